// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The errors that Yahtzee's analyst states, against long samples of play for points.
#include "ai/yahtzee/policy.h"
#include "ai/yahtzee/win_model.h"
#include "ai/yahtzee/yahtzee_bots.h"
#include "engine/core/analyst.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace parlour;
using namespace parlour::yahtzee;

namespace {

/// Final totals of many games.
class Totals {
public:
    void add(int total) { ++counts_[static_cast<std::size_t>(std::max(0, total))]; }
    /// The mean share of the win of these totals in a duel against others.
    double shareAgainst(const Totals& others) const
    {
        double won = 0, below = 0, mine = 0, theirs = 0;
        for (std::size_t total = 0; total < counts_.size(); ++total) {
            won += counts_[total] * (below + others.counts_[total] / 2);
            below += others.counts_[total];
            mine += counts_[total];
            theirs += others.counts_[total];
        }
        return won / (mine * theirs);
    }

private:
    std::array<double, 1600> counts_{};
};

/// Plays cards to their end for points, many times; each time the same games.
class Sampler {
public:
    Sampler(const WinModel& model, std::uint64_t seed, int games)
        : context_(model, WinContext::Horizon(), 0),
          policies_(model.game()),
          seed_(seed),
          games_(games)
    {
    }

    Totals ofCard(const Card& card)
    {
        const CardState state = cardStateOf(card);
        return sampled([&](int) { return SoloGame{state, static_cast<std::int16_t>(card.total() - bonusOf(state))}; });
    }

    /// After an action of a View with dice, the rest of the turn being played for the win. The end of the turn is not
    /// sampled.
    Totals after(const View& view, const Action& action)
    {
        const CardState state = cardStateOf(view.card);
        const auto ended = [&](DiceSet roll, Box box) {
            const auto [points, bonus] = scoredPoints(state, box, roll);
            return SoloGame{yahtzee::after(state, box, points),
                            static_cast<std::int16_t>(view.card.total() - bonusOf(state) + points + bonus)};
        };
        if (action.kind == Action::Kind::Score)
            return sampled([&](int) { return ended(diceSetOf(view.dice), action.box); });
        const Turn turn = WinShare(context_, matchStateOf(view)).turn();
        const auto chances = finalRolls(turn, view.stage, diceSetOf(view.dice, action.positions));
        std::size_t roll = 0;
        double passed = chances[0];
        return sampled([&](int game) {
            while (passed < (game + 0.5) / games_ && roll + 1 < chances.size())
                passed += chances[++roll];
            const auto set = static_cast<DiceSet>(kFirstRoll + roll);
            return ended(set, turn.bestBox(set));
        });
    }

    /// Of players with about this total after so many turns, whose cards are not known.
    Totals ofTotal(int turns, int total)
    {
        constexpr int kNear = 5;
        for (int i = static_cast<int>(courses_.size()); i < 6 * games_; ++i) {
            Rng rng = Rng::stream(seed_ + 1000, Purpose::Analysis, static_cast<std::uint64_t>(i));
            SoloGame game;
            for (int& each : courses_.emplace_back()) {
                each = game.total();
                if (game.state.filled != BoxSet::all())
                    playTurn(game, policies_.at(game.state), rng);
            }
        }
        Totals totals;
        for (const auto& course : courses_)
            if (const int then = course[static_cast<std::size_t>(turns)]; std::abs(then - total) <= kNear)
                totals.add(course.back() - then + total);
        return totals;
    }

private:
    template <class Begin>
    Totals sampled(Begin begin)
    {
        Totals totals;
        for (int i = 0; i < games_; ++i) {
            Rng rng = Rng::stream(seed_, Purpose::Analysis, static_cast<std::uint64_t>(i));
            SoloGame game = begin(i);
            while (game.state.filled != BoxSet::all())
                playTurn(game, policies_.at(game.state), rng);
            totals.add(game.total());
        }
        return totals;
    }

