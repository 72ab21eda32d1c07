// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli run as scripts run it: the output, refusals and exit status of every verb.
#include "app/store/game_file.h"
#include "app/store/seal.h"
#include "app/store/shared_line.h"
#include "engine/base/tokens.h"
#include "engine/games.h"
#include "tests/app/cli/command.h"
#include "tests/app/files.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <set>
#include <sys/stat.h>

using parlour::test::catchesInterrupts;
using parlour::test::get;
using parlour::test::Result;

namespace {

Result run(const QStringList& arguments, const QByteArray& typed = {})
{
    return parlour::test::runProgram(PARLOUR_CLI, arguments, typed);
}

/// Runs the program with arguments that contain no spaces, given as one text.
Result run(const char* line)
{
    return run(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void gamesListsRulesAndBots();
    void watchEndsWithTheResult();
    void watchRepeatsForASeed();
    void watchShowsReportsAndEventsOnRequestOnly();
    void watchTakesThePlayersFromTheSeats();
    void matchJsonSharesAddUp();
    void matchOfOneSeatStatesItsMean();
    void matchDoesNotDependOnThreads();
    void matchOfSixSeatsHasOneWinToShare();
    void columnsOfMatchStayAligned();
    void matchCountsFaultsOfExternalBots();
    void matchPrintsItsTableAfterASignal_data();
    void matchPrintsItsTableAfterASignal();
    void replayRepeatsTheOutputOfWatch();
    void replayOfOneSeatHidesOtherHands();
    void anotherActionIsPlayedOnWithTheRealCards();
    void anotherActionIsPlayedOnDealtAgain();
    void sealedGamesAreProved();
    void ownWordsAreAskedForAfterTheSeal();
    void aSealIsCheckedByStandardTools();
    void verifyTellsSoundFromUnsound();
    void aSharedLineIsAcceptedWhereAFileIs();
    void aPositionIsWrittenAnalysedAndPlayedOn();
    void sealedNumbersMakeGamesThatVerifyProves();
    void playTakesNumbersAndNotationAlike();
    void playAsksAgainAfterAnIllegalMove();
    void playLeavesAtTheEndOfInput();
    void playAcceptsAnyCase();
    void playGoesOnWithASavedGame();
    void evaluateGivesPublishedValues_data();
    void evaluateGivesPublishedValues();
    void evaluateJsonGivesTheParts();
    void solveFindsPublishedValues();
    void solveFindsTheCeilingOfABot();
    void solveFindsTheValueOfAnEnding();
    void dealFollowsFromTheDate();
    void puzzlesHaveOneBestActionThatIsNotTheObviousOne();
    void analyseAccountsAddUp();
    void analyseSaysTheSameOfAGameAndItsPosition();
    void analyseReviewsTheSoundPartOfAGame();
    void movedVerbsNameTheirProgram();
    void contestResumedWithMoreEqualsOnePlannedSo();
    void mergedShardsEqualASingleRun();
    void contestKeepsItsMatchesAfterAnInterrupt();
    void contestRefusesChangesAgainstItsFormat();
    void contestLeavesThePersonsMatches();
    void programsOfAContestFromElsewhereAreNamedFirst();
    void writeErrorsAreReported();
    void otherFilesAreReplacedByForceOnly();
    void pipesAreWrittenInto();
    void namesNeedNotBeUtf8();
    void commandsAreSharedOnRequestOnly();
    void exhaustedResourcesAreReportedInOneLine();
    void wrongUsageIsRefusedInOneLine_data();
    void wrongUsageIsRefusedInOneLine();
    void everyVerbHasHelp();
    void theManualNamesEveryOption();
    void manualCompletionAndLauncherNameEveryGame();
    void fishAndZshCompleteFromTheHelp();

private:
    QTemporaryDir folder_;
    QString saved_; ///< a game of Durak: seat 0 greedy, seat 1 random, seed 7
};

void TestCli::initTestCase()
{
    QVERIFY(folder_.isValid());
    saved_ = folder_.filePath(QStringLiteral("game.parlour"));
    const Result watched = run({"watch", "durak", "--seats", "durak.greedy,durak.random", "--seed", "7", "--save", saved_});
    QCOMPARE(watched.status, 0);
    QVERIFY(QFile::exists(saved_));
}

void TestCli::gamesListsRulesAndBots()
{
    const Result result = run("games --json");
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    const QJsonArray games = result.json()["games"].toArray();
    QStringList ids;
    for (const QJsonValue game : games) {
        const QString id = game["id"].toString();
        ids << id;
        for (const QJsonValue rule : game["rules"].toArray()) {
            QStringList values;
            for (const QJsonValue value : rule["values"].toArray())
                values << value["value"].toString();
            QVERIFY2(values.isEmpty() ? rule["low"].isDouble() && rule["high"].isDouble()
                                      : values.contains(rule["default"].toString()),
                     qPrintable(id + ": " + rule["key"].toString()));
        }
        QVERIFY(!game["bots"].toArray().isEmpty());
        double before = 0;
        for (const QJsonValue bot : game["bots"].toArray()) {
            QVERIFY(bot["id"].toString().startsWith(id + "."));
            const QJsonObject strength = bot["strength"].toObject();
            if (strength.isEmpty()) // not measured
                continue;
            QVERIFY(strength["elo"].toDouble() >= before && strength["error"].toDouble() >= 0);
            QCOMPARE(strength["ladder"].toString(), id + "-ladder");
            before = strength["elo"].toDouble();
        }
        QVERIFY2(before > 1000, qPrintable(id)); // at least one bot was measured
    }
    QVERIFY(ids.contains("durak") && ids.contains("pazaak"));
    QVERIFY(run("games").out.contains("pazaak.kid-first"));
}

void TestCli::watchEndsWithTheResult()
{
    const Result result = run("watch pazaak --seats pazaak.kid,pazaak.nestor --seed 3");
    QCOMPARE(result.status, 0);
    const QByteArray last = result.lines().constLast();
    QVERIFY2(last == "result  1 0" || last == "result  0 1", last);
    QVERIFY(result.out.contains("seed 0000000000000003\n"));
}

void TestCli::watchRepeatsForASeed()
{
    const char* line = "watch durak --seats durak.random,durak.greedy --seed";
    const Result first = run((line + QByteArray(" ab")).constData());
    QCOMPARE(run((line + QByteArray(" 00AB")).constData()).out, first.out);
    QVERIFY(run((line + QByteArray(" ac")).constData()).out != first.out);
    // Without a seed the game is random, and its printed seed repeats it.
    const Result any = run("watch durak --seats durak.random,durak.greedy");
    const auto seed = QRegularExpression("^seed ([0-9A-Fa-f]{16})$", QRegularExpression::MultilineOption).match(any.out);
    QVERIFY(seed.hasMatch());
    QCOMPARE(run((line + QByteArray(" ") + seed.captured(1).toLatin1()).constData()).out, any.out);
}

void TestCli::watchShowsReportsAndEventsOnRequestOnly()
{
    const QByteArray plain = run("watch durak --seats durak.greedy,durak.random --seed 7").out;
    const QByteArray reports = run("watch durak --seats durak.greedy,durak.random --seed 7 --reports").out;
    QVERIFY(!plain.contains("Leads the lowest card"));
    QVERIFY(reports.contains("Leads the lowest card"));
    QVERIFY(run("watch durak --seats durak.greedy,durak.random --seed 7 --words").out.contains("the trump card is"));
}

void TestCli::watchTakesThePlayersFromTheSeats()
{
    const Result three = run("watch durak --seats durak.greedy,durak.random,durak.random --seed 1");
    QCOMPARE(three.status, 0);
    QVERIFY(three.lines().constFirst().contains("players=3"));
    QCOMPARE(run("watch durak --seats durak.greedy,durak.random,durak.random --rules players=2 --seed 1").status, 2);
}

void TestCli::matchJsonSharesAddUp()
{
    const Result result = run("match pazaak --seats pazaak.kid,pazaak.bold --matches 2000 --seed 5 --threads 2 --json");
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    const QJsonObject json = result.json();
    QCOMPARE(json["game"].toString(), "pazaak");
    QCOMPARE(json["rules"]["decks"].toString(), "printed");
    QCOMPARE(json["seed"].toString(), "0000000000000005");
    QCOMPARE(json["matches"].toInt(), 2000);
    QCOMPARE(json["threads"].toInt(), 2);
    QVERIFY(json["seconds"].toDouble() > 0 && json["matchesPerSecond"].toDouble() > 0);
    const QJsonArray seats = json["seats"].toArray();
    QCOMPARE(seats.size(), 2);
    QCOMPARE(seats[0]["bot"].toString(), "pazaak.kid");
    double share = 0;
    for (const QJsonValue seat : seats) {
        QCOMPARE(seat["wins"].toInt() + seat["draws"].toInt() + seat["losses"].toInt(), 2000);
        QCOMPARE(seat["share"].toDouble(), (seat["wins"].toInt() + seat["draws"].toInt() / 2.0) / 2000);
        QVERIFY(seat["error"].toDouble() > 0 && seat["error"].toDouble() < 0.05);
        QVERIFY(seat["points"].isDouble() && seat["hands"].isDouble());
        share += seat["share"].toDouble();
    }
    QCOMPARE(share, 1.0);
    QVERIFY(seats[0]["share"].toDouble() > 0.8); // the Kid wins about 90 %
    QVERIFY(run("match pazaak --seats pazaak.kid,pazaak.bold --matches 10").out.contains("pazaak.kid"));
}

void TestCli::matchOfOneSeatStatesItsMean()
{
    const Result result = run("match yahtzee --seats yahtzee.aces-and-eights --matches 2000 --seed 5 --json");
    QCOMPARE(result.status, 0);
    const QJsonObject json = result.json();
    QCOMPARE(json["rules"]["players"].toString(), "1");
    const QJsonValue alone = json["seats"].toArray()[0];
    QCOMPARE(alone["share"].toDouble(), 1.0);
    QCOMPARE(alone["points"].toDouble(), 2000.0);
    QVERIFY(std::abs(alone["meanScore"].toDouble() - 195) < 6); // the standard deviation of a game is about 50
}

void TestCli::matchDoesNotDependOnThreads()
{
    const char* lines[] = {
        "match pazaak --seats pazaak.nestor,pazaak.kid --matches 1001 --seed 9 --rules decks=as-run --json --threads ",
        "match durak --seats durak.greedy,durak.random,durak.random --matches 301 --seed 9 --json --threads "};
    for (const char* line : lines) {
        const QJsonObject one = run((line + QByteArray("1")).constData()).json();
        const QJsonObject two = run((line + QByteArray("2")).constData()).json();
        QVERIFY(!one["seats"].toArray().isEmpty());
        QCOMPARE(two["seats"], one["seats"]);
        QCOMPARE(two["rules"], one["rules"]);
    }
}

void TestCli::matchOfSixSeatsHasOneWinToShare()
{
    // The same bot in two seats is two entrants; the shares of every match sum to 1.
    const char* line = "match coup --seats coup.honest,coup.static,coup.static,coup.random,coup.random,coup.honest "
                       "--matches 605 --seed 3 --json";
    const QJsonArray seats = run(line).json()["seats"].toArray();
    QCOMPARE(seats.size(), 6);
    double share = 0;
    for (const QJsonValue seat : seats) {
        QCOMPARE(seat["wins"].toInt() + seat["draws"].toInt() + seat["losses"].toInt(), 605);
        QVERIFY(seat["error"].toDouble() > 0);
        share += seat["share"].toDouble();
    }
    QVERIFY(std::abs(share - 1) < 1e-9);
}

/// Columns stay under their heads, however long the names; of programs they are those of their files.
void TestCli::columnsOfMatchStayAligned()
{
    if (QStandardPaths::findExecutable("python3").isEmpty())
        QSKIP("python3 is not installed");
    const QTemporaryDir folder;
    const QString bot = folder.filePath(QString::fromUtf8("долгое-имя-одного-бота-из-файла.py"));
    QVERIFY(QFile::copy(PARLOUR_SOURCE_DIR "/resources/bots/pazaak_bot.py", bot));
    const Result result =
        run({"match", "pazaak", "--seats", "exec:python3 " + bot + ",pazaak.kid", "--matches", "2", "--move-time", "20000"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("seat 0  exec[ms=20000]:python3 "), result.out);
    QList<qsizetype> ends; // of the column of shares
    for (const QString& line : QString::fromUtf8(result.out).split('\n'))
        if (line.startsWith("bot ") || line.contains('%'))
            ends << (line.startsWith("bot ") ? line.indexOf("share") + 5 : line.indexOf('%'));
    QCOMPARE(ends.size(), 3);
    QVERIFY2(ends[1] == ends[2] && ends[1] + 1 >= ends[0] && ends[1] <= ends[0], result.out);
    QVERIFY2(result.out.contains(QString::fromUtf8("долгое-имя-одного-бота-из-файла ").toUtf8()), result.out);
}

/// Faults of an external bot are listed by match and step, and counted for its seat.
void TestCli::matchCountsFaultsOfExternalBots()
{
    if (QStandardPaths::findExecutable("python3").isEmpty())
        QSKIP("python3 is not installed");
    const QString faulty = QStringLiteral("exec:python3 " PARLOUR_SOURCE_DIR "/tests/app/bots/neptr.py null");
    const Result result = run(
        {"match", "pazaak", "--seats", "pazaak.kid," + faulty, "--matches", "4", "--seed", "1", "--threads", "2", "--json"});
    QCOMPARE(result.status, 0);
    const QJsonArray seats = result.json()["seats"].toArray();
    QCOMPARE(seats[0]["faults"].toInt(), 0);
    const int faults = seats[1]["faults"].toInt();
    QVERIFY(faults >= 4 && faults <= 12); // the third forfeits a match
    QVERIFY2(result.err.contains(faulty.toUtf8() + " made " + QByteArray::number(faults) + " faults\n"), result.err);
    QVERIFY2(result.err.contains("  match 1, step "), result.err);
    QCOMPARE(result.err.count("  match "), 3); // only the first faults are listed
    QVERIFY(!result.err.contains("pazaak.kid made"));
}

void TestCli::matchPrintsItsTableAfterASignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl-C") << SIGINT;
    QTest::newRow("end of the session") << SIGTERM;
    QTest::newRow("end of the terminal") << SIGHUP;
}

void TestCli::matchPrintsItsTableAfterASignal()
{
    QFETCH(int, signal);
    QProcess process;
    process.setChildProcessModifier([signal] { ::signal(signal, SIG_DFL); }); // nohup(1) leaves some ignored
    process.start(PARLOUR_CLI,
                  QString("match durak --seats durak.greedy,durak.greedy --matches 100000000 --json").split(' '));
    QVERIFY(process.waitForStarted(parlour::test::kWaitLimit));
    QTRY_VERIFY(catchesInterrupts(process));
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(parlour::test::kWaitLimit));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    QVERIFY(json["matches"].toInt() < 100000000);
    QCOMPARE(json["seats"].toArray().size(), 2);
    QVERIFY(process.readAllStandardError().contains("stopped after"));
}

void TestCli::replayRepeatsTheOutputOfWatch()
{
    const QByteArray watched = run("watch durak --seats durak.greedy,durak.random --seed 7 --words").out;
    const Result all = run({"replay", saved_});
    QCOMPARE(all.status, 0);
    QCOMPARE(all.out, watched);
    const Result some = run({"replay", saved_, "--to", "2"});
    QVERIFY(some.out.contains("    2  seat 0") && !some.out.contains("    3  seat"));
}

void TestCli::replayOfOneSeatHidesOtherHands()
{
    const Result own = run({"replay", saved_, "--to", "1", "--seat", "0"});
    const Result other = run({"replay", saved_, "--to", "1", "--seat", "1"});
    QCOMPARE(own.status, 0);
    const auto dealt = [](const Result& result, const QByteArray& seat) {
        for (const QByteArray& line : result.lines())
            if (line.contains(seat + " is dealt"))
                return line;
        return QByteArray();
    };
    QVERIFY(dealt(own, "seat 1").endsWith("6 cards"));
    QVERIFY(dealt(other, "seat 0").endsWith("6 cards"));
    QVERIFY(!dealt(own, "seat 0").endsWith("6 cards"));
    QVERIFY(!own.out.contains(" deck "));
    // The position shows the own hand, card by card as dealt.
    const QByteArray hand = dealt(own, "seat 0").split('t').constLast().trimmed();
    QVERIFY2(!hand.isEmpty() && own.out.simplified().contains("hand " + hand), own.out);
    QVERIFY(!other.out.simplified().contains("hand " + hand));
}

void TestCli::sealedNumbersMakeGamesThatVerifyProves()
{
    const Result made = run({"seal", "--words", "cut here"});
    QCOMPARE(made.status, 0);
    const QList<QByteArray> lines = made.lines();
    QCOMPARE(lines.size(), 8);
    const auto word = [&](int line) { return lines[line].simplified().split(' ')[1].toStdString(); };
    const parlour::Seal seal{1, word(1), *parlour::parseSeed(word(2)), word(3), "cut here"};
    QCOMPARE(parlour::hashOf(seal), seal.hash);
    QCOMPARE(QString::fromStdString(word(5)), QString::fromStdString(parlour::seedText(parlour::seedOf(seal))).toLower());

    const QString path = folder_.filePath("sealed.parlour");
    const QString seed = QString::fromStdString(word(5));
    QCOMPARE(run({"watch", "durak", "--seats", "durak.greedy,durak.random", "--seed", seed, "--save", path}).status, 0);
    parlour::GameFile file = *parlour::readGameFile(path);
    file.record.seal = seal;
    QVERIFY(static_cast<bool>(parlour::writeGameFile(path, file)));
    const Result proved = run({"verify", path});
    QCOMPARE(proved.status, 0);
    QVERIFY(proved.out.contains("follows from the seal " + QByteArray::fromStdString(seal.hash)));
    file.record.seal->words = "cut there";
    QVERIFY(static_cast<bool>(parlour::writeGameFile(path, file)));
    const Result refused = run({"verify", path});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.out.contains("the seed does not follow"));
}

