// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contests in files: the same table on any number of threads, after stops and kills, from shards, and with bots or matches
// added later; damaged, foreign, locked and full files; and exports.
#include "ai/core/bots.h"
#include "app/contest/contest_export.h"
#include "app/contest/contest_players.h"
#include "app/contest/contest_runner.h"
#include "app/store/game_file.h"
#include "engine/arena/series.h"
#include "engine/base/stop.h"
#include "engine/games.h"
#include "engine/pazaak/pazaak.h"
#include "engine/record/replay.h"
#include "tests/app/contest/contest_folder.h"
#include "tests/app/files.h"
#include "tests/app/other_connection.h"
#include "tests/app/waiting.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sys/stat.h>

using namespace parlour;
using test::get;
using test::plan;
using test::put;
using test::table;
using test::why;
using Access = ContestFile::Access;

class TestContest : public QObject, private test::ContestFolder {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    void presetsAreComplete();
    void stopsAndResumes_data();
    void stopsAndResumes();
    void killsChangeNothing();
    void shardsMerge_data();
    void shardsMerge();
    void mergingRefusesOtherContests();
    void addedBotsAndMatchesGiveTheSameTable_data();
    void addedBotsAndMatchesGiveTheSameTable();
    void someFormatsRefuseMoreBotsOrMatches();
    void aContestOfTwoIsASeries();
    void sprtStopsEarly();
    void tiesArePlayedOff();
    void listsAndReplaysMatches_data();
    void listsAndReplaysMatches();
    void keepsFaultsOfOtherPrograms();
    void tablesGoOnWithADisqualifiedBot();
    void programsAreAskedBeforeAnythingIsPlayed();
    void measuringStartsNoPrograms();
    void newestMatchesKeepTheirSteps();
    void aStoppedContestIsOneFile();
    void readingLeavesNoFiles();
    void nothingIsOverwritten();
    void refusesInvalidFiles_data();
    void refusesInvalidFiles();
    void oneWriterAtATime();
    void damagedIndexesAreRebuilt();
    void aChangedByteNeverChangesTheTable();
    void draftsOfKilledCommandsAreRemoved();
    void foldersAndPipesAreNamed();
    void aLockedFileIsWaitedFor();
    void aFullDiskKeepsStoredMatches();
    void theRunnerReportsToAWindow();
    void exportsAreWellFormed();
    void whoHasNotBegunStandsBelowALine();
};

void TestContest::presetsAreComplete()
{
    QStringList ids;
    for (const Preset& preset : presets()) {
        ids << QString::fromStdString(preset.id);
        const auto ready = complete(planOf(preset, 1));
        QVERIFY2(ready, preset.id.c_str());
        const auto again = planFromJson(toJson(*ready));
        QVERIFY2(again && *again == *ready, preset.id.c_str());
    }
    QCOMPARE(ids,
             QStringList({"pazaak-league", "pazaak-cup", "yahtzee-1000", "coins-league", "coup-million", "durak-league",
                          "durak-table", "durak-ladder", "durak-ladder-four", "durak-ladder-four-transfer", "durak-tables",
                          "pazaak-ladder", "pazaak-full-decks", "pazaak-full-ladder", "yahtzee-ladder", "coup-ladder",
                          "coup-ladder-five", "coup-tables", "coins-ladder"}));
    QCOMPARE(findPreset("pazaak-league")->shape.matches, std::int64_t{100'000});
    QCOMPARE(findPreset("coup-million")->shape.rounds, 3);
    QCOMPARE(findPreset("coup-million")->shape.matches, std::int64_t{1'000'000});
}

void TestContest::stopsAndResumes_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("matches");
    QTest::newRow("round robin") << "pazaak-league" << 1501;
    QTest::newRow("cup") << "pazaak-cup" << 40;
    QTest::newRow("tables") << "coup-million" << 4000;
}

/// Stops gracefully at random times, again and again; later each ten times, so that a busy machine comes to the end too.
void TestContest::stopsAndResumes()
{
    QFETCH(QString, preset);
    QFETCH(int, matches);
    const ContestPlan what = plan(preset.toLatin1().constData(), matches);
    const QByteArray whole = played(what);
    const QString file = path("stops.contest");
    make(file, what);
    int runs = 0;
    for (bool isOver = false; !isOver; ++runs) {
        const auto contest = open(file, Access::Write);
        ContestControl control;
        parlour::jthread stopper([&] {
            QThread::msleep(QRandomGenerator::global()->bounded(8U << std::min(runs / 10, 7)));
            control.finish();
        });
        QVERIFY(playContest(*contest, 2, control));
        isOver = contest->progress().isFinished();
    }
    QVERIFY2(runs > 2, qPrintable(QString::number(runs)));
    QCOMPARE(table(*open(file)), whole);
}

/// Killed at random moments, five times a contest: PARLOUR_KILLS times in all, 5 if unset.
void TestContest::killsChangeNothing()
{
    constexpr int kKillsAContest = 5;
    const int kills =
        qEnvironmentVariableIsSet("PARLOUR_KILLS") ? qEnvironmentVariableIntValue("PARLOUR_KILLS") : kKillsAContest;
    const QString whole = path("whole.contest");
    const QString killed = path("killed.contest");
    const QStringList contest = {"run",    "--preset", "pazaak-league", "--matches", QString::number(3000 * kKillsAContest),
                                 "--seed", "9",        "--threads",     "2",         "--out"};
    const auto run = [](const QStringList& arguments, const std::function<bool()>& isToBeKilled) {
        QProcess process;
        process.start(PARLOUR_CLI, QStringList{"contest"} + arguments);
        while (!process.waitForFinished(1) && !isToBeKilled())
            continue;
        process.kill();
        process.waitForFinished(test::kWaitLimit);
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    };
    const auto never = [] { return false; };
    // Without a file there is nothing to resume.
    const auto goOn = [&] { return QFile::exists(killed) ? QStringList{"resume", killed} : contest + QStringList{killed}; };
    const auto playedSoFar = [&] {
        const auto file = ContestFile::open(killed, Access::Read);
        return file ? (*file)->progress().played() : 0;
    };
    QCOMPARE(run(contest + QStringList{whole}, never), 0);
    const QByteArray expected = table(*open(whole));
    int ended = 0;
    for (int i = 1; i <= kills; ++i) {
        // At any moment, in every other run after more was written.
        const std::int64_t before = playedSoFar();
        unsigned looks = QRandomGenerator::global()->bounded(30U);
        const auto isTime = [&] { return (i % 2 == 0 || playedSoFar() > before) && looks-- == 0; };
        ended += run(goOn(), isTime) == -1 ? 1 : 0;
        if (i % kKillsAContest == 0 || i == kills) {
            QCOMPARE(run(goOn(), never), 0);
            QCOMPARE(table(*open(killed)), expected);
            QVERIFY(QFile::remove(killed));
        }
    }
    qInfo("%d of %d killed", ended, kills);
    QVERIFY(ended > 0);
}

void TestContest::shardsMerge_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("matches");
    QTest::addColumn<int>("shards");
    QTest::newRow("round robin") << "pazaak-league" << 601 << 4;
    QTest::newRow("tables") << "coup-million" << 400 << 3;
    QTest::newRow("more shards than blocks") << "small" << 4 << 5;
    QTest::newRow("tie at the end") << "yahtzee-1000" << 3 << 3;
}

