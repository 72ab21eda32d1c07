// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The personal bests that were broken by the game that has just ended. Reads the person's games of its kind on a thread, as
// the history page does. Used by the result card's controller.
#pragma once

#include "app/seating/library.h"
#include "app/statistics/progress.h"

#include <QObject>

#include <memory>

namespace parlour {

class HistoryReader;

class NewBests : public QObject {
    Q_OBJECT

public:
    /// Starts reading. `game` is the game's id, `historyId` the key of the finished game in the history.
    NewBests(Library& library, const std::string& game, qint64 historyId, QObject* parent);
    ~NewBests() override;

    /// A line for each broken best; empty if none was broken, and before known().
    QString text() const;

signals:
    /// Reading is done.
    void known();

private:
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_;
    std::vector<Best> broken_;
};

} // namespace parlour
