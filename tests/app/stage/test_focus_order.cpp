// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard navigation: reachable pieces, targets of Tab and arrows, and the focus after a new layout.
#include "app/stage/focus_order.h"
#include "tests/app/stage/stage_pieces.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

Piece acting(Piece piece)
{
    piece.choices = {{piece.id.toStdString(), {}}};
    return piece;
}

/// A hand of six active cards above a button.
Layout hand()
{
    Layout layout;
    for (int i = 0; i < 6; ++i) {
        layout.pieces.push_back(acting(cardPiece(QString::number(i), {100.0 + 30 * i, 400})));
        layout.pieces.back().row = "hand";
    }
    layout.pieces.push_back(acting(cardPiece("button", {180, 600})));
    return layout;
}

std::vector<const Piece*> piecesOf(const Layout& layout)
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : layout.pieces)
        pieces.push_back(&piece);
    return pieces;
}

QString inWords(const QStringList& ids)
{
    return ids.join(u' ');
}

Layout without(Layout layout, const QString& id)
{
    std::erase_if(layout.pieces, [&](const Piece& piece) { return piece.id == id; });
    return layout;
}

/// The table during the turn of others: no piece acts.
Layout waiting(Layout layout)
{
    for (Piece& piece : layout.pieces) {
        piece.choices.clear();
        piece.whyNot.clear();
    }
    return layout;
}

} // namespace

class TestFocusOrder : public QObject {
    Q_OBJECT

private slots:
    /// A stage that is smaller than its margins, as while a window opens, lays pieces out with negative sizes.
    void readingOrderEndsForPiecesWithoutASize()
    {
        Piece turned;
        turned.id = QStringLiteral("turned");
        turned.size = {-20, -30};
        QCOMPARE(readingOrder({&turned, &turned}).size(), qsizetype{2});
    }

    void readingOrderGoesByRows()
    {
        const Layout layout = smallTable();
        std::vector<const Piece*> pieces = piecesOf(layout);
        std::reverse(pieces.begin(), pieces.end());
        QCOMPARE(inWords(readingOrder(pieces)), "left right one two three button");
        Layout uneven = layout; // a low button next to the upper part of tall cards, and a card of an arc
        uneven.pieces[5].centre.setY(360);
        uneven.pieces[2].centre.setY(425);
        pieces = piecesOf(uneven);
        QCOMPARE(inWords(readingOrder(pieces)), "left right one two three button");
        uneven.pieces[3].part = 1; // another part, read last
        QCOMPARE(inWords(readingOrder(pieces)), "left right one three button two");
        const Piece& one = layout.pieces[2];
        QCOMPARE(neighbour(pieces, one, Direction::Right), "two");
        QCOMPARE(neighbour(pieces, one, Direction::Up), "left");
        QVERIFY(neighbour(pieces, one, Direction::Left).isEmpty());
    }
    void leftAndRightStayLevel()
    {
        const Piece card = cardPiece("hand", {600, 700});
        const Piece pile = cardPiece("pile", {900, 380});
        const Piece button = cardPiece("button", {1100, 740});
        const Piece farPile = cardPiece("pile", {1300, 380});
        const std::vector<const Piece*> withButton{&card, &pile, &button};
        const std::vector<const Piece*> without{&card, &pile};
        QCOMPARE(neighbour(withButton, card, Direction::Right), "button");
        QVERIFY(neighbour(without, card, Direction::Right).isEmpty());
        QVERIFY2(neighbour({&card, &farPile}, card, Direction::Right).isEmpty(), "however far aside it lies");
        QCOMPARE(neighbour(without, card, Direction::Up), "pile");
        QCOMPARE(neighbour(without, pile, Direction::Down), "hand");
    }

