// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A finger in place of the mouse: a long press tells what hovering tells, a flick scrolls, and taps play whole games.
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "app/window/play/table_bar.h"
#include "app/window/settings/settings_sheet.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QTimer>
#include <QToolTip>

using namespace parlour;

class TestTouch : public QObject {
    Q_OBJECT

    QPointingDevice* finger_ = nullptr;
    std::unique_ptr<test::Driver> driver_;

    const Session& session() { return driver_->session(); }
    Stage& stage() { return *driver_->part<Stage>(); }
    void start(const std::string& game, const RuleMap& rules = {})
    {
        const GameInfo& info = *findGame(game);
        std::vector<std::string> seats(static_cast<std::size_t>(info.seats(*info.complete(rules))), game + ".random");
        seats.front() = kPerson;
        driver_->window().start({game, *info.complete(rules), seats, 1});
        UNTIL(session().asked() >= 0);
        test::settle(); // the bar finds its width
    }
    void tap(QWidget& widget, const QPoint& at)
    {
        QTest::touchEvent(&driver_->window(), finger_).press(0, at, &widget);
        QTest::touchEvent(&driver_->window(), finger_).release(0, at, &widget);
        QCoreApplication::processEvents();
    }
    /// Presses long enough, and lifts the finger.
    void hold(QWidget& widget, const QPoint& at)
    {
        QToolTip::hideText();
        QSignalSpy becameLong(driver_->window().findChild<QTimer*>("long press"), &QTimer::timeout);
        QTest::touchEvent(&driver_->window(), finger_).press(0, at, &widget);
        UNTIL(becameLong.size() == 1);
        QTest::touchEvent(&driver_->window(), finger_).release(0, at, &widget);
        test::settle();
    }
    void playToTheEnd()
    {
        start("pazaak");
        while (!session().line().isOver()) {
            UNTIL(session().asked() >= 0 || session().line().isOver());
            QVERIFY(session().line().isOver() || driver_->actOnce());
        }
        UNTIL(driver_->shows("Rematch"));
    }
    /// A comparison with lines to show, over the window.
    void showComparison()
    {
        Comparison comparison;
        comparison.lines[0] = comparison.lines[1] = {{}};
        auto* details = new ComparisonDetails(plainCanvas());
        details->setParent(&driver_->window());
        details->set(&comparison, {}, {});
        details->offerShow(&comparison);
        details->setOpen(true);
        details->resize(400, 300);
        details->show();
        QVERIFY(!details->findChildren<QAbstractButton*>().isEmpty());
    }
    /// The pieces that a tap may act on, by id.
    QStringList acting()
    {
        QStringList ids;
        for (const Piece& piece : stage().layout().pieces)
            if (piece.acts() || !piece.mark.isEmpty())
                ids << piece.id;
        return ids;
    }

private slots:
    void initTestCase() { finger_ = QTest::createTouchDevice(); }
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void aLongPressTellsWhyThereIsNoUndo()
    {
        driver_->window().start({"durak", *findGame("durak")->complete({}), {std::string(kPerson), "person:Anna"}, 5});
        UNTIL(session().awaited() >= 0);
        test::settle();
        Button& undo = *driver_->part<TableBar>()->undo;
        QVERIFY(undo.isVisible() && !undo.refusal().isEmpty());
        hold(undo, undo.rect().center());
        QVERIFY(QToolTip::isVisible()); // the lifted finger leaves it
        QCOMPARE(QToolTip::text(), undo.refusal());
    }

    void aLongPressOnAButtonPressesNothing()
    {
        start("durak");
        Button& panel = *driver_->part<TableBar>()->panel;
        const bool isOpen = panel.isChecked();
        hold(panel, panel.rect().center());
        QCOMPARE(panel.isChecked(), isOpen);
        QVERIFY(!panel.isDown());
        tap(panel, panel.rect().center());
        QCOMPARE(panel.isChecked(), !isOpen);
    }

    void aLongPressOnACardExplainsItAndPlaysNothing()
    {
        start("pazaak");
        const auto& pieces = stage().layout().pieces;
        const auto card = std::find_if(pieces.begin(), pieces.end(),
                                       [](const Piece& each) { return each.acts() && !each.description.isEmpty(); });
        QVERIFY(card != pieces.end());
        const QString id = card->id;
        const int before = session().line().length();
        hold(stage(), stage().pieceRect(id).center().toPoint());
        QVERIFY(QToolTip::isVisible());
        QCOMPARE(stage().gesture().hovered, id);
        QCOMPARE(session().line().length(), before);
        QVERIFY(stage().gesture().selected.isEmpty());
    }