void TestContest::shardsMerge()
{
    QFETCH(QString, preset);
    QFETCH(int, matches);
    QFETCH(int, shards);
    ContestPlan what;
    if (preset == "small") // three pairings of one block each
        what = plan("pazaak-league", matches, 5, {"pazaak.kid", "pazaak.bold", "pazaak.hk47"});
    else if (preset == "yahtzee-1000") // equal players tie; merging leaves the extra games to be played
        what = plan("yahtzee-1000", matches, 5, {"yahtzee.dummy", "yahtzee.dummy", "yahtzee.dummy"});
    else
        what = plan(preset.toLatin1().constData(), matches);
    const QByteArray whole = played(what);
    std::vector<QString> parts;
    std::int64_t sum = 0;
    for (int i = 1; i <= shards; ++i) {
        parts.push_back(path(QString("shard-%1.contest").arg(i)));
        const auto part = make(parts.back(), what, {i, shards});
        play(*part);
        QVERIFY(part->progress().isFinished());
        sum += part->progress().played();
    }
    std::reverse(parts.begin(), parts.end()); // in any order
    const QString merged = path("merged.contest");
    {
        const auto file = mergeContests(merged, parts);
        QVERIFY2(file, file ? "" : qPrintable(why(file.error())));
        QCOMPARE((*file)->progress().played(), sum);
    }
    const auto file = open(merged, Access::Write);
    if (!what.shape.playOffTies)
        QVERIFY(file->progress().isFinished());
    play(*file);
    QCOMPARE(table(*file), whole);
}

void TestContest::mergingRefusesOtherContests()
{
    const ContestPlan what = plan("pazaak-league", 120);
    const QString one = path("one.contest"), other = path("other.contest"), out = path("merged.contest");
    play(*make(one, what, {1, 2}));
    play(*make(other, plan("pazaak-league", 120, 6), {2, 2}));
    const auto different = mergeContests(out, {one, other});
    QVERIFY(!different && why(different.error()).contains("different contests"));
    const auto twice = mergeContests(out, {one, one});
    QVERIFY(!twice && why(twice.error()).contains("another part holds"));
    QVERIFY(!QFile::exists(out));
    const auto half = mergeContests(out, {one});
    QVERIFY(half && !(*half)->progress().isFinished());
}

void TestContest::addedBotsAndMatchesGiveTheSameTable_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("preset");
    QTest::addColumn<bool>("bots");
    QTest::newRow("round robin") << static_cast<int>(Format::RoundRobin) << "pazaak-league" << true;
    QTest::newRow("gauntlet") << static_cast<int>(Format::Gauntlet) << "pazaak-league" << true;
    QTest::newRow("tables") << static_cast<int>(Format::Tables) << "coup-million" << false;
    QTest::newRow("tables with ties") << static_cast<int>(Format::Tables) << "yahtzee-1000" << false;
}

/// The table is the same as if planned so from the start, with an odd number of matches in between.
void TestContest::addedBotsAndMatchesGiveTheSameTable()
{
    QFETCH(int, format);
    QFETCH(QString, preset);
    QFETCH(bool, bots);
    ContestPlan small = plan(preset.toLatin1().constData(), 101);
    small.shape.format = static_cast<Format>(format);
    small.shape.rounds = 1;
    if (preset == "yahtzee-1000")
        small.entrants = {"yahtzee.dummy", "yahtzee.dummy"};
    small = *complete(small);
    const QString file = path("grows.contest");
    {
        const auto contest = make(file, small);
        play(*contest);
    }
    ContestPlan large = *withMatches(small, 250);
    if (bots)
        large = *withEntrant(large, "pazaak.hk47");
    {
        const auto contest = open(file, Access::Write);
        const auto changed = contest->change(large);
        QVERIFY2(changed, changed ? "" : qPrintable(why(changed.error())));
        QVERIFY(!contest->progress().isFinished());
        QVERIFY(contest->progress().played() >= 60); // except the block of the interrupted deal
        play(*contest);
    }
    QCOMPARE(table(*open(file)), played(large));
}

