// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A question has one answer: the hint, the chance to win, the review, the practice, the position as text and the puzzles
// give the same values.
#include "app/analysis/analyst_thread.h"
#include "app/practice/puzzle_maker.h"
#include "engine/base/index.h"
#include "engine/positions.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// The number of steps after which the seat that acted last had a choice; at most `most`.
int lastChoice(const GameInfo& info, const Record& record, int most)
{
    for (int step = most; step > 0; --step)
        if (record.steps[asIndex(step)].who >= 0
            && !matchAt(info, record, step)->question(record.steps[asIndex(step)].who).isForced)
            return step;
    return -1;
}

/// The answer of a hint.
std::shared_ptr<const Advice> hintOf(const std::string& game, const AnyQuestion& question, bool isAlone)
{
    AnalystThread thread(test::analystOf(game)(), game);
    std::shared_ptr<const Advice> advice;
    QObject::connect(&thread, &AnalystThread::advised, &thread, [&](int, const auto& each) { advice = each; });
    thread.advise(0, question, isAlone);
    return test::comesTrue([&] { return advice != nullptr; }) ? advice : nullptr;
}

std::optional<Estimate> chanceOf(const std::string& game, const AnyQuestion& question)
{
    AnalystThread thread(test::analystOf(game)(), game);
    std::optional<Estimate> value;
    QObject::connect(&thread, &AnalystThread::valued, &thread, [&](int, const Estimate& each) { value = each; });
    thread.value(0, question, false);
    return test::comesTrue([&] { return value.has_value(); }) ? value : std::nullopt;
}

/// The first difference between two answers; empty if there is none.
QString differenceOf(const Advice& one, const Advice& other)
{
    if (one.report.chosen != other.report.chosen)
        return QString::fromStdString(one.report.chosen + " and " + other.report.chosen + " are best");
    for (const Candidate& each : one.report.candidates) {
        const int same = other.find(each.action);
        if (same < 0)
            return QString::fromStdString(each.action + " is missing");
        const Candidate& there = other.report.candidates[asIndex(same)];
        if (std::abs(each.value - there.value) > 1e-9 || std::abs(each.error - there.error) > 1e-9)
            return QStringLiteral("%1 is %2 +- %3 and %4 +- %5")
                .arg(QString::fromStdString(each.action))
                .arg(each.value)
                .arg(each.error)
                .arg(there.value)
                .arg(there.error);
    }
    return {};
}

} // namespace

