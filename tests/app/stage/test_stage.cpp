// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stage as a widget: clicks, keys and drags, movement, repainting and the accessibility tree.
#include "app/draw/decks.h"
#include "app/draw/text.h"
#include "app/stage/stage.h"
#include "tests/app/frames.h"
#include "tests/app/heard.h"
#include "tests/app/stage/stage_pieces.h"
#include "tests/suite.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

using namespace parlour;
using namespace parlour::test;

Q_DECLARE_METATYPE(std::string)

namespace {

QString lastAction(const QSignalSpy& spy)
{
    return spy.isEmpty() ? QString() : QString::fromStdString(spy.last().first().value<std::string>());
}

void dragTo(QWidget& stage, QPoint from, QPoint to)
{
    QTest::mousePress(&stage, Qt::LeftButton, {}, from);
    for (const QPoint at : {from + QPoint(3, 3), from + (to - from) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, stage.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&stage, &move);
    }
    QTest::mouseRelease(&stage, Qt::LeftButton, {}, to);
}

/// Collects the region that a widget paints during the object's life.
class PaintedRegion : public QObject {
public:
    explicit PaintedRegion(QWidget& widget) { widget.installEventFilter(this); }
    QRegion region;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
};

} // namespace

class TestStage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<QSignalSpy> chosen_;

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QString|QPainter|QPixmap|QObject")));
        qRegisterMetaType<std::string>("std::string");
        stage_ = std::make_unique<Stage>();
        stage_->resize(800, 500);
        stage_->show(smallTable(), false);
        stage_->QWidget::show();
        stage_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage_.get()));
        stage_->setFocus();
        chosen_ = std::make_unique<QSignalSpy>(stage_.get(), &Stage::chosen);
    }
    void cleanup() { stage_.reset(); }

    void clickActs()
    {
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {200, 400});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
    }
    void clickOnGroundDoesNothing()
    {
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {20, 480});
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {250, 150});
        QCOMPARE(chosen_->count(), 0);
    }
    void severalChoicesWaitForTheTarget()
    {
        QSignalSpy changed(stage_.get(), &Stage::gestureChanged);
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {300, 400});
        QCOMPARE(chosen_->count(), 0);
        QCOMPARE(stage_->gesture().selected, QStringLiteral("two"));
        QVERIFY(changed.count() > 0);
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {450, 150});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover right"));
        QVERIFY(stage_->gesture().selected.isEmpty());
    }
    void marksGatherUntilTheAnswer()
    {
        const auto table = [] {
            Layout layout = smallTable();
            for (const char* id : {"red", "blue"}) {
                Piece die = cardPiece(QLatin1String(id), {id[0] == 'r' ? 100.0 : 500.0, 250});
                die.role = Role::Button;
                die.mark = die.id;
                die.shortcut = QString(QLatin1Char(id[0]));
                layout.pieces.push_back(die);
            }
            return layout;
        };
        stage_->show(table(), false);
        QSignalSpy changed(stage_.get(), &Stage::gestureChanged);
        QTest::keyClick(stage_.get(), Qt::Key_B);
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {100, 250});
        QCOMPARE(stage_->gesture().marked, (QStringList{"blue", "red"}));
        QVERIFY(changed.count() >= 2);
        QCOMPARE(chosen_->count(), 0);
        stage_->pressShortcut(QKeySequence(QStringLiteral("B")));
        QCOMPARE(stage_->gesture().marked, QStringList{"red"});
        // Marks are checkable in the tree, and a removed piece loses its mark.
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(stage_.get());
        bool found = false;
        for (int i = 0; i < tree->childCount(); ++i)
            if (QAccessibleInterface* piece = tree->child(i); piece->text(QAccessible::Name) == QStringLiteral("red"))
                found = piece->state().checkable && !piece->state().disabled;
        QVERIFY(found);
        stage_->show(smallTable(), false);
        QVERIFY(stage_->gesture().marked.isEmpty());
        stage_->show(table(), false);
        stage_->pressShortcut(QKeySequence(QStringLiteral("R")));
        QTest::keyClick(stage_.get(), Qt::Key_Escape);
        QVERIFY(stage_->gesture().marked.isEmpty());
    }
    void anEntrancePaintsItsPiece()
    {
        std::vector<double> parts;
        Layout layout = smallTable();
        Piece die = cardPiece(QStringLiteral("die"), {600, 250});
        die.from = QStringLiteral("stock");
        die.entrance = {50, 200, [&](QPainter&, double part) { parts.push_back(part); }};
        layout.pieces.push_back(die);
        stage_->show(layout, true);
        QVERIFY(stage_->isMoving());
        QTRY_VERIFY(!stage_->isMoving());
        QVERIFY(parts.size() >= 2);
        QVERIFY(std::is_sorted(parts.begin(), parts.end()));
        QVERIFY(parts.front() < 0.5);
        parts.clear();
        stage_->repaint();
        QVERIFY(parts.empty()); // at rest, it shows its face
        stage_->setReducedMotion(true);
        stage_->show(smallTable(), false);
        stage_->show(layout, true);
        QTRY_VERIFY(!stage_->isMoving());
        QVERIFY(parts.empty());
    }
    void escapeCancelsASelection()
    {
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {300, 400});
        QTest::keyClick(stage_.get(), Qt::Key_Escape);
        QVERIFY(stage_->gesture().selected.isEmpty());
    }
    void aRefusalIsExplained()
    {
        const test::Heard heard(*stage_);
        const QImage before = stage_->grab().toImage();
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {400, 400});
        QCOMPARE(chosen_->count(), 0);
        QVERIFY(stage_->grab().toImage() != before);
        QCOMPARE(heard.texts(), QStringList{"Not higher than the queen of spades"});
    }

    void dragOntoATarget()
    {
        dragTo(*stage_, {300, 400}, {260, 160});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover left"));
        QVERIFY(!stage_->gesture().dragging);
    }
    void dragOntoTheNearerOfTwoTargets()
    {
        Layout layout = smallTable();
        layout.pieces[1].centre = QPointF(300, 150); // "right" now overlaps "left"
        stage_->show(layout, false);
        dragTo(*stage_, {300, 400}, {285, 150});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover right"));
    }
    void dragOntoThePlayZone()
    {
        dragTo(*stage_, {200, 400}, {340, 100});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
    }
    void aDragElsewhereComesBack()
    {
        dragTo(*stage_, {300, 400}, {700, 460});
        QCOMPARE(chosen_->count(), 0);
        QVERIFY(stage_->gesture().selected.isEmpty());
        QTRY_COMPARE(stage_->pieceRect(QStringLiteral("two")).center(), QPointF(300, 400));
    }
    void dragSurvivesANewLayout()
    {
        connect(stage_.get(), &Stage::gestureChanged, stage_.get(), [this] { stage_->show(smallTable(), true); });
        QTest::mousePress(stage_.get(), Qt::LeftButton, {}, {300, 400});
        for (const QPoint at : {QPoint(310, 390), QPoint(320, 300)}) {
            QMouseEvent move(QEvent::MouseMove, at, stage_->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(stage_.get(), &move);
        }
        QVERIFY(stage_->gesture().dragging);
        QCOMPARE(stage_->pieceRect(QStringLiteral("two")).center(), QPointF(320, 300));
        QTest::mouseRelease(stage_.get(), Qt::LeftButton, {}, {260, 160});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover left"));
    }
    void aTinyMoveIsAClick()
    {
        QTest::mousePress(stage_.get(), Qt::LeftButton, {}, {200, 400});
        QMouseEvent move(QEvent::MouseMove, QPointF(202, 401), stage_->mapToGlobal(QPointF(202, 401)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(stage_.get(), &move);
        QVERIFY(!stage_->gesture().dragging);
        QTest::mouseRelease(stage_.get(), Qt::LeftButton, {}, {202, 401});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
    }

    void keysMoveTheFocusAndActivate()
    {
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("one"));
        QTest::keyClick(stage_.get(), Qt::Key_Right);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("two"));
        QCOMPARE(stage_->gesture().hovered, QStringLiteral("two"));
        QTest::keyClick(stage_.get(), Qt::Key_Space); // selects: arrows now go to targets only
        QCOMPARE(stage_->gesture().selected, QStringLiteral("two"));
        QTest::keyClick(stage_.get(), Qt::Key_Up);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("left"));
        QTest::keyClick(stage_.get(), Qt::Key_Right);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("right"));
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover right"));
    }
    void tabLeavesAtTheEnd()
    {
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("button"));
        QTest::keyClick(stage_.get(), Qt::Key_Backtab);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("three"));
    }
    void shortcutsAct()
    {
        QTest::keyClick(stage_.get(), Qt::Key_E);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("end"));
        QVERIFY(!stage_->pressShortcut(QKeySequence(QStringLiteral("Q"))));
    }
    /// A key that comes before its question waits for it, but for no other one.
    void anEarlyKeyWaitsForItsQuestion()
    {
        const auto table = [](const QString& question, bool acts) {
            Layout layout = smallTable();
            for (Piece& piece : layout.pieces)
                if (piece.shortcut == u"E") {
                    piece.ahead = question;
                    if (!acts)
                        piece.choices.clear();
                }
            return layout;
        };
        stage_->show(table(QStringLiteral("round 2"), false), false);
        QTest::keyClick(stage_.get(), Qt::Key_E);
        stage_->show(table(QStringLiteral("round 2"), false), false); // as another answers
        stage_->show(table(QStringLiteral("round 2"), true), false);
        QTRY_COMPARE(chosen_->count(), 1);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("end"));
        for (const bool escapes : {false, true}) {
            stage_->show(table(QStringLiteral("round 3"), false), false);
            QTest::keyClick(stage_.get(), Qt::Key_E);
            if (escapes)
                QTest::keyClick(stage_.get(), Qt::Key_Escape);
            stage_->show(table(escapes ? QStringLiteral("round 3") : QStringLiteral("round 1"), true), false);
            QApplication::processEvents();
            QCOMPARE(chosen_->count(), 1);
        }
    }
    void focusGoesToTheNearestWhenItsPieceIsGone()
    {
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        Layout next = smallTable();
        std::erase_if(next.pieces, [](const Piece& piece) { return piece.id == u"one"; });
        stage_->show(next, false);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("two"));
    }
    /// Buttons are not raised, so their focus needs a repaint of its own.
    void automaticFocusIsPainted()
    {
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        settle(*stage_);
        PaintedRegion painted(*stage_);
        Layout next = smallTable();
        next.pieces.erase(next.pieces.begin() + 2, next.pieces.end() - 1);
        stage_->show(next, false);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("button"));
        QTRY_VERIFY(painted.region.contains(stage_->pieceRect(QStringLiteral("button")).toRect()));
    }
    void focusStaysInTheHandWhenItsCardIsPlayed()
    {
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QTest::keyClick(stage_.get(), Qt::Key_Right);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("two"));
        Layout played = smallTable(); // "two" was played, and no piece acts
        for (Piece& piece : played.pieces)
            piece.choices.clear();
        played.pieces[3].centre = QPointF(600, 150);
        QTest::keyClick(stage_.get(), Qt::Key_Space);
        QTest::keyClick(stage_.get(), Qt::Key_Up);
        QTest::keyClick(stage_.get(), Qt::Key_Space);
        QCOMPARE(chosen_->count(), 1);
        stage_->show(played, false);
        Layout turn = smallTable();
        turn.pieces[3] = played.pieces[3];
        turn.pieces[0].centre = QPointF(100, 150); // with a movement
        QSignalSpy changed(stage_.get(), &Stage::gestureChanged);
        bool whileMoving = false;
        connect(stage_.get(), &Stage::gestureChanged, this, [&] { whileMoving |= stage_->isMoving(); });
        stage_->show(turn, true);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("one"));
        QVERIFY(stage_->isMoving());
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(!whileMoving);
        QVERIFY(!stage_->isMoving());
        QCOMPARE(stage_->gesture().hovered, QStringLiteral("one"));
    }

    /// A new question keeps the focus until the person moves it, so that repeating the last key answers nothing.
    void focusGoesToANewQuestion()
    {
        const auto asking = [](const QString& question) {
            Layout layout = smallTable();
            Piece asks = cardPiece(question, {300, 50});
            asks.role = Role::Text;
            layout.pieces.push_back(asks);
            layout.question = question;
            return layout;
        };
        stage_->show(asking(QStringLiteral("first")), false);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("first"));
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QVERIFY(stage_->focusedPiece() != QStringLiteral("first"));
        const QString answer = stage_->focusedPiece();
        stage_->show(asking(QStringLiteral("first")), false); // unchanged
        QCOMPARE(stage_->focusedPiece(), answer);
        stage_->show(asking(QStringLiteral("second")), false); // same answers
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("second"));
        QTest::keyClick(stage_.get(), Qt::Key_Space);
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(chosen_->count(), 0);
        QTest::keyClick(stage_.get(), Qt::Key_Down);
        QVERIFY(stage_->focusedPiece() != QStringLiteral("second"));
    }

    void piecesTravel()
    {
        QSignalSpy started(stage_.get(), &Stage::motionStarted);
        QSignalSpy ended(stage_.get(), &Stage::motionEnded);
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QVERIFY(stage_->isMoving());
        QCOMPARE(started.count(), 1);
        QCOMPARE(stage_->pieceRect(QStringLiteral("one")).center(), QPointF(200, 400));
        QVERIFY(ended.wait(kWaitLimit));
        QCOMPARE(stage_->pieceRect(QStringLiteral("one")).center(), QPointF(200, 150));
        QVERIFY(!stage_->isMoving());
    }
    void aNewLayoutJoinsTheMovement()
    {
        QSignalSpy started(stage_.get(), &Stage::motionStarted);
        QSignalSpy ended(stage_.get(), &Stage::motionEnded);
        const auto place = [&](const char* id) { return stage_->pieceRect(QLatin1String(id)).center(); };
        stage_->advanceTo(0);
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        stage_->advanceTo(50);
        const QPointF seen = place("one");
        QVERIFY(seen.y() < 400 && seen.y() > 150);
        next.pieces[3].centre = QPointF(400, 150);
        stage_->show(next, true);
        QCOMPARE(place("one"), seen);
        QCOMPARE(place("two"), QPointF(300, 400));
        stage_->advanceTo(300);
        QCOMPARE(place("one"), QPointF(200, 150));
        QVERIFY(place("two").x() > 300 && place("two").x() < 400);
        QVERIFY(stage_->isMoving());
        stage_->advanceTo(500);
        QCOMPARE(place("two"), QPointF(400, 150));
        QCOMPARE(started.count(), 1);
        QCOMPARE(ended.count(), 1);
    }
    /// The first Enter after a drag only shows the focus, at the next piece that can act.
    void enterAfterADragShowsTheFocus()
    {
        Layout played = smallTable();
        played.pieces[2].centre = {300, 150};
        played.pieces[2].choices.clear();
        connect(stage_.get(), &Stage::chosen, this, [&] { stage_->show(played, false); });
        dragTo(*stage_, {200, 400}, {300, 150});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(chosen_->count(), 1);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("two"));
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QTest::keyClick(stage_.get(), Qt::Key_Tab);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("button"));
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("end"));
    }
    /// A shortcut may only move the focus, and Enter acts, where a slip would cost too much.
    void aPickingKeyOnlyMovesTheFocus()
    {
        Layout layout = smallTable();
        layout.pieces[2].shortcut = QStringLiteral("1");
        layout.pieces[2].isPickedByKey = true;
        stage_->show(layout, false);
        QTest::keyClick(stage_.get(), Qt::Key_1);
        QCOMPARE(chosen_->count(), 0);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("one"));
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
    }
    void aKeyThatNeedsATargetGoesThere()
    {
        Layout layout = smallTable();
        layout.pieces[3].shortcut = QStringLiteral("4");
        stage_->show(layout, false);
        QTest::keyClick(stage_.get(), Qt::Key_4);
        QCOMPARE(stage_->gesture().selected, QStringLiteral("two"));
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("left"));
        QTest::keyClick(stage_.get(), Qt::Key_Right);
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("right"));
        QTest::keyClick(stage_.get(), Qt::Key_Escape);
        QCOMPARE(stage_->gesture().selected, QString());
        QCOMPARE(stage_->focusedPiece(), QStringLiteral("two"));
        QTest::keyClick(stage_.get(), Qt::Key_4);
        QTest::keyClick(stage_.get(), Qt::Key_Return);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("cover left"));
    }
    void anActionCompletesTheMovement()
    {
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        bool isMoving = true;
        connect(stage_.get(), &Stage::chosen, this, [&] { isMoving = stage_->isMoving(); });
        QTest::keyClick(stage_.get(), Qt::Key_E);
        QCOMPARE(lastAction(*chosen_), QStringLiteral("end"));
        QVERIFY(!isMoving);
        QCOMPARE(stage_->pieceRect(QStringLiteral("one")).center(), QPointF(200, 150));
    }
    void escapeEndsTheMovement()
    {
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QTest::keyClick(stage_.get(), Qt::Key_Escape);
        QVERIFY(!stage_->isMoving());
    }
    void aClickEndsTheMovementAndActs()
    {
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {200, 150});
        QCOMPARE(lastAction(*chosen_), QStringLiteral("play one"));
    }
    void zeroPaceMovesNothing()
    {
        QSignalSpy started(stage_.get(), &Stage::motionStarted);
        stage_->setPace(0);
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QCOMPARE(stage_->pieceRect(QStringLiteral("one")).center(), QPointF(200, 150));
        QCOMPARE(started.count(), 0);
    }
    void aMoveIsHeardOnceHoweverItIsShown()
    {
        QSignalSpy sounded(stage_.get(), &Stage::sounded);
        Layout layout = smallTable();
        layout.pieces[2].centre = {600, 120};
        stage_->show(layout, true);
        QCOMPARE(sounded.count(), 1);
        QCOMPARE(sounded.last().first().value<Sound>(), Sound::Card);
        stage_->finishMotion();
        layout.pieces[2].centre = {200, 400};
        stage_->setReducedMotion(true);
        stage_->show(layout, true);
        QCOMPARE(sounded.count(), 2);
        stage_->finishMotion();
        layout.pieces[2].centre = {600, 120};
        stage_->show(layout, false); // scrubbing
        QCOMPARE(sounded.count(), 2);
    }

    void reducedMotionFades()
    {
        QSignalSpy ended(stage_.get(), &Stage::motionEnded);
        stage_->setReducedMotion(true);
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QCOMPARE(stage_->pieceRect(QStringLiteral("one")).center(), QPointF(200, 150));
        QVERIFY(ended.wait(kWaitLimit));
    }
    void aLayoutDuringAFadeFadesToo()
    {
        stage_->setReducedMotion(true);
        Layout next = smallTable();
        next.pieces[2].centre = QPointF(200, 150);
        stage_->show(next, true);
        QSignalSpy ended(stage_.get(), &Stage::motionEnded);
        stage_->show(smallTable(), true);
        QVERIFY(stage_->isMoving());
        QTRY_VERIFY(!stage_->isMoving());
        QCOMPARE(ended.count(), 1); // one movement
    }
    void aTableOpensWithItsDeal()
    {
        Stage stage;
        stage.resize(800, 500);
        Layout layout = smallTable();
        layout.pieces[2].from = QStringLiteral("stock");
        stage.show(layout, true);
        stage.show(layout, false); // as on the first resize
        stage.QWidget::show();
        QVERIFY(stage.isMoving());
        QCOMPARE(stage.pieceRect(QStringLiteral("one")).center(), QPointF(50, 50));
        QCOMPARE(stage.pieceRect(QStringLiteral("two")).center(), QPointF(300, 400));
        QTRY_VERIFY(!stage.isMoving());
        stage.QWidget::hide();
        stage.QWidget::show();
        QVERIFY(!stage.isMoving());
    }
    void aLeavingPieceIsRemovedOnArrival()
    {
        QSignalSpy ended(stage_.get(), &Stage::motionEnded);
        Layout next = smallTable();
        next.pieces.erase(next.pieces.begin() + 2);
        next.goesTo.insert(QStringLiteral("one"), QStringLiteral("stock"));
        stage_->show(next, true);
        QVERIFY(ended.wait(kWaitLimit));
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {50, 50});
        QCOMPARE(chosen_->count(), 0);
        QVERIFY(stage_->pieceRect(QStringLiteral("one")).isEmpty());
    }

    void newPiecesWaitForTheNextFrameWhenTheirPicturesTakeLong()
    {
        settle(*stage_);
        int made = 0;
        Layout next = smallTable();
        for (int i = 0; i < 5; ++i) {
            Piece piece = cardPiece(QStringLiteral("slow %1").arg(i), {100.0 + 100 * i, 100});
            piece.face = {piece.id, [&made](QPainter&, QSizeF) {
                              QThread::msleep(6); // longer than a frame's budget for pictures
                              ++made;
                          }};
            next.pieces.push_back(piece);
        }
        struct Watch : QObject {
            explicit Watch(const int& count) : made(count) {}
            bool eventFilter(QObject*, QEvent* event) override
            {
                if (event->type() == QEvent::Paint)
                    most = std::max(most, made - std::exchange(before, made));
                return false;
            }
            const int& made;
            int before = 0, most = 0;
        } watch(made);
        stage_->installEventFilter(&watch);
        stage_->show(next, false);
        QTRY_COMPARE(made, 5);
        QCOMPARE(std::max(watch.most, made - watch.before), 1);
        // A piece that was painted before is not deferred, even with a new face.
        for (Piece& piece : next.pieces)
            piece.dimmed = true;
        for (int i = 0; i < 5; ++i)
            next.pieces[next.pieces.size() - 1 - static_cast<std::size_t>(i)].face.key += QStringLiteral(" again");
        stage_->show(next, false);
        stage_->repaint();
        QCOMPARE(made, 10);
    }

    /// Some dice of a roll or half a panel would be wrong.
    void newPiecesAppearTogether()
    {
        settle(*stage_); // the first frames are over
        const QColor fresh(Qt::magenta);
        Layout next = smallTable();
        for (int i = 0; i < 4; ++i) {
            Piece piece = cardPiece(QStringLiteral("slow %1").arg(i), {100.0 + 150 * i, 275});
            piece.face = {piece.id, [&](QPainter& painter, QSizeF size) {
                              QThread::msleep(6); // longer than a frame's budget for pictures
                              painter.fillRect(QRectF(QPointF(), size), fresh);
                          }};
            next.pieces.push_back(piece);
        }
        const auto seen = [&](const QImage& frame) {
            int count = 0;
            for (const Piece& piece : next.pieces)
                count += frame.pixelColor(piece.centre.toPoint()) == fresh;
            return count;
        };
        // Reads the screen, since a grab of the widget is complete.
        const auto frame = [&] { return stage_->screen()->grabWindow(stage_->winId()).toImage(); };
        if (frame().isNull())
            QSKIP("this platform has no picture of the screen");
        stage_->show(next, false);
        std::vector<int> counts;
        while (counts.empty() || counts.back() < 4) {
            const NextFrame soon(*stage_);
            UNTIL(soon.hasCome());
            counts.push_back(seen(frame()));
        }
        for (const int count : counts)
            QVERIFY2(count == 0 || count == 4, qPrintable(QString::number(count)));
    }

    void onlyChangedAreasAreRepainted()
    {
        PaintedRegion painted(*stage_);
        settle(*stage_);
        painted.region = {};
        Layout next = smallTable();
        stage_->show(next, true);
        settle(*stage_);
        QCOMPARE(painted.region, QRegion(0, 0, 1, 1));
        next.pieces[2].dimmed = true;
        stage_->show(next, true);
        QTRY_VERIFY(painted.region.contains(QPoint(200, 400)));
        QVERIFY(!painted.region.contains(QPoint(650, 400)));
        painted.region = {};
        next.pieces.push_back(cardPiece(QStringLiteral("new"), {700, 100}));
        stage_->show(next, false);
        QTRY_VERIFY(painted.region.contains(QPoint(700, 100)));
        QVERIFY(!painted.region.contains(QPoint(200, 400)));
        std::swap(next.pieces[3], next.pieces[4]); // now "two" lies above "three"
        painted.region = {};
        stage_->show(next, true);
        QTRY_VERIFY(painted.region.contains(QPoint(300, 400)) || painted.region.contains(QPoint(400, 400)));
    }
    void hoverAsksForANewLayoutOnce()
    {
        QSignalSpy changed(stage_.get(), &Stage::gestureChanged);
        QTest::mouseMove(stage_.get(), {200, 400});
        QTRY_COMPARE(stage_->gesture().hovered, QStringLiteral("one"));
        QTest::mouseMove(stage_.get(), {204, 404});
        settle(*stage_);
        QCOMPARE(changed.count(), 1);
    }

    void theTreeHoldsNamedPieces()
    {
        auto* tree = QAccessible::queryAccessibleInterface(stage_.get());
        QCOMPARE(tree->childCount(), 6);
        QStringList names;
        for (int i = 0; i < 6; ++i)
            names.append(tree->child(i)->text(QAccessible::Name));
        QCOMPARE(names.join(u' '), QStringLiteral("left right one two three button"));
        QAccessibleInterface* one = tree->child(2);
        QCOMPARE(one, tree->child(2));
        QCOMPARE(tree->indexOfChild(one), 2);
        QCOMPARE(one->parent(), tree);
        QCOMPARE(one->role(), QAccessible::ListItem);
        QVERIFY(one->state().focusable && !one->state().invisible);
        QCOMPARE(one->rect().center(), stage_->mapToGlobal(QPoint(199, 399)));
        QCOMPARE(tree->childAt(one->rect().center().x(), one->rect().center().y()), one);
        auto* actions = one->actionInterface();
        QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
        actions->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(lastAction(*chosen_), QStringLiteral("play one"));
        QCOMPARE(tree->child(5)->role(), QAccessible::Button);
        QVERIFY(tree->child(0)->actionInterface()->actionNames().isEmpty());
    }
    void inactiveButtonsAreDisabledInTheTree()
    {
        Layout layout = smallTable();
        Piece& button = layout.pieces.back();
        button.choices.clear();
        button.description = QStringLiteral("Ends the turn");
        button.whyNot = QStringLiteral("costs 7 coins");
        stage_->show(layout, false);
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(stage_.get());
        QVERIFY(tree->child(5)->state().disabled && tree->child(5)->state().focusable);
        QCOMPARE(tree->child(5)->text(QAccessible::Description), QStringLiteral("costs 7 coins"));
        button.name = QStringLiteral("button, costs 7 coins"); // contains the refusal, which is not repeated
        stage_->show(layout, false);
        QCOMPARE(tree->child(5)->text(QAccessible::Description), QStringLiteral("Ends the turn"));
    }
    /// A target is enabled while the piece aimed at it is selected.
    void targetsAreEnabledInTheTree()
    {
        Layout layout = smallTable();
        layout.pieces[0].role = Role::Button;
        stage_->show(layout, false);
        QAccessibleInterface* left = QAccessible::queryAccessibleInterface(stage_.get())->child(0);
        QCOMPARE(left->text(QAccessible::Name), QStringLiteral("left"));
        QVERIFY(left->state().disabled);
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {300, 400});
        QCOMPARE(stage_->gesture().selected, QStringLiteral("two"));
        QVERIFY(!left->state().disabled);
        left->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(lastAction(*chosen_), QStringLiteral("cover left"));
    }
    /// Assistive clients are notified when a target is enabled or disabled.
    void enablingAndDisablingIsNotified()
    {
        QStringList told; // pieces and their new state
        Layout layout = smallTable();
        layout.pieces[0].role = Role::Button;
        stage_->show(layout, false);
        auto* tree = QAccessible::queryAccessibleInterface(stage_.get());
        QCOMPARE(tree->child(0)->text(QAccessible::Name), QStringLiteral("left"));
        stage_->access().setListener([&told](QAccessibleEvent& event) {
            if (event.type() == QAccessible::StateChanged
                && static_cast<QAccessibleStateChangeEvent&>(event).changedStates().disabled)
                told << event.accessibleInterface()->text(QAccessible::Name)
                        + (event.accessibleInterface()->state().disabled ? " off" : " on");
        });
        QTest::mouseClick(stage_.get(), Qt::LeftButton, {}, {300, 400});
        QCOMPARE(stage_->gesture().selected, QStringLiteral("two"));
        QCOMPARE(told, QStringList{"left on"});
        stage_->show(layout, false); // unchanged
        QCOMPARE(told, QStringList{"left on"});
        for (int i = 0; i < 2; ++i) // the first ends the movement
            QTest::keyClick(stage_.get(), Qt::Key_Escape);
        QCOMPARE(told, (QStringList{"left on", "left off"}));
    }
    void theTreeFollowsTheLayout()
    {
        auto* tree = QAccessible::queryAccessibleInterface(stage_.get());
        QAccessibleInterface* two = tree->child(3);
        const auto gone = QAccessible::uniqueId(tree->child(2));
        Layout next = smallTable();
        next.pieces.erase(next.pieces.begin() + 2);
        next.pieces[2].name = QStringLiteral("renamed");
        stage_->show(next, false);
        QCOMPARE(tree->childCount(), 5);
        QCOMPARE(tree->child(2), two);
        QCOMPARE(two->text(QAccessible::Name), QStringLiteral("renamed"));
        QVERIFY(!QAccessible::accessibleInterface(gone));
    }
    void announcementsAreHeardInOrder()
    {
        const test::Heard heard(*stage_);
        stage_->announce(QStringLiteral("Greedy throws in ") + cardMark(Card(8, Suit::Hearts)));
        stage_->announce(QStringLiteral("You draw one card"));
        QCOMPARE(heard.texts(), (QStringList{"Greedy throws in ten of hearts", "You draw one card"}));
    }
    /// A screen reader asks for a text some time after its event, when the next may have come.
    void announcementsKeepTheirTexts()
    {
        if (QT_VERSION >= QT_VERSION_CHECK(6, 8, 0))
            QSKIP("Qt's own event carries the text");
        QList<QAccessibleInterface*> shown;
        stage_->access().setListener([&shown](QAccessibleEvent& event) { shown << event.accessibleInterface(); });
        stage_->announce(QStringLiteral("first"));
        stage_->announce(QStringLiteral("second"));
        stage_->access().setListener({});
        auto* tree = QAccessible::queryAccessibleInterface(stage_.get());
        QCOMPARE(shown.size(), 2);
        QCOMPARE(shown[0]->text(QAccessible::Name), QStringLiteral("first"));
        QCOMPARE(shown[0]->parent(), tree);
        QCOMPARE(tree->childCount(), 7); // with the last one
        QCOMPARE(tree->child(6), shown[1]);
        QCOMPARE(tree->indexOfChild(shown[1]), 6);
        stage_->announce({}); // the curtain falls
        QCOMPARE(tree->childCount(), 6);
    }
};

PARLOUR_TEST(TestStage)
#include "test_stage.moc"
