// Movement in time, without a widget and without waiting: what each moment shows, tells and has painted anew.
#include "app/stage/stage_motion.h"
#include "tests/app/stage/stage_pieces.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

/// As smallTable, with the first card elsewhere.
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
    QRect reach(const QString& id) const { return reachOf(*cast_, *cast_->find(id)); }
    static bool contains(const Repaint& repaint, const QRect& area)
    {
        return std::find(repaint.areas.begin(), repaint.areas.end(), area) != repaint.areas.end();
    }

private slots:
    void init()
    {
        cast_ = std::make_unique<Cast>();
        motion_ = std::make_unique<StageMotion>(*cast_);
        motion_->show(smallTable(), Showing::AtOnce, {}, 0);
    }

    void piecesTravelInTheirTime()
    {
        const Moment begin = motion_->show(playedOne(), Showing::Moved, {}, 1000);
        QVERIFY(begin.started && begin.goesOn && !begin.ended);
        QVERIFY(motion_->isMoving());
        const double end = 1000 + cast_->length();
        QCOMPARE(placeOf("one"), QPointF(200, 400));
        const QRect before = reach("one");
        const Moment half = motion_->advance((1000 + end) / 2);
        QVERIFY(half.goesOn && !half.ended);
        QVERIFY(placeOf("one").y() < 300 && placeOf("one").y() > 150);
        QVERIFY(contains(half.repaint, before) && contains(half.repaint, reach("one")));
        QCOMPARE(half.repaint.areas.size(), std::size_t{2}); // the others lie still
        QVERIFY(!motion_->advance(end - 1).ended);
        const Moment last = motion_->advance(end);
        QVERIFY(last.ended && last.goesOn);
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(!motion_->isMoving());
        const Moment rest = motion_->advance(end + 16);
        QVERIFY(!rest.goesOn && !rest.ended && rest.repaint.areas.empty());
    }
    void thePaceCounts()
    {
        motion_->setPace(2);
        motion_->show(playedOne(), Showing::Moved, {}, 0);
        QVERIFY(!motion_->advance(cast_->length() / 2 - 1).ended);
        QVERIFY(motion_->advance(cast_->length() / 2).ended);
    }
    void whatStandsStillIsNoMovement()
    {
        const Moment same = motion_->show(smallTable(), Showing::Moved, {}, 0);
        QVERIFY(!same.started && !same.goesOn && same.repaint.areas.empty());
        QVERIFY(!motion_->isMoving());
        const Moment atOnce = motion_->show(playedOne(), Showing::AtOnce, {}, 0);
        QVERIFY(!atOnce.started && !atOnce.goesOn && !atOnce.repaint.areas.empty());
        QVERIFY(atOnce.sounds.empty());
        QCOMPARE(placeOf("one"), QPointF(200, 150));
    }
    void nobodyWaitsForWhatGesturesMove()
    {
        const Moment begin = motion_->show(playedOne(), Showing::Quietly, {}, 0);
        QVERIFY(begin.goesOn && !begin.started && begin.sounds.empty());
        QVERIFY(!motion_->isMoving());
        QCOMPARE(placeOf("one"), QPointF(200, 400)); // it travels all the same
        const Moment last = motion_->advance(cast_->length());
        QVERIFY(last.goesOn && !last.ended && last.sounds.empty());
        QCOMPARE(placeOf("one"), QPointF(200, 150));
    }
    /// So many cards come closer after one another than few.
    void aWholeDealTakesASecondAndAHalf()
    {
        motion_->show(dealt(52), Showing::Moved, {}, 0);
        QCOMPARE(placeOf("51"), QPointF(50, 50)); // still at the stock
        QVERIFY(!motion_->advance(1000).ended);
        QVERIFY(motion_->advance(1500).ended);
        QCOMPARE(placeOf("51"), QPointF(5200, 300));
    }
    void eachCardIsHeardWhenItComes()
    {
        QCOMPARE(motion_->show(dealt(3), Showing::Moved, {}, 0).sounds, std::vector{Sound::Card});
        QVERIFY(motion_->advance(kDealStep - 1).sounds.empty());
        QCOMPARE(motion_->advance(kDealStep).sounds, std::vector{Sound::Card});
        QVERIFY(motion_->advance(kDealStep + 1).sounds.empty());
        motion_->finish();
        motion_->show(playedOne(), Showing::Quietly, {}, 100);
        QVERIFY2(motion_->advance(1000).sounds.empty(), "what is skipped is not heard later");
    }
    void itIsHeardWithoutPaceToo()
    {
        motion_->setPace(0);
        const Moment begin = motion_->show(dealt(3), Showing::Moved, {}, 0);
        QCOMPARE(begin.sounds, std::vector{Sound::Card});
        QVERIFY(!begin.goesOn && !begin.started);
        QCOMPARE(placeOf("2"), QPointF(300, 300));
    }
    void finishingIsTheEnd()
    {
        motion_->show(playedOne(), Showing::Moved, {}, 0);
        const QRect before = reach("one");
        const Moment end = motion_->finish();
        QVERIFY(end.ended && !end.goesOn);
        QVERIFY(contains(end.repaint, before) && contains(end.repaint, reach("one")));
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(!motion_->finish().ended);
    }

    void reducedMotionFades()
    {
        QVERIFY(!motion_->fades(Showing::Moved));
        motion_->setReduced(true);
        QVERIFY(motion_->fades(Showing::Moved));
        QVERIFY(!motion_->fades(Showing::Quietly) && !motion_->fades(Showing::AtOnce));
        const Moment begin = motion_->show(playedOne(), Showing::Moved, somePicture(), 500);
        QVERIFY(begin.started && begin.goesOn && begin.repaint.isWhole);
        QCOMPARE(begin.sounds, std::vector{Sound::Card});
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QCOMPARE(motion_->fadingPart(500), 1.0);
        QCOMPARE(motion_->fadingPart(500 + kCrossFade / 4), 0.75);
        const Moment half = motion_->advance(500 + kCrossFade / 2);
        QVERIFY(half.goesOn && !half.ended && half.repaint.isWhole);
        const Moment last = motion_->advance(500 + kCrossFade);
        QVERIFY(last.goesOn && last.ended && last.repaint.isWhole);
        QVERIFY(motion_->fading().isNull());
        QCOMPARE(motion_->fadingPart(500 + kCrossFade), 0.0);
        motion_->setPace(0);
        QVERIFY(!motion_->fades(Showing::Moved));
    }
    void aFadeIsFinishedToo()
    {
        motion_->setReduced(true);
        motion_->show(playedOne(), Showing::Moved, somePicture(), 0);
        const Moment end = motion_->finish();
        QVERIFY(end.ended && end.repaint.isWhole);
        QVERIFY(motion_->fading().isNull());
        QVERIFY(!motion_->advance(10).goesOn);
    }

    void whatIsPointedAtIsRaised()
    {
        const std::vector<QRect> areas = motion_->raise("one", "two", 30);
        QVERIFY(contains({false, areas}, reach("one")) && contains({false, areas}, reach("two")));
        QVERIFY(liftOf("one") > 0 && liftOf("two") > liftOf("one"));
        const double before = liftOf("one");
        motion_->raise("one", "two", 30);
        QVERIFY(liftOf("one") > before);
        for (int i = 0; i < 10; ++i)
            motion_->raise("one", "two", 30);
        QVERIFY(motion_->raise("one", "two", 30).empty()); // there
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

    void whatIsLetGoGoesBack()
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
    void whatIsLetGoJoinsWhatRuns()
    {
        cast_->hold("two", {{600, 100}, QSizeF(80, 112)});
        motion_->show(playedOne(), Showing::Moved, {}, 0);
        cast_->hold("two", {{600, 100}, QSizeF(80, 112)});
        const double before = cast_->length();
        motion_->letGo(100);
        QCOMPARE(placeOf("two"), QPointF(600, 100));
        QVERIFY(cast_->length() > before);
        QVERIFY(!motion_->advance(before).ended);
        QCOMPARE(placeOf("one"), QPointF(200, 150));
        QVERIFY(motion_->advance(cast_->length()).ended);
    }
    void withoutMovementItIsBackAtOnce()
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
};

PARLOUR_TEST(TestStageMotion)
#include "test_stage_motion.moc"
