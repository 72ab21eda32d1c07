// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/new_bests.h"

#include "app/seating/game_summary.h"

namespace parlour {

NewBests::NewBests(Library& library, const std::string& game, qint64 historyId, QObject* parent)
    : QObject(parent),
      reader_(makeHistoryReader(library))
{
    connect(reader_.get(), &HistoryReader::came, this,
            [this](const std::vector<PastGame>& games) { games_.insert(games_.end(), games.begin(), games.end()); });
    connect(reader_.get(), &HistoryReader::done, this, [this, historyId] {
        broken_ = bestsBrokenBy(oldestFirst(games_), historyId);
        emit known();
    });
    reader_->read(QString::fromStdString(game));
}

NewBests::~NewBests() = default;

QString NewBests::text() const
{
    QStringList lines;
    for (const Best best : broken_) {
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