class TestOneVoice : public QObject {
    Q_OBJECT

private slots:
    void aQuestionHasOneAnswer_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("steps"); // at most, of the game before the question
        for (const auto& [game, steps] : {std::pair("durak", 9), std::pair("pazaak", 30), std::pair("pazaak-full", 30),
                                          std::pair("yahtzee", 40), std::pair("coup", 12), std::pair("coins", 12)})
            for (const int most : {steps, steps / 2})
                QTest::addRow("%s after %d steps", game, most) << game << most;
    }
    void aQuestionHasOneAnswer()
    {
        QFETCH(QString, game);
        QFETCH(int, steps);
        const GameInfo& info = *findGame(game.toStdString());
        const std::vector<std::string> seats(asIndex(info.seats(*info.complete({}))), info.id + ".casual");
        Record record = test::playedBy(info.id, seats, 5);
        const int step = lastChoice(info, record, std::min(steps, static_cast<int>(record.steps.size()) - 1));
        QVERIFY(step > 0);
        const Seat seat = record.steps[asIndex(step)].who;
        record.steps.resize(asIndex(step) + 1);
        record.result.reset();

        const auto match = matchAt(info, record, step);
        const auto hint = hintOf(info.id, match->question(seat), false);
        QVERIFY(hint);

        const Review review = test::reviewOf(record, seat);
        const auto practised = adviceOf(review, step);
        QVERIFY(practised);
        QCOMPARE(differenceOf(*hint, *practised), QString());
        const std::vector<LedgerEntry> ledger = ledgerOf(review, Currency::Share);
        const LedgerEntry& entry = ledger[asIndex(step)];
        QCOMPARE(review.positions[asIndex(step)]->choices[asIndex(entry.best)].action, hint->report.chosen);
        QCOMPARE(entry.loss.value, hint->lossOf(entry.taken));
        const auto chance = chanceOf(info.id, match->question(seat));
        QVERIFY(chance);
        QVERIFY2(std::abs(chance->value - review.positions[asIndex(step)]->share.value) < 1e-9,
                 qPrintable(QStringLiteral("%1, %2").arg(chance->value).arg(review.positions[asIndex(step)]->share.value)));

        int line = 0;
        const auto position = readPosition(positionText(*match, info.id, seat), 77, line);
        QVERIFY(position);
        const auto read = hintOf(info.id, position->match->question(seat), false);
        QVERIFY(read);
        QCOMPARE(differenceOf(*hint, *read), QString());
    }

    void theMasterThinksWhatTheCoachSays_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const auto& [game, all] : std::initializer_list<std::pair<const char*, std::vector<int>>>{
                 {"durak", {2, 4, 6}}, {"pazaak", {2}}, {"pazaak-full", {2}}, {"yahtzee", {2}}, {"coup", {2, 4}}})
            for (const int seats : all)
                QTest::addRow("%s %d", game, seats) << game << seats;
    }
    /// At every number of seats, with the same random numbers.
    void theMasterThinksWhatTheCoachSays()
    {
        QFETCH(QString, game);
        QFETCH(int, seats);
        const GameInfo& info = *findGame(game.toStdString());
        const std::vector<std::string> players(asIndex(seats), info.id + ".casual");
        const Record record = test::playedBy(info.id, players, 5, test::rulesWithSeats(info, seats));
        const int step = lastChoice(info, record, std::min(12, static_cast<int>(record.steps.size()) - 1));
        QVERIFY(step > 0);
        const auto match = matchAt(info, record, step);
        AnyQuestion question = match->question(record.steps[asIndex(step)].who);
        const auto hint = hintOf(info.id, question, false);
        QVERIFY(hint);
        question.luck = makeAnalyst(info.id, test::resources())->luckOf(question.view);
        if (info.id == "coup" && seats > 2) // its master deals fewer for a decision than the coach, so it is told how many
            question.simulations = 200 * static_cast<int>(hint->report.candidates.size());
        Report thinking;
        findBot(info.id + ".master")->make(test::resources())->answer(question, {}, &thinking);
        QCOMPARE(thinking.candidates.size(), hint->report.candidates.size());
        for (const Candidate& each : thinking.candidates) {
            const Candidate& said = hint->report.candidates[asIndex(hint->find(each.action))];
            QVERIFY2(std::abs(each.value - said.value) < 1e-3,
                     qPrintable(QStringLiteral("%1: %2 and %3").arg(each.action.c_str()).arg(each.value).arg(said.value)));
        }
    }

    void aPuzzleHasTheMarginOfItsHint_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"pazaak", "coins", "yahtzee"})
            QTest::newRow(game) << game;
    }
    void aPuzzleHasTheMarginOfItsHint()
    {
        QFETCH(QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        const auto puzzles = PuzzleMaker(info, 3, {}, test::resources()).make(2, {});
        QCOMPARE(puzzles.size(), std::size_t{2});
        for (const StockPuzzle& puzzle : puzzles) {
            int line = 0;
            const auto position = readPosition(puzzle.position, 9, line);
            QVERIFY(position);
            const auto hint = hintOf(info.id, position->match->question(puzzle.seat), position->match->seats() == 1);
            QVERIFY(hint);
            QCOMPARE(hint->report.chosen, puzzle.best);
            const auto& all = hint->report.candidates;
            QVERIFY(std::abs(all[asIndex(hint->chosen())].value - all[asIndex(hint->next())].value - puzzle.margin) < 1e-9);
        }
    }
};

PARLOUR_TEST(TestOneVoice)

#include "test_one_voice.moc"
