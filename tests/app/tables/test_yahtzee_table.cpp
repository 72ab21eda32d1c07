// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Yahtzee's table: layouts of many positions in many rooms, input, and texts.
#include "app/draw/text.h"
#include "app/stage/stage.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/dice.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/yahtzee/yahtzee_text.h"
#include "app/window/parts/language.h"
#include "tests/app/cut_texts.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/tables/yahtzee_scenes.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::yahtzee;
using namespace parlour::test;

Q_DECLARE_METATYPE(std::string)

namespace {

const std::vector<QSizeF> kRooms{{1280, 752}, {960, 752}, {704, 592}, {704, 528}, {1600, 1032}, {540, 430}};

std::vector<const Piece*> allOf(const Layout& layout, const char* kind)
{
    std::vector<const Piece*> found;
    for (const Piece& piece : layout.pieces)
        if (piece.id.startsWith(QLatin1String(kind)))
            found.push_back(&piece);
    return found;
}

/// The die of a key.
const Piece* dieOf(const Layout& layout, int number)
{
    for (const Piece* die : allOf(layout, "die:"))
        if (die->name.startsWith(QStringLiteral("die %1 ").arg(number)))
            return die;
    return nullptr;
}

/// A stage that shows a scene and updates its layout with every gesture.
class Shown {
public:
    Shown(const GameTable& table, Scene& scene, const Report* report = nullptr)
        : table_(table),
          scene_(scene),
          report_(report)
    {
        qRegisterMetaType<std::string>("std::string");
        stage.resize(kUsualRoom.toSize());
        stage.QWidget::show();
        QObject::connect(&stage, &Stage::gestureChanged, &stage, [this] { show(); });
        show();
    }
    void show() { stage.show(layout(), false); }
    Layout layout(QSizeF room = kUsualRoom) const
    {
        Position position = scene_.position(0);
        position.report = report_;
        return arrange(table_, position, stage.gesture(), room);
    }
    void press(const QString& keys)
    {
        for (const QChar key : keys)
            QVERIFY2(stage.pressShortcut(QKeySequence(QString(key))), qPrintable(key));
    }
    std::string rollAction() const
    {
        const Layout now = layout();
        const Piece* roll = find(now, QStringLiteral("button:roll"));
        return roll && !roll->choices.empty() ? roll->choices.front().action.notation : std::string();
    }

    Stage stage;

private:
    const GameTable& table_;
    Scene& scene_;
    const Report* report_;
};

} // namespace

class TestYahtzeeTable : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    void checkLayout(const Layout& layout, QSizeF room)
    {
        checkPieces(layout, room, {24, 16});
        const auto dice = allOf(layout, "die:");
        for (const Piece* one : dice)
            for (const Piece* other : dice)
                if (one != other)
                    QVERIFY2(QLineF(one->centre, other->centre).length() > 0.98 * one->size.width(),
                             qPrintable(one->id + " over " + other->id));
        for (const Piece* box : allOf(layout, "box:"))
            for (const Piece* die : dice)
                QVERIFY(!box->box().intersects(die->box()));
    }

