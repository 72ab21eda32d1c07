// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts of the stage: timing and poses of moving pieces, sound cues, repainted areas, callouts and sprites.
#include "app/stage/callout.h"
#include "app/stage/cast.h"
#include "app/stage/repaint.h"
#include "app/stage/sound_cues.h"
#include "app/stage/sprites.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

Face plain(const QString& key, QColor colour)
{
    return {key, [colour](QPainter& painter, QSizeF size) { painter.fillRect(QRectF(QPointF(), size), colour); }};
}

Piece card(const QString& id, QPointF centre)
{
    Piece piece;
    piece.id = id;
    piece.centre = centre;
    piece.size = QSizeF(80, 112);
    piece.role = Role::Card;
    piece.face = plain(id, Qt::white);
    return piece;
}

int alphaAt(const Sprite& sprite, double x, double y)
{
    return qAlpha(sprite.pixmap.toImage().pixel(static_cast<int>(x), static_cast<int>(y)));
}

} // namespace

class TestStageParts : public QObject {
    Q_OBJECT

private slots:
    void longWaysTakeLonger()
    {
        const Pose here{{0, 0}, QSizeF(80, 112)};
        const auto time = [&](double x) { return moveTime(here, {{x, 0}, QSizeF(80, 112)}); };
        QCOMPARE(time(40), kCloseUp);
        QVERIFY(time(100) >= kMove);
        QVERIFY(time(600) > time(300));
        QCOMPARE(time(5000), kLongestMove);
    }

    void aFlipShowsTheOtherSideHalfWay()
    {
        const FaceChange flip{Change::Flip, plain(QStringLiteral("back"), Qt::blue), 160, kFlip};
        const Travel travel{{{0, 0}, QSizeF(80, 112)}, 100, 300, flip};
        const Pose to{{300, 0}, QSizeF(80, 112)};
        QCOMPARE(appearanceAt(travel, to, 0).pose.centre, QPointF(0, 0));
        QCOMPARE(appearanceAt(travel, to, 200).beforePart, 1.0);
        QVERIFY(appearanceAt(travel, to, 250).turn < 0.05); // edge-on in the middle of the flip
        QCOMPARE(appearanceAt(travel, to, 300).beforePart, 0.0);
        QCOMPARE(appearanceAt(travel, to, 400).turn, 1.0);
        QCOMPARE(appearanceAt(travel, to, 400).pose, to);
    }

    void movesSlowDownAtTheEnd()
    {
        const Travel travel{{{0, 0}, QSizeF(80, 112)}, 0, 200};
        const Pose to{{100, 0}, QSizeF(80, 112)};
        QVERIFY(appearanceAt(travel, to, 100).pose.centre.x() > 80);
    }

    void cardsComeFromTheirAnchorOneByOne()
    {
        Cast cast;
        Layout layout;
        layout.anchors.insert(QStringLiteral("stock"),
                              {{10, 10}, QSizeF(80, 112), 0, plain(QStringLiteral("back"), Qt::blue)});
        for (int i = 0; i < 3; ++i) {
            Piece piece = card(QString::number(i), {200.0 + 100 * i, 300});
            piece.from = QStringLiteral("stock");
            layout.pieces.push_back(piece);
        }
        QVERIFY(cast.show(layout, true));
        QCOMPARE(cast.find(QStringLiteral("2"))->travel->delay, 2 * kDealStep);
        QCOMPARE(cast.find(QStringLiteral("0"))->travel->change.kind, Change::Flip);
        QCOMPARE(cast.find(QStringLiteral("0"))->travel->from.centre, QPointF(10, 10));
        QVERIFY(!cast.show(layout, true)); // the same again
    }

