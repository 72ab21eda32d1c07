// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/table/bests_told.h"

#include "app/store/paths.h"
#include "app/window/history/history_reader.h"

namespace parlour {

BestsTold::BestsTold(Library& library, const std::string& game, qint64 historyId, QObject* parent)
    : QObject(parent),
      reader_(std::make_unique<HistoryReader>(paths::history(), library.settings().preferences().name, library.resources()))
{
    connect(reader_.get(), &HistoryReader::came, this,
            [this](const std::vector<PastGame>& games) { games_.insert(games_.end(), games.begin(), games.end()); });
    connect(reader_.get(), &HistoryReader::done, this, [this, historyId] {
        fallen_ = bestsBrokenBy(oldestFirst(games_), historyId);
        emit known();
    });
    reader_->read(QString::fromStdString(game));
}

BestsTold::~BestsTold() = default;

QString BestsTold::words() const
{
    QStringList lines;
    for (const Best best : fallen_) {
        switch (best) {
        case Best::Points:
            lines << tr("A record: your most points");
            break;
        case Best::Streak:
            lines << tr("A record: your longest run of games won");
            break;
        case Best::Quickest:
            lines << tr("A record: your quickest win");
            break;
        case Best::Shortest:
            lines << tr("A record: your shortest win");
            break;
        }
    }
    return lines.join('\n');
}

} // namespace parlour
