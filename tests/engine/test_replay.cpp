// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays of records: sound ones, and all kinds of bad ones.
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

const GameInfo& pazaakInfo()
{
    return *findGame("pazaak");
}

/// A whole match in which both players always take another card.
Record soundRecord()
{
    Record record;
    record.game = "pazaak";
    record.rules = *pazaakInfo().complete({});
    record.seats = {"you", "pazaak.bold"};
    record.seed = 5;
    const auto match = std::move(*pazaakInfo().start(record.rules, record.seed));
    while (!match->node().isOver()) {
        const Node node = match->node();
        Step step;
        if (node.isChance())
            step = {kChanceSeat, match->draw()};
        else
            step = {node.seats.first(), match->legal(node.seats.first()).front()};
        if (!match->step(step.who, step.text))
            break;
        record.steps.push_back(step);
    }
    record.result = {match->score(0), match->score(1)};
    return record;
}

std::string problem(const Record& record)
{
    const Replay out = replay(findGame(record.game), record);
    return out.sound ? "" : out.problem.english();
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void soundRecordIsSound()
    {
        const Record record = soundRecord();
        const Replay out = replay(&pazaakInfo(), record);
        QVERIFY2(out.sound, out.problem.english().c_str());
        QCOMPARE(static_cast<std::size_t>(out.goodSteps), record.steps.size());
        QVERIFY(out.match->node().isOver());
    }

    void unfinishedRecordIsSound()
    {
        Record record = soundRecord();
        record.steps.resize(7);
        record.result.reset();
        const Replay out = replay(&pazaakInfo(), record);
        QVERIFY(out.sound);
        QCOMPARE(out.goodSteps, 7);
        QCOMPARE(matchAt(pazaakInfo(), record, 3)->steps(), 3);
    }

    void badStepKeepsTheGoodOnes()
    {
        Record record = soundRecord();
        record.steps[4].text = "play 9";
        const Replay out = replay(&pazaakInfo(), record);
        QVERIFY(!out.sound);
        QCOMPARE(out.goodSteps, 4);
        QCOMPARE(out.match->steps(), 4);
        QVERIFY(out.problem.english().find("play 9") != std::string::npos);
    }

    void badRecordsAreRefused()
    {
        const Record sound = soundRecord();
        Record record = sound;
        record.game = "chess";
        QCOMPARE(problem(record), std::string("there is no game \"chess\""));
        record = sound;
        record.version = 99;
        QCOMPARE(problem(record),
                 std::string("the game was saved by rules of version 99; this program knows versions up to 1"));
        record.version = 0;
        QVERIFY(!problem(record).empty());
        record = sound;
        record.rules["decks"] = "paper";
        QCOMPARE(problem(record), std::string("decks cannot be \"paper\"; it can be printed, as-run"));
        record = sound;
        record.seats.pop_back();
        QCOMPARE(problem(record), std::string("the rules need 2 seats, the file names 1"));
        record = sound;
        record.steps[2].who = 1;
        QCOMPARE(problem(record), std::string("seat 1 is not to move"));
        record = sound;
        record.steps[2].who = 7;
        QCOMPARE(problem(record), std::string("seat 7 is not to move"));
        record = sound;
        record.steps[2].who = kChanceSeat;
        QCOMPARE(problem(record), std::string("nothing is drawn or dealt here"));
        record = sound;
        record.steps[0].text = "sides 1 1 1 1 / 2 2 3 3";
        QCOMPARE(problem(record), std::string("\"sides 1 1 1 1 / 2 2 3 3\" cannot be drawn or dealt here"));
    }

    void theResultMustFollowFromTheSteps()
    {
        Record record = soundRecord();
        std::swap((*record.result)[0], (*record.result)[1]);
        QCOMPARE(problem(record), std::string("the stated result is not the one the steps lead to"));
        record.result = {1.0};
        QVERIFY(!problem(record).empty());
        record = soundRecord();
        record.steps.pop_back();
        QCOMPARE(problem(record), std::string("the file states a result, but the game is not over"));
    }

    void stepsAfterTheEndAreRefused()
    {
        Record record = soundRecord();
        record.steps.push_back({0, "end"});
        QVERIFY(!problem(record).empty());
    }
};

PARLOUR_TEST(TestReplay)
#include "test_replay.moc"
