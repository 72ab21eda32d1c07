// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of Coins: layouts of many positions in many rooms, abandoned timelines and their viewers, texts.
#include "app/draw/paint.h"
#include "app/stage/stage.h"
#include "app/tables/coins/coins_position.h"
#include "app/tables/game_tables.h"
#include "app/tables/table_capabilities.h"
#include "app/window/parts/language.h"
#include "tests/app/cut_texts.h"
#include "tests/app/tables/coins_scenes.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace parlour;
using namespace parlour::coins;
using namespace parlour::test;

namespace {

const std::vector<QSizeF> kRooms{{960, 752},   {1280, 752}, {704, 592}, {704, 528}, {1024, 592},
                                 {1600, 1032}, {536, 512},  {800, 512}, {800, 448}, {536, 448}};

QStringList logOf(const GameTable& table, const Scene& scene, Onlooker who)
{
    QStringList lines;
    const Position position = scene.position(who);
    for (const auto& step : scene.story())
        for (const LogLine& line : table.logLines(knownTo(step, who), position))
            lines << QStringList{line.who < 0 ? QString() : position.seats[static_cast<std::size_t>(line.who)].name,
                                 spoken(line.text), line.number}
                         .join(QLatin1Char(' '))
                         .trimmed();
    return lines;
}

/// A report on all kinds of moves; a journey to a round from `first` to `last` has the value `worth(round)`.
template <class Worth>
Report reportOf(const char* chosen, double nothing, double block, int first, int last, const Worth& worth)
{
    Report report;
    report.chosen = chosen;
    report.decimals = 1;
    report.candidates = {{"nothing", nothing, true, {}, {}}, {"block", block, true, {}, {}}};
    for (int round = first; round <= last; ++round)
        report.candidates.push_back({"travel " + std::to_string(round), worth(round), true, {}, {}});
    return report;
}

std::vector<const Piece*> chipsOf(const Layout& layout)
{
    std::vector<const Piece*> chips;
    for (const Piece& piece : layout.pieces)
        if (piece.id.startsWith("chip:"))
            chips.push_back(&piece);
    return chips;
}

} // namespace

class TestCoinsTable : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    Layout arrange(const Position& position, QSizeF room = kUsualRoom, const QString& hovered = {},
                   const QString& selected = {}) const
    {
        Gesture gesture;
        gesture.hovered = hovered;
        gesture.selected = selected;
        return test::arrange(*table_, position, gesture, room);
    }

    void checkLayout(const Layout& layout, QSizeF room)
    {
        checkPieces(layout, room);
        QVERIFY(layout.memo.isEmpty() || QRectF(QPointF(), room).contains(layout.memo));
        const auto isSolid = [](const Piece& piece) {
            return piece.role == Role::Button || piece.id.startsWith(QLatin1String("levers:"))
                || piece.id.endsWith(QLatin1String(":does")) || piece.id == QLatin1String("memory:box")
                || piece.id.startsWith(QLatin1String("changes:")) || piece.id == QLatin1String("changes");
        };
        checkApart(layout, room, [&](const Piece& one, const Piece& other) { return isSolid(one) && isSolid(other); });
    }

