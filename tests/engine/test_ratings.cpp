// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The statistics of contests against published values or values calculated by hand: Elo, likelihoods, the sequential test,
// and sums over deals.
#include "engine/arena/glicko.h"
#include "engine/arena/places.h"
#include "engine/arena/share_interval.h"
#include "engine/game_list.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;

namespace {

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

Results results(std::initializer_list<unsigned> winners, int seats = 2)
{
    Results out(seats);
    for (const unsigned each : winners)
        out.add({setOf(each), false});
    return out;
}

constexpr unsigned kFirstSeat = 1, kSecondSeat = 2, kDraw = 3;

} // namespace

class TestRatings : public QObject {
    Q_OBJECT

private slots:
    /// The table of the World Chess Federation (handbook B.02, 8.1): differences and expected shares.
    void eloMatchesPublishedValues()
    {
        QCOMPARE(shareOfElo(0), 0.5);
        QVERIFY(near(shareOfElo(400), 10.0 / 11, 1e-12));
        QVERIFY(near(shareOfElo(200), 0.7597, 1e-4));
        QVERIFY(near(eloOfShare(0.75), 190.8485, 1e-3));
        QVERIFY(near(eloOfShare(shareOfElo(-37)), -37, 1e-9));
        QVERIFY(std::isinf(eloOfShare(1)) && eloOfShare(1) > 0);
        QVERIFY(std::isinf(eloOfShare(0)) && eloOfShare(0) < 0);
        const Interval interval = eloInterval(0.5, 0.01);
        QVERIFY(near(interval.high, eloOfShare(0.5 + 1.959963984540054 * 0.01), 1e-9));
        QVERIFY(near(interval.low, -interval.high, 1e-9));
    }

    /// R. G. Newcombe, Two-Sided Confidence Intervals for the Single Proportion, Statistics in Medicine 17, 1998, table I.
    void scoreIntervalsMatchPublishedValues()
    {
        for (const auto& [won, count, low, high] : {std::tuple(81.0, 263.0, 0.2553, 0.3662),
                                                    {15.0, 148.0, 0.0624, 0.1605},
                                                    {0.0, 20.0, 0.0, 0.1611},
                                                    {1.0, 29.0, 0.0061, 0.1718}}) {
            const Interval interval = shareInterval(won / count, count);
            QVERIFY(near(interval.low, low, 5e-5) && near(interval.high, high, 5e-5));
        }
        const Interval all = shareInterval(1, 200);
        QVERIFY(all.low > 0.97 && all.low < 0.99 && all.high == 1);
        const Interval lead = pairedInterval(1, 0, 0, 200);
        QVERIFY(lead.low > 0.95 && lead.low < 0.99 && near(lead.high, 1, 1e-12));
        // Results that always agree differ less than independent ones.
        const Interval same = pairedInterval(0.6, 0.6, 1, 100), apart = pairedInterval(0.6, 0.6, 0, 100);
        QVERIFY(same.high - same.low < (apart.high - apart.low) / 2);
    }

    /// Quantiles of the normal distribution.
    void superiorityFollowsTheNormalDistribution()
    {
        QCOMPARE(likelihoodOfSuperiority(0.5, 0.02), 0.5);
        QVERIFY(near(likelihoodOfSuperiority(0.52, 0.02), 0.841345, 1e-6));
        QVERIFY(near(likelihoodOfSuperiority(0.46, 0.02), 0.022750, 1e-6));
        QCOMPARE(likelihoodOfSuperiority(0.6, 0), 1.0);
        QCOMPARE(likelihoodOfSuperiority(0.5, 0), 0.5);
    }

    /// The ratings of two entrants follow from the share with one more drawn match, their errors from that of the share.
    void twoEntrantsAreRatedByTheirShare()
    {
        const auto rated = ratings(2, {{0, 1, 999, (0.75 * 1000 - 0.5) / 999, 0.01}});
        QVERIFY(near(rated[0].value - rated[1].value, eloOfShare(0.75), 1e-6));
        QVERIFY(near(rated[0].value, -rated[1].value, 1e-9));
        // d elo / d share = 400 / ln 10 / (s (1 - s)), halved because the mean stays 0.
        const double slope = 400 / std::log(10.0) / (0.75 * 0.25);
        const double error = std::sqrt(9.99 * 9.99 + 0.25) / 1000; // of the share, the drawn match included
        QVERIFY(near(rated[0].high - rated[0].value, 1.95996 * error * slope / 2, 1e-4));
    }

