// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Optional help at the table: training wheels; obvious answers, which are offered first and given only if accepted; passing
// rounds of Coins; confirmation by a second tap; undo over revealed cards.
#include "app/seating/auto_answer.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/result/offer_line.h"
#include "engine/coins/coins_types.h"
#include "engine/coup/coup_types.h"
#include "engine/pazaak/pazaak_types.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

using namespace parlour;

class TestSparedQuestions : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    const Session& session() { return driver_->session(); }
    Stage* stage() { return driver_->part<Stage>(); }
    OfferLine* offer() { return driver_->part<OfferLine>(); }
    Settings& settings() { return driver_->window().library().settings(); }
    void change(const std::function<void(Preferences&)>& set)
    {
        Preferences preferences = settings().preferences();
        set(preferences);
        settings().setPreferences(preferences);
    }
    void start(const Setup& setup)
    {
        driver_->window().start(setup);
        QVERIFY(isAsked());
    }
    bool isAsked()
    {
        return test::comesTrue([&] { return session().asked() >= 0 || session().line().isOver(); });
    }
    std::vector<std::string> legal() { return session().line().match().legal(session().asked()); }
    /// Plays the first legal action, or the last if `takesLast`, until `isReached`. Returns false if the game ends before.
    template <class Condition>
    bool playUntil(Condition isReached, bool takesLast = false)
    {
        while (isAsked() && !session().line().isOver()) {
            if (isReached())
                return true;
            const int before = session().line().length();
            emit stage()->chosen(takesLast ? legal().back() : legal().front());
            if (!test::comesTrue([&] { return session().line().length() > before; }))
                return false;
        }
        return false;
    }
    pazaak::View pazaakView() { return std::any_cast<pazaak::View>(session().line().match().look(0)); }
    bool isBust() { return pazaakView().mine().bust(); }
    static Setup pazaakGame() { return {"pazaak", {}, {std::string(kPerson), "pazaak.nestor"}, 3}; }
    static Setup durakGame() { return {"durak", {}, {std::string(kPerson), "durak.random"}, 3}; }
    static Setup coinsGame()
    {
        return {"coins", *findGame("coins")->complete({{"rounds", "20"}}), {std::string(kPerson), "coins.oldschool"}, 5};
    }
    int round()
    {
        return static_cast<int>(
                   std::count_if(steps().begin(), steps().end(), [](const Step& each) { return each.who == 0; }))
            + 1;
    }
    const std::vector<Step>& steps() { return session().line().record().steps; }
    bool isOffered(const QString& words)
    {
        return test::comesTrue([&] { return offer()->isVisible() && offer()->accessibleName().contains(words); });
    }

    /// A position with a person at the first of `seats`, who has this view and is asked.
    static Position positionFor(std::size_t seats, const std::any& view, const std::vector<std::string>& legal)
    {
        Position position;
        position.seats.resize(seats);
        position.seats[0].person = true;
        position.views.resize(seats);
        position.views[0] = view;
        position.node = Node::waiting(0);
        position.asked = 0;
        position.legal = legal;
        return position;
    }

