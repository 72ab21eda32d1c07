// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Branches of a game: the tree stays whole when one goes, what the rules forbid is removed, and figures of outcomes.
#include "engine/games.h"
#include "engine/record/branch.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// A game of Coins in which everybody takes the first legal action, or the last one from step `other` on; -1: never.
Record coinsGame(int other)
{
    const GameInfo& info = *findGame("coins");
    Record record{info.id, info.version, *info.complete({}), {"coins.random", "coins.random"}, 4, {}, std::vector<double>()};
    const auto match = std::move(*info.start(record.rules, record.seed));
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        Step step{node.isChance() ? kChanceSeat : node.seats.first(), {}};
        const bool isOther = other >= 0 && match->steps() >= other;
        step.text = node.isChance() ? match->draw()
            : isOther               ? match->legal(step.who).back()
                                    : match->legal(step.who).front();
        if (!match->step(step.who, step.text))
            qFatal("%s is not allowed", step.text.c_str());
        record.steps.push_back(step);
    }
    for (Seat seat = 0; seat < match->seats(); ++seat)
        record.result->push_back(match->score(seat));
    return record;
}

/// The first step from `step` on at which the last action is another than the first one.
int choiceFrom(const Record& record, int step)
{
    const Record played = coinsGame(step);
    const auto parts = std::mismatch(record.steps.begin(), record.steps.end(), played.steps.begin(), played.steps.end());
    return static_cast<int>(parts.first - record.steps.begin());
}

/// A branch with the real cards that leaves `record` at a choice after `step` steps.
Branch branchOf(const Record& record, int step)
{
    const Record played = coinsGame(step);
    Branch branch;
    branch.step = choiceFrom(record, step);
    branch.steps.assign(played.steps.begin() + branch.step, played.steps.end());
    branch.seat = branch.steps.front().who;
    branch.action = branch.steps.front().text;
    branch.players = record.seats;
    return branch;
}

Branch dealtBranch(int from, const Branch& at)
{
    Branch branch = at;
    branch.from = from;
    branch.steps.clear();
    branch.outcomes = {{{1, 0}, {0, 0}}};
    return branch;
}

std::vector<int> origins(const std::vector<Branch>& branches)
{
    std::vector<int> all;
    for (const Branch& each : branches)
        all.push_back(each.from);
    return all;
}

} // namespace

class TestBranch : public QObject {
    Q_OBJECT

    const Record game_ = coinsGame(-1);
    const Branch early_ = branchOf(game_, 6), late_ = branchOf(game_, 60);

private slots:
    void aBranchFollowsItsLineAndThenItself()
    {
        const std::vector<Branch> branches{early_, dealtBranch(0, early_)};
        QVERIFY(stepsOf(game_, branches, -1) == game_.steps);
        const std::vector<Step> line = stepsOf(game_, branches, 0);
        QVERIFY(line != game_.steps);
        QVERIFY(std::equal(line.begin(), line.begin() + early_.step, game_.steps.begin()));
        QCOMPARE(sharedSteps(branches, 0), early_.step);
        QCOMPARE(sharedSteps(branches, 1), early_.step);
    }

    void whatLeavesARemovedBranchGoesWithIt()
    {
        std::vector<Branch> branches{early_, late_, dealtBranch(0, early_), dealtBranch(1, late_), dealtBranch(-1, late_)};
        removeBranch(branches, 0);
        QCOMPARE(branches.size(), 3U);
        QCOMPARE(branches[0].step, late_.step);
        QVERIFY(origins(branches) == (std::vector<int>{-1, 0, -1}));
    }

    void soundBranchesStay()
    {
        std::vector<Branch> branches{early_, late_, dealtBranch(-1, late_)};
        QCOMPARE(removeUnsound(*findGame("coins"), game_, branches), 0);
        QCOMPARE(branches.size(), 3U);
    }

    void whatTheRulesForbidIsRemovedWithWhatLeavesIt_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 8; ++kind)
            QTest::addRow("%d", kind) << kind;
    }
    void whatTheRulesForbidIsRemovedWithWhatLeavesIt()
    {
        QFETCH(const int, kind);
        std::vector<Branch> branches{early_, dealtBranch(0, early_), late_};
        Branch& bad = branches.front();
        switch (kind) {
        case 0:
            bad.from = 0;
            break;
        case 1:
            bad.from = 7;
            break;
        case 2:
            bad.step = static_cast<int>(game_.steps.size());
            break;
        case 3:
            bad.steps.back().text = "nonsense";
            break;
        case 4:
            bad.steps.pop_back(); // the game is not over
            break;
        case 5:
            bad.players.pop_back();
            break;
        case 6:
            bad.action = "another";
            break;
        default:
            bad.seat = 1 - bad.seat;
        }
        QCOMPARE(removeUnsound(*findGame("coins"), game_, branches), 2);
        QVERIFY(branches == std::vector<Branch>{late_});
    }

    void sharesFarOutsideAreRemoved()
    {
        std::vector<Branch> branches{dealtBranch(-1, early_)};
        branches.front().outcomes.front().played.share = 2;
        QCOMPARE(removeUnsound(*findGame("coins"), game_, branches), 1);
    }

    void meansHaveTheirErrors()
    {
        const std::vector<PairedOutcome> outcomes{{{1, 0}, {0, 0}}, {{0, 0}, {0, 0}}, {{1, 0}, {0, 0}}, {{0, 0}, {0, 0}}};
        const Estimate mean = meanOf(outcomes, [](const PairedOutcome& each) { return each.other.share; });
        QCOMPARE(mean.value, 0.5);
        QCOMPARE(mean.error, std::sqrt(1.0 / 3 / 4));
        QCOMPARE(meanOf({}, [](const PairedOutcome&) { return 1.0; }).error, kUnknownShare.error);
    }

    void everyOutcomeIsInOneBar()
    {
        std::vector<PairedOutcome> outcomes;
        for (int i = 0; i < 40; ++i)
            outcomes.push_back({{1, 100.0 + 7 * i}, {1, 90.0 + 3 * i}});
        int other = 0, played = 0;
        const std::vector<OutcomeBar> bars = spreadOf(outcomes, 8);
        QVERIFY(bars.size() > 3 && bars.size() <= 8);
        for (const OutcomeBar& bar : bars) {
            other += bar.other;
            played += bar.played;
            QVERIFY(bar.from <= bar.to);
        }
        QCOMPARE(other, 40);
        QCOMPARE(played, 40);
        QCOMPARE(bars.front().from, 90.0);
        const std::vector<PairedOutcome> shares{{{1, 0}, {0, 0}}, {{0.5, 0}, {0, 0}}};
        QCOMPARE(spreadOf(shares, 8).size(), 3U);
        QVERIFY(spreadOf({}, 8).empty());
    }
};

PARLOUR_TEST(TestBranch)
#include "test_branch.moc"
