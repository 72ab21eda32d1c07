// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The coach at the table: the result card, hints in two steps, the chance to win, thresholds, and reviews that find
// deliberate mistakes (in all five games with PARLOUR_BAD_GAMES=1).
#include "ai/core/bots.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/value_list.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/result/result_card.h"
#include "app/window/play/result/result_review.h"
#include "app/window/review/review_controller.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace parlour;

class TestCoach : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    const Session& session() { return driver_->session(); }
    void start(const Setup& setup) { driver_->window().start(setup); }
    void act(const std::string& action) { emit driver_->part<Stage>()->chosen(action); }
    bool isAsked()
    {
        return test::comesTrue([&] { return session().asked() >= 0 || session().line().isOver(); });
    }
    /// Plays the last legal action each time until the game is over, which is bad play.
    void playOut()
    {
        while (isAsked() && !session().line().isOver()) {
            const int before = session().line().length();
            act(session().line().match().legal(session().asked()).back());
            QVERIFY(test::comesTrue([&] { return session().line().length() > before; }));
        }
        QVERIFY(test::comesTrue([&] { return driver_->part<ResultCard>() != nullptr; }));
    }
    bool isReviewed()
    {
        return test::comesTrue(
            [&] { return driver_->part<ResultReviewPart>() && driver_->part<ResultReviewPart>()->isDone(); });
    }
    /// The places of the pieces that can be acted upon and of all cards, on the window.
    std::map<QString, QRectF> places()
    {
        std::map<QString, QRectF> places;
        auto* stage = driver_->part<Stage>();
        for (const Piece& each : stage->layout().pieces)
            if (each.acts() || each.role == Role::Card || each.id.startsWith("die:"))
                places[each.id] = each.box().translated(stage->mapTo(&driver_->window(), QPoint()));
        return places;
    }
    /// The pieces that lie elsewhere now.
    QString moved(const std::map<QString, QRectF>& before)
    {
        QStringList moved;
        const std::map<QString, QRectF> now = places();
        for (const auto& [id, box] : before)
            if (const auto found = now.find(id); found == now.end() || found->second != box)
                moved << QString("%1 (%2, %3)")
                             .arg(id)
                             .arg(found == now.end() ? 0 : found->second.x() - box.x())
                             .arg(found == now.end() ? 0 : found->second.y() - box.y());
        return moved.join(' ');
    }
    ReviewController* controller() { return driver_->part<ReviewController>(); }
    static Setup pazaak(std::uint64_t seed) { return {"pazaak", {}, {std::string(kPerson), "pazaak.kid"}, seed}; }
    void change(const std::function<void(Preferences&)>& set)
    {
        Preferences preferences = driver_->window().library().settings().preferences();
        set(preferences);
        driver_->window().library().settings().setPreferences(preferences);
    }

