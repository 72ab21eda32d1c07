// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A minimal game that waits for several seats at once: three rounds of matching pennies with a toss before each.
#include "engine/core/play_out.h"
#include "engine/core/text_match.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

using namespace parlour;

namespace {

struct Pennies {
    struct Rules {
        bool operator==(const Rules&) const = default;
    };
    struct State {
        Rules rules;
        int round = 0;
        bool tossed = false;
        int toss = 0;
        std::array<int, 2> side{-1, -1}; ///< sealed until both have answered
        std::array<int, 2> wins{};
        bool operator==(const State&) const = default;
    };
    struct Action {
        int side = 0;
        bool operator==(const Action&) const = default;
        friend std::string toText(const Action& action) { return std::to_string(action.side); }
    };
    struct Chance {
        int toss = 0;
        bool operator==(const Chance&) const = default;
        friend std::string toText(const Chance& chance) { return std::to_string(chance.toss); }
    };
    struct View {
        int round = 0;
        int toss = 0;
        int wins = 0;
        bool operator==(const View&) const = default;
    };
    struct Event {
        std::string text;
        bool operator==(const Event&) const = default;
        friend std::string toText(const Event& event) { return event.text; }
    };

    static constexpr std::string_view kId = "pennies";
    static constexpr Text kName = SAY("Rules", "Pennies");
    static constexpr int kVersion = 1;
    static constexpr std::size_t kMaxActions = 2;
    static constexpr int kMaxSteps = 9;

    static const std::vector<RuleOption>& options()
    {
        static const std::vector<RuleOption> none;
        return none;
    }
    static Expected<Rules> parseRules(const RuleMap&) { return Rules{}; }
    static RuleMap rulesMap(const Rules&) { return {}; }
    static int seats(const Rules&) { return 2; }

    static State start(const Rules&) { return {}; }
    static const Rules& rules(const State& state) { return state.rules; }
    static Node node(const State& state)
    {
        if (state.round == 3)
            return Node::over();
        if (!state.tossed)
            return Node::chance();
        SeatSet seats;
        for (Seat seat = 0; seat < 2; ++seat)
            if (state.side[static_cast<std::size_t>(seat)] < 0)
                seats.add(seat);
        return Node::waiting(seats);
    }
    static Chance draw(const State&, Rng& rng) { return {static_cast<int>(rng.below(2))}; }
    static bool allowsChance(const State&, const Chance& chance) { return chance.toss == 0 || chance.toss == 1; }
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace)
    {
        state.tossed = true;
        state.toss = chance.toss;
        if (trace)
            trace->tellAll({"toss " + std::to_string(chance.toss)});
    }
    static void legal(const State&, Seat, ActionList<Pennies>& out)
    {
        out.push_back({0});
        out.push_back({1});
    }
    static bool allows(const State&, Seat, const Action& action) { return action.side == 0 || action.side == 1; }
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
    {
        state.side[static_cast<std::size_t>(seat)] = action.side;
        if (trace)
            trace->tell(seat, {"chose " + std::to_string(action.side)}, {"chose"});
        if (state.side[0] < 0 || state.side[1] < 0)
            return;
        ++state.wins[(state.side[0] ^ state.side[1] ^ state.toss) == 0 ? 0 : 1];
        state.side = {-1, -1};
        state.tossed = false;
        ++state.round;
        if (trace)
            trace->tellAll({"opened"});
    }
    static View look(const State& state, Seat seat)
    {
        return {state.round, state.toss, state.wins[static_cast<std::size_t>(seat)]};
    }
    static SeatSet winners(const State& state) { return SeatSet::of(state.wins[0] > state.wins[1] ? 0 : 1); }
    static double pointsFor(const Rules&, SeatSet winners, Seat seat) { return winners.has(seat) ? 1 : 0; }

