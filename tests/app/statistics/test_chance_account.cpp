// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The account of chance in past games: its counts, and a rate of false alarms within the stated one.
#include "app/statistics/chance_account.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <cmath>
#include <numeric>

using namespace parlour;

namespace {

/// A history of fair chance. `bias` is added to the probability of a six.
ChanceCounts history(Rng& rng, double bias = 0)
{
    ChanceCounts counts;
    const int dice = 60 + static_cast<int>(rng.below(900));
    for (int i = 0; i < dice; ++i)
        ++counts.dice[rng.below(1000) < 1000 * bias ? 5 : rng.below(6)];
    const int decks = static_cast<int>(rng.below(60));
    for (int i = 0; i < decks; ++i) {
        std::array<int, 40> deck{};
        std::iota(deck.begin(), deck.end(), 0);
        for (int k = 0; k < 10; ++k) {
            std::swap(deck[static_cast<std::size_t>(k)],
                      deck[static_cast<std::size_t>(k) + rng.below(static_cast<std::uint32_t>(40 - k))]);
            ++counts.house[static_cast<std::size_t>(deck[static_cast<std::size_t>(k)] / 4)];
        }
    }
    const int tosses = static_cast<int>(rng.below(400));
    for (int i = 0; i < tosses; ++i)
        ++counts.tosses[rng.below(2)];
    const int hands = static_cast<int>(rng.below(120));
    for (int i = 0; i < hands; ++i) {
        int left = 35, trumps = 8;
        for (int k = 0; k < 6; ++k, --left)
            if (rng.below(static_cast<std::uint32_t>(left)) < static_cast<std::uint32_t>(trumps)) {
                --trumps;
                ++counts.trumps;
            }
        counts.handCards += 6;
        counts.expectedTrumps += 6 * 8.0 / 35;
        counts.varianceOfTrumps += 6 * (8.0 / 35) * (27.0 / 35) * (29.0 / 34);
    }
    return counts;
}

bool isMarked(const ChanceCounts& counts)
{
    const auto rows = chanceTalliesOf(counts);
    return std::any_of(rows.begin(), rows.end(), [](const ChanceTally& row) { return row.isMarked; });
}

ChanceCounts countsOf(const std::string& game, const RuleMap& rules = {})
{
    const GameInfo& info = *findGame(game);
    std::vector<std::string> seats(static_cast<std::size_t>(info.seats(*info.complete(rules))), std::string(kPerson));
    return chanceCountsOf(info, test::playedOut(test::newRecord(game, std::move(seats), 7, rules)));
}

} // namespace

class TestChanceAccount : public QObject {
    Q_OBJECT

private slots:
    void fairHistoriesAreMarkedNoMoreOftenThanIsSaid()
    {
        constexpr int kHistories = 6000;
        int marked = 0;
        for (int i = 0; i < kHistories; ++i) {
            Rng rng = Rng::stream(11, Purpose::Analysis, static_cast<std::uint64_t>(i));
            marked += isMarked(history(rng)) ? 1 : 0;
        }
        const double error = std::sqrt(kWolf * (1 - kWolf) / kHistories);
        qInfo("%d of %d fair histories are marked", marked, kHistories);
        QVERIFY(marked <= kHistories * (kWolf + 2 * error));
        QVERIFY(marked > 0); // else nothing could be
    }

    void loadedDiceAreMarked()
    {
        int marked = 0;
        for (int i = 0; i < 100; ++i) {
            Rng rng = Rng::stream(12, Purpose::Analysis, static_cast<std::uint64_t>(i));
            ChanceCounts counts;
            for (int games = 0; games < 4; ++games)
                counts.add(history(rng, 0.15));
            marked += isMarked(counts) ? 1 : 0;
        }
        QVERIFY(marked > 90);
    }

    void fewAreNotJudged()
    {
        ChanceCounts counts;
        counts.dice[5] = 60; // all sixes, but too few for the approximation
        QVERIFY(!chanceTalliesOf(counts).front().probability);
        counts.dice = {20, 20, 20, 20, 20, 20};
        QCOMPARE(chanceTalliesOf(counts).front().probability, std::optional(1.0));
        QVERIFY(chanceTalliesOf({}).empty());
    }

    void gamesAreCounted()
    {
        const ChanceCounts yahtzee = countsOf("yahtzee", {{"players", "1"}});
        QVERIFY(std::accumulate(yahtzee.dice.begin(), yahtzee.dice.end(), 0) >= 13 * 5);
        for (const char* game : {"pazaak", "pazaak-full"}) {
            const ChanceCounts pazaak = countsOf(game);
            QCOMPARE(std::accumulate(pazaak.house.begin(), pazaak.house.end(), 0), 10);
        }
        const ChanceCounts durak = countsOf("durak");
        QCOMPARE(durak.handCards, 6);
        QCOMPARE(durak.expectedTrumps, 6 * 8.0 / 35);
        const ChanceCounts coins = countsOf("coins", {{"rounds", "10"}});
        QVERIFY(coins.tosses[0] + coins.tosses[1] >= 10);
    }
};

PARLOUR_TEST(TestChanceAccount)
#include "test_chance_account.moc"