private slots:
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void acceptedOffersEndBusts()
    {
        start(pazaakGame());
        QVERIFY(playUntil([&] { return isBust(); }));
        QVERIFY(isOffered("You are bust"));
        const int before = session().line().length();
        test::settle();
        QCOMPARE(session().line().length(), before); // not without permission
        QVERIFY(driver_->press("Yes"));
        QVERIFY(!offer()->isVisible());
        QTRY_VERIFY(session().line().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "end"}));
        QCOMPARE(settings().preferences().answersPlain.value("pazaak"), true);
        // The next bust ends without a question.
        int busts = 0;
        while (isAsked() && !session().line().isOver() && busts == 0) {
            const int length = session().line().length();
            if (isBust())
                ++busts;
            else
                emit stage()->chosen(legal().front());
            QTRY_VERIFY(session().line().length() > length);
            QVERIFY(!offer()->isVisible());
        }
        QVERIFY(busts > 0 || session().line().isOver());
    }

    void declinedOffersKeepTheQuestion()
    {
        start(pazaakGame());
        QVERIFY(playUntil([&] { return isBust(); }));
        QVERIFY(isOffered("You are bust"));
        QVERIFY(driver_->press("No"));
        QCOMPARE(settings().preferences().answersPlain.value("pazaak", true), false);
        const int before = session().line().length();
        test::settle();
        QCOMPARE(session().line().length(), before);
        QVERIFY(session().asked() >= 0 && !offer()->isVisible());
    }

    void ignoredOffersAppearTwiceAGame()
    {
        start(durakGame());
        int passes = 0, offers = 0;
        while (playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true)) {
            test::settle();
            ++passes;
            offers += offer()->isVisible();
            const int before = session().line().length();
            emit stage()->chosen("done");
            QTRY_VERIFY(session().line().length() > before);
        }
        QVERIFY(passes > 2);
        QCOMPARE(offers, 2);
        driver_->window().start(durakGame()); // each game offers it again
        QVERIFY(playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true));
        QVERIFY(isOffered("throw"));
    }

    void durakPassesWhenOnlyDoneIsLegal()
    {
        change([](Preferences& p) { p.answersPlain.insert("durak", true); });
        start(durakGame());
        const auto isPass = [&] { return legal() == std::vector<std::string>{"done"}; };
        QVERIFY(playUntil(isPass, true));
        const int before = session().line().length();
        QTRY_VERIFY(session().line().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "done"}));
        QVERIFY(!offer()->isVisible());
    }

    /// After an undo the person decides, although the answer is obvious.
    void undoneAnswersAreAskedAgain()
    {
        change([](Preferences& p) {
            p.answersPlain.insert("durak", true);
            p.undoOverReveals = Preferences::Undo::Always;
        });
        start(durakGame());
        QVERIFY(playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true));
        const int before = session().line().length();
        QTRY_VERIFY(session().line().length() > before);
        QVERIFY(isAsked());
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QTRY_COMPARE(session().line().length(), before);
        QVERIFY(isAsked());
        test::settle();
        QCOMPARE(session().line().length(), before);
    }

    void lessonsAnswerNothingByThemselves()
    {
        change([](Preferences& p) { p.answersPlain.insert("pazaak", true); });
        emit driver_->window().lobby()->lessonWanted("pazaak");
        QTRY_VERIFY(driver_->window().table());
        QVERIFY(!driver_->window().table()->findChild<AutoAnswer*>());
    }

    void roundsPassUntilTheChosenRound()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass…"));
        QVERIFY(isOffered("Go on automatically"));
        QVERIFY(driver_->press("Until round")); // the default is 10 rounds ahead
        QTRY_VERIFY(round() == 11 && session().asked() >= 0);
        QTRY_VERIFY(driver_->find("Let rounds pass…"));
        test::settle();
        QCOMPARE(round(), 11);
        for (const Step& each : steps())
            QVERIFY(each.who != 0 || each.text == "nothing");
    }

    /// Keys open, answer and close the card.
    void keysControlThePassingOfRounds()
    {
        start(coinsGame());
        QTest::keyClick(stage(), Qt::Key_O);
        QVERIFY(isOffered("Go on automatically"));
        QVERIFY(offer()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!offer()->isVisible());
        QVERIFY(driver_->window().table());
        QTest::keyClick(stage(), Qt::Key_O);
        QVERIFY(isOffered("Go on automatically"));
        stage()->setFocus();
        QTest::keyClick(stage(), Qt::Key_Escape); // also with the focus elsewhere
        QVERIFY(!offer()->isVisible());
        QVERIFY(driver_->window().table());
        QTest::keyClick(stage(), Qt::Key_O);
        QVERIFY(isOffered("Go on automatically"));
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), "Until round");
        QTest::keyClicks(QApplication::focusWidget(), "5");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(round() == 5 && session().asked() >= 0);
        QVERIFY(!offer()->isVisible());
    }

    void anyKeyStopsPassingRounds()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass…"));
        QVERIFY(driver_->press("Until a lever is pulled"));
        QTRY_VERIFY(driver_->find("Stop letting rounds pass"));
        QTest::keyClick(stage(), Qt::Key_B);
        QVERIFY(!driver_->find("Stop letting rounds pass"));
        QVERIFY(driver_->window().table());
        for (const Step& each : steps())
            QVERIFY(each.text != "block"); // the key only stops
    }

    void theLastRoundIsAlwaysAsked()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass…"));
        QVERIFY(driver_->press("Until a lever is pulled"));
        QTRY_VERIFY(session().asked() >= 0 && !driver_->find("Stop letting rounds pass"));
        QVERIFY(!session().line().isOver());
    }

    /// A lever is not announced, but a repeated or earlier round reveals it. The last round always stops.
    void passingStopsAtJourneysAndGoals()
    {
        const auto& table = *findTable("coins")->as<FastForward>();
        const auto at = [](int round, int ones) {
            coins::View view;
            view.rules.rounds = 20;
            view.round = static_cast<std::uint8_t>(round);
            for (int i = 0; i < round; ++i)
                view.tosses.push_back(i < ones);
            return positionFor(2, view, {"nothing"});
        };
        const StopGoal lever{"lever", 0};
        QVERIFY(table.continues(lever, at(5, 2), at(6, 2)));
        QVERIFY(!table.continues(lever, at(5, 2), at(5, 2)));
        QVERIFY(!table.continues(lever, at(5, 2), at(2, 1)));
        QVERIFY(!table.continues(lever, at(19, 2), at(20, 2)));
        QVERIFY(table.continues({"round", 8}, at(6, 2), at(7, 2)));
        QVERIFY(!table.continues({"round", 8}, at(7, 2), at(8, 2)));
        QVERIFY(table.continues({"behind", 3}, at(5, 2), at(6, 2)));
        QVERIFY(!table.continues({"behind", 3}, at(6, 2), at(7, 2)));
        QVERIFY(table.stopConditions(at(20, 2)).empty());
    }

    /// In crate mode a revealed card stays, so its block cannot be a bluff; in tabletop mode it is exchanged.
    void coupAllowsUnchallengeableBlocks()
    {
        const auto& table = *findTable("coup")->as<ObviousAnswers>();
        coup::View view;
        view.rules.players = 2;
        view.rules.mode = coup::Mode::Crate;
        view.phase = coup::Phase::ChallengeBlock;
        view.seated = SeatSet::firstSeats(2);
        view.action = coup::Action::Kind::Assassinate;
        view.target = view.blocker = 1;
        view.blockAs = coup::Role::Contessa;
        view.cards = {2, 2};
        view.hand = {coup::Role::Captain, coup::Role::Assassin};
        view.waiting = SeatSet::of(0);
        const auto answer = [&](const coup::View& seen, const std::vector<std::string>& legal) {
            return table.obviousAnswer(positionFor(2, seen, legal)).value_or("");
        };
        const std::vector<std::string> responses{"allow", "challenge"};
        QCOMPARE(answer(view, responses), "");
        view.shown[1].add(coup::Role::Contessa);
        QCOMPARE(answer(view, responses), "allow");
        coup::View other = view;
        other.rules.mode = coup::Mode::Tabletop;
        QCOMPARE(answer(other, responses), "");
        other = view;
        other.claims[1][static_cast<std::size_t>(coup::Role::Ambassador)] = 1; // the card may have been exchanged
        QCOMPARE(answer(other, responses), "");
        other = view;
        other.lost[1].push_back(coup::Role::Contessa);
        other.cards = {2, 1};
        QCOMPARE(answer(other, responses), "");
        other = view;
        other.phase = coup::Phase::Lose; // must not reveal that both cards are equal
        QCOMPARE(answer(other, {"lose duke"}), "");
        other.phase = coup::Phase::Turn;
        QCOMPARE(answer(other, {"coup 1"}), "coup 1");
    }

    void theSecondTapActs()
    {
        change([](Preferences& p) { p.confirmsTaps = true; });
        start(pazaakGame());
        const int before = session().line().length();
        const QPoint button = stage()->pieceRect("button:end").center().toPoint();
        QTest::mouseClick(stage(), Qt::LeftButton, {}, button);
        QCOMPARE(session().line().length(), before);
        QCOMPARE(stage()->gesture().selected, "button:end"); // only selected
        QTest::mouseClick(stage(), Qt::LeftButton, {}, button);
        QVERIFY(session().line().length() > before);
    }

    void theSecondKeyPressActs()
    {
        change([](Preferences& p) { p.confirmsTaps = true; });
        start(pazaakGame());
        const int before = session().line().length();
        QTest::keyClick(stage(), Qt::Key_E);
        QCOMPARE(session().line().length(), before);
        QTest::keyClick(stage(), Qt::Key_Escape); // cancels
        QVERIFY(stage()->gesture().selected.isEmpty());
        QTest::keyClick(stage(), Qt::Key_S);
        QTest::keyClick(stage(), Qt::Key_S);
        QVERIFY(session().line().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "stand"}));
    }

    void trainingWheelsShowUnseenCards_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("shown");
        QTest::newRow("durak") << "durak"
                               << "Not seen yet: ";
        QTest::newRow("pazaak") << "pazaak"
                                << "Still in the house deck: ";
    }
    /// Off by default. A game that used them stays marked.
    void trainingWheelsShowUnseenCards()
    {
        QFETCH(QString, game);
        QFETCH(QString, shown);
        start(game == "durak" ? durakGame() : pazaakGame());
        QVERIFY(!driver_->shows(shown));
        QVERIFY(!session().saver().file().wheels);
        change([&](Preferences& p) { p.wheels.insert(game, true); });
        QVERIFY(driver_->shows(shown));
        change([&](Preferences& p) { p.wheels.insert(game, false); });
        QVERIFY(!driver_->shows(shown));
        const GameFile file = session().saver().file();
        QVERIFY(file.wheels);
        const auto read = fromJson(toJson(file));
        QVERIFY(read && read->wheels);
        QCOMPARE(read->helped(), 1);
    }

    void undoOverRevealsNeedsPermission()
    {
        start(pazaakGame());
        const int before = session().line().length();
        emit stage()->chosen("end"); // a card is revealed for both
        QTRY_VERIFY(session().line().length() > before && session().asked() >= 0);
        const int after = session().line().length();
        QVERIFY(!session().canUndo(false));
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(isOffered("You have seen something new since then"));
        QCOMPARE(session().line().length(), after);
        QVERIFY(driver_->press("Allow in this game"));
        QTRY_COMPARE(session().line().length(), before);
        QCOMPARE(settings().preferences().undoOverReveals, Preferences::Undo::Ask);
        // The permission holds for this game.
        emit stage()->chosen("end");
        QTRY_VERIFY(session().line().length() > before && session().asked() >= 0);
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QTRY_COMPARE(session().line().length(), before);
    }

    void undoPermissionIsKept_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("kept");
        QTest::newRow("always") << "Always" << static_cast<int>(Preferences::Undo::Always);
        QTest::newRow("never") << "Never" << static_cast<int>(Preferences::Undo::Never);
    }
    void undoPermissionIsKept()
    {
        QFETCH(QString, answer);
        QFETCH(int, kept);
        start(pazaakGame());
        const int before = session().line().length();
        emit stage()->chosen("end");
        QTRY_VERIFY(session().line().length() > before && session().asked() >= 0);
        const int after = session().line().length();
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(driver_->press(answer));
        QCOMPARE(static_cast<int>(settings().preferences().undoOverReveals), kept);
        QTRY_COMPARE(session().line().length(), answer == "Always" ? before : after);
    }
};

PARLOUR_TEST(TestSparedQuestions)
#include "test_spared_questions.moc"