void TestContest::someFormatsRefuseMoreBotsOrMatches()
{
    const ContestPlan cup = plan("pazaak-cup", 10);
    QVERIFY(!withEntrant(cup, "pazaak.random"));
    QVERIFY(!withMatches(cup, 20));
    QVERIFY(!withEntrant(plan("coup-million", 10), "coup.random"));
    const auto fewer = withMatches(plan("pazaak-league", 10), 9);
    QVERIFY(!fewer && why(fewer.error()).contains("more, not fewer"));
    QVERIFY(!withEntrant(plan("pazaak-league", 10), "durak.greedy"));
}

/// A contest of two is a series: the same matches as `parlour-cli match` with its seed.
void TestContest::aContestOfTwoIsASeries()
{
    const auto file = make(path("pair.contest"), plan("pazaak-league", 500, 7, {"pazaak.kid", "pazaak.nestor"}));
    play(*file);
    SeriesPlan<pazaak::Pazaak> series;
    for (const char* id : {"pazaak.kid", "pazaak.nestor"})
        series.entrants.push_back([id] { return makeBot<pazaak::Pazaak>(id, test::resources()); });
    series.seed = 7;
    series.matches = 500;
    QVERIFY(playSeries(series).totals == file->progress().totals().front());
}

void TestContest::sprtStopsEarly()
{
    ContestPlan what = plan("pazaak-league", 100'000);
    what.entrants = {"pazaak.kid", "pazaak.cautious"};
    what.shape.sprt = SprtBounds{0, 50, 0.05, 0.05};
    what = *complete(what);
    const QString file = path("sprt.contest");
    QByteArray first;
    {
        const auto contest = make(file, what);
        play(*contest, 1);
        QVERIFY(contest->progress().isFinished());
        QVERIFY(contest->table().sprt->state() == Sprt::State::Elo1);
        QVERIFY(contest->progress().played() < 1000);
        QCOMPARE(contest->progress().played(), 2 * contest->table().sprt->deals());
        first = table(*contest);
    }
    QCOMPARE(table(*open(file)), first);
    for (const int threads : {2, 3})
        QCOMPARE(played(what, threads), first);
    QVERIFY(dependsOnResults(what.shape)); // so it cannot be split into shards
    what.entrants.push_back("pazaak.bold");
    QVERIFY(!complete(what));
}

void TestContest::tiesArePlayedOff()
{
    ContestPlan what = plan("yahtzee-1000", 2, 1, {"yahtzee.dummy", "yahtzee.dummy", "yahtzee.dummy"});
    int ties = 0;
    for (what.seed = 1; what.seed < 12; ++what.seed) {
        const auto file = make(path("tie.contest"), *complete(what));
        play(*file);
        const ContestTable table = file->table();
        QVERIFY(table.isFinished);
        QVERIFY(table.rows[0].points > table.rows[1].points);
        QCOMPARE(table.rows[0].rank, 1);
        QCOMPARE(table.rows[1].rank, 2);
        ties += file->progress().pairings().size() > 1 ? 1 : 0;
        QCOMPARE(table.played, static_cast<std::int64_t>(1 + file->progress().pairings().size()));
    }
    QVERIFY(ties > 0);
}

void TestContest::listsAndReplaysMatches_data()
{
    QTest::addColumn<QString>("preset");
    QTest::newRow("pairs") << "pazaak-league";
    QTest::newRow("cup") << "pazaak-cup";
    QTest::newRow("tables by lot") << "coup-million";
    QTest::newRow("memories") << "coins-league";
}

/// A cell of the crosstable lists its matches, and each is made again from its seed with the same result.
void TestContest::listsAndReplaysMatches()
{
    QFETCH(QString, preset);
    ContestPlan what = plan(preset.toLatin1().constData(), 20);
    if (preset == "coup-million")
        what.entrants.push_back("coup.honest"); // seven, so not everybody plays in each match
    what = *complete(what);
    const auto file = make(path("list.contest"), what);
    play(*file);
    const ContestTable table = file->table();
    const std::int64_t all = file->matchesOf(0, 1);
    QCOMPARE(all, table.cell(0, 1).matches());
    QCOMPARE(file->matchesOf(0, -1), std::find_if(table.rows.begin(), table.rows.end(), [](const TableRow& row) {
                                         return row.entrant == 0;
                                     })->all.matches());
    const auto lines = file->matches(0, 1, 0, 1000);
    QVERIFY(lines);
    QCOMPARE(static_cast<std::int64_t>(lines->size()), all);
    const auto some = file->matches(0, 1, 3, 2);
    if (all >= 5) {
        QCOMPARE(some->size(), std::size_t{2});
        QCOMPARE((*some)[0].index, (*lines)[3].index);
    }
    std::int64_t wins = 0;
    for (const MatchLine& line : *lines) {
        const auto record = file->record(line.pairing, line.index);
        QVERIFY2(record, record ? "" : qPrintable(why(record.error())));
        QCOMPARE(record->seed, line.seed);
        const Replay again = replay(findGame(what.game), *record);
        QVERIFY2(again.sound, qPrintable(why(again.problem)));
        double mine = 0, theirs = 0;
        for (std::size_t seat = 0; seat < line.seats.size(); ++seat) {
            QCOMPARE(record->seats[seat], what.entrants[static_cast<std::size_t>(line.seats[seat])]);
            QVERIFY(std::abs(again.match->points(static_cast<Seat>(seat)) - line.points[seat]) < 1e-9);
            (line.seats[seat] == 0       ? mine
                 : line.seats[seat] == 1 ? theirs
                                         : mine) += line.seats[seat] < 2 ? line.points[seat] : 0;
        }
        wins += mine > theirs ? 1 : 0;
    }
    QCOMPARE(wins, table.cell(0, 1).wins);
    QVERIFY(!file->record(0, 1'000'000));
    QVERIFY(!file->record(999, 0));
}

/// A broken program: its matches are forfeited, it is disqualified, the contest continues, and all of it can be looked up.
void TestContest::keepsFaultsOfOtherPrograms()
{
    ContestPlan what = plan("pazaak-league", 20);
    what.entrants = {"pazaak.kid", "exec:/no/such/program", "pazaak.bold"};
    const auto ready = complete(what);
    QVERIFY2(ready, ready ? "" : qPrintable(why(ready.error())));
    const QString path_ = path("foreign.contest");
    QVERIFY(make(path_, *ready)->salt() != 0);
    test::OtherConnection(path_).run("DELETE FROM meta WHERE key IN ('salt', 'check')"); // like files from before salts
    std::uint64_t salt = 0;
    {
        const auto file = open(path_, Access::Write);
        salt = file->salt();
        play(*file, 1);
    }
    const auto file = open(path_);
    QVERIFY(salt != 0 && file->salt() == salt);
    const ContestTable now = file->table();
    QVERIFY(now.isFinished);
    QVERIFY(now.rows.back().isDisqualified);
    QCOMPARE(now.rows.back().entrant, 1);
    QCOMPARE(now.rows.back().points, 0.0);
    QCOMPARE(now.cell(0, 1).wins, std::int64_t{20});
    QCOMPARE(now.cell(2, 1).wins, std::int64_t{20});
    QCOMPARE(now.cell(0, 2).matches(), std::int64_t{20});
    const auto faults = file->faults();
    QVERIFY(faults && faults->size() >= std::size_t{Progress::kFaultsThatDisqualify});
    QVERIFY2(faults->size() < 16, qPrintable(QString::number(faults->size()))); // no further deal is started
    QCOMPARE(faults->front().fault.entrant, 1);
    const auto lines = file->matches(0, 1, 0, 100);
    QVERIFY(lines && !lines->empty());
    QVERIFY(lines->front().ending.isForfeit);
    const auto record = file->record(lines->front().pairing, lines->front().index);
    QVERIFY2(record, record ? "" : qPrintable(why(record.error())));
    QVERIFY(replay(findGame("pazaak"), *record).sound);
    const auto next = file->record(lines->at(1).pairing, lines->at(1).index);
    QVERIFY(next && record->salt != 0 && next->salt != 0 && record->salt != next->salt);
    QCOMPARE(make(path("own.contest"), plan("pazaak-league", 20))->salt(), std::uint64_t{0}); // no salt needed
    QCOMPARE(std::count_if(record->remarks.begin(), record->remarks.end(), [](const Remark& each) { return each.fault; }),
             std::ptrdiff_t{kForfeitFaults});
    QCOMPARE(record->remarks.back().step, static_cast<int>(record->steps.size()) - 1);
    QVERIFY(record->remarks.back().fault == Fault::Kind::Gone);
    QVERIFY(exported(*file, ExportKind::Text).contains("cannot be repeated"));
}

/// At a table the others' games need its seat, which then plays the first legal action and loses.
void TestContest::tablesGoOnWithADisqualifiedBot()
{
    ContestPlan what = plan("coup-million", 60, 5, {"coup.honest", "exec:/no/such/program", "coup.static"});
    what.shape.rounds = 1;
    const QString path_ = path("tables.contest");
    {
        const auto file = make(path_, what);
        play(*file);
    }
    const ContestTable table = open(path_)->table();
    QVERIFY(table.isFinished);
    QVERIFY(table.rows.back().entrant == 1 && table.rows.back().isDisqualified);
    QCOMPARE(table.rows.back().all.losses, std::int64_t{60});
    QCOMPARE(table.rows.back().share, 0.0);
    QCOMPARE(table.played, std::int64_t{60});
}

/// A program that does not answer is reported in one line; no contest is made, and no existing one continues.
void TestContest::programsAreAskedBeforeAnythingIsPlayed()
{
    const QString out = path("asked.contest");
    const auto refusal = [&](const QStringList& arguments) {
        QProcess process;
        process.start(PARLOUR_CLI, QStringList{"contest"} + arguments);
        process.waitForFinished(test::kWaitLimit);
        return process.exitCode() == 2 ? QString::fromUtf8(process.readAllStandardError()) : QString("was not refused");
    };
    const auto isClear = [](const QString& told) {
        return told.count('\n') == 1 && told.contains("exec:/no/such/program cannot play: ");
    };
    QString told = refusal({"run", "--game", "pazaak", "--format", "round-robin", "--bots",
                            "pazaak.kid,exec:/no/such/program,pazaak.bold", "--matches", "10", "--out", out});
    QVERIFY2(isClear(told), qPrintable(told));
    QVERIFY(!QFile::exists(out));

    // A program moved or removed meanwhile is not disqualified for it.
    make(out, plan("pazaak-league", 20, 5, {"pazaak.kid", "exec:/no/such/program"}));
    told = refusal({"resume", out, "--yes"});
    QVERIFY2(isClear(told), qPrintable(told));
    ContestRunner runner(out);
    QSignalSpy over(&runner, &ContestRunner::finished);
    runner.start(1);
    QTRY_COMPARE(over.size(), 1);
    told = QString::fromStdString(over.front().front().value<parlour::Sentence>().english()) + '\n';
    QVERIFY2(isClear(told), qPrintable(told));
    QCOMPARE(open(out)->progress().played(), std::int64_t{0});

    // A disqualified bot plays no more, and is not asked.
    play(*open(out, Access::Write));
    QVERIFY(checkPrograms(open(out)->plan(), open(out)->progress()));
}

/// Matches with programs keep their steps, each pairing the same number of its newest, and the list shows them.
void TestContest::measuringStartsNoPrograms()
{
    ContestPlan plan;
    plan.game = "pazaak";
    plan.entrants = {"pazaak.random", "pazaak.bold"};
    plan.shape.matches = 1000;
    const auto seconds = measuredSecondsPerMatch(*complete(plan), {});
    QVERIFY(seconds && *seconds > 0);
    parlour::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!measuredSecondsPerMatch(*complete(plan), stopped.get_token()));
    const QString trace = folder_.filePath("started");
    plan.entrants[1] = ("exec:touch " + trace).toStdString();
    QVERIFY(!measuredSecondsPerMatch(*complete(plan), {}));
    QVERIFY(!QFile::exists(trace));
}

