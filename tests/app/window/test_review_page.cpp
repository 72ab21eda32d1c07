// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a finished game next to its table: deliberate mistakes are listed, the account adds up, and trying again and
// exporting work through the window.
#include "ai/core/bots.h"
#include "app/analysis/review_cache.h"
#include "app/draw/figures.h"
#include "app/stage/stage.h"
#include "app/store/game_file.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/value_list.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/result/offer_line.h"
#include "app/window/play/result/result_review.h"
#include "app/window/play/transport.h"
#include "app/window/review/review_controller.h"
#include "app/window/review/review_curve.h"
#include "app/window/review/review_html.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QScrollBar>

#include <cmath>
#include <utility>

using namespace parlour;
using test::newRecord;
using test::playedOut;

class TestReviewPage : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    /// A game of Pazaak in which the person always plays the last legal action, which is bad play.
    static Record badGame(const std::string& opponent = "pazaak.kid")
    {
        return playedOut(newRecord("pazaak", {std::string(kPerson), opponent}, 7));
    }

    void openGame(const Record& record)
    {
        const QString path = driver_->home() + "/review.parlour";
        QCOMPARE(writeWhole(path, toJson(GameFile{record, {}, {}})), QString());
        driver_->window().openFile(path);
        QVERIFY(test::comesTrue([&] { return controller() && isReviewed(); }));
        test::settle(driver_->window());
    }
    ReviewController* controller() { return driver_->window().findChild<ReviewController*>(); }
    bool isReviewed() { return !controller()->review().positions.empty() && controller()->review().isDone(); }
    const ReviewText& text() { return controller()->text(); }