void TestCli::anotherActionIsPlayedOnWithTheRealCards()
{
    const QString played = QJsonDocument::fromJson(get(saved_)).object()["steps"].toArray()[1].toString().mid(2);
    const QStringList question{"replay", saved_, "--to", "1", "--level", "game", "--what-if"};
    // The action that was played, by the players of the game, is the game itself.
    const Result same = run(question + QStringList{played});
    QCOMPARE(same.status, 0);
    const QByteArray all = run({"replay", saved_}).out;
    QCOMPARE(same.out.mid(same.out.indexOf("    2  ")), all.mid(all.indexOf("    2  ")));
    const Result json = run(question + QStringList{played, "--json"});
    QCOMPARE(json.json()["cards"].toString(), "real");
    QCOMPARE(json.json()["players"].toArray(), (QJsonArray{"durak.greedy", "durak.random"}));
    QCOMPARE(json.json()["steps"].toArray().first().toString(), "0 " + played);
}

void TestCli::anotherActionIsPlayedOnDealtAgain()
{
    const QString played = QJsonDocument::fromJson(get(saved_)).object()["steps"].toArray()[1].toString().mid(2);
    const QStringList question{"replay",  saved_, "--to",    "1",    "--what-if", played, "--cards", "dealt",
                               "--count", "5",    "--level", "game", "--seed",    "3",    "--json"};
    const Result result = run(question);
    QCOMPARE(result.status, 0);
    const QJsonObject json = result.json();
    QCOMPARE(json["cards"].toString(), "dealt");
    QCOMPARE(json["count"].toInt(), 5);
    QCOMPARE(json["seed"].toString(), "0000000000000003");
    const QJsonObject chance = json["chance"].toObject();
    QCOMPARE(chance["action"], chance["played"]); // the same deals
    QCOMPARE(chance["difference"]["value"].toDouble(), 0.0);
    QVERIFY(chance["action"]["low"].toDouble() < chance["action"]["high"].toDouble());
    int counted = 0;
    for (const QJsonValue& bar : json["spread"].toArray())
        counted += bar["action"].toInt();
    QCOMPARE(counted, 5);
    QCOMPARE(run(question).out, result.out);
}

