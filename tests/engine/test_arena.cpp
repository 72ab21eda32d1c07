// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Series: the same result for any number of threads, paired deals, counts and errors calculated by hand, stopping early.
#include "ai/core/bots.h"
#include "engine/arena/series.h"
#include "engine/arena/signature.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <set>
#include <thread>

using namespace parlour;
using pazaak::Pazaak;

namespace {

BotFactory<Pazaak> bot(std::string_view id)
{
    return [id] { return makeBot<Pazaak>(id, test::resources()); };
}

SeriesPlan<Pazaak> plan(std::string_view a, std::string_view b, std::int64_t matches, int threads)
{
    SeriesPlan<Pazaak> out;
    out.entrants = {bot(a), bot(b)};
    out.seed = 11;
    out.matches = matches;
    out.threads = threads;
    return out;
}

Shape seriesShape(int seats, std::int64_t matches)
{
    Shape shape;
    shape.entrants = seats;
    shape.seats = seats;
    shape.matches = matches;
    return shape;
}

SeatingPlan seatingOf(int seats, std::int64_t matches, std::uint64_t seed)
{
    const Shape shape = seriesShape(seats, matches);
    return {shape, pairingsOf(shape, {}).front(), seed, 0};
}

/// The totals of a series of Yahtzee with these endings.
Totals totalsOf(int seats, const Results& results)
{
    const Pairing pairing = pairingsOf(seriesShape(seats, results.matches()), {}).front();
    const Payoffs payoffs = payoffsOf<yahtzee::Yahtzee>(yahtzee::Yahtzee::rulesMap({}));
    return count(pairing, seatingOf(seats, results.matches(), 1), payoffs[static_cast<std::size_t>(seats)], 0, results,
                 results.matches());
}

/// The totals of a series.
Totals played(const SeriesPlan<Pazaak>& series)
{
    return playSeries(series).totals;
}

/// Ends each turn; requests a stop at its kQuick-th decision and answers once that is told to it.
class Endless final : public Bot<Pazaak> {
public:
    static constexpr int kQuick = 40;

    explicit Endless(parlour::stop_source stop) : stop_(std::move(stop)) {}
    pazaak::Action choose(const Question<Pazaak>& question) override
    {
        if (++decisions_ == kQuick) {
            stop_.request_stop();
            while (stop_.stop_possible() && !question.stop.stop_requested())
                std::this_thread::yield();
        }
        return question.legal.front();
    }

private:
    parlour::stop_source stop_;
    int decisions_ = 0;
};

/// A guest that makes a fault in each match in which it is asked.
class Faulty final : public Bot<Pazaak>, public Guest {
public:
    Guest* guest() override { return this; }
    void begin(const GuestSeat&) override { faults_.clear(); }
    bool listens() const override { return false; }
    void hear(const std::string&) override {}
    void end(const std::vector<double>&) override {}
    const std::vector<Fault>& faults() const override { return faults_; }
    std::vector<std::string> takeLines() override { return {}; }
    pazaak::Action choose(const Question<Pazaak>& question) override
    {
        if (faults_.empty())
            faults_.push_back({Fault::Kind::Illegal, question.step, "nonsense"});
        return question.legal.front();
    }

private:
    std::vector<Fault> faults_;
};

} // namespace

class TestArena : public QObject {
    Q_OBJECT

private slots:
    void seatCountsHaveShareAndError()
    {
        const SeatCount none{}, one{1, 0, 0}, ten{6, 2, 2};
        QCOMPARE(none.share(), 0.5);
        QCOMPARE(none.error(), 0.0);
        QCOMPARE(one.share(), 1.0);
        QCOMPARE(one.error(), 0.0); // not known from one match
        QCOMPARE(ten.share(), 0.7);
        // Squared deviations from 0.7: 6 of 0.09, 2 of 0.04, 2 of 0.49; 1.6 / 9 is the variance of one match.
        QCOMPARE(ten.error(), std::sqrt(1.6 / 9 / 10));
        QCOMPARE((SeatCount{600, 200, 200}).error(), std::sqrt(160.0 / 999 / 1000));
        QCOMPARE((SeatCount{0, 8, 0}).error(), 0.0);
    }

    void threadsChangeNothing()
    {
        const Totals one = played(plan("pazaak.random", "pazaak.kid", 10001, 1));
        QCOMPARE(one.matches, std::int64_t{10001});
        for (const int threads : {2, 3, 8})
            QVERIFY(played(plan("pazaak.random", "pazaak.kid", 10001, threads)) == one);
    }

    void seedsChangeTheResult()
    {
        SeriesPlan<Pazaak> other = plan("pazaak.bold", "pazaak.kid", 1000, 1);
        const Totals first = played(other);
        other.seed = 12;
        QVERIFY(played(other) != first);
    }

