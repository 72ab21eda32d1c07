// Series: the same result on any number of threads, paired deals, counts and errors worked out by hand, stopping early.
#include "ai/bots.h"
#include "engine/arena/signature.h"
#include "engine/games.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <set>

using namespace parlour;
using pazaak::Pazaak;

namespace {

BotFactory<Pazaak> bot(std::string_view id)
{
    return [id] { return makeBot<Pazaak>(id); };
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

std::string text(const SeriesResult& result)
{
    std::string out = std::to_string(result.matches);
    for (const Standing& each : result.standings) {
        out += " | " + std::to_string(each.wins) + " " + std::to_string(each.draws) + " " + std::to_string(each.losses);
        for (const double real : {each.points, each.extra, each.share, each.error}) {
            char digits[40];
            std::snprintf(digits, sizeof digits, " %a", real); // every bit counts
            out += digits;
        }
    }
    return out;
}

} // namespace

class TestArena : public QObject {
    Q_OBJECT

private slots:
    void threadsChangeNothing()
    {
        const std::string one = text(playSeries(plan("pazaak.random", "pazaak.kid", 10001, 1)));
        for (const int threads : {2, 3, 8})
            QCOMPARE(text(playSeries(plan("pazaak.random", "pazaak.kid", 10001, threads))), one);
    }

    void seedsChangeTheResult()
    {
        SeriesPlan<Pazaak> other = plan("pazaak.bold", "pazaak.kid", 1000, 1);
        const std::string first = text(playSeries(other));
        other.seed = 12;
        QVERIFY(text(playSeries(other)) != first);
    }

    /// Every match of a series can be played alone: the deal's seed, and the entrants moved round.
    void matchesCanBePlayedAlone()
    {
        const auto series = plan("pazaak.bold", "pazaak.kid", 7, 1);
        const auto bold = bot("pazaak.bold")();
        const auto kid = bot("pazaak.kid")();
        std::int64_t wins = 0;
        double hands = 0;
        for (int i = 0; i < 7; ++i) {
            Match<Pazaak> match({}, dealSeed(series.seed, i / 2));
            const Seat boldSeat = i % 2;
            BotSeats<Pazaak> seats{};
            seats[static_cast<std::size_t>(boldSeat)] = bold.get();
            seats[static_cast<std::size_t>(1 - boldSeat)] = kid.get();
            playOut(match, seats);
            wins += match.score(boldSeat) == 1.0;
            hands += match.look(0).wins[static_cast<std::size_t>(boldSeat)];
        }
        const Standing standing = playSeries(series).standings[0];
        QCOMPARE(standing.wins, wins);
        QCOMPARE(standing.extra, hands);
    }

    void everyEntrantSitsEverywhere()
    {
        for (int seats = 2; seats <= kMaxSeats; ++seats)
            for (int match = 0; match < seats; ++match) {
                std::set<int> entrants;
                for (Seat seat = 0; seat < seats; ++seat)
                    entrants.insert(entrantAt(seat, match, seats));
                QCOMPARE(static_cast<int>(entrants.size()), seats);
            }
        QCOMPARE(entrantAt(0, 0, 2), 0);
        QCOMPARE(entrantAt(0, 1, 2), 1);
    }

    /// A bot against itself wins exactly one match of each deal: paired deals cancel the luck.
    void luckCancelsInPairs()
    {
        const SeriesResult result = playSeries(plan("pazaak.bold", "pazaak.bold", 2000, 2));
        QCOMPARE(result.standings[0].wins + result.standings[0].draws / 2, std::int64_t{1000});
        QCOMPARE(result.standings[0].share, 0.5);
        QCOMPARE(result.standings[0].error, 0.0);
    }

