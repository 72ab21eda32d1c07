// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mean single-player scores of Yahtzee's bots, and their results against each other.
#include "ai/core/bots.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using yahtzee::Yahtzee;

namespace {

SeriesResult series(const std::vector<std::string>& bots, std::int64_t matches)
{
    SeriesPlan<Yahtzee> plan;
    plan.rules.players = static_cast<std::int8_t>(bots.size());
    for (const std::string& id : bots)
        plan.entrants.push_back([id] { return makeBot<Yahtzee>(id, test::resources()); });
    plan.seed = 1;
    plan.matches = matches;
    return playSeries(plan);
}

} // namespace

class TestYahtzeeStandings : public QObject {
    Q_OBJECT

private slots:
    /// The reference means, with four standard errors of this number of games.
    void soloMeansMatchTheReference_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("dummy") << "yahtzee.dummy" << 46.2 << 0.35;
        QTest::newRow("aces and eights") << "yahtzee.aces-and-eights" << 195.0 << 1.0;
    }
    void soloMeansMatchTheReference()
    {
        QFETCH(QString, bot);
        QFETCH(double, mean);
        QFETCH(double, tolerance);
        constexpr int kGames = 60000;
        const SeriesResult result = series({bot.toStdString()}, kGames);
        const TableRow& alone = result.rows[0];
        const double found = static_cast<double>(alone.extra) / kGames;
        QVERIFY2(std::abs(found - mean) < tolerance, std::to_string(found).c_str());
        QCOMPARE(alone.share, 1.0); // a single player has all of the win
        QCOMPARE(alone.points, double(kGames));
    }

    void acesAndEightsBeatsRandomPlayers()
    {
        const SeriesResult result =
            series({"yahtzee.dummy", "yahtzee.aces-and-eights", "yahtzee.random", "yahtzee.dummy"}, 4000);
        QVERIFY(result.rows[1].share > 0.99);
        double points = 0;
        for (const TableRow& each : result.rows)
            points += each.points;
        QVERIFY(points >= 4000); // each shared win is a point for both
    }
};

PARLOUR_TEST(TestYahtzeeStandings)
#include "test_yahtzee_standings.moc"