    void movementsMakeSounds()
    {
        const QString stock = QStringLiteral("stock");
        Layout before;
        before.anchors.insert(stock, {{10, 10}, QSizeF(80, 112), 0, {}});
        before.pieces = {card(QStringLiteral("stays"), {100, 300}), card(QStringLiteral("goes"), {200, 300}),
                         card(QStringLiteral("fades"), {300, 300})};
        const auto heard = [&](const Layout& layout) {
            Cast cast;
            cast.show(before, false);
            cast.show(layout, true);
            std::vector<SoundCue> cues = soundCuesOf(before, cast);
            for (SoundCue& cue : cues)
                cue.piece.clear();
            return cues;
        };
        using Cues = std::vector<SoundCue>;
        QCOMPARE(heard(before), Cues());

        Layout closesUp = before;
        closesUp.pieces[0].centre.rx() += 60;
        QCOMPARE(heard(closesUp), Cues());
        Layout travels = before;
        travels.pieces[0].centre.rx() += 160;
        QCOMPARE(heard(travels), Cues({{Sound::Card, 0}}));
        Layout turned = before;
        turned.pieces[0].face = plain(QStringLiteral("other side"), Qt::white);
        QCOMPARE(heard(turned), Cues({{Sound::Card, 0}}));
        Layout cleared = before;
        cleared.pieces.resize(1);
        cleared.goesTo.insert(QStringLiteral("goes"), stock);
        QCOMPARE(heard(cleared), Cues({{Sound::Card, 0}}));
        Layout faded = before;
        faded.pieces.resize(1);
        QCOMPARE(heard(faded), Cues());

        Layout dealt = before;
        for (int i = 0; i < 3; ++i) {
            dealt.pieces.push_back(card(QString::number(i), {200.0 + 100 * i, 100}));
            dealt.pieces.back().from = stock;
        }
        QCOMPARE(heard(dealt), Cues({{Sound::Card, 0}, {Sound::Card, kDealStep}, {Sound::Card, 2 * kDealStep}}));

        Layout rolled = dealt; // three dice thrown together are one roll
        for (Piece& piece : rolled.pieces)
            piece.sound = Sound::Dice;
        QCOMPARE(heard(rolled), Cues({{Sound::Dice, 0}}));
        Layout held = before; // dice moved by hand are silent
        for (Piece& piece : held.pieces) {
            piece.sound = Sound::Dice;
            piece.centre.ry() -= 250;
        }
        QCOMPARE(heard(held), Cues());
    }

    void aPieceCanTurnIntoAnother()
    {
        Cast cast;
        Layout layout;
        layout.pieces = {card(QStringLiteral("back:3"), {50, 60})};
        cast.show(layout, false);
        layout.pieces = {card(QStringLiteral("card:9c"), {300, 300})};
        layout.pieces[0].from = QStringLiteral("back:3");
        QVERIFY(cast.show(layout, true));
        QCOMPARE(cast.actors().size(), std::size_t{1}); // the back is not left to fade out
        QCOMPARE(cast.actors()[0].travel->from.centre, QPointF(50, 60));
    }

    void higherPiecesAreDrawnAndHitFirst()
    {
        Cast cast;
        Layout layout;
        layout.pieces = {card(QStringLiteral("high"), {100, 100}), card(QStringLiteral("low"), {120, 100})};
        layout.pieces[0].height = 5;
        layout.pieces[0].name = layout.pieces[1].name = QStringLiteral("card");
        cast.show(layout, false);
        QCOMPARE(cast.drawn().back()->piece.id, QStringLiteral("high"));
        QCOMPARE(cast.pieceAt({110, 100})->id, QStringLiteral("high"));
        QCOMPARE(cast.pieceAt({155, 100})->id, QStringLiteral("low"));
        QVERIFY(!cast.pieceAt({300, 100}));
    }

    void onlyDifferencesAreRepainted()
    {
        Layout layout;
        layout.pieces = {card(QStringLiteral("one"), {100, 100}), card(QStringLiteral("two"), {300, 100}),
                         card(QStringLiteral("three"), {500, 100})};
        const auto drawn = [](const Layout& shown) {
            Cast cast;
            cast.show(shown, false);
            return drawnPieces(cast);
        };
        const std::vector<DrawnPiece> before = drawn(layout);
        const auto changed = [&](const Layout& now) { return changedAreas(before, drawn(now)); };
        using Areas = std::vector<QRect>;
        QCOMPARE(changed(layout), Areas());
        Layout dimmed = layout;
        dimmed.pieces[1].dimmed = true;
        QCOMPARE(changed(dimmed), Areas({before[1].area, before[1].area}));
        Layout moved = layout;
        moved.pieces[2].centre = {500, 300};
        QCOMPARE(changed(moved), Areas({before[2].area, drawn(moved)[2].area}));
        Layout fewer = layout;
        fewer.pieces.erase(fewer.pieces.begin());
        QCOMPARE(changed(fewer), Areas({before[0].area}));
        Layout swapped = layout; // another stacking order
        std::swap(swapped.pieces[0], swapped.pieces[1]);
        QVERIFY(!changed(swapped).empty());
    }
    void aPieceReachesBeyondItself()
    {
        Cast cast;
        Layout layout;
        layout.pieces = {card(QStringLiteral("one"), {100, 100})};
        cast.show(layout, false);
        const QRect plain = paintedArea(cast, cast.actors().front());
        QVERIFY(plain.contains(QRect(50, 34, 100, 132))); // with shadow, ring and focus
        QVERIFY(!plain.contains(QPoint(300, 100)));
        layout.pieces[0].face.bleed = 20;
        cast.show(layout, false);
        QCOMPARE(paintedArea(cast, cast.actors().front()), plain.adjusted(-20, -20, 20, 20));
    }