/// The seal is printed before the first step and the numbers after the last one.
void TestCli::sealedGamesAreProved()
{
    const QString path = folder_.filePath("sealed-here.parlour");
    const QStringList table{"--seats", "pazaak.bold,pazaak.kid", "--seal"};
    const Result watched = run(QStringList{"watch", "pazaak"} + table + QStringList{"--save", path});
    QCOMPARE(watched.status, 0);
    const parlour::Record record = parlour::readGameFile(path)->record;
    QVERIFY(record.seal.has_value());
    const QByteArray hash = QByteArray::fromStdString(record.seal->hash);
    const QByteArray seed = QByteArray::fromStdString(parlour::seedText(record.seed));
    const auto sealed = watched.out.indexOf("seal " + hash), dealt = watched.out.indexOf("    1  *");
    QVERIFY(sealed > 0 && sealed < dealt);
    QVERIFY(watched.out.indexOf(seed) > dealt);
    // A file shows that seal and game agree, and not when the seal was shown.
    const Result proved = run({"verify", path});
    QVERIFY2(proved.out.contains("follows from the seal " + hash)
                 && proved.out.contains("whoever made the seal could choose"),
             proved.out);
    QVERIFY2(run({"share", path}).err.contains("the seal is not in the line"), "");
    const QString left = folder_.filePath("sealed-left.parlour");
    const QStringList play{"play", "pazaak", "--seats", "you,pazaak.kid", "--seal", "--save", left};
    QCOMPARE(run(play, "1\nquit\n").status, 0);
    const std::uint64_t first = parlour::readGameFile(left)->record.seed;
    QCOMPARE(run(play, "1\nquit\n").status, 0); // the same game goes on
    QCOMPARE(parlour::readGameFile(left)->record.seed, first);
    QVERIFY(run({"verify", left}).out.contains("follows from the seal"));
}

/// As in the window: the seal is shown first, and then the players say their words.
void TestCli::ownWordsAreAskedForAfterTheSeal()
{
    const QString path = folder_.filePath("own-words.parlour");
    const QStringList words{"--seats", "pazaak.bold,pazaak.kid", "--seal", "--own-words", "--save", path};
    const Result watched = run(QStringList{"watch", "pazaak"} + words, " cut  the deck\n");
    QCOMPARE(watched.status, 0);
    QVERIFY2(watched.out.startsWith("seal ") && watched.out.indexOf("own words: ") < watched.out.indexOf("    1  *"),
             watched.out);
    QVERIFY2(watched.err.contains("the words count as \"cut the deck\""), watched.err);
    QCOMPARE(parlour::readGameFile(path)->record.seal->words, "cut the deck");
    const Result proved = run({"verify", path});
    QVERIFY2(proved.status == 0 && proved.out.contains("chose the words after it"), proved.out);
    QFile::remove(path);
    const QStringList play{"play", "pazaak", "--seats", "you,pazaak.kid", "--seal", "--own-words", "--save", path};
    QCOMPARE(run(play, "mine\n1\nquit\n").status, 0);
    QCOMPARE(parlour::readGameFile(path)->record.seal->words, "mine");
    QVERIFY(!run(play, "1\nquit\n").out.contains("own words")); // the same game goes on
    QCOMPARE(run({"play", "pazaak", "--seats", "you,pazaak.kid", "--own-words"}).status, 2);
}

/// The commands that "seal" prints, run by a shell, give the seal and the seed, whatever the words.
void TestCli::aSealIsCheckedByStandardTools()
{
    if (QStandardPaths::findExecutable("openssl").isEmpty() || QStandardPaths::findExecutable("sha256sum").isEmpty())
        QSKIP("openssl or sha256sum is not installed");
    for (const char* words : {"50% \\n", "-x", "it's $HOME"}) {
        const Result made = run({"seal", "--words=" + QString(words)});
        QVERIFY2(made.status == 0 && made.lines().size() == 8, made.out + made.err);
        QProcess bash;
        bash.start("bash", {"-c", made.lines()[6].mid(7) + '\n' + made.lines()[7].mid(7)});
        QVERIFY(bash.waitForFinished(parlour::test::kWaitLimit));
        const QList<QByteArray> results = bash.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(results.size(), 2);
        QCOMPARE(results[0].left(64), made.lines()[1].mid(7, 64));
        QCOMPARE(results[1].right(64).left(16), made.lines()[5].mid(7, 16));
    }
}

void TestCli::verifyTellsSoundFromUnsound()
{
    const Result sound = run({"verify", saved_});
    QCOMPARE(sound.status, 0);
    QVERIFY(sound.out.contains(": sound"));

    // A card that its player does not hold. A file edited on purpose has no check sum.
    QJsonObject json = QJsonDocument::fromJson(get(saved_)).object();
    json.remove("check");
    const QByteArray text = QJsonDocument(json).toJson();
    const QRegularExpression lead("attack (..)\"");
    const QString edited = QString::fromUtf8(text).replace(lead.match(QString::fromUtf8(text)).capturedStart(1), 2, "6h");
    const QString bad = folder_.filePath("bad.parlour");
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(edited.toUtf8());
    file.close();
    const Result both = run({"verify", saved_, bad});
    QCOMPARE(both.status, 1);
    QVERIFY(both.out.contains("game.parlour: sound"));
    QVERIFY2(both.out.contains("bad.parlour: step 2: ") && both.out.contains("attack 6h"), both.out);
    QCOMPARE(run({"replay", bad}).status, 1);

    const Result missing = run({"verify", bad, "/nowhere.parlour", saved_});
    QCOMPARE(missing.status, 2);
    QVERIFY(missing.err.contains("/nowhere.parlour"));
    QVERIFY(missing.out.contains("bad.parlour: step 2: ") && missing.out.contains("game.parlour: sound"));

    QFile::copy(saved_, folder_.filePath("torn.parlour"));
    QFile torn(folder_.filePath("torn.parlour"));
    QVERIFY(torn.resize(torn.size() / 2));
    QCOMPARE(run({"verify", folder_.filePath("torn.parlour")}).status, 1);
}

void TestCli::aSharedLineIsAcceptedWhereAFileIs()
{
    const Result shared = run({"share", saved_});
    QCOMPARE(shared.status, 0);
    QVERIFY(shared.out.startsWith("parlour:") && shared.out.count('\n') == 1 && shared.out.size() < 2000);
    const QString line = shared.out.trimmed();
    QCOMPARE(run({"verify", line}).out, "the line: sound\n");
    const auto steps = [](const Result& replay) { return replay.out.mid(replay.out.indexOf("    1  ")); };
    QCOMPARE(steps(run({"replay", line})), steps(run({"replay", saved_})));
    QCOMPARE(run({"share", line}).out, shared.out);
    for (const Result& piped : {run({"verify", "-"}, "> " + shared.out), run({"share", "-"}, get(saved_))})
        QVERIFY2(piped.status == 0, piped.err);
    const QString mail = folder_.filePath("mail.txt");
    parlour::test::put(mail, "Look: " + shared.out + " and " + shared.out);
    const Result first = run({"verify", mail});
    QVERIFY2(first.status == 0 && first.err.contains("the text holds 2 lines; the first is read"), first.err);
    const Result torn = run({"verify", line.chopped(20)});
    QCOMPARE(torn.status, 1);
    QVERIFY2(torn.out.contains("the line breaks off after letter " + QByteArray::number(line.size() - 20)), torn.out);
}

void TestCli::aPositionIsWrittenAnalysedAndPlayedOn()
{
    const QString game = folder_.filePath("twenty.parlour");
    QCOMPARE(run({"watch", "pazaak", "--seats", "pazaak.bold,pazaak.cautious", "--seed", "5", "--save", game}).status, 0);
    const Result written = run({"replay", game, "--to", "2", "--position", "--seat", "0"});
    QVERIFY2(written.status == 0 && written.out.startsWith("parlour-position 1\ngame pazaak\n"), written.out + written.err);
    const QString file = folder_.filePath("position.txt");
    QFile text(file);
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write(written.out) == written.out.size());
    text.close();
    const QString line = run({"share", game, "--step", "2", "--seat", "0"}).out.trimmed();
    for (const QString& from : {file, line}) {
        const Result analysed = run({"analyse", "pazaak", "--position", from, "--json"});
        QCOMPARE(analysed.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(analysed.out).object();
        QCOMPARE(json["game"].toString(), QString("pazaak"));
        QCOMPARE(json["rules"].toObject()["decks"].toString(), QString("printed"));
        const QJsonArray actions = json["actions"].toArray();
        QVERIFY(actions.size() > 2 && actions[0].toObject()["action"] == "end");
        QVERIFY(actions[0].toObject()["value"].toDouble() > 0 && actions[0].toObject().contains("error"));
        const Result watched = run({"watch", "pazaak", "--seats", "pazaak.bold,pazaak.kid", "--position", from});
        QVERIFY2(watched.status == 0 && watched.out.contains("result"), watched.err);
    }
    QCOMPARE(run({"analyse", "pazaak", "--position", "-"}, "> " + line.toUtf8() + '\n').status, 0);
    const auto refused = [](const QStringList& words, const char* says) {
        const Result result = run(words);
        return result.status == 2 && result.err.contains(says) && result.err.count('\n') == 1;
    };
    QVERIFY(refused({"analyse", "durak", "--position", file}, "a position of pazaak, not of durak"));
    QVERIFY(refused({"analyse", "pazaak", "--position", game}, "line 1: not a position"));
    QVERIFY(run({"verify", line}).out.contains("holds a position"));
    QVERIFY(refused({"replay", game, "--to", "0", "--position", "--seat", "0"}, "the next time is after step 2"));
    const QString kept = folder_.filePath("from-position.parlour");
    QCOMPARE(run({"watch", "pazaak", "--seats", "pazaak.bold,pazaak.kid", "--position", file, "--save", kept}).status, 0);
    QCOMPARE(run({"replay", kept}).status, 0); // is dealt as it was played
    QVERIFY(refused({"share", kept}, "share its file"));
}

void TestCli::playTakesNumbersAndNotationAlike()
{
    const Result result =
        run({"play", "pazaak", "--seats", "you,pazaak.kid", "--seed", "3"}, QByteArray("2\n").repeated(500));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("You are seat 0"));
    QVERIFY(result.lines().constLast().startsWith("result  "));
    // Moves by notation with extra spaces give the same game as moves by number.
    const Result words =
        run({"play", "pazaak", "--seats", "you,pazaak.kid", "--seed", "3"}, QByteArray("  stand \n").repeated(500));
    QCOMPARE(words.out, result.out);
}

void TestCli::playAsksAgainAfterAnIllegalMove()
{
    const Result result = run({"play", "pazaak", "--seats", "pazaak.kid,you", "--seed", "3"}, "stnad\n?\nview\nquit\n");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("\"stnad\" is not possible here"));
    QVERIFY(result.out.contains("type a move"));
    QVERIFY(result.out.contains("Goodbye"));
    QVERIFY(!result.out.contains("result"));
}

void TestCli::playLeavesAtTheEndOfInput()
{
    const Result result = run({"play", "durak", "--seats", "you,durak.greedy", "--seed", "3"}, "1\n");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("Goodbye"));
}

