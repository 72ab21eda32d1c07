// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Clicks and drags on pieces without a widget: choosing, selecting, marking and dragging.
#include "app/stage/stage_input.h"
#include "tests/app/stage/stage_pieces.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

class TestStageInput : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Cast> cast_;
    std::unique_ptr<StageInput> input_;

    void show(const Layout& layout)
    {
        cast_->show(layout, false);
        input_->follow();
    }
    QString activate(const QString& id) { return actionOf(input_->activate(id)); }
    QString click(QPointF at)
    {
        input_->press(at);
        return actionOf(input_->release(at));
    }
    /// Drags from one point to another and returns the chosen action.
    QString carry(QPointF from, QPointF to)
    {
        input_->press(from);
        input_->drag(from + QPointF(3, 3));
        input_->drag(to);
        const QString action = actionOf(input_->release(to));
        input_->putDown();
        for (const char* id : {"one", "two"}) // as the stage does
            cast_->letGo(QLatin1String(id));
        cast_->finish();
        return action;
    }
    static QString actionOf(const InputResult& result)
    {
        return QString::fromStdString(result.action.value_or(PieceAction{}).notation);
    }
    QPointF placeOf(const QString& id) const { return cast_->appearance(*cast_->find(id)).pose.centre; }

private slots:
    void init()
    {
        cast_ = std::make_unique<Cast>();
        input_ = std::make_unique<StageInput>(*cast_);
        show(smallTable());
    }

    void oneChoiceIsChosen()
    {
        QCOMPARE(activate("one"), "play one");
        QCOMPARE(input_->actedAt(), QPointF(200, 400));
        QVERIFY(activate("left").isEmpty());
        QVERIFY(activate("nowhere").isEmpty());
    }
    void severalChoicesWaitForATarget()
    {
        QVERIFY(activate("two").isEmpty());
        QCOMPARE(input_->gesture().selected, "two");
        QCOMPARE(input_->targets(), (QSet<QString>{"left", "right"}));
        QCOMPARE(activate("right"), "cover right");
        QCOMPARE(input_->actedAt(), QPointF(300, 400)); // its own place, not the target's
        QVERIFY(input_->gesture().selected.isEmpty());
        QVERIFY(input_->targets().isEmpty());
    }
    void aSelectionIsCancelled()
    {
        for (const char* other : {"two", "left"}) { // itself again, or an inactive piece
            Layout layout = smallTable();
            layout.pieces[3].choices.pop_back();
            layout.pieces[3].choices.push_back({"elsewhere", "right"});
            layout.pieces[3].choices.front().target = "button";
            show(layout);
            activate("two");
            QCOMPARE(input_->gesture().selected, "two");
            const InputResult result = input_->activate(QLatin1String(other));
            QVERIFY(result.isChange && result.repaint.isWhole);
            QVERIFY(input_->gesture().selected.isEmpty());
        }
        activate("two");
        click({20, 480});
        QVERIFY2(input_->gesture().selected.isEmpty(), "a click on the ground");
    }
    void anInactivePieceIsRefused()
    {
        const InputResult result = input_->activate("three");
        QCOMPARE(result.refused, "three");
        QVERIFY(!result.action && !result.isChange);
    }
    void marksKeepTheirOrder()
    {
        Layout layout = smallTable();
        for (Piece& piece : layout.pieces)
            piece.mark = piece.id;
        show(layout);
        for (const char* id : {"three", "one", "two", "one"})
            QVERIFY(input_->activate(QLatin1String(id)).isChange);
        QCOMPARE(input_->gesture().marked, (QStringList{"three", "two"}));
        layout.pieces[3].mark.clear();
        show(layout);
        QCOMPARE(input_->gesture().marked, QStringList{"three"});
        QVERIFY(input_->unmarkAll().isChange);
        QVERIFY(input_->gesture().marked.isEmpty());
    }
    void aLoneMarkReplacesTheOthers()
    {
        Layout layout = smallTable();
        for (Piece& piece : layout.pieces) {
            piece.mark = piece.id;
            piece.marksAlone = true;
        }
        show(layout);
        input_->activate("three");
        input_->activate("one");
        QCOMPARE(input_->gesture().marked, QStringList{"one"});
        input_->activate("one");
        QVERIFY(input_->gesture().marked.isEmpty());
    }
    void equalPiecesShareAMark()
    {
        Layout layout = smallTable();
        layout.pieces[2].mark = layout.pieces[3].mark = "both";
        show(layout);
        input_->activate("one");
        QCOMPARE(input_->gesture().marked, QStringList{"both"});
        layout.pieces[2].mark.clear();
        show(layout);
        input_->activate("two");
        QVERIFY(input_->gesture().marked.isEmpty());
    }
    void aPieceIsMarkedByDraggingItOntoThePlayZone()
    {
        Layout layout = smallTable();
        layout.pieces[2].mark = "one";
        layout.pieces[2].choices.clear();
        show(layout);
        carry({200, 400}, {300, 450});
        QVERIFY(input_->gesture().marked.isEmpty());
        carry({200, 400}, {300, 150});
        QCOMPARE(input_->gesture().marked, QStringList{"one"});
        QVERIFY(!input_->gesture().dragging && input_->gesture().selected.isEmpty());
    }
    void hoverChangesOnce()
    {
        const InputResult result = input_->hover("one");
        QVERIFY(result.isChange);
        QCOMPARE(result.repaint.areas, std::vector<QRect>{paintedArea(*cast_, *cast_->find("one"))});
        QVERIFY(!input_->hover("one").isChange);
        QCOMPARE(input_->hover("two").repaint.areas.size(), std::size_t{2}); // both look otherwise now
    }

    void aClickEndsWhereItBegan()
    {
        QCOMPARE(click({200, 400}), "play one");
        input_->press({200, 400});
        QVERIFY(!input_->release({650, 400}).action);
        input_->press({200, 400});
        input_->forgetPress();
        QVERIFY(!input_->release({200, 400}).action);
    }
    void fourPixelsAreADrag()
    {
        input_->press({200, 400});
        QVERIFY(!input_->drag({202, 401}).isChange);
        QVERIFY(!input_->gesture().dragging);
        QVERIFY(input_->drag({202, 402}).isChange);
        QVERIFY(input_->gesture().dragging);
        QCOMPARE(input_->gesture().selected, "one");
    }
    void onlyDraggablePiecesAreDragged()
    {
        for (const QPointF at : {QPointF(650, 400), QPointF(400, 400), QPointF(20, 480)}) {
            input_->press(at);
            input_->drag(at + QPointF(30, 30));
            QVERIFY(!input_->gesture().dragging);
        }
    }
    void aDraggedPieceStaysUnderThePointer()
    {
        input_->press({310, 420});
        input_->drag({310, 425});
        input_->drag({510, 325});
        QCOMPARE(placeOf("two"), QPointF(500, 305));
        Layout layout = smallTable();
        layout.pieces[3].centre = {100, 450};
        show(layout);
        QCOMPARE(placeOf("two"), QPointF(500, 305));
        QVERIFY(input_->gesture().dragging);
    }
    void aRotatedPieceIsDraggedUpright()
    {
        Layout layout = smallTable();
        layout.pieces[2].angle = 20;
        show(layout);
        input_->press({200, 400});
        input_->drag({200, 410});
        QCOMPARE(cast_->appearance(*cast_->find("one")).pose.angle, 0.0);
    }
    void theTargetBelowLightsUp()
    {
        input_->press({300, 400});
        input_->drag({310, 400});
        QVERIFY(input_->aim().isEmpty());
        input_->drag({260, 160});
        QCOMPARE(input_->aim(), "left");
        input_->drag({700, 450});
        QVERIFY(input_->aim().isEmpty());
        input_->drag({260, 160});
        input_->release({260, 160});
        input_->press({300, 400});
        input_->drag({310, 400});
        QVERIFY2(input_->aim().isEmpty(), "nothing is left of the drag before");
    }
    void aDropChoosesItsTarget()
    {
        QCOMPARE(carry({300, 400}, {260, 160}), "cover left");
        QCOMPARE(input_->gesture().selected, QString());
        QCOMPARE(carry({335, 450}, {310, 205}), "cover left"); // its middle is over the target, the pointer is not
        QVERIFY(carry({300, 400}, {700, 450}).isEmpty());
        QVERIFY2(carry({300, 400}, {350, 80}).isEmpty(), "the play zone, but between its two targets");
    }
    void theNearerOfTwoTargetsCounts()
    {
        Layout layout = smallTable();
        layout.pieces[1].centre = {300, 150};
        show(layout);
        QCOMPARE(carry({300, 400}, {285, 150}), "cover right");
        QCOMPARE(carry({300, 400}, {265, 150}), "cover left");
    }
    void thePlayZoneTakesUntargetedChoices()
    {
        QCOMPARE(carry({200, 400}, {340, 100}), "play one");
        QVERIFY(carry({200, 400}, {340, 300}).isEmpty());
        Layout layout = smallTable();
        layout.pieces[2].choices.push_back({"cover with one", "left"});
        show(layout);
        QCOMPARE(carry({200, 400}, {400, 80}), "play one");
        QCOMPARE(carry({200, 400}, {250, 150}), "cover with one");
        layout.pieces[2].choices.push_back({"play one twice", {}});
        show(layout);
        QVERIFY2(carry({200, 400}, {400, 80}).isEmpty(), "two that need no target");
    }
    void putDownEndsTheSelection()
    {
        input_->press({300, 400});
        input_->drag({310, 400});
        QVERIFY(input_->putDown().isChange);
        QVERIFY(!input_->gesture().dragging);
        QVERIFY(input_->gesture().selected.isEmpty());
        QVERIFY(!input_->putDown().isChange);
    }
    void theGestureForgetsRemovedPieces()
    {
        input_->hover("two");
        activate("two");
        Layout layout = smallTable();
        layout.pieces[3].choices.clear();
        show(layout);
        QCOMPARE(input_->gesture().hovered, "two");
        QVERIFY2(input_->gesture().selected.isEmpty(), "it cannot be played any more");
        input_->press({300, 400});
        std::erase_if(layout.pieces, [](const Piece& piece) { return piece.id == u"two"; });
        show(layout);
        QVERIFY(input_->gesture().hovered.isEmpty());
        show(smallTable());
        input_->release({300, 400});
        QVERIFY2(input_->gesture().selected.isEmpty(), "this one was not pressed");
    }
};

PARLOUR_TEST(TestStageInput)
#include "test_stage_input.moc"