void TestContest::newestMatchesKeepTheirSteps()
{
    constexpr int kMatches = kMaxRecords * 6 / 10; // of two pairings
    const ContestPlan what = plan("durak-league", kMatches, 5, {"durak.greedy", "exec:/no/such/program", "durak.random"});
    const QString path_ = path("steps.contest");
    {
        const auto file = make(path_, what);
        Record record{what.game, what.version, what.rules, {"durak.greedy", "durak.random"}, 1, {}, {}};
        for (const int pairing : {2, 0}) { // the second pairing of the program, and two at once
            const Pairing& pair = file->progress().pairings()[static_cast<std::size_t>(pairing)];
            QVERIFY(std::find(pair.entrants.begin(), pair.entrants.end(), 1) != pair.entrants.end());
            for (const int first : {kMatches / 2, 0}) {
                PlayedSpan span;
                span.span = {pairing, first, kMatches / 2};
                span.results = Results(2);
                for (int match = first; match < first + kMatches / 2; ++match) {
                    span.results.add({SeatSet::of(0), false});
                    span.records.emplace_back(match, record);
                }
                span.totals = file->progress().countOf(span.span, span.results);
                const auto added = file->add({span});
                QVERIFY2(added, added ? "" : qPrintable(why(added.error())));
            }
        }
    }
    const auto file = open(path_);
    for (const int other : {0, 2}) {
        const auto lines = file->matches(other, 1, 0, kMatches);
        QVERIFY(lines && lines->size() == std::size_t{kMatches});
        for (const MatchLine& line : *lines)
            QCOMPARE(line.hasSteps, line.index >= kMatches - kMaxRecords / 2);
        QVERIFY(file->record(lines->back().pairing, lines->back().index));
        const auto forgotten = file->record(lines->front().pairing, lines->front().index);
        QVERIFY(!forgotten && why(forgotten.error()).startsWith("The steps of this match were not kept"));
    }
}

