// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Coup: valid text, refused text, events as sentences, and rules.
#include "tests/engine/coup_table.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coup;
using coup::test::Table;

class TestCoupText : public QObject {
    Q_OBJECT

private slots:
    void actionsReadBack()
    {
        for (const char* text : {"income",
                                 "foreign aid",
                                 "tax",
                                 "exchange",
                                 "steal 0",
                                 "steal 5",
                                 "assassinate 3",
                                 "coup 1",
                                 "allow",
                                 "challenge",
                                 "block",
                                 "block duke",
                                 "block contessa",
                                 "block captain",
                                 "block ambassador",
                                 "lose assassin",
                                 "lose duke",
                                 "return captain duke",
                                 "return duke duke",
                                 "return ambassador assassin"}) {
            const auto action = Coup::parseAction(text);
            QVERIFY2(action, text);
            QCOMPARE(toText(*action), std::string(text));
        }
    }

    void badTextIsRefused()
    {
        for (const char* text : {"",
                                 "foreign",
                                 "aid",
                                 "income 1",
                                 "tax duke",
                                 "steal",
                                 "steal 6",
                                 "steal x",
                                 "steal 1 2",
                                 "coup -1",
                                 "allow 1",
                                 "block assassin",
                                 "block king",
                                 "block duke duke",
                                 "lose",
                                 "lose king",
                                 "lose duke duke",
                                 "return",
                                 "return duke",
                                 "return duke captain",
                                 "return duke captain duke",
                                 "challenge duke",
                                 "Income"}) {
            const auto action = Coup::parseAction(text);
            QVERIFY2(!action, text);
            QVERIFY(action.error().english().find(text) != std::string::npos);
        }
        for (const char* text : {"", "draw", "deal", "deal duke", "draw duke duke duke", "draw king", "duke duke",
                                 "shuffle duke", "deal duke duke duke duke duke duke duke duke duke duke duke duke duke"})
            QVERIFY2(!Coup::parseChance(text), text);
    }

    void chanceReadsBack()
    {
        for (const char* text : {"draw duke", "draw duke captain", "deal duke captain assassin contessa"})
            QCOMPARE(toText(*Coup::parseChance(text)), std::string(text));
    }

    void rulesReadBack()
    {
        QVERIFY(*Coup::parseRules({}) == (Rules{4, Mode::Tabletop}));
        QVERIFY(*Coup::parseRules({{"players", "6"}, {"mode", "crate"}}) == (Rules{6, Mode::Crate}));
        QVERIFY(!Coup::parseRules({{"players", "7"}}));
        QVERIFY(!Coup::parseRules({{"mode", "house"}}));
        QCOMPARE(toText(Coup::rulesMap({3, Mode::Crate})), std::string("mode=crate,players=3"));
    }

    /// One sentence per event, in the order of events.
    void eventsAreSentencesInOrder()
    {
        Table table(Mode::Tabletop, "assassin duke / contessa duke / captain captain", "3 2 2");
        Trace<Event> trace(3);
        table.play(
            "0 assassinate 1, 1 challenge, 2 allow, 1 lose duke, * draw captain, 1 block contessa, 0 challenge, 2 allow, "
            "0 lose duke, * draw contessa, 1 exchange, 0 allow, 2 allow, * draw ambassador duke, "
            "1 return ambassador duke, 2 steal 0, 0 allow, 1 allow, 0 allow, 0 assassinate 1",
            &trace);
        QCOMPARE(table.problem, std::string("not possible: 0 assassinate 1")); // no coins left
        std::vector<std::string> said;
        for (const auto& told : trace.told())
            if (!told.blurred)
                said.push_back(toText(told.event));
        const std::vector<std::string> expected = {
            "seat 0: assassinate seat 1, as assassin",
            "seat 0 pays 3 coins",
            "seat 1 challenges seat 0 to show assassin",
            "seat 0 shows assassin",
            "seat 1 loses duke",
            "seat 0 puts it back and draws captain",
            "seat 1 blocks seat 0, as contessa",
            "seat 0 challenges seat 1 to show contessa",
            "seat 1 shows contessa",
            "seat 0 loses duke",
            "seat 1 puts it back and draws contessa",
            "assassinate of seat 0 is blocked",
            "turn 2: seat 1",
            "seat 1: exchange, as ambassador",
            "seat 1 draws ambassador duke",
            "seat 1 returns ambassador duke",
            "turn 3: seat 2",
            "seat 2: steal seat 0, as captain",
            "seat 2 steals 0 coins from seat 0",
            "turn 4: seat 0",
        };
        for (std::size_t i = 0; i < std::max(said.size(), expected.size()); ++i)
            QCOMPARE(QString::fromStdString(i < said.size() ? said[i] : ""),
                     QString::fromStdString(i < expected.size() ? expected[i] : ""));
    }

    /// Guests read the field "course"; with more than two players it is present and empty.
    void theCourseIsAField()
    {
        struct CourseField : FieldVisitor {
            void number(std::string_view, double) override {}
            void truth(std::string_view, bool) override {}
            void text(std::string_view, std::string_view) override {}
            void numbers(std::string_view, const std::vector<double>&) override {}
            void texts(std::string_view name, const std::vector<std::string>& values) override
            {
                if (name == "course")
                    course = values;
            }
            std::optional<std::vector<std::string>> course;
        };
        CourseField two, three;
        Table table(Mode::Tabletop, "captain duke / contessa duke", "3 2");
        table.play("0 assassinate 1, 1 allow, 1 block contessa, 0 challenge, 0 lose duke, * draw duke");
        QCOMPARE(table.problem, std::string());
        Coup::fields(Coup::look(table.state, 0), two);
        QCOMPARE(*two.course,
                 (std::vector<std::string>{"assassinate", "allow", "block contessa", "challenge contessa", "lose duke"}));
        Table more(Mode::Tabletop, "captain duke / contessa duke / captain captain");
        Coup::fields(Coup::look(more.play("0 income").state, 0), three);
        QCOMPARE(*three.course, std::vector<std::string>());
    }

    void blurredEventsTellTheCount()
    {
        State state = Coup::start({2, Mode::Tabletop});
        Trace<Event> trace(2);
        Coup::applyChance(state, *Coup::parseChance("deal duke captain assassin contessa"), &trace);
        QCOMPARE(toText(trace.told()[0].event), std::string("seat 0 is dealt duke captain"));
        QVERIFY(trace.told()[0].to == SeatSet::of(0));
        QCOMPARE(toText(trace.told()[1].event), std::string("seat 0 is dealt 2 cards"));
        QVERIFY(trace.told()[1].to == SeatSet::of(1) && trace.told()[1].blurred);
    }
};

PARLOUR_TEST(TestCoupText)
#include "test_coup_text.moc"
