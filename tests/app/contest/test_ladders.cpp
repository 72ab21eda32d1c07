// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ladders: made from a contest's results, and the built-in ones agree with the bots' present play.
#include "app/contest/contest_ladder.h"
#include "app/contest/contest_players.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace parlour;

namespace {

/// Bots that play hundreds of matches quickly, even without optimisation. Other bots are measured only where the ladders are
/// made; here their pairs only take part in the calculation.
const std::vector<std::string> kQuick = {
    "pazaak-full.random", "pazaak-full.drone", "pazaak-full.cantina", "pazaak-full.careful", "durak.random",
    "durak.greedy",       "durak.openfool",    "pazaak.random",       "pazaak.cautious",     "pazaak.kid",
    "pazaak.austin",      "pazaak.club",       "yahtzee.random",      "yahtzee.dummy",       "coup.random",
    "coup.static",        "coup.honest",       "coup.bluffer",        "coup.sceptic",        "coup.beginner",
    "coup.casual",        "coup.club",         "coup.master",         "coins.oldschool",     "coins.random",
    "coins.nostalgia",    "coins.oracle",      "coins.hunter",
};

constexpr std::int64_t kPart = 60; ///< matches of a pair played here
constexpr std::int64_t kTables = 100; ///< for tables of all entrants

bool isQuick(const std::string& bot)
{
    return std::find(kQuick.begin(), kQuick.end(), bot) != kQuick.end();
}

/// Whether a part of a ladder is quick to play: results at a table depend on all who sit there, so none can be left out.
bool isQuick(const Preset& ladder)
{
    return ladder.shape.format != Format::Tables
        || std::all_of(ladder.bots.begin(), ladder.bots.end(), [](const auto& bot) { return isQuick(bot); });
}

/// Plays so many matches of a plan, in one thread.
ContestTable played(const ContestPlan& plan)
{
    Progress progress = progressOf(plan);
    const Resources resources;
    const Field field = fieldOf(plan);
    const auto player = makePlayer(field, resources);
    const std::vector<bool> nobody(plan.entrants.size(), false); // disqualified
    while (!progress.isFinished())
        for (const Span& span : progress.missing()) {
            PlayedSpan done = player->play(progress.pairings()[static_cast<std::size_t>(span.pairing)],
                                           progress.seating(span.pairing), span, nobody, [] { return false; }, {});
            progress.add(done.span, done.results, done.totals);
        }
    return tableOf(progress, false);
}

const RatedPair* pairIn(const Ladder& ladder, const std::string& first, const std::string& second)
{
    const auto idOf = [&](int number) { return ladder.entries[static_cast<std::size_t>(number)].bot; };
    for (const RatedPair& pair : ladder.pairs)
        if (idOf(pair.first) == first && idOf(pair.second) == second)
            return &pair;
    return nullptr;
}

} // namespace

class TestLadders : public QObject {
    Q_OBJECT

private slots:
    void aContestBecomesALadder()
    {
        ContestPlan plan = planOf(*findPreset("durak-ladder"), 1);
        plan.entrants = {"durak.random", "durak.greedy"};
        plan.shape.matches = 40;
        plan = *complete(plan);
        const ContestTable table = played(plan);
        const auto ladder = ladderOf(plan, table);
        QVERIFY(ladder);
        QCOMPARE(ladder->entries[0].bot, "durak.greedy");
        QCOMPARE(ladder->entries[1].rating.elo, kAnchorElo);
        QVERIFY(ladder->entries[1].rating.error > 0);
        QCOMPARE(ladder->pairs.size(), 1U);
        QCOMPARE(ladder->pairs[0].first, 0); // indices of entries, which are sorted
        QCOMPARE(ladder->pairs[0].second, 1);
        // The share is that of the first entrant, the second entry here; one drawn match is added to the pair.
        const double share = 1 - table.cell(0, 1).share;
        QVERIFY(share > 0.5);
        QVERIFY(std::abs(ladder->entries[0].rating.elo - 1000 - eloOfShare((40 * share + 0.5) / 41)) < 0.01);
        QVERIFY(QString::fromStdString(ladder->command)
                    .startsWith("parlour-cli contest run --preset durak-ladder --matches 40 --seed 0000000000000001"));
        QVERIFY(ladderFromJson(toJson(*ladder)));
    }

    void otherContestsAreNoLadders()
    {
        const auto refusal = [](ContestPlan plan, bool isFinished) {
            plan = *complete(plan);
            ContestTable table = tableOf(progressOf(plan), false);
            table.isFinished = isFinished;
            const auto ladder = ladderOf(plan, table);
            return ladder ? QString() : QString::fromStdString(ladder.error().english());
        };
        ContestPlan plan = planOf(*findPreset("durak-ladder"), 1);
        QCOMPARE(refusal(plan, false), "the contest is not finished");
        plan.entrants = {"durak.greedy", "durak.openfool"};
        QCOMPARE(refusal(plan, true), "the ladder has no \"durak.random\", whose rating anchors Elo");
        plan.entrants = {"durak.random", "durak.random"};
        QCOMPARE(refusal(plan, true), "in a ladder each bot plays once");
        plan.preset.clear();
        plan.shape.seats = 0;
        QCOMPARE(refusal(plan, true), "only a contest of a preset can be a ladder, so that it can be played again");
    }

    /// A part of each ladder with other deals: each pair's result agrees with the ladder's within the errors of both.
    /// test_strengths checks that ratings follow from pairs.
    void builtInRatingsHold_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < ladders().size(); ++i)
            if (isQuick(*findPreset(ladders()[i].id)))
                QTest::newRow(ladders()[i].id.c_str()) << static_cast<int>(i);
    }
    void builtInRatingsHold()
    {
        QFETCH(int, number);
        const Ladder& ladder = ladders()[static_cast<std::size_t>(number)];
        ContestPlan plan = planOf(*findPreset(ladder.id), 77);
        const bool isTable = plan.shape.format == Format::Tables;
        if (!isTable)
            std::erase_if(plan.entrants, [](const std::string& bot) { return !isQuick(bot); });
        plan.shape.matches = isTable ? kTables : kPart;
        plan = *complete(plan);
        const ContestTable table = played(plan);
        int compared = 0;
        for (int a = 0; a < table.entrants; ++a)
            for (int b = 0; b < table.entrants; ++b) {
                const RatedPair* written = a == b
                    ? nullptr
                    : pairIn(ladder, plan.entrants[static_cast<std::size_t>(a)], plan.entrants[static_cast<std::size_t>(b)]);
                if (!written)
                    continue;
                ++compared;
                const TableCell& cell = table.cell(a, b);
                // The spread of few matches is little known, so the error is at least what the ladder's spread makes of as
                // many. If all matches went one way, one of them counts as drawn, or the error would be 0.
                const auto matches = static_cast<double>(cell.matches());
                const double expected = written->error * std::sqrt(static_cast<double>(written->matches) / matches);
                const double least = std::max(0.5 / matches, expected);
                const double error = std::hypot(std::max(cell.error, least), written->error);
                const QString what = QString("%1 - %2: %3 here, %4 there, error %5")
                                         .arg(QString::fromStdString(plan.entrants[static_cast<std::size_t>(a)]),
                                              QString::fromStdString(plan.entrants[static_cast<std::size_t>(b)]))
                                         .arg(cell.share)
                                         .arg(written->share)
                                         .arg(error);
                QVERIFY2(std::abs(cell.share - written->share) <= 4 * error, qPrintable(what));
            }
        QVERIFY(compared >= 1);
    }
};

PARLOUR_TEST(TestLadders)
#include "test_ladders.moc"