    WinContext context_;
    PolicyCache policies_;
    std::uint64_t seed_;
    int games_;
    std::vector<std::array<int, kRounds + 1>> courses_; ///< running totals of whole games; empty until they are needed
};

/// A decision of seat `index` % 2 in this round, after one or two rolls. The solver's games seldom end a turn before it.
State positionIn(int round, Cards cards, int index)
{
    const auto bot = findBot("yahtzee.solver")->make(test::resources());
    auto& player = static_cast<Bot<Yahtzee>&>(*bot);
    for (std::uint64_t seed = 41 + static_cast<std::uint64_t>(100 * index);; ++seed) {
        State state = Yahtzee::start({2, Joker::Forced, cards});
        Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
        while (state.round <= round) {
            if (Yahtzee::node(state).isChance()) {
                Yahtzee::applyChance(state, Yahtzee::draw(state, rng), nullptr);
                continue;
            }
            if (state.round == round && state.turn == index % 2 && state.rolls == 1 + index / 2 % 2)
                return state;
            ActionList<Yahtzee> legal;
            Yahtzee::legal(state, state.turn, legal);
            Yahtzee::act(state, state.turn, player.choose({Yahtzee::look(state, state.turn), legal, {1, 0}, {}}), nullptr);
        }
    }
}

/// The indices of the best action and of some that are worth little less, with different values.
std::vector<std::size_t> closeActions(const Analysis& analysis)
{
    constexpr std::size_t kMost = 4;
    constexpr double kClose = 0.04, kSame = 1e-6;
    const auto valueOf = [&](std::size_t index) { return analysis.actions[index].share.value; };
    std::vector<std::size_t> order(analysis.actions.size()), close;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return valueOf(a) > valueOf(b); });
    for (const std::size_t each : order)
        if (close.empty()
            || (close.size() < kMost && valueOf(close.back()) - valueOf(each) > kSame
                && valueOf(close.front()) - valueOf(each) < kClose))
            close.push_back(each);
    return close;
}

} // namespace

class TestYahtzeeErrors : public QObject {
    Q_OBJECT

private slots:
    void differencesAreWithinTheirErrors_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<bool>("isOpen");
        const bool isMeasuring = qEnvironmentVariableIsSet("PARLOUR_REVIEWS");
        for (const int round : {1, 3, 5, 7, 8, 9, 10})
            for (const bool isOpen : {false, true})
                if (isMeasuring || round == 8)
                    QTest::addRow("round %d, %s", round, isOpen ? "open" : "hidden") << round << isOpen;
    }
    /// PARLOUR_REVIEWS takes so many positions of each round and prints by how much differences are off, without the noise
    /// of the samples.
    void differencesAreWithinTheirErrors()
    {
        QFETCH(int, round);
        QFETCH(bool, isOpen);
        const bool isMeasuring = qEnvironmentVariableIsSet("PARLOUR_REVIEWS");
        const int positions = isMeasuring ? qEnvironmentVariableIntValue("PARLOUR_REVIEWS") : 2;
        const int games = isMeasuring ? 10000 : 2000;
        const auto any = makeAnalyst(test::resources());
        auto& analyst = static_cast<Analyst<Yahtzee>&>(*any);
        any->value(Yahtzee::look(Yahtzee::start({}), 0), {}, {}); // finds the model
        const auto model = test::resources().get<WinModel>("yahtzee/win/forced", [] { return std::optional<WinModel>(); });
        std::array samplers{Sampler(*model, 31, games), Sampler(*model, 32, games)};
        double squares = 0, noise = 0, stated = 0;
        int pairs = 0;
        for (int i = 0; i < positions; ++i) {
            const State state = positionIn(round, isOpen ? Cards::Open : Cards::Hidden, i);
            const View view = Yahtzee::look(state, state.turn);
            const Card& other = state.cards[static_cast<std::size_t>(1 - state.turn)];
            ActionList<Yahtzee> legal;
            Yahtzee::legal(state, state.turn, legal);
            const Analysis analysis = analyst.evaluate({view, legal, {1, 0}, {}});
            const auto close = closeActions(analysis);
            std::array<std::vector<double>, 2> sampled; // by sampler and close action
            for (std::size_t j = 0; j < 2; ++j) {
                const Totals theirs =
                    isOpen ? samplers[j].ofCard(other) : samplers[j].ofTotal(other.filled.size(), other.total());
                for (const std::size_t each : close)
                    sampled[j].push_back(samplers[j].after(view, legal[each]).shareAgainst(theirs));
            }
            const ActionValue& best = analysis.actions[close.front()];
            for (std::size_t k = 1; k < close.size(); ++k) {
                const ActionValue& worth = analysis.actions[close[k]];
                const double one = sampled[0][0] - sampled[0][k], two = sampled[1][0] - sampled[1][k];
                const double off = best.share.value - worth.share.value - (one + two) / 2;
                squares += off * off;
                noise += (one - two) * (one - two) / 4;
                stated = std::hypot(best.share.error, worth.share.error);
                ++pairs;
            }
        }
        QVERIFY(pairs > 0);
        const double error = std::sqrt(std::max(0.0, squares - noise) / pairs);
        if (isMeasuring)
            qInfo("%s: %d pairs, off by %.4f, stated %.4f", QTest::currentDataTag(), pairs, error, stated);
        QVERIFY2(error < 2 * stated, qPrintable(QString("off by %1, stated %2").arg(error).arg(stated)));
    }
};

PARLOUR_TEST(TestYahtzeeErrors)
#include "test_yahtzee_errors.moc"