private slots:
    /// Its picture takes as long as all the rest of the chart.
    void aStepLeavesTheBlockedPastAsItIs()
    {
        Scene scene;
        scene.rounds("1100").round(true, "block").round(false);
        const Layout before = arrange(scene.position(watcher()));
        scene.rounds("1111111"); // the chart has to have room for them
        const Layout after = arrange(scene.position(watcher()));
        QCOMPARE(find(before, "blocked")->face.key, find(after, "blocked")->face.key);
        QVERIFY(find(before, "grid")->face.key != find(after, "grid")->face.key);
        const Scene start;
        QVERIFY(!find(arrange(start.position(watcher())), "blocked"));
    }

    /// In the smallest usual window, with and without the side panel.
    void noTextIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : Language::available())
            QTest::newRow(qPrintable(language)) << language;
    }
    void noTextIsCut()
    {
        QFETCH(QString, language);
        Language ours;
        ours.use(language);
        Scene early;
        early.rounds("01").toss(true);
        const Scene start, play = playScene(), late = longScene(400, 1);
        for (const Scene* scene : std::initializer_list<const Scene*>{&start, &early, &play, &late})
            for (const QSizeF room : {QSizeF(1024, 592), QSizeF(704, 592)}) {
                QCOMPARE(cutOn(arrange(scene->position(), room)), QStringList());
                QCOMPARE(cutOn(arrange(scene->position(watcher()), room - QSizeF(0, 64))), QStringList());
            }
    }

    void piecesLieInsideAndApart()
    {
        Scene early;
        early.rounds("01").toss(true);
        Scene last(RuleMap{{"rounds", "10"}});
        last.rounds("010101010").toss(true);
        Scene most(RuleMap{{"rounds", "200"}, {"red", "40"}, {"blue", "20"}});
        for (int i = 0; i < 150; ++i)
            most.round(i % 3 != 0);
        most.toss(true);
        Scene none(RuleMap{{"red", "0"}, {"blue", "0"}});
        none.toss(true);
        const Scene start, play = playScene(), late = longScene(400, 1);
        Scene back = playScene();
        back.step(0, "travel 60 [MTI=]").step(1, "travel 50");
        for (const Scene* scene :
             std::initializer_list<const Scene*>{&start, &early, &last, &most, &none, &play, &late, &back})
            for (const Seat viewpoint : {0, 1})
                for (const Onlooker& who : {player(viewpoint), watcher(viewpoint)})
                    for (const QSizeF room : kRooms) {
                        const Position position = scene->position(who);
                        checkLayout(arrange(position, room), room);
                        for (const char* piece : {"round:1", "round:43", "button:red", "button:block", "lane:1"})
                            checkLayout(arrange(position, room, QString(piece)), room);
                        QVERIFY(!QTest::currentTestFailed());
                    }
    }

    // -------------------------------------------------------------------------------------------------- actions

    void everyUnblockedRoundCanBeChosen()
    {
        const Scene scene = playScene();
        const Position position = scene.position();
        const Layout layout = arrange(position);
        int rounds = 0;
        for (const Piece& piece : layout.pieces)
            if (!piece.name.isEmpty() && piece.id.startsWith(QLatin1String("round:"))) {
                ++rounds;
                // Rounds up to 41 are blocked.
                const int round = piece.id.mid(6).toInt();
                QCOMPARE(piece.choices.empty(), round <= 41);
                QCOMPARE(piece.whyNot.isEmpty(), round > 41);
            }
        QCOMPARE(rounds, 63);
        QCOMPARE(find(layout, "button:nothing")->choices.front().action.notation, std::string("nothing"));
        QCOMPARE(find(layout, "button:block")->choices.front().action.notation, std::string("block"));
        QCOMPARE(find(layout, "button:red")->choices.front().action.notation, std::string("travel 63"));
        QCOMPARE(find(arrange(position, {960, 752}, "round:47"), "button:red")->choices.front().action.notation,
                 std::string("travel 47"));
        QCOMPARE(
            find(arrange(position, {960, 752}, "button:red", "round:47"), "button:red")->choices.front().action.notation,
            std::string("travel 47"));
        // A blocked round cannot be chosen.
        QCOMPARE(find(arrange(position, {960, 752}, "round:41"), "button:red")->choices.front().action.notation,
                 std::string("travel 63"));
    }

    void disabledButtonsTellTheReason()
    {
        Scene scene(RuleMap{{"blue", "0"}, {"red", "1"}});
        scene.round(true, "travel 1").toss(true);
        const Layout none = arrange(scene.position());
        for (const char* button : {"button:block", "button:red"}) {
            QVERIFY(find(none, button)->choices.empty());
            QVERIFY(find(none, button)->whyNot.contains(QLatin1String("lever left")));
        }
        QCOMPARE(find(none, "button:nothing")->choices.size(), std::size_t{1});
        scene.step(0, "nothing");
        const Layout waiting = arrange(scene.position());
        QVERIFY(find(waiting, "button:nothing")->whyNot.contains(QLatin1String("answered")));
    }

    /// Arrows move from round to round, Space selects, R pulls the red lever.
    void keysChooseARound()
    {
        Stage stage;
        stage.resize(960, 752);
        const Scene scene = playScene();
        const Position position = scene.position();
        const auto show = [&] { stage.show(test::arrange(*table_, position, stage.gesture()), false); };
        connect(&stage, &Stage::gestureChanged, &stage, show);
        show();
        stage.QWidget::show();
        stage.setFocus();
        QStringList acts;
        connect(&stage, &Stage::chosen, &stage, [&](const std::string& action) { acts << QString::fromStdString(action); });

        QTest::keyClick(&stage, Qt::Key_Tab);
        while (!stage.focusedPiece().startsWith(QLatin1String("round:")))
            QTest::keyClick(&stage, Qt::Key_Tab);
        QCOMPARE(stage.focusedPiece(), QStringLiteral("round:63"));
        for (int i = 0; i < 21; ++i) // across the page of the lens
            QTest::keyClick(&stage, Qt::Key_Left);
        QCOMPARE(stage.focusedPiece(), QStringLiteral("round:42"));
        QTest::keyClick(&stage, Qt::Key_R);
        QCOMPARE(acts, QStringList{"travel 42"});
        QTest::keyClick(&stage, Qt::Key_Right);
        QTest::keyClick(&stage, Qt::Key_Space);
        QCOMPARE(stage.gesture().selected, QStringLiteral("round:43"));
        QTest::keyClick(&stage, Qt::Key_R);
        QCOMPARE(acts.back(), QStringLiteral("travel 43"));
        QTest::keyClick(&stage, Qt::Key_Tab);
        QVERIFY(!stage.focusedPiece().startsWith(QLatin1String("round:"))); // once, not 63 times
        QTest::keyClick(&stage, Qt::Key_B);
        QTest::keyClick(&stage, Qt::Key_G);
        QCOMPARE(acts.mid(2), (QStringList{"block", "nothing"}));
    }

    void clicksChooseARound()
    {
        Stage stage;
        stage.resize(960, 752);
        const Scene scene = playScene();
        const Position position = scene.position();
        const auto show = [&] { stage.show(test::arrange(*table_, position, stage.gesture()), false); };
        connect(&stage, &Stage::gestureChanged, &stage, show);
        show();
        stage.QWidget::show();
        std::string act;
        connect(&stage, &Stage::chosen, &stage, [&](const std::string& action) { act = action; });
        const auto click = [&](const QString& piece, QPointF off = {}) {
            const QPoint at = (stage.pieceRect(piece).center() + off).toPoint();
            QTest::mouseMove(&stage, at);
            QTest::mouseClick(&stage, Qt::LeftButton, {}, at);
        };
        click("round:50");
        QTest::mouseMove(&stage, QPoint(5, 5));
        click("button:red");
        QCOMPARE(act, std::string("travel 50"));
        click("column:55"); // in the chart, where rounds lie close
        click("levers:red");
        QCOMPARE(act, std::string("travel 55"));
        // A narrow round of the chart can be clicked.
        const QRectF narrow = stage.pieceRect(QStringLiteral("round:43"));
        QVERIFY(narrow.width() < 12);
        click("round:43", {narrow.width() / 2 - 1, 0});
        click("button:red");
        QCOMPARE(act, std::string("travel 43"));
    }

    // ------------------------------------------------------------------------------------------------- abandoned timelines

    void aJourneyAbandonsATimeline()
    {
        Scene scene;
        scene.rounds("110").round(true, "travel 2").round(false).round(false, "nothing", "travel 3").toss(true);
        const auto branches = branchesOf(scene.story());
        QCOMPARE(branches.size(), std::size_t{2});
        QCOMPARE(branches[0].by, 0);
        QCOMPARE(branches[0].from, 4);
        QCOMPARE(branches[0].to, 2);
        QCOMPARE(branches[0].tosses.count(), 4);
        QCOMPARE(branches[0].tosses.lead(), 2);
        QCOMPARE(branches[1].by, 1);
        QCOMPARE(branches[1].from, 3);
        QCOMPARE(branches[1].to, 3);
        QCOMPARE(branches[1].tosses.lead(), -1); // one of the first timeline, then two zeros

        Position storyless = scene.position(watcher());
        const Layout layout = arrange(storyless);
        storyless.story = {};
        QVERIFY(find(layout, "chart")->face.key != find(arrange(storyless), "chart")->face.key); // they are drawn
        QCOMPARE(find(layout, "lane:0")->name, QStringLiteral("Little Ten, 4 back to 2"));
        QCOMPARE(find(layout, "lane:1")->name, QStringLiteral("Nostalgia, round 3 again"));
    }

    /// A failed journey abandons no timeline; of two journeys only the longer one does.
    void aFailedJourneyAbandonsNoTimeline()
    {
        Scene scene;
        scene.rounds("1100").round(true, "block").round(false, "travel 4").round(true, "travel 6", "travel 7");
        const auto branches = branchesOf(scene.story());
        QCOMPARE(branches.size(), std::size_t{1});
        QCOMPARE(branches[0].to, 6);
        QCOMPARE(branches[0].by, 0);
        const QStringList log = logOf(*table_, scene, watcher());
        QVERIFY(log.contains(QStringLiteral("Little Ten blocks round 5")));
        QVERIFY(log.contains(QStringLiteral("Little Ten pulls red in round 6 for round 4: blocked")));
        QVERIFY(log.contains(QStringLiteral("Little Ten goes from round 7 back to 6")));
        QVERIFY(log.contains(QStringLiteral("Nostalgia pulls red in round 7 for round 7, but is taken further back")));
    }

    /// Two matches that differ only in an abandoned timeline have the same content for a person who plays.
    void aPersonSeesNothingOfAnotherTimeline()
    {
        Scene one, two;
        one.rounds("1101").round(true, "nothing", "travel 3").rounds("01").toss(true);
        two.rounds("11").rounds("000111").round(false, "nothing", "travel 3").rounds("01").toss(true);
        for (Scene* scene : {&one, &two}) {
            const Position played = scene->position();
            QVERIFY(played.story.empty());
            QVERIFY(!find(arrange(played), "lane:0"));
        }
        QVERIFY(contentOf(arrange(one.position(watcher()))) != contentOf(arrange(two.position(watcher()))));
        for (const QString& hovered : {QString(), QStringLiteral("round:3"), QStringLiteral("button:red")})
            QCOMPARE(contentOf(arrange(one.position(), {960, 752}, hovered)),
                     contentOf(arrange(two.position(), {960, 752}, hovered)));
        const Position first = one.position(), second = two.position();
        QCOMPARE(table_->describe(first), table_->describe(second));
        QCOMPARE(table_->situation(first), table_->situation(second));
        QCOMPARE(table_->subtitle(first), table_->subtitle(second));
        QCOMPARE(table_->partName(first), table_->partName(second));
    }

    /// Also right after the journey, even the person's own.
    /// Else a pause would tell of a journey that was blocked.
    void onlyAJourneyThatTookPlaceIsEventful()
    {
        const auto told = [](const std::vector<Event>& events) {
            std::vector<AnyTold> all(events.size());
            for (std::size_t i = 0; i < events.size(); ++i)
                all[i].event = events[i];
            return all;
        };
        const auto event = [](Event::Kind kind, std::uint8_t round) {
            Event made;
            made.kind = kind;
            made.round = round;
            return made;
        };
        const Event answered = event(Event::Kind::Answered, 5), blocked = event(Event::Kind::Blocked, 5);
        const Event next = event(Event::Kind::RoundBegins, 6), back = event(Event::Kind::RoundBegins, 3);
        QVERIFY(table_->isUneventful(told({answered})));
        QVERIFY(table_->isUneventful(told({answered, next})));
        QVERIFY(table_->isUneventful(told({answered, blocked, next})));
        QVERIFY(!table_->isUneventful(told({answered, back})));
        QVERIFY(!table_->isUneventful(told({event(Event::Kind::Tossed, 5)})));
    }
    void aJourneyIsNotShownToAPlayer()
    {
        Scene scene;
        scene.rounds("1101").round(true, "travel 3");
        Scene never;
        never.rounds("11");
        const Position after = scene.position(player(1));
        QCOMPARE(contentOf(arrange(after)), contentOf(arrange(never.position(player(1)))));
        QVERIFY(find(arrange(scene.position(watcher())), "journey"));
        QVERIFY(table_->as<TimeTravel>()); // so the window hides the record
    }

    void undoneStepsBeginWithTheTossOfTheRound()
    {
        Scene scene;
        scene.rounds("1101");
        const auto step = scene.story().size();
        QCOMPARE(table_->as<TimeTravel>()->firstUndone(scene.story()), step);
        scene.round(true, "nothing", "travel 3");
        QCOMPARE(table_->as<TimeTravel>()->firstUndone(scene.story()), std::size_t{6}); // three steps a round
        scene.toss(false).step(0, "nothing");
        QCOMPARE(table_->as<TimeTravel>()->firstUndone(scene.story()), scene.story().size());
        scene.step(1, "travel 3"); // the same round again: its latest toss
        QCOMPARE(table_->as<TimeTravel>()->firstUndone(scene.story()), std::size_t{15});
        QVERIFY(table_->beginsPart(scene.story().back()));
        QVERIFY(!table_->beginsPart(scene.story().front()));
    }

    // --------------------------------------------------------------------------------------------------------- memory

    void aMemoryTravelsWithItsOwnJourney()
    {
        const QString notes = QStringLiteral("Blocked 14 at +2.\nÜbel!");
        const std::string action = table_->as<MemoKeeper>()->withMemo("travel 2", notes);
        Scene scene;
        scene.rounds("11").toss(false);
        scene.step(0, action).step(1, "nothing");
        QCOMPARE(table_->as<MemoKeeper>()->memo(scene.position())->text, notes); // its own journey
        scene.toss(true).step(0, table_->as<MemoKeeper>()->withMemo("nothing", "lost")).step(1, "travel 2");
        QCOMPARE(table_->as<MemoKeeper>()->memo(scene.position())->text, notes); // the other's: as it was then
        QVERIFY(!table_->as<MemoKeeper>()->memo(scene.position(watcher())));
        QCOMPARE(table_->as<MemoKeeper>()->memo(scene.position())->most, static_cast<int>(kMaxMemory));
        QCOMPARE(table_->actionText(action), QStringLiteral("Pull red: back to round 2"));
    }

    void aBotsMemoryIsNotShown()
    {
        Scene scene;
        scene.toss(true).step(0, "nothing [QQEAAg==]").step(1, "nothing");
        QCOMPARE(table_->as<MemoKeeper>()->memo(scene.position())->text, QString());
    }

    // ---------------------------------------------------------------------------------------------------------- texts

    void aMoveWithAMemoryHasAChip()
    {
        Report report;
        report.chosen = "travel 47 [MTI=]";
        report.decimals = 1;
        report.candidates = {{"nothing", 61.25, true, {}, {}}, {"travel 47 [MTI=]", 66, true, {}, {}}};
        const Scene scene = playScene();
        Position position = scene.position(watcher());
        position.report = &report;
        position.reporter = 0;
        const Layout layout = arrange(position, {960, 688});
        QCOMPARE(find(layout, "chip:1")->name, QStringLiteral("Back to 47  66.0"));
        QVERIFY(find(layout, "chip:0") && find(layout, "journey"));
        QCOMPARE(table_->pieceOf(report.chosen), QStringLiteral("round:47"));
    }

    /// Also for neighbouring rounds; the chosen move and the default have a chip.
    void chipsDoNotOverlap()
    {
        const Scene scene = playScene();
        Position position = scene.position(watcher());
        const Report report = reportOf("block", 61.25, 66, 30, 49, [](int round) { return 30.0 + round / 10.0; });
        position.report = &report;
        position.reporter = 0;
        for (const QSizeF room : {QSizeF(960, 688), QSizeF(640, 460)}) {
            const Layout layout = arrange(position, room);
            QVERIFY(find(layout, "chip:1") && find(layout, "chip:0"));
            const std::vector<const Piece*> chips = chipsOf(layout);
            QVERIFY(chips.size() >= 3);
            for (const Piece* one : chips)
                for (const Piece* other : chips)
                    QVERIFY2(one >= other || !one->box().intersects(other->box()), qPrintable(one->id + ' ' + other->id));
        }
    }

    /// Moves other than journeys have a chip in the smallest room; journeys of equal value share one.
    void everyKindOfMoveHasAChip()
    {
        const Scene scene = playScene();
        Position position = scene.position(watcher());
        const Report report = reportOf("travel 2", 40, 31, 1, 11, [](int round) {
            if (round == 2)
                return 80.0;
            return round > 6 ? 45.0 : 60.0 + round;
        });
        position.report = &report;
        position.reporter = 0;
        for (const QSizeF room : {QSizeF(960, 688), QSizeF(704, 418)}) {
            const Layout layout = arrange(position, room);
            QStringList names;
            for (const Piece* chip : chipsOf(layout))
                names << chip->name;
            for (const char* name : {"Back to 2  80.0", "Nothing  40.0", "Block  31.0", "Back to 6  66.0"})
                QVERIFY2(names.contains(QLatin1String(name)), qPrintable(names.join(", ")));
            if (room.width() > 900)
                QVERIFY2(names.contains(QStringLiteral("Back to 7–11  45.0")), qPrintable(names.join(", ")));
        }
    }

    void theLogNamesThePlayerWhoScores()
    {
        Scene scene;
        scene.rounds("1").toss(false).step(0, "block").step(1, "nothing");
        QCOMPARE(logOf(*table_, scene, player(0)),
                 (QStringList{"You score in round 1 +1", "Nostalgia scores in round 2 0", "You block round 2"}));
        QCOMPARE(logOf(*table_, scene, player(1)),
                 (QStringList{"Little Ten scores in round 1 −1", "You score in round 2 0"}));
    }

    void resultsNameScoreAndWinner()
    {
        Scene scene(RuleMap{{"rounds", "10"}});
        scene.rounds("11100").round(false, "nothing", "travel 1").rounds("1111100000");
        QVERIFY(scene.isOver());
        const Position drawn = scene.position();
        QVERIFY(drawn.over && drawn.open);
        QCOMPARE(table_->shortResult(drawn), QStringLiteral("Draw"));
        QVERIFY(table_->result(drawn).headline.contains(QLatin1String("5 to 5")));
        Scene won(RuleMap{{"rounds", "10"}});
        won.rounds("1111111000");
        QCOMPARE(table_->shortResult(won.position()), QStringLiteral("Won 7 to 3"));
        QCOMPARE(table_->shortResult(won.position(player(1))), QStringLiteral("Lost 3 to 7"));
        QCOMPARE(table_->result(won.position()).headline, QStringLiteral("You win 7 to 3"));
        QCOMPARE(table_->progress(won.position()), 1.0);
    }

    void abandonedTimelinesAreDescribedToWatchersOnly()
    {
        const Scene scene = playScene();
        const QString played = table_->describe(scene.position());
        for (const char* part : {"Round 63 of 100.", "You blocked round 41", "3", "red lever"})
            QVERIFY2(played.contains(QLatin1String(part)), qPrintable(played));
        QVERIFY(!played.contains(QLatin1String("given up")));
        QVERIFY(table_->describe(scene.position(watcher())).contains(QLatin1String("given up")));
    }
};

PARLOUR_TEST(TestCoinsTable)
#include "test_coins_table.moc"
