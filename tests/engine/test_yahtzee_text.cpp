// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Yahtzee: valid text, refused text, and the errors.
#include "engine/yahtzee/yahtzee.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::yahtzee;

class TestYahtzeeText : public QObject {
    Q_OBJECT

private slots:
    void actionsReadBack()
    {
        QCOMPARE(*Yahtzee::parseAction("hold none"), hold({}));
        QCOMPARE(*Yahtzee::parseAction("hold 4 0"), hold({4, 0}));
        QCOMPARE(*Yahtzee::parseAction("score aces"), yahtzee::score(Box::Aces));
        QCOMPARE(*Yahtzee::parseAction("score chance"), yahtzee::score(Box::Chance));
        QCOMPARE(toText(hold({4, 0})), std::string("hold 4 0"));
        for (const Box box : BoxSet::all())
            QCOMPARE(*Yahtzee::parseAction(toText(yahtzee::score(box))), yahtzee::score(box));
    }

    void badActionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "hold", "hold ", "hold 5", "hold -1", "hold x", "hold 0 1 2 3 4 0", "hold none 1",
                                 "Hold 1", "score", "score ", "score house", "score aces ", "score aces twos", "roll"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badActionsAreRefused()
    {
        QFETCH(QString, text);
        const auto action = Yahtzee::parseAction(text.toStdString());
        QVERIFY(!action);
        QVERIFY(action.error().english().find("\"" + text.toStdString() + "\"") != std::string::npos);
    }

    void chancesReadBack()
    {
        const auto chance = Yahtzee::parseChance("roll 3 6 1");
        QVERIFY(chance);
        QCOMPARE(chance->dice, (Dice{3, 6, 1}));
        QCOMPARE(toText(*chance), std::string("roll 3 6 1"));
    }

    void badChancesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "roll", "roll ", "roll 0", "roll 7", "roll 1 2 x", "roll 1 2 3 4 5 6", "roll none", "3 6 1"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badChancesAreRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!Yahtzee::parseChance(text.toStdString()));
    }

    void rulesReadBack()
    {
        QCOMPARE(*Yahtzee::parseRules({}), (Rules{2, Joker::Forced}));
        QCOMPARE(*Yahtzee::parseRules({{"players", "1"}, {"joker", "free"}}), (Rules{1, Joker::Free}));
        QCOMPARE(toText(Yahtzee::rulesMap({6, Joker::Free})), std::string("joker=free,players=6"));
        QCOMPARE(Yahtzee::parseRules({{"cards", "open"}})->cards, Cards::Open);
        QCOMPARE(toText(Yahtzee::rulesMap({6, Joker::Free, Cards::Open})), std::string("cards=open,joker=free,players=6"));
        QCOMPARE(Yahtzee::parseRules({{"players", "7"}}).error().english(),
                 std::string("players cannot be \"7\"; it can be 1 to 6"));
        QCOMPARE(Yahtzee::parseRules({{"joker", "none"}}).error().english(),
                 std::string("joker cannot be \"none\"; it can be forced, free"));
    }

    /// The field "others", which guests read.
    void openCardsAreAField()
    {
        State state = Yahtzee::start({3, Joker::Forced, Cards::Open});
        Card& card = state.cards[2];
        for (const auto& [box, points] : {std::pair(Box::Sixes, 24), std::pair(Box::Yahtzee, 50)}) {
            card.filled.add(box);
            card.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(points);
        }
        struct Others : FieldVisitor {
            void number(std::string_view, double) override {}
            void truth(std::string_view, bool) override {}
            void text(std::string_view, std::string_view) override {}
            void numbers(std::string_view, const std::vector<double>&) override {}
            void texts(std::string_view name, const std::vector<std::string>& values) override
            {
                if (name == "others")
                    others = values;
            }
            std::optional<std::vector<std::string>> others;
        };
        Others open, hidden;
        Yahtzee::fields(Yahtzee::look(state, 0), open);
        QCOMPARE(*open.others,
                 (std::vector<std::string>{"seat=1 total=0 upperTotal=0 fifty=no boxes=",
                                           "seat=2 total=74 upperTotal=24 fifty=yes boxes=sixes,yahtzee"}));
        state.rules.cards = Cards::Hidden;
        Yahtzee::fields(Yahtzee::look(state, 0), hidden);
        QVERIFY(!hidden.others);
    }

    void theEndNamesTheWinners_data()
    {
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<QString>("text");
        QTest::newRow("one") << QList<int>{1} << "Player 2 ends first with 1 point";
        QTest::newRow("two") << QList<int>{0, 2} << "Player 1, Player 3 share the win with 1 point";
    }
    void theEndNamesTheWinners()
    {
        QFETCH(QList<int>, winners);
        Event event;
        event.kind = Event::Kind::Ended;
        event.points = 1;
        for (const int seat : winners)
            event.winners.add(seat);
        QTEST(QString::fromStdString(toText(event)), "text");
    }
};

PARLOUR_TEST(TestYahtzeeText)
#include "test_yahtzee_text.moc"