void TestCli::playAcceptsAnyCase()
{
    const auto play = [](const char* moves) {
        return run({"play", "pazaak", "--seats", "you,pazaak.kid", "--seed", "3"}, moves).out;
    };
    QCOMPARE(play("End\n STAND\nVIEW\nQuit\n"), play("end\n stand\nview\nquit\n"));
    QVERIFY(!play("END\nquit\n").contains("not possible"));
}

/// A game that was left goes on with the same steps, and ends as if it had not been left.
void TestCli::playGoesOnWithASavedGame()
{
    const QTemporaryDir folder;
    const auto play = [&folder](const char* file, const char* seed, const QByteArray& typed, const QStringList& more = {}) {
        return run(
            QStringList{"play", "pazaak", "--seats", "you,pazaak.kid", "--seed", seed, "--save", folder.filePath(file)}
                + more,
            typed);
    };
    QVERIFY(play("whole.parlour", "3", QByteArray("stand\n").repeated(500)).out.contains("result"));
    const Result left = play("left.parlour", "3", "stand\nstand\n");
    QVERIFY(left.out.contains("the same command goes on with it"));
    QCOMPARE(run({"verify", folder.filePath("left.parlour")}).status, 0);
    const Result resumed = play("left.parlour", "4", QByteArray("stand\n").repeated(500));
    QVERIFY2(resumed.out.contains("seed 0000000000000003"), resumed.out);
    const auto stepsOf = [&](const char* file) {
        return QJsonDocument::fromJson(get(folder.filePath(file))).object()["steps"].toArray();
    };
    QVERIFY(!stepsOf("whole.parlour").isEmpty());
    QCOMPARE(stepsOf("left.parlour"), stepsOf("whole.parlour"));
    // A finished game gives way to a new one, an unfinished one of others only by force.
    QVERIFY(play("left.parlour", "4", "stand\n").out.contains("seed 0000000000000004"));
    const QStringList other = {"play", "pazaak", "--seats", "you,pazaak.bold", "--save", folder.filePath("left.parlour")};
    const Result refused = run(other, "stand\n");
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("unfinished game of pazaak with other seats"), refused.err);
    QCOMPARE(run(other + QStringList{"--force"}, "stand\n").status, 0);
}

void TestCli::evaluateGivesPublishedValues_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("value");
    QTest::newRow("E1") << "6s 7d 8c 9h Th Ks"
                        << "--trump h --stock 24 --sizes 6,6" << 2152;
    QTest::newRow("E1, commas") << "6s,7d,8c,9h,Th,Ks"
                                << "--trump h --stock 24 --sizes 6,6" << 2152;
    QTest::newRow("E3") << "5s Js As 6d 9d Kd"
                        << "--trump d --stock 40 --sizes 6,6 --deck 52" << 4550;
    QTest::newRow("E3, article") << "5s Js As 6d 9d Kd"
                                 << "--trump d --stock 40 --sizes 6,6 --deck 52 --values article" << 4250;
    QTest::newRow("E5") << "2c 2s Qd Qh Qc Qs"
                        << "--trump d --stock 0 --sizes 6,3 --deck 52" << 797;
    QTest::newRow("E12, imagined") << "6s 7s 8d 9d Tc Jc Qs Kd"
                                   << "--trump h --stock 0 --sizes 4,1" << 1251;
    QTest::newRow("E14, out") << ""
                              << "--trump h --stock 0 --sizes 0,4" << 30000;
    QTest::newRow("E15, empty") << ""
                                << "--trump h --stock 5 --sizes 0,6" << 150;
    QTest::newRow("E16") << "9s Td Jc Qh Kh As"
                         << "--trump h --stock 12 --sizes 6,6 --deck 24" << 2852;
}

void TestCli::evaluateGivesPublishedValues()
{
    QFETCH(QString, hand);
    QFETCH(QString, options);
    QFETCH(int, value);
    const Result result = run(QStringList{"evaluate", "durak", "--hand", hand} + options.split(' '));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray::number(value) + "\n");
}

void TestCli::evaluateJsonGivesTheParts()
{
    const QStringList arguments{"evaluate", "durak", "--hand", "6s 7d 8c 9h Th Ks", "--trump", "h", "--stock", "24",
                                "--sizes",  "6,6",   "--json"};
    const QJsonObject expected{{"value", 2152}, {"cards", 2200}, {"ranks", 0}, {"balance", -198}, {"many", 150}, {"out", 0}};
    QCOMPARE(run(arguments).json(), expected);
}

void TestCli::solveFindsPublishedValues()
{
    // The published value of a game for one player; the tests of the solver cover free jokers.
    const QJsonObject solved = run("solve yahtzee --json").json();
    QVERIFY2(std::abs(solved["value"].toDouble() - 254.587729) < 1e-6,
             qPrintable(QString::number(solved["value"].toDouble(), 'f', 6)));
    QCOMPARE(solved["states"].toInt(), 536448);
#ifndef PARLOUR_SANITIZED // too slow there; the tests of the solver use smaller games
    // A coarse solution of Pazaak, written in the format bots read.
    const QTemporaryDir folder;
    const QString out = folder.filePath("rough.table");
    const QJsonObject rough = run(QStringList{"solve", "pazaak", "--iterations", "1", "--json", "--out", out}).json();
    QVERIFY(rough["exploitability"].toDouble() > 0.001 && rough["exploitability"].toDouble() < 0.1);
    QCOMPARE(rough["bytes"].toInt(), static_cast<int>(QFileInfo(out).size()));
#endif
}

void TestCli::solveFindsTheCeilingOfABot()
{
    const char* line = "solve pazaak-full --deck starter --against careful --rules sets=1 --pairs 2 --seed 1 --json";
    const QJsonObject solved = run(line).json();
    QCOMPARE(solved["bot"].toString(), QString("pazaak-full.careful"));
    QVERIFY2(solved["share"].toDouble() > 0.5, qPrintable(QString::number(solved["share"].toDouble())));
    QVERIFY(solved["error"].toDouble() > 0);
}

void TestCli::solveFindsTheValueOfAnEnding()
{
    const QJsonObject solved = run({"solve", "durak", saved_, "--step", "52", "--json"}).json();
    QCOMPARE(solved["seat"].toInt(-1), 0);
    QCOMPARE(solved["value"].toDouble(), 1.0); // two cards are left, and neither can be beaten
    QVERIFY(solved["exact"].toBool() && solved["nodes"].toInt() > 0);
    QCOMPARE(solved["line"].toArray().last().toString(), QString("take"));
    QVERIFY(!solved["actions"].toArray().isEmpty());
    const Result text = run({"solve", "durak", saved_, "--step", "52"});
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.startsWith("seat 0 is to move: value 1.000\n"), text.out);

    const auto refusal = [&](const QString& seats, const QString& rules, int step) {
        const QString file = folder_.filePath("other.parlour");
        QFile::remove(file);
        run({"watch", seats.section('.', 0, 0), "--seats", seats, "--rules", rules, "--seed", "7", "--save", file});
        const Result result = run({"solve", "durak", file, "--step", QString::number(step)});
        return QString::number(result.status) + QString::fromUtf8(result.err).section(".parlour: ", 1);
    };
    QCOMPARE(refusal("pazaak.kid,pazaak.kid", "decks=printed", 1),
             QString("2this is a game of pazaak; only durak has endings to solve\n"));
    QCOMPARE(refusal("durak.greedy,durak.greedy,durak.greedy", "players=3", 69),
             QString("2after step 69 3 players are left; an ending has two\n"));
}

/// Pinned: what was said about a day's deal must stay true.
void TestCli::dealFollowsFromTheDate()
{
    const QJsonObject deal = run("deal yahtzee --date 2026-11-28 --json").json();
    QCOMPARE(deal["date"].toString(), QString("2026-11-28"));
    QCOMPARE(deal["seed"].toString(), QString("662332ED5227568E"));
    QCOMPARE(deal["seats"].toArray(), (QJsonArray{"you", "yahtzee.master"})); // a Saturday
    QCOMPARE(deal["rules"]["players"].toString(), QString("2"));
    std::set<QString> seeds;
    for (const parlour::GameInfo& info : parlour::games())
        seeds.insert(
            run({"deal", QString::fromStdString(info.id), "--date", "2026-11-28", "--json"}).json()["seed"].toString());
    QCOMPARE(seeds.size(), parlour::games().size());
    QVERIFY(run("deal durak --date 2026-11-30").out.contains("seats  you,durak.beginner"));
}

void TestCli::puzzlesHaveOneBestActionThatIsNotTheObviousOne()
{
    const QStringList words{"puzzles", "pazaak", "--count", "1", "--seed", "1", "--json"};
    const Result made = run(words);
    QVERIFY2(made.status == 0, made.err);
    QCOMPARE(run(words).out, made.out);
    const QJsonObject stock = QJsonDocument::fromJson(made.out).object();
    QCOMPARE(stock["game"].toString(), QString("pazaak"));
    QVERIFY(stock["analyst"].toInt() > 0);
    QCOMPARE(stock["command"].toString(), QString("parlour-cli puzzles pazaak --count 1 --seed 0000000000000001 --json"));
    const QJsonArray puzzles = stock["puzzles"].toArray();
    QCOMPARE(puzzles.size(), 1);
    for (const QJsonValue& each : puzzles) {
        const QJsonObject puzzle = each.toObject();
        QVERIFY(puzzle["margin"].toDouble() >= 0.05 && puzzle["obvious"] != puzzle["best"]);
        QVERIFY(puzzle["level"] != "beginner" && puzzle["seed"].toString().size() == 16);
        QFile position(folder_.filePath("puzzle.txt"));
        QVERIFY(position.open(QIODevice::WriteOnly) && position.write(puzzle["position"].toString().toUtf8()) > 0);
        position.close();
        const Result analysed = run({"analyse", "pazaak", "--position", position.fileName(), "--json"});
        QVERIFY2(analysed.status == 0, analysed.err);
        double best = 0, second = 0, named = 0;
        for (const QJsonValue& action : QJsonDocument::fromJson(analysed.out).object()["actions"].toArray()) {
            const double value = action["value"].toDouble();
            second = std::max(second, std::min(value, best));
            best = std::max(best, value);
            if (action["action"] == puzzle["best"])
                named = value;
        }
        QCOMPARE(named, best);
        QVERIFY(best - second >= 0.05);
    }
}