    void actingAndRefusingPiecesCanBeActivated()
    {
        const Layout layout = smallTable();
        QVERIFY(canAct({layout}, "one"));
        QVERIFY(canAct({layout}, "three"));
        QVERIFY(!canAct({layout}, "left"));
        QVERIFY2(canAct({layout, "one", "two"}, "left"), "a target");
        QVERIFY(!canAct({layout, "", "", false}, "one"));
        QVERIFY(!canAct({layout}, "nowhere"));
    }
    void tabStopsAtActivePieces()
    {
        Layout layout = smallTable();
        QCOMPARE(inWords(tabOrder({layout})), "one two three button");
        QCOMPARE(inWords(tabOrder({layout, "two", "two"})), "left right one two three button");
        QVERIFY(tabOrder({layout, "", "", false}).isEmpty());
        layout.pieces[2].name.clear();
        QCOMPARE(inWords(tabOrder({layout})), "two three button");
    }
    void tabLeavesAtBothEnds()
    {
        const Layout layout = smallTable();
        QCOMPARE(tabTarget({layout}, true), "one");
        QCOMPARE(tabTarget({layout}, false), "button");
        QCOMPARE(tabTarget({layout, "two"}, true), "three");
        QCOMPARE(tabTarget({layout, "two"}, false), "one");
        QVERIFY(tabTarget({layout, "button"}, true).isEmpty());
        QVERIFY(tabTarget({layout, "one"}, false).isEmpty());
        QVERIFY(tabTarget({Layout()}, true).isEmpty());
        QVERIFY(tabTarget({Layout()}, false).isEmpty());
    }
    void tabStopsInARowOnce()
    {
        const Layout layout = hand();
        QCOMPARE(inWords(tabOrder({layout})), "5 button");
        QCOMPARE(inWords(tabOrder({layout, "2"})), "2 button");
    }
    void arrowsGoAlongARow()
    {
        Layout layout = hand();
        std::swap(layout.pieces[3].centre, layout.pieces[4].centre); // the order of the layout counts, not the position
        QCOMPARE(arrowTarget({layout, "2"}, Direction::Right), "3");
        QCOMPARE(arrowTarget({layout, "2"}, Direction::Left), "1");
        QCOMPARE(arrowTarget({layout, "0"}, Direction::Left), "0");
        QCOMPARE(arrowTarget({layout, "5"}, Direction::Right), "5");
        QCOMPARE(arrowTarget({layout, "2"}, Direction::Down), "button");
        QVERIFY(arrowTarget({layout, "2"}, Direction::Up).isEmpty());
        QCOMPARE(arrowTarget({layout}, Direction::Up), "0");
    }
    void arrowsReachOnlyWhatCanAct()
    {
        Layout layout = smallTable();
        QVERIFY(arrowTarget({layout, "one"}, Direction::Up).isEmpty()); // "left" has no action
        for (Piece& piece : layout.pieces)
            piece.role = Role::Picture;
        QCOMPARE(arrowTarget({layout, "one"}, Direction::Right), "two"); // a picture that acts
    }
    void arrowsReadTheTableOfOthersTurns()
    {
        Layout layout = waiting(smallTable());
        QCOMPARE(arrowTarget({layout, "one"}, Direction::Up), "left");
        for (Piece& piece : layout.pieces)
            piece.role = Role::Picture;
        QVERIFY(arrowTarget({layout, "one"}, Direction::Up).isEmpty());
    }
    /// After a click the focus is on the card that was played.
    void arrowsBeginAtAPlayableCard()
    {
        Layout layout = hand();
        layout.pieces.push_back(cardPiece("played", {170, 200}));
        layout.pieces.push_back(acting(cardPiece("done", {200, 200})));
        layout.pieces.back().role = Role::Button;
        layout.pieces.push_back(cardPiece("discard", {500, 200}));
        for (const Direction each : {Direction::Left, Direction::Right, Direction::Up, Direction::Down})
            QCOMPARE(arrowTarget({layout, "played"}, each), "2");
        layout.pieces[2].choices.clear();
        layout.pieces[2].whyNot = "Not higher";
        QCOMPARE(arrowTarget({layout, "played"}, Direction::Down), "3");
        for (int card = 0; card < 6; ++card)
            layout.pieces[static_cast<std::size_t>(card)].choices.clear();
        layout.pieces[6].role = Role::Button;
        QCOMPARE(arrowTarget({layout, "played"}, Direction::Down), "done");
    }
    void arrowsGoToTargetsAndBack()
    {
        Layout layout = smallTable();
        layout.pieces.push_back(acting(cardPiece("between", {300, 280})));
        QCOMPARE(arrowTarget({layout, "two"}, Direction::Up), "between");
        QCOMPARE(arrowTarget({layout, "two", "two"}, Direction::Up), "left");
        QCOMPARE(arrowTarget({layout, "left", "two"}, Direction::Right), "right");
        QCOMPARE(arrowTarget({layout, "left", "two"}, Direction::Down), "two");
    }
    /// Seats around a table are not level with each other, yet left and right cycle through them.
    void leftAndRightCycleThroughTargets()
    {
        Layout layout = smallTable();
        layout.pieces[0].centre = {250, 100};
        layout.pieces[1].centre = {450, 250};
        QCOMPARE(arrowTarget({layout, "left", "two"}, Direction::Right), "right");
        QCOMPARE(arrowTarget({layout, "right", "two"}, Direction::Right), "left");
        QCOMPARE(arrowTarget({layout, "right", "two"}, Direction::Left), "left");
        QCOMPARE(arrowTarget({layout, "two", "two"}, Direction::Right), "left");
        QCOMPARE(firstTarget({layout, "two", "two"}), "left");
        QCOMPARE(firstTarget({layout, "one", "one"}), "one"); // without targets
    }
    void aQuestionLeadsToItsAnswers()
    {
        Layout layout = smallTable();
        Piece question = cardPiece("question", {400, 30});
        question.role = Role::Text;
        layout.pieces.push_back(question);
        layout.question = "question";
        QCOMPARE(arrowTarget({layout, "question"}, Direction::Right), "one");
        QCOMPARE(arrowTarget({layout, "question"}, Direction::Down), "one");
        QCOMPARE(arrowTarget({layout, "question"}, Direction::Left), "button");
        QCOMPARE(arrowTarget({layout, "one"}, Direction::Right), "two");
    }
    void nearestPrefersActingPieces()
    {
        const Layout layout = smallTable();
        QCOMPARE(nearestTo({layout}, {250, 150}), "one");
        QCOMPARE(nearestTo({layout}, {410, 400}), "two");
        const Layout others = waiting(layout);
        QCOMPARE(nearestTo({others}, {410, 400}), "three");
        QVERIFY(nearestTo({Layout()}, {}).isEmpty());
    }

