// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Motion without a widget and without waiting: poses, signals, sounds and repainted areas at given times.
#include "app/stage/stage_motion.h"
#include "tests/app/stage/stage_pieces.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

/// smallTable() with the first card moved.
Layout playedOne()
{
    Layout layout = smallTable();
    layout.pieces[2].centre = {200, 150};
    return layout;
}

Layout dealt(int cards)
{
    Layout layout = smallTable();
    for (int i = 0; i < cards; ++i) {
        layout.pieces.push_back(cardPiece(QString::number(i), {100.0 + 100 * i, 300}));
        layout.pieces.back().from = "stock";
    }
    return layout;
}

QPixmap somePicture()
{
    return QPixmap(10, 10);
}

} // namespace

class TestStageMotion : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Cast> cast_;
    std::unique_ptr<StageMotion> motion_;

    QPointF placeOf(const QString& id) const { return cast_->appearance(*cast_->find(id)).pose.centre; }
    double liftOf(const QString& id) const { return cast_->find(id)->lift.up; }
    QRect areaOf(const QString& id) const { return paintedArea(*cast_, *cast_->find(id)); }
    static bool contains(const Repaint& repaint, const QRect& area)
    {
        return std::find(repaint.areas.begin(), repaint.areas.end(), area) != repaint.areas.end();
    }