private slots:
    // One window for all tests, so that the analysts' tables are solved once.
    void initTestCase() { driver_ = std::make_unique<test::Driver>(); }
    void cleanupTestCase() { driver_.reset(); }

    void theAccountAddsUp()
    {
        driver_->window().resize(1280, 1000);
        openGame(badGame());
        QVERIFY(driver_->shows("Mistakes, worst first"));
        driver_->window().resize(1280, 800);
        const std::vector<ReviewText::Mistake>& mistakes = text().mistakes;
        QVERIFY(!mistakes.empty());
        const std::vector<LedgerEntry> ledger = ledgerOf(controller()->review(), Currency::Share);
        double worst = 0;
        for (const LedgerEntry& entry : ledger)
            worst = std::max(worst, entry.loss.value);
        QCOMPARE(ledger[static_cast<std::size_t>(mistakes.front().step)].loss.value, worst);
        QVERIFY(driver_->shows(mistakes.front().title));
        // The displayed account, in whole percent, adds up from the start to the result.
        double sum = 0;
        const auto number = [](const QString& words) {
            return QString(words).remove(QRegularExpression("[^0-9.+\u2212-]")).replace(QChar(0x2212), '-').toDouble();
        };
        for (std::size_t i = 0; i + 1 < text().account.size(); ++i)
            sum += number(text().account[i].figure);
        QVERIFY2(sum == number(text().account.back().figure), qPrintable(QString::number(sum)));
    }

    /// Card and page use the same review, and the card waits until it is complete.
    void theResultShowsTheFiguresOfTheReview()
    {
        openGame(badGame());
        const std::vector<SeatInfo> seats{{"You", {}, true}, {"Kid", {}}};
        const auto lineWhen = [&](bool isDone) {
            return resultReviewOf(controller()->review(), isDone, *findTable("pazaak"), driver_->session(), seats).line;
        };
        QVERIFY(!lineWhen(false).contains('%'));
        const Account account = accountOf(controller()->review(), Currency::Share);
        QVERIFY(account.errors > 0 && account.errors <= 1 && std::abs(account.luck) <= 1);
        for (const double each : {account.errors, account.luck})
            QVERIFY2(lineWhen(true).contains(percentOf(std::abs(each))), qPrintable(lineWhen(true)));
        const auto isShown = [this](const QString& figure) {
            return std::any_of(text().account.begin(), text().account.end(),
                               [&](const ReviewText::Row& row) { return row.figure == figure; });
        };
        QVERIFY(isShown(percentOf(-account.errors, 0, true)) && isShown(percentOf(account.luck, 0, true)));
    }

    void sumsBeyondTheWinAreExplained_data()
    {
        QTest::addColumn<QString>("opponent");
        QTest::addColumn<bool>("isBeyond");
        QTest::newRow("one loses") << "pazaak.kid" << false;
        QTest::newRow("both go on throwing the match away") << "pazaak.random" << true;
    }

    /// A note explains sums of more than a whole game.
    void sumsBeyondTheWinAreExplained()
    {
        QFETCH(QString, opponent);
        QFETCH(bool, isBeyond);
        openGame(badGame(opponent.toStdString()));
        const Account account = accountOf(controller()->review(), Currency::Share);
        QCOMPARE(std::max({std::abs(account.luck), account.errors, std::abs(account.others)}) >= 1, isBeyond);
        QCOMPARE(!text().accountNote.isEmpty(), isBeyond);
        QCOMPARE(driver_->shows("one after the other"), isBeyond);
    }

    void noShareIsAboveAWholeGame()
    {
        QCOMPARE(sumOfChances(-0.462, 0, true), percentOf(-0.462, 0, true));
        QCOMPARE(sumOfChances(2.245), QString("2.2 games"));
        QVERIFY(!sumOfChances(-1, 1, true).contains('%'));
    }

    void theReviewOpensAtADecision()
    {
        openGame(badGame());
        const int cursor = driver_->session().line().cursor();
        QVERIFY(driver_->session().line().record().steps[static_cast<std::size_t>(cursor)].who != kChanceSeat);
    }

    void nextMistakeFollowsTheList()
    {
        openGame(badGame());
        const std::vector<ReviewText::Mistake> list = text().mistakes;
        QVERIFY(list.size() > 2);
        emit driver_->part<ReviewPanel>()->goWanted(list.front().step);
        for (std::size_t i = 1; i <= list.size(); ++i) {
            QTest::keyClick(driver_->window().table(), Qt::Key_M);
            QCOMPARE(driver_->session().line().cursor(), list[i % list.size()].step);
        }
    }

    void theListTellsWhatWasBetterOnlyOnDemand()
    {
        openGame(badGame());
        const ReviewText::Mistake worst = text().mistakes.front();
        const auto told = [this] {
            QStringList all;
            for (const RowButton* row : driver_->part<ReviewPanel>()->findChildren<RowButton*>())
                all << row->accessibleName() + row->accessibleDescription();
            return all.filter("Better").size();
        };
        emit driver_->part<ReviewPanel>()->goWanted(worst.step);
        QCOMPARE(told(), 0);
        QVERIFY(text().reason.isEmpty());
        QVERIFY(driver_->press("Show best"));
        QCOMPARE(told(), 1);
        QVERIFY(test::comesTrue([&] { return !text().reason.isEmpty() && text().comparison; }));
        QVERIFY(std::abs(100 * text().comparison->difference()
                         + QString(worst.loss).replace(QChar(0x2212), QChar(0x2d)).toDouble())
                < 0.1);
        QVERIFY(text().mistakes.front().isSolved);
        QVERIFY(driver_->part<ReviewPanel>()->findChild<ValueList*>()->words().join(' ').contains("best"));
    }

    void thePlayedMoveIsMarked()
    {
        openGame(badGame());
        const auto mark = [this] { return driver_->window().findChild<Stage*>()->layout().find("played"); };
        emit driver_->part<ReviewPanel>()->goWanted(text().mistakes.front().step);
        QVERIFY(mark() && mark()->name.startsWith("Played: "));
        QVERIFY(driver_->press("Try again"));
        QVERIFY(!mark());
    }

    void aReviewHasOneTimeLine()
    {
        openGame(badGame());
        QVERIFY(driver_->part<ReviewCurve>()->isVisible());
        QVERIFY(!driver_->window().table()->findChild<Scrubber*>()->isVisible());
    }

    void nextMistakeVisitsEachMistake()
    {
        openGame(badGame());
        std::set<int> steps;
        for (const ReviewText::Mistake& mistake : text().mistakes)
            steps.insert(mistake.step);
        const int first = *steps.begin();
        QVERIFY(driver_->press("Next mistake"));
        QVERIFY(steps.contains(driver_->session().line().cursor()));
        for (std::size_t i = 0; i < steps.size(); ++i)
            QTest::keyClick(driver_->window().table(), Qt::Key_M);
        QVERIFY(steps.contains(driver_->session().line().cursor()));
        // The selected mistake is visible in a list of any length.
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1280, 1000)}) {
            driver_->window().resize(size);
            for (std::size_t i = 0; i < steps.size(); ++i) {
                QTest::keyClick(driver_->window().table(), Qt::Key_M);
                test::settle(driver_->window());
                const auto rows = driver_->part<ReviewPanel>()->findChildren<RowButton*>();
                const auto lit =
                    std::find_if(rows.begin(), rows.end(), [](const RowButton* row) { return row->isChecked(); });
                QVERIFY(lit != rows.end());
                QCOMPARE((*lit)->visibleRegion().boundingRect(), (*lit)->rect());
            }
        }
        driver_->window().resize(1280, 800);
        QTest::keyClick(driver_->part<ReviewCurve>(), Qt::Key_Home);
        QCOMPARE(driver_->session().line().cursor(), 0);
        QTest::keyClick(driver_->window().table(), Qt::Key_M);
        QCOMPARE(driver_->session().line().cursor(), first);
    }

    void rareThingsAreInTheMenuAndHaveKeys()
    {
        openGame(badGame());
        for (const char* entry : {"Play on from here", "Stop at mistakes", "Export the review"})
            QVERIFY2(driver_->offers("Menu", entry), entry);
        QTest::keyClick(driver_->window().table(), Qt::Key_M);
        QVERIFY(!controller()->stopsHere());
        driver_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&driver_->window()));
        QTest::keySequence(driver_->window().table(), QKeySequence("Ctrl+M"));
        QVERIFY(controller()->stopsHere());
        QVERIFY(driver_->choose("Menu", "Stop at mistakes"));
        QVERIFY(!controller()->stopsHere());
    }

    void theSelectedMistakeStaysVisible()
    {
        driver_->window().resize(1280, 1000);
        openGame(badGame());
        auto* panel = driver_->part<ReviewPanel>();
        auto* bar = panel->findChild<QScrollArea*>()->verticalScrollBar();
        const auto row = [panel]() -> RowButton* {
            for (auto* each : panel->findChildren<RowButton*>())
                if (each->isChecked())
                    return each;
            return nullptr;
        };
        const auto isVisible = [&row] { return row()->visibleRegion().boundingRect() == row()->rect(); };
        // The last mistake, while the window is resized.
        emit panel->goWanted(text().mistakes.back().step);
        for (const QSize size :
             {QSize(1280, 800), QSize(1024, 640), QSize(1280, 760), QSize(1024, 700), QSize(1280, 1000)}) {
            driver_->window().resize(size);
            test::settle(driver_->window());
            QVERIFY2(row() && isVisible(), qPrintable(QString::number(size.height())));
        }
        // After scrolling away, resizing does not scroll back.
        emit panel->goWanted(text().mistakes.front().step);
        driver_->window().resize(1024, 640);
        test::settle(driver_->window());
        QVERIFY(isVisible());
        bar->triggerAction(QScrollBar::SliderToMaximum);
        QVERIFY(!isVisible());
        driver_->window().resize(1024, 650);
        test::settle(driver_->window());
        QVERIFY(!isVisible());
    }

    void aLowWindowShowsMistakesFirst()
    {
        const auto seen = [this] {
            const auto rows = driver_->part<ReviewPanel>()->findChildren<RowButton*>();
            return std::count_if(rows.begin(), rows.end(),
                                 [](const RowButton* row) { return row->visibleRegion().boundingRect() == row->rect(); });
        };
        driver_->window().resize(1024, 640);
        openGame(badGame());
        QVERIFY(text().mistakes.size() >= 3);
        QVERIFY2(seen() >= 3, qPrintable(QString::number(seen())));
        driver_->window().resize(1280, 960); // enough room for the account, which then comes first
        test::settle(driver_->window());
        QVERIFY(driver_->shows("Mistakes, worst first"));
    }

    /// At the least size the names of tabs and buttons are whole, also long ones.
    void namesAreWholeAtTheLeastSize()
    {
        driver_->window().resize(900, 500);
        openGame(badGame());
        Preferences preferences = driver_->window().library().settings().preferences();
        for (const char* language : {"en", "fr", "id", "ru", "zh_CN"}) {
            preferences.language = language;
            driver_->window().library().settings().setPreferences(preferences);
            test::settle(driver_->window());
            for (const QAbstractButton* each : driver_->part<SidePanel>()->findChildren<QAbstractButton*>())
                if (each->isVisible())
                    QVERIFY2(each->width() >= each->minimumSizeHint().width(), qPrintable(each->text()));
        }
        preferences.language = "en";
        driver_->window().library().settings().setPreferences(preferences);
        driver_->window().resize(1280, 800);
    }

    void longTextsWrapInThePanel()
    {
        ReviewPanel panel(driver_->window().library().settings());
        ReviewText text;
        ReviewText::Mistake mistake;
        mistake.title = "Round 12: Write into Four of a Kind";
        mistake.better = "Better: Keep 6 6 6 6 and roll again as long as there are rolls";
        mistake.loss = "-16.6";
        text.mistakes = {mistake};
        panel.setText(text);
        panel.resize(300, 600);
        panel.show();
        const auto* area = panel.findChild<QScrollArea*>();
        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        // Texts wrap instead of being cut.
        test::settle(panel);
        const auto* row = panel.findChild<RowButton*>();
        const int tall = row->height();
        panel.resize(900, 600); // wide enough for a line each
        QTRY_VERIFY(row->height() < tall);
    }

    void tryingAgainAcceptsOnlyTheBestMove()
    {
        openGame(badGame());
        QVERIFY(driver_->press("Next mistake"));
        QVERIFY(driver_->press("Try again"));
        QVERIFY(controller()->isTrying());
        const int step = driver_->session().line().cursor();
        const LedgerEntry entry = ledgerOf(controller()->review(), Currency::Share)[static_cast<std::size_t>(step)];
        const std::vector<Alternative>& choices = controller()->review().positions[static_cast<std::size_t>(step)]->choices;
        controller()->answer(choices[static_cast<std::size_t>(entry.taken)].action);
        QVERIFY(controller()->isTrying());
        QVERIFY2(text().answer.contains("Try again"), qPrintable(text().answer));
        controller()->answer(choices[static_cast<std::size_t>(entry.best)].action);
        QVERIFY(!controller()->isTrying());
        QVERIFY2(text().answer.contains("best move"), qPrintable(text().answer));
        QCOMPARE(driver_->session().line().length(), static_cast<int>(badGame().steps.size())); // the game is unchanged
    }

    void piecesActWhileTrying()
    {
        openGame(badGame());
        QVERIFY(driver_->press("Next mistake"));
        const QString before = text().answer;
        QVERIFY(driver_->press("Try again"));
        const QString asked = text().answer;
        QVERIFY(asked != before);
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(driver_->part<Stage>());
        for (int round = 0; round < 3; ++round) // a piece may have to be selected first
            for (int i = 0; i < tree->childCount() && text().answer == asked; ++i) {
                QAccessibleInterface* piece = tree->child(i);
                if (piece && piece->actionInterface() && !piece->actionInterface()->actionNames().isEmpty())
                    piece->actionInterface()->doAction(piece->actionInterface()->actionNames().front());
                QCoreApplication::processEvents();
            }
        QVERIFY(text().answer != asked);
    }

    void aKeptReviewIsLoadedAtOnce()
    {
        Library& library = driver_->window().library();
        const Record record = badGame();
        const auto id = library.history().add({record, {}, {}});
        QVERIFY(id);
        Review first;
        {
            ReviewWork work(*findGame("pazaak"), record, 0, library.resources(), library.history(), *id);
            QVERIFY(test::comesTrue([&] { return work.isDone(); }));
            first = work.review();
        }
        const ReviewWork again(*findGame("pazaak"), record, 0, library.resources(), library.history(), *id);
        QVERIFY(again.review() == first);
        QVERIFY(again.review().isDone());
    }

    void theExportedPageIsSelfContained()
    {
        openGame(badGame());
        const QByteArray page = reviewHtml("A <title>", "You, the Kid", text(), controller()->review());
        QVERIFY(page.contains("A &lt;title&gt;"));
        QVERIFY(page.contains("<polyline"));
        QVERIFY(!page.contains("http") && !page.contains("src=") && !page.contains("<script"));
        for (const ReviewText::Mistake& mistake : text().mistakes)
            QVERIFY(page.contains(mistake.loss.toHtmlEscaped().toUtf8()));
    }

    /// A move that costs at least 5 % of the win is questioned, taken back, and then played.
    void theTutorAsksBeforeAMistakeIsMade()
    {
        Settings& settings = driver_->window().library().settings();
        Preferences preferences = settings.preferences();
        preferences.tutor = Preferences::Tutor::All;
        settings.setPreferences(preferences);
        driver_->window().start(Setup{"pazaak", {}, {std::string(kPerson), "pazaak.kid"}, 3});
        const auto analyst = makeAnalyst("pazaak", driver_->window().library().resources());
        const auto act = [&](const std::string& action) { emit driver_->part<Stage>()->chosen(action); };
        for (;;) {
            QVERIFY(test::comesTrue([&] { return driver_->session().asked() == 0; }));
            const AnyQuestion question = driver_->session().line().match().question(0);
            const std::vector<std::string> legal = question.legalTexts();
            const Analysis analysis = analyst->analyse(question, {});
            const auto valueOf = [&](std::size_t i) { return analysis.actions[i].share.value; };
            std::size_t worst = 0;
            for (std::size_t i = 0; i < legal.size(); ++i)
                if (valueOf(i) < valueOf(worst))
                    worst = i;
            const int before = driver_->session().line().length();
            if (valueOf(analysis.best()) - valueOf(worst) < 0.05) {
                act(legal[analysis.best()]);
                QVERIFY(test::comesTrue([&] { return driver_->session().line().length() > before; })); // without a question
                QVERIFY(!driver_->session().line().isOver());
                continue;
            }
            act(legal[worst]);
            auto* line = driver_->part<OfferLine>();
            QVERIFY(test::comesTrue([&] { return line->about() == "tutor"; }));
            QVERIFY(line->accessibleName().contains("% of your chances to win. "));
            QVERIFY(!line->accessibleName().endsWith("to win. ")); // the reason
            QVERIFY(!driver_->part<Sheet>() && line->isVisible());
            QVERIFY2(!line->geometry().intersects(driver_->part<Stage>()->geometry()), "over the table");
            QVERIFY(driver_->press("Take it back"));
            QVERIFY2(line->isVisible(), "the table would move");
            QCOMPARE(driver_->session().line().length(), before);
            QCOMPARE(driver_->session().saver().hints(), 1);
            act(legal[worst]);
            QVERIFY(driver_->press("Play it"));
            QVERIFY(test::comesTrue([&] { return driver_->session().line().length() > before; }));
            QCOMPARE(driver_->session().line().record().steps[static_cast<std::size_t>(before)].text, legal[worst]);
            return;
        }
    }

    /// Two dice that cost much are questioned whichever was clicked first.
    void theTutorKnowsAHoldInAnyOrder()
    {
        Settings& settings = driver_->window().library().settings();
        Preferences preferences = settings.preferences();
        preferences.tutor = Preferences::Tutor::All;
        settings.setPreferences(preferences);
        driver_->window().start(Setup{"yahtzee", {{"players", "1"}}, {std::string(kPerson)}, 2});
        QVERIFY(test::comesTrue([&] { return driver_->session().asked() == 0; }));
        const AnyQuestion question = driver_->session().line().match().question(0);
        const std::vector<std::string> legal = question.legalTexts();
        const Analysis analysis = makeAnalyst("yahtzee", driver_->window().library().resources())->analyse(question, {});
        std::string worst;
        double least = HUGE_VAL;
        for (std::size_t i = 0; i < legal.size(); ++i)
            if (legal[i].starts_with("hold") && legal[i].size() == std::string("hold 0 1").size()
                && analysis.actions[i].points->value < least) {
                least = analysis.actions[i].points->value;
                worst = legal[i];
            }
        QVERIFY(analysis.actions[analysis.best()].points->value - least > 2);
        std::swap(worst[5], worst[7]);
        emit driver_->part<Stage>()->chosen(worst);
        QVERIFY(test::comesTrue([&] { return driver_->part<OfferLine>()->about() == "tutor"; }));
        QVERIFY(driver_->press("Play it"));
        QVERIFY(test::comesTrue([&] { return driver_->session().line().length() > 1; }));
        QCOMPARE(driver_->session().line().record().steps[1].text, worst); // as it was clicked
    }

    void eachSeatHasItsOwnMistakes()
    {
        openGame(badGame());
        const auto before = text().mistakes.size();
        controller()->setSeat(1);
        QVERIFY(test::comesTrue([&] { return controller()->review().seat == 1 && isReviewed(); }));
        QVERIFY(text().mistakes.size() < before); // the Kid makes fewer mistakes
    }
};

PARLOUR_TEST(TestReviewPage)

#include "test_review_page.moc"
