// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of kinds of mistakes, and the entries of games in a column of scores.
#include "ai/core/bots.h"
#include "app/seating/positions.h"
#include "app/tables/game_table.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

class TestMistakeKinds : public QObject {
    Q_OBJECT

private slots:
    void mistakesHaveAKind_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("best");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* game, const char* taken, const char* best, const char* words) {
            QTest::addRow("%s: %s, %s", game, taken, best)
                << QString(game) << QString(taken) << QString(best) << QString(words);
        };
        row("durak", "take", "cover 9c with Jc", "Took though it could be covered");
        row("durak", "take", "transfer 6d", "Took instead of transferring");
        row("durak", "cover 9c with Jc", "take", "Covered where taking was better");
        row("durak", "cover 9c with Jc", "cover 9c with Qc", "Covered with the wrong card");
        row("durak", "cover 9c with Jc", "transfer 9d", "Covered instead of transferring");
        row("durak", "transfer 9d", "cover 9c with Jc", "Transferred where it was better not to");
        row("durak", "attack 6s", "attack 7s", "Attacked with the wrong card");
        row("durak", "attack 6s", "done", "Threw in a card that was better kept");
        row("durak", "done", "attack 6s", "Stopped throwing in too early");
        row("pazaak", "end", "stand", "Went on where standing was better");
        row("pazaak", "stand", "end", "Stood where another card was better");
        row("pazaak", "stand", "play 3", "Stood without a side card that was needed");
        row("pazaak", "end", "play 3", "Ended the turn without a side card that was needed");
        row("pazaak", "play 3", "stand", "Played a side card that was better kept");
        row("pazaak", "play 3", "play 4", "Played the wrong side card");
        row("yahtzee", "hold 0 1", "hold 0 1 2", "Held too few dice");
        row("yahtzee", "hold 0 1", "hold none", "Held too many dice");
        row("yahtzee", "hold 0 1", "hold 2 3", "Held the wrong dice");
        row("yahtzee", "hold 0 1", "score chance", "Rolled again where writing was better");
        row("yahtzee", "score chance", "hold 0 1", "Wrote a box where rolling again was better");
        row("yahtzee", "score chance", "score aces", "Another box was better than: Chance");
        row("coup", "allow", "challenge", "Believed where challenging was better");
        row("coup", "allow", "block duke", "Let it stand where blocking was better");
        row("coup", "challenge", "allow", "Challenged where believing was better");
        row("coup", "block captain", "block ambassador", "Blocked with the wrong claim");
        row("coup", "income", "tax", "Income instead of Tax");
        row("coup", "steal 1", "steal 2", "Chose the wrong player for: Steal");
        row("coup", "lose duke", "lose captain", "Lost the wrong card");
        row("coins", "nothing", "block", "Did nothing where blocking was better");
        row("coins", "travel 3", "travel 5", "Went back to the wrong round");
        row("coins", "block", "nothing", "Pulled a blue lever that was better kept");
        row("coins", "travel 3 [MTI=]", "nothing", "Pulled a red lever that was better kept");
        row("coins", "no such thing", "nothing", "");
    }
    void mistakesHaveAKind()
    {
        QFETCH(QString, game);
        QFETCH(QString, taken);
        QFETCH(QString, best);
        QFETCH(QString, words);
        const GameTable* table = findTable(game.toStdString());
        QCOMPARE(table->mistakeKind(taken.toStdString(), best.toStdString()), words);
    }

    void finishedGamesHaveATally_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("hasPoints");
        QTest::newRow("durak") << "durak"
                               << "" << false;
        QTest::newRow("pazaak") << "pazaak"
                                << "\\d : \\d" << false;
        QTest::newRow("yahtzee") << "yahtzee"
                                 << "\\d+( : \\d+)?" << true;
        QTest::newRow("coup") << "coup"
                              << "\\d of \\d" << false;
        QTest::newRow("coins") << "coins"
                               << "\\d+ : \\d+" << true;
    }
    void finishedGamesHaveATally()
    {
        QFETCH(QString, game);
        QFETCH(QString, pattern);
        QFETCH(bool, hasPoints);
        const GameInfo& info = *findGame(game.toStdString());
        const std::string bot = game.toStdString() + ".random";
        const std::vector<std::string> seats(static_cast<std::size_t>(info.seats(*info.complete({}))), bot);
        const Record record = test::playedOut(test::newRecord(info.id, seats, 3));
        const Replay played = replay(&info, record);
        for (Seat seat = 0; seat < played.match->seats(); ++seat) {
            const Tally tally =
                findTable(info.id)->tally(positionOf(*played.match, seatsOf(record.seats, {}), {seat, true}));
            QVERIFY2(QRegularExpression("^(" + pattern + ")$").match(tally.text).hasMatch(), qPrintable(tally.text));
            QCOMPARE(tally.points.has_value(), hasPoints);
        }
    }
};

PARLOUR_TEST(TestMistakeKinds)
#include "test_mistake_kinds.moc"