private slots:
    // One window for all tests, so that the analysts' tables are solved once.
    void initTestCase() { driver_ = std::make_unique<test::Driver>(); }
    void cleanupTestCase() { driver_.reset(); }

    void theResultNamesTheTurningPoint()
    {
        start(pazaak(3));
        playOut();
        auto* card = driver_->part<ResultCard>();
        const QSize before = card->findChild<ResultReviewPart*>()->size();
        QVERIFY(isReviewed());
        test::settle(driver_->window());
        QCOMPARE(card->findChild<ResultReviewPart*>()->size(), before); // the room was reserved
        QVERIFY(driver_->shows("Where it turned: Hand"));
        QVERIFY(driver_->shows("luck gave") || driver_->shows("luck took"));
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Where it turned"); }));
        QVERIFY(test::comesTrue([&] { return controller() && controller()->review().isDone(); }));
        const int turn = turningPoint(ledgerOf(controller()->review(), Currency::Share));
        QVERIFY(turn > 0);
        QCOMPARE(session().line().cursor(), turn);
    }

    void aWatchedGameHasATurningPointButNoGrade()
    {
        start({"pazaak", {}, {"pazaak.kid", "pazaak.nestor"}, 4});
        QVERIFY(test::comesTrue([&] { return driver_->part<ResultCard>() != nullptr; }));
        QVERIFY(isReviewed());
        QVERIFY(driver_->shows("Where it turned: Hand"));
        QVERIFY(driver_->shows("Chance to win: The Cincinnati Kid"));
        QVERIFY(!driver_->shows("Mistakes cost") && !driver_->shows("No mistakes"));
    }

    void theResultShowsItsCurveInEverySize()
    {
        start({"coins", {}, {"coins.bad-loser", "coins.random"}, 4});
        QVERIFY(test::comesTrue([&] { return driver_->part<ResultReviewPart>() != nullptr; }));
        const QSize usual = driver_->window().size();
        for (const QSize& size : {QSize(1024, 640), {1280, 800}, {1280, 1000}, {1920, 1080}}) {
            driver_->window().resize(size);
            test::settle(driver_->window());
            QVERIFY2(driver_->part<ResultReviewPart>()->isVisible(), qPrintable(QString::number(size.height())));
        }
        driver_->window().resize(usual);
    }

    void theResultsButtonsKeepTheirWords()
    {
        start({"pazaak", {}, {"pazaak.kid", "pazaak.nestor"}, 4});
        QVERIFY(test::comesTrue([&] { return driver_->part<ResultCard>() != nullptr; }));
        const QSize usual = driver_->window().size();
        for (const QSize& size : {QSize(900, 500), {1280, 800}, {1920, 1080}}) {
            driver_->window().resize(size);
            test::settle(driver_->window());
            int worded = 0;
            for (const Button* each : driver_->part<ResultCard>()->findChildren<Button*>())
                worded += QStringList{"Rematch", "Review", "Save", "Share"}.contains(each->text())
                    && each->width() > 1.5 * each->height();
            QCOMPARE(worded, 4);
        }
        driver_->window().resize(usual);
    }

    void rematchesCountAsASeries()
    {
        start(pazaak(3));
        playOut();
        QVERIFY(!driver_->shows("So far"));
        QVERIFY(driver_->press("Rematch"));
        QVERIFY(test::comesTrue([&] { return !session().line().isOver(); }));
        playOut();
        QVERIFY(driver_->shows("So far: You "));
    }

    void aSeriesNamesTheWinsOfEachPlayer()
    {
        const std::vector<SeatInfo> two{{"You", {}, true}, {"Kid", {}}};
        QCOMPARE(seriesText({1, {0, 1}, {1, 0}}, two), QString());
        QCOMPARE(seriesText({5, {2, 3}, {3, 2}}, two), "You 3, Kid 2");
        QVERIFY(seriesText({6, {2, 3}, {3, 2}}, two).startsWith("You 3, Kid 2, 1 draw"));
        const std::vector<SeatInfo> three{{"You", {}, true}, {"A", {}}, {"B", {}}};
        QCOMPARE(seriesText({2, {0, 1, 1}, {0, 0, 0}}, three), QString()); // one loser, but no single winner
        QCOMPARE(seriesText({2, {1, 1, 2}, {1, 1, 0}}, three), "You 1, A 1, B 0");
    }

    void aHintComesInTwoSteps()
    {
        start(pazaak(5));
        const auto analyst = makeAnalyst("pazaak", driver_->window().library().resources());
        QVERIFY(isAsked());
        const AnyQuestion question = session().line().match().question(0);
        const Advice advice = adviceOf("pazaak", question, analyst->analyse(question, {}), false);
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        auto* card = driver_->part<HintCard>();
        QVERIFY(card);
        QVERIFY(test::comesTrue([&] { return !card->isWaiting(); }));
        const QString words = card->words();
        QVERIFY2(words.contains("What matters here"), qPrintable(words));
        const GameTable& table = *findTable("pazaak");
        for (const Candidate& each : advice.report.candidates)
            QVERIFY2(!words.contains(spoken(table.actionText(each.action))), qPrintable(words));
        static const QRegularExpression chance("\\d\\.\\d%"); // of an action; factors have whole numbers
        QVERIFY2(!words.contains(chance), qPrintable(words));
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY2(card->words().contains(spoken(table.actionText(advice.report.chosen))), qPrintable(card->words()));
        QVERIFY(card->words().contains(chance));
        QCOMPARE(session().saver().hints(), 1); // counted once per decision
        QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
        test::settle(driver_->window());
        QVERIFY(!driver_->part<HintCard>() || !driver_->part<HintCard>()->isVisible());
    }

    void aHintSaysWhyNotTheNextBest()
    {
        start(pazaak(5));
        const auto ask = [this](int times) {
            for (int i = 0; i < times; ++i)
                QTest::keyClick(driver_->window().table(), Qt::Key_H);
        };
        const auto says = [this](const char* words) { return driver_->part<HintCard>()->words().contains(words); };
        QVERIFY(isAsked());
        ask(2);
        QVERIFY(driver_->part<HintCard>());
        QVERIFY(test::comesTrue([&] { return driver_->part<ComparisonBars>() != nullptr; }));
        QVERIFY(driver_->part<ComparisonBars>()->accessibleDescription().contains("Wins in 100 games"));
        QVERIFY2(!says("Wins in 100 games"), "the figures are closed at first");
        // At Yahtzee in points, from the boxes.
        start({"yahtzee", {{"players", "1"}}, {std::string(kPerson)}, 5});
        for (int box = 0; box < 6; ++box) { // sources of full cards are known at once
            QVERIFY(isAsked());
            const int before = session().line().length();
            const std::vector<std::string> legal = session().line().match().legal(0);
            act(*std::find_if(legal.begin(), legal.end(),
                              [](const std::string& each) { return each.starts_with("score"); }));
            QVERIFY(test::comesTrue([&] { return session().line().length() > before; }));
        }
        QVERIFY(isAsked());
        ask(2);
        QVERIFY(test::comesTrue([&] { return says("best"); }));
        ask(1); // opens the figures
        QVERIFY(test::comesTrue([&] { return says("Total points"); }));
        QVERIFY(driver_->part<ComparisonBars>()->accessibleDescription().contains("Total points"));
    }

    void equalsAreMarkedByTheWordAlone()
    {
        const Goal goal;
        Comparison comparison;
        comparison.parts = {{Text{"Test", "Trumps"}, {0.31, 0.01}, {0.3, 0.01}}};
        comparison.error = 0.01;
        QVERIFY(comparison.isSame());
        QCOMPARE(comparisonSentences(comparison, goal), QStringList{"Both are about the same."});
        Advice advice;
        for (const double value : {0.5, 0.498, 0.3})
            advice.report.candidates.emplace_back().value = value;
        for (std::size_t i = 0; i < 3; ++i)
            advice.report.candidates[i].action = std::string(1, static_cast<char>('a' + i));
        advice.report.scale = Scale::Share;
        advice.report.chosen = "a";
        advice.asGood = {1};
        const auto words = [](const std::string& action) { return QString::fromStdString(action); };
        const ValueList list(plainCanvas(), valueTableOf(advice, words, {.most = 3, .own = 2}));
        QCOMPARE(list.words().mid(1),
                 (QStringList{"a, 50.0%, best", "b, 49.8%, About the same", "c, 30.0%, Loses, points: \u221220.0, Yours"}));
        // The person's own action has a row, however bad it is.
        QCOMPARE(valueTableOf(advice, words, {.most = 1, .own = 2}).rows.size(), 2U);
    }

    void longActionsWrap()
    {
        ValueTable table{
            "Chance to win", "Loses, points", {{"Challenge the Captain of somebody with a long name", "21.5%"}}};
        ValueList list(plainCanvas(), table);
        list.resize(200, list.heightForWidth(200));
        list.show();
        for (const MarkedLabel* each : list.findChildren<MarkedLabel*>())
            QVERIFY2(each->height() >= each->heightForWidth(each->width()), qPrintable(each->text()));
        list.hide();
    }

    /// The analyst's sentence and the fact that decides, without the figures that stand in the details.
    void aReasonIsOneSentence()
    {
        Comparison comparison;
        comparison.scale = Scale::Share;
        comparison.parts = {{Text{"Test", "Trumps"}, {0.4, 0}, {0.3, 0}}, {Text{"Test", "High cards"}, {0.1, 0}, {0.15, 0}}};
        comparison.chances = {{Text{"Test", "You take"}, {1, 0}, {0.4, 0}}};
        comparison.deals = 100;
        QCOMPARE(comparisonText(comparison, {}), "Above all: Trumps, 10.0 more in 100 games.");
        comparison.why = Sentence(Text{"Test", "Keep %1."}, {std::string("Qh")});
        QCOMPARE(comparisonText(comparison, {}), QString("Keep %1.").arg(cardMark(*parseCard("Qh"))));
        comparison.why = Sentence(Text{"Test", "Take: the trumps are worth more than the cards."});
        comparison.fact = DecidingFact{Sentence(Text{"Test", "Right only if he has no trump."}), 0.5, 0.3};
        QCOMPARE(comparisonText(comparison, {}),
                 "Take: the trumps are worth more than the cards. Right only if he has no trump.");
        ComparisonDetails details(plainCanvas());
        details.set(&comparison, {}, {});
        QVERIFY(details.words().isEmpty());
        details.setOpen(true);
        QVERIFY2(details.words().contains("You take: 100 against 40"), qPrintable(details.words().join('|')));
    }

    void hintsAreSeenWhole_data()
    {
        QTest::addColumn<Setup>("setup");
        QTest::newRow("durak") << Setup{"durak", {{"players", "2"}}, {std::string(kPerson), "durak.greedy"}, 5};
        QTest::newRow("pazaak") << pazaak(5);
        QTest::newRow("yahtzee") << Setup{"yahtzee", {{"players", "1"}}, {std::string(kPerson)}, 5};
        QTest::newRow("coup") << Setup{"coup", {}, {std::string(kPerson), "coup.honest"}, 3};
        QTest::newRow("coins") << Setup{"coins", {}, {std::string(kPerson), "coins.bad-loser"}, 3};
    }
    /// No text is cut or scrolled, and no piece moves when the hint opens and closes; over the table and over the panel.
    void hintsAreSeenWhole()
    {
        QFETCH(Setup, setup);
        auto& window = driver_->window();
        const QSize usual = window.size();
        start(setup);
        QVERIFY(isAsked());
        auto* card = driver_->part<HintCard>();
        for (const QSize& size : {QSize(1280, 800), {900, 500}})
            for (const bool isOpen : {false, true}) {
                window.resize(size);
                driver_->part<SidePanel>()->setVisible(isOpen);
                test::settle(window);
                QTest::mouseMove(driver_->part<Stage>(), QPoint(2, 2)); // a piece under the pointer is lifted
                test::settle(window);
                const std::map<QString, QRectF> before = places();
                for (int step = 0; step < 2; ++step)
                    QTest::keyClick(window.table(), Qt::Key_H);
                QVERIFY(test::comesTrue(
                    [&] { return card->words().contains("best") && !card->words().contains(QChar(0x2026)); }));
                test::settle(window);
                QVERIFY(card->geometry().isValid() && window.table()->rect().contains(card->geometry()));
                QCOMPARE(card->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
                const auto* stage = driver_->part<Stage>();
                const QRectF asked = stage->layout().prompt.translated(stage->pos());
                QVERIFY(setup.game != "durak" || !asked.intersects(QRectF(card->geometry()))); // Coup asks by a panel
                for (const MarkedLabel* each : card->findChildren<MarkedLabel*>())
                    QVERIFY2(!each->isVisible() || each->height() >= each->heightForWidth(each->width()),
                             qPrintable(each->text()));
                QVERIFY2(moved(before).isEmpty(), qPrintable(moved(before)));
                QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
                QVERIFY(!card->isVisible());
                QVERIFY2(moved(before).isEmpty(), qPrintable(moved(before)));
            }
        window.resize(usual);
    }

    void aChosenRowIsComparedWithTheBest()
    {
        start({"durak", {{"players", "2"}}, {std::string(kPerson), "durak.greedy"}, 5});
        QVERIFY(isAsked());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(test::comesTrue([&] { return driver_->part<ValueList>() != nullptr; }));
        QSignalSpy wanted(driver_->part<HintCard>(), &HintCard::compareWanted);
        const QString second = driver_->part<ValueList>()->words().at(2);
        QVERIFY(driver_->press(second));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(test::comesTrue([&] { // the list is made anew when a comparison comes
            driver_->window().activateWindow();
            driver_->part<ValueList>()->focus(0);
            return QApplication::focusWidget() && !driver_->part<HintCard>()->words().contains("Working out why");
        }));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(driver_->part<ValueList>()->focused(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(wanted.count(), 2);
        test::settle(driver_->window());
        QCOMPARE(driver_->part<ValueList>()->focused(), 1); // the keyboard stays
    }

    void detailsStayOpenWhileTheGameLasts()
    {
        start(pazaak(5));
        const auto ask = [this](int times) {
            for (int i = 0; i < times; ++i)
                QTest::keyClick(driver_->window().table(), Qt::Key_H);
        };
        const auto* card = driver_->part<HintCard>();
        const auto isDetailed = [card] { return card->words().contains("Wins in 100 games"); };
        QVERIFY(isAsked());
        ask(2);
        QVERIFY(
            test::comesTrue([&] { return driver_->find([](const QString& name) { return name == "More"; }) != nullptr; }));
        QVERIFY(driver_->press("More"));
        QVERIFY(driver_->find([](const QString& name) { return name == "Less"; }));
        QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
        ask(2);
        QVERIFY(isDetailed());
        ask(1);
        QVERIFY(!isDetailed());
    }

    /// At Durak the reason tells of the bout, of the hands when the stock is gone, and how it may go on.
    void aHintAtDurakTellsOfTheBout()
    {
        start({"durak", {{"players", "2"}}, {std::string(kPerson), "durak.greedy"}, 5});
        QVERIFY(isAsked());
        QVERIFY(!session().line().match().question(0).isForced);
        const auto says = [this](const char* words) { return driver_->part<HintCard>()->words().contains(words); };
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(test::comesTrue([&] { return says("best"); }));
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(test::comesTrue([&] { return says("Likely: "); }));
        QVERIFY2(says("You: "), qPrintable(driver_->part<HintCard>()->words()));
        QVERIFY(!says("imagined"));
        QVERIFY(driver_->part<ComparisonBars>()->accessibleDescription().contains("Wins in 100 games"));
    }

    /// If several players are asked at once, another player's answer does not change the person's hint.
    void aHintStaysWhenAnotherPlayerActs()
    {
        change([](Preferences& all) { all.pace = 1; });
        start({"coins", {}, {std::string(kPerson), "coins.bad-loser"}, 3});
        const auto askedSeats = [this] { return session().line().match().node().seats.size(); };
        QVERIFY(test::comesTrue([&] { return session().asked() == 0 && askedSeats() == 2; }));
        const int before = session().line().length();
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(driver_->part<HintCard>());
        QVERIFY(test::comesTrue([&] { return askedSeats() == 1; }));
        QCOMPARE(session().line().length(), before + 1);
        QVERIFY(test::comesTrue([&] { return driver_->part<HintCard>()->words().contains("best"); }));
        QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(test::comesTrue([&] { return driver_->part<HintCard>() && !driver_->part<HintCard>()->isWaiting(); }));
        QCOMPARE(session().saver().hints(), 1); // still the same decision
        act("nothing");
        test::settle(driver_->window());
        QVERIFY(!driver_->part<HintCard>() || !driver_->part<HintCard>()->isVisible());
        change([](Preferences& all) { all.pace = 0; });
    }

    void playingOnFromAFinishedGameOffersHints()
    {
        start(pazaak(3));
        playOut();
        const QString path = driver_->home() + "/finished.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {session().line().record(), {}, {}})));
        driver_->window().openFile(path);
        QVERIFY(driver_->choose("Menu", "Play on from here"));
        const auto seat = [](const QString& name) { return name.startsWith("As ") && !name.contains("saw"); };
        QVERIFY(test::comesTrue([&] { return driver_->find(seat) != nullptr; }));
        QVERIFY(driver_->press(driver_->find(seat)->text(QAccessible::Name)));
        // The person's own seat is left: the bot for it is chosen, and proposed the next time.
        const auto weakest = levelsOf("pazaak").front()->id;
        const QString name = translated(findBot(weakest)->name);
        QVERIFY(driver_->press([&](const QString& each) { return each.endsWith("\u00b7 " + name); }));
        QCOMPARE(session().line().record().seats, (std::vector<std::string>{std::string(weakest), std::string(kPerson)}));
        QCOMPARE(driver_->window().library().settings().standIn("pazaak"), std::string(weakest));
        QVERIFY(isAsked() && !session().line().isOver());
        QTest::keyClick(driver_->window().table(), Qt::Key_H);
        QVERIFY(test::comesTrue([&] { return driver_->part<HintCard>() && !driver_->part<HintCard>()->isWaiting(); }));
        QVERIFY2(driver_->part<HintCard>()->words().contains("What matters here"),
                 qPrintable(driver_->part<HintCard>()->words()));
    }

    void aHintShowsTheCostOfTheOwnChoice()
    {
        start(pazaak(5));
        QVERIFY(isAsked());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(driver_->window().table(), Qt::Key_H);
        auto* card = driver_->part<HintCard>();
        QVERIFY(test::comesTrue([&] { return card->words().contains("best"); }));
        auto* stage = driver_->part<Stage>();
        bool isTold = false;
        const std::vector<Piece> pieces = stage->layout().pieces; // a copy, since pointing at a piece changes the layout
        for (const Piece& piece : pieces) {
            if (piece.choices.size() != 1)
                continue;
            QTest::mouseMove(stage, stage->pieceRect(piece.id).center().toPoint());
            test::settle(driver_->window());
            isTold = isTold || card->words().contains("Yours");
        }
        QVERIFY2(isTold, qPrintable(card->words()));
    }

    /// Over the panel where it is open, else over the table, beside what can be acted upon.
    void hintsHideNoMoveAndStayInPlace()
    {
        auto& window = driver_->window();
        for (const Setup& setup : {pazaak(5), Setup{"coup", {}, {std::string(kPerson), "coup.honest"}, 3}})
            for (const bool isOpen : {false, true}) {
                start(setup);
                QVERIFY(isAsked());
                driver_->part<SidePanel>()->setVisible(isOpen);
                test::settle(window);
                auto* card = driver_->part<HintCard>();
                const auto* stage = driver_->part<Stage>();
                const auto placeOf = [&](const QWidget* each) {
                    return QRect(each->mapTo(&window, QPoint()), each->size());
                };
                QPoint corner;
                for (int step = 0; step < 2; ++step) {
                    QTest::keyClick(window.table(), Qt::Key_H);
                    QVERIFY(card->isVisible());
                    QVERIFY(test::comesTrue([&] { return !card->isWaiting(); }));
                    QVERIFY(!isOpen || !placeOf(card).intersects(placeOf(stage)));
                    for (const Piece& piece : stage->layout().pieces)
                        QVERIFY2(!piece.acts()
                                     || !placeOf(card).intersects(
                                         stage->pieceRect(piece.id).toRect().translated(stage->mapTo(&window, QPoint()))),
                                 qPrintable(piece.id));
                    QCOMPARE(step == 0 ? placeOf(card).topLeft() : corner, placeOf(card).topLeft());
                    corner = placeOf(card).topLeft();
                }
                QTest::keyClick(driver_->part<Stage>(), Qt::Key_Escape);
                QVERIFY(!card->isVisible());
            }
    }

    void theChanceToWinIsShownOnDemand()
    {
        start(pazaak(6));
        QVERIFY(isAsked());
        QVERIFY(driver_->press("Side panel"));
        const auto figure = [&] {
            const auto* strip = driver_->part<SidePanel>()->findChild<Switch*>();
            return strip ? strip->accessibleDescription() : QString();
        };
        QVERIFY(driver_->press("Chance to win"));
        QVERIFY(test::comesTrue([&] { return figure().contains('%'); }));
        QVERIFY(driver_->window().library().settings().preferences().showsChance);
        QCOMPARE(session().saver().hints(), 1);
        const int before = session().line().length();
        act(session().line().match().legal(0).front());
        QVERIFY(test::comesTrue([&] { return session().line().length() > before && isAsked() && figure().contains('%'); }));
        QCOMPARE(session().saver().hints(), 1); // counted once per game
        QVERIFY(driver_->press("Chance to win"));
        QVERIFY(figure().isEmpty());
        QVERIFY(driver_->press("Side panel"));
    }

    void theChanceSwitchedOnWhileWatchingStaysOnInTheNextGame()
    {
        start({"pazaak", {}, {"pazaak.kid", "pazaak.nestor"}, 4});
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Chance to win, as "); }));
        start(pazaak(6));
        QVERIFY(isAsked());
        const auto* panel = driver_->part<SidePanel>();
        QVERIFY(panel->isVisible() && panel->findChild<Switch*>()->isChecked());
        change([](Preferences& all) { all.showsChance = all.panelOpen = false; });
    }

    void reviewsUseThePersonsThresholds()
    {
        start(pazaak(3));
        playOut();
        QVERIFY(driver_->press("Review"));
        QVERIFY(test::comesTrue([&] { return controller() && controller()->review().isDone(); }));
        const auto marked = [&] { return controller()->text().mistakes.size(); };
        const auto usual = marked();
        QVERIFY(usual > 0);
        change([](Preferences& p) { p.doubtful = p.mistake = p.blunder = kLargestThreshold; });
        QVERIFY(marked() < usual);
        change([](Preferences& p) { p.doubtful = 1, p.mistake = 2, p.blunder = 3; });
        QVERIFY(marked() >= usual);
        QCOMPARE(controller()->text().mistakes.front().grade, "Blunder");
        change([](Preferences& p) { p.doubtful = 2, p.mistake = 5, p.blunder = 10; });
        QCOMPARE(marked(), usual);
    }

    void reviewsListTheWorstMoves_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("others");
        QTest::addColumn<double>("cost"); // the least loss of a deliberate mistake, as a share of the win
        QTest::newRow("pazaak") << "pazaak" << QStringList{"pazaak.kid"} << 0.12;
        if (!qEnvironmentVariableIsSet("PARLOUR_BAD_GAMES"))
            return;
        QTest::newRow("durak") << "durak" << QStringList{"durak.greedy"} << 0.05;
        QTest::newRow("yahtzee") << "yahtzee" << QStringList{"yahtzee.aces-and-eights"} << 0.12;
        QTest::newRow("coup") << "coup" << QStringList{"coup.honest", "coup.static"} << 0.15;
        QTest::newRow("coins") << "coins" << QStringList{"coins.little-ten"} << 0.15;
    }
    /// The person plays the best moves, except for three mistakes, which are the worst moves available.
    void reviewsListTheWorstMoves()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, others);
        QFETCH(double, cost);
        Setup setup{game.toStdString(), {}, {std::string(kPerson)}, 11};
        if (others.size() > 1)
            setup.rules = {{"players", std::to_string(others.size() + 1)}};
        for (const QString& other : others)
            setup.seats.push_back(other.toStdString());
        start(setup);
        const auto analyst = makeAnalyst(setup.game, driver_->window().library().resources());
        std::set<int> bad;
        while (isAsked() && !session().line().isOver()) {
            const AnyQuestion question = session().line().match().question(0);
            const int before = session().line().length();
            std::string action = question.legalTexts().front();
            if (!question.isForced) {
                const Advice advice = adviceOf(setup.game, question, analyst->analyse(question, {}), false);
                int worst = advice.chosen();
                for (int i = 0; i < static_cast<int>(advice.report.candidates.size()); ++i)
                    if (advice.lossOf(i) > advice.lossOf(worst))
                        worst = i;
                const bool isBad = bad.size() < 3 && advice.lossOf(worst) >= cost;
                action = isBad ? advice.report.candidates[static_cast<std::size_t>(worst)].action : advice.report.chosen;
                if (isBad)
                    bad.insert(before);
            }
            act(action);
            QVERIFY(test::comesTrue([&] { return session().line().length() > before; }));
        }
        QVERIFY(!bad.empty());
        QVERIFY(test::comesTrue([&] { return driver_->part<ResultCard>() != nullptr; }));
        QVERIFY(driver_->press("Review"));
        while (!controller() || controller()->review().positions.empty() || !controller()->review().isDone())
            QVERIFY(test::comesTrue([&, known = -1]() mutable { // waits as long as the review progresses
                if (!controller())
                    return false;
                const auto& positions = controller()->review().positions;
                const auto now =
                    std::count_if(positions.begin(), positions.end(), [](const auto& each) { return each.has_value(); });
                const bool isMore = known >= 0 && now > known;
                known = static_cast<int>(now);
                return isMore || (!positions.empty() && controller()->review().isDone());
            }));
        // The first of the list are the deliberate mistakes.
        std::set<int> named;
        QStringList list;
        for (const ReviewText::Mistake& mistake : controller()->text().mistakes) {
            if (named.size() < bad.size())
                named.insert(mistake.step);
            list << QString("%1 %2 %3").arg(mistake.step).arg(mistake.loss, mistake.title);
        }
        qInfo().noquote() << game << "made:" << QList<int>(bad.begin(), bad.end()) << "\n  " << list.join("\n   ");
        QCOMPARE(named, bad);
        // Each of these mistakes can be tried again.
        for (const int step : bad) {
            while (session().line().cursor() != step)
                QTest::keyClick(driver_->window().table(), Qt::Key_M);
            QVERIFY(driver_->press("Try again"));
            const std::string made = session().line().record().steps[static_cast<std::size_t>(step)].text;
            const auto best = controller()->showBest();
            act(best->chosen == made ? best->candidates.front().action : best->chosen);
            QVERIFY2(controller()->text().answer.contains("best move"), qPrintable(controller()->text().answer));
        }
        // The displayed account adds up, except for rounding.
        double sum = 0;
        const auto number = [](const QString& words) {
            return QString(words).remove(QRegularExpression("[^0-9.+\u2212-]")).replace(QChar(0x2212), '-').toDouble();
        };
        const auto& rows = controller()->text().account;
        for (std::size_t i = 0; i + 1 < rows.size(); ++i)
            sum += number(rows[i].figure);
        QStringList shown;
        for (const ReviewText::Row& row : rows)
            shown << row.name + ' ' + row.figure;
        qInfo().noquote() << game << shown.join(", ");
        QVERIFY2(std::abs(sum - number(rows.back().figure)) <= 3, qPrintable(shown.join(", ")));
    }
};

PARLOUR_TEST(TestCoach)

#include "test_coach.moc"
