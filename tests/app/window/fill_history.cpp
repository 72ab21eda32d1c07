// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fills a history with games of bots, one of which counts as the person and improves over time, to inspect and measure the
// history page. Not a test and not installed.
//   PARLOUR_HOME=FOLDER fill_history GAMES [REVIEWED]    the number of games, and of the newest ones that are reviewed
#include "app/analysis/review_cache.h"
#include "app/store/paths.h"
#include "tests/app/analysis/review_tools.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace parlour;
using namespace parlour::test;

namespace {

struct Table {
    std::string game;
    std::vector<std::string> seats; ///< the first is the person's
    RuleMap rules = {};
};

const std::vector<Table>& tables()
{
    static const std::vector<Table> all = {
        {"pazaak", {"pazaak.casual", "pazaak.kid"}},
        {"durak", {"durak.openfool", "durak.greedy"}},
        {"pazaak", {"pazaak.casual", "pazaak.nestor"}},
        {"yahtzee", {"yahtzee.casual", "yahtzee.aces-and-eights"}},
        {"coup", {"coup.casual", "coup.honest", "coup.bluffer", "coup.static"}, {{"players", "4"}}},
        {"durak", {"durak.openfool", "durak.greedy", "durak.article"}, {{"players", "3"}}},
        {"pazaak", {"pazaak.casual", "pazaak.hk47"}},
        {"coins", {"coins.casual", "coins.little-ten"}},
        {"yahtzee", {"yahtzee.casual"}, {{"players", "1"}}},
        {"coup", {"coup.casual", "coup.honest"}, {{"players", "2"}}},
    };
    return all;
}

/// Game `number` of `all`: the person is a beginner at first, then casual, then a club player.
GameFile gameOf(int number, int all)
{
    const Table& table = tables()[static_cast<std::size_t>(number) % tables().size()];
    std::vector<std::string> seats = table.seats;
    const double share = static_cast<double>(number) / all;
    const std::string level = share < 0.3 ? ".beginner" : share < 0.7 ? ".casual" : ".club";
    seats.front() = table.game + level;
    GameFile file;
    file.record = playedBy(table.game, seats, static_cast<std::uint64_t>(number) + 1, table.rules);
    file.record.seats.front() = kPerson;
    const QDateTime first = QDateTime::currentDateTimeUtc().addDays(-240);
    const double days = 240 * share;
    file.savedAt = first.addSecs(static_cast<qint64>(days * 86400) + number * 137 % 40000 - 40000).toString(Qt::ISODate);
    file.played = 60 + static_cast<int>(file.record.steps.size()) * (3 + number % 4);
    if (number % 17 == 0)
        file.notes = QStringLiteral("Played on the train.");
    return file;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int all = arguments.value(1).toInt();
    const int reviewed = arguments.value(2).toInt();
    History history(paths::history());
    for (int number = 0; number < all; ++number) {
        const GameFile file = gameOf(number, all);
        const auto id = history.add(file);
        if (!id)
            qFatal("the history refuses a game");
        if (number >= all - reviewed && !keepReview(history, *id, reviewOf(file.record, 0)))
            qFatal("the history refuses a review");
        QTextStream(stdout) << number + 1 << (number + 1 < all ? "\r" : "\n") << Qt::flush;
    }
    return 0;
}