void TestCli::analyseAccountsAddUp()
{
    const QString alone = folder_.filePath("alone.parlour");
    const QString pazaak = folder_.filePath("pazaak.parlour");
    run({"watch", "yahtzee", "--seats", "yahtzee.dummy", "--rules", "players=1", "--seed", "3", "--save", alone});
    run({"watch", "pazaak", "--seats", "pazaak.kid,pazaak.random", "--seed", "3", "--save", pazaak});
    const Result result = run({"analyse", alone, pazaak, "--json", "--reasons", "--threads", "2"});
    QCOMPARE(result.status, 0);
    const QJsonArray files = QJsonDocument::fromJson(result.out).array();
    QCOMPARE(files.size(), 2);
    const auto adds = [](const QJsonObject& account) {
        const auto of = [&](const char* name) { return account[QLatin1String(name)].toDouble(); };
        return std::abs(of("start") + of("luck") + of("others") - of("errors") + of("estimate") - of("result")) < 1e-9;
    };
    const QJsonObject one = files.at(0)["seats"].toArray().at(0).toObject();
    QVERIFY(adds(one) && adds(one["points"].toObject()));
    QCOMPARE(one["bot"].toString(), QString("yahtzee.dummy"));
    QVERIFY(one["exact"].toBool());
    QVERIFY(std::abs(one["points"]["start"].toDouble() - 254.587729) < 1e-6);
    int explained = 0;
    for (const QJsonValue& each : files.at(0)["steps"].toArray())
        if (const QJsonObject reason = each["reason"].toObject(); !reason.isEmpty()) {
            double sum = 0;
            for (const QJsonValue& part : reason["parts"].toArray())
                sum += part["difference"].toDouble();
            QVERIFY(std::abs(sum - each["pointsLoss"].toDouble()) < 1e-9);
            ++explained;
        }
    QVERIFY(explained > 0);
    const QJsonArray seats = files.at(1)["seats"].toArray();
    QCOMPARE(seats.size(), 2);
    for (const QJsonValue& seat : seats)
        QVERIFY(adds(seat.toObject()));
    QVERIFY(seats.at(1)["meanLoss"].toDouble() > seats.at(0)["meanLoss"].toDouble()); // independent of the cards
    const QJsonObject step = files.at(1)["steps"].toArray().at(2).toObject();
    for (const char* key : {"step", "who", "text", "value", "best", "loss", "error", "exact"})
        QVERIFY2(step.contains(QLatin1String(key)), key);
    // One seat, as text.
    const Result text = run({"analyse", pazaak, "--seat", "1"});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("seat 1  pazaak.random") && !text.out.contains("seat 0"));
    QVERIFY(text.out.contains("best "));
}

/// Also why, for each action that is not about as good as the best.
void TestCli::analyseSaysTheSameOfAGameAndItsPosition()
{
    const QString game = folder_.filePath("same.parlour");
    run({"watch", "coins", "--seats", "coins.random,coins.casual", "--seed", "3", "--save", game});
    const QJsonArray files =
        QJsonDocument::fromJson(run({"analyse", game, "--seat", "0", "--json", "--reasons"}).out).array();
    int compared = 0;
    for (const QJsonValue& step : files.at(0)["steps"].toArray()) {
        if (step["kind"] != "decision" || step["loss"].toDouble() == 0 || compared == 1)
            continue;
        ++compared;
        const QString at = QString::number(step["step"].toInt() - 1);
        const QString position = folder_.filePath("same.txt");
        QFile file(position);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(run({"replay", game, "--to", at, "--position", "--seat", "0"}).out);
        file.close();
        const Result analysed = run({"analyse", "coins", "--position", position, "--json", "--reasons"});
        QVERIFY2(analysed.status == 0, analysed.err);
        double best = -1, taken = -1;
        for (const QJsonValue& action : QJsonDocument::fromJson(analysed.out)["actions"].toArray()) {
            const QString text = action["action"].toString();
            best = text == step["best"].toString() ? action["value"].toDouble() : best;
            if (text != step["text"].toString().section(" [", 0, 0))
                continue;
            taken = action["value"].toDouble();
            QVERIFY(!action["equal"].toBool());
            const QJsonObject reason = action["reason"].toObject(), reviewed = step["reason"].toObject();
            QCOMPARE(reason, reviewed);
            for (const char* key : {"scale", "difference", "error", "sentence", "parts"})
                QVERIFY2(reason.contains(QLatin1String(key)), key);
        }
        QVERIFY(std::abs(best - taken - step["loss"].toDouble()) < 1e-9);
    }
    QCOMPARE(compared, 1);
}

void TestCli::analyseReviewsTheSoundPartOfAGame()
{
    const QString good = folder_.filePath("sound.parlour");
    run({"watch", "pazaak", "--seats", "pazaak.kid,pazaak.bold", "--seed", "4", "--save", good});
    const auto edited = [&](const char* name, const std::function<void(QJsonObject&)>& edit) {
        QJsonObject json = QJsonDocument::fromJson(get(good)).object();
        json.remove("check");
        edit(json);
        const QString path = folder_.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QJsonDocument(json).toJson());
        return path;
    };
    const auto cut = [](QJsonObject& json, int steps, const QString& last) {
        QJsonArray few;
        for (int i = 0; i < steps; ++i)
            few.append(json["steps"].toArray().at(i));
        if (!last.isEmpty())
            few.append(last);
        json["steps"] = few;
        json.remove("result");
    };
    const QStringList doubtful = {
        edited("unfinished.parlour", [&](QJsonObject& json) { cut(json, 5, {}); }),
        edited("forfeited.parlour", [&](QJsonObject& json) { cut(json, 5, "1 forfeit"); }),
        edited("long-gone.parlour",
               [](QJsonObject& json) {
                   json["seats"] = QJsonArray{"pazaak.gone", "you"};
               }),
    };
    const Result all = run(QStringList{"analyse", "--json"} + doubtful);
    QVERIFY2(all.status == 0, all.err);
    QVERIFY2(all.err.contains("unfinished.parlour: The game is not over"), all.err);
    QVERIFY2(all.err.contains("forfeited.parlour: Seat 2 forfeited"), all.err);
    const QJsonArray reviewed = QJsonDocument::fromJson(all.out).array();
    for (const QJsonValue& each : reviewed)
        QCOMPARE(each["seats"].toArray().size(), 2);
    QVERIFY(reviewed.at(0)["problem"].isString() && reviewed.at(2)["problem"].isUndefined());
    const QStringList unsound = {
        edited("illegal.parlour", [&](QJsonObject& json) { cut(json, 5, "0 play 9"); }),
        edited("newer.parlour", [](QJsonObject& json) { json["version"] = 99; }),
    };
    const Result bad = run(QStringList{"analyse", "--json"} + unsound);
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.err.contains("illegal.parlour: step 6: ") && bad.err.contains("versions up to"), bad.err);
    const QJsonArray parts = QJsonDocument::fromJson(bad.out).array();
    QCOMPARE(parts.at(0)["steps"].toArray().size(), 2 * 5); // the sound steps, for both seats
    QCOMPARE(parts.at(1)["seats"].toArray().size(), 0);
    // A missing file does not stop the review of the others.
    const Result both = run({"analyse", "/nowhere.parlour", good, "--json"});
    QCOMPARE(both.status, 2);
    QVERIFY(both.err.contains("/nowhere.parlour"));
    QCOMPARE(QJsonDocument::fromJson(both.out).array().size(), 1);
    QCOMPARE(run({"analyse", good, "--seat", "2"}).status, 2);
}

void TestCli::movedVerbsNameTheirProgram()
{
    for (const QString verb : {"train", "exploit", "bench"}) {
        const Result moved = run({verb, "coins", "--json"});
        QCOMPARE(moved.status, 2);
        QCOMPARE(QString(moved.err), "parlour-cli: " + verb + " is a verb of parlour-lab now\n");
        QVERIFY(!run("--help").out.contains(verb.toUtf8() + ' '));
    }
}

void TestCli::contestResumedWithMoreEqualsOnePlannedSo()
{
    const QString file = folder_.filePath("league.contest");
    const Result begun =
        run({"contest", "run", "--preset", "pazaak-league", "--matches", "40", "--seed", "7", "--out", file, "--json"});
    QCOMPARE(begun.status, 0);
    QVERIFY2(begun.err.isEmpty(), begun.err);
    const QJsonObject json = begun.json();
    QCOMPARE(json["preset"].toString(), QString("pazaak-league"));
    QCOMPARE(json["seed"].toString(), QString("0000000000000007"));
    QCOMPARE(json["matches"].toInt(), 15 * 40);
    QVERIFY(json["finished"].toBool() && json["repeatable"].toBool());
    double points = 0;
    for (const QJsonValue row : json["standings"].toArray()) {
        points += row["points"].toDouble();
        for (const char* key : {"bot", "name", "wins", "draws", "losses", "share", "error", "elo", "hands", "seats"})
            QVERIFY2(row.toObject().contains(key), key);
    }
    QCOMPARE(points, 600.0);
    QCOMPARE(run({"contest", "show", file, "--json"}).out, begun.out);
    // Its matches can be reviewed like any game.
    const Result match = run({"analyse", file, "--match", "2-3", "--seat", "0", "--json"});
    QVERIFY2(match.status == 0, match.err);
    const QJsonArray reviews = QJsonDocument::fromJson(match.out).array();
    QCOMPARE(reviews.size(), 1);
    QCOMPARE(reviews.at(0)["game"].toString(), "pazaak");
    QVERIFY(reviews.at(0)["steps"].toArray().size() > 4);
    QVERIFY(run({"analyse", file, "--match", "2-41"}).err.contains("Match 41 of pairing 2 was not played"));
    QVERIFY(run({"analyse", file, "--match", "third"}).err.contains("as 3-17"));
    QVERIFY(run({"contest", "show", file}).out.contains("Pazaak League"));
    QVERIFY(run({"contest", "export", file, "--format", "csv"}).out.startsWith("rank,name,"));
    const QString ladder = folder_.filePath("ladder.contest"), figures = folder_.filePath("pazaak.json");
    QCOMPARE(run({"contest", "run", "--preset", "pazaak-ladder", "--bots", "pazaak.kid,pazaak.random", "--matches", "40",
                  "--seed", "7", "--out", ladder})
                 .status,
             0);
    const Result rated = run({"contest", "ladder", ladder});
    QCOMPARE(rated.status, 0);
    QCOMPARE(rated.json()["bots"].toArray().first().toObject()["bot"].toString(), QString("pazaak.kid"));
    QCOMPARE(rated.json()["seed"].toString(), QString("0000000000000007"));
    QCOMPARE(run({"contest", "ladder", ladder, "--out", figures}).status, 0);
    QCOMPARE(get(figures), rated.out);
    const Result noLadder = run({"contest", "ladder", file});
    QCOMPARE(noLadder.status, 2);
    QVERIFY2(noLadder.err.contains("has no \"pazaak.random\", whose rating anchors Elo"), noLadder.err);
    const QString page = folder_.filePath("league.html");
    QCOMPARE(run({"contest", "export", file, "--format", "html", "--out", page}).status, 0);
    QVERIFY(get(page).startsWith("<!DOCTYPE html>"));

    // Adding bots and matches later gives the table of a contest planned with them.
    const QStringList bots = {"pazaak.kid",     "pazaak.nestor",   "pazaak.austin",
                              "pazaak.bastila", "pazaak.cautious", "pazaak.bold"};
    const Result more = run({"contest", "resume", file, "--add", "pazaak.hk47", "--matches", "60", "--json"});
    QCOMPARE(more.status, 0);
    const Result whole = run({"contest", "run", "--preset", "pazaak-league", "--bots", bots.join(',') + ",pazaak.hk47",
                              "--matches", "60", "--seed", "7", "--out", folder_.filePath("whole.contest"), "--json"});
    QCOMPARE(more.out, whole.out);
}