private slots:
    void init()
    {
        cast_ = std::make_unique<Cast>();
        motion_ = std::make_unique<StageMotion>(*cast_);
        motion_->show(smallTable(), Transition::Instant, {}, 0);
    }

    void piecesTravelInTheirTime()
    {
        const MotionUpdate begin = motion_->show(playedOne(), Transition::Animated, {}, 1000);
        QVERIFY(begin.started && begin.goesOn && !begin.ended);
        QVERIFY(motion_->isMoving());
        const double end = 1000 + cast_->length();
        QCOMPARE(placeOf("one"), QPointF(200, 400));
        const QRect before = areaOf("one");
        const MotionUpdate half = motion_->advance((1000 + end) / 2);
        QVERIFY(half.goesOn && !half.ended);
        QVERIFY(placeOf("one").y() < 300 && placeOf("one").y() > 150);
        QVERIFY(contains(half.repaint, before) && contains(half.repaint, areaOf("one")));
        QCOMPARE(half.repaint.areas.size(), std::size_t{2}); // the others are at rest
        QVERIFY(!motion_->advance(end - 1).ended);
        const MotionUpdate last = motion_->advance(end);
        QVERIFY(last.ended && last.goesOn);
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(!motion_->isMoving());
        const MotionUpdate rest = motion_->advance(end + 16);
        QVERIFY(!rest.goesOn && !rest.ended && rest.repaint.areas.empty());
    }
    void thePaceScalesDurations()
    {
        motion_->setPace(2);
        motion_->show(playedOne(), Transition::Animated, {}, 0);
        QVERIFY(!motion_->advance(cast_->length() / 2 - 1).ended);
        QVERIFY(motion_->advance(cast_->length() / 2).ended);
    }
    void unchangedAndInstantLayoutsStartNoMovement()
    {
        const MotionUpdate same = motion_->show(smallTable(), Transition::Animated, {}, 0);
        QVERIFY(!same.started && !same.goesOn && same.repaint.areas.empty());
        QVERIFY(!motion_->isMoving());
        const MotionUpdate atOnce = motion_->show(playedOne(), Transition::Instant, {}, 0);
        QVERIFY(!atOnce.started && !atOnce.goesOn && !atOnce.repaint.areas.empty());
        QVERIFY(atOnce.sounds.empty());
        QCOMPARE(placeOf("one"), QPointF(200, 150));
    }
    /// Showing the same layout again during a movement, as when a bot begins to think, changes nothing.
    void repeatingALayoutKeepsTheMovement()
    {
        motion_->show(playedOne(), Transition::Animated, {}, 1000);
        const double length = cast_->length();
        motion_->advance(1050);
        const QPointF there = placeOf("one");
        const MotionUpdate same = motion_->show(playedOne(), Transition::Animated, {}, 1050);
        QVERIFY(!same.started && !same.ended && same.goesOn);
        QVERIFY(same.sounds.empty() && same.repaint.areas.empty());
        QCOMPARE(placeOf("one"), there);
        QCOMPARE(cast_->length(), length);
        QVERIFY(!motion_->advance(999 + length).ended);
        QVERIFY(motion_->advance(1000 + length).ended);
    }
    void aNewLayoutRedirectsPieces()
    {
        motion_->show(dealt(3), Transition::Animated, {}, 0);
        motion_->advance(100); // the last of three has not started
        const QPointF first = placeOf("0"), second = placeOf("1");
        const double length = cast_->length();
        Layout next = dealt(3);
        next.pieces[6].centre = {700, 420}; // the first card
        const MotionUpdate update = motion_->show(next, Transition::Animated, {}, 100);
        QVERIFY(!update.started && !update.ended && update.goesOn);
        QCOMPARE(placeOf("0"), first); // from its present place
        QCOMPARE(placeOf("1"), second);
        QCOMPARE(placeOf("2"), QPointF(50, 50));
        QVERIFY(!motion_->advance(length).ended);
        QCOMPARE(placeOf("1"), QPointF(200, 300)); // with its own timing
        QCOMPARE(placeOf("2"), QPointF(300, 300));
        QVERIFY(placeOf("0") != QPointF(700, 420));
        QVERIFY(motion_->advance(100 + kLongestMove).ended);
        QCOMPARE(placeOf("0"), QPointF(700, 420));
    }
    /// A hand closes up under an arriving card, which hardly changes its course and not its arrival.
    void aSlightlyMovedGoalKeepsTheArrival()
    {
        const auto placeAt = [](double shift, double time) {
            Cast cast;
            StageMotion motion(cast);
            motion.show(smallTable(), Transition::Instant, {}, 0);
            Layout layout = playedOne();
            motion.show(layout, Transition::Animated, {}, 0);
            motion.advance(60);
            layout.pieces[2].centre.rx() += shift;
            motion.show(layout, Transition::Animated, {}, 60);
            motion.advance(time);
            return cast.appearance(*cast.find("one")).pose.centre;
        };
        for (const double time : {60.0, 90.0, 150.0, 240.0}) {
            const QPointF straight = placeAt(0, time), shifted = placeAt(4, time);
            QVERIFY(std::abs(straight.y() - shifted.y()) < 0.001);
            QVERIFY(shifted.x() >= straight.x() && shifted.x() <= straight.x() + 4);
        }
    }
    void aLeavingPieceGoesOnLeaving()
    {
        Layout cleared = smallTable();
        cleared.pieces.erase(cleared.pieces.begin() + 2, cleared.pieces.begin() + 4); // both active cards
        cleared.goesTo.insert("one", "stock");
        const auto leaving = [&] {
            return std::count_if(cast_->actors().begin(), cast_->actors().end(),
                                 [](const Actor& each) { return each.leaving; });
        };
        motion_->show(cleared, Transition::Animated, {}, 0);
        QCOMPARE(leaving(), 2);
        motion_->advance(50);
        const Pose seen = cast_->appearance(cast_->actors().front()).pose;
        Layout next = cleared;
        next.goesTo.clear();
        next.pieces[0].centre = {100, 100};
        motion_->show(next, Transition::Animated, {}, 50);
        QCOMPARE(leaving(), 2);
        QCOMPARE(cast_->appearance(cast_->actors().front()).pose, seen);
        motion_->advance(50 + kFadeOut);
        motion_->show(cleared, Transition::Animated, {}, 50 + kFadeOut);
        QCOMPARE(leaving(), 1); // the other has faded out
        // Undone during the movement, it returns from its present place.
        const QPointF there = cast_->appearance(cast_->actors().front()).pose.centre;
        motion_->show(smallTable(), Transition::Animated, {}, 50 + kFadeOut);
        QCOMPARE(leaving(), 0);
        QCOMPARE(placeOf("one"), there);
        QVERIFY(motion_->advance(1000).ended);
        QCOMPARE(placeOf("one"), QPointF(200, 400));
    }
    void aRollGoesOnRolling()
    {
        Layout rolled = smallTable();
        Piece die = cardPiece("die", {600, 250});
        die.from = "stock";
        die.entrance = {0, 500, [](QPainter&, double) {}};
        rolled.pieces.push_back(die);
        motion_->show(rolled, Transition::Animated, {}, 0);
        motion_->advance(200);
        const QPointF there = placeOf("die");
        rolled.pieces.back().entrance = {}; // the table no longer names the entrance
        rolled.pieces.back().centre = {620, 250};
        rolled.pieces.back().face.key = "lit";
        motion_->show(rolled, Transition::Animated, {}, 200);
        QVERIFY(QLineF(there, placeOf("die")).length() < 0.001);
        QCOMPARE(cast_->entrancePart(*cast_->find("die")), std::optional(0.4));
        QVERIFY(cast_->find("die")->piece.entrance.paint);
        QVERIFY(motion_->advance(500).ended);
        QCOMPARE(placeOf("die"), QPointF(620, 250));
    }
    void redirectingACardKeepsItsFlip()
    {
        Layout turned = playedOne();
        turned.pieces[2].face.key = "other side";
        motion_->show(turned, Transition::Animated, {}, 0);
        const FaceChange change = cast_->find("one")->travel->change;
        QCOMPARE(change.kind, Change::Flip);
        motion_->advance(change.delay + kFlip / 4);
        const double turn = cast_->appearance(*cast_->find("one")).turn;
        turned.pieces[2].centre = {600, 100};
        motion_->show(turned, Transition::Animated, {}, change.delay + kFlip / 4);
        QCOMPARE(cast_->appearance(*cast_->find("one")).turn, turn);
        motion_->advance(change.delay + kFlip * 0.6);
        QCOMPARE(cast_->appearance(*cast_->find("one")).beforePart, 0.0);
        QVERIFY(motion_->isMoving());
    }
    void noSoundIsLostByANewLayout()
    {
        QCOMPARE(motion_->show(dealt(3), Transition::Animated, {}, 0).sounds, std::vector{Sound::Card});
        Layout next = dealt(3);
        next.pieces.back().ring = Ring::Legal; // a silent change
        QVERIFY(motion_->show(next, Transition::Animated, {}, kDealStep - 10).sounds.empty());
        QCOMPARE(motion_->advance(kDealStep).sounds, std::vector{Sound::Card});
        next.pieces[0].centre = {500, 250};
        QCOMPARE(motion_->show(next, Transition::Animated, {}, kDealStep + 58).sounds, std::vector{Sound::Card});
        QVERIFY2(motion_->advance(2 * kDealStep).sounds.empty(), "these two are one");
        QVERIFY(motion_->advance(1000).sounds.empty());
        motion_->show(smallTable(), Transition::Instant, {}, 2000);
        motion_->show(dealt(3), Transition::Animated, {}, 2000);
        motion_->show(smallTable(), Transition::Animated, {}, 2010);
        QVERIFY2(motion_->advance(3000).sounds.empty(), "what is taken back does not come any more");
    }
    /// A movement also ends when the next layout comes after its time but before its last update.
    void anOverdueMovementEnds()
    {
        motion_->show(playedOne(), Transition::Animated, {}, 0);
        const MotionUpdate late = motion_->show(playedOne(), Transition::Animated, {}, 5000);
        QVERIFY(late.ended && !late.started && !late.goesOn);
        QVERIFY(!motion_->isMoving());
        motion_->show(smallTable(), Transition::Animated, {}, 6000);
        const MotionUpdate next = motion_->show(playedOne(), Transition::Animated, {}, 9000);
        QVERIFY(!next.ended && !next.started && next.goesOn); // joined by the next movement
        QVERIFY(motion_->advance(9000 + kLongestMove).ended);
    }
    void anInstantLayoutEndsTheMovement()
    {
        motion_->show(dealt(3), Transition::Animated, {}, 0);
        const MotionUpdate atOnce = motion_->show(playedOne(), Transition::Instant, {}, 50);
        QVERIFY(atOnce.ended && !atOnce.goesOn && atOnce.sounds.empty());
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        motion_->show(smallTable(), Transition::Quiet, {}, 60);
        QVERIFY(motion_->advance(1000).sounds.empty());
    }
    void gesturesAreNoMovementOfTheGame()
    {
        const MotionUpdate begin = motion_->show(playedOne(), Transition::Quiet, {}, 0);
        QVERIFY(begin.goesOn && !begin.started && begin.sounds.empty());
        QVERIFY(!motion_->isMoving());
        QCOMPARE(placeOf("one"), QPointF(200, 400)); // it still travels
        const MotionUpdate last = motion_->advance(cast_->length());
        QVERIFY(last.goesOn && !last.ended && last.sounds.empty());
        QCOMPARE(placeOf("one"), QPointF(200, 150));
    }
    /// Many cards follow each other at shorter intervals than few.
    void aWholeDealTakesASecondAndAHalf()
    {
        motion_->show(dealt(52), Transition::Animated, {}, 0);
        QCOMPARE(placeOf("51"), QPointF(50, 50)); // still at the stock
        QVERIFY(!motion_->advance(1000).ended);
        QVERIFY(motion_->advance(1500).ended);
        QCOMPARE(placeOf("51"), QPointF(5200, 300));
    }
    void eachCardSoundsWhenItEnters()
    {
        QCOMPARE(motion_->show(dealt(3), Transition::Animated, {}, 0).sounds, std::vector{Sound::Card});
        QVERIFY(motion_->advance(kDealStep - 1).sounds.empty());
        QCOMPARE(motion_->advance(kDealStep).sounds, std::vector{Sound::Card});
        QVERIFY(motion_->advance(kDealStep + 1).sounds.empty());
        motion_->finish();
        motion_->show(playedOne(), Transition::Quiet, {}, 100);
        QVERIFY2(motion_->advance(1000).sounds.empty(), "what is skipped is not heard later");
    }
    void zeroPaceKeepsTheSounds()
    {
        motion_->setPace(0);
        const MotionUpdate begin = motion_->show(dealt(3), Transition::Animated, {}, 0);
        QCOMPARE(begin.sounds, std::vector{Sound::Card});
        QVERIFY(!begin.goesOn && !begin.started);
        QCOMPARE(placeOf("2"), QPointF(300, 300));
    }
    void finishEndsEverything()
    {
        motion_->show(playedOne(), Transition::Animated, {}, 0);
        const QRect before = areaOf("one");
        const MotionUpdate end = motion_->finish();
        QVERIFY(end.ended && !end.goesOn);
        QVERIFY(contains(end.repaint, before) && contains(end.repaint, areaOf("one")));
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(!motion_->finish().ended);
    }

    void reducedMotionFades()
    {
        QVERIFY(!motion_->fades(Transition::Animated));
        motion_->setReduced(true);
        QVERIFY(motion_->fades(Transition::Animated));
        QVERIFY(!motion_->fades(Transition::Quiet) && !motion_->fades(Transition::Instant));
        const MotionUpdate begin = motion_->show(playedOne(), Transition::Animated, somePicture(), 500);
        QVERIFY(begin.started && begin.goesOn && begin.repaint.isWhole);
        QCOMPARE(begin.sounds, std::vector{Sound::Card});
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QCOMPARE(motion_->fadingPart(500), 1.0);
        QCOMPARE(motion_->fadingPart(500 + kCrossFade / 4), 0.75);
        const MotionUpdate half = motion_->advance(500 + kCrossFade / 2);
        QVERIFY(half.goesOn && !half.ended && half.repaint.isWhole);
        const MotionUpdate last = motion_->advance(500 + kCrossFade);
        QVERIFY(last.goesOn && last.ended && last.repaint.isWhole);
        QVERIFY(motion_->fading().isNull());
        QCOMPARE(motion_->fadingPart(500 + kCrossFade), 0.0);
        motion_->setPace(0);
        QVERIFY(!motion_->fades(Transition::Animated));
    }
    void aFadeRestartsOnlyOnAVisibleChange()
    {
        motion_->setReduced(true);
        motion_->show(playedOne(), Transition::Animated, somePicture(), 0);
        const MotionUpdate same = motion_->show(playedOne(), Transition::Animated, somePicture(), kCrossFade / 2);
        QVERIFY(!same.started && !same.ended && same.goesOn && !same.repaint.isWhole);
        QCOMPARE(motion_->fadingPart(kCrossFade / 2), 0.5);
        const MotionUpdate other = motion_->show(smallTable(), Transition::Animated, somePicture(), kCrossFade / 2);
        QVERIFY(!other.started && !other.ended && other.repaint.isWhole);
        QCOMPARE(motion_->fadingPart(kCrossFade / 2), 1.0);
        QVERIFY(!motion_->advance(kCrossFade).ended);
        QVERIFY(motion_->advance(kCrossFade * 1.5).ended);
        QVERIFY(!motion_->show(smallTable(), Transition::Animated, somePicture(), 1000).goesOn);
    }
    void finishEndsAFade()
    {
        motion_->setReduced(true);
        motion_->show(playedOne(), Transition::Animated, somePicture(), 0);
        const MotionUpdate end = motion_->finish();
        QVERIFY(end.ended && end.repaint.isWhole);
        QVERIFY(motion_->fading().isNull());
        QVERIFY(!motion_->advance(10).goesOn);
    }

    void hoveredAndSelectedCardsAreRaised()
    {
        const std::vector<QRect> areas = motion_->raise("one", "two", 30);
        QVERIFY(contains({false, areas}, areaOf("one")) && contains({false, areas}, areaOf("two")));
        QVERIFY(liftOf("one") > 0 && liftOf("two") > liftOf("one"));
        const double before = liftOf("one");
        motion_->raise("one", "two", 30);
        QVERIFY(liftOf("one") > before);
        for (int i = 0; i < 10; ++i)
            motion_->raise("one", "two", 30);
        QVERIFY(motion_->raise("one", "two", 30).empty()); // arrived
        QVERIFY(!motion_->raise({}, {}, 30).empty());
        for (int i = 0; i < 10; ++i)
            motion_->raise({}, {}, 30);
        QCOMPARE(cast_->find("one")->lift, Lift());
    }
    void onlyCardsThatActAreRaised() { QVERIFY(motion_->raise("button", "three", 30).empty()); }
    void reducedMotionRaisesAtOnce()
    {
        motion_->setReduced(true);
        motion_->raise("one", {}, 1);
        QVERIFY(motion_->raise("one", {}, 1).empty());
        QVERIFY(liftOf("one") > 0);
    }

    void aReleasedPieceGoesBack()
    {
        Pose pose = poseOf(*cast_->piece("one"));
        pose.centre = {600, 100};
        cast_->hold("one", pose);
        motion_->letGo(2000);
        QCOMPARE(placeOf("one"), QPointF(600, 100));
        QVERIFY(!motion_->isMoving());
        QVERIFY(motion_->advance(2050).goesOn);
        QVERIFY(placeOf("one") != QPointF(600, 100) && placeOf("one") != QPointF(200, 400));
        motion_->advance(2000 + cast_->length());
        QCOMPARE(placeOf("one"), QPointF(200, 400));
    }
    void aReleasedPieceJoinsARunningMovement()
    {
        cast_->hold("two", {{600, 100}, QSizeF(80, 112)});
        motion_->show(playedOne(), Transition::Animated, {}, 0);
        cast_->hold("two", {{600, 100}, QSizeF(80, 112)});
        const double before = cast_->length();
        motion_->letGo(100);
        QCOMPARE(placeOf("two"), QPointF(600, 100));
        QVERIFY(cast_->length() > before);
        QVERIFY(!motion_->advance(before).ended);
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(motion_->advance(cast_->length()).ended);
    }
    void aReleasedPieceIsBackAtOnceWithoutMotion()
    {
        for (const bool reduced : {false, true}) {
            motion_->setReduced(reduced);
            motion_->setPace(reduced ? 1 : 0);
            cast_->hold("one", {{600, 100}, QSizeF(80, 112)});
            motion_->letGo(0);
            QCOMPARE(placeOf("one"), QPointF(200, 400));
        }
        motion_->letGo(0); // nothing is held
    }

    // ------------------------------------------------------------------------------------------------- effects

    /// playedOne() with an effect at the card.
    static Layout remembered()
    {
        Layout layout = playedOne();
        const auto nothing = [](QPainter&, const QRectF&, double) {};
        layout.effects.push_back({"beaten", "one", Sound::Strike, 600, true, 20, nothing});
        return layout;
    }

    /// A new score waits for the effect that explains it.
    void aFaceDelayPostponesTheNewFace()
    {
        const auto scored = [](int points, double faceDelay) {
            Layout layout;
            layout.pieces.push_back(
                {.id = "score", .size = {40, 40}, .face = {QString::number(points), {}}, .faceDelay = faceDelay});
            return layout;
        };
        motion_->show(scored(1, 0), Transition::Animated, {}, 1000);
        motion_->advance(2000);
        motion_->show(scored(2, 500), Transition::Animated, {}, 2000);
        const auto partOfOld = [&](double now) {
            motion_->advance(now);
            return cast_->appearance(cast_->actors().front()).beforePart;
        };
        QCOMPARE(partOfOld(2499), 1.0);
        QVERIFY(partOfOld(2550) < 1);
        motion_->show(scored(2, 500), Transition::Animated, {}, 2560); // the same again: the delay goes on
        QVERIFY(partOfOld(2599) < 0.5);
        QCOMPARE(partOfOld(2600), 0.0);
    }

    void anEffectStartsWhenThePiecesLieAndEnds()
    {
        motion_->show(remembered(), Transition::Animated, {}, 1000);
        const double end = 1000 + cast_->length();
        QVERIFY(motion_->advance(end - 1).sounds.empty());
        QVERIFY(motion_->effects(end - 1).empty());
        const MotionUpdate begin = motion_->advance(end);
        QVERIFY(begin.ended); // effects are not waited for
        QCOMPARE(begin.sounds, std::vector{Sound::Strike});
        QVERIFY(!motion_->isMoving() && !motion_->isAtRest());
        QCOMPARE(motion_->effects(end + 300).size(), std::size_t{1});
        QCOMPARE(motion_->effects(end + 300).front().part, 0.5);
        const MotionUpdate half = motion_->advance(end + 300);
        QVERIFY(std::any_of(half.repaint.areas.begin(), half.repaint.areas.end(),
                            [](const QRect& area) { return area.contains(QPoint(200, 150)); }));
        QVERIFY(half.sounds.empty()); // sounds once
        QVERIFY(motion_->advance(end + 600).goesOn);
        QVERIFY(motion_->effects(end + 600).empty());
        QVERIFY(motion_->isAtRest());
        QVERIFY(!motion_->advance(end + 616).goesOn);
    }

    void anEffectIsShownOnceForAStep()
    {
        motion_->show(remembered(), Transition::Animated, {}, 1000);
        motion_->advance(3000);
        motion_->advance(4000);
        motion_->show(remembered(), Transition::Animated, {}, 5000); // made again, as for a gesture
        QVERIFY(!motion_->advance(6000).goesOn);
    }

    void reducedMotionLeavesAnEffectItsSoundAlone()
    {
        motion_->setReduced(true);
        const MotionUpdate shown = motion_->show(remembered(), Transition::Animated, {}, 1000);
        QVERIFY(std::count(shown.sounds.begin(), shown.sounds.end(), Sound::Strike) == 1);
        QVERIFY(motion_->effects(1100).empty());
    }

    void anActionAndAJumpEndAnEffect()
    {
        motion_->show(remembered(), Transition::Animated, {}, 1000);
        motion_->finish();
        QVERIFY(motion_->effects(1700).empty());
        motion_->show(smallTable(), Transition::Instant, {}, 2000);
        motion_->show(remembered(), Transition::Instant, {}, 2100);
        QVERIFY(motion_->effects(2200).empty());
    }
};

PARLOUR_TEST(TestStageMotion)
#include "test_stage_motion.moc"