    void talliesCount()
    {
        // Three deals of two: shares of entrant 0 are 1+1, 1+0, 0.5+0, so deal means are 1, 0.5, 0.25.
        Tally tally(2);
        for (const double share : {1.0, 1.0, 1.0, 0.0, 0.5, 0.0}) {
            tally.add(0, share, 2 * share, 3);
            tally.add(1, 1 - share, 0, 1);
        }
        tally.addDeal({2.0, 0.0});
        tally.addDeal({1.0, 1.0});
        tally.addDeal({0.5, 1.5});
        const SeriesResult result = addUp({tally});
        const Standing& first = result.standings[0];
        QCOMPARE(result.matches, std::int64_t{6});
        QCOMPARE(first.wins, std::int64_t{3});
        QCOMPARE(first.draws, std::int64_t{1});
        QCOMPARE(first.losses, std::int64_t{2});
        QCOMPARE(first.points, 7.0);
        QCOMPARE(first.extra, 18.0);
        QCOMPARE(first.share, 3.5 / 6);
        // Variance of 1, 1/2, 1/4 is 7/48; the error is the root of a third of it.
        QVERIFY(std::abs(first.error - std::sqrt(7.0 / 144)) < 1e-12);
        QVERIFY(std::abs(result.standings[1].error - first.error) < 1e-12);
    }

    void evenSharesAreDraws()
    {
        Tally tally(3);
        tally.add(0, 1.0 / 3, 0, 0);
        tally.add(1, 0.5, 0, 0);
        tally.add(2, 0, 0, 0);
        QCOMPARE(tally.standing(0).draws, std::int64_t{1});
        QCOMPARE(tally.standing(1).wins, std::int64_t{1});
        QCOMPARE(tally.standing(2).losses, std::int64_t{1});
        QCOMPARE(tally.standing(2).error, 0.0);
    }

    void jobsCoverTheSeriesOnce_data()
    {
        QTest::addColumn<qint64>("matches");
        QTest::addColumn<int>("seats");
        for (const qint64 matches : {1LL, 2LL, 3LL, 100LL, 8191LL, 8192LL, 8193LL, 1000000LL, 123456789LL})
            for (const int seats : {2, 3, 6})
                QTest::addRow("%lld matches, %d seats", matches, seats) << matches << seats;
    }
    void jobsCoverTheSeriesOnce()
    {
        QFETCH(qint64, matches);
        QFETCH(int, seats);
        const SeriesCut cut(matches, seats);
        QVERIFY(cut.jobs() >= 1 && cut.jobs() <= 4096);
        QCOMPARE(cut.firstDeal(0), std::int64_t{0});
        for (std::int64_t job = 0; job < cut.jobs(); ++job)
            QVERIFY(cut.firstDeal(job) < cut.firstDeal(job + 1));
        QVERIFY(cut.firstDeal(cut.jobs()) * seats >= matches);
        QVERIFY((cut.firstDeal(cut.jobs()) - 1) * seats < matches);
        QCOMPARE(cut.matchesIn(cut.jobs()), std::int64_t{matches});
    }

    void progressIsTold()
    {
        std::int64_t last = 0;
        playSeries(plan("pazaak.bold", "pazaak.kid", 999, 1), {}, [&](std::int64_t done) {
            QVERIFY(done > last);
            last = done;
        });
        QCOMPARE(last, std::int64_t{999});
    }

    /// What is left after a stop is exactly a shorter series.
    void stoppingLeavesAShorterSeries()
    {
        std::stop_source stop;
        const auto series = plan("pazaak.random", "pazaak.kid", 1000000, 2);
        const SeriesResult stopped = playSeries(series, stop.get_token(), [&](std::int64_t done) {
            if (done >= 2000)
                stop.request_stop();
        });
        QVERIFY(stopped.matches > 0 && stopped.matches < 500000);
        QCOMPARE(text(stopped), text(playSeries(plan("pazaak.random", "pazaak.kid", stopped.matches, 1))));
    }

    void stoppingBeforeTheStart()
    {
        std::stop_source stop;
        stop.request_stop();
        const SeriesResult result = playSeries(plan("pazaak.bold", "pazaak.kid", 100, 2), stop.get_token());
        QCOMPARE(result.matches, std::int64_t{0});
        QCOMPARE(result.standings.size(), std::size_t{2});
        QCOMPARE(result.standings[0].share, 0.0);
    }

    void eachJobIsDoneOnce()
    {
        std::array<std::atomic<int>, 1000> counts{};
        std::atomic<int> hired = 0;
        runJobs(1000, 4, {}, [&]() -> Worker {
            ++hired;
            return [&](std::int64_t job) {
                ++counts[static_cast<std::size_t>(job)];
                return true;
            };
        });
        QCOMPARE(hired.load(), 4);
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

QTEST_GUILESS_MAIN(TestArena)
#include "test_arena.moc"