void TestCli::contestLeavesThePersonsMatches()
{
    const QString file = folder_.filePath("mine.contest");
    const QStringList run_ = {"contest",   "run",         "--game", "coins",
                              "--format",  "round-robin", "--bots", "coins.random,you,coins.regret",
                              "--matches", "2",           "--out",  file};
    const QByteArray left =
        "parlour-cli: a person's matches are not played here; left are 2 against coins.random, 2 against "
        "coins.regret; play them in the window: parlour "
        + file.toUtf8() + '\n';
    const Result cut = run(run_ + QStringList{"--shard", "1/2"});
    QCOMPARE(cut.status, 2);
    QCOMPARE(cut.err, QByteArray("parlour-cli: --shard: a contest with a person cannot be cut into shards\n"));
    for (const QStringList& verb : {run_, QStringList{"contest", "resume", file}}) {
        const Result others = run(verb);
        QCOMPARE(others.status, 1);
        QCOMPARE(others.err, left);
        QVERIFY(others.out.contains("2 of 6 matches played"));
    }
}

void TestCli::mergedShardsEqualASingleRun()
{
    const QStringList what = {"contest", "run",    "--preset", "durak-table", "--matches",
                              "61",      "--seed", "3",        "--json",      "--out"};
    const Result whole = run(what + QStringList{folder_.filePath("one.contest")});
    QCOMPARE(whole.status, 0);
    QStringList parts;
    for (const char* shard : {"1/3", "2/3", "3/3"}) {
        parts << folder_.filePath(QString("part-%1.contest").arg(parts.size()));
        QCOMPARE(run(what + QStringList{parts.last(), "--shard", shard}).status, 0);
    }
    const QString merged = folder_.filePath("merged.contest");
    const Result first = run(QStringList{"contest", "merge", merged, "--json"} + parts.mid(0, 1));
    QCOMPARE(first.status, 0);
    QVERIFY(first.err.contains("play the others with: parlour-cli contest resume"));
    QCOMPARE(run(QStringList{"contest", "merge", folder_.filePath("all.contest"), "--json"} + parts).out, whole.out);
    QCOMPARE(run({"contest", "resume", merged, "--json"}).out, whole.out);
    const Result changed = run({"contest", "resume", parts.first(), "--matches", "100"});
    QCOMPARE(changed.status, 2);
    QVERIFY(changed.err.contains("a shard cannot be changed"));
}

void TestCli::contestKeepsItsMatchesAfterAnInterrupt()
{
    const QString file = folder_.filePath("stopped.contest");
    QProcess process;
    process.start(PARLOUR_CLI,
                  {"contest", "run", "--preset", "coins-league", "--matches", "1000000", "--seed", "1", "--out", file});
    QVERIFY(process.waitForStarted(parlour::test::kWaitLimit));
    const auto played = [&] { return run({"contest", "show", file, "--json"}).json()["matches"].toInteger(); };
    QTRY_VERIFY(played() > 0);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(parlour::test::kWaitLimit));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains(("resume with: parlour-cli contest resume " + file).toLocal8Bit()));
    const QJsonObject json = run({"contest", "show", file, "--json"}).json();
    QVERIFY(json["matches"].toInteger() > 0 && !json["finished"].toBool());
}

/// A write error ends with status 1, and an export that fails leaves the old file in place.
void TestCli::writeErrorsAreReported()
{
    const QTemporaryDir folder;
    const QString contest = folder.filePath("a.contest");
    const QString table = folder.filePath("table.csv");
    QCOMPARE(run({"contest", "run", "--game", "pazaak", "--format", "round-robin", "--bots", "pazaak.kid,pazaak.bold",
                  "--matches", "10", "--out", contest})
                 .status,
             0);
    QCOMPARE(run({"contest", "export", contest, "--format", "csv", "--out", table}).status, 0);
    const QByteArray mine = get(table);
    const auto shell = [](const QString& line) {
        QProcess process;
        process.start("bash", {"-c", line});
        process.waitForFinished(120000);
        return Result{
            process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, {}, process.readAllStandardError()};
    };
    const QString cli = QStringLiteral("'" PARLOUR_CLI "' ");
    const Result full = shell("ulimit -f 0; " + cli + "contest export '" + contest + "' --format csv --out '" + table + "'");
    QCOMPARE(full.status, 1);
    QVERIFY2(full.err.contains("cannot be written"), full.err.constData());
    QCOMPARE(get(table), mine);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    for (const QString& verb : {QString("games"), QString("games --json"), "contest show '" + contest + "'",
                                "contest export '" + contest + "' --format html",
                                QString("match pazaak --seats pazaak.kid,pazaak.bold --matches 4"),
                                QString("watch pazaak --seats pazaak.kid,pazaak.bold"), QString("--help")}) {
        const Result told = shell(cli + verb + " >/dev/full");
        QVERIFY2(told.status == 1, qPrintable(verb));
        QVERIFY2(told.err.contains("standard output cannot be written"), qPrintable(verb));
    }
}

/// A verb replaces empty files and those of its own kind; anything else stays unless --force is given.
void TestCli::otherFilesAreReplacedByForceOnly()
{
    const QTemporaryDir folder;
    const QString contest = folder.filePath("a.contest"), target = folder.filePath("target");
    QCOMPARE(run({"contest", "run", "--preset", "pazaak-ladder", "--bots", "pazaak.kid,pazaak.random", "--matches", "10",
                  "--out", contest})
                 .status,
             0);
    std::vector<QStringList> verbs = {
        {"watch", "pazaak", "--seats", "pazaak.kid,pazaak.kid", "--seed", "3", "--save", target},
        {"contest", "ladder", contest, "--out", target},
    };
    for (const char* format : {"csv", "json", "md", "html"})
        verbs.push_back({"contest", "export", contest, "--format", format, "--out", target});
    for (const QStringList& verb : verbs) {
        parlour::test::put(target, "notes\n");
        const Result refused = run(verb);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("--force") && refused.err.count('\n') == 1, refused.err);
        QCOMPARE(get(target), QByteArray("notes\n"));
        QCOMPARE(run(verb + QStringList{"--force"}).status, 0);
        const QByteArray written = get(target);
        QVERIFY(written.size() > 10);
        QVERIFY(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(run(verb).status, 0); // its own kind, whose permissions stay
        QCOMPARE(QFile::permissions(target) & QFile::ReadOther, QFile::Permissions());
        parlour::test::put(target, "");
        QCOMPARE(run(verb).status, 0);
    }
    parlour::test::put(target, "notes\n");
    for (const QStringList& verb : {QStringList{"doctor", "--bot", "exec:false", "--transcript", target},
                                    QStringList{"solve", "pazaak", "--iterations", "1", "--out", target}})
        QVERIFY(run(verb).status == 2 && get(target) == "notes\n");
    // A link stays, and its target is replaced.
    const QString link = folder.filePath("link");
    QVERIFY(QFile::link(target, link));
    QCOMPARE(run({"contest", "export", contest, "--format", "csv", "--out", link, "--force"}).status, 0);
    QVERIFY(QFileInfo(link).isSymLink() && get(target).startsWith("rank,"));
}

