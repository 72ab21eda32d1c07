// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The formats of contests: the order of pairings, brackets with byes and play-offs, seating, and deciders of ties.
#include "engine/arena/format.h"
#include "tests/suite.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace parlour;

namespace {

Shape shape(Format format, int entrants, std::int64_t matches = 10)
{
    Shape out;
    out.format = format;
    out.entrants = entrants;
    out.matches = matches;
    return out;
}

QString pairsOf(const std::vector<Pairing>& pairings)
{
    QStringList all;
    for (const Pairing& each : pairings) {
        QString who;
        for (const int entrant : each.entrants)
            who += QString::number(entrant);
        all << who;
    }
    return all.join(' ');
}

/// A finished cup: the encounters of each round, and the places.
struct PlayedCup {
    QStringList rounds;
    QString places;
    std::size_t sets = 0;
};

PlayedCup playCup(int entrants, int firstTo, const std::function<SetResult(const Encounter&)>& play)
{
    std::vector<SetResult> results;
    Bracket bracket = bracketOf(entrants, firstTo, results);
    while (!bracket.isOver()) {
        for (const std::size_t next : bracket.next)
            results.push_back(play(bracket.rounds.back()[next]));
        bracket = bracketOf(entrants, firstTo, results);
    }
    PlayedCup played;
    played.sets = results.size();
    for (const auto& round : bracket.rounds) {
        QStringList encounters;
        for (const Encounter& each : round)
            encounters << QString("%1%2").arg(each.first).arg(each.second);
        played.rounds << encounters.join(' ');
    }
    for (const int entrant : bracket.places)
        played.places += QString::number(entrant);
    return played;
}

SetResult lowerWins(const Encounter& encounter)
{
    return encounter.first < encounter.second ? SetResult::Won : SetResult::Lost;
}

SetResult higherWins(const Encounter& encounter)
{
    return encounter.first > encounter.second ? SetResult::Won : SetResult::Lost;
}

} // namespace