    /// Each match of a series can be replayed alone, with its seed in the first pairing of a contest and its seating.
    void matchesCanBePlayedAlone()
    {
        const auto series = plan("pazaak.bold", "pazaak.kid", 7, 1);
        const SeatingPlan seating = seatingOf(2, 7, series.seed);
        const auto bold = bot("pazaak.bold")();
        const auto kid = bot("pazaak.kid")();
        std::int64_t wins = 0;
        double hands = 0;
        for (int i = 0; i < 7; ++i) {
            Match<Pazaak> match({}, seating.matchSeed(i));
            const Seat boldSeat = i % 2;
            BotSeats<Pazaak> seats{};
            seats[static_cast<std::size_t>(boldSeat)] = bold.get();
            seats[static_cast<std::size_t>(1 - boldSeat)] = kid.get();
            playOut(match, seats);
            wins += match.score(boldSeat) == 1.0;
            hands += match.look(0).wins[static_cast<std::size_t>(boldSeat)];
        }
        const TableRow row = playSeries(series).rows[0];
        QCOMPARE(row.all.wins, wins);
        QCOMPARE(static_cast<double>(row.extra), hands);
    }

    void everyEntrantHasEachSeatOfADeal()
    {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            const SeatingPlan seating = seatingOf(seats, 2 * seats, 1);
            for (Seat seat = 0; seat < seats; ++seat) {
                QCOMPARE(seating.seated(0)[static_cast<std::size_t>(seat)], seat);
                std::set<int> entrants;
                for (int match = 0; match < seats; ++match) {
                    entrants.insert(seating.seated(match)[static_cast<std::size_t>(seat)]);
                    QCOMPARE(seating.matchSeed(match), seating.matchSeed(0));
                }
                QCOMPARE(static_cast<int>(entrants.size()), seats);
                QVERIFY(seating.matchSeed(seats) != seating.matchSeed(0));
            }
        }
    }

    /// A bot against itself wins exactly one match of each deal.
    void pairedDealsCancelChance()
    {
        const TableRow row = playSeries(plan("pazaak.bold", "pazaak.bold", 2000, 2)).rows[0];
        QCOMPARE(row.all.wins + row.all.draws / 2, std::int64_t{1000});
        QCOMPARE(row.share, 0.5);
        QCOMPARE(row.shareError, 0.0);
    }

    void rowsHaveSharesAndErrorsOfDeals()
    {
        // Three deals of two: shares of entrant 0 are 1+1, 1+0, 0.5+0, so deal means are 1, 0.5, 0.25.
        const SeatSet first = SeatSet::of(0), second = SeatSet::of(1), both = SeatSet::firstSeats(2);
        Results results(2);
        for (const SeatSet winners : {first, second, first, first, both, first})
            results.add({winners, false});
        const std::vector<TableRow> rows = rowsOf(totalsOf(2, results));
        QVERIFY((rows[0].all == SeatCount{3, 1, 2}));
        QVERIFY((rows[1].all == SeatCount{2, 1, 3}));
        QCOMPARE(rows[0].share, 3.5 / 6);
        // Variance of 1, 1/2, 1/4 is 7/48; the error is the root of a third of it.
        QVERIFY(std::abs(rows[0].shareError - std::sqrt(7.0 / 144)) < 1e-12);
        QVERIFY(std::abs(rows[1].shareError - rows[0].shareError) < 1e-12);
    }

    void evenSharesAreDraws()
    {
        Results results(3);
        results.add({SeatSet::firstSeats(3), false});
        results.add({SeatSet::firstSeats(2), false}); // entrants 1 and 2
        const std::vector<TableRow> rows = rowsOf(totalsOf(3, results));
        QVERIFY((rows[0].all == SeatCount{0, 1, 1}));
        QVERIFY((rows[1].all == SeatCount{1, 1, 0}));
        QCOMPARE(rows[1].share, (1.0 / 3 + 1.0 / 2) / 2);
        QCOMPARE(rows[2].shareError, 0.0); // no deal is whole
    }

    /// A single player has the whole win.
    void oneSeatCanPlayASeries()
    {
        SeriesPlan<yahtzee::Yahtzee> alone;
        alone.rules.players = 1;
        alone.entrants = {[] { return makeBot<yahtzee::Yahtzee>("yahtzee.dummy", test::resources()); }};
        alone.matches = 101;
        const SeriesResult result = playSeries(alone);
        QVERIFY((result.rows[0].all == SeatCount{0, 101, 0}));
        QCOMPARE(result.rows[0].share, 1.0);
        QCOMPARE(result.rows[0].points, 101.0);
        QVERIFY(result.rows[0].extra > 0);
    }

    void everyMatchIsPlayedOnce_data()
    {
        QTest::addColumn<int>("matches");
        for (const int matches : {1, 2, 3, 100, 2047, 2048, 2049, 8193})
            QTest::addRow("%d matches", matches) << matches;
    }
    void everyMatchIsPlayedOnce()
    {
        QFETCH(int, matches);
        const Totals totals = played(plan("pazaak.bold", "pazaak.bold", matches, 3));
        QCOMPARE(totals.matches, std::int64_t{matches});
        QCOMPARE(totals.deals, std::int64_t{matches / 2});
        for (const Seat seat : {0, 1}) // the first entrant begins in seat 0
            QCOMPARE(totals.entrants[0].seats[static_cast<std::size_t>(seat)].matches(),
                     std::int64_t{(matches + 1 - seat) / 2});
    }

    /// All faults are counted; the first ones are kept, in the order of matches, for any number of threads.
    void faultsAreCounted()
    {
        SeriesPlan<Pazaak> series = plan("pazaak.kid", "pazaak.kid", 1000, 1);
        series.entrants[1] = [] { return std::make_unique<Faulty>(); };
        const SeriesResult one = playSeries(series);
        QCOMPARE(one.matches(), std::int64_t{1000}); // none is skipped after a fault
        QCOMPARE(one.rows[0].faults, 0);
        QVERIFY(one.rows[1].faults > 900);
        QCOMPARE(one.faults.size(), std::size_t{kFaultsOfSeries});
        QCOMPARE(one.faults.front().match, std::int64_t{0});
        QCOMPARE(one.faults.front().entrant, 1);
        QCOMPARE(one.faults.front().what, std::string("illegal: nonsense"));
        series.threads = 4;
        const SeriesResult four = playSeries(series);
        QVERIFY(four.totals == one.totals);
        QCOMPARE(four.rows[1].faults, one.rows[1].faults);
        QVERIFY(four.faults == one.faults);
    }

    void reportedProgressRises()
    {
        std::int64_t last = 0;
        playSeries(plan("pazaak.bold", "pazaak.kid", 999, 1), {}, [&](std::int64_t done) {
            QVERIFY(done > last);
            last = done;
        });
        QCOMPARE(last, std::int64_t{999});
    }

    /// The result after a stop equals that of a shorter series, on several threads with gaps between its deals.
    void stoppingLeavesAShorterSeries()
    {
        for (const int threads : {1, 2}) {
            parlour::stop_source stop;
            const auto series = plan("pazaak.random", "pazaak.kid", 1000000, threads);
            const SeriesResult stopped = playSeries(series, stop.get_token(), [&](std::int64_t done) {
                if (done >= 2000)
                    stop.request_stop();
            });
            QVERIFY(stopped.matches() > 0 && stopped.matches() < 500000);
            QCOMPARE(stopped.totals.deals * 2, stopped.matches());
            if (threads == 1)
                QVERIFY(stopped.totals == played(plan("pazaak.random", "pazaak.kid", stopped.matches(), 1)));
        }
    }

    /// A bot that thinks for ever answers once a stop is requested, and its match does not count.
    void stoppingAbandonsTheRunningDeal()
    {
        parlour::stop_source stop;
        SeriesPlan<Pazaak> series = plan("pazaak.kid", "pazaak.kid", 1000000, 1);
        series.entrants[1] = [&stop] { return std::make_unique<Endless>(stop); };
        const SeriesResult stopped = playSeries(series, stop.get_token());
        QVERIFY(stopped.matches() > 0 && stopped.matches() < Endless::kQuick);
        series.matches = stopped.matches();
        series.entrants[1] = [] { return std::make_unique<Endless>(parlour::stop_source(parlour::nostopstate)); };
        QVERIFY(stopped.totals == playSeries(series).totals);
    }

    void aStopBeforeTheStartPlaysNothing()
    {
        parlour::stop_source stop;
        stop.request_stop();
        const SeriesResult result = playSeries(plan("pazaak.bold", "pazaak.kid", 100, 2), stop.get_token());
        QCOMPARE(result.matches(), std::int64_t{0});
        QCOMPARE(result.rows.size(), std::size_t{2});
        QCOMPARE(result.rows[0].share, 0.0);
    }

    void eachJobRunsOnce()
    {
        std::array<std::atomic<int>, 1000> counts{};
        std::atomic<int> made = 0;
        runJobs(1000, 4, {}, [&]() -> Worker {
            ++made;
            return [&](std::int64_t job) { ++counts[static_cast<std::size_t>(job)]; };
        });
        QCOMPARE(made.load(), 4);
        for (const auto& count : counts)
            QCOMPARE(count.load(), 1);
    }

    void signaturesNoticeEveryChange()
    {
        const auto bold = bot("pazaak.bold")();
        const auto cautious = bot("pazaak.cautious")();
        const std::uint64_t first = signature<Pazaak>({}, {bold.get(), bold.get()});
        QCOMPARE(signature<Pazaak>({}, {bold.get(), bold.get()}), first);
        QVERIFY(signature<Pazaak>({}, {bold.get(), cautious.get()}) != first);
        QVERIFY(signature<Pazaak>({pazaak::Decks::AsRun}, {bold.get(), bold.get()}) != first);
        QVERIFY(signature<Pazaak>({}, {bold.get(), bold.get()}, kSignatureMatches - 1) != first);
    }
};

PARLOUR_TEST(TestArena)
#include "test_arena.moc"