/// A contest that was stopped gracefully is a single file.
void TestContest::aStoppedContestIsOneFile()
{
    const QTemporaryDir alone;
    const QString file = alone.filePath("a.contest");
    play(*make(file, plan("pazaak-league", 20)));
    table(*open(file));
    QCOMPARE(QDir(alone.path()).entryList(QDir::Files), QStringList{"a.contest"});
}

/// Also while another process plays and ends first, and after it was killed.
void TestContest::readingLeavesNoFiles()
{
    const QTemporaryDir alone;
    const QString file = alone.filePath("a.contest");
    const auto files = [&] { return QDir(alone.path()).entryList(QDir::Files | QDir::Hidden); };
    {
        auto writing = make(file, plan("pazaak-league", 20));
        table(*open(file));
        const auto looking = open(file);
        play(*writing);
        writing.reset();
        QCOMPARE(looking->progress().played(), std::int64_t{0}); // as when it was opened
    }
    QCOMPARE(files(), QStringList{"a.contest"});
    table(*open(file));
    QCOMPARE(files(), QStringList{"a.contest"});

    QVERIFY(QFile::remove(file));
    QProcess playing;
    playing.start(PARLOUR_CLI, {"contest", "run", "--preset", "pazaak-league", "--matches", "1000000", "--out", file});
    QTRY_VERIFY(QFile::exists(file) && open(file)->progress().played() > 0);
    playing.kill();
    QVERIFY(playing.waitForFinished(test::kWaitLimit));
    QVERIFY(files().contains("a.contest-wal"));
    QVERIFY(open(file)->progress().played() > 0);
    QCOMPARE(files(), QStringList({"a.contest", "a.contest.lock"}));
    QVERIFY(open(file)->progress().played() > 0);
    QCOMPARE(files(), QStringList({"a.contest", "a.contest.lock"}));
}