private slots:
    void piecesLieInsideAndApart_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 6; ++players)
            QTest::newRow(qPrintable(QString::number(players))) << players;
    }
    void piecesLieInsideAndApart()
    {
        QFETCH(int, players);
        int seen = 0;
        walk(Scene(players), 7, 0, 1000, [&](const TableScene& scene) {
            if (++seen % 5 != 0)
                return;
            for (const Onlooker& who : {Onlooker{{0, true}}, watcher()})
                for (const QSizeF room : kRooms) {
                    Position position = scene.position(who);
                    checkLayout(arrange(*table_, position, {}, room), room);
                    if (scene.turn() == kChanceSeat)
                        continue;
                    const Report report = reportOf(scene.match().legal(scene.turn()).front());
                    position.report = &report;
                    checkLayout(arrange(*table_, position, {}, room), room);
                }
        });
    }

    void namesAndBoxesAreNotCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("players");
        QTest::addColumn<QSizeF>("room");
        for (const QString& language : Language::available()) {
            const auto row = [&](const char* what, int players, QSizeF room) {
                QTest::addRow("%s, %s", qPrintable(language), what) << language << players << room;
            };
            row("six next to the log", 6, {704, 592});
            row("six next to the log, higher", 6, {704, 672});
            row("three above the transport", 3, {1024, 528});
            row("three next to the log", 3, {704, 592});
        }
    }
    void namesAndBoxesAreNotCut()
    {
        QFETCH(QString, language);
        QFETCH(int, players);
        QFETCH(QSizeF, room);
        Language ours;
        ours.use(language);
        Layout layout = arrange(*table_, overScene(players).position(0), {}, room);
        std::erase_if(layout.pieces, [](const Piece& piece) {
            return !piece.id.startsWith(QLatin1String("column:")) && !piece.id.startsWith(QLatin1String("row:"))
                && piece.id != QLatin1String("card");
        });
        QCOMPARE(layout.pieces.size(), static_cast<std::size_t>(1 + kBoxes + players));
        QCOMPARE(cutOn(layout), QStringList());
    }

    void theOnlyDieLiesInTheMiddle()
    {
        Scene scene(1);
        scene.roll("6 6 6 6 1").act("hold 0 1 2 3").roll("2");
        for (const QSizeF room : kRooms) {
            const Layout layout = arrange(*table_, scene.position(0), {}, room);
            const Piece* inlay = find(layout, QStringLiteral("inlay"));
            for (const Piece* die : allOf(layout, "die:"))
                if (inlay->box().contains(die->centre))
                    QVERIFY(QLineF(die->centre, inlay->centre).length() < die->size.width() / 4);
        }
    }

    void boundActionsAreAllowed()
    {
        int boxes = 0;
        walk(Scene(2), 7, 0, 1000, [&](const TableScene& scene) {
            const Position position = scene.position();
            const Layout layout = arrange(*table_, position);
            std::set<std::string> bound;
            for (const Piece& piece : layout.pieces)
                for (const Choice& choice : piece.choices) {
                    QVERIFY(position.asked == 0);
                    QVERIFY2(scene.match().allows(0, choice.action.notation), choice.action.notation.c_str());
                    QVERIFY(bound.insert(choice.action.notation).second);
                }
            for (const std::string& action : position.legal)
                if (action.starts_with("score")) {
                    QVERIFY2(bound.contains(action), action.c_str());
                    ++boxes;
                }
        });
        QVERIFY(boxes > 100);
    }

    void keysPickDiceAndRoll()
    {
        Scene scene(1);
        scene.roll("6 2 6 3 1");
        Shown shown(*table_, scene);
        QSignalSpy chosen(&shown.stage, &Stage::chosen);
        QCOMPARE(shown.rollAction(), std::string("hold none"));
        shown.press(QStringLiteral("13"));
        QCOMPARE(shown.rollAction(), std::string("hold 0 2"));
        shown.press(QStringLiteral("1"));
        QCOMPARE(shown.rollAction(), std::string("hold 2"));
        shown.press(QStringLiteral("15"));
        QCOMPARE(shown.rollAction(), std::string("hold 2 0 4"));
        shown.press(QStringLiteral("R"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<std::string>(), std::string("hold 2 0 4"));
        shown.press(QStringLiteral("1"));
        QTest::keyClick(&shown.stage, Qt::Key_Escape);
        QCOMPARE(shown.rollAction(), std::string("hold none"));
    }

    void aClickPicksADie()
    {
        Scene scene(1);
        scene.roll("6 2 6 3 1");
        Shown shown(*table_, scene);
        const Layout before = shown.layout();
        const QString id = dieOf(before, 2)->id;
        QTest::mouseClick(&shown.stage, Qt::LeftButton, {}, shown.stage.pieceRect(id).center().toPoint());
        QCOMPARE(shown.stage.gesture().marked, QStringList{id});
        const Layout after = shown.layout();
        QVERIFY(find(after, id)->centre.y() > find(after, QStringLiteral("tray"))->centre.y() - 40);
        QVERIFY(find(after, QStringLiteral("lock:1")));
        QVERIFY(find(after, id)->checked);
        QCOMPARE(find(after, id)->name, QStringLiteral("die 2 shows 2, held"));
        for (const Piece* die : allOf(before, "die:")) // no other die moves
            if (die->id != id)
                QCOMPARE(find(after, die->id)->centre, die->centre);
    }

    /// Held dice keep their place on the tray and stay held until they are freed.
    void heldDiceStayWhereTheyAre()
    {
        Scene scene(1);
        scene.roll("6 2 6 3 1");
        const Layout first = arrange(*table_, scene.position(0));
        const Gesture gesture{{}, {}, false, {dieOf(first, 3)->id, dieOf(first, 1)->id}};
        const Layout picked = arrange(*table_, scene.position(0), gesture);
        scene.act("hold 2 0");
        const Layout between = arrange(*table_, scene.position(0));
        QCOMPARE(allOf(between, "die:").size(), std::size_t{2});
        for (const Piece* die : allOf(between, "die:")) {
            QVERIFY2(find(picked, die->from), qPrintable(die->from));
            QCOMPARE(find(picked, die->from)->centre, die->centre);
        }
        scene.roll("5 5 4");
        Shown shown(*table_, scene);
        const Layout next = shown.layout();
        for (const Piece* die : allOf(between, "die:"))
            QCOMPARE(find(next, die->id)->centre, die->centre);
        QCOMPARE(dieOf(next, 1)->name, QStringLiteral("die 1 shows 6, held"));
        QCOMPARE(dieOf(next, 3)->name, QStringLiteral("die 3 shows 5"));
        QCOMPARE(shown.rollAction(), std::string("hold 3 4"));
        shown.press(QStringLiteral("2"));
        QCOMPARE(shown.rollAction(), std::string("hold 3"));
        shown.press(QStringLiteral("4"));
        QCOMPARE(shown.rollAction(), std::string("hold 3 1"));
        QVERIFY(scene.match().allows(0, "hold 3 1"));
    }

    void onlyRolledDiceAreThrown()
    {
        Scene scene = playScene();
        const Layout layout = arrange(*table_, scene.position(0));
        int thrown = 0;
        for (const Piece* die : allOf(layout, "die:")) {
            thrown += die->entrance.duration > 0;
            QCOMPARE(die->entrance.duration > 0, die->from == QStringLiteral("hand"));
            QVERIFY(die->entrance.duration == 0
                    || (die->entrance.duration >= 450 && die->entrance.delay + die->entrance.duration <= 600));
        }
        QCOMPARE(thrown, 3);
        QVERIFY(layout.anchors.contains(QStringLiteral("hand")));
    }

    void aThrowEndsAsTheDieLies()
    {
        for (int value = 1; value <= 6; ++value) {
            const auto picture = [&](auto paint) {
                QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::black);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                painter.translate(100, 100);
                paint(painter);
                return image;
            };
            const Entrance entrance = kit::dieEntrance(value, 90, 12, {150, -300}, 0, 500);
            const QImage lying = picture([&](QPainter& painter) { kit::paintDie(painter, value, 90, 12); });
            QVERIFY(entrance.settled < 1); // then the face is drawn
            // Just before, it shows the same value: the middle is a pip for odd ones.
            const QImage nearly = picture([&](QPainter& painter) { entrance.paint(painter, 0.93); });
            QCOMPARE(qGray(nearly.pixel(100, 100)) < 110, value % 2 == 1);
            QVERIFY(picture([&](QPainter& painter) { entrance.paint(painter, 0.4); }) != lying);
        }
    }

    void fiveHeldDiceCannotBeRolled()
    {
        Scene scene(1);
        scene.roll("6 6 6 6 6");
        Shown shown(*table_, scene);
        shown.press(QStringLiteral("12345"));
        const Layout layout = shown.layout();
        const Piece* roll = find(layout, QStringLiteral("button:roll"));
        QVERIFY(roll->choices.empty());
        QVERIFY(!roll->whyNot.isEmpty());
    }

    void boxesShowTheirPoints()
    {
        const Layout layout = arrange(*table_, playScene().position(0));
        const auto nameOf = [&](Box box) { return find(layout, QStringLiteral("box:%1").arg(static_cast<int>(box)))->name; };
        QCOMPARE(nameOf(Box::Fours), QStringLiteral("Write 12 into Fours"));
        QCOMPARE(nameOf(Box::Yahtzee), QStringLiteral("Write 0 into Yahtzee"));
        QCOMPARE(nameOf(Box::Chance), QStringLiteral("Write 20 into Chance"));
        QVERIFY(!find(layout, QStringLiteral("box:%1").arg(static_cast<int>(Box::Twos)))); // filled
        QCOMPARE(find(layout, QStringLiteral("row:1"))->name,
                 QStringLiteral("Twos: You 6, Aces and Eights free, Random 2 free"));
        QCOMPARE(find(layout, QStringLiteral("head:0"))->name,
                 QStringLiteral("You, to move: total 85, upper boxes 30 of 63"));
    }

    void theJokerIsExplained_data()
    {
        QTest::addColumn<int>("step"); // the one that applies, from 0; -1: none is explained
        QTest::addColumn<QString>("says");
        QTest::newRow("own box") << 0 << QStringLiteral("Fives is free");
        QTest::newRow("lower") << 1 << QStringLiteral("Full House 25 · Small Straight 30 · Large Straight 40");
        QTest::newRow("upper for 0") << 2 << QStringLiteral("All lower boxes are filled");
        QTest::newRow("free jokers") << -1 << QString();
    }
    void theJokerIsExplained()
    {
        QFETCH(int, step);
        QFETCH(QString, says);
        Scene scene = step == -1 ? Scene(1, "free") : step == 1 ? jokerScene() : Scene(1);
        if (step == -1)
            scene.write("5 5 5 5 5", "yahtzee").roll("5 5 5 5 5");
        if (step == 0)
            scene.write("5 5 5 5 5", "yahtzee").roll("5 5 5 5 5");
        if (step == 2) {
            for (const char* box : {"three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight",
                                    "yahtzee", "chance", "fives"})
                scene.write("1 2 2 3 6", box);
            scene.roll("5 5 5 5 5");
        }
        const Position position = scene.position(0);
        const SeenPosition seen(position);
        const auto steps = TableText::jokerSteps(seen);
        QCOMPARE(steps.size(), step == -1 ? std::size_t{0} : std::size_t{3});
        QStringList here;
        for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
            QCOMPARE(steps[static_cast<std::size_t>(i)].applies, i == step);
            here << steps[static_cast<std::size_t>(i)].here;
        }
        QVERIFY2(step == -1 || here.contains(says), qPrintable(here.join(QStringLiteral("; "))));
        const Layout layout = arrange(*table_, position);
        QVERIFY(find(layout, QStringLiteral("joker")));
        // In little room the steps that do not apply are shortened, not dropped.
        const QString narrow = find(arrange(*table_, position, {}, {704, 592}), QStringLiteral("joker"))->face.key;
        for (const JokerStep& each : steps)
            QVERIFY2(narrow.contains(each.rule), qPrintable(narrow));
        // A forbidden box has a reason and no action.
        for (const Box box : seen.turnCard().free()) {
            const Piece* piece = find(layout, QStringLiteral("box:%1").arg(static_cast<int>(box)));
            QCOMPARE(piece->choices.empty(), !seen.allowed().has(box));
            QCOMPARE(piece->whyNot.isEmpty(), seen.allowed().has(box));
        }
    }

    void bonusesAreAnnounced()
    {
        const Position due = jokerScene().position(0), none = jokerScene("1 2 2 3 4").position(0);
        QCOMPARE(TableText::choice(SeenPosition(due), Box::FullHouse),
                 QStringLiteral("Write 25 and the bonus of 100 into Full House"));
        QCOMPARE(TableText::choice(SeenPosition(none), Box::FullHouse), QStringLiteral("Write 25 into Full House"));
        QCOMPARE(TableText::jokerTitle(SeenPosition(due)), QStringLiteral("Another Yahtzee: 100 points more"));
        QCOMPARE(TableText::jokerTitle(SeenPosition(none)), QStringLiteral("Another Yahtzee"));
    }

    void reportsMarkDiceAndBoxes()
    {
        Scene scene = playScene();
        Position position = scene.position(-1);
        const Report hold = reportOf("hold 3 4"), write = reportOf("score chance");
        position.report = &hold;
        Layout layout = arrange(*table_, position);
        QCOMPARE(allOf(layout, "mark:").size(), std::size_t{2});
        for (const Piece* mark : allOf(layout, "mark:")) {
            const QString die = QStringLiteral("die:6.0.2:") + mark->id.mid(5);
            QVERIFY(QLineF(find(layout, die)->centre, mark->centre).length() < 10);
        }
        QCOMPARE(find(layout, QStringLiteral("hint"))->name,
                 QStringLiteral("Random thinks. Choice: Keep 4 4. Keeps the higher pair"));
        QVERIFY(!find(layout, QStringLiteral("button:advice")));
        QCOMPARE(table_->actionAt(position, "hold 3 4"), QStringLiteral("Keep 4 4"));
        QCOMPARE(table_->actionAt(position, "hold 2 1"), QStringLiteral("Keep 2 6")); // in any order
        const QString before = find(layout, QStringLiteral("box:12"))->face.key;
        position.report = &write;
        layout = arrange(*table_, position);
        QVERIFY(allOf(layout, "mark:").empty());
        QVERIFY(find(layout, QStringLiteral("box:12"))->face.key != before);
        QCOMPARE(find(layout, QStringLiteral("hint"))->name,
                 QStringLiteral("Random thinks. Choice: Chance. Keeps the higher pair"));
    }

    /// A bot's report, even with a long reason.
    void reportsDoNotCoverTheDice()
    {
        Position position = playScene().position(-1);
        Report hold = reportIn(playScene());
        hold.verdict = Sentence(
            Text{"Reason", "Goes for a long word in many words, and for more of them than a small room has room for"});
        position.report = &hold;
        for (const QSizeF& room : kRooms) {
            const Layout layout = arrange(*table_, position, {}, room);
            const Piece* hint = find(layout, QStringLiteral("hint"));
            QVERIFY(hint && hint->name.contains(QStringLiteral("long word")));
            for (const char* other : {"inlay", "tray", "card"})
                QVERIFY2(!hint->box().intersects(find(layout, QLatin1String(other))->box()), other);
            checkLayout(layout, room);
        }
    }

    /// A button follows the advice; the dice and the button to roll stay where they are.
    void aHintMovesNothing()
    {
        Scene scene(1);
        scene.roll("6 2 6 3 1");
        const Report report = reportIn(scene);
        QCOMPARE(report.chosen, std::string("hold 0 2"));
        for (const QSizeF& room : kRooms) {
            Position position = scene.position(0);
            const Layout before = arrange(*table_, position, {}, room);
            position.report = &report;
            const Layout after = arrange(*table_, position, {}, room);
            QVERIFY(!find(after, QStringLiteral("hint")));
            for (const Piece& each : before.pieces)
                if (each.acts())
                    QCOMPARE(find(after, each.id)->box(), each.box());
            checkLayout(after, room);
        }
        Shown shown(*table_, scene, &report);
        QSignalSpy chosen(&shown.stage, &Stage::chosen);
        shown.press(QStringLiteral("A"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<std::string>(), std::string("hold 0 2"));
        shown.press(QStringLiteral("13")); // now just that is held
        QVERIFY(!find(shown.layout(), QStringLiteral("button:advice")));
    }

    void closedCardsStayClosed()
    {
        Position position = playScene().position(0);
        position.open = false;
        position.views[1] = {};
        const Layout layout = arrange(*table_, position);
        QCOMPARE(find(layout, QStringLiteral("row:5"))->name, QStringLiteral("Sixes: You free, Random 2 free"));
        QVERIFY(!table_->describe(position).contains(QStringLiteral("card of Aces")));
    }

    void theLogTellsATurn()
    {
        Scene scene(2);
        QStringList lines;
        const auto see = [&] {
            for (const LogLine& line : table_->logLines(scene.lastStep(), scene.position(0)))
                lines << QStringLiteral("%1:%2:%3").arg(line.who).arg(spoken(line.text), line.number);
        };
        scene.roll("6 2 6 3 1");
        see();
        QVERIFY(table_->beginsPart(scene.lastStep()));
        scene.act("hold 2 0");
        see();
        scene.roll("5 5 4");
        see();
        QVERIFY(!table_->beginsPart(scene.lastStep()));
        scene.act("score sixes");
        see();
        scene.roll("1 2 3 4 5");
        QVERIFY(!table_->beginsPart(scene.lastStep()));
        see();
        scene.act("score large-straight");
        see();
        const QStringList expected{"-1:Round 1:",
                                   "0:roll 6 2 6 3 1:",
                                   "0:keep 6 6 and roll 5 5 4:",
                                   "0:write 12 into Sixes:12",
                                   "1:rolls 1 2 3 4 5:",
                                   "1:writes 40 into Large Straight:40"};
        QCOMPARE(lines, expected);
    }

    void bonusesAreLogged()
    {
        Scene scene = jokerScene();
        scene.act("score full-house");
        QStringList lines;
        for (const LogLine& line : table_->logLines(scene.lastStep(), scene.position(0)))
            lines << spoken(line.text) + QLatin1Char(':') + line.number;
        QCOMPARE(lines, (QStringList{"write 25 into Full House:269", "earn a Yahtzee bonus of 100:"}));
    }

    void textsNameRoundAndTotals()
    {
        const Scene scene = playScene();
        const Position play = scene.position(0);
        QCOMPARE(table_->subtitle(play), QStringLiteral("Round 6 of 13 · forced jokers · 3 player(s)"));
        QCOMPARE(table_->partName(play), QStringLiteral("Round 6"));
        QCOMPARE(table_->situation(play),
                 QStringLiteral(
                     "Round 6 of 13. Your roll 2 of 3: 4 2 6 4 4. Totals: You 85, Aces and Eights 112, Random 2 136."));
        QVERIFY(table_->describe(play).contains(QStringLiteral("The dice are worth: Aces 0, Fours 12, Sixes 6,")));
        QVERIFY(table_->describe(play).contains(QStringLiteral("The card of You: Twos 6, Threes 9,")));
        QCOMPARE(table_->actionText("hold none"), QStringLiteral("Roll all dice again"));
        QCOMPARE(table_->actionText("score full-house"), QStringLiteral("Write into Full House"));
        QVERIFY(table_->progress(play) > 0.35 && table_->progress(play) < 0.45);
        QVERIFY(table_->as<OpenToAll>());
    }

    void anotherPlayersWritingIsShown()
    {
        Scene scene = playScene();
        scene.act("score fours");
        QCOMPARE(table_->viewingDelay(scene.position(0)), 0);
        QVERIFY(table_->viewingDelay(scene.position(1)) > 0);
        const Layout layout = arrange(*table_, scene.position(1));
        QCOMPARE(find(layout, QStringLiteral("notice"))->name, QStringLiteral("Random wrote 12 into Fours"));
    }

    void resultsNameTheWinner_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("person");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QString>("brief");
        QTest::newRow("alone") << 1 << 0 << "You end with 416 point(s)"
                               << "416 point(s)";
        QTest::newRow("won") << 3 << 0 << "You win with 416 point(s)"
                             << "Won 416 to 28";
        QTest::newRow("lost") << 3 << 1 << "Random wins with 416 point(s)"
                              << "Lost 28 to 416";
        QTest::newRow("watched") << 2 << -1 << "Random wins with 416 point(s)"
                                 << "Won 416 to 28";
    }
    void resultsNameTheWinner()
    {
        QFETCH(int, players);
        QFETCH(int, person);
        const Position position = overScene(players).position(person);
        const ResultText result = table_->result(position);
        QTEST(result.headline, "headline");
        QCOMPARE(result.rows.size(), static_cast<std::size_t>(players));
        QCOMPARE(result.rows.front().seat, 0);
        QCOMPARE(result.rows.back().place, players == 1 ? QStringLiteral("1") : QStringLiteral("2"));
        QVERIFY(result.detail.startsWith(QStringLiteral("With the upper bonus, 69 of 63")));
        QTEST(table_->shortResult(position), "brief");
        QCOMPARE(table_->progress(position), 1.0);
    }

    void aTieIsASharedWin()
    {
        Scene scene(2);
        for (const Box box : BoxSet::all())
            for (int seat = 0; seat < 2; ++seat)
                scene.write("1 2 2 3 6", std::string(idOf(box)));
        const Position position = scene.position(0);
        QVERIFY(table_->result(position).headline.startsWith(QStringLiteral("The win is shared with")));
        QCOMPARE(table_->result(position).rows.back().place, QStringLiteral("1"));
        QCOMPARE(table_->shortResult(position), QStringLiteral("Draw"));
    }
};

PARLOUR_TEST(TestYahtzeeTable)
#include "test_yahtzee_table.moc"
