// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The six honest bots of the published contest against each other: their totals match those simulated for both decks.
#include "ai/core/bots.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using pazaak::Pazaak;

namespace {

constexpr std::array<std::string_view, 6> kBots = {"pazaak.kid",     "pazaak.nestor",   "pazaak.austin",
                                                   "pazaak.bastila", "pazaak.cautious", "pazaak.bold"};
constexpr int kMatches = 10000; ///< per pair
using Sums = std::array<double, 6>;

Sums playAll(pazaak::Decks decks)
{
    Sums totals{};
    for (std::size_t a = 0; a < kBots.size(); ++a)
        for (std::size_t b = a + 1; b < kBots.size(); ++b) {
            SeriesPlan<Pazaak> plan;
            plan.rules.decks = decks;
            for (const std::string_view id : {kBots[a], kBots[b]})
                plan.entrants.push_back([id] { return makeBot<Pazaak>(id, test::resources()); });
            plan.seed = 100 * a + b;
            plan.matches = kMatches;
            const SeriesResult result = playSeries(plan);
            totals[a] += static_cast<double>(result.rows[0].all.wins);
            totals[b] += static_cast<double>(result.rows[1].all.wins);
        }
    return totals;
}

} // namespace

class TestPazaakStandings : public QObject {
    Q_OBJECT

private slots:
    void totalsMatchTheSimulatedOnes_data()
    {
        QTest::addColumn<bool>("asRun");
        QTest::addColumn<QList<double>>("thousands"); // of 100,000 matches a pair
        QTest::newRow("printed") << false << QList<double>{369.5, 353.0, 350.7, 229.6, 108.9, 88.2};
        QTest::newRow("as run") << true << QList<double>{375.1, 362.2, 359.8, 226.9, 96.6, 79.4};
    }
    void totalsMatchTheSimulatedOnes()
    {
        QFETCH(bool, asRun);
        QFETCH(QList<double>, thousands);
        const Sums totals = playAll(asRun ? pazaak::Decks::AsRun : pazaak::Decks::Printed);
        // A total may be off by 1,000 in 100,000 matches per pair, that is 100 here, and has a standard error of about 100.
        for (std::size_t i = 0; i < kBots.size(); ++i) {
            const double expected = thousands[static_cast<int>(i)] * 1000 * kMatches / 100000;
            QVERIFY2(std::abs(totals[i] - expected) < 100 + 3 * 100,
                     (std::string(kBots[i]) + " " + std::to_string(totals[i])).c_str());
        }
        QVERIFY(totals[0] > totals[1] && totals[0] > totals[2]); // second and third are nearly even
        QVERIFY(totals[1] > totals[3] && totals[2] > totals[3] && totals[3] > totals[4] && totals[4] > totals[5]);
    }
};

PARLOUR_TEST(TestPazaakStandings)
#include "test_pazaak_standings.moc"
