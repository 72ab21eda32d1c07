// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A person among the entrants of a contest: the runner leaves the person's matches, and the finished games of the history
// count, each match once, whatever happened in between.
#include "app/contest/tournament.h"
#include "app/store/database/history.h"
#include "app/store/paths.h"
#include "engine/games.h"
#include "tests/app/contest/contest_folder.h"
#include "tests/app/files.h"
#include "tests/app/other_connection.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace parlour;
using test::table;
using test::why;
using Access = ContestFile::Access;

namespace {

constexpr const char* kStandIn = "pazaak.kid"; // plays the person's games

ContestPlan incomplete(std::vector<std::string> entrants, std::int64_t matches)
{
    ContestPlan plan;
    plan.game = "pazaak";
    plan.entrants = std::move(entrants);
    plan.shape.matches = matches;
    plan.seed = 5;
    return plan;
}

ContestPlan planWith(const std::string& second, std::int64_t matches)
{
    return *complete(incomplete({"pazaak.nestor", second, "pazaak.bold"}, matches));
}

} // namespace

class TestPersonMatches : public QObject, private test::ContestFolder {
    Q_OBJECT

private:
    /// The game of a match, as `who` would have played it in the person's seat.
    Record gameOf(const PersonMatch& match, const std::string& who = kStandIn)
    {
        const QString file = path("twin.contest");
        const auto twin = make(file, planWith(who, 20));
        play(*twin);
        Record record = *twin->record(match.pairing, match.index);
        std::replace(record.seats.begin(), record.seats.end(), who, std::string(kPerson));
        return record;
    }
    /// Keeps a finished game, as the table does at its end.
    static void finish(const Record& record)
    {
        static int second = 0; // games that differ in nothing else are different games
        const auto added = History(paths::history())
                               .add({record, {}, QString("2026-01-31T18:00:%1Z").arg(++second, 2, 10, QLatin1Char('0'))});
        QVERIFY(added);
    }

private slots:
    void init() { qputenv("PARLOUR_HOME", folder_.filePath(QTest::currentTestFunction()).toUtf8()); }