void TestCli::pipesAreWrittenInto()
{
    const QTemporaryDir folder;
    const QByteArray pipe = QFile::encodeName(folder.filePath("pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QProcess reader;
    reader.start("cat", {pipe});
    QCOMPARE(run({"watch", "pazaak", "--seats", "pazaak.kid,pazaak.kid", "--seed", "3", "--save", pipe}).status, 0);
    QVERIFY(reader.waitForFinished(parlour::test::kWaitLimit));
    QVERIFY(reader.readAllStandardOutput().contains("\"seed\": \"0000000000000003\""));
    struct stat status {};
    QVERIFY(::stat(pipe.constData(), &status) == 0 && S_ISFIFO(status.st_mode));
}

/// Files and folders of older systems may have names in another encoding.
void TestCli::namesNeedNotBeUtf8()
{
    const QTemporaryDir folder;
    const auto shell = [&](const QByteArray& line) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start("bash", {"-c", QString::fromLatin1(QByteArray(line).replace("CLI", "'" PARLOUR_CLI "'"))});
        process.waitForFinished(parlour::test::kWaitLimit);
        return Result{process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    };
    const Result saved = shell("CLI watch pazaak --seats pazaak.kid,pazaak.kid --save $'fol\\xe9der/n\\xe9w.parlour'"
                               " && CLI verify $'fol\\xe9der/n\\xe9w.parlour' && ls | od -An -c && rm -r fol*");
    QVERIFY2(saved.status == 0, saved.err);
    QVERIFY2(saved.out.contains("fol\xe9"
                                "der/n\xe9w.parlour: sound"),
             saved.out);
    QVERIFY2(saved.out.contains("351"), saved.out); // the byte, in octal
    const Result missing = shell("CLI verify $'n\\xe9.parlour'");
    QVERIFY2(missing.status == 2 && missing.err.contains("n\xe9.parlour: there is no such file"), missing.err);
    const Result contest = shell("CLI contest show $'n\\xe9.contest'");
    QVERIFY2(contest.status == 2 && contest.err.contains("is not UTF-8"), contest.err);
}

/// Saved games and exports name programs by their files, with --commands by their commands.
void TestCli::commandsAreSharedOnRequestOnly()
{
    if (QStandardPaths::findExecutable("python3").isEmpty())
        QSKIP("python3 is not installed");
    const QTemporaryDir folder;
    const QString bot = folder.filePath("neptr.py"), game = folder.filePath("a.parlour"),
                  contest = folder.filePath("a.contest");
    QVERIFY(QFile::copy(PARLOUR_SOURCE_DIR "/tests/app/bots/neptr.py", bot));
    const QString name = "exec:python3 " + bot + " network";
    const QByteArray home = folder.path().toUtf8();
    const QStringList watch = {"watch", "pazaak", "--seats", name + ",pazaak.kid", "--move-time", "20000", "--save", game};
    QCOMPARE(run(watch).status, 0);
    QVERIFY2(!get(game).contains(home) && !get(game).contains("refused"), get(game));
    QVERIFY2(get(game).contains("\"exec[ms=20000]:neptr.py\""), get(game));
    QCOMPARE(run({"verify", game}).status, 0);
    QCOMPARE(run(watch + QStringList{"--commands"}).status, 0);
    QVERIFY(get(game).contains(home) && get(game).contains("refused"));

    const Result table = run({"contest", "run", "--game", "pazaak", "--format", "round-robin", "--bots",
                              name + ",pazaak.kid", "--move-time", "20000", "--matches", "2", "--out", contest, "--json"});
    QCOMPARE(table.status, 0);
    QVERIFY2(!table.out.contains(home) && table.out.contains("exec[ms=20000]:neptr.py"), table.out);
    for (const char* format : {"csv", "json", "md", "html"}) {
        const QStringList verb = {"contest", "export", contest, "--format", format};
        const Result shared = run(verb), own = run(verb + QStringList{"--commands"});
        QVERIFY2(!shared.out.contains(home) && shared.out.contains("neptr"), shared.out);
        QVERIFY2(own.out.contains(home), own.out);
    }
}

/// Too many threads, a contest of very many matches, and a lack of memory.
void TestCli::exhaustedResourcesAreReportedInOneLine()
{
#ifdef PARLOUR_SANITIZED
    QSKIP("a sanitizer needs more memory than these limits allow");
#endif
    const QTemporaryDir folder;
    const auto shell = [](const QString& limits, const QString& verb) {
        QProcess process;
        process.start("bash", {"-c", limits + "; exec timeout -s INT 3 '" PARLOUR_CLI "' " + verb});
        process.waitForFinished(120000);
        return Result{
            process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, {}, process.readAllStandardError()};
    };
    const Result threads =
        shell("ulimit -v 300000", "match pazaak --seats pazaak.kid,pazaak.bold --matches 2000 --threads 900");
    QVERIFY2(threads.status == 0, threads.err.constData());
    // The interrupt after 3 s ends it within the memory limit.
    const Result endless = shell("ulimit -v 900000",
                                 "contest run --game coup --format tables --bots "
                                 "coup.honest,coup.random,coup.static --rounds 1000 --matches 1000000000 "
                                 "--threads 2 --out '"
                                     + folder.filePath("endless.contest") + "'");
    QVERIFY2(endless.err.contains("stopped after") && endless.err.count('\n') < 4, endless.err.constData());
    const Result nothing = shell("ulimit -v 60000", "match pazaak --seats pazaak.kid,pazaak.bold --matches 2000");
    QVERIFY2(nothing.status != -1 && nothing.err.count('\n') <= 2, nothing.err.constData());
}

/// A program that the person named in a contest plays on without a question; other programs only after --yes, or a yes at
/// the terminal.
void TestCli::programsOfAContestFromElsewhereAreNamedFirst()
{
    if (QStandardPaths::findExecutable("python3").isEmpty())
        QSKIP("python3 is not installed");
    const QTemporaryDir here, elsewhere;
    const QByteArray home = qgetenv("PARLOUR_HOME");
    const auto restore = qScopeGuard([&home] { qputenv("PARLOUR_HOME", home); });
    const QString contest = here.filePath("a.contest");
    const QString bot = "exec:python3 " PARLOUR_SOURCE_DIR "/resources/bots/pazaak_bot.py";
    qputenv("PARLOUR_HOME", here.path().toUtf8());
    QCOMPARE(run({"contest", "run", "--game", "pazaak", "--format", "round-robin", "--bots", bot + ",pazaak.kid",
                  "--move-time", "20000", "--matches", "2", "--out", contest})
                 .status,
             0);
    QCOMPARE(run({"contest", "resume", contest, "--matches", "4"}).status, 0);
    qputenv("PARLOUR_HOME", elsewhere.path().toUtf8());
    QCOMPARE(run({"contest", "resume", contest}).status, 0); // is over, and starts nothing
    const QStringList more{"contest", "resume", contest, "--matches", "6"};
    const Result refused = run(more);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("starts programs that you have not let play yet: exec[ms=20000]:python3 ")
                 && refused.err.contains("--yes"),
             refused.err);
    QCOMPARE(run(more + QStringList{"--yes"}).status, 0);
    QCOMPARE(run({"contest", "resume", contest, "--matches", "8"}).status, 0); // allowed from now on
}

void TestCli::contestRefusesChangesAgainstItsFormat()
{
    const QString cup = folder_.filePath("cup.contest");
    QCOMPARE(run({"contest", "run", "--preset", "pazaak-cup", "--matches", "10", "--seed", "1", "--out", cup}).status, 0);
    const Result added = run({"contest", "resume", cup, "--add", "pazaak.random"});
    QCOMPARE(added.status, 2);
    QVERIFY(added.err.contains("a bot cannot be added here") && added.err.count('\n') == 1);
    QCOMPARE(run({"contest", "resume", cup}).status, 0); // all matches are played
    QCOMPARE(run({"contest", "export", cup, "--format", "md", "--out", folder_.filePath("no/folder/x.md")}).status, 2);
}

void TestCli::wrongUsageIsRefusedInOneLine_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* line, const char* says) { QTest::newRow(*line ? line : "nothing") << line << says; };
    const char* durakBots = "the bots of durak are durak.random, ";
    row("", "the verbs are games, ");
    row("cut", "there is no verb \"cut\"; the verbs are games, ");
    row("--frobnicate", "--frobnicate");
    row("watch durak --seats durak.greedy,durak.random --seed 7 --seal", "leave out --seed");
    row("watch durak --seats durak.greedy,durak.random --position SAVED --seal", "is not dealt");
    row("contest", "subcommand is required");
    row("contest run", "--out is required");
    row("contest run --out SAVED.x", "contest run needs --preset, or --game, --format, --bots and --matches");
    row("contest run --preset chess-league --out SAVED.x", "the presets are pazaak-league, pazaak-cup, ");
    row("contest run --preset coup-million --format cup --out SAVED.x", "leave out --game and --format");
    row("contest run --game durak --format swiss --bots durak.greedy,durak.random --matches 2 --out SAVED.x",
        "the formats are round-robin, gauntlet, cup, tables");
    row("contest run --preset pazaak-league --bots pazaak.kid --out SAVED.x", "a contest needs 2 to 256 bots");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.nobody --out SAVED.x",
        "there is no bot \"pazaak.nobody\"");
    row("contest run --preset durak-table --bots durak.greedy,durak.random --out SAVED.x", "a contest needs 4 to 256 bots");
    row("contest run --preset pazaak-league --matches 0 --out SAVED.x", "is not a whole number from 1");
    row("contest run --preset pazaak-league --rules decks=three --out SAVED.x", "it can be printed, as-run");
    row("contest run --preset durak-league --rules players=3 --out SAVED.x", "players=3: in this contest 2 sit at a table");
    row("contest run --preset pazaak-cup --shard 1/2 --out SAVED.x", "cannot be cut into shards");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.bold --sprt 0,5 --shard 1/2 --out SAVED.x",
        "cannot be cut into shards");
    row("contest run --preset pazaak-league --shard 3/2 --out SAVED.x", "a shard is K/N");
    row("contest run --preset pazaak-league --sprt 0,5 --out SAVED.x", "for two bots in a round robin");
    row("contest run --preset pazaak-league --sprt 5 --out SAVED.x", "two Elo bounds");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.bold --sprt 5,0 --out SAVED.x", "must lie below");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.bold --sprt 0,6500 --out SAVED.x",
        "between -6000 and 6000");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.bold --sprt 0,5,0.5,0.05 --out SAVED.x",
        "between 0 and 0.5");
    row("contest run --preset pazaak-league --bots pazaak.kid,pazaak.bold --sprt 0,5,0.05,0 --out SAVED.x",
        "between 0 and 0.5");
    row("contest run --preset pazaak-league --first-to 2 --out SAVED.x", "--first-to is for the format cup");
    row("contest run --preset pazaak-cup --rounds 2 --out SAVED.x", "--rounds is for the format tables");
    row("contest run --preset pazaak-league --threads 0 --out SAVED.x", "--threads: \"0\" is not a whole number");
    row("contest run --preset pazaak-league --out SAVED.x/new", ".x/new cannot be written here");
    row("contest run --preset pazaak-league --matches 2 --out SAVED", "is never overwritten");
    row("contest resume SAVED", "is not a contest");
    row("contest show nowhere.contest", "there is no such contest");
    row("contest export SAVED --format pdf", "the formats are csv, json, md, html");
    row("games now", "not expected");
    row("watch", "GAME is required");
    row("watch durak", "--seats is required");
    row("watch durak --seat durak.greedy,durak.random", "there is no --seat here; there is --seats");
    row("match durak --seats durak.greedy,durak.random --mathces=5", "--matches is required");
    row("contest run --prest coup-million --out SAVED.x", "there is no --prest here; there is --preset");
    row("watch chess --seats a,b", "there is no game \"chess\"; the games are durak, pazaak, pazaak-full, yahtzee");
    row("watch durak --seats durak.greedy,pazaak.kid", durakBots);
    row("watch durak --seats you,durak.greedy", durakBots);
    row("watch durak --seats durak.greedy", "the game has 2 seats with these rules, and 1 named");
    row("watch durak --seats durak.greedy,durak.greedy --seed 0x1", "1 to 16 hexadecimal digits");
    row("watch durak --seats durak.greedy,durak.greedy --seed 12345678901234567", "1 to 16 hexadecimal digits");
    row("watch durak --seats durak.greedy,durak.greedy --rules deck", "rules and options are written like deck=36");
    row("watch durak --seats durak.greedy,durak.greedy --rules deck=40", "it can be 24, 32, 36, 52");
    row("watch durak --seats durak.greedy,durak.greedy --rules decks=36", "there is no rule \"decks\"; the rules are ");
    row("watch durak --seats durak.greedy,durak.greedy --pause soon", "--pause: ");
    row("watch durak --seats durak.greedy,durak.greedy --save SAVED/game.parlour", "cannot be written: Not a directory");
    row("match durak --seats durak.greedy,durak.greedy", "--matches is required");
    row("match durak --seats durak.greedy,durak.greedy --matches 0", "from 1 to ");
    row("match durak --seats durak.greedy,durak.greedy --matches 1e5", "from 1 to ");
    row("match durak --seats durak.greedy,durak.greedy --matches 5 --threads 0", "from 1 to ");
    row("match pazaak --seats pazaak.kid,exec:/no/such/program --matches 5", "exec:/no/such/program cannot play: ");
    row("match pazaak --seats exec:/bin/true,pazaak.kid --matches 5",
        "exec:/bin/true cannot play: the program ended with status 0 before it answered");
    row("match pazaak --seats pazaak.kid,pazaak.kid,pazaak.kid --matches 5",
        "the game has 2 seats with these rules, and 3 named");
    row("replay", "FILE is required");
    row("replay /nowhere.parlour", "there is no such file");
    row("replay /tmp", "a folder or a device");
    row("verify /dev/null", "a folder or a device");
    row("contest show /tmp", "a folder or a device");
    row("replay SAVED --to 100000", "--to: ");
    row("replay SAVED --seat 2", "from 0 to 1");
    row("replay SAVED --cards dealt", "go with --what-if");
    row("replay SAVED --to 0 --what-if take", "nobody decides after step 0");
    row("replay SAVED --to 1 --what-if nonsense", "not allowed here");
    row("replay SAVED --to 1 --what-if take --level best", "is not one of beginner, casual, club, master, game");
    row("replay SAVED --to 1 --what-if take --cards marked", "is not one of real, dealt");
    row("replay SAVED --to 1 --what-if take --count 5", "go with --cards dealt");
    row("verify", "FILE is required");
    row("seal durak", "durak");
    row("verify SAVED /nowhere.parlour", "there is no such file");
    row("play durak --seats durak.greedy,durak.greedy", "is \"you\"");
    row("play durak --seats you,you", "is \"you\"");
    row("solve coins", "it can be durak, pazaak, pazaak-full or yahtzee");
    row("solve pazaak-full", "give the deck of both with --deck");
    row("solve pazaak-full --deck nobody --against drone", "there is no deck \"nobody\"");
    row("solve pazaak-full --deck super --against drone", "the rules forbid \"super\": limit=two");
    row("solve pazaak-full --deck starter --against random", "it can be pazaak-full.drone pazaak-full.cantina");
    row("solve yahtzee --deck starter", "--deck is for pazaak-full alone");
    row("solve pazaak SAVED", "FILE is for durak alone");
    row("deal chess", "chess");
    row("deal durak --date yesterday", "as in 2026-11-28");
    row("puzzles chess", "chess");
    row("puzzles pazaak --count 0", "--count");
    row("puzzles pazaak --level beginner", "there are casual, club, master");
    row("solve yahtzee --out SAVED.x", "--out is for pazaak alone");
    row("solve pazaak --out SAVED/x", "x cannot be written: Not a directory");
    row("solve durak", "FILE is required");
    row("solve durak SAVED", "--step is required");
    row("solve durak /nowhere.parlour --step 3", "there is no such file");
    row("solve durak SAVED --step -1", "--step: ");
    row("solve durak SAVED --step 1000", "the game has ");
    row("solve durak SAVED --step 0", "no player decides there");
    row("solve durak SAVED --step 1", "the stock must be empty");
    row("solve pazaak --iterations 0", "not a whole number from 1");
    row("evaluate pazaak --hand 6s --trump h --stock 0 --sizes 1,1", "it can be durak");
    row("evaluate durak --hand 6x --trump h --stock 0 --sizes 1,1", "a card is written like");
    row("evaluate durak --hand 6s,6s --trump h --stock 0 --sizes 2,1", "6s appears twice");
    row("evaluate durak --hand 5s --trump h --stock 0 --sizes 1,1", "its lowest rank is 6");
    row("evaluate durak --hand 6s --trump x --stock 0 --sizes 1,1", "it can be s, h, d, c");
    row("evaluate durak --hand 6s --trump h --stock 53 --sizes 1,1", "from 0 to 52");
    row("evaluate durak --hand 6s --trump h --stock 0 --sizes 1", "2 to 6 hands");
    row("evaluate durak --hand 6s --trump h --stock 0 --sizes 1,1 --deck 40", "it can be 24, 32, 36, 52");
    row("evaluate durak --hand 6s --trump h --stock 0 --sizes 1,1 --values both", "it can be app, article");
}

