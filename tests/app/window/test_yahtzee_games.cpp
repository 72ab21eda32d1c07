// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Complete games of Yahtzee in the window: by mouse, by keys, and by names in the accessibility tree.
#include "app/stage/stage.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"
#include "engine/yahtzee/yahtzee_types.h"
#include "tests/app/frames.h"
#include "tests/app/window/accessible_hand.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace parlour;

namespace {

/// Short delays. Pace 0 would show actions of bots as long as pace 2.
constexpr double kPace = 200;

/// The points in the name of a box; -1 for other names.
int worthOf(const QString& name)
{
    return name.startsWith(QStringLiteral("Write ")) ? name.section(QLatin1Char(' '), 1, 1).toInt() : -1;
}

QString best(const QStringList& names)
{
    const auto less = [](const QString& a, const QString& b) { return worthOf(a) < worthOf(b); };
    const auto found = std::max_element(names.begin(), names.end(), less);
    return found != names.end() && worthOf(*found) >= 0 ? *found : QString();
}

/// The next press: holds the most frequent face, rolls while possible, then fills the box with most points.
QString moveByNames(const AccessibleHand& hand)
{
    const QStringList names = hand.pressable();
    std::map<QString, int> counts;
    QString face, roll;
    for (const QString& name : names) {
        if (name.startsWith(QStringLiteral("Roll ")))
            roll = name;
        if (name.startsWith(QStringLiteral("die ")))
            ++counts[name.section(QLatin1Char(' '), 3, 3).left(1)];
    }
    for (const auto& [shown, count] : counts) // ties go by the face, since dice move when held
        if (count > counts[face])
            face = shown;
    if (roll.isEmpty() || counts[face] == 5)
        return best(names);
    for (const QString& name : names)
        if (name.startsWith(QStringLiteral("die "))
            && (name.section(QLatin1Char(' '), 3, 3).left(1) == face) != name.endsWith(QStringLiteral("held")))
            return name;
    return roll;
}

} // namespace

class TestYahtzeeGames : public QObject {
    Q_OBJECT

private:
    QTemporaryDir home_;
    std::unique_ptr<MainWindow> window_;

    const Session& session() const
    {
        const TablePage* table = window_->table();
        if (!table)
            qFatal("there is no table");
        return table->session();
    }
    Stage& stage() const { return *window_->findChild<Stage*>(); }
    bool isAsked() const { return session().asked() >= 0; }

