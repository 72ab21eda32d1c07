// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person is spared and shown at the table: training wheels, and pointless questions, each by its switch: offered
// where it first matters, answered by itself when it is wanted, never otherwise; rounds of Coins that pass; the second tap;
// undo over what was revealed.
#include "app/seating/auto_answer.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/offer_card.h"
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
    OfferCard* offer() { return driver_->part<OfferCard>(); }
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
        return test::comesTrue([&] { return session().asked() >= 0 || session().isOver(); });
    }
    std::vector<std::string> legal() { return session().match().legal(session().asked()); }
    /// Takes the first action, or the last of all, again and again, until `isThere`.
    template <class Condition>
    bool playUntil(Condition isThere, bool isEager = false)
    {
        while (isAsked() && !session().isOver()) {
            if (isThere())
                return true;
            const int before = session().length();
            emit stage()->chosen(isEager ? legal().back() : legal().front());
            if (!test::comesTrue([&] { return session().length() > before; }))
                return false;
        }
        return false;
    }
    pazaak::View pazaakView() { return std::any_cast<pazaak::View>(session().match().look(0)); }
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
    const std::vector<Step>& steps() { return session().record().steps; }
    bool isOffered(const QString& words)
    {
        return test::comesTrue([&] { return offer()->isVisible() && offer()->accessibleName().contains(words); });
    }

    /// The first of `seats` is a person who sees this and is asked.
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

    void aBustIsEndedWhenThatIsWanted()
    {
        start(pazaakGame());
        QVERIFY(playUntil([&] { return isBust(); }));
        QVERIFY(isOffered("You are bust"));
        const int before = session().length();
        test::settle();
        QCOMPARE(session().length(), before); // not without being asked
        QVERIFY(driver_->press("Yes"));
        QVERIFY(!offer()->isVisible());
        QTRY_VERIFY(session().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "end"}));
        QCOMPARE(settings().preferences().answersPlain.value("pazaak"), true);
        // From now on nobody is asked about one: the next comes and goes.
        int busts = 0;
        while (isAsked() && !session().isOver() && busts == 0) {
            const int length = session().length();
            if (isBust())
                ++busts;
            else
                emit stage()->chosen(legal().front());
            QTRY_VERIFY(session().length() > length);
            QVERIFY(!offer()->isVisible());
        }
        QVERIFY(busts > 0 || session().isOver());
    }

    void whoDeclinesIsAskedAsEver()
    {
        start(pazaakGame());
        QVERIFY(playUntil([&] { return isBust(); }));
        QVERIFY(isOffered("You are bust"));
        QVERIFY(driver_->press("No"));
        QCOMPARE(settings().preferences().answersPlain.value("pazaak", true), false);
        const int before = session().length();
        test::settle();
        QCOMPARE(session().length(), before);
        QVERIFY(session().asked() >= 0 && !offer()->isVisible());
    }

    void whoGivesNoAnswerIsNotAskedForever()
    {
        start(durakGame());
        int passes = 0, offers = 0;
        while (playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true)) {
            test::settle();
            ++passes;
            offers += offer()->isVisible();
            const int before = session().length();
            emit stage()->chosen("done");
            QTRY_VERIFY(session().length() > before);
        }
        QVERIFY(passes > 2);
        QCOMPARE(offers, 2);
        driver_->window().start(durakGame()); // another game, another chance
        QVERIFY(playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true));
        QVERIFY(isOffered("throw"));
    }

    void durakPassesWhenNothingCanBeThrownIn()
    {
        change([](Preferences& p) { p.answersPlain.insert("durak", true); });
        start(durakGame());
        const auto isPass = [&] { return legal() == std::vector<std::string>{"done"}; };
        QVERIFY(playUntil(isPass, true));
        const int before = session().length();
        QTRY_VERIFY(session().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "done"}));
        QVERIFY(!offer()->isVisible());
    }

    /// Who goes back to a pass is asked about it, and can go on from there by itself.
    void whatIsTakenBackIsAsked()
    {
        change([](Preferences& p) {
            p.answersPlain.insert("durak", true);
            p.undoOverReveals = Preferences::Undo::Always;
        });
        start(durakGame());
        QVERIFY(playUntil([&] { return legal() == std::vector<std::string>{"done"}; }, true));
        const int before = session().length();
        QTRY_VERIFY(session().length() > before);
        QVERIFY(isAsked());
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QTRY_COMPARE(session().length(), before);
        QVERIFY(isAsked());
        test::settle();
        QCOMPARE(session().length(), before);
    }

    void aLessonAsksEverything()
    {
        change([](Preferences& p) { p.answersPlain.insert("pazaak", true); });
        emit driver_->window().lobby()->lessonWanted("pazaak");
        QTRY_VERIFY(driver_->window().table());
        QVERIFY(!driver_->window().table()->findChild<AutoAnswer*>());
    }

    void roundsPassUntilARound()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass …"));
        QVERIFY(isOffered("Go on automatically"));
        QVERIFY(driver_->press("Until round")); // 10 from here
        QTRY_VERIFY(round() == 11 && session().asked() >= 0);
        QTRY_VERIFY(driver_->find("Let rounds pass …"));
        test::settle();
        QCOMPARE(round(), 11);
        for (const Step& each : steps())
            QVERIFY(each.who != 0 || each.text == "nothing");
    }

    /// The card is asked for by a key and answered, or put away, by keys.
    void roundsPassByKeys()
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
        QTest::keyClick(stage(), Qt::Key_Escape); // wherever the focus is
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

    void anyKeyStopsTheRounds()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass …"));
        QVERIFY(driver_->press("Until a lever is pulled"));
        QTRY_VERIFY(driver_->find("Stop letting rounds pass"));
        QTest::keyClick(stage(), Qt::Key_B);
        QVERIFY(!driver_->find("Stop letting rounds pass"));
        QVERIFY(driver_->window().table());
        for (const Step& each : steps())
            QVERIFY(each.text != "block"); // a key meant to stop does no more
    }

    void theLastRoundIsAskedInAnyCase()
    {
        start(coinsGame());
        QVERIFY(driver_->press("Let rounds pass …"));
        QVERIFY(driver_->press("Until a lever is pulled"));
        QTRY_VERIFY(session().asked() >= 0 && !driver_->find("Stop letting rounds pass"));
        QVERIFY(!session().isOver());
    }

    /// A lever is never told: it shows when a round comes again. In the last one there is no later to put a decision off to.
    void roundsPassAsFarAsTimeGoesOn()
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

    /// A card shown for a block stays in the crate, and is put back in the printed game.
    void coupLetsPassWhatCannotBeDoubted()
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
        const std::vector<std::string> doubt{"allow", "challenge"};
        QCOMPARE(answer(view, doubt), "");
        view.shown[1].add(coup::Role::Contessa);
        QCOMPARE(answer(view, doubt), "allow");
        coup::View other = view;
        other.rules.mode = coup::Mode::Tabletop;
        QCOMPARE(answer(other, doubt), "");
        other = view;
        other.claims[1][static_cast<std::size_t>(coup::Role::Ambassador)] = 1; // it may have gone in an exchange
        QCOMPARE(answer(other, doubt), "");
        other = view;
        other.lost[1].push_back(coup::Role::Contessa);
        other.cards = {2, 1};
        QCOMPARE(answer(other, doubt), "");
        other = view;
        other.phase = coup::Phase::Lose; // that two cards are equal must not show
        QCOMPARE(answer(other, {"lose duke"}), "");
        other.phase = coup::Phase::Turn;
        QCOMPARE(answer(other, {"coup 1"}), "coup 1");
    }

    void theSecondTapMakesIt()
    {
        change([](Preferences& p) { p.confirmsTaps = true; });
        start(pazaakGame());
        const int before = session().length();
        const QPoint button = stage()->pieceRect("button:end").center().toPoint();
        QTest::mouseClick(stage(), Qt::LeftButton, {}, button);
        QCOMPARE(session().length(), before);
        QCOMPARE(stage()->gesture().selected, "button:end"); // seen
        QTest::mouseClick(stage(), Qt::LeftButton, {}, button);
        QVERIFY(session().length() > before);
    }

    void theSecondKeyMakesIt()
    {
        change([](Preferences& p) { p.confirmsTaps = true; });
        start(pazaakGame());
        const int before = session().length();
        QTest::keyClick(stage(), Qt::Key_E);
        QCOMPARE(session().length(), before);
        QTest::keyClick(stage(), Qt::Key_Escape); // or not
        QVERIFY(stage()->gesture().selected.isEmpty());
        QTest::keyClick(stage(), Qt::Key_S);
        QTest::keyClick(stage(), Qt::Key_S);
        QVERIFY(session().length() > before);
        QCOMPARE(steps()[static_cast<std::size_t>(before)], (Step{0, "stand"}));
    }

    void trainingWheelsShowWhatCouldBeCounted_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("shown");
        QTest::newRow("durak") << "durak"
                               << "Not seen yet: ";
        QTest::newRow("pazaak") << "pazaak"
                                << "Still in the house deck: ";
    }
    /// Off at first; while they are on, and ever after, the game is marked.
    void trainingWheelsShowWhatCouldBeCounted()
    {
        QFETCH(QString, game);
        QFETCH(QString, shown);
        start(game == "durak" ? durakGame() : pazaakGame());
        QVERIFY(!driver_->shows(shown));
        QVERIFY(!session().file().wheels);
        change([&](Preferences& p) { p.wheels.insert(game, true); });
        QVERIFY(driver_->shows(shown));
        change([&](Preferences& p) { p.wheels.insert(game, false); });
        QVERIFY(!driver_->shows(shown));
        const GameFile file = session().file();
        QVERIFY(file.wheels);
        const auto read = fromJson(toJson(file));
        QVERIFY(read && read->wheels);
        QCOMPARE(read->helped(), 1);
    }

    void undoOverRevealsIsOffered()
    {
        start(pazaakGame());
        const int before = session().length();
        emit stage()->chosen("end"); // a card comes for both
        QTRY_VERIFY(session().length() > before && session().asked() >= 0);
        const int after = session().length();
        QVERIFY(!session().canUndo(false));
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(isOffered("Undo would show you something twice"));
        QCOMPARE(session().length(), after);
        QVERIFY(driver_->press("Allow in this game"));
        QTRY_COMPARE(session().length(), before);
        QCOMPARE(settings().preferences().undoOverReveals, Preferences::Undo::Ask);
        // Not asked again at this table.
        emit stage()->chosen("end");
        QTRY_VERIFY(session().length() > before && session().asked() >= 0);
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QTRY_COMPARE(session().length(), before);
    }

    void undoOverRevealsIsKept_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("kept");
        QTest::newRow("always") << "Always" << static_cast<int>(Preferences::Undo::Always);
        QTest::newRow("never") << "Never" << static_cast<int>(Preferences::Undo::Never);
    }
    void undoOverRevealsIsKept()
    {
        QFETCH(QString, answer);
        QFETCH(int, kept);
        start(pazaakGame());
        const int before = session().length();
        emit stage()->chosen("end");
        QTRY_VERIFY(session().length() > before && session().asked() >= 0);
        const int after = session().length();
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(driver_->press(answer));
        QCOMPARE(static_cast<int>(settings().preferences().undoOverReveals), kept);
        QTRY_COMPARE(session().length(), answer == "Always" ? before : after);
    }
};

PARLOUR_TEST(TestSparedQuestions)
#include "test_spared_questions.moc"