void TestCli::wrongUsageIsRefusedInOneLine()
{
    QFETCH(QString, line);
    QFETCH(QString, says);
    const Result result = run(line.replace("SAVED", saved_).split(' ', Qt::SkipEmptyParts));
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.startsWith("parlour-cli: ") && result.err.count('\n') == 1, result.err);
    QVERIFY2(result.err.contains(says.toUtf8()), result.err);
}

void TestCli::everyVerbHasHelp()
{
    QCOMPARE(run("--help").status, 0);
    QCOMPARE(run("help").out, run("--help").out);
    QCOMPARE(run("help watch").out, run("watch --help").out);
    QCOMPARE(run("help contest run").out, run("contest run --help").out);
    QVERIFY(run("-V").status == 0 && run("-V").out == run("--version").out);
    for (const char* verb : {"games", "watch", "match", "replay", "verify", "play", "evaluate", "contest", "serve"}) {
        QVERIFY(run("--help").out.contains(verb));
        const Result help = run({verb, "--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.contains("Usage"));
    }
}

/// Every option that a verb has, and every verb of both programs.
void TestCli::theManualNamesEveryOption()
{
    const QRegularExpression option("(--[a-z][a-z-]*)"), verb("^  ([a-z]+) {2,}", QRegularExpression::MultilineOption);
    for (const QString program : {PARLOUR_CLI, PARLOUR_LAB}) {
        const QString name = QFileInfo(program).fileName();
        const QString manual =
            QString::fromUtf8(get(PARLOUR_SOURCE_DIR "/resources/desktop/" + name + ".6")).replace("\\-", "-");
        const auto help = [&program](QStringList verbs) {
            return QString::fromUtf8(parlour::test::runProgram(program, verbs << "--help").out);
        };
        QStringList pages{QString()};
        for (auto each = verb.globalMatch(help({})); each.hasNext();)
            pages << each.next().captured(1);
        QVERIFY2(pages.size() > 5, qPrintable(name));
        for (auto each = verb.globalMatch(pages.contains("contest") ? help({"contest"}) : QString()); each.hasNext();)
            pages << "contest " + each.next().captured(1);
        for (const QString& page : pages) {
            QVERIFY2(manual.contains(page.section(' ', -1)), qPrintable(name + ' ' + page));
            for (auto each = option.globalMatch(help(page.split(' ', Qt::SkipEmptyParts))); each.hasNext();) {
                const QString known = each.next().captured(1);
                QVERIFY2(QRegularExpression(known + "(?![a-z-])").match(manual).hasMatch(), qPrintable(page + ' ' + known));
            }
        }
    }
}

/// Lists of games outside the sources: bash completion, the manual, the menu of the launcher.
void TestCli::manualCompletionAndLauncherNameEveryGame()
{
    const auto read = [](const char* name) { return get(QStringLiteral(PARLOUR_SOURCE_DIR "/resources/desktop/") + name); };
    const auto completed = [](const QString& program, const QString& words) {
        QProcess bash;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QFileInfo(PARLOUR_CLI).path() + ':' + environment.value("PATH"));
        bash.setProcessEnvironment(environment);
        const QString function = '_' + QString(program).replace('-', '_');
        bash.start(
            "bash",
            {"-c",
             QStringLiteral(
                 "source %1; COMP_WORDS=(%2 %3 ''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); %4; echo \"${COMPREPLY[@]}\"")
                 .arg(PARLOUR_SOURCE_DIR "/resources/desktop/" + program + ".bash", program, words, function)});
        bash.waitForFinished(parlour::test::kWaitLimit);
        return QString::fromUtf8(bash.readAllStandardOutput()).simplified().split(' ');
    };
    const QByteArray manual = read("parlour.6");
    const QByteArray launcher = read("org.parlour.parlour.desktop");
    for (const parlour::GameInfo& game : parlour::games()) {
        const QString id = QString::fromStdString(game.id);
        QVERIFY2(completed("parlour", "--game").contains(id), qPrintable(id));
        QVERIFY2(completed("parlour-cli", "match").contains(id), qPrintable(id));
        QVERIFY2(completed("parlour-cli", "doctor --game").contains(id), qPrintable(id));
        QVERIFY2(completed("parlour-cli", "contest run --preset").contains(id + "-ladder"), qPrintable(id));
        QVERIFY2(completed("parlour-lab", "bench").contains(id), qPrintable(id));
        QVERIFY2(manual.contains(' ' + id.toUtf8() + ' '), qPrintable(id));
        QVERIFY2(launcher.contains("Exec=parlour --game " + id.toUtf8()), qPrintable(id));
    }
    QVERIFY(launcher.contains("\nExec=parlour %u\n") && launcher.contains("x-scheme-handler/parlour;")); // links
}

/// Both shells read verbs, options, games and bots from the programs.
void TestCli::fishAndZshCompleteFromTheHelp()
{
    const QString folder = QStringLiteral(PARLOUR_SOURCE_DIR "/resources/desktop/");
    const auto shell = [](const QString& program, const QStringList& arguments) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QFileInfo(PARLOUR_CLI).path() + ':' + environment.value("PATH"));
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        process.waitForFinished(parlour::test::kWaitLimit);
        return Result{process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    };
    if (QStandardPaths::findExecutable("zsh").isEmpty() || QStandardPaths::findExecutable("fish").isEmpty())
        QSKIP("zsh or fish is not installed");
    const Result checked = shell("zsh", {"-n", folder + "parlour.zsh"});
    QVERIFY2(checked.status == 0, checked.err);
    for (const auto& [line, found] : {std::pair("parlour-cli wat", "watch\t"),
                                      {"parlour-cli watch pazaak-f", "pazaak-full"},
                                      {"parlour-cli watch durak --sal", "--salt\t"},
                                      {"parlour-cli watch durak --seats durak.greedy,durak.gr", "durak.greedy,durak.greedy"},
                                      {"parlour-cli contest resume x --y", "--yes\t"}}) {
        const Result completed = shell(
            "fish", {"--no-config", "-c", QString("source '%1parlour.fish'; complete -C '%2'").arg(folder, QString(line))});
        QVERIFY2(completed.out.contains(found), completed.out + completed.err);
    }
}

PARLOUR_TEST(TestCli)
#include "test_cli.moc"