    void start(std::vector<std::string> seats, std::uint64_t seed)
    {
        window_ = std::make_unique<MainWindow>(QStringLiteral("en"));
        window_->library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = kPace;
        window_->library().settings().setPreferences(preferences);
        window_->resize(1024, 640);
        window_->show();
        const RuleMap rules{{"players", std::to_string(seats.size())}};
        window_->start({"yahtzee", *findGame("yahtzee")->complete(rules), std::move(seats), seed});
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    /// True if the first roll waits for the person.
    bool hasCup() const { return stage().layout().find(QStringLiteral("cup")) != nullptr && !stage().isMoving(); }
    bool waitForCup() const
    {
        return test::comesTrue([this] { return hasCup(); });
    }
    /// Rolls at the start of the person's turn, and waits until the person is asked or the game is over and nothing moves.
    bool waitForTurn()
    {
        return test::comesTrue([this] {
            if (hasCup())
                roll_();
            return (isAsked() || session().line().isOver()) && !stage().isMoving();
        });
    }
    yahtzee::View view() const { return *std::any_cast<yahtzee::View>(&viewNow_); }
    void updateView() { viewNow_ = session().line().match().look(session().asked()); }
    QString dieId(int at) const
    {
        const yahtzee::View now = view();
        return QStringLiteral("die:%1.%2.%3:%4").arg(now.round).arg(now.seat).arg(now.stage + 1).arg(at);
    }
    void click(const QString& piece)
    {
        const QRectF rect = stage().pieceRect(piece);
        QVERIFY2(!rect.isEmpty(), qPrintable(piece));
        QTest::mouseClick(&stage(), Qt::LeftButton, {}, rect.center().toPoint());
    }

    std::any viewNow_;
    std::function<void()> roll_; ///< the first roll of the person's turn

private slots:
    void initTestCase()
    {
        qputenv("PARLOUR_HOME", home_.path().toUtf8());
        QAccessible::setActive(true);
    }
    void init()
    {
        roll_ = [this] { QTest::keyClick(&stage(), Qt::Key_R); };
    }
    void cleanup() { window_.reset(); }

    void gamesCanBePlayedByNamesAlone_data()
    {
        QTest::addColumn<QStringList>("seats");
        QTest::newRow("alone") << QStringList{"you"};
        QTest::newRow("first") << QStringList{"you", "yahtzee.aces-and-eights"};
        QTest::newRow("last of three") << QStringList{"yahtzee.dummy", "yahtzee.aces-and-eights", "you"};
    }
    void gamesCanBePlayedByNamesAlone()
    {
        QFETCH(QStringList, seats);
        std::vector<std::string> ids;
        for (const QString& seat : seats)
            ids.push_back(seat.toStdString());
        start(ids, 5);
        AccessibleHand hand(*window_);
        roll_ = [&] { hand.press(QStringLiteral("Roll 5 dice")); };
        int moves = 0;
        for (; !session().line().isOver(); ++moves) {
            QVERIFY2(moves < 400, "this game has no end");
            QVERIFY(waitForTurn());
            if (session().line().isOver())
                break;
            QString name;
            const auto found = [&] { return !(name = moveByNames(hand)).isEmpty(); };
            QVERIFY2(test::comesTrue(found), qPrintable(hand.pressable().join(QStringLiteral("; "))));
            QVERIFY2(hand.press(name), qPrintable(name));
        }
        QVERIFY2(moves > 60, qPrintable(QString::number(moves)));
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("Rematch")));
    }

    /// Holds the first two dice in each turn, rolls the others twice, and fills the boxes in order.
    void aGameCanBePlayedByMouse()
    {
        start({"you", "yahtzee.dummy"}, 8);
        roll_ = [this] { click(QStringLiteral("cup")); };
        while (waitForTurn() && !session().line().isOver()) {
            updateView();
            if (view().stage == 2) {
                QString first;
                for (int box = yahtzee::kBoxes - 1; box >= 0; --box)
                    if (session().line().match().allows(
                            0, "score " + std::string(yahtzee::idOf(static_cast<yahtzee::Box>(box)))))
                        first = QStringLiteral("box:%1").arg(box);
                click(first);
                continue;
            }
            if (view().stage == 0) {
                click(dieId(0));
                click(dieId(1));
            }
            const auto kept = view().dice;
            const int stage = view().stage;
            click(QStringLiteral("button:roll"));
            QVERIFY(waitForTurn());
            updateView();
            QCOMPARE(view().stage, stage + 1);
            QCOMPARE(view().dice[3], kept[stage == 0 ? 0 : 3]);
            QCOMPARE(view().dice[4], kept[stage == 0 ? 1 : 4]);
        }
        QVERIFY(session().line().isOver());
    }

    void aGameCanBePlayedByKeys()
    {
        start({"yahtzee.dummy", "you"}, 9);
        int turns = 0;
        while (waitForTurn() && !session().line().isOver()) {
            updateView();
            const int length = session().line().length();
            if (view().stage < 2) {
                QTest::keyClick(&stage(), view().stage == 0 ? Qt::Key_3 : Qt::Key_4);
                QTest::keyClick(&stage(), Qt::Key_R);
            } else {
                for (int step = 0; step < 20 && !stage().focusedPiece().startsWith(QStringLiteral("box:")); ++step)
                    QTest::keyClick(&stage(), Qt::Key_Tab);
                if (turns % 2 == 0 && turns + 1 < yahtzee::kRounds) { // an arrow key moves to another box
                    const bool isFirst = stage().focusedPiece() == u"box:0";
                    QTest::keyClick(&stage(), isFirst ? Qt::Key_Down : Qt::Key_Up);
                    QVERIFY2(stage().focusedPiece().startsWith(QStringLiteral("box:")), qPrintable(stage().focusedPiece()));
                }
                QTest::keyClick(&stage(), Qt::Key_Return);
                ++turns;
            }
            QVERIFY(session().line().length() > length);
        }
        QVERIFY(session().line().isOver());
        QCOMPARE(turns, yahtzee::kRounds);
    }

    /// Each way to roll gives the same result.
    void theFirstRollWaitsForThePerson_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"space", "click", "shake", "button"})
            QTest::newRow(way) << way;
    }
    void theFirstRollWaitsForThePerson()
    {
        QFETCH(QString, way);
        start({"you", "yahtzee.dummy"}, 8);
        QVERIFY(waitForCup());
        test::settle();
        QCOMPARE(session().line().length(), 0);
        QVERIFY(!isAsked());
        if (way == u"space") {
            for (int i = 0; i < 2; ++i) // the first key shows the focus
                QTest::keyClick(&stage(), Qt::Key_Space);
        } else if (way == u"click") {
            click(QStringLiteral("cup"));
        } else if (way == u"button") {
            click(QStringLiteral("button:roll"));
        } else {
            const QPoint from = stage().pieceRect(QStringLiteral("cup")).center().toPoint();
            QTest::mousePress(&stage(), Qt::LeftButton, {}, from);
            for (const int by : {12, -20, 24, -10})
                QTest::mouseMove(&stage(), from + QPoint(2 * by, by));
            QCOMPARE(session().line().length(), 0);
            QTest::mouseRelease(&stage(), Qt::LeftButton, {}, from + QPoint(-20, -10));
        }
        QVERIFY(test::comesTrue([this] { return isAsked() && !stage().isMoving(); }));
        QCOMPARE(session().line().length(), 1);
        QVERIFY(!hasCup());
        // After the bot's turn the person's next roll waits.
        click(QStringLiteral("box:12"));
        QVERIFY(waitForCup());
        QCOMPARE(std::any_cast<yahtzee::View>(session().line().match().look(0)).round, std::int8_t{2});
    }
    void automaticRollingNeedsNoCup()
    {
        start({"you", "yahtzee.dummy"}, 8);
        QVERIFY(waitForCup());
        Preferences preferences = window_->library().settings().preferences();
        preferences.rollsDice = false;
        window_->library().settings().setPreferences(preferences);
        QVERIFY(test::comesTrue([this] { return isAsked() && !stage().isMoving(); }));
        QVERIFY(!hasCup());
    }

    void otherCardsAreVisibleToPeople()
    {
        start({"you", "yahtzee.aces-and-eights"}, 3);
        AccessibleHand hand(*window_);
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(waitForTurn());
            QVERIFY(hand.press(best(hand.pressable())));
        }
        QVERIFY(waitForTurn());
        const QString head = hand.nameBeginning(QStringLiteral("Aces and Eights: total "));
        QVERIFY2(!head.isEmpty() && !head.startsWith(QStringLiteral("Aces and Eights: total 0")), qPrintable(head));
        QVERIFY(!hand.pressable().contains(QStringLiteral("All hands open")));
    }

    /// Escape and the button close a hint. Hints are counted once per decision, also in the saved game.
    void aHintCanBeClosedAndCountsOnce()
    {
        start({"you", "yahtzee.dummy"}, 5);
        QVERIFY(waitForTurn());
        const auto* card = window_->findChild<HintCard*>();
        const auto isHinted = [card] { return card->isVisible() && card->words().contains(QStringLiteral(", best")); };
        QTest::keyClick(&stage(), Qt::Key_1);
        for (int i = 0; i < 2; ++i) {
            QTest::keyClick(window_->table(), Qt::Key_H); // the first step, without the move
            QTest::keyClick(window_->table(), Qt::Key_H);
            QTRY_VERIFY(isHinted());
            QTest::keyClick(&stage(), Qt::Key_Escape);
            QVERIFY(window_->table() && !isHinted());
            QCOMPARE(stage().gesture().marked.size(), 1);
        }
        QCOMPARE(session().saver().hints(), 1);
        QCOMPARE(session().saver().file().hints, 1);
        window_->resize(1600, 900);
        QTest::keyClick(window_->table(), Qt::Key_H);
        QTest::keyClick(window_->table(), Qt::Key_H);
        QTRY_VERIFY(isHinted());
        for (Button* each : card->findChildren<Button*>())
            if (each->accessibleName() == QStringLiteral("Hide"))
                each->click();
        QTRY_VERIFY(!isHinted());
        QVERIFY(isAsked());
    }

    void undoRestoresTheFilledBox()
    {
        start({"you", "yahtzee.dummy", "yahtzee.dummy"}, 4);
        Preferences preferences = window_->library().settings().preferences();
        preferences.undoOverReveals = Preferences::Undo::Always;
        window_->library().settings().setPreferences(preferences);
        QVERIFY(waitForTurn());
        updateView();
        const auto dice = view().dice;
        click(QStringLiteral("box:12"));
        QVERIFY(waitForTurn());
        QTest::keyClick(&stage(), Qt::Key_U);
        QVERIFY(waitForTurn());
        updateView();
        QCOMPARE(view().round, std::int8_t{1});
        QVERIFY(view().dice == dice);
        QVERIFY(view().card.filled.empty());
    }
};

PARLOUR_TEST(TestYahtzeeGames)
#include "test_yahtzee_games.moc"