    void aPersonIsRefusedWhereItCannotPlay_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<std::vector<std::string>>("entrants");
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("matches");
        const std::vector<std::string> usual{"you", "pazaak.kid", "pazaak.bold"};
        const QString other = "a person plays in a league or a cup against 2 to 7 others, 1 to 20 matches against each";
        const int league = static_cast<int>(Format::RoundRobin);
        QTest::newRow("in a league") << QString() << usual << league << 20;
        QTest::newRow("twice") << "a person has a name and is entered once"
                               << std::vector<std::string>{"you", "pazaak.kid", "you"} << league << 1;
        QTest::newRow("nameless") << "a person has a name and is entered once"
                                  << std::vector<std::string>{"person:", "pazaak.kid", "you"} << league << 1;
        QTest::newRow("two people") << QString() << std::vector<std::string>{"person:Anna", "pazaak.kid", "you"} << league
                                    << 1;
        QTest::newRow("a cup") << QString() << usual << static_cast<int>(Format::Cup) << 1;
        QTest::newRow("tables") << other << usual << static_cast<int>(Format::Tables) << 1;
        QTest::newRow("one opponent") << other << std::vector<std::string>{"you", "pazaak.kid"} << league << 1;
        std::vector<std::string> many(8, "pazaak.kid");
        QTest::newRow("seven opponents") << QString() << std::vector<std::string>(many.begin() + 1, many.end()) << league
                                         << 1;
        many.emplace_back("you");
        QTest::newRow("eight opponents") << other << many << league << 1;
        QTest::newRow("too many matches") << other << usual << league << 21;
    }
    void aPersonIsRefusedWhereItCannotPlay()
    {
        QFETCH(QString, sentence);
        QFETCH(std::vector<std::string>, entrants);
        QFETCH(int, format);
        QFETCH(int, matches);
        ContestPlan plan = incomplete(entrants, matches);
        plan.shape.format = static_cast<Format>(format);
        const auto ready = complete(plan);
        QCOMPARE(ready ? QString() : why(ready.error()), sentence);
        if (ready)
            QCOMPARE(*planFromJson(toJson(*ready)), *ready);
    }

    void aMatchIsLeftToThePersonWithItsSeedSeatsAndRules()
    {
        const auto file = make(path("mine.contest"), planWith("you", 3));
        play(*file);
        QCOMPARE(file->progress().played(), 3);
        QVERIFY(!file->progress().isFinished());
        const std::vector<PersonMatch> left = file->personMatches();
        QCOMPARE(left.size(), std::size_t{2});
        QCOMPARE(left[0].start.seats, (std::vector<std::string>{"pazaak.nestor", "you"}));
        QCOMPARE(left[1].start.seats, (std::vector<std::string>{"you", "pazaak.bold"}));
        for (const PersonMatch& match : left) {
            QCOMPARE(match.start.seed, file->progress().seating(match.pairing).matchSeed(0));
            QCOMPARE(match.start.rules, file->plan().rules);
            QVERIFY(areOfOneMatch(gameOf(match), match.start));
        }
        QVERIFY(snapshotOf(*file).isPersonsTurn());
    }

    void everybodyMeetsEverybodyOnceAndNobodyTwiceInARound()
    {
        for (int entrants = 2; entrants <= kMaxOpponents + 1; ++entrants) {
            std::set<std::pair<int, int>> pairs;
            for (const auto& round : leagueRounds(entrants)) {
                std::set<int> busy;
                for (const auto& [one, other] : round) {
                    QVERIFY(busy.insert(one).second && busy.insert(other).second);
                    QVERIFY(pairs.insert(std::minmax(one, other)).second);
                }
            }
            QCOMPARE(static_cast<int>(pairs.size()), entrants * (entrants - 1) / 2);
        }
    }

    void theOthersMatchesAreToldRoundByRound()
    {
        const QString name = path("mine.contest");
        play(*make(name, planWith("you", 1)));
        const Tournament before = readTournament(name);
        QCOMPARE(before.rounds.size(), std::size_t{3});
        for (const PointsLine& line : before.table())
            QCOMPARE(line.played, 0);
        const PersonMatch* match = before.next();
        QVERIFY(match);
        finish(gameOf(*match));
        Tournament after = readTournament(name);
        QVERIFY(after.next() && after.next()->pairing != match->pairing);
        QCOMPARE(after.completeRounds(), 1);
        finish(gameOf(*after.next()));
        after = readTournament(name);
        QVERIFY(after.isOver() && !after.next());
        double points = 0;
        for (const PointsLine& line : after.table()) {
            QCOMPARE(line.played, 2);
            points += line.points;
        }
        QCOMPARE(points, 3.0);
        QCOMPARE(after.table().front().entrant, after.now->table.rows.front().entrant);
    }

    void faultsAtThePersonsTableCount()
    {
        const QString name = path("faults.contest");
        {
            const auto file = make(name, *complete(incomplete({"pazaak.bold", "exec:/no/such/program", "you"}, 2)));
            const std::vector<PersonMatch> open = file->personMatches();
            const auto match = std::find_if(open.begin(), open.end(), [](const PersonMatch& each) {
                return each.start.seats.front() != "pazaak.bold" && each.start.seats.back() != "pazaak.bold";
            });
            QVERIFY(match != open.end());
            Record game = match->start;
            const auto played = *findGame(game.game)->start(game.rules, game.seed);
            while (!played->node().isOver()) {
                const Seat who = played->node().isChance() ? kChanceSeat : played->node().seats.first();
                game.steps.push_back({who, who == kChanceSeat ? played->draw() : played->legal(who).front()});
                QVERIFY(played->step(who, game.steps.back().text));
            }
            game.result = {played->score(0), played->score(1)};
            const Seat program = 1 - personOf(game.seats);
            game.remarks = {{2, program, Fault::Kind::Late, "no answer"},
                            {4, program, std::nullopt, "hello"},
                            {6, program, Fault::Kind::Illegal, "fly"}};
            QVERIFY(*file->addPersonGame(game));
        }
        const auto file = open(name);
        const auto faults = file->faults();
        QVERIFY(faults && faults->size() == 2);
        QCOMPARE(faults->back().fault, (EntrantFault{0, 1, 6, "illegal: fly"}));
        QCOMPARE(file->progress().faults(1), 2);
    }

    /// The same play gives the same table, whether it was counted match by match or in whole deals.
    void countedMatchesGiveTheTableOfAnyContest()
    {
        const QString name = path("mine.contest");
        {
            const auto file = make(name, planWith("you", 3));
            play(*file);
            while (!file->personMatches().empty()) {
                const PersonMatch match = file->personMatches().front();
                const Record game = gameOf(match);
                QVERIFY(*file->addPersonGame(game));
                QVERIFY(!*file->addPersonGame(game));
                QCOMPARE(*file->record(match.pairing, match.index), game);
            }
        }
        const auto again = open(name);
        QVERIFY(again->progress().isFinished());
        const QByteArray twin =
            played(planWith(kStandIn, 3)).replace(kStandIn, "you").replace("\"repeatable\": true", "\"repeatable\": false");
        QCOMPARE(table(*again), twin);
    }

    void moreMatchesKeepThoseOfThePerson()
    {
        const auto file = make(path("mine.contest"), planWith("you", 1));
        QVERIFY(*file->addPersonGame(gameOf(file->personMatches().front())));
        QVERIFY(file->change(*withMatches(file->plan(), 4)));
        QCOMPARE(file->personMatches()[0].index, 0); // against the other
        QCOMPARE(file->personMatches()[1].index, 1);
        play(*file);
        QCOMPARE(file->progress().played(), 5);
    }

    /// The program was killed after the game's end, and before or after its result was written.
    void aFinishedGameIsCountedOnceWheneverTheContestIsRead()
    {
        const QString name = path("mine.contest");
        const PersonMatch match = make(name, planWith("you", 2))->personMatches().front();
        QCOMPARE(readContest(name).now->table.played, 0);
        const Record game = gameOf(match);
        Record unfinished = game;
        unfinished.result.reset();
        finish(unfinished);
        Record other = game;
        ++other.seed;
        finish(other);
        QCOMPARE(readContest(name).now->table.played, 0);
        finish(game);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(readContest(name).now->table.played, 1);
        const QByteArray once = table(*open(name));

        // A second game of the same match does not count, whatever its result.
        finish(gameOf(match, "pazaak.random"));
        finish(game);
        QCOMPARE(readContest(name).now->table.played, 1);
        QCOMPARE(table(*open(name)), once);
        QCOMPARE(*open(name)->record(match.pairing, match.index), game);
    }

    void aMatchAndItsSuccessorAreCountedTogether()
    {
        const QString name = path("mine.contest");
        PersonMatch match = make(name, planWith("you", 2))->personMatches().front();
        finish(gameOf(match));
        ++match.index;
        finish(gameOf(match));
        const ReadContest read = readContest(name);
        QVERIFY(read.problem.isEmpty());
        QCOMPARE(read.now->table.played, 2);
        QCOMPARE(read.now->leftToPerson, 2);
    }

    void aGameThatCannotBeWrittenIsCountedTheNextTime()
    {
        const QString name = path("mine.contest");
        auto writer = make(name, planWith("you", 2));
        finish(gameOf(writer->personMatches().front()));
        ReadContest read = readContest(name);
        QVERIFY2(read.problem.contains("is being played by another process"), qPrintable(read.problem));
        QCOMPARE(read.now->table.played, 0);
        QVERIFY(readContest(name, true).problem.isEmpty());
        writer.reset();
        test::OtherConnection(name).run(
            "CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'full'); END");
        read = readContest(name);
        QVERIFY(!read.problem.isEmpty());
        QCOMPARE(read.now->table.played, 0);
        test::OtherConnection(name).run("DROP TRIGGER full");
        QCOMPARE(readContest(name).now->table.played, 1);
    }
};

PARLOUR_TEST(TestPersonMatches)
#include "test_person_matches.moc"