void TestContest::nothingIsOverwritten()
{
    const QString file = path("there.txt");
    put(file, "mine");
    const auto refused = ContestFile::create(file, plan("pazaak-league", 10));
    QVERIFY(!refused && why(refused.error()).contains("never overwritten"));
    QCOMPARE(get(file), QByteArray("mine"));
    QVERIFY(!ContestFile::create(folder_.filePath("no/such/folder/a.contest"), plan("pazaak-league", 10)));
}

void TestContest::refusesInvalidFiles_data()
{
    QTest::addColumn<QString>("statement"); // done to a sound file; or its bytes
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* statement, const char* says) {
        QTest::newRow(name) << QString(statement) << QString(says);
    };
    row("text", "bytes:hello, this is no database at all", "is not a contest; choose the file");
    row("empty", "bytes:", "is not a contest");
    row("cut off", "cut", "is damaged and cannot be read; use an intact copy");
    row("another program's", "PRAGMA application_id = 7", "is not a contest");
    row("from the future", "PRAGMA user_version = 99", "a newer Parlour (version 99");
    row("no plan", "DELETE FROM meta WHERE key = 'plan'", "the plan of the contest cannot be read");
    row("a game that is not here", "UPDATE meta SET value = replace(value, 'pazaak', 'bridge') WHERE key = 'plan'",
        "the plan of the contest cannot be read");
    row("other rules", "UPDATE meta SET value = replace(value, '\"version\":1', '\"version\":2') WHERE key = 'plan'",
        "version 2");
    row("changed results", "UPDATE spans SET results = zeroblob(length(results)) WHERE rowid = 1",
        "is damaged: the matches from 1 on");
    row("short results", "UPDATE spans SET results = x'00' WHERE rowid = 1", "is damaged");
    row("a span too long", "UPDATE spans SET count = count + 2 WHERE rowid = 1", "is damaged");
    row("a span that overlaps",
        "INSERT INTO spans SELECT pairing, first + 2, count, results, \"check\" FROM spans WHERE rowid = 1", "is damaged");
    row("a pairing too many", "UPDATE spans SET pairing = 99 WHERE rowid = 1", "is damaged");
    row("no spans", "DROP TABLE spans", "cannot be used");
    row("a shard of nothing", "UPDATE meta SET value = '3/2' WHERE key = 'shard'", "is not a shard");
    row("a fault of nobody", "INSERT INTO faults VALUES (0, 0, 77, 0, '')", "cannot be used");
}

void TestContest::refusesInvalidFiles()
{
    QFETCH(QString, statement);
    QFETCH(QString, says);
    const QString file = path("bad.contest");
    play(*make(file, plan("pazaak-league", 100)));
    if (statement.startsWith("bytes:"))
        put(file, statement.mid(6).toUtf8());
    else if (statement == "cut")
        put(file, get(file).left(5000));
    else
        QVERIFY(test::OtherConnection(file).run(statement));
    for (const Access access : {Access::Read, Access::Write}) {
        const auto refused = ContestFile::open(file, access);
        QVERIFY(!refused);
        const QString reason = why(refused.error());
        QVERIFY2(reason.contains(says) && reason.contains("bad.contest") && !reason.contains('\n'), qPrintable(reason));
    }
}

void TestContest::oneWriterAtATime()
{
    const QString file = path("locked.contest");
    const auto first = make(file, plan("pazaak-league", 100));
    const auto second = ContestFile::open(file, Access::Write);
    QVERIFY(!second && why(second.error()).contains("is being played by another process"));
    const QString link = path("link.contest");
    QVERIFY(QFile::link(file, link));
    const auto third = ContestFile::open(link, Access::Write);
    QVERIFY(!third && why(third.error()).contains("is being played by another process"));
    play(*first);
    QCOMPARE(table(*open(file)), table(*first)); // reading is still allowed
}

/// A damaged index, which a check of the pages misses, hides matches or counts them twice.
void TestContest::damagedIndexesAreRebuilt()
{
    const ContestPlan what = plan("pazaak-league", 40);
    const QString file = path("index.contest");
    QByteArray before;
    {
        const auto contest = make(file, what);
        play(*contest);
        before = table(*contest);
    }
    const QByteArray sound = get(file);
    const auto ask = [&](const QString& question) { return test::OtherConnection(file).value(question).toString(); };
    const qsizetype size = ask("PRAGMA page_size").toLongLong();
    const qsizetype page = ask("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_spans_1'").toLongLong();
    QVERIFY(size > 0 && page > 1);
    // Bytes at the end of the page, where its entries are.
    int hidden = 0;
    for (qsizetype at = page * size - 1; at > page * size - 200 && hidden < 5; --at) {
        QByteArray damaged = sound;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        put(file, damaged);
        if (ask("PRAGMA quick_check(1)") != "ok" || ask("PRAGMA integrity_check(1)") == "ok")
            continue;
        ++hidden;
        const auto mended = ContestFile::open(file, hidden % 2 == 0 ? Access::Read : Access::Write);
        QVERIFY2(mended, mended ? "" : qPrintable(why(mended.error())));
        QVERIFY((*mended)->isMended());
        QCOMPARE(table(**mended), before);
        QVERIFY(!open(file)->isMended()); // only once
    }
    QVERIFY(hidden > 0);
}

