// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The round robin of the ten published bots of Coins, compared with the totals of an independent simulation.
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using coins::Coins;

namespace {

struct Published {
    std::string_view id;
    double total; ///< points with 1,000 matches a pair
};
constexpr std::array<Published, 10> kBots = {{{"coins.analyzer", 17748},
                                              {"coins.oracle", 15511},
                                              {"coins.bad-loser", 13789},
                                              {"coins.little-ten", 8728},
                                              {"coins.nostalgia", 8703},
                                              {"coins.random", 5900},
                                              {"coins.no-regrets", 5642},
                                              {"coins.deja-vu", 5473},
                                              {"coins.regret", 5336},
                                              {"coins.oldschool", 3172}}};
constexpr int kMatches = 1000; ///< a pair
/// Three standard errors of a total and of the simulated one. With 10,000 matches a pair all totals were within 45.
constexpr double kTolerance = 250;
using Sums = std::array<double, kBots.size()>;

Sums playAll()
{
    Sums totalsMatchTheSimulation{};
    for (std::size_t a = 0; a < kBots.size(); ++a)
        for (std::size_t b = a + 1; b < kBots.size(); ++b) {
            SeriesPlan<Coins> plan;
            for (const std::string_view id : {kBots[a].id, kBots[b].id})
                plan.entrants.push_back([id] { return makeBot<Coins>(id, test::resources()); });
            plan.seed = 100 * a + b;
            plan.matches = kMatches;
            const SeriesResult result = playSeries(plan);
            totalsMatchTheSimulation[a] += result.rows[0].points * 1000 / kMatches;
            totalsMatchTheSimulation[b] += result.rows[1].points * 1000 / kMatches;
        }
    return totalsMatchTheSimulation;
}

} // namespace

class TestCoinsStandings : public QObject {
    Q_OBJECT

private slots:
    void totalsMatchTheSimulation()
    {
        const Sums totalsMatchTheSimulation = playAll();
        for (std::size_t i = 0; i < kBots.size(); ++i) {
            const std::string text = std::string(kBots[i].id) + " " + std::to_string(totalsMatchTheSimulation[i]);
            QVERIFY2(std::abs(totalsMatchTheSimulation[i] - kBots[i].total) < kTolerance, text.c_str());
        }
        for (std::size_t i = 1; i < kBots.size(); ++i) {
            const bool tooClose = kBots[i].id == "coins.nostalgia" || kBots[i].id == "coins.regret";
            QVERIFY2(tooClose || totalsMatchTheSimulation[i] < totalsMatchTheSimulation[i - 1], kBots[i].id.data());
        }
    }
};

PARLOUR_TEST(TestCoinsStandings)
#include "test_coins_standings.moc"