    void theFocusStaysWhereItIs()
    {
        const Layout layout = smallTable();
        QCOMPARE(focusAfterChange({layout, "one"}, {layout, "one"}, true, {}), std::nullopt);
        QCOMPARE(focusAfterChange({layout}, {layout}, true, {}), std::nullopt);
    }
    void theFocusGoesToANewQuestion()
    {
        Layout asking = smallTable();
        asking.question = "left";
        QCOMPARE(focusAfterChange({smallTable(), "one"}, {asking, "one"}, true, {}), QString("left"));
        QCOMPARE(focusAfterChange({asking, "one"}, {asking, "one"}, true, {}), std::nullopt);
    }
    void theFocusLeavesARemovedPiece()
    {
        const Layout before = smallTable();
        const Layout now = without(before, "button");
        QCOMPARE(focusAfterChange({before, "button"}, {now, "button"}, false, {}), QString("two"));
        QCOMPARE(focusAfterChange({before, "button"}, {Layout(), "button"}, false, {}), QString());
    }
    void theFocusLeavesAPlayedPiece()
    {
        const Layout before = smallTable();
        Layout played = before; // "two" was played, and the turn goes on
        played.pieces[3].choices.clear();
        played.pieces[3].centre = {600, 150};
        QCOMPARE(focusAfterChange({before, "two"}, {played, "two"}, true, {}), QString("one"));
        QCOMPARE(focusAfterChange({before, "two"}, {played, "two"}, false, {}), std::nullopt);
    }
    void theFocusWaitsForTheTurn()
    {
        const Layout turn = smallTable();
        const Layout others = waiting(turn);
        QCOMPARE(focusAfterChange({turn, "two"}, {others, "two"}, true, {660, 400}), std::nullopt);
        QCOMPARE(focusAfterChange({others, "left"}, {turn, "left"}, true, {660, 400}), QString("button"));
        QCOMPARE(focusAfterChange({turn, "left"}, {turn, "left"}, true, {660, 400}),
                 std::nullopt); // the person moved it there
    }
};

PARLOUR_TEST(TestFocusOrder)
#include "test_focus_order.moc"
