// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Show me: the lines behind a hint's reason on the table. They end by themselves or at a click, and leave the game as it
// was.
#include "app/draw/text.h"
#include "app/window/play/coach/coach.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/coach/line_show.h"
#include "app/window/play/transport.h"
#include "engine/base/index.h"
#include "engine/positions.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

using namespace parlour;

class TestLineShow : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    LineShow* show() { return driver_->part<LineShow>(); }
    const Position& position() { return driver_->window().table()->position(); }
    const Layout& layout() { return driver_->part<Stage>()->layout(); }

    /// The state that must not change while lines are shown.
    QStringList gameNow()
    {
        const Session& session = driver_->session();
        QStringList now{QString::number(session.asked()), QString::number(session.line().cursor()),
                        QString::number(session.saver().hints()), QString::number(session.line().isOver())};
        for (const Step& each : session.line().record().steps)
            now << QString("%1 %2").arg(each.who).arg(QString::fromStdString(each.text));
        for (const std::string& each : position().legal)
            now << QString::fromStdString(each);
        for (Seat seat = 0; seat < session.line().match().seats(); ++seat)
            now << QString::fromStdString(positionText(session.line().match(), "durak", seat));
        return now;
    }
    QStringList piecesNow()
    {
        QStringList pieces;
        for (const Piece& each : layout().pieces)
            pieces << QString("%1 %2 %3 %4").arg(each.id, each.name).arg(each.centre.x()).arg(each.choices.size());
        return pieces;
    }
    /// Opens a hint of a decision in which the actions differ, with its figures, and presses the button.
    void startShow()
    {
        for (std::uint64_t seed = 1; seed < 20 && !driver_->find("Show me"); ++seed)
            openHint(seed);
        before_ = gameNow();
        pieces_ = piecesNow();
        QVERIFY(driver_->press("Show me"));
        QVERIFY(show()->isOn());
    }
    void openHint(std::uint64_t seed)
    {
        driver_->window().start({"durak", {}, {std::string(kPerson), "durak.greedy"}, seed});
        UNTIL(driver_->session().asked() == 0);
        if (driver_->session().line().match().question(0).isForced)
            return;
        for (int press = 0; press < 2; ++press) {
            QTest::keyClick(driver_->window().table(), Qt::Key_H);
            UNTIL(!driver_->part<HintCard>()->isWaiting());
        }
        UNTIL(!driver_->shows("Working out why"));
        QTest::keyClick(driver_->window().table(), Qt::Key_H); // More
        test::settle(driver_->window());
    }
    void passDelay()
    {
        auto* timer = show()->findChild<QTimer*>();
        QTimerEvent event(timer->timerId());
        QCoreApplication::sendEvent(timer, &event);
        test::settle(driver_->window());
    }

    QStringList before_, pieces_;

private slots:
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void itPlaysBothLinesAndEnds()
    {
        startShow();
        QVERIFY(layout().find("show:label"));
        QStringList titles;
        for (int step = 0; show()->isOn() && step < 100; ++step) {
            QVERIFY(position().asked < 0 && position().legal.empty());
            QVERIFY(position().over || !position().views[1].has_value()); // the hands of others stay closed
            QVERIFY(layout().find("show:label")->name.startsWith(spoken(show()->title())));
            if (titles.isEmpty() || titles.last() != show()->title())
                titles << show()->title();
            QVERIFY(
                std::none_of(layout().pieces.begin(), layout().pieces.end(), [](const Piece& each) { return each.acts(); }));
            passDelay();
        }
        QVERIFY(!show()->isOn());
        QCOMPARE(titles.size(), 2);
        QVERIFY(titles[0].startsWith("One of many deals") && titles[1].startsWith("The same deal"));
        QCOMPARE(gameNow(), before_);
        QCOMPARE(piecesNow(), pieces_);
        QVERIFY(driver_->part<HintCard>()->isVisible());
    }

    void anyClickOrKeyEndsItAndDoesNothingElse()
    {
        startShow();
        passDelay();
        QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
        QVERIFY(!show()->isOn());
        QCOMPARE(gameNow(), before_);
        QVERIFY(driver_->part<HintCard>()->isVisible());
        QVERIFY(driver_->press("Show me"));
        auto* stage = driver_->part<Stage>();
        QTest::mouseClick(stage, Qt::LeftButton, {}, layout().pieces.back().centre.toPoint());
        QVERIFY(!show()->isOn());
        QCOMPARE(gameNow(), before_);
        QCOMPARE(piecesNow(), pieces_);
    }

    /// At a decision of a finished game, whose hands are open otherwise.
    void aFinishedGameShowsThemFromItsSeat()
    {
        Opening opening{{test::playedBy("durak", {"durak.greedy", "durak.greedy"}, 5), {}, {}}};
        Library& library = driver_->window().library();
        TablePage page(library, windowStyleFor(library.settings().preferences(), false), *findGame("durak"),
                       *findTable("durak"), opening);
        page.resize(1280, 800);
        page.show();
        const std::vector<Step>& steps = page.session().line().record().steps;
        const auto hasChoice = [&] {
            const int now = page.session().line().cursor();
            return now < std::ssize(steps) && steps[asIndex(now)].who >= 0
                && page.session().line().match().legal(steps[asIndex(now)].who).size() > 1;
        };
        for (int step = 0; step == 0 || !hasChoice(); ++step) {
            QVERIFY(step < std::ssize(steps));
            emit page.findChild<Transport*>()->goWanted(step);
            test::settle();
        }
        const int cursor = page.session().line().cursor();
        const Seat seat = steps[asIndex(cursor)].who;
        const std::vector<std::string> legal = page.session().line().match().legal(seat);
        auto comparison = std::make_shared<Comparison>();
        comparison->lines = {std::vector<LineStep>{{seat, legal.front()}}, std::vector<LineStep>{{seat, legal.back()}}};
        QVERIFY(page.position().open);
        emit page.mode().showWanted(seat, comparison);
        auto* show = page.findChild<LineShow*>();
        QVERIFY(show->isOn() && !page.position().open && page.position().viewpoint == seat);
        show->end();
        QVERIFY(page.position().open);
        QCOMPARE(page.session().line().cursor(), cursor);
    }

    void itEndsWhenTheGameGoesOn()
    {
        startShow();
        const int before = driver_->session().line().length();
        emit driver_->part<Stage>()->chosen(driver_->session().line().match().legal(0).front());
        UNTIL(driver_->session().line().length() > before);
        QVERIFY(!show()->isOn());
        QVERIFY(!layout().find("show:label"));
    }
};

PARLOUR_TEST(TestLineShow)
#include "test_line_show.moc"
