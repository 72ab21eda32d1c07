// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game at the table: played, watched, rewound, undone, branched, explained; with bots that hang or answer illegally.
#include "app/session/load_game.h"
#include "app/store/shared_line.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/timers.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace parlour;
using test::lastAction;
using test::newRecord;
using test::playedOut;
using test::SlowBot;

namespace {

/// A pace at which a pause outlasts any test.
constexpr double kEndless = 0.001;

/// ms after which the session gives up on a hurried bot or on a disk.
constexpr int kGivesUp = 2000;
/// The most steps that a session replays to reach a position.
constexpr int kMaxFolded = 64;

/// A match that counts the steps taken in it and in its clones.
class CountedMatch : public AnyMatch {
public:
    explicit CountedMatch(std::unique_ptr<AnyMatch> match) : match_(std::move(match)) {}
    static inline int taken = 0;
    /// The game with all its matches counted.
    static GameInfo game(const std::string& id)
    {
        static const GameInfo* counted = nullptr;
        counted = findGame(id);
        GameInfo info = *counted;
        info.start = [](const RuleMap& rules, std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
            auto match = counted->start(rules, seed);
            if (!match)
                return match;
            return std::unique_ptr<AnyMatch>(std::make_unique<CountedMatch>(*std::move(match)));
        };
        return info;
    }

    std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<CountedMatch>(match_->clone()); }
    Node node() const override { return match_->node(); }
    int seats() const override { return match_->seats(); }
    int steps() const override { return match_->steps(); }
    RuleMap rules() const override { return match_->rules(); }
    Goal goal() const override { return match_->goal(); }
    std::string draw() const override { return match_->draw(); }
    std::string drawOther(Rng& rng) const override { return match_->drawOther(rng); }
    std::vector<std::string> legal(Seat seat) const override { return match_->legal(seat); }
    bool allows(Seat seat, std::string_view text) const override { return match_->allows(seat, text); }
    Seat forfeiter() const override { return match_->forfeiter(); }
    Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told) override
    {
        ++taken;
        return match_->step(who, text, told);
    }
    std::any look(Seat seat) const override { return match_->look(seat); }
    void fields(Seat seat, FieldVisitor& visitor) const override { match_->fields(seat, visitor); }
    AnyQuestion question(Seat seat) const override { return match_->question(seat); }
    double score(Seat seat) const override { return match_->score(seat); }
    double points(Seat seat) const override { return match_->points(seat); }

private:
    std::unique_ptr<AnyMatch> match_;
};

/// Collects the reports of Explainer::explained.
struct Explained {
    int step = -1;
    Seat seat = -1;
    std::shared_ptr<const Report> report;
};

std::unique_ptr<Session> newSession(const Record& record, bool paused = false, double pace = 0, const BotMaker& makeBot = {})
{
    auto session = std::make_unique<Session>(*findGame(record.game), record, paused, nullptr, makeBot);
    session->setPace(pace);
    return session;
}

BotMaker slow(const std::shared_ptr<SlowBot::Control>& control)
{
    return [control](const std::string&) { return std::make_unique<SlowBot>(control); };
}

/// A person who answers every question.
void playAlong(Session& session)
{
    const auto answer = [&session] {
        if (session.asked() >= 0)
            QVERIFY(session.act(lastAction(session.line().match(), session.asked())));
    };
    QObject::connect(&session, &Session::changed, &session, answer, Qt::QueuedConnection);
}

/// A View as text, to compare positions of any game.
class Fields : public FieldVisitor {
public:
    void number(std::string_view name, double value) override { add(name) += std::to_string(value); }
    void truth(std::string_view name, bool value) override { add(name) += value ? "yes" : "no"; }
    void text(std::string_view name, std::string_view value) override { add(name) += value; }
    void numbers(std::string_view name, const std::vector<double>& values) override
    {
        add(name);
        for (const double value : values)
            text_ += std::to_string(value) + ' ';
    }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        add(name);
        for (const std::string& value : values)
            text_ += value + ' ';
    }
    const std::string& all() const { return text_; }

private:
    std::string& add(std::string_view name) { return text_.append("\n").append(name).append("="); }
    std::string text_;
};

