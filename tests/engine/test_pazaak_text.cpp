// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Pazaak: valid text, refused text, and the errors.
#include "engine/pazaak/pazaak.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::pazaak;

class TestPazaakText : public QObject {
    Q_OBJECT

private slots:
    void actionsReadBack()
    {
        QCOMPARE(*Pazaak::parseAction("end"), (Action{Action::Kind::End, 0}));
        QCOMPARE(*Pazaak::parseAction("stand"), (Action{Action::Kind::Stand, 0}));
        QCOMPARE(*Pazaak::parseAction("play 5"), (Action{Action::Kind::Play, 5}));
    }

    void badActionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "End", "end ", "play", "play ", "play 0", "play 6", "play x", "play 1 2", "stand 1"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badActionsAreRefused()
    {
        QFETCH(QString, text);
        const auto action = Pazaak::parseAction(text.toStdString());
        QVERIFY(!action);
        QVERIFY(action.error().english().find("\"" + text.toStdString() + "\"") != std::string::npos);
    }

    void chancesReadBack()
    {
        const auto sides = Pazaak::parseChance("sides 1 3 2 5 / 4 4 1 2");
        QVERIFY(sides);
        QCOMPARE(sides->sides[1], (SideCards{4, 4, 1, 2}));
        QCOMPARE(toText(*sides), std::string("sides 1 3 2 5 / 4 4 1 2"));
        const auto house = Pazaak::parseChance("house 3 10 1");
        QVERIFY(house);
        QCOMPARE(toText(*house), std::string("house 3 10 1"));
    }

    void badChancesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "house", "house ", "house 11", "house 0", "house 1 2 x", "house 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
              "sides 1 2 3 4", "sides 1 2 3 6 / 1 2 3 4", "sides 1 1 1 1 1 1 / 2 2 2 2", "sides 1 / 2 / 3", "deck 1 2 3"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badChancesAreRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!Pazaak::parseChance(text.toStdString()));
    }

    void rulesReadBack()
    {
        QVERIFY(Pazaak::parseRules({})->decks == Decks::Printed);
        QVERIFY(Pazaak::parseRules({{"decks", "as-run"}})->decks == Decks::AsRun);
        QCOMPARE(toText(Pazaak::rulesMap(*Pazaak::parseRules({{"decks", "as-run"}}))), std::string("decks=as-run"));
        QCOMPARE(Pazaak::parseRules({{"decks", "none"}}).error().english(),
                 std::string("decks cannot be \"none\"; it can be printed, as-run"));
        QCOMPARE(Pazaak::parseRules({{"deck", "36"}}).error().english(),
                 std::string("there is no rule \"deck\"; the rules are decks"));
    }
};

PARLOUR_TEST(TestPazaakText)
#include "test_pazaak_text.moc"