class TestFormats : public QObject {
    Q_OBJECT

private slots:
    void pairingsAreListedInOrder_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("entrants");
        QTest::addColumn<QString>("pairings");
        const auto row = [](const char* name, Format format, int entrants, const char* pairings) {
            QTest::newRow(name) << static_cast<int>(format) << entrants << QString(pairings);
        };
        row("round robin of 2", Format::RoundRobin, 2, "01");
        row("round robin of 4", Format::RoundRobin, 4, "01 02 12 03 13 23");
        row("gauntlet of 4", Format::Gauntlet, 4, "01 02 03");
        row("tables", Format::Tables, 5, "01234");
        row("cup of 4, first wave", Format::Cup, 4, "03 12");
    }
    void pairingsAreListedInOrder()
    {
        QFETCH(int, format);
        QFETCH(int, entrants);
        QTEST(pairsOf(pairingsOf(shape(static_cast<Format>(format), entrants), {})), "pairings");
    }

    /// Pairings of an entrant added later are appended, so that earlier matches keep their seeds.
    void anotherEntrantOnlyAppendsPairings()
    {
        for (const Format format : {Format::RoundRobin, Format::Gauntlet}) {
            const auto few = pairingsOf(shape(format, 5), {});
            const auto more = pairingsOf(shape(format, 6), {});
            QVERIFY(std::equal(few.begin(), few.end(), more.begin()));
        }
    }

    void cupsFollowTheSeeding_data()
    {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<QStringList>("favourites"); // rounds if the better seed always wins
        QTest::addColumn<QString>("upsets"); // places if the worse seed always wins
        const auto row = [](int entrants, const QStringList& rounds, const char* upsets) {
            QTest::addRow("%d", entrants) << entrants << rounds << QString(upsets);
        };
        row(2, {"01"}, "10");
        row(3, {"12", "01"}, "201");
        row(4, {"03 12", "01 23"}, "3210");
        row(5, {"34", "03 12", "01 23"}, "42103"); // byes for the best three
        row(6, {"25 34", "03 12 45", "01 23"}, "541032");
        row(8, {"07 16 25 34", "03 12 47 56", "01 23 45 67"}, "76543210");
    }
    void cupsFollowTheSeeding()
    {
        QFETCH(int, entrants);
        QFETCH(QString, upsets);
        const PlayedCup favourites = playCup(entrants, 1, lowerWins);
        QTEST(favourites.rounds, "favourites");
        QCOMPARE(favourites.places, QString("01234567").left(entrants));
        QCOMPARE(playCup(entrants, 1, higherWins).places, upsets);
    }

    /// Each entrant has one place, whatever the results, within the range of each of its encounters.
    void everyEntrantHasAPlace()
    {
        for (int entrants = 2; entrants <= 19; ++entrants)
            for (unsigned seed = 0; seed < 20; ++seed) {
                Rng rng = Rng::stream(seed, Purpose::Analysis, static_cast<std::uint64_t>(entrants));
                std::vector<SetResult> results;
                Bracket bracket = bracketOf(entrants, 2, results);
                while (!bracket.isOver()) {
                    for (std::size_t i = 0; i < bracket.next.size(); ++i)
                        results.push_back(static_cast<SetResult>(rng.below(3)));
                    bracket = bracketOf(entrants, 2, results);
                }
                const std::set<int> places(bracket.places.begin(), bracket.places.end());
                QCOMPARE(places.size(), static_cast<std::size_t>(entrants));
                for (const auto& round : bracket.rounds)
                    for (const Encounter& each : round) {
                        const auto place = [&](int entrant) {
                            return std::find(bracket.places.begin(), bracket.places.end(), entrant) - bracket.places.begin();
                        };
                        const int loser = each.winner == each.first ? each.second : each.first;
                        QVERIFY(place(each.winner) < place(loser));
                        QVERIFY(place(each.winner) >= each.bestPlace && place(loser) <= each.worstPlace);
                    }
            }
    }

    /// A result of 4:0 takes four sets, 4:3 takes seven.
    void anEncounterEndsAtFourSets()
    {
        QCOMPARE(playCup(2, 4, lowerWins).sets, std::size_t{4});
        const PlayedCup close = playCup(2, 4, [](const Encounter& each) {
            return (each.setsFirst + each.setsSecond) % 2 == 0 ? SetResult::Won : SetResult::Lost;
        });
        QCOMPARE(close.sets, std::size_t{7});
        QCOMPARE(close.places, QString("01"));
    }

    /// Identical bots tie each set: two are replayed, then ties go to the better seed.
    void tiedSetsGoToTheBetterSeed()
    {
        const PlayedCup twins = playCup(2, 4, [](const Encounter&) { return SetResult::Tied; });
        QCOMPARE(twins.sets, std::size_t{kTiedSetsReplayed + 4});
        QCOMPARE(twins.places, QString("01"));
    }

    /// A set is decided by points, then by hands; a tied set counts for neither.
    void setsAreDecidedByMatchesThenHands()
    {
        const Shape cup = shape(Format::Cup, 2);
        const auto next = [&](std::int64_t points, std::int64_t hands) {
            const Verdict verdict{{points, 5}, {hands, 7}};
            return bracketOf(cup, {verdict}).rounds.front().front();
        };
        QCOMPARE(next(6, 0).setsFirst, 1);
        QCOMPARE(next(4, 99).setsSecond, 1);
        QCOMPARE(next(5, 8).setsFirst, 1);
        QCOMPARE(next(5, 6).setsSecond, 1);
        QCOMPARE(next(5, 7).ties, 1);
    }

    void tiesAtTheTopArePlayedOff()
    {
        Shape table = shape(Format::Tables, 3);
        table.seats = 3;
        table.playOffTies = true;
        const auto verdict = [](std::vector<std::int64_t> points) {
            const std::size_t n = points.size();
            return Verdict{std::move(points), std::vector<std::int64_t>(n, 0)};
        };
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 30, 20})})), QString("012"));
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 50, 20})})), QString("012 01"));
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 50, 20}), verdict({0, 60})})), QString("012 01"));
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 50, 50})})), QString("012 012"));
        // Two of three are ahead after the extra match: the third drops out.
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 50, 50}), verdict({60, 0, 60})})), QString("012 012 02"));
        const auto extra = pairingsOf(table, {verdict({50, 50, 20})}).back();
        QVERIFY(extra.isExtra && extra.matches == 1);
        table.playOffTies = false;
        QCOMPARE(pairsOf(pairingsOf(table, {verdict({50, 50, 20})})), QString("012"));
    }

    /// In a deal each entrant has each seat once, with the same seed.
    void dealsRotateSeats()
    {
        Shape table = shape(Format::Tables, 9, 60);
        table.seats = 6;
        const SeatingPlan seating(table, pairingsOf(table, {}).front(), 7, 0);
        std::map<int, int> seated;
        for (std::int64_t deal = 0; deal < 500; ++deal) {
            std::map<int, std::set<int>> seatsOfEntrant;
            for (std::int64_t match = 6 * deal; match < 6 * deal + 6; ++match) {
                QCOMPARE(seating.matchSeed(match), seating.matchSeed(6 * deal));
                const SeatedEntrants now = seating.seated(match);
                for (int seat = 0; seat < 6; ++seat)
                    seatsOfEntrant[now[static_cast<std::size_t>(seat)]].insert(seat);
            }
            QCOMPARE(seatsOfEntrant.size(), std::size_t{6});
            for (const auto& [entrant, seats] : seatsOfEntrant) {
                QCOMPARE(seats.size(), std::size_t{6});
                ++seated[entrant];
            }
        }
        // Seats are drawn: each of nine plays in two thirds of the deals, within five standard errors.
        for (const auto& [entrant, deals] : seated)
            QVERIFY2(std::abs(deals - 333) < 53, qPrintable(QString::number(deals)));
    }

    void pairsSwapSeats()
    {
        const Shape pairs = shape(Format::RoundRobin, 3);
        const SeatingPlan seating(pairs, pairingsOf(pairs, {})[1], 7, 1);
        QCOMPARE(seating.seated(0)[0], 0);
        QCOMPARE(seating.seated(0)[1], 2);
        QCOMPARE(seating.seated(1)[0], 2);
        QCOMPARE(seating.seated(1)[1], 0);
        QCOMPARE(seating.matchSeed(0), seating.matchSeed(1));
        QVERIFY(seating.matchSeed(1) != seating.matchSeed(2));
        const SeatingPlan other(pairs, pairingsOf(pairs, {})[0], 7, 0);
        QVERIFY(seating.matchSeed(0) != other.matchSeed(0));
    }
};

PARLOUR_TEST(TestFormats)
#include "test_formats.moc"