std::string positionText(const AnyMatch& match)
{
    Fields fields;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        match.fields(seat, fields);
    return fields.all();
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

    const Record duel = newRecord("durak", {"durak.greedy", "durak.random"}, 7);
    const Record mine = newRecord("durak", {"you", "durak.greedy"}, 7);

private slots:
    void watchesTheSameGameAsAContest_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<quint64>("seed");
        QTest::newRow("durak, two") << "durak" << QStringList{"durak.greedy", "durak.random"} << quint64{1};
        QTest::newRow("durak, three") << "durak" << QStringList{"durak.greedy", "durak.random", "durak.openfool"}
                                      << quint64{2};
        QTest::newRow("durak, person") << "durak" << QStringList{"you", "durak.greedy", "durak.random"} << quint64{3};
        QTest::newRow("pazaak") << "pazaak" << QStringList{"pazaak.bold", "pazaak.hk47"} << quint64{4};
        QTest::newRow("pazaak, person") << "pazaak" << QStringList{"you", "pazaak.kid"} << quint64{5};
    }
    void watchesTheSameGameAsAContest()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        QFETCH(quint64, seed);
        std::vector<std::string> names;
        for (const QString& seat : seats)
            names.push_back(seat.toStdString());
        const RuleMap rules = game == "durak" ? RuleMap{{"players", std::to_string(names.size())}} : RuleMap{};
        const Record start = newRecord(game.toStdString(), names, seed, rules);

        const auto session = newSession(start);
        const test::Changes changes(*session);
        playAlong(*session);
        UNTIL(session->line().isOver());
        QCOMPARE(session->line().record(), playedOut(start));
        QCOMPARE(changes.count(&Session::Change::finished), 1);
        QVERIFY(changes.all.back().finished);
        QCOMPARE(session->asked(), -1);
        QCOMPARE(session->thinking(), -1);
    }

    void botsDoNotKnowWhoIsAPerson_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::addColumn<int>("seats");
        QTest::newRow("durak") << "durak"
                               << "durak.casual" << 4;
        QTest::newRow("coup") << "coup"
                              << "coup.casual" << 3;
    }
    /// Whichever seat a person takes who plays as the bot there would, the others play the same game: none is against it.
    void botsDoNotKnowWhoIsAPerson()
    {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        QFETCH(int, seats);
        const std::vector<std::string> bots(static_cast<std::size_t>(seats), bot.toStdString());
        const RuleMap rules{{"players", std::to_string(seats)}};
        const auto bySeat = [](const Record& record) {
            std::map<Seat, std::vector<std::string>> actions; // where several are asked at once, bots answer first
            for (const Step& step : record.steps)
                actions[step.who].push_back(step.text);
            return actions;
        };
        const auto ofBots = bySeat(playedOut(newRecord(game.toStdString(), bots, 1, rules)));
        for (Seat person = 0; person < seats; ++person) {
            auto names = bots;
            names[static_cast<std::size_t>(person)] = kPerson;
            const auto session = newSession(newRecord(game.toStdString(), names, 1, rules));
            std::size_t answered = 0;
            const auto answer = [&] {
                if (session->asked() == person)
                    QVERIFY(session->act(ofBots.at(person).at(answered++)));
            };
            connect(session.get(), &Session::changed, session.get(), answer, Qt::QueuedConnection);
            UNTIL(session->line().isOver());
            QVERIFY(bySeat(session->line().record()) == ofBots);
        }
    }

    /// A lesson: the others follow the script, and nothing happens after its end.
    void followsAScript()
    {
        Record start = newRecord("pazaak", {"you", "pazaak.beginner"}, 1, {});
        const std::vector<Step> written{{kChanceSeat, "sides 4 3 5 3 / 3 1 2 4"},
                                        {kChanceSeat, "house 7 9 6 10 3 1 5 2 4 10 9 8 7 6 5 4 3 2 1 8"},
                                        {0, "end"},
                                        {1, "stand"},
                                        {0, "end"}};
        const std::vector<Step> deal(written.begin(), written.begin() + 2);
        const auto session = newSession(start);
        session->follow(deal);
        UNTIL(session->line().length() == 2);
        test::settle();
        QCOMPARE(session->line().record().steps, deal);
        QVERIFY(session->act("end"));
        test::settle();
        QCOMPARE(session->line().length(), 3); // the bot waits at the end of the script
        session->follow(written);
        UNTIL(session->line().length() == 4);
        test::settle();
        QCOMPARE(session->line().record().steps.back(), (Step{1, "stand"})); // not the bot's own choice
        QCOMPARE(session->asked(), 0); // a person's step is never played from the script
        session->follow(deal);
        session->cutTo(2);
        test::settle();
        QCOMPARE(session->line().record().steps, deal);
        QCOMPARE(session->asked(), 0);
    }

    void refusesIllegalActions()
    {
        const auto session = newSession(mine);
        QVERIFY(!session->act("done")); // nobody is asked before the deal
        UNTIL(session->asked() == 0);
        const Record before = session->line().record();
        QVERIFY(!session->act("nonsense"));
        QVERIFY(!session->act(""));
        QVERIFY(!session->act("attack 2s"));
        QCOMPARE(session->line().record(), before);
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
    }

    void reportsAskedAndThinkingSeats()
    {
        const auto control = std::make_shared<SlowBot::Control>();
        const auto session = newSession(mine, false, 0, slow(control));
        const test::Changes changes(*session);
        UNTIL(session->asked() == 0);
        QCOMPARE(changes.count(&Session::Change::asked), 1);
        QCOMPARE(changes.count(&Session::Change::thinking), 0);
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
        QCOMPARE(changes.count(&Session::Change::asked), 2);
        UNTIL(session->thinking() == 1);
        QCOMPARE(changes.count(&Session::Change::thinking), 1);
        session->setPaused(true); // the answer is held back
        control->go = true;
        UNTIL(session->thinking() < 0);
        QCOMPARE(changes.count(&Session::Change::thinking), 2);
        test::settle();
        QCOMPARE(session->line().length(), 2);
        session->step();
        UNTIL(session->line().length() == 3);
    }

    void asksAPersonWhoHasNoChoice()
    {
        const auto session = newSession(mine);
        int forced = 0;
        connect(session.get(), &Session::changed, session.get(), [&](const Session::Change& change) {
            if (change.isMove() && session->asked() >= 0 && session->line().match().legal(session->asked()).size() == 1)
                ++forced;
        });
        playAlong(*session);
        UNTIL(session->line().isOver());
        QVERIFY(forced > 0);
    }

    void doesNotAskABotThatHasNoChoice()
    {
        const auto control = std::make_shared<SlowBot::Control>();
        control->go = true;
        const auto session = newSession(duel, false, 0, slow(control));
        UNTIL(session->line().isOver());
        int choices = 0;
        int decisions = 0;
        for (int i = 0; i < session->line().length(); ++i) {
            const auto match = matchAt(session->line().info(), session->line().record(), i);
            if (match->node().isWaiting()) {
                ++decisions;
                choices += match->legal(match->node().seats.first()).size() > 1 ? 1 : 0;
            }
        }
        QCOMPARE(control->asked.load(), choices);
        QVERIFY(choices < decisions);
    }

    void pausesBeforeAndAfterABotActs()
    {
        test::Timers timers;
        const auto session = newSession(duel, false, 25); // 10 ms each
        std::vector<std::vector<int>> before; // the pauses before each move
        connect(session.get(), &Session::changed, session.get(), [&](const Session::Change& change) {
            if (change.isMove())
                before.push_back(timers.pauses());
        });
        UNTIL(before.size() >= 4U);
        QCOMPARE(before[0], std::vector<int>{}); // the deal
        QCOMPARE(before[1], std::vector<int>{10}); // before
        QCOMPARE(before[2], (std::vector<int>{10, 10})); // after and before
        QCOMPARE(before[3], (std::vector<int>{10, 10}));
    }

    void standsStillWhileHeld()
    {
        const auto session = newSession(duel);
        session->hold(true);
        test::settle();
        QCOMPARE(session->line().length(), 0);
        session->hold(false);
        UNTIL(session->line().length() > 3);
        session->hold(true);
        const int length = session->line().length();
        UNTIL(session->thinking() < 0); // the answer has come
        test::settle();
        QCOMPARE(session->line().length(), length);
        session->hold(false);
        UNTIL(session->line().isOver());
    }

    /// There is a pause after a bot's action, but none before the roll that a person asked for.
    void aPersonsRollFollowsAtOnce()
    {
        const auto session = newSession(test::newRecord("yahtzee", {"you"}, 1, {{"players", "1"}}));
        UNTIL(session->asked() == 0);
        session->setPace(kEndless);
        QVERIFY(session->act("hold none"));
        session->hold(true); // the dice are being picked up
        test::settle();
        session->hold(false);
        UNTIL(session->asked() == 0);
    }

    void everyPositionFollowsFromItsRecord()
    {
        const Record played = playedOut(duel);
        const auto session = newSession(played, true);
        QCOMPARE(session->line().cursor(), 0);
        const int length = session->line().length();
        for (const int step : {length, 0, 5, 4, length / 2, length - 1, 63, 64, 65, 1}) {
            const int from = session->line().cursor();
            const test::Changes changes(*session);
            session->goTo(step);
            QCOMPARE(session->line().cursor(), std::min(step, length));
            std::vector<std::pair<int, int>> moves;
            if (from != session->line().cursor())
                moves.emplace_back(from, session->line().cursor());
            QVERIFY(changes.moves() == moves);
            QCOMPARE(positionText(session->line().match()),
                     positionText(*matchAt(session->line().info(), played, session->line().cursor())));
        }
        session->goTo(-3);
        QCOMPARE(session->line().cursor(), 0);
        session->goTo(length + 3);
        QCOMPARE(session->line().cursor(), length);
        for (int i = 0; i < length; ++i)
            QVERIFY(!session->line().told(i).empty());
    }

    void theLiveGameStandsStillInThePast()
    {
        const auto session = newSession(duel);
        UNTIL(session->line().length() > 10);
        const test::Changes changes(*session);
        session->goTo(4);
        const int length = session->line().length();
        QVERIFY(session->isPaused());
        QCOMPARE(changes.all.size(), std::size_t{1}); // together with the move
        QVERIFY(changes.all[0].paused && changes.all[0].isMove());
        UNTIL(session->thinking() < 0);
        test::settle();
        QCOMPARE(session->line().cursor(), 4);
        QCOMPARE(session->line().length(), length);
        session->step();
        QCOMPARE(session->line().cursor(), 5);
        session->goLive();
        QVERIFY(!session->isPaused());
        UNTIL(session->line().isOver());
        QCOMPARE(session->line().record(), playedOut(duel));
    }

    void backAtTheEndAPausedGameStaysPaused()
    {
        const auto session = newSession(duel, true);
        for (int i = 0; i < 6; ++i) {
            session->step();
            UNTIL(session->line().length() == i + 1);
        }
        session->goTo(2);
        session->goTo(session->line().length());
        QVERIFY(session->isPaused());
        test::settle();
        QCOMPARE(session->line().length(), 6);
        session->goTo(2);
        session->setPaused(false); // runs through the past and on
        UNTIL(session->line().isOver());
        QCOMPARE(session->line().record(), playedOut(duel));
    }

    void aPersonLooksBackAndPlaysOn()
    {
        const auto session = newSession(mine);
        UNTIL(session->asked() == 0);
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
        UNTIL(session->asked() == 0);
        const int length = session->line().length();
        session->goTo(1);
        QCOMPARE(session->asked(), -1);
        QVERIFY(!session->act(lastAction(session->line().match(), 0)));
        session->goTo(length);
        QCOMPARE(session->asked(), 0);
        playAlong(*session);
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
        UNTIL(session->line().isOver());
        QCOMPARE(session->line().record(), playedOut(mine));
    }

    void watchesStepByStep()
    {
        const Record whole = playedOut(duel);
        const auto session = newSession(duel, true, kEndless); // no pauses while stepping by hand
        test::settle();
        QCOMPARE(session->line().length(), 0);
        for (int i = 0; i < 20; ++i) {
            session->step();
            UNTIL(session->line().length() == i + 1);
            test::settle();
            QCOMPARE(session->line().length(), i + 1);
            QCOMPARE(session->line().record().steps.back(), whole.steps[static_cast<std::size_t>(i)]);
        }
    }

    void aStepOfARunningGameSkipsItsPausesOnly()
    {
        const auto session = newSession(duel, false, kEndless);
        UNTIL(session->line().length() == 1); // the deal needs no pause
        test::settle();
        QCOMPARE(session->line().length(), 1);
        session->step();
        QVERIFY(!session->isPaused());
        UNTIL(session->line().length() == 2);
        test::settle();
        QCOMPARE(session->line().length(), 2);
        QVERIFY(!session->isPaused());
    }

    void aPauseInThePastLasts()
    {
        const auto session = newSession(duel);
        UNTIL(session->line().length() > 4);
        session->goTo(2);
        session->setPaused(true);
        session->goTo(session->line().length());
        QVERIFY(session->isPaused());
        session->goLive();
        QVERIFY(!session->isPaused());
    }

    void replaysToItsEndAndAgain()
    {
        const Record played = playedOut(duel);
        const auto session = newSession(played);
        QVERIFY(!session->isPaused());
        QVector<int> cursors;
        connect(session.get(), &Session::changed, session.get(), [&](const Session::Change& change) {
            if (change.isMove())
                cursors << change.to;
        });
        UNTIL(session->isPaused());
        QVERIFY(session->line().atEnd());
        QCOMPARE(cursors.size(), session->line().length());
        QCOMPARE(session->line().record(), played);
        session->setPaused(false);
        QCOMPARE(session->line().cursor(), 0);
        UNTIL(session->line().atEnd());
    }

    void replayKeepsItsPace()
    {
        test::Timers timers;
        const auto session = newSession(playedOut(duel), false, 50); // 10 ms a step
        UNTIL(session->line().cursor() == 4);
        QCOMPARE(timers.pauses(), (std::vector<int>{10, 10, 10}));
    }

    void sealedAnswersAreNotPausedFor()
    {
        const std::vector<std::string> six(6, "coup.random");
        const auto session = newSession(playedOut(newRecord("coup", six, 1, {{"players", "6"}})), true, kEndless);
        int first = 0; // of three sealed answers
        while (!(session->line().told(first).empty() && session->line().told(first + 1).empty()
                 && session->line().told(first + 2).empty()))
            QVERIFY(++first + 3 < session->line().length());
        session->goTo(first);
        session->setPaused(false);
        UNTIL(session->line().cursor() == first + 3);
    }

    void quietStepsOfAPersonsGameAreNotPausedFor()
    {
        const auto session = newSession(newRecord("coins", {"you", "coins.regret"}, 1), false, kEndless);
        session->setQuietSteps([](const std::vector<AnyTold>&) { return true; });
        UNTIL(session->asked() == 0);
        QVERIFY(session->act("nothing"));
        const int length = session->line().length();
        UNTIL(session->asked() == 0 && session->line().length() > length);
    }

    void undoesStepsThatRevealedNothing()
    {
        const auto control = std::make_shared<SlowBot::Control>();
        const auto session = newSession(mine, false, 0, slow(control));
        QVERIFY(!session->canUndo(true)); // there was no decision
        // The bot holds back its answers until released.
        const auto letGo = [&] {
            control->go = true;
            UNTIL(session->asked() == 0);
            control->go = false;
        };
        letGo();
        QVERIFY(!session->canUndo(false) || session->line().length() == 1);
        const Record before = session->line().record();
        const std::string attack = lastAction(session->line().match(), 0);
        QVERIFY(QString::fromStdString(attack).startsWith("attack"));
        QVERIFY(session->act(attack));
        UNTIL(session->thinking() == 1);
        QVERIFY(session->canUndo(false));

        const test::Changes changes(*session);
        session->undo(false);
        QCOMPARE(session->line().record(), before);
        QCOMPARE(session->asked(), 0);
        QCOMPARE(session->thinking(), -1);
        QCOMPARE(changes.all.size(), std::size_t{1}); // always a single change
        const Session::Change& undone = changes.all[0];
        QVERIFY(undone.record && undone.isMove() && undone.asked && undone.thinking && !undone.finished);

        QVERIFY(session->act(attack));
        letGo(); // the bot has covered or taken
        QVERIFY(!session->canUndo(false));
        const Record after = session->line().record();
        session->undo(false);
        QCOMPARE(session->line().record(), after);
        QVERIFY(session->canUndo(true));
        session->undo(true);
        QCOMPARE(session->line().record(), before);
        control->go = true;
    }

    void aDrawnCardIsNotUndone()
    {
        // Ending a turn in Pazaak lets the opponent draw a card of the house deck.
        const auto control = std::make_shared<SlowBot::Control>();
        const auto session = newSession(newRecord("pazaak", {"you", "pazaak.hk47"}, 3), false, 0, slow(control));
        UNTIL(session->asked() == 0);
        QVERIFY(session->act("end"));
        QVERIFY(!session->canUndo(false));
        QVERIFY(session->canUndo(true));
        control->go = true;
    }

    void afterUndoTheSameGameComesAgain_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::newRow("cards") << "durak"
                               << "durak.greedy";
        QTest::newRow("dice") << "yahtzee"
                              << "yahtzee.dummy";
    }
    void afterUndoTheSameGameComesAgain()
    {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        const Record begun = newRecord(game.toStdString(), {"you", bot.toStdString()}, 7);
        const Record whole = playedOut(begun);
        const auto session = newSession(begun);
        playAlong(*session);
        UNTIL(session->line().isOver());
        for (const int back : {1, 2, 5, 100}) {
            session->hold(true);
            for (int i = 0; i < back && session->canUndo(true); ++i)
                session->undo(true);
            QVERIFY(!session->line().isOver());
            QVERIFY(session->asked() == 0);
            QVERIFY(session->act(lastAction(session->line().match(), 0)));
            session->hold(false);
            UNTIL(session->line().isOver());
            QCOMPARE(session->line().record(), whole);
        }
    }

    void aReplayIsNeverCut()
    {
        const auto session = newSession(playedOut(mine), true);
        session->goTo(session->line().length());
        QVERIFY(!session->canUndo(true));
        session->undo(true);
        QVERIFY(session->line().isOver());
    }

    void branchesAtTheCursor()
    {
        const Record played = playedOut(duel);
        const auto session = newSession(played, true);
        const int at = session->line().length() / 2;
        session->goTo(at);
        const test::Changes changes(*session);
        session->branch({"durak.greedy", "durak.greedy"});
        QCOMPARE(changes.count(&Session::Change::record), 1);
        QCOMPARE(session->line().length(), at);
        QVERIFY(!session->line().isOver() && !session->isPaused());
        UNTIL(session->line().isOver());

        Record expected = duel;
        expected.seats = {"durak.greedy", "durak.greedy"};
        expected.steps.assign(played.steps.begin(), played.steps.begin() + at);
        QCOMPARE(session->line().record(), playedOut(expected));
    }

    void branchesIntoAPersonsGame()
    {
        const Record played = playedOut(duel);
        const auto session = newSession(played, true);
        session->goTo(1);
        session->branch({"you", "durak.greedy"});
        UNTIL(session->asked() == 0);
        QVERIFY(session->line().hasPerson());
    }

    void explainsEveryDecision()
    {
        const Record played = playedOut(duel);
        const auto session = newSession(played, true);
        std::optional<Explained> told;
        connect(&session->explainer(), &Explainer::explained, session.get(),
                [&](int step, Seat seat, const std::shared_ptr<const Report>& report) {
                    told = {step, seat, report};
                });
        int last = -1;
        for (int i = 0; i <= session->line().length(); ++i) {
            if (i < session->line().length() && played.steps[static_cast<std::size_t>(i)].who != kChanceSeat)
                last = i; // at chance and at the end it is still the decision before
            session->goTo(i);
            QCOMPARE(session->explainer().decision(), last);
            told.reset();
            session->explainer().explain();
            UNTIL(told.has_value());
            QCOMPARE(told->step, last);
            QCOMPARE(told->report != nullptr, last >= 0);
            if (last >= 0) {
                QCOMPARE(told->seat, played.steps[static_cast<std::size_t>(last)].who);
                QCOMPARE(told->report->chosen, played.steps[static_cast<std::size_t>(last)].text);
            }
        }
    }

    void explainsAPersonsDecisionByABot()
    {
        const auto session = newSession(mine);
        UNTIL(session->asked() == 0);
        std::vector<std::shared_ptr<const Report>> reports;
        connect(&session->explainer(), &Explainer::explained, session.get(),
                [&](int, Seat, const std::shared_ptr<const Report>& report) { reports.push_back(report); });
        session->explainer().explain();
        UNTIL(reports.size() == 1U);
        QVERIFY(!reports[0]);
        session->explainer().explain("durak.greedy");
        UNTIL(reports.size() == 2U);
        QVERIFY(session->line().match().legal(0).size() > 1);
        QVERIFY(!reports[1]->chosen.empty());
        session->explainer().explain("no.such-bot");
        UNTIL(reports.size() == 3U);
        QVERIFY(!reports[2]);
        QCOMPARE(session->asked(), 0);
    }

    void botsReportWithTheirAnswers_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::newRow("durak") << "durak"
                               << "durak.greedy";
        QTest::newRow("pazaak") << "pazaak"
                                << "pazaak.kid";
        QTest::newRow("yahtzee") << "yahtzee"
                                 << "yahtzee.aces-and-eights";
        QTest::newRow("coup") << "coup"
                              << "coup.honest"; // answers are sealed: several seats are waited for together
        QTest::newRow("coins") << "coins"
                               << "coins.analyzer";
    }
    void botsReportWithTheirAnswers()
    {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        const RuleMap rules = game == "coup" ? RuleMap{{"players", "4"}, {"mode", "tabletop"}} : RuleMap{};
        const std::vector<std::string> seats(game == "coup" ? 4U : 2U, bot.toStdString());
        const auto session = newSession(newRecord(game.toStdString(), seats, 5, rules));
        session->explainer().setReporting(true);
        std::map<int, Explained> told;
        connect(&session->explainer(), &Explainer::explained, session.get(),
                [&](int step, Seat seat, const std::shared_ptr<const Report>& report) {
                    told[step] = {step, seat, report};
                });
        UNTIL(session->line().isOver() || session->line().length() > 120);
        bool together = false;
        for (int i = 0; i + 1 < session->line().length(); ++i) {
            const Step& step = session->line().record().steps[static_cast<std::size_t>(i)];
            QCOMPARE(told.contains(i), step.who != kChanceSeat);
            if (step.who == kChanceSeat)
                continue;
            QVERIFY(told[i].report);
            QCOMPARE(told[i].seat, step.who);
            QCOMPARE(told[i].report->chosen, step.text);
            QVERIFY(!told[i].report->candidates.empty() || !told[i].report->verdict.empty());
            together |= session->line().matchAfter(i)->node().seats.first() != step.who
                || session->line().matchAfter(i)->node().seats.size() > 1;
        }
        QCOMPARE(together, game == "coup" || game == "coins");
    }

    void playsOutUntilAPersonIsAsked()
    {
        const auto session = newSession(duel, false, kEndless);
        session->hold(true); // with pieces that never rest
        const test::Changes changes(*session);
        session->playOut();
        QVERIFY(session->isPlayingOut());
        UNTIL(session->line().isOver());
        QCOMPARE(changes.count(&Session::Change::record), 1); // announced as one jump
        QVERIFY(changes.moves() == (std::vector<std::pair<int, int>>{{0, session->line().length()}}));
        QVERIFY(!session->isPlayingOut());
        QCOMPARE(session->line().record().steps, playedOut(duel).steps);
    }

    void playingOutEndsWithAnythingElse()
    {
        for (const auto& what : std::initializer_list<std::function<void(Session&)>>{
                 [](Session& session) { session.setPaused(true); }, [](Session& session) { session.goTo(0); },
                 [](Session& session) { session.step(); }}) {
            const auto session = newSession(duel, false, kEndless);
            session->playOut();
            UNTIL(session->line().length() > 3);
            const test::Changes changes(*session);
            what(*session);
            QVERIFY(!session->isPlayingOut());
            QCOMPARE(changes.count(&Session::Change::record), 1); // the steps played out so far
        }
        const auto session = newSession(mine, false, kEndless);
        session->playOut();
        UNTIL(session->asked() == 0);
        QVERIFY(!session->isPlayingOut());
    }

    void aBotThatHangsBlocksNothing()
    {
        const auto control = std::make_shared<SlowBot::Control>();
        control->listens = false;
        const auto session = newSession(duel, false, 0, slow(control));
        UNTIL(control->asked.load() == 1);
        QVERIFY(session->thinking() >= 0);
        session->moveNow();
        session->goTo(0);
        session->goLive();
        session->setPaused(true);
        session->setPaused(false);
        session->explainer().explain();
        QVERIFY(session->thinking() >= 0);
        const int length = session->line().length();
        UNTIL(session->line().length() > length); // moved on its behalf
        QCOMPARE(control->answered.load(), 0);
        control->go = true;
    }

    void destroyingASessionLeavesAHangingBot()
    {
        const auto control = std::make_shared<SlowBot::Control>();
        control->listens = false;
        auto session = newSession(duel, false, 0, slow(control));
        UNTIL(control->asked.load() == 1);
        session.reset();
        QCOMPARE(control->answered.load(), 0);
        QCOMPARE(control->destroyed.load(), 0);
        control->go = true;
        UNTIL(control->destroyed.load() == 1);
    }

    void moveNowHurriesABotThatListens()
    {
        const test::Timers neverMovedFor(kGivesUp);
        const auto control = std::make_shared<SlowBot::Control>();
        const auto session = newSession(duel, false, 0, slow(control));
        UNTIL(session->thinking() >= 0);
        const int length = session->line().length();
        session->moveNow();
        UNTIL(session->line().length() > length);
        QCOMPARE(control->answered.load(), 1);
        control->go = true;
    }

    void undoLeavesAHangingBotBehind()
    {
        const auto hanging = std::make_shared<SlowBot::Control>();
        const auto lively = std::make_shared<SlowBot::Control>();
        lively->go = true;
        hanging->listens = false;
        bool hang = false;
        const auto session = newSession(
            mine, false, 0, [&](const std::string&) { return std::make_unique<SlowBot>(hang ? hanging : lively); });
        UNTIL(session->asked() == 0);
        hang = true;
        session->branch({"you", "durak.greedy"}); // the next bot is a new one
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
        UNTIL(hanging->asked.load() == 1);
        session->undo(false);
        hang = false;
        QVERIFY(session->act(lastAction(session->line().match(), 0)));
        playAlong(*session);
        UNTIL(session->line().isOver());
        hanging->go = true;
    }

    void anIllegalAnswerPlaysTheFirstLegalAction()
    {
        class Liar : public AnyBot {
            std::string answer(const AnyQuestion&, parlour::stop_token, Report*) override { return "attack Qz"; }
        };
        const auto session = newSession(duel, false, 0, [](const std::string&) { return std::make_unique<Liar>(); });
        UNTIL(session->line().isOver());
        for (int i = 0; i < session->line().length(); ++i) {
            const Step& step = session->line().record().steps[static_cast<std::size_t>(i)];
            if (step.who >= 0)
                QCOMPARE(step.text, matchAt(session->line().info(), session->line().record(), i)->legal(step.who).front());
        }
    }

    void aGameWithoutItsBotCanBeShownAndBranched()
    {
        Record record = playedOut(duel);
        record.steps.resize(10);
        record.result.reset();
        record.seats[1] = "durak.from-the-future";
        const auto session = newSession(record);
        QCOMPARE(session->missingBot(), std::string("durak.from-the-future"));
        test::settle();
        QVERIFY(session->thinking() != 1);
        session->goTo(3);
        session->goLive();
        session->branch({"durak.greedy", "durak.greedy"});
        QVERIFY(session->missingBot().empty());
        UNTIL(session->line().isOver());
    }

    void aBotOfAnotherGameIsMissing()
    {
        const auto session = newSession(newRecord("durak", {"pazaak.kid", "durak.greedy"}, 1));
        QCOMPARE(session->missingBot(), std::string("pazaak.kid"));
        test::settle();
        QVERIFY(!session->line().isOver());
    }

    void goesOnFromEveryStep()
    {
        const Record whole = playedOut(duel);
        for (std::size_t kept = 0; kept <= whole.steps.size(); ++kept) {
            Record part = whole;
            part.steps.resize(kept);
            part.result.reset();
            const auto session = newSession(part);
            UNTIL(session->line().isOver());
            QCOMPARE(session->line().record(), whole);
        }
    }

    void everyStepWaitsForTheDisk()
    {
        const test::Timers neverGivenUp(kGivesUp); // regardless of a slow disk
        QTemporaryDir folder;
        SavedGames games(folder.path());
        const auto session = newSession(duel);
        session->saver().saveTo(games, "one");
        int late = 0;
        connect(session.get(), &Session::changed, session.get(), [&](const Session::Change& change) {
            const auto file = readGameFile(games.pathOf("one"));
            if (!file || static_cast<int>(file->record.steps.size()) < change.to - 1)
                ++late;
        });
        UNTIL(session->line().isOver());
        QCOMPARE(late, 0);
    }

    void savesEveryStepAndNote()
    {
        QTemporaryDir folder;
        SavedGames games(folder.path());
        const auto session = newSession(duel);
        session->saver().setNotes("mine");
        session->saver().saveTo(games, "one");
        UNTIL(session->line().isOver());
        UNTIL(games.finished().size() == 1U);
        QCOMPARE(games.finished()[0].file.record, playedOut(duel));
        QCOMPARE(games.finished()[0].file.notes, QString("mine"));
        QVERIFY(games.list().empty());
        QVERIFY(session->saver().file() == games.finished()[0].file); // the history recognises the same game

        games.remove("one"); // it is in the history now, and a note does not restore the file
        session->saver().setNotes("well played");
        QSignalSpy written(&games, &SavedGames::written);
        const quint64 later = games.save("two", {duel, {}, {}}); // all that was queued before is written by then
        UNTIL(!written.empty() && written.back()[0].toULongLong() == later);
        QVERIFY(games.finished().empty());
    }

    void playsOnIfNothingCanBeSaved()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("not-a-folder"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        SavedGames games(folder.filePath("not-a-folder/games"));
        QSignalSpy failed(&games, &SavedGames::failed);
        const auto session = newSession(duel);
        session->saver().saveTo(games, "one");
        UNTIL(session->line().isOver());
        QCOMPARE(session->line().record(), playedOut(duel));
        UNTIL(failed.size() == 1);
    }

    /// Each event has bounded cost: a step is replayed once, and a jump replays at most a few, regardless of the game's
    /// length.
    void everyEventReplaysFewSteps()
    {
        const GameInfo counted = CountedMatch::game("coins");
        const Record record = newRecord("coins", {"coins.regret", "coins.nostalgia"}, 1);
        CountedMatch::taken = 0;
        Session session(counted, record, false);
        session.setPace(0);
        int atOnce = 0; // the most steps between two changes
        int before = 0;
        connect(&session, &Session::changed, &session,
                [&] { atOnce = std::max(atOnce, CountedMatch::taken - std::exchange(before, CountedMatch::taken)); });
        UNTIL(session.line().isOver());
        QCOMPARE(atOnce, 1);
        QCOMPARE(CountedMatch::taken, session.line().length());
        QVERIFY2(session.line().length() > 5 * kMaxFolded, qPrintable(QString::number(session.line().length())));
        atOnce = 0;
        for (int i = 0; i < session.line().length(); ++i)
            session.goTo(i * 37 % session.line().length());
        QVERIFY2(atOnce > 0 && atOnce <= kMaxFolded, qPrintable(QString::number(atOnce)));
    }
};

PARLOUR_TEST(TestSession)
#include "test_session.moc"
