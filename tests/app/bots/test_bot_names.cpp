// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of built-in bots with their options.
#include "ai/core/bots.h"
#include "app/bots/bot_source.h"
#include "engine/games.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

class TestBotNames : public QObject {
    Q_OBJECT

private slots:
    /// The name has the same effect as the question.
    void aNameSetsTheSimulations()
    {
        const auto match = findGame("durak")->start(*findGame("durak")->complete({{"players", "2"}}), 5);
        QVERIFY(match);
        const auto usual = makeBotByName("durak.monte-carlo", "durak", test::resources());
        const auto told = makeBotByName("durak.monte-carlo[simulations=3]", "durak", test::resources());
        QVERIFY(usual && told);
        int asked = 0;
        while (asked < 6) {
            const Node node = (*match)->node();
            const Seat seat = node.isWaiting() ? node.seats.first() : kChanceSeat;
            AnyQuestion question = node.isWaiting() ? (*match)->question(seat) : AnyQuestion{};
            if (!node.isWaiting() || question.isForced) {
                QVERIFY((*match)->step(seat, node.isWaiting() ? (*match)->legal(seat).front() : (*match)->draw()));
                continue;
            }
            ++asked;
            Report report, expected;
            const std::string action = (*told)->answer(question, {}, &report);
            question.simulations = 3;
            QCOMPARE(action, (*usual)->answer(question, {}, &expected));
            QCOMPARE(report.candidates.size(), expected.candidates.size());
            for (std::size_t i = 0; i < report.candidates.size(); ++i)
                QCOMPARE(report.candidates[i].value, expected.candidates[i].value);
            QVERIFY((*match)->step(seat, action));
        }
    }

    /// A deck is a name or ten cards; the rules of the match may forbid it.
    void aNameBringsADeck()
    {
        const std::string game = "pazaak-full";
        for (const char* deck : {"starter", "super", "+1 +1 +2 +2 +3 +3 -4 -4 +-5 D"})
            QVERIFY2(makeBotByName("pazaak-full.drone[deck=" + std::string(deck) + "]", game, test::resources()), deck);
        for (const char* deck : {"nobody", "+1 +1", "+1 +1 +2 +2 +3 +3 -4 -4 +-5 D D", "+1 +1 +2 +2 +3 +3 -4 -4 +-5 X"}) {
            const auto made = makeBotByName("pazaak-full.drone[deck=" + std::string(deck) + "]", game, test::resources());
            QVERIFY2(!made && !made.error().english().empty(), deck);
        }
        const std::vector<std::string> names{"pazaak-full.drone", "pazaak-full.careful[deck=super]"};
        QVERIFY(!checkOptions(names, game, {}));
        QVERIFY(checkOptions(names, game, {{"limit", "any"}}));
    }

    void unknownNamesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"durak.nobody", "durak.master[", "durak.master]", "durak.master[simulations=0]",
              "durak.master[simulations=10000001]", "durak.master[simulations=x]", "durak.master[depth=3]",
              "durak.greedy[simulations=3]", "pazaak.master", "[simulations=3]", "durak.master[]x"})
            QTest::newRow(name) << name;
    }
    void unknownNamesAreRefused()
    {
        QFETCH(QString, name);
        QVERIFY(!makeBotByName(name.toStdString(), "durak", test::resources()));
    }

    /// Only bots that simulate accept a number of simulations.
    void onlySimulatingBotsTakeANumber()
    {
        for (const BotInfo& bot : bots()) {
            const auto made = makeBotByName(std::string(bot.id) + "[simulations=2]", bot.game, test::resources());
            QCOMPARE(static_cast<bool>(made), bot.simulates());
        }
    }
};

PARLOUR_TEST(TestBotNames)
#include "test_bot_names.moc"