    /// Three wins to one are 190.8 points above an anchor; the error is that of the share times the slope of the logit,
    /// halved because the mean is fixed.
    void ratingsAreRelativeToTheAnchor()
    {
        const auto rated = ratingsAbove(1, 1000, 2, {{0, 1, 999, (0.75 * 1000 - 0.5) / 999, 0.01}});
        QCOMPARE(rated[1].elo, 1000.0);
        QVERIFY(near(rated[0].elo, 1190.8485, 1e-3));
        const double slope = 400 / std::log(10.0) / (0.75 * 0.25);
        for (const Rating& each : rated)
            QVERIFY(near(each.error, std::sqrt(9.99 * 9.99 + 0.25) / 1000 * slope / 2, 1e-4));
    }

    /// A chain: 3 : 1 against the next, which is 3 : 1 against the anchor. With differences d and e of equal errors, the
    /// first is (2d + e) / 3 above the mean and the second (e - d) / 3.
    void errorsAddUpAlongAChain()
    {
        const double share = (0.75 * 1000 - 0.5) / 999;
        const auto rated = ratingsAbove(2, 1000, 3, {{0, 1, 999, share, 0.01}, {1, 2, 999, share, 0.01}});
        QVERIFY(near(rated[1].elo, 1190.8485, 1e-3));
        QVERIFY(near(rated[0].elo, 1381.6970, 1e-3));
        const double slope = 400 / std::log(10.0) / (0.75 * 0.25);
        const double error = std::sqrt(9.99 * 9.99 + 0.25) / 1000 * slope;
        QVERIFY(near(rated[0].error, std::sqrt(5.0) / 3 * error, 1e-3));
        QVERIFY(near(rated[1].error, std::sqrt(2.0) / 3 * error, 1e-3));
    }

    /// Ten wins to none count as 10.5 to 0.5 with the added drawn match: 400 log10(21) points.
    void aWhitewashCountsOneDrawnMatch()
    {
        const auto rated = ratingsAbove(1, 1000, 2, {{0, 1, 10, 1, 0}});
        QVERIFY(near(rated[0].elo, 1528.8877, 1e-3));
        const double share = 10.5 / 11;
        QVERIFY(near(rated[0].error, 0.5 / 11 * 400 / std::log(10.0) / (share * (1 - share)) / 2, 1e-3));
    }