    void aFlickScrollsAndPressesNothing()
    {
        driver_->window().resize(900, 500);
        driver_->press("Settings");
        UNTIL(driver_->part<SettingsSheet>() != nullptr);
        auto* area = driver_->part<SettingsSheet>()->findChild<QScrollArea*>();
        QVERIFY(area && area->verticalScrollBar()->maximum() > 100);
        const Preferences before = driver_->window().library().settings().preferences();
        QWidget& view = *area->viewport();
        // From every control that is in sight.
        for (const auto* button : area->findChildren<QAbstractButton*>()) {
            area->verticalScrollBar()->setValue(0);
            const QPoint from = button->mapTo(&view, button->rect().center());
            if (!button->isVisible() || !view.rect().contains(from))
                continue;
            QTest::touchEvent(&driver_->window(), finger_).press(0, from, &view);
            for (int step = 1; step <= 10; ++step)
                QTest::touchEvent(&driver_->window(), finger_).move(0, from - QPoint(0, 12 * step), &view);
            UNTIL(area->verticalScrollBar()->value() > 0);
            QTest::touchEvent(&driver_->window(), finger_).release(0, from - QPoint(0, 120), &view);
            QScroller::scroller(&view)->stop();
            test::settle();
        }
        QVERIFY(driver_->window().library().settings().preferences() == before);
    }

    void everyTargetIsLargeEnoughAtLargerSizes_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : {"lobby", "table", "result", "comparison", "Settings", "History", "New game"})
            QTest::newRow(page) << page;
    }
    /// 44 px at a size of 125 %.
    void everyTargetIsLargeEnoughAtLargerSizes()
    {
        QFETCH(QString, page);
        if (page == "table")
            start("durak");
        else if (page == "result")
            playToTheEnd();
        else if (page == "comparison")
            showComparison();
        else if (page == "New game")
            emit driver_->part<LobbyPage>()->newGameWanted("durak");
        else if (page != "lobby")
            driver_->press(page);
        test::settle();
        for (const auto* button : driver_->window().findChildren<QAbstractButton*>())
            if (!button->visibleRegion().isEmpty())
                QVERIFY2(std::min(button->width(), button->height()) * 1.25 >= 44,
                         qPrintable(button->text() + button->accessibleName()));
    }

    void everyPieceIsLargeEnoughInALowWindow_data()
    {
        QTest::addColumn<int>("least"); // px
        QTest::newRow("durak") << 44;
        QTest::newRow("pazaak") << kTarget;
        QTest::newRow("pazaak-full") << kTarget;
        QTest::newRow("yahtzee") << 18; // the rows of the score card share its height
        QTest::newRow("coup") << 28;
        QTest::newRow("coins") << 8; // the rounds share the width, and are 140 px high
    }
    void everyPieceIsLargeEnoughInALowWindow()
    {
        QFETCH(int, least);
        driver_->window().resize(900, 500);
        start(QTest::currentDataTag());
        for (int turn = 0; turn < 20 && !session().line().isOver(); ++turn) {
            for (const QString& id : acting()) {
                const QSizeF size = stage().pieceRect(id).size();
                QVERIFY2(std::min(size.width(), size.height()) >= least, qPrintable(id));
            }
            QVERIFY(driver_->actOnce());
            UNTIL((session().asked() >= 0 && !acting().isEmpty()) || session().line().isOver());
        }
    }

    void tapsPlayAWholeGame_data()
    {
        QTest::addColumn<RuleMap>("rules");
        QTest::newRow("durak") << RuleMap{{"deck", "24"}};
        QTest::newRow("pazaak") << RuleMap{};
        QTest::newRow("yahtzee") << RuleMap{};
        QTest::newRow("coup") << RuleMap{};
        QTest::newRow("coins") << RuleMap{{"rounds", "10"}};
    }
    void tapsPlayAWholeGame()
    {
        QFETCH(RuleMap, rules);
        start(QTest::currentDataTag(), rules);
        int turn = 0;
        while (!session().line().isOver()) {
            UNTIL(session().asked() >= 0 || session().line().isOver());
            const QStringList ids = acting();
            for (const QString& id : ids) // a further one in each round, in case one only selects
                if (const QRectF rect = stage().pieceRect(ids[(ids.indexOf(id) + turn) % ids.size()]); rect.isValid()) {
                    tap(stage(), rect.center().toPoint());
                    break;
                }
            QVERIFY(++turn < 5000);
        }
    }
};

PARLOUR_TEST(TestTouch)
#include "test_touch.moc"