/// A file with one changed byte is refused with a reason, or has the same table. PARLOUR_DAMAGES such bytes, 60 if unset,
/// spread evenly over the file.
void TestContest::aChangedByteNeverChangesTheTable()
{
    const QString file = path("byte.contest");
    QByteArray before;
    {
        const auto contest = make(file, plan("pazaak-league", 40));
        play(*contest);
        before = table(*contest);
    }
    const QByteArray sound = get(file);
    const qsizetype damages = std::max(60, qEnvironmentVariableIntValue("PARLOUR_DAMAGES"));
    int read = 0;
    int refused = 0;
    for (qsizetype i = 0; i < damages; ++i) {
        const qsizetype at = (2 * i + 1) * sound.size() / (2 * damages);
        QByteArray damaged = sound;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        put(file, damaged);
        const auto contest = ContestFile::open(file, i % 2 == 0 ? Access::Read : Access::Write);
        if (!contest) {
            QVERIFY2(!contest.error().english().empty(), qPrintable(QString::number(at)));
            ++refused;
            continue;
        }
        QVERIFY2(table(**contest) == before, qPrintable(QString::number(at)));
        ++read;
    }
    QVERIFY(read > 0);
    QVERIFY(refused > 0);
}

void TestContest::draftsOfKilledCommandsAreRemoved()
{
    const QString file = path("kept.contest");
    make(file, plan("pazaak-league", 10));
    const QString left = file + ".new-0123456789abcdef0123456789abcdef";
    const QString running = file + ".new-fedcba9876543210fedcba9876543210";
    const QString mine = file + ".new-year";
    QLockFile lock(running + ".lock");
    QVERIFY(lock.tryLock());
    for (const QString& each : {left, left + "-journal", running, mine})
        put(each, "x");
    open(file);
    for (const QString& each : {left, left + "-journal", left + ".lock"})
        QVERIFY2(!QFile::exists(each), qPrintable(each));
    for (const QString& each : {running, mine})
        QVERIFY2(QFile::exists(each), qPrintable(each));
}

void TestContest::foldersAndPipesAreNamed()
{
    const QString pipe = path("pipe");
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& each : {pipe, folder_.path(), QString("/dev/null")})
        for (const Access access : {Access::Read, Access::Write}) {
            const auto refused = ContestFile::open(each, access);
            QVERIFY2(!refused && why(refused.error()).contains("is a folder or a device"), qPrintable(each));
        }
    const auto none = ContestFile::open(path("nowhere.contest"), Access::Read);
    QVERIFY(!none && why(none.error()).contains("there is no such contest"));
}

/// Other programs may lock the file; that is reported, and costs no match.
void TestContest::aLockedFileIsWaitedFor()
{
    const QString file = path("held.contest");
    const ContestPlan what = plan("pazaak-league", 100);
    make(file, what);
    ContestRunner runner(file);
    QString problem = "not over";
    int held = 0;
    // Runs in the contest's thread, which waits here: the file is locked before the first match is stored.
    connect(
        &runner, &ContestRunner::changed, this,
        [&](const std::shared_ptr<const ContestSnapshot>& now) {
            if (!QSqlDatabase::contains("holder")) {
                QSqlDatabase holder = QSqlDatabase::addDatabase("QSQLITE", "holder");
                holder.setDatabaseName(file);
                if (!holder.open() || !QSqlQuery(holder).exec("BEGIN IMMEDIATE"))
                    qFatal("the file cannot be locked");
            }
            held += now->isHeld ? 1 : 0;
            if (held == 3)
                QSqlDatabase::database("holder").close(); // in the thread that opened it
        },
        Qt::DirectConnection);
    connect(
        &runner, &ContestRunner::finished, this,
        [&](const Sentence& why) { problem = QString::fromStdString(why.english()); }, Qt::QueuedConnection);
    runner.start(1);
    QTRY_COMPARE_WITH_TIMEOUT(problem, QString(), test::kWaitLimit);
    QVERIFY(held >= 3);
    QSqlDatabase::removeDatabase("holder");
    QCOMPARE(table(*open(file)), played(what));
}

/// Limits the size of the database, like a full disk.
void TestContest::aFullDiskKeepsStoredMatches()
{
    const QString file = path("full.contest");
    const ContestPlan what = plan("pazaak-league", 8'000);
    make(file, what);
    while (open(file)->progress().played() == 0) { // some matches are stored before the disk is full
        const auto contest = open(file, Access::Write);
        ContestControl control;
        parlour::jthread stopper([&] {
            QThread::msleep(5);
            control.finish();
        });
        QVERIFY(playContest(*contest, 1, control));
    }
    QProcess process;
    const QString limited = QString("ulimit -f 200; exec '%1' contest resume '%2' --threads 1").arg(PARLOUR_CLI, file);
    process.start("bash", {"-c", limited});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QByteArray told = process.readAllStandardError();
    QVERIFY2(told.contains("are kept") && told.contains("contest resume"), told.constData());
    const auto contest = open(file, Access::Write);
    QVERIFY(contest->progress().played() > 0 && !contest->progress().isFinished());
    play(*contest);
    QCOMPARE(table(*contest), played(what));
}

void TestContest::theRunnerReportsToAWindow()
{
    const QString file = path("window.contest");
    make(file, plan("pazaak-league", 20'000'000)); // too long to end during the test
    std::shared_ptr<const ContestSnapshot> last;
    int same = 0; // snapshots after another
    {
        ContestRunner runner(file);
        connect(&runner, &ContestRunner::changed, this, [&](std::shared_ptr<const ContestSnapshot> now) {
            same = last && last->table.played == now->table.played ? same + 1 : 0;
            last = std::move(now);
        });
        QSignalSpy over(&runner, &ContestRunner::finished);
        runner.start(2);
        QTRY_VERIFY(last && last->table.played > 0);
        runner.pause(true);
        QVERIFY(runner.isPaused() && runner.isRunning());
        // Running matches are written, and then the same snapshot is repeated.
        QTRY_VERIFY(same >= 3);
        QVERIFY(over.isEmpty());
        runner.pause(false);
        runner.finish();
        QTRY_COMPARE(over.size(), 1);
        QVERIFY(over.front().front().value<parlour::Sentence>().empty());
        QVERIFY(!runner.isRunning());
        QVERIFY(last->table.played < last->table.planned);
        QCOMPARE(open(file)->progress().played(), last->table.played);
    }
    const QString small = path("small.contest");
    const ContestPlan what = plan("pazaak-league", 2000);
    make(small, what);
    {
        ContestRunner runner(small);
        connect(&runner, &ContestRunner::changed, this,
                [&](std::shared_ptr<const ContestSnapshot> now) { last = std::move(now); });
        QSignalSpy over(&runner, &ContestRunner::finished);
        runner.start(2);
        QTRY_COMPARE(over.size(), 1);
        QVERIFY(last->table.isFinished);
    }
    QCOMPARE(table(*open(small)), played(what));
    ContestRunner missing(folder_.filePath("nowhere.contest"));
    QSignalSpy failed(&missing, &ContestRunner::finished);
    missing.start(1);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QString::fromStdString(failed.front().front().value<parlour::Sentence>().english()).contains("no such contest"));
}