    static Expected<Action> parseAction(std::string_view text) { return Action{text == "1" ? 1 : 0}; }
    static Expected<Chance> parseChance(std::string_view text) { return Chance{text == "1" ? 1 : 0}; }
    static void fields(const View& view, FieldVisitor& visitor) { visitor.number("wins", view.wins); }
    static View viewOf(const Rules&, const FieldMap& fields) { return {0, 0, static_cast<int>(fields.number("wins"))}; }
};
static_assert(Game<Pennies>);

class Guesser : public Bot<Pennies> {
    Pennies::Action choose(const Question<Pennies>& question) override
    {
        return question.legal[question.luck.rng().below(2)];
    }
};

class TestSessionTogether : public QObject {
    Q_OBJECT

    const GameInfo info = gameInfo<Pennies>();
    const BotMaker guessers = [](const std::string&) { return std::make_unique<Guesser>(); };

    Record record(std::vector<std::string> seats) const { return {"pennies", 1, {}, std::move(seats), 5, {}, std::nullopt}; }
    std::unique_ptr<Session> session(std::vector<std::string> seats, const BotMaker& makeBot) const
    {
        auto made = std::make_unique<Session>(info, record(std::move(seats)), false, nullptr, makeBot);
        made->setPace(0);
        return made;
    }

private slots:
    void botsPlayTheGameOfAContest()
    {
        const auto watched = session({"a", "b"}, guessers);
        UNTIL(watched->line().isOver());
        Match<Pennies> match({}, 5);
        Guesser bot;
        std::vector<std::string> texts;
        playOut<Pennies>(match, {&bot, &bot}, [&](Seat, const auto& step) { texts.push_back(toText(step)); });
        QCOMPARE(texts.size(), watched->line().record().steps.size());
        for (std::size_t i = 0; i < texts.size(); ++i)
            QCOMPARE(watched->line().record().steps[i].text, texts[i]);
    }

    void theBotAnswersWhileThePersonThinks_data()
    {
        QTest::addColumn<int>("person");
        QTest::newRow("first seat") << 0;
        QTest::newRow("second seat") << 1;
    }
    void theBotAnswersWhileThePersonThinks()
    {
        QFETCH(int, person);
        const auto played =
            session(person == 0 ? std::vector<std::string>{"you", "b"} : std::vector<std::string>{"a", "you"}, guessers);
        UNTIL(played->line().length() == 2); // the toss, and the sealed answer of the bot
        QCOMPARE(played->line().record().steps[1].who, 1 - person);
        QCOMPARE(played->asked(), person);
        QCOMPARE(played->thinking(), -1);
        QVERIFY(played->act("1"));
        UNTIL(played->line().length() == 5);
        QCOMPARE(played->asked(), person);
    }

    void thePersonMayAnswerBeforeTheBot()
    {
        const auto control = std::make_shared<test::SlowBot::Control>();
        const auto played =
            session({"you", "b"}, [&](const std::string&) { return std::make_unique<test::SlowBot>(control); });
        UNTIL(played->thinking() == 1);
        QCOMPARE(played->asked(), 0);
        QVERIFY(played->act("1"));
        QCOMPARE(played->thinking(), 1); // still has the same question
        UNTIL(control->asked.load() == 1);
        QVERIFY(played->canUndo(false));
        QCOMPARE(played->asked(), -1);
        played->undo(false);
        QCOMPARE(played->asked(), 0);
        UNTIL(played->thinking() == 1);
        QVERIFY(played->act("0"));
        control->go = true;
        UNTIL(played->line().length() >= 4);
        QCOMPARE(played->line().record().steps[1], (Step{0, "0"}));
        QVERIFY(!played->canUndo(false)); // revealed
    }

    void personsAnswerOneAfterTheOther()
    {
        const auto played = session({"you", "you"}, guessers);
        for (int round = 0; round < 3; ++round) {
            UNTIL(played->asked() == 0);
            QVERIFY(played->act("0"));
            QCOMPARE(played->asked(), 1);
            QVERIFY(played->act("1"));
        }
        UNTIL(played->line().isOver());
        QCOMPARE(played->line().length(), 9);
    }
};

} // namespace

PARLOUR_TEST(TestSessionTogether)
#include "test_session_together.moc"
