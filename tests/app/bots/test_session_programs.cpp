// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bots in other processes: names, messages, the examples, and N.E.P.T.R., which tries everything that is forbidden.
// resources/bots/PROTOCOL.md defines the outcome of each attempt.
#include "app/bots/bot_guest.h"
#include "app/bots/bot_source.h"
#include "app/bots/containment.h"
#include "app/bots/external_bot.h"
#include "app/bots/shared_record.h"
#include "app/store/shared_line.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace parlour;
using pazaak::Pazaak;
using test::get;
using test::put;

namespace {

const QString kBots = QStringLiteral(PARLOUR_SOURCE_DIR "/resources/bots/");
const QString kNeptr = QStringLiteral(PARLOUR_SOURCE_DIR "/tests/app/bots/neptr.py");

/// Attempts outside the protocol, all of which must be refused.
constexpr auto kOutsideProtocol = {
    "network,listen,unix-socket,datagrams,fork,shell,memory,write-tmp,write-home,write-self,remove",
    "parent-memory,parent-signal,tgkill,queue-signal,queue-thread-signal,pidfd-signal,parent-limits,parent-priority,"
    "parent-processors,own-group,leash",
    "files,other-files,chmod,attribute,link-attribute,file-flags,message-queue,lock,lease,file-owner,new-call",
};

/// The walls available on this machine, with their names.
std::vector<std::pair<Walls, const char*>> wallsHere()
{
    std::vector<std::pair<Walls, const char*>> walls;
    for (const auto& each :
         {std::pair(Walls::Sandbox, "sandbox"), std::pair(Walls::Landlock, "Landlock"), std::pair(Walls::Filter, "filter")})
        if (each.first >= bestWalls())
            walls.push_back(each);
    return walls;
}

bool isThere(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

std::string neptr(const char* attempt)
{
    return "exec:python3 \"" + kNeptr.toStdString() + "\" " + attempt;
}

/// Limits that no bot exceeds on a busy machine.
BotLimits longTimes()
{
    BotLimits limits;
    limits.moveTime = test::kWaitLimit;
    limits.startTime = test::kWaitLimit;
    return limits;
}

/// Limits for bots that hang, to keep the test short.
BotLimits shortTimes()
{
    BotLimits limits = longTimes();
    limits.moveTime = 60;
    limits.grace = 60;
    limits.leaveTime = 150;
    limits.memory = std::size_t{256} << 20;
    return limits;
}

struct Played {
    Seat forfeiter = -1;
    std::vector<Fault> faults;
    std::vector<std::string> lines;
    std::vector<double> scores;
    int steps = 0;
};

/// Plays one match against the Kid.
Played playKid(Bot<Pazaak>& bot, std::uint64_t seed)
{
    const auto kid = makeBot<Pazaak>("pazaak.kid", test::resources());
    Match<Pazaak> match({}, seed);
    playOut<Pazaak>(match, {&bot, kid.get()});
    return {
        match.forfeiter(), bot.guest()->faults(), bot.guest()->takeLines(), {match.score(0), match.score(1)}, match.steps()};
}

/// The results of a series between other bots, which must not change.
std::vector<double> bystanders()
{
    SeriesPlan<Pazaak> plan;
    plan.entrants = {[] { return makeBot<Pazaak>("pazaak.kid", test::resources()); },
                     [] { return makeBot<Pazaak>("pazaak.nestor", test::resources()); }};
    plan.matches = 60;
    plan.seed = 7;
    plan.threads = 1;
    std::vector<double> sums;
    for (const TableRow& each : playSeries(plan).rows)
        sums.insert(sums.end(), {each.share, each.points, static_cast<double>(each.extra)});
    return sums;
}

/// The standard error of the command's bot after its first question.
QString errorLinesOf(const std::string& command, Walls walls)
{
    BotLimits limits = shortTimes();
    limits.moveTime = longTimes().moveTime;
    limits.walls = walls;
    BotGuest guest(*parseBotCommand(command), "pazaak", limits);
    guest.begin({{}, 0, 2});
    BotQuestion question;
    question.view = R"({"total":12,"opponentStanding":false,"opponentTotal":9})";
    question.legal = {"end", "stand"};
    if (!guest.ask(question, {}))
        return "no answer: " + QString::fromStdString(guest.faults().empty() ? "" : guest.faults()[0].detail);
    QStringList said;
    for (const std::string& line : guest.takeLines())
        said << QString::fromStdString(line);
    return said.join("; ");
}

struct Examined {
    int status = -1;
    QString said;
};

/// Runs the doctor with a time limit in ms for each answer.
Examined examine(const QStringList& arguments, int moveTime = test::kWaitLimit)
{
    QProcess doctor;
    doctor.start(PARLOUR_CLI, QStringList{"doctor", "--move-time", QString::number(moveTime)} + arguments);
    if (!doctor.waitForFinished(test::kWaitLimit))
        return {};
    return {doctor.exitCode(), QString::fromUtf8(doctor.readAllStandardOutput())};
}

} // namespace

class TestSessionPrograms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qInfo("%s", containmentNotice().english); }

    void commandsAreParsed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("options");
        QTest::newRow("plain") << "exec:python3 bot.py --fast" << QStringList{"python3", "bot.py", "--fast"} << "";
        QTest::newRow("spaces") << "exec:  ./bot   1 " << QStringList{"./bot", "1"} << "";
        QTest::newRow("quotes") << "exec:'my bot' \"a b\" c\"d e\"'f'" << QStringList{"my bot", "a b", "cd ef"} << "";
        QTest::newRow("nothing is special")
            << "exec:bot $HOME *.py >x;y" << QStringList{"bot", "$HOME", "*.py", ">x;y"} << "";
        QTest::newRow("quotes in quotes") << "exec:\"it's\" '\"so\"' \"a'b\"'\"c'" << QStringList{"it's", "\"so\"", "a'b\"c"}
                                          << "";
        QTest::newRow("options") << "exec[level=3,style=bold]:bot" << QStringList{"bot"} << "level=3,style=bold";
        QTest::newRow("empty word") << "exec:bot ''" << QStringList{"bot", ""} << "";
        for (const char* bad :
             {"exec:", "exec: ", "exec:''", "exec:'bot", "exec[level=3:bot", "exec[level]:bot", "durak.greedy", "exec:a\nb"})
            QTest::newRow(bad) << bad << QStringList() << "";
        QTest::newRow("long") << "exec:" + QString(2000, 'x') << QStringList() << "";
    }
    void commandsAreParsed()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, words);
        QFETCH(QString, options);
        const auto command = parseBotCommand(name.toStdString());
        QCOMPARE(static_cast<bool>(command), !words.isEmpty());
        if (!command)
            return;
        QStringList found;
        for (const std::string& word : command->words)
            found << QString::fromStdString(word);
        QCOMPARE(found, words);
        QCOMPARE(toText(command->options), options.toStdString());
        QCOMPARE(*parseBotCommand(command->name()), *command); // the name parses back
    }

    void shortNamesAreThoseOfFiles()
    {
        for (const auto& [command, name] :
             {std::pair{"exec:python3 bots/my_bot.py hard", "my_bot"}, std::pair{"exec:./twenty --depth 3", "twenty"},
              std::pair{"exec[level=3]:python3 --opt=a/b 'my bot.py' ''", "my bot"},
              std::pair{"exec:/usr/bin/python3.11 -u bots/greedy 1.5", "greedy"},
              std::pair{"exec:mybot --level 1.5", "mybot"}, std::pair{"exec:bots/mybot --book books/long.txt", "mybot"},
              std::pair{"exec:java -jar bot.jar", "bot"}})
            QCOMPARE(parseBotCommand(command)->shortName(), std::string(name));
    }

    void sharedNamesTellNoFolders()
    {
        for (const auto& [name, shared] :
             {std::pair{"exec:python3 /home/anna/bots/my_bot.py --book /home/anna/book", "exec:my_bot.py"},
              std::pair{"exec[book=/home/anna/b,level=3]:\"/home/anna/my bots/twenty\"", "exec[book=b,level=3]:twenty"},
              std::pair{"exec:'/home/anna/a bot.py'", "exec:\"a bot.py\""}, std::pair{"exec:/home/anna/", "exec:program"},
              std::pair{"exec:'/home/anna", "exec:program"}, std::pair{"pazaak.kid", "pazaak.kid"},
              std::pair{"you", "you"}}) {
            QCOMPARE(sharedName(name), std::string(shared));
            QVERIFY(!isExternal(shared) || parseBotCommand(shared));
        }
        Record record{"pazaak", 1, {}, {"exec:python3 /home/anna/my_bot.py", "you"}, 5, {}, {}};
        record.remarks = {{2, 0, std::nullopt, "reading /home/anna/book"}, {4, 0, Fault::Kind::Gone, "no /home/anna/book"}};
        const Record shared = sharedRecord(record);
        QCOMPARE(shared.seats.front(), std::string("exec:my_bot.py"));
        QCOMPARE(shared.remarks, (std::vector<Remark>{{4, 0, Fault::Kind::Gone, ""}}));
        const QByteArray json = toJson({shared, {}, {}});
        QVERIFY2(!json.contains("anna"), json);
        QCOMPARE(fromJson(json)->record, shared);
    }

    void seatListsAreSplit()
    {
        QCOMPARE(splitSeats("a.b,c.d"), (std::vector<std::string>{"a.b", "c.d"}));
        QCOMPARE(splitSeats("exec[a=1,b=2]:x 'y,z' w,a.b,exec:q"),
                 (std::vector<std::string>{"exec[a=1,b=2]:x \"y,z\" w", "a.b", "exec:q"}));
        QCOMPARE(splitSeats("a.b[c=1,d=2],e.f["), (std::vector<std::string>{"a.b[c=1,d=2]", "e.f["}));
    }

    /// Names of the same player are the same text.
    void aPlayerHasOneName()
    {
        for (const auto& [name, canonical] :
             {std::pair{"durak.master[]", "durak.master"}, std::pair{"durak.master", "durak.master"},
              std::pair{"durak.master[simulations=0500]", "durak.master[simulations=500]"},
              std::pair{"durak.master[simulations=1,simulations=2]", "durak.master[simulations=1,simulations=2]"},
              std::pair{"durak.master[x", "durak.master[x"}, std::pair{"exec[]:a  'b'", "exec:a b"},
              std::pair{"exec['", "exec['"}})
            QCOMPARE(canonicalName(name), std::string(canonical));
    }

    void messagesAreParsed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("problem"); // part of the expected error; empty: none
        const auto row = [](const char* name, const char* line, const char* problem) {
            QTest::newRow(name) << QByteArray(line).replace('\'', '"') << QString(problem);
        };
        row("least", "{'type':'ready','protocol':1,'name':'A','games':['x']}", "");
        row("unknown fields", "{'type':'ready','protocol':1,'name':'A','games':['x'],'more':{'a':[]}}", "");
        row("options",
            "{'type':'ready','protocol':1,'name':'A','games':['x'],'options':[{'name':'a','type':'switch','default':true},{'"
            "name':'b','type':'number','min':1,'max':3,'default':2},{'name':'c','type':'choice','values':['p','q'],'default'"
            ":'q'},{'name':'d','type':'text','default':''}]}",
            "");
        row("no JSON", "ready", "not a JSON object");
        row("other type", "{'type':'play'}", "\"type\"");
        row("other protocol", "{'type':'ready','protocol':2,'name':'A','games':['x']}", "\"protocol\"");
        row("no name", "{'type':'ready','protocol':1,'games':['x']}", "\"name\"");
        row("control character", "{'type':'ready','protocol':1,'name':'A\\u0007','games':['x']}",
            "without control characters");
        row("blank", " \t", "an empty line");
        row("no games", "{'type':'ready','protocol':1,'name':'A','games':[]}", "\"games\"");
        row("default",
            "{'type':'ready','protocol':1,'name':'A','games':['x'],'options':[{'name':'b','type':'number','min':1,'max':3,'"
            "default':4}]}",
            "\"options[0].default\"");
        row("twice",
            "{'type':'ready','protocol':1,'name':'A','games':['x'],'options':[{'name':'a','type':'text','default':''},{'"
            "name':'a','type':'text','default':''}]}",
            "\"options[1].name\"");
        row("brackets",
            "{'type':'ready','protocol':1,'name':'A','games':['x'],'options':[{'name':'a]:b','type':'text','default':''}]}",
            "\"options[0].name\"");
    }
    void messagesAreParsed()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, problem);
        const auto message = parseMessage(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
        const auto ready = message ? parseReady(*message) : Expected<BotReady>(message.error());
        QCOMPARE(static_cast<bool>(ready), problem.isEmpty());
        if (!ready)
            QVERIFY2(QString::fromStdString(ready.error().english()).contains(problem), ready.error().english().c_str());
    }

    void deepMessagesAreRefused()
    {
        const auto nested = [](std::size_t depth) {
            return "{\"a\":" + std::string(depth, '[') + std::string(depth, ']') + "}";
        };
        QVERIFY(parseMessage(nested(kDeepestMessage - 1)));
        QVERIFY(!parseMessage(nested(kDeepestMessage)));
        const std::string brackets(40, '[');
        QVERIFY(parseMessage("{\"a\":\"" + brackets + "\",\"b\":\"\\\"" + brackets + "\"}"));
    }

    /// Trying small seeds, as a bot could to learn the deck, reproduces none of its luck.
    void luckIsNoFunctionOfTheSeed()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: nobody is dealt any luck");
        const auto luckIn = [](std::uint64_t salt) {
            QStringList luck;
            ExternalBot<Pazaak> bot(*parseBotCommand(neptr("none")), longTimes());
            bot.talk().listenIn([&](bool isBot, std::string_view line) {
                const auto message = QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
                if (!isBot && message["type"] == "choose")
                    luck << message["luck"].toString();
            });
            const auto kid = makeBot<Pazaak>("pazaak.kid", test::resources());
            Match<Pazaak> match({}, 1);
            playOut<Pazaak>(match, {&bot, kid.get()}, NoObserver(), salt);
            return luck;
        };
        const QStringList luck = luckIn(0x1234);
        QVERIFY(luck.size() > 3);
        for (std::uint64_t seed = 0; seed < 600; ++seed)
            for (std::uint64_t index = 0; index < 50; ++index)
                QVERIFY(!luck.contains(QString("%1").arg(luckOf({seed, index}), 16, 16, QChar('0')).toUpper()));
        QCOMPARE(luckIn(0x1234), luck); // the salt alone determines it
        QVERIFY(luckIn(0x1235).first() != luck.first());
    }

    void saltsAreDrawnAndKept()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: nobody needs a salt");
        const QTemporaryDir folder;
        const auto watch = [&](QStringList words) {
            QProcess process;
            const QString file = folder.filePath("game.parlour");
            process.start(PARLOUR_CLI,
                          QStringList{"watch", "pazaak", "--seed", "1", "--commands", "--save", file, "--seats",
                                      QString::fromStdString(neptr("none")) + ",pazaak.kid"}
                              + words);
            return process.waitForFinished(test::kWaitLimit) && process.exitCode() == 0 ? readGameFile(file)->record
                                                                                        : Record();
        };
        const Record one = watch({}), other = watch({}), again = watch({"--salt", "abc"});
        QVERIFY(one.salt != 0 && other.salt != 0 && one.salt != other.salt);
        QCOMPARE(again.salt, 0xabcULL);
        QCOMPARE(fromJson(toJson({one, {}, {}}))->record, one);
        Session session(*findGame("pazaak"), test::newRecord("pazaak", {neptr("none"), "pazaak.kid"}, 5), false, nullptr,
                        [](const std::string& id) -> std::unique_ptr<AnyBot> {
                            return *makeBotByName(id, "pazaak", test::resources(), longTimes());
                        });
        session.setPace(0);
        UNTIL(session.line().isOver());
        QVERIFY(session.line().record().salt != 0);
        // Files without salts, from before there were any or not needing one, are of the first version.
        Record plain = one;
        plain.names.clear();
        QVERIFY(toJson({plain, {}, {}}).contains("\"parlour\": 2"));
        plain.salt = 0;
        QVERIFY(toJson({plain, {}, {}}).contains("\"parlour\": 1"));
    }

    void luckDoesNotRevealTheSeed()
    {
        QVERIFY(luckOf({1, 2}) == luckOf({1, 2}));
        QVERIFY(luckOf({1, 2}) != luckOf({1, 3}));
        QVERIFY(luckOf({1, 2}) != luckOf({2, 2}));
        QVERIFY(luckOf({1, 2}) != Luck({1, 2}).rng().next());
    }

    void examplesPlayWithoutFaults_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("command");
        QTest::newRow("durak") << "durak"
                               << "python3 " + kBots + "durak_bot.py";
        QTest::newRow("pazaak") << "pazaak"
                                << "python3 " + kBots + "pazaak_bot.py";
        QTest::newRow("coup") << "coup"
                              << "python3 " + kBots + "coup_bot.py";
        QTest::newRow("yahtzee") << "yahtzee"
                                 << "node " + kBots + "yahtzee_bot.js";
        QTest::newRow("coins") << "coins" << PARLOUR_COINS_BOT;
    }
    void examplesPlayWithoutFaults()
    {
        QFETCH(QString, game);
        QFETCH(QString, command);
        const QString program = command.section(' ', 0, 0);
        if (!isThere(program))
            QSKIP(qPrintable(program + " is not installed: the example is not played"));
        const std::string name = "exec:" + command.toStdString();
        withGame(game.toStdString(), [&]<class G>() {
            const auto bot = makeBotByName<G>(name, test::resources(), longTimes());
            const auto other = makeBot<G>(std::string(G::kId) + ".random", test::resources());
            double score = 0;
            for (std::uint64_t deal = 0; deal < 10; ++deal) {
                Match<G> match(*G::parseRules({}), dealSeed(3, static_cast<std::int64_t>(deal)));
                BotSeats<G> seats{};
                seats.fill(other.get());
                seats[deal % static_cast<std::size_t>(match.seats())] = bot->get();
                playOut(match, seats);
                const auto& faults = (*bot)->guest()->faults();
                QVERIFY2(faults.empty(), faults.empty() ? "" : faults[0].detail.c_str());
                score += match.score(static_cast<Seat>(deal % static_cast<std::size_t>(match.seats()))) * match.seats();
            }
            if (G::kId != std::string_view("coins"))
                QVERIFY2(score > 10, qPrintable(QString::number(score))); // better than any regular result
        });
    }

    void attemptsCostAFaultAndNoMore_data()
    {
        QTest::addColumn<QString>("faults"); // expected kinds of faults; empty: none, it plays like an ordinary bot
        const auto row = [](const char* faults, std::initializer_list<const char*> attempts) {
            for (const char* attempt : attempts)
                QTest::newRow(attempt) << QString(faults);
        };
        row("",
            {"none", "goal", "events", "pieces", "stays", "threads", "flood-errors", "own-signals", "asyncio", "folder",
             "all-signal"});
        for (const char* each : kOutsideProtocol)
            row("", {each});
        row("late", {"silent", "slow", "sleeper", "spin", "deaf", "half"});
        row("gone",
            {"crash", "exception", "leave", "mute", "leave-at-once", "leave-when-new", "other-game", "other-protocol"});
        row("garbage", {"garbage", "utf-8", "zero-bytes", "empty-line", "list", "deep", "deep-objects", "huge-id"});
        row("flood gone", {"megabyte", "endless-line"});
        row("wrong flood gone", {"flood"});
        row("wrong", {"result", "null", "no-action", "wrong-id", "text-id", "again", "ready-again"});
        row("illegal", {"not-held", "twice", "nothing", "spaces"});
        row("wrong illegal", {"ahead"});
        row("wrong late", {"old"});
        row("gone late", {"close"}); // the sandbox holds the other end of the pipe, too
    }
    void attemptsCostAFaultAndNoMore()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        QFETCH(QString, faults);
        const int runs = std::max(1, qEnvironmentVariableIntValue("PARLOUR_HOSTILE_RUNS"));
        BotLimits limits = shortTimes();
        if (!faults.contains("late"))
            limits.moveTime = longTimes().moveTime;
        if (QTest::currentDataTag() == std::string("mute"))
            limits.startTime = 500;
        const std::vector<double> before = bystanders();
        for (int run = 0; run < runs; ++run) {
            const auto bot = makeBotByName<Pazaak>(neptr(QTest::currentDataTag()), test::resources(), limits);
            QVERIFY(bot);
            const Played played = playKid(**bot, static_cast<std::uint64_t>(run));
            QStringList noted;
            for (const Fault& fault : played.faults)
                noted << QString::fromStdString(std::string(toText(fault.kind)) + " (" + fault.detail + ")");
            if (faults.isEmpty()) {
                QVERIFY2(played.faults.empty(), qPrintable(noted.join("; ")));
                QCOMPARE(played.forfeiter, -1);
                continue;
            }
            QVERIFY2(played.faults.size() == kForfeitFaults, qPrintable(noted.join("; ")));
            QCOMPARE(played.forfeiter, 0);
            QCOMPARE(played.scores, (std::vector<double>{0, 1}));
            for (const Fault& fault : played.faults) {
                const auto kind = QString::fromUtf8(toText(fault.kind).data());
                QVERIFY2(faults.split(' ').contains(kind), qPrintable(noted.join("; ")));
                QVERIFY(fault.step >= 2 && fault.step < played.steps);
            }
            if (run == 0)
                qInfo("%s", qPrintable(noted.first()));
        }
        QCOMPARE(bystanders(), before);
    }

    void attemptsOutsideTheProtocolAreRefused()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        for (const char* attempts : kOutsideProtocol)
            for (const auto& [walls, name] : wallsHere()) {
                const QString said = errorLinesOf(neptr(attempts), walls);
                qInfo("%s, %s", name, qPrintable(said));
                for (const QString& attempt : QString(attempts).split(','))
                    QVERIFY2(said.contains(attempt + ": refused"), qPrintable(name + (": " + said)));
            }
    }

    /// Side cards are in the memory of the bot that holds them.
    void otherBotsAreOutOfReach()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        for (const auto& [walls, name] : wallsHere()) {
            if (walls == Walls::Filter)
                continue; // any file can be read there, as the notice says
            BotLimits limits = longTimes();
            limits.walls = walls;
            const std::string mark = "prey-" + std::to_string(QCoreApplication::applicationPid()) + name;
            auto command = *parseBotCommand(neptr("none"));
            command.words.push_back(mark);
            BotGuest prey(command, "pazaak", limits);
            QVERIFY(prey.shakeHands());
            const QString said = errorLinesOf(neptr(("other-memory " + mark).c_str()), walls);
            QVERIFY2(said.contains(": refused"), qPrintable(name + (", " + said)));
        }
    }

    /// A bot sees the files of its folder that existed at the start and are not ours; of named files elsewhere, the file
    /// alone.
    void aBotSeesItsFolderWithoutOurFiles()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot look around");
        // Not in a folder that is hidden from bots anyway.
        const QTemporaryDir folder(QCoreApplication::applicationDirPath() + "/guard-XXXXXX");
        const auto write = [&](const QString& name, const QByteArray& bytes = "x") {
            QVERIFY(QDir().mkpath(QFileInfo(folder.filePath(name)).path()));
            put(folder.filePath(name), bytes);
        };
        QVERIFY(QDir().mkpath(folder.filePath("bot")));
        QVERIFY(QFile::copy(kNeptr, folder.filePath("bot/neptr.py")));
        QByteArray contest = QByteArray("SQLite format 3").leftJustified(512, '\0');
        contest.replace(68, 4, "PrCt");
        write("bot/helper.py");
        write("bot/book.db", QByteArray("SQLite format 3").leftJustified(512, '\0'));
        write("bot/lib/opening.txt");
        write("bot/mixed/fine.txt");
        for (const char* ours : {"bot/x.contest", "bot/x.contest-shm", "bot/x.contest-wal", "bot/x.contest.lock",
                                 "bot/x.contest.new-12", "bot/game.parlour", "bot/mixed/y.contest", "bot/odd-wal"})
            write(ours);
        write("bot/odd", contest);
        write("secrets/key");
        write("secrets/beside");
        write("data/saved");
        QVERIFY(QFile::link(folder.filePath("secrets/key"), folder.filePath("linked")));
        QVERIFY(QFile::link(folder.filePath("secrets"), folder.filePath("bot/door")));
        const QString words = "folder secret=" + folder.filePath("bot/mixed/fine.txt")
            + " secret=" + folder.filePath("bot/mixed/y.contest") + " secret=" + folder.filePath("secrets/beside")
            + " secret=" + folder.filePath("data/saved") + " secret=" + folder.filePath("linked");
        for (const auto& [walls, name] : wallsHere()) {
            if (walls == Walls::Filter)
                continue; // any file can be read there, as the notice says
            const std::string command = "exec:python3 \"" + folder.filePath("bot/neptr.py").toStdString() + "\" "
                + words.toStdString() + " \"" + folder.filePath("linked").toStdString() + "\"";
            QCOMPARE(errorLinesOf(command, walls), QString("sees: book.db helper.py lib mixed neptr.py fine.txt linked"));
        }
    }

    /// The walls allow what ordinary programs do: event loops, signals to themselves, threads.
    void ordinaryProgramsRun()
    {
        if (!isThere("python3") || !isThere("node"))
            QSKIP("python3 or node is not installed: nobody can be tried");
        for (const auto& [walls, name] : wallsHere()) {
            BotLimits limits = longTimes();
            limits.walls = walls;
            for (const std::string& command :
                 {neptr("own-signals"), neptr("asyncio"), neptr("threads"),
                  "exec:node " + (kBots + "yahtzee_bot.js").toStdString(), std::string("exec:" PARLOUR_COINS_BOT)}) {
                const auto ready = askBot(command, "", limits);
                QVERIFY2(ready, ready ? "" : (name + (": " + ready.error().english())).c_str());
            }
            for (const char* attempt : {"own-signals", "asyncio", "threads"})
                QVERIFY(!errorLinesOf(neptr(attempt), walls).startsWith("no answer"));
        }
    }

    void theHomeIsEmpty()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        if (bestWalls() > Walls::Landlock)
            QSKIP("neither bubblewrap nor Landlock works here: a home can be read, which is stated");
        QTemporaryDir home(QDir::homePath() + "/parlour-XXXXXX");
        QFile secret(home.filePath("secret"));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        BotGuest guest(*parseBotCommand(neptr("home") + " \"secret=" + secret.fileName().toStdString() + "\""), "pazaak",
                       longTimes());
        guest.begin({{}, 0, 2});
        BotQuestion question;
        question.view = R"({"total":12,"opponentStanding":false,"opponentTotal":9})";
        question.legal = {"end", "stand"};
        QVERIFY(guest.ask(question, {}));
        const auto lines = guest.takeLines();
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY2(lines[0].starts_with("home: refused"), lines[0].c_str());
    }

    void aHurriedBotIsNotAtFault()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: nobody can be hurried");
        BotGuest guest(*parseBotCommand(neptr("sleeper")), "pazaak", longTimes());
        guest.begin({{}, 0, 2});
        BotQuestion question;
        question.view = R"({"total":12,"opponentStanding":false,"opponentTotal":9})";
        question.legal = {"end", "stand"};
        parlour::stop_source stop;
        stop.request_stop();
        QVERIFY(!guest.ask(question, stop.get_token()));
        QVERIFY(guest.faults().empty()); // a late answer would be a fault
    }

    void noProcessRemains()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        for (const auto& [walls, name] : wallsHere()) {
            BotLimits limits = shortTimes();
            limits.walls = walls;
            const std::string mark = "stays-" + std::to_string(QCoreApplication::applicationPid());
            {
                auto command = *parseBotCommand(neptr("stays"));
                command.words.push_back(mark);
                BotGuest guest(command, "pazaak", limits);
                QVERIFY(guest.shakeHands());
            }
            // The bot ends a moment after its sandbox was killed.
            QVERIFY(test::comesTrue([&] {
                QProcess list;
                list.start("ps", {"-eo", "args"});
                return list.waitForFinished(test::kWaitLimit)
                    && !list.readAllStandardOutput().contains(QByteArray::fromStdString(mark));
            }));
        }
    }

    /// No process remains if Parlour is killed while the sandbox is being made. The fake bubblewrap starts a process first
    /// and takes its time, as the real one does for some milliseconds.
    void theSandboxEndsWithParlour()
    {
        if (!isThere("python3") || bestWalls() != Walls::Sandbox)
            QSKIP("bubblewrap or python3 does not work here: there is no sandbox to be left behind");
        if (QProcess::execute("unshare", {"--map-root-user", "--pid", "--fork", "true"}) != 0)
            QSKIP("no process tree of one's own is to be had inside a user namespace here: bubblewrap has to end by itself");
        const QTemporaryDir folder;
        const QString mark = QString::number(1'000'000 + QCoreApplication::applicationPid());
        const QString slow = folder.filePath("bwrap");
        put(slow,
            ("#!/bin/sh\nsetsid sleep " + mark + " </dev/null >/dev/null 2>&1 &\nexec "
             + QStandardPaths::findExecutable("bwrap") + " \"$@\"\n")
                .toUtf8());
        QVERIFY(QFile::setPermissions(slow, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto sleeps = [&] {
            QProcess list;
            list.start("ps", {"-eo", "args"});
            return !list.waitForFinished(test::kWaitLimit) || list.readAllStandardOutput().contains(mark.toUtf8());
        };
        QProcess doctor;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", folder.path() + ":" + environment.value("PATH"));
        doctor.setProcessEnvironment(environment);
        doctor.start(PARLOUR_CLI, {"doctor", "--bot", QString::fromStdString(neptr("sleeper")), "--game", "pazaak"});
        UNTIL(sleeps());
        doctor.kill();
        QVERIFY(doctor.waitForFinished(test::kWaitLimit));
        QVERIFY(test::comesTrue([&] { return !sleeps(); }));
    }

    /// Everybody can read the command line of a process.
    void theSeedIsNotInTheCommandLine()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot look");
        const QTemporaryDir folder;
        for (const QStringList& words : {QStringList{"--seed", "5eed5eed"}, QStringList{"--seed=5eed5eed"}}) {
            QProcess watch;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert("PARLOUR_WALLS", "filter"); // where it could be read
            watch.setProcessEnvironment(environment);
            watch.start(PARLOUR_CLI,
                        QStringList{"watch", "pazaak", "--seats", QString::fromStdString(neptr("seed")) + ",pazaak.kid",
                                    "--commands", "--force", "--save", folder.filePath("game.parlour")}
                            + words);
            QVERIFY(watch.waitForFinished(test::kWaitLimit));
            const auto game = readGameFile(folder.filePath("game.parlour"));
            QVERIFY2(game, watch.readAllStandardError());
            QCOMPARE(game->record.seed, 0x5eed5eedULL);
            QVERIFY(!game->record.remarks.empty());
            QCOMPARE(game->record.remarks[0].text, std::string("seed: refused, ValueError"));
        }
    }

    void aThousandAnswersAreRead()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: there is nobody to answer");
        BotGuest guest(*parseBotCommand("exec:python3 " + (kBots + "pazaak_bot.py").toStdString()), "pazaak", longTimes());
        guest.begin({{}, 0, 2});
        BotQuestion question;
        Pazaak::State state = Pazaak::start({});
        FieldJson view;
        Pazaak::fields(Pazaak::look(state, 0), view);
        question.view = view.take();
        question.legal = {"end", "stand", "play 3"};
        for (int i = 0; i < 1000; ++i)
            QVERIFY(guest.ask(question, {}));
        QVERIFY(guest.faults().empty());
    }

    void crashedBotsGetAnotherMatch()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        const auto bot = makeBotByName<Pazaak>(neptr("crash"), test::resources(), longTimes());
        for (std::uint64_t match = 0; match < 2; ++match) {
            const Played played = playKid(**bot, match);
            QCOMPARE(played.faults.size(), std::size_t{kForfeitFaults});
            QVERIFY2(played.faults[0].detail.find("signal") != std::string::npos, played.faults[0].detail.c_str());
        }
    }

    /// A program may end after "over". Whether that is seen before the next match or only when its first question finds
    /// nobody, it is started again and told the whole match.
    void endedBotIsStartedAgain()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: nobody can leave");
        for (const char* attempt : {"leave-after-over", "linger-after-over"}) {
            const auto bot = makeBotByName<Pazaak>(neptr(attempt), test::resources(), longTimes());
            std::vector<std::string> first;
            for (std::uint64_t match = 0; match < 3; ++match) {
                const Played played = playKid(**bot, 1);
                QVERIFY2(played.faults.empty(), played.faults.empty() ? "" : played.faults[0].detail.c_str());
                QCOMPARE(played.forfeiter, -1);
                if (match == 0)
                    first = played.lines;
                QCOMPARE(played.lines, first); // the same events before the first question
            }
            QCOMPARE(first.empty(), attempt == std::string("leave-after-over"));
        }
    }

    /// The first answer of a bot in each of these attempts, as its fault tells it.
    void faultsAreToldWithTheRealText()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: there are no faults");
        for (const auto& [attempt, detail] : {std::pair{"spaces", "\" end\\u0009\""}, std::pair{"nothing", "\"\""},
                                              std::pair{"empty-line", "an empty line instead of a JSON object"},
                                              std::pair{"garbage", "not a JSON object: pie! pie! pie!"}}) {
            const auto bot = makeBotByName<Pazaak>(neptr(attempt), test::resources(), longTimes());
            const Played played = playKid(**bot, 1);
            QVERIFY(!played.faults.empty());
            QCOMPARE(played.faults[0].detail, std::string(detail));
        }
    }

    /// "ms" limits the time of each answer of one bot, is no option of the bot, and is kept in its name.
    void aBotHasATimeOfItsOwn()
    {
        QCOMPARE(parseBotCommand("exec[ms=200,level=3]:bot")->moveTime(), std::optional(200));
        QCOMPARE(parseBotCommand("exec[level=3]:bot")->moveTime(), std::nullopt);
        for (const char* bad : {"exec[ms=0]:bot", "exec[ms=3600001]:bot", "exec[ms=soon]:bot", "exec[ms=]:bot"})
            QVERIFY2(!parseBotCommand(bad), bad);
        QCOMPARE(withMoveTime("exec[level=3]:bot 'a b'", 50), std::string("exec[level=3,ms=50]:bot \"a b\""));
        QCOMPARE(withMoveTime("exec[ms=200]:bot", 50), std::string("exec[ms=200]:bot"));
        QCOMPARE(withMoveTime("pazaak.kid", 50), std::string("pazaak.kid"));
        if (!isThere("python3"))
            QSKIP("python3 is not installed: nobody can be told a time");
        const auto timesIn = [](std::string name) {
            std::set<int> times;
            const auto bot = makeBotByName<Pazaak>(name.replace(0, 4, "exec[ms=29876]"), test::resources(), longTimes());
            static_cast<ExternalBot<Pazaak>&>(**bot).talk().listenIn([&](bool isBot, std::string_view line) {
                const auto message = QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
                if (!isBot && message["type"] == "choose")
                    times.insert(message["milliseconds"].toInt());
                if (message["type"] == "new")
                    QVERIFY(message["options"].toObject().isEmpty());
            });
            playKid(**bot, 1);
            return times;
        };
        QCOMPARE(timesIn(neptr("none")), std::set<int>{29876});
    }

    void optionsAreChecked()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: the example cannot be asked");
        const std::string command = (kBots + "coup_bot.py").toStdString();
        const auto ready = askBot("exec[doubt=40]:python3 " + command, "coup");
        QVERIFY2(ready, ready ? "" : ready.error().english().c_str());
        QCOMPARE(ready->name, std::string("Candid"));
        QCOMPARE(ready->options.size(), std::size_t{1});
        QVERIFY(!askBot("exec[doubt=101]:python3 " + command, "coup"));
        QVERIFY(!askBot("exec[other=1]:python3 " + command, "coup"));
        QCOMPARE(askBot("exec:python3 " + command, "durak").error().english(), std::string("Candid does not play durak"));
    }

    /// Errors are about the command, not about the sandbox.
    void programsThatCannotStartAreNamed()
    {
        const auto why = [](const std::string& name) { return askBot(name, "", shortTimes()).error().english(); };
        QTemporaryDir folder;
        const std::string text = folder.filePath("text.py").toStdString();
        QVERIFY(QFile(QString::fromStdString(text)).open(QIODevice::WriteOnly));
        QCOMPARE(why("exec:no-such-program --level 1.5"), std::string("there is no program \"no-such-program\""));
        QCOMPARE(why("exec:./no-such-program"), std::string("there is no program \"./no-such-program\""));
        QCOMPARE(why("exec:" + text), "the file \"" + text + "\" is not executable");
        if (isThere("python3"))
            QCOMPARE(why("exec:python3 -u bots/nowhere.py"), std::string("there is no file \"bots/nowhere.py\""));
        const std::string here = folder.path().toStdString();
        QCOMPARE(why("exec:" + here), '"' + here + "\" is a folder or a device, not a file");
        if (isThere("python3"))
            QCOMPARE(why("exec:python3 " + here), '"' + here + "\" is a folder or a device, not a file");
        QVERIFY(why("exec:false").starts_with("the program ended with status 1 before it answered \"hello\""));
    }

    void botsThatCannotPlayAreNamed()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot be asked");
        QVERIFY(checkBots({"pazaak.kid", neptr("none"), neptr("none")}, "pazaak", shortTimes()));
        const auto refused = checkBots({neptr("none"), neptr("leave-at-once")}, "pazaak", shortTimes());
        QVERIFY(!refused);
        const QString why = QString::fromStdString(refused.error().english());
        QVERIFY2(
            why.startsWith(QString::fromStdString(neptr("leave-at-once")) + " cannot play: the program ended with status 3"),
            qPrintable(why));
    }

    void sessionsKeepErrorLinesAndFaults()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: N.E.P.T.R. cannot try anything");
        const auto maker = [](const BotLimits& limits) -> BotMaker {
            return [limits](const std::string& id) -> std::unique_ptr<AnyBot> {
                auto bot = makeBotByName(id, "pazaak", test::resources(), limits);
                return bot ? std::move(*bot) : nullptr;
            };
        };
        Session session(*findGame("pazaak"), test::newRecord("pazaak", {neptr("silent"), "pazaak.kid"}, 5), false, nullptr,
                        maker(shortTimes()));
        session.setPace(0);
        UNTIL(session.line().isOver());
        const Record& record = session.line().record();
        QCOMPARE(record.steps.back(), (Step{0, std::string(kForfeit)}));
        QCOMPARE(*record.result, (std::vector<double>{0, 1}));
        QCOMPARE(record.remarks.size(), std::size_t{kForfeitFaults});
        QCOMPARE(record.remarks[0].fault, std::optional(Fault::Kind::Late));
        QCOMPARE(record.names, (std::vector<std::string>{"N.E.P.T.R.", ""}));
        const auto again = fromJson(toJson(session.saver().file()));
        QVERIFY2(again, again ? "" : again.error().english().c_str());
        QCOMPARE(again->record, record);
        QVERIFY(replay(findGame("pazaak"), again->record).sound);

        // An ordinary bot that writes lines, which are kept with their steps.
        Session other(*findGame("pazaak"), test::newRecord("pazaak", {neptr("network"), "pazaak.kid"}, 5), false, nullptr,
                      maker(longTimes()));
        other.setPace(0);
        UNTIL(other.line().isOver());
        QVERIFY(!other.line().record().remarks.empty());
        QVERIFY(!other.line().record().remarks[0].fault);
        QVERIFY(other.line().record().remarks[0].text.find("refused") != std::string::npos);
        QCOMPARE(other.line().record().steps[static_cast<std::size_t>(other.line().record().remarks[0].step)].who, 0);
    }

    void theTranscriptIsReproduced()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: the example cannot be listened to");
        QTemporaryDir folder;
        const QString now = folder.filePath("transcript.jsonl");
        const QString kept = kBots + "transcript.jsonl";
        const QStringList arguments = {"--bot", "exec:python3 " + kBots + "pazaak_bot.py", "--transcript", now};
        QCOMPARE(examine(arguments).status, 0);
        put(now, get(now).replace("\"milliseconds\":" + QByteArray::number(test::kWaitLimit), "\"milliseconds\":1000"));
        if (qEnvironmentVariableIsSet("PARLOUR_UPDATE_GOLDEN"))
            QVERIFY(QFile::remove(kept) && QFile::copy(now, kept));
        QCOMPARE(QString::fromUtf8(get(now)), QString::fromUtf8(get(kept)));

        QString system = "/usr/bin/python3"; // where Debian's packages are visible
        QProcess check;
        check.start(isThere(system) ? system : "python3",
                    {PARLOUR_SOURCE_DIR "/tests/app/bots/check_messages.py", kBots + "protocol.schema.json", kept});
        QVERIFY(check.waitForFinished(test::kWaitLimit));
        if (check.exitCode() == 77)
            QSKIP("python3-jsonschema is not installed: the messages are not checked against the schema");
        QVERIFY2(check.exitCode() == 0, check.readAllStandardError());
        QCOMPARE(check.readAllStandardOutput().trimmed(), QByteArray("choose hello new over play quit ready"));
    }

    void theDoctorFindsFaults_data()
    {
        QTest::addColumn<QString>("attempt");
        QTest::addColumn<QString>("finding"); // empty: no findings
        QTest::addColumn<QString>("saved");
        QTest::newRow("sound") << "none"
                               << ""
                               << "";
        QTest::newRow("illegal") << "not-held"
                                 << "step 3, illegal: \"play 6\""
                                 << "doctor-pazaak-illegal.parlour";
        QTest::newRow("garbage") << "garbage"
                                 << "garbage: not a JSON object"
                                 << "doctor-pazaak-garbage.parlour";
        QTest::newRow("crash") << "leave"
                               << "gone: the program ended with status 7"
                               << "doctor-pazaak-gone.parlour";
        QTest::newRow("stays") << "stays"
                               << "it does not leave at the end of its input"
                               << "";
        QTest::newRow("handshake") << "other-game"
                                   << "which is not a game of this program"
                                   << "";
    }
    void theDoctorFindsFaults()
    {
        if (!isThere("python3"))
            QSKIP("python3 is not installed: there is nobody to examine");
        QFETCH(QString, attempt);
        QFETCH(QString, finding);
        QFETCH(QString, saved);
        QTemporaryDir folder;
        if (!saved.isEmpty()) // results of an earlier run are kept there
            put(folder.filePath(saved), "another run's");
        const QString bot = QString::fromStdString(neptr(attempt.toUtf8()));
        const auto [status, said] = examine({"--bot", bot, "--games", "10", "--commands", "--save", folder.path()},
                                            attempt == "stays" ? 1000 : test::kWaitLimit);
        QCOMPARE(status, finding.isEmpty() ? 0 : 1);
        QVERIFY2(said.contains(finding), qPrintable(said));
        if (saved.isEmpty())
            return;
        const QString another = saved;
        saved.insert(saved.lastIndexOf('.'), "-2");
        const auto file = readGameFile(folder.filePath(saved));
        QVERIFY2(file, file ? "" : file.error().english().c_str());
        QVERIFY(replay(findGame("pazaak"), file->record).sound);
        // The last decision has the fault, with its remark.
        const Remark& remark = file->record.remarks.back();
        QVERIFY(remark.fault.has_value());
        QCOMPARE(remark.step, static_cast<int>(file->record.steps.size()) - 1);
        QCOMPARE(remark.seat, file->record.steps.back().who);
        QVERIFY2(said.contains(QString::fromStdString(remark.text)), remark.text.c_str());
        QCOMPARE(get(folder.filePath(another)), QByteArray("another run's"));
    }

    void gameFilesStartNothing()
    {
        Session session(*findGame("pazaak"), test::newRecord("pazaak", {neptr("none"), "pazaak.kid"}, 5), false);
        QCOMPARE(session.missingBot(), neptr("none"));
    }
};

PARLOUR_TEST(TestSessionPrograms)
#include "test_session_programs.moc"