    /// Shares that follow the model exactly give the strengths again, up to the added drawn match.
    void ratingsRecoverTheStrengths()
    {
        const double strength[] = {150, 30, -60, -120};
        std::vector<RatedPair> pairs;
        for (int a = 0; a < 4; ++a)
            for (int b = a + 1; b < 4; ++b)
                pairs.push_back({a, b, 1e6, shareOfElo(strength[a] - strength[b]), 0.0005});
        const auto rated = ratings(4, pairs);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(near(rated[i].value, strength[i], 0.01));
            QVERIFY(rated[i].low < rated[i].value && rated[i].value < rated[i].high);
        }
    }

    /// The example of the paper (M. Glickman, Example of the Glicko-2 system, 2013), with its tau of 0.5.
    void glickoMatchesItsPublishedExample()
    {
        const GlickoRating before{1500, 200, 0.06};
        const std::vector<GlickoGame> games{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}};
        QVERIFY(near(expectedScore(before, games[0].opponent), 0.639, 5e-4));
        QVERIFY(near(expectedScore(before, games[1].opponent), 0.432, 5e-4));
        QVERIFY(near(expectedScore(before, games[2].opponent), 0.303, 5e-4));
        const GlickoRating after = rated(before, games, 0.5);
        QVERIFY(near(after.rating, 1464.06, 0.01));
        QVERIFY(near(after.deviation, 151.52, 0.01));
        QVERIFY(near(after.volatility, 0.05999, 1e-5));
    }

    void glickoWithoutGamesOnlyGrowsTheDeviation()
    {
        const GlickoRating after = rated({1500, 200, 0.06}, {});
        QCOMPARE(after.rating, 1500.0);
        QCOMPARE(after.volatility, 0.06);
        QVERIFY(near(after.deviation, std::hypot(200, 0.06 * 173.7178), 1e-9));
    }

    /// A result far from what was expected raises the volatility.
    void glickoStaysFiniteAfterSurprises()
    {
        GlickoRating player{900, 60, 0.06};
        for (int i = 0; i < 200; ++i)
            player = rated(player, {{{2400, 30}, 1}});
        QVERIFY(player.volatility > 0.06 && player.rating > 1500 && player.rating < 4000);
    }

    void aWhitewashStaysFinite()
    {
        const auto rated = ratings(3, {{0, 1, 100, 1, 0}, {0, 2, 100, 1, 0}, {1, 2, 100, 0.5, 0.05}});
        QVERIFY(std::isfinite(rated[0].value) && rated[0].value > rated[1].value + 500);
        QVERIFY(rated[0].high > rated[0].value + 50);
        QVERIFY(near(rated[1].value, rated[2].value, 1e-6));
        QCOMPARE(ratings(2, {})[0].value, 0.0);
        const auto strangers =
            ratings(4, {{0, 1, 100, 0.6, 0.05}, {2, 3, 100, 0.6, 0.05}}); // two have not met the other two
        QVERIFY(near(strangers[0].value, strangers[2].value, 0.1) && strangers[0].value > 0);
    }

    /// If each deal is won or lost as a whole, the ratio is that of Wald's binomial test.
    void sprtEqualsWaldsBinomialTest()
    {
        Sprt sprt({0, 50, 0.05, 0.05});
        for (int i = 0; i < 30; ++i)
            sprt.addDeal(i % 5 < 3 ? 4 : 0); // 18 won, 12 lost
        const double s0 = shareOfElo(0), s1 = shareOfElo(50);
        QVERIFY(near(sprt.ratio(), 18 * std::log(s1 / s0) + 12 * std::log((1 - s1) / (1 - s0)), 0.01));
        QVERIFY(near(sprt.upper(), 2.944439, 1e-6));
        QVERIFY(near(sprt.lower(), -2.944439, 1e-6));
        QCOMPARE(sprt.deals(), std::int64_t{30});
    }

    /// Swapping the two entrants changes the sign of the ratio.
    void sprtIsSymmetric()
    {
        Sprt ahead({-10, 10, 0.05, 0.05}), behind({-10, 10, 0.05, 0.05});
        for (const int half : {4, 3, 2, 2, 3, 1, 2, 4, 3}) {
            ahead.addDeal(half);
            behind.addDeal(4 - half);
        }
        QVERIFY(ahead.ratio() > 0);
        QVERIFY(near(ahead.ratio(), -behind.ratio(), 1e-9));
    }

    void sprtAcceptsTheTrueHypothesis_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<int>("state");
        QTest::newRow("clearly better") << 0.6 << static_cast<int>(Sprt::State::Elo1);
        QTest::newRow("clearly worse") << 0.45 << static_cast<int>(Sprt::State::Elo0);
    }
    void sprtAcceptsTheTrueHypothesis()
    {
        QFETCH(double, share);
        Sprt sprt({0, 20, 0.05, 0.05});
        Rng rng = Rng::stream(3, Purpose::Analysis, 1);
        int deals = 0;
        for (; deals < 100000 && sprt.state() == Sprt::State::Undecided; ++deals)
            sprt.addDeal((rng.unit() < share ? 2 : 0) + (rng.unit() < share ? 2 : 0));
        QTEST(static_cast<int>(sprt.state()), "state");
        QCOMPARE(deals % static_cast<int>(Sprt::kDealsBetweenLooks), 0);
        const double before = sprt.ratio();
        sprt.addDeal(0);
        QCOMPARE(sprt.ratio(), before); // later deals do not count
    }

    /// If the true difference is elo0, elo1 is accepted in about alpha of all runs at most.
    void sprtKeepsItsErrorRate()
    {
        int wrong = 0;
        constexpr int kRuns = 400;
        for (int run = 0; run < kRuns; ++run) {
            Sprt sprt({0, 60, 0.05, 0.05});
            Rng rng = Rng::stream(5, Purpose::Analysis, static_cast<std::uint64_t>(run));
            while (sprt.state() == Sprt::State::Undecided)
                sprt.addDeal(static_cast<int>(2 * rng.below(2) + 2 * rng.below(2)));
            wrong += sprt.state() == Sprt::State::Elo1 ? 1 : 0;
        }
        QVERIFY2(wrong < kRuns * 0.05 + 3 * std::sqrt(kRuns * 0.05), qPrintable(QString::number(wrong)));
    }

    /// Two deals of two and a single match, calculated by hand.
    void pairsAreCounted()
    {
        Shape shape;
        shape.entrants = 2;
        shape.matches = 5;
        const Payoffs payoffs = payoffsOf<coins::Coins>(coins::Coins::rulesMap({}));
        Progress progress(shape, payoffs, 1);
        // Matches 0 to 4; the first entrant sits in seat 0, 1, 0, 1, 0.
        const Results played = results({kFirstSeat, kSecondSeat, kFirstSeat, kFirstSeat, kDraw});
        const Span all{0, 0, 5};
        QVERIFY(progress.fits(all));
        progress.add(all, played, progress.countOf(all, played));
        const Totals& totals = progress.totals().front();
        const EntrantTotals& first = totals.entrants[0];
        QVERIFY((first.seats[0] == SeatCount{2, 1, 0}));
        QVERIFY((first.seats[1] == SeatCount{1, 0, 1}));
        QCOMPARE(first.points, std::int64_t{7 * kWhole}); // 2 + 2 + 2 + 0 + 1
        QCOMPARE(totals.entrants[1].points, std::int64_t{3 * kWhole});
        QCOMPARE(totals.deals, std::int64_t{2}); // the fifth match is no whole deal
        const PairTotals& pair = totals.pair(0, 1);
        QCOMPARE(pair.share(), 0.7);
        QCOMPARE(pair.halfPoints.sum, std::int64_t{6}); // 4 + 2
        QCOMPARE(pair.halfPoints.squares, std::int64_t{20});
        QVERIFY(near(varianceOfSum(pair.halfPoints, 2), 4, 1e-12)); // two deals: sample variance 2, summed
        const ContestTable table = tableOf(progress, false);
        QVERIFY(table.isFinished);
        QCOMPARE(table.rows[0].entrant, 0);
        QCOMPARE(table.rows[0].points, 7.0);
        QCOMPARE(table.cell(1, 0).share, 0.3);
        const PairTotals turned = pair.turned(2);
        QCOMPARE(turned.wins, pair.losses);
        QCOMPARE(turned.halfPoints.sum, std::int64_t{2});
        QCOMPARE(turned.halfPoints.squares, std::int64_t{4});
    }

    /// The payoffs in sixtieths equal the games' own points.
    void payoffsMatchTheGames()
    {
        const Payoff coins = payoffsOf<coins::Coins>(coins::Coins::rulesMap({}))[2];
        QCOMPARE(coins.pointsOf(setOf(kFirstSeat), 0), 2 * kWhole);
        QCOMPARE(coins.pointsOf(setOf(kDraw), 1), kWhole);
        const Payoff pazaak = payoffsOf<pazaak::Pazaak>(pazaak::Pazaak::rulesMap({}))[2];
        QCOMPARE(pazaak.pointsOf(setOf(kDraw), 1), 0);
        QCOMPARE(pazaak.share(setOf(kDraw), 1), kWhole / 2);
        QVERIFY(pazaak.hasExtra && !coins.hasExtra);
        const Payoffs durak = payoffsOf<durak::Durak>(durak::Durak::rulesMap({}));
        QCOMPARE(durak[4].pointsOf(setOf(0b1011), 2), -kWhole);
        QCOMPARE(durak[4].share(setOf(0b1011), 0), kWhole / 3);
        const Payoff crate = payoffsOf<coup::Coup>({{"mode", "crate"}, {"players", "6"}})[6];
        QCOMPARE(crate.pointsOf(setOf(0b000001), 0), kWhole);
        QCOMPARE(crate.pointsOf(setOf(0b000001), 5), -kWhole / 5);
        QCOMPARE(crate.pointsOf(setOf(0b000011), 5), -kWhole / 4);
        QCOMPARE(crate.pointsOf({}, 3), -kWhole / 6); // without winners
        QCOMPARE(crate.absentPoints(setOf(0b000001)), -kWhole / 5); // as in the published engine
        QCOMPARE(crate.absentPoints(setOf(0b111111)), 0);
        const Payoff tabletop = payoffsOf<coup::Coup>({{"mode", "tabletop"}, {"players", "6"}})[6];
        QCOMPARE(tabletop.absentPoints(setOf(0b000001)), 0);
    }

    /// Seven entrants at a table of six: the one without a seat gets the points that the rules give.
    void absentEntrantsGetTheirPoints()
    {
        Shape shape;
        shape.format = Format::Tables;
        shape.entrants = 7;
        shape.seats = 6;
        shape.matches = 6;
        Progress progress(shape, payoffsOf<coup::Coup>({{"mode", "crate"}, {"players", "6"}}), 1);
        const Results played = results({1, 1, 1, 1, 1, 1}, 6); // seat 0 wins each, so each player at the table one
        progress.add({0, 0, 6}, played, progress.countOf({0, 0, 6}, played));
        const Totals& totals = progress.totals().front();
        std::int64_t absent = 0;
        for (const EntrantTotals& each : totals.entrants) {
            QCOMPARE(each.points, each.deals == 0 ? std::int64_t{-6 * kWhole / 5} : std::int64_t{0});
            absent += each.deals == 0 ? 1 : 0;
        }
        QCOMPARE(absent, std::int64_t{1});
        const auto seatedPair = std::count_if(totals.pairs.begin(), totals.pairs.end(), [](const PairTotals& pair) {
            return pair.matches() == 6 && pair.wins == 1 && pair.losses == 1 && pair.draws == 4;
        });
        QCOMPARE(seatedPair, 15);
    }

    void resultsAreReadAsWritten()
    {
        Results written(2);
        for (int i = 0; i < 300; ++i) {
            written.add({setOf(static_cast<unsigned>(i % 4)), i % 7 == 0});
            written.addExtra(i * 100 - 15000);
            written.addExtra(-i);
        }
        const std::string bytes = written.bytes();
        const auto read = Results::fromBytes(bytes, 300, 2, true);
        QVERIFY(read);
        for (int i = 0; i < 300; ++i) {
            QVERIFY(read->ending(i) == written.ending(i));
            QCOMPARE(read->extra(i, 0), i * 100 - 15000);
            QCOMPARE(read->extra(i, 1), -i);
        }
        QVERIFY(!Results::fromBytes(bytes, 301, 2, true));
        QVERIFY(!Results::fromBytes(bytes, 299, 2, true));
        QVERIFY(!Results::fromBytes(bytes.substr(0, bytes.size() - 1), 300, 2, true));
        QVERIFY(!Results::fromBytes(bytes + '\0', 300, 2, true));
        QVERIFY(!Results::fromBytes(std::string(1, '\x07'), 1, 2, false)); // three winners at a table of two
    }

    /// The points of a loser at Durak are negative: an entrant that has not played leads nobody, and nothing is settled.
    void unequalNumbersOfMatchesAreRankedByMean()
    {
        Shape shape;
        shape.entrants = 3;
        shape.matches = 40;
        Progress progress(shape, payoffsOf<durak::Durak>(durak::Durak::rulesMap({})), 1);
        const Results played = results({kFirstSeat, kSecondSeat, kFirstSeat, kFirstSeat}); // 0 beats 1 by 3 to 1
        progress.add({0, 0, 4}, played, progress.countOf({0, 0, 4}, played));
        const ContestTable table = tableOf(progress, false);
        QVERIFY(!table.isEven);
        QCOMPARE(table.rows[0].entrant, 0);
        QCOMPARE(table.rows[1].entrant, 1);
        QCOMPARE(table.rows[1].rank, 2);
        QCOMPARE(table.rows[2].entrant, 2); // its sum of 0 is the highest
        QCOMPARE(table.rows[2].rank, 0);
        QCOMPARE(placesOf(table)[2].text(), std::string("–"));
    }

    /// Four wins of four say less than 240 of 300.
    void fewMatchesDoNotLead()
    {
        Shape shape;
        shape.entrants = 4;
        shape.matches = 300;
        Progress progress(shape, payoffsOf<durak::Durak>(durak::Durak::rulesMap({})), 1);
        const auto play = [&progress](int pairing, const Results& played) {
            const Span span{pairing, 0, played.matches()};
            progress.add(span, played, progress.countOf(span, played));
        };
        // The pairs are 0-1, 0-2, 0-3, 1-2, 1-3, 2-3; seats rotate.
        play(0, results({kFirstSeat, kSecondSeat, kFirstSeat, kSecondSeat}));
        Results many(2);
        for (int match = 0; match < 300; ++match)
            many.add({setOf((match % 2 == 0) == (match % 5 != 0) ? kFirstSeat : kSecondSeat), false});
        play(5, many);
        const ContestTable table = tableOf(progress, false);
        QCOMPARE(table.rows[0].entrant, 2);
        QCOMPARE(table.rows[1].entrant, 0);
        QVERIFY(table.rows[1].share > table.rows[0].share);
    }

    /// Ten faults disqualify: in pairs all matches are lost, played or not, so that it does not matter who met the bot
    /// earlier.
    void disqualifiedEntrantsLoseAllPairs()
    {
        Shape shape;
        shape.entrants = 3;
        shape.matches = 4;
        Progress progress(shape, payoffsOf<coins::Coins>(coins::Coins::rulesMap({})), 1);
        const Results played = results({kFirstSeat, kSecondSeat, kFirstSeat, kSecondSeat}); // entrant 0 wins all
        progress.add({0, 0, 4}, played, progress.countOf({0, 0, 4}, played));
        progress.addFaults(0, 9);
        QVERIFY(!progress.isDisqualified(0));
        QCOMPARE(tableOf(progress, false).rows.front().entrant, 0);
        progress.addFaults(0, 1);
        QVERIFY(progress.isDisqualified(0));
        QCOMPARE(progress.missing().size(), std::size_t{1}); // 1 against 2
        const ContestTable table = tableOf(progress, false);
        QCOMPARE(table.rows.back().entrant, 0);
        QCOMPARE(table.rows.back().points, 0.0);
        QCOMPARE(table.cell(1, 0).wins, std::int64_t{4});
        QCOMPARE(table.cell(2, 0).wins, std::int64_t{4});
    }

    /// Rows within two errors share their places; a disqualified bot shares none with the others.
    void placesWithinTwoErrorsAreShared()
    {
        ContestTable table;
        for (const double share : {0.70, 0.69, 0.50, 0.49}) {
            TableRow row;
            row.rank = static_cast<int>(table.rows.size()) + 1;
            row.share = share;
            row.shareError = 0.01;
            table.rows.push_back(row);
        }
        table.rows.back().isDisqualified = true;
        std::vector<std::string> texts;
        for (const Places& each : placesOf(table))
            texts.push_back(each.text());
        QCOMPARE(texts, (std::vector<std::string>{"1–2", "1–2", "3", "4"}));

        table.bracket.emplace(); // a cup decides its places
        QCOMPARE(placesOf(table).front().text(), std::string("1"));
    }

    void aCellIsClearBeyondTwoErrors()
    {
        TableCell cell;
        cell.wins = 60;
        cell.losses = 40;
        cell.share = 0.6;
        cell.error = 0.051;
        QVERIFY(!isClear(cell));
        cell.error = 0.049;
        QVERIFY(isClear(cell));
        // Few matches with equal results have a measured error of 0, which is not used.
        QVERIFY(!isClear({.wins = 2, .draws = 0, .losses = 0, .share = 1}));
        QVERIFY(isClear({.wins = 4, .draws = 0, .losses = 0, .share = 1}));
    }
};

PARLOUR_TEST(TestRatings)
#include "test_ratings.moc"