/// And points are means, as long as numbers of matches differ.
void TestContest::whoHasNotBegunStandsBelowALine()
{
    ContestPlan what;
    what.game = "pazaak";
    what.entrants = {"you", "pazaak.kid", "pazaak.bold"}; // the person's matches are not played here
    what.shape.matches = 20;
    what = *complete(what);
    auto file = make(path("begun.contest"), what);
    play(*file, 1);
    QVERIFY(!file->table().isEven);
    const QByteArray text = exported(*file, ExportKind::Text);
    QVERIFY2(text.contains("--------\nNot begun: you\n") && text.contains("points a match"), text);
    QCOMPARE(text.count("you"), 1);
    for (const ExportKind kind : {ExportKind::Markdown, ExportKind::Html})
        QVERIFY(exported(*file, kind).contains("Not begun: you"));
    QCOMPARE(QJsonDocument::fromJson(exported(*file, ExportKind::Json))["standings"].toArray().size(), 3);
}

void TestContest::exportsAreWellFormed()
{
    ContestPlan what = plan("pazaak-league", 40);
    what.entrants = {"pazaak.kid", "pazaak.kid", "pazaak.bold", "exec:/no/such/odd,name <b>"};
    what = *complete(what);
    const QString name = path("export.contest");
    auto file = make(name, what);
    play(*file, 1);

    const QJsonObject json = QJsonDocument::fromJson(exported(*file, ExportKind::Json)).object();
    QCOMPARE(json["standings"].toArray().size(), 4);
    QCOMPARE(json["crosstable"].toArray().size(), 12);
    QCOMPARE(json["matches"].toInt() <= json["matchesPlanned"].toInt(), true);

    const QList<QByteArray> lines = exported(*file, ExportKind::Csv).split('\n');
    QCOMPARE(lines.size(), 6); // a heading, four bots, and the end
    QVERIFY(lines[0].startsWith("rank,name,bot,matches,"));
    QVERIFY(lines.join().contains("\"exec:\"\"odd,name\"\"\""));
    QVERIFY(exported(*file, ExportKind::Csv, true).contains("\"exec:/no/such/odd,name <b>\""));
    QVERIFY(lines[0].contains(",first_place,last_place"));
    QCOMPARE(json["standings"][0]["places"].toArray().size(), 2);

    // Programs are named as they named themselves in the kept matches, and by their files.
    const auto odd = file->matches(3, 0, 0, 1);
    QVERIFY(odd && !odd->empty());
    auto named = file->record(odd->front().pairing, odd->front().index);
    QVERIFY(named);
    for (Seat seat = 0; seat < 2; ++seat)
        if (named->seats[static_cast<std::size_t>(seat)].starts_with("exec:"))
            setName(*named, seat, "=<Rook>");
    file.reset();
    test::OtherConnection(name).run("UPDATE records SET record = x'" + toJson(GameFile{*named, {}, {}}).toHex() + "'");
    file = open(name);
    QVERIFY(exported(*file, ExportKind::Csv).contains(",\"'=<Rook> (odd,name)\",")); // no formula for a spreadsheet
    QVERIFY(exported(*file, ExportKind::Html).contains("=&lt;Rook&gt;"));

    const QByteArray markdown = exported(*file, ExportKind::Markdown);
    QVERIFY(markdown.contains("| pazaak.kid 2 |") && markdown.contains("## Crosstable"));

    const QByteArray page = exported(*file, ExportKind::Html);
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QXmlStreamReader reader(page);
    int cells = 0, pictures = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        cells += reader.attributes().value("class").toString().startsWith("cell") ? 1 : 0;
        pictures += reader.name() == QString("svg") ? 1 : 0;
        QVERIFY2(!reader.attributes().hasAttribute("src") && !reader.attributes().hasAttribute("href"),
                 "needs nothing else");
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(cells, 16);
    QCOMPARE(pictures, 4);
    QVERIFY(!page.contains("<b>\"")); // names are escaped
}

PARLOUR_TEST(TestContest)
#include "test_contest.moc"
