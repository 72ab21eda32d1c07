// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared by the tests of finished games: games made from a result and a review's figures.
#pragma once

#include "app/statistics/progress.h"

namespace parlour::test {

/// Makes games finished on a day of 2026, numbered from 1.
class PastMaker {
public:
    PastGame make(const QString& game, std::vector<std::string> seats, std::vector<double> result,
                  const QDate& date = QDate(2026, 6, 1))
    {
        PastGame made;
        made.entry.id = ++last_;
        made.entry.finishedAt = QDateTime(date, QTime(12, 0));
        made.entry.game = game;
        made.entry.seats = std::move(seats);
        made.entry.result = std::move(result);
        made.entry.steps = 20;
        made.isRead = true;
        return made;
    }
    PastGame duel(double mine, const std::string& other = "pazaak.kid", const QDate& date = QDate(2026, 6, 1))
    {
        return make("pazaak", {other, "you"}, {1 - mine, mine}, date);
    }

private:
    qint64 last_ = 0;
};

/// Adds a review with this total loss and number of decisions.
inline PastGame reviewed(PastGame game, double errors, int decisions, double luck = 0)
{
    ReviewFigures figures;
    figures.game = game.entry.id;
    figures.errors = errors;
    figures.decisions = decisions;
    figures.meanLoss = {errors / decisions, 0};
    figures.luck = luck;
    figures.result = game.entry.result[static_cast<std::size_t>(personOf(game.entry.seats))];
    figures.isWhole = true;
    game.review = figures;
    return game;
}

} // namespace parlour::test