    void aCalloutLiesAboveItsPieceIfThereIsRoom()
    {
        const QSizeF stage(800, 500);
        const auto callout = [&](const QRectF& place) {
            return calloutAt(QStringLiteral("one"), QStringLiteral("Not higher than the queen"), place, stage,
                             QGuiApplication::font());
        };
        const QRectF low(400, 300, 80, 112), high(400, 20, 80, 112);
        QVERIFY(callout(low).box.bottom() < low.top());
        QCOMPARE(callout(low).box.center().x(), low.center().x());
        QVERIFY(callout(high).box.top() > high.bottom());
        for (const QRectF& place : {low, high}) { // the tip is between callout and piece
            const Callout at = callout(place);
            QVERIFY(!at.box.contains(at.tip) && !place.contains(at.tip));
            QCOMPARE(at.tip.x(), place.center().x());
        }
        const auto boxAt = [&](const QRectF& prompt) {
            return calloutAt(QStringLiteral("one"), QStringLiteral("Not higher than the queen"), low, stage,
                             QGuiApplication::font(), prompt)
                .box;
        };
        const QRectF prompt(300, 260, 250, 30); // between the callout and the piece
        QVERIFY(callout(low).box.intersects(prompt));
        QVERIFY(boxAt(prompt).bottom() < prompt.top());
        QCOMPARE(boxAt({20, 20, 100, 30}), callout(low).box);
        for (const double x : {-30.0, 5.0, 715.0, 790.0}) {
            const Callout at = callout({x, 300, 80, 112});
            QVERIFY(QRectF(QPointF(), stage).contains(at.box));
            QVERIFY(at.tip.x() >= at.box.left() + 20 && at.tip.x() <= at.box.right() - 20);
        }
    }

    void smallPiecesAreTargetsOf24()
    {
        Actor actor{card(QStringLiteral("dot"), {100, 100})};
        actor.piece.size = QSizeF(8, 8);
        QVERIFY(Cast::covers(actor, {111, 100}));
        QVERIFY(!Cast::covers(actor, {113, 100}));
    }
    void aTurnedPieceIsHitWhereItLies()
    {
        Actor actor{card(QStringLiteral("trump"), {100, 100})};
        actor.piece.angle = 90;
        QVERIFY(Cast::covers(actor, {150, 100}));
        QVERIFY(!Cast::covers(actor, {100, 150}));
    }

    void shadowsFallDownTheScreen()
    {
        Sprites sprites;
        const Face face = plain(QStringLiteral("white"), Qt::white);
        SpriteSpec spec;
        spec.face = &face;
        spec.size = QSizeF(80, 112);
        spec.shadow = Shadow::Lifted;
        const Sprite below = sprites.of(spec);
        const double m = below.margin;
        QVERIFY(alphaAt(below, m + 40, m + 112 + 10) > alphaAt(below, m + 40, m - 10));
        spec.down = 3; // rotated clockwise by a quarter, so that the screen's bottom is at the piece's right
        const Sprite turned = sprites.of(spec);
        QVERIFY(alphaAt(turned, m + 80 + 10, m + 56) > alphaAt(turned, m - 10, m + 56));
    }

    void provisionalPicturesAreReplaced()
    {
        Sprites sprites;
        bool ready = false;
        Face face = plain(QStringLiteral("later"), Qt::red);
        face.draw = [&ready](QPainter& painter, QSizeF size) {
            painter.fillRect(QRectF(QPointF(), size), ready ? Qt::green : Qt::red);
        };
        face.isReady = [&ready](QSizeF, double) { return ready; };
        SpriteSpec spec;
        spec.face = &face;
        spec.size = QSizeF(20, 20);
        const auto middle = [&] {
            const Sprite& sprite = sprites.of(spec);
            return sprite.pixmap.toImage().pixelColor(sprite.pixmap.width() / 2, sprite.pixmap.height() / 2);
        };
        QCOMPARE(middle(), QColor(Qt::red));
        QVERIFY(sprites.hasProvisional());
        QVERIFY(sprites.takeReady().isEmpty());
        ready = true;
        QCOMPARE(sprites.takeReady(), QStringList(QStringLiteral("later")));
        QCOMPARE(middle(), QColor(Qt::green));
        QVERIFY(!sprites.hasProvisional());
    }
};

PARLOUR_TEST(TestStageParts)
#include "test_stage_parts.moc"
