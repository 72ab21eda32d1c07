// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts of the window without the window: setups, seeds, visibility of events and hands, the settings file.
#include "app/bots/strengths.h"
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/store/settings.h"
#include "app/widgets/formatting.h"
#include "engine/games.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace parlour;

class TestShell : public QObject {
    Q_OBJECT

private slots:
    void helpAndVersionNeedNoScreen()
    {
        for (const auto& [option, part] : {std::pair("--help", "--watch"), std::pair("--version", "parlour ")}) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
                environment.remove(name);
            process.setProcessEnvironment(environment);
            process.start(PARLOUR_WINDOW, {option});
            QVERIFY(process.waitForFinished(test::kWaitLimit));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 0);
            QVERIFY(process.readAllStandardOutput().contains(part));
        }
    }

    void seedsAreParsedAndFormatted()
    {
        QCOMPARE(seedText(0x3F7A91C20B5ED844), "3F7A91C20B5ED844");
        QCOMPARE(seedText(7), "0000000000000007");
        QCOMPARE(seedFrom(seedText(0x3F7A91C20B5ED844, true)), std::optional<std::uint64_t>(0x3F7A91C20B5ED844));
        QCOMPARE(seedFrom("ff"), std::optional<std::uint64_t>(255));
        for (const char* bad : {"", "0x12", "g", "-1", "+1", "12345678901234567"})
            QVERIFY2(!seedFrom(bad), bad);
    }

    void figuresAndTimesAreFormatted()
    {
        QCOMPARE(percentOf(0.461, 1), "46.1%");
        QCOMPARE(percentOf(-0.08, 0, true), QString::fromUtf8("−8%"));
        QCOMPARE(percentOf(0.08, 0, true), "+8%");
        QCOMPARE(durationText(380), "6 min 20 s");
        QCOMPARE(durationText(3900), "1 h 5 min");
        // An estimate of remaining time is at least 1 s and never "60 min".
        const std::pair<double, const char*> times[] = {{0.2, "1 s"},  {59, "59 s"},        {59.5, "1 min"}, {380, "6 min"},
                                                        {3590, "1 h"}, {3900, "1 h 5 min"}, {7200, "2 h"}};
        for (const auto& [seconds, text] : times)
            QCOMPARE(roughTime(seconds), text);
    }

    void settingsAreKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("settings.ini");
        Preferences wanted;
        wanted.ground = Preferences::Ground::Slate;
        wanted.mode = Preferences::Mode::Dark;
        wanted.fourColour = true;
        wanted.pace = 2;
        wanted.sound = Preferences::Sound::Loud;
        wanted.language = "ru";
        wanted.name = "Zoë";
        wanted.portrait = 3;
        wanted.cardBack = 2;
        wanted.russianLetters = true;
        wanted.rollsDice = false;
        wanted.undoOverReveals = Preferences::Undo::Never;
        wanted.confirmsTaps = true;
        wanted.answersPlain = {{"durak", true}, {"pazaak", false}}; // Coup has not been asked about
        wanted.wheels = {{"durak", true}};
        const LastGame last{{{"deck", "24"}, {"players", "3"}}, {"durak.random", "you", "durak.greedy"}};
        {
            Settings settings(path);
            QSignalSpy changed(&settings, &Settings::changed);
            settings.setPreferences(wanted);
            settings.setPreferences(wanted);
            QCOMPARE(changed.count(), 1);
            settings.setLastGame("durak", last);
            settings.setLevel("durak", "club");
        }
        Settings again(path);
        QCOMPARE(again.preferences(), wanted);
        QVERIFY(again.lastGame("durak") == last);
        QVERIFY(!again.lastGame("pazaak"));
        QCOMPARE(again.level("durak"), "club");
        QCOMPARE(again.level("pazaak"), "");
    }

    /// The person's name for a program stays when the program changes its own.
    void namesOfProgramsAreKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("settings.ini");
        {
            Settings settings(path);
            settings.rememberProgram({"exec:./bot", "bot 1", {"durak"}});
            settings.renameProgram("exec:./bot", "Rook");
            settings.rememberProgram({"exec:./other", "other", {"durak"}});
            settings.rememberProgram({"exec:./bot", "bot 2", {"durak"}});
        }
        Settings again(path);
        QCOMPARE(again.programs().front().shownName(), "Rook");
        QCOMPARE(again.programs().front().name, "bot 2");
        again.renameProgram("exec:./bot", {});
        QCOMPARE(again.programs().front().shownName(), "bot 2");
        QCOMPARE(again.programs().back().shownName(), "other");
    }

    void invalidSettingsAreDefaults()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("settings.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\ntable=marble\nmode=7\npace=3\n[last-durak]\nrules=x\nseats=you\n");
        file.close();
        const Settings settings(file.fileName());
        QCOMPARE(settings.preferences(), Preferences());
        QVERIFY(!settings.lastGame("durak"));
    }

    void seatsAreFittedToTheRules()
    {
        const GameInfo& durak = *findGame("durak");
        const RuleMap three = *durak.complete({{"players", "3"}});
        const auto fitted = fittedSeats(durak, three, {"durak.random"});
        QCOMPARE(fitted.size(), 3U);
        QCOMPARE(fitted[0], "durak.random");
        // A person on a removed seat moves to the first; a second person and bots of other games are replaced.
        const RuleMap two = *durak.complete({{"players", "2"}});
        QCOMPARE(fittedSeats(durak, two, {"durak.random", "durak.greedy", "you"})[0], "you");
        const auto repaired = fittedSeats(durak, three, {"you", "you", "pazaak.kid"});
        QCOMPARE(repaired[0], "you");
        QVERIFY(repaired[1].starts_with("durak.") && repaired[2].starts_with("durak."));
    }

    void defaultSetupsAreValid()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        for (const GameInfo& info : games()) {
            const Setup play = usualSetup(info, settings, false);
            QCOMPARE(personOf(play.seats), 0);
            const Setup watch = usualSetup(info, settings, true);
            QCOMPARE(personOf(watch.seats), -1);
            QVERIFY(watch.seats[0] != watch.seats[1]);
            QVERIFY(static_cast<bool>(info.complete(play.rules)));
        }
        settings.setLastGame("durak", {{{"deck", "17"}}, {"you", "durak.greedy"}});
        QCOMPARE(usualSetup(*findGame("durak"), settings, false).rules.at("deck"), "36");
    }

    /// Unless the person chose otherwise, also with settings of older versions.
    void cardsAreOpenByDefaultForPeople()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        const GameInfo& yahtzee = *findGame("yahtzee");
        const RuleMap open{{"cards", "open"}, {"joker", "forced"}, {"players", "2"}};
        QCOMPARE(usualSetup(yahtzee, settings, false).rules, open);
        QCOMPARE(firstSetup(yahtzee).rules, open);
        settings.setLastGame("yahtzee", {{{"joker", "forced"}, {"players", "2"}}, {"you", "yahtzee.club"}});
        QCOMPARE(usualSetup(yahtzee, settings, false).rules, open);
        settings.setLastGame("yahtzee", {{{"cards", "hidden"}}, {"you", "yahtzee.club"}});
        QCOMPARE(usualSetup(yahtzee, settings, false).rules, *yahtzee.complete({}));
    }

    /// Play ignores the bots of the last game and never seats the random bot.
    void playSeatsTheLevelChosenLast()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        const GameInfo& pazaak = *findGame("pazaak");
        QCOMPARE(usualSetup(pazaak, settings, false).seats, (std::vector<std::string>{"you", "pazaak.casual"}));
        settings.setLevel("pazaak", "master");
        settings.setLastGame("pazaak", {{}, {"pazaak.random", "you"}});
        QCOMPARE(usualSetup(pazaak, settings, false).seats, (std::vector<std::string>{"pazaak.master", "you"}));
        QCOMPARE(lastSetup(pazaak, settings, false).seats, (std::vector<std::string>{"pazaak.random", "you"}));
        settings.setLevel("pazaak", "world champion"); // from another version
        QCOMPARE(usualSetup(pazaak, settings, false).seats[0], "pazaak.casual");
        settings.setLevel("coup", "club");
        settings.setLastGame("coup", {{{"players", "4"}}, {"you", "coup.random", "coup.random", "coup.random"}});
        const Setup coup = usualSetup(*findGame("coup"), settings, false);
        QCOMPARE(coup.seats.size(), 4U);
        for (std::size_t seat = 1; seat < coup.seats.size(); ++seat)
            QCOMPARE(coup.seats[seat], levelsOf("coup").empty() ? usualBot("coup") : "coup.club");
        for (const GameInfo& info : games())
            QVERIFY(usualBot(info.id) != anchorOf(info.id));
    }

    void aRematchKnowsTheFool()
    {
        const GameInfo& durak = *findGame("durak");
        Record record =
            startRecord(durak, {"durak", *durak.complete({{"players", "3"}}), {"you", "durak.greedy", "durak.random"}, 1});
        record.result = std::vector<double>{0.5, 0, 0.5};
        QCOMPARE(rematchOf(durak, record).rules.at("fool"), "1");
        record.result = std::vector<double>{1 / 3.0, 1 / 3.0, 1 / 3.0};
        QCOMPARE(rematchOf(durak, record).rules.at("fool"), "none");
        QVERIFY(static_cast<bool>(durak.complete(rematchOf(durak, record).rules)));
    }

    void equalBotsHaveDifferentNames()
    {
        const auto seats = seatsOf({"you", "durak.random", "durak.random"}, {});
        QCOMPARE(seats[0].name, "You");
        QCOMPARE(seats[1].name, seats[2].name.chopped(1) + "1");
        QVERIFY(seats[1].colour != seats[2].colour);
        // Two players of the same level are different characters.
        const auto players = seatsOf({"you", "durak.master", "durak.master", "durak.club"}, {.portrait = 0});
        QCOMPARE(players[1].name, "Vera");
        QCOMPARE(players[1].level, "Master");
        QCOMPARE(titleOf(players[1]), "Vera · Master");
        QCOMPARE(players[2].name, "Anton");
        QCOMPARE(players[2].level, "Master");
        QCOMPARE(players[3].name, "Fyodor");
        std::set<int> portraits;
        for (const SeatInfo& each : players)
            portraits.insert(each.portrait);
        QCOMPARE(portraits.size(), players.size());
        QCOMPARE(seatsOf({"durak.master"}, {.isContest = true})[0].name, "Master");
        QCOMPARE(seatsOf({"you"}, {.person = "Ada"})[0].name, "Ada");
    }

    /// The person's name for a program goes before its own, and that before its file's.
    void programsGoByTheirOwnNames()
    {
        const auto named = [](const Naming& naming, const std::vector<std::string>& own) {
            const SeatInfo seat = seatsOf({"exec:./bot.py"}, naming, own)[0];
            return seat.name + " | " + seat.character;
        };
        const Naming known{.programs = {{"exec:./bot.py", "Swift", {}}}};
        const Naming given{.programs = {{"exec:./bot.py", "Swift", {}, "Rook"}}};
        QCOMPARE(named({}, {}), "bot | Another program");
        QCOMPARE(named(known, {}), "Swift | Another program: bot");
        QCOMPARE(named(known, {"Slow"}), "Slow | Another program: bot");
        QCOMPARE(named(given, {"Slow"}), "Rook | Another program: bot");
    }

    void eventsReachOnlySeatsThatMayKnow()
    {
        std::vector<AnyTold> events(3);
        events[0].to = SeatSet::firstSeats(2);
        events[1].to = SeatSet::of(1);
        events[2].to = SeatSet::of(0);
        events[2].blurred = true;
        QCOMPARE(knownTo(events, {0, false}).size(), 2U); // the public and the blurred one
        QCOMPARE(knownTo(events, {1, false}).size(), 2U); // the public and the precise one
        const auto open = knownTo(events, {0, true});
        QCOMPARE(open.size(), 2U);
        QVERIFY(!open[1].blurred);
    }

    void otherHandsAreClosedUntilTheEnd()
    {
        for (const GameInfo& info : games()) {
            const RuleMap rules = *info.complete({});
            auto match = *info.start(rules, 5);
            while (!match->node().isOver()) {
                const Position closed = positionOf(*match, {}, {0, false});
                QVERIFY(closed.views[0].has_value());
                QVERIFY(!closed.views[1].has_value());
                QVERIFY(positionOf(*match, {}, {0, true}).views[1].has_value());
                const Seat who = match->node().isChance() ? kChanceSeat : match->node().seats.first();
                const std::string step = who < 0 ? match->draw() : match->legal(who).front();
                QVERIFY(static_cast<bool>(match->step(who, step)));
            }
            const Position over = positionOf(*match, {}, {0, false});
            QVERIFY(over.open && over.views[1].has_value());
            QCOMPARE(over.result.size(), static_cast<std::size_t>(match->seats()));
        }
    }
};

PARLOUR_TEST(TestShell)
#include "test_shell.moc"
