// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/solver.h"

#include "ai/pazaak/hand_game.h"
#include "engine/base/index.h"
#include "engine/base/stop.h"
#include "engine/base/threads.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <mutex>

namespace parlour::pazaak {

namespace {

/// The contexts of a match and their dependencies.
class MatchGraph {
public:
    explicit MatchGraph(const Strategy& strategy) : model_(strategy.model()), situations_(strategy.situations())
    {
        for (int number = 0; number < situations_.contexts(); ++number) {
            const Context context = situations_.context(number);
            dependencyCounts_.push_back(0);
            dependents_.emplace_back();
            work_.push_back(static_cast<double>(strategy.hands().count(context.cards[0]))
                            * strategy.hands().count(context.cards[1]));
        }
        for (int number = 0; number < situations_.contexts(); ++number)
            for (int seat = 0; seat < 2; ++seat) {
                Context richer = situations_.context(number); // leads here when `seat` wins a hand
                if (--richer.wins[asIndex(seat)] >= 0)
                    link(situations_.number(richer), number);
                richer = situations_.context(number); // leads here when a card is played
                if (++richer.cards[asIndex(seat)] <= model_.sideCards)
                    link(situations_.number(richer), number);
            }
    }

    int contexts() const { return static_cast<int>(work_.size()); }
    int dependencyCount(int context) const { return dependencyCounts_[asIndex(context)]; }
    /// The contexts that wait for this one.
    const std::vector<int>& dependents(int context) const { return dependents_[asIndex(context)]; }
    /// The cost of a context, in arbitrary units.
    double work(int context) const { return work_[asIndex(context)]; }

private:
    void link(int from, int to)
    {
        ++dependencyCounts_[asIndex(from)];
        dependents_[asIndex(to)].push_back(from);
    }

    const Model& model_;
    const Situations& situations_;
    std::vector<int> dependencyCounts_;
    std::vector<std::vector<int>> dependents_;
    std::vector<double> work_;
};

/// Visits every context after all that it leads to, on several threads. `visit(context)` returns false if it was stopped;
/// then run() does as well.
class GraphWalk {
public:
    GraphWalk(const MatchGraph& graph, stop_token stop, std::function<void(double)> progress)
        : graph_(graph),
          stop_(std::move(stop)),
          progress_(std::move(progress))
    {
        for (int context = 0; context < graph.contexts(); ++context) {
            waits_.push_back(graph.dependencyCount(context));
            total_ += graph.work(context);
            if (waits_.back() == 0)
                ready_.push_back(context);
        }
    }

    template <class Visit>
    bool run(int threads, const Visit& visit)
    {
        {
            std::vector<jthread> others;
            startThreads(others, threads - 1, [&] { work(visit); });
            work(visit);
        }
        return left_ == 0;
    }

private:
    template <class Visit>
    void work(const Visit& visit)
    {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, stop_, [&] { return !ready_.empty() || left_ == 0 || stopped_; });
            if (left_ == 0 || stopped_ || stop_.stop_requested())
                break;
            const int context = ready_.back();
            ready_.pop_back();
            lock.unlock();
            const bool done = visit(context);
            lock.lock();
            if (!done)
                break;
            finish(context);
        }
        stopped_ = true;
        changed_.notify_all();
    }

    void finish(int context)
    {
        --left_;
        for (const int next : graph_.dependents(context))
            if (--waits_[asIndex(next)] == 0)
                ready_.push_back(next);
        done_ += graph_.work(context);
        if (progress_)
            progress_(left_ == 0 ? 1.0 : done_ / total_);
        changed_.notify_all();
    }

    const MatchGraph& graph_;
    stop_token stop_;
    std::function<void(double)> progress_;
    std::mutex mutex_;
    condition_variable_any changed_;
    std::vector<int> waits_; ///< by context: number of unfinished dependencies
    std::vector<int> ready_;
    int left_ = graph_.contexts();
    bool stopped_ = false;
    double done_ = 0;
    double total_ = 0;
};

/// Reads the values of contexts to seat 0 from a ContextValues.
class OutcomeReader {
public:
    OutcomeReader(const Strategy& strategy, const ContextValues& matrices)
        : model_(strategy.model()),
          hands_(strategy.hands()),
          situations_(strategy.situations()),
          matrices_(matrices)
    {
        const int most = hands_.count(model_.sideCards);
        for (int cards = 0; cards <= model_.sideCards; ++cards)
            widest_ = std::max(widest_, std::max(most, hands_.count(cards)));
        constant_ = Matrices({widest_, widest_}, 2);
        std::fill_n(constant_[1], constant_.shape().size(), 1.0F);
    }

    const float* operator[](int context) const { return matrices_[asIndex(context)][0]; }

    const float* allLost() const { return constant_[0]; } ///< zeros, for any shape
    const float* allWon() const { return constant_[1]; } ///< ones, for any shape

    Outcomes outcomesOf(const Context& context) const
    {
        Outcomes outcomes;
        for (int first = 0; first < 2; ++first)
            for (int second = 0; second < 2; ++second) {
                Context next = context;
                next.cards[0] -= first;
                next.cards[1] -= second;
                if (next.cards[0] < 0 || next.cards[1] < 0)
                    continue;
                Outcomes::Ends& ends = outcomes.after[asIndex(first)][asIndex(second)];
                ends.won = wonBy(0, next);
                ends.lost = wonBy(1, next);
                if (first + second > 0)
                    ends.tied = (*this)[situations_.number(next)];
            }
        return outcomes;
    }

    /// The outcomes of a hand that counts by itself.
    Outcomes handOutcomes(HandWorth worth) const
    {
        const float* const tied = worth == HandWorth::HandNotLost ? allWon() : allLost();
        Outcomes outcomes;
        for (auto& row : outcomes.after)
            row.fill({allWon(), allLost(), tied});
        return outcomes;
    }

    /// The mean over all hands of side cards, weighted by the probability of their deal.
    double mean(const Context& context) const
    {
        const Shape form = shape(context.cards);
        const float* matrix = (*this)[situations_.number(context)];
        double sum = 0;
        for (int first = 0; first < form.rows; ++first)
            for (int second = 0; second < form.columns; ++second)
                sum += static_cast<double>(hands_.chance(context.cards[0], first)) * hands_.chance(context.cards[1], second)
                    * matrix[first * form.stride() + second];
        return sum;
    }

    Shape shape(const std::array<int, 2>& cards) const { return {hands_.count(cards[0]), hands_.count(cards[1])}; }

private:
    const float* wonBy(int seat, Context context) const
    {
        if (++context.wins[asIndex(seat)] == model_.wins)
            return seat == 0 ? allWon() : allLost();
        return (*this)[situations_.number(context)];
    }

    const Model& model_;
    const SideHands& hands_;
    const Situations& situations_;
    int widest_ = 0;
    const ContextValues& matrices_;
    Matrices constant_; ///< zeros and ones
};

/// The values of contexts while they are being calculated.
class PendingValues {
public:
    explicit PendingValues(const Strategy& strategy) : reader_(strategy, matrices_)
    {
        const Situations& situations = strategy.situations();
        for (int number = 0; number < situations.contexts(); ++number)
            matrices_.emplace_back(reader_.shape(situations.context(number).cards), 1);
    }
    PendingValues(const PendingValues&) = delete;
    PendingValues& operator=(const PendingValues&) = delete;

    const OutcomeReader& read() const { return reader_; }
    float* operator[](int context) { return matrices_[asIndex(context)][0]; }
    ContextValues take() { return std::move(matrices_); }

private:
    ContextValues matrices_;
    OutcomeReader reader_;
};

float largestChange(const float* a, const float* b, std::size_t count)
{
    float most = 0;
    for (std::size_t i = 0; i < count; ++i)
        most = std::max(most, std::abs(a[i] - b[i]));
    return most;
}

/// The values have converged if another round changes none by more.
constexpr float kSettled = 2e-6F;
constexpr int kMaxRounds = 60;

/// The value of a tie is updated after this many iterations, then after three times as many, and so on.
constexpr int kFirstRefresh = 3;

class ContextSolver {
public:
    ContextSolver(Strategy& strategy, PendingValues& values, int number)
        : entries_{strategy.entries(number, 0), strategy.entries(number, 1)},
          outcomes_(values.read().outcomesOf(strategy.situations().context(number))),
          game_(strategy, strategy.situations().context(number), outcomes_),
          value_(values[number])
    {
        // Initial guess: halfway between winning and losing.
        setScaled(value_, outcomes_.after[0][0].won, 0.5F, size());
        addScaled(value_, outcomes_.after[0][0].lost, 0.5F, size());
        game_.setTied(value_);
    }

    bool learn(int iterations, const stop_token& stop)
    {
        int refresh = kFirstRefresh;
        for (int iteration = 1; iteration <= iterations; ++iteration) {
            if (stop.stop_requested())
                return false;
            game_.learn(iteration);
            if (iteration == refresh) {
                refresh *= 3;
                takeValue({DecisionMode::Follow, DecisionMode::Follow});
            }
        }
        settle({DecisionMode::Follow, DecisionMode::Follow});
        return !stop.stop_requested();
    }

    /// Iterates until the value of a tie is the value of the context.
    void settle(const DecisionModes& modes)
    {
        for (int round = 0; round < kMaxRounds; ++round)
            if (takeValue(modes) < kSettled)
                break;
    }

private:
    std::size_t size() const { return game_.shape().size(); }

    float takeValue(const DecisionModes& modes)
    {
        game_.write(entries_[0], entries_[1]);
        const float* now = game_.value(modes);
        const float change = largestChange(now, value_, size());
        std::copy_n(now, size(), value_);
        game_.setTied(value_);
        return change;
    }

    std::array<std::span<std::uint8_t>, 2> entries_;
    Outcomes outcomes_;
    HandGame game_;
    float* value_;
};

/// Solves the value of a context for fixed strategies. Per pair of hands it is a + t * (value of a tie), so two evaluations
/// give a and t, and the fixed point is a / (1 - t).
void solveFixedPoint(HandGame& game, const OutcomeReader& values, float* value)
{
    constexpr DecisionModes kFollow = {DecisionMode::Follow, DecisionMode::Follow};
    const std::size_t size = game.shape().size();
    game.setTied(values.allLost());
    std::copy_n(game.value(kFollow), size, value);
    game.setTied(values.allWon());
    const float* most = game.value(kFollow);
    for (std::size_t i = 0; i < size; ++i) {
        const float tie = most[i] - value[i];
        value[i] = std::clamp(value[i] / (1 - tie), 0.0F, 1.0F);
    }
}

/// Returns the game of a context with its value in `values` converged: a tie is worth the context itself.
HandGame settledGame(const Strategy& strategy, PendingValues& values, int number, const DecisionModes& modes,
                     const stop_token& stop)
{
    const Context context = strategy.situations().context(number);
    const Outcomes outcomes = values.read().outcomesOf(context);
    HandGame game(strategy, context, outcomes);
    const std::size_t size = game.shape().size();
    float* value = values[number];
    if (modes == DecisionModes{DecisionMode::Follow, DecisionMode::Follow}) {
        solveFixedPoint(game, values.read(), value);
        return game;
    }
    setScaled(value, outcomes.after[0][0].won, 0.5F, size);
    addScaled(value, outcomes.after[0][0].lost, 0.5F, size);
    float change = 1;
    for (int round = 0; change >= kSettled && round < kMaxRounds && !stop.stop_requested(); ++round) {
        game.setTied(value);
        const float* now = game.value(modes);
        change = largestChange(now, value, size);
        std::copy_n(now, size, value);
    }
    game.setTied(value);
    return game;
}

/// Returns the value of a match to seat 0 under these modes.
std::optional<double> valueOf(const Strategy& strategy, const DecisionModes& modes, int threads, const stop_token& stop)
{
    PendingValues values(strategy);
    const MatchGraph graph(strategy);
    const bool done = GraphWalk(graph, stop, {}).run(threads, [&](int number) {
        settledGame(strategy, values, number, modes, stop);
        return !stop.stop_requested();
    });
    if (!done)
        return std::nullopt;
    const int cards = strategy.model().sideCards;
    return values.read().mean({{0, 0}, {cards, cards}});
}

} // namespace

std::optional<Strategy> solve(const Model& model, const SolveOptions& options)
{
    Strategy strategy(model);
    PendingValues values(strategy);
    const MatchGraph graph(strategy);
    GraphWalk walk(graph, options.stop, options.progress);
    const bool done = walk.run(options.threads, [&](int number) {
        return ContextSolver(strategy, values, number).learn(options.iterations, options.stop);
    });
    if (!done)
        return std::nullopt;
    return strategy;
}

std::optional<Strategy> readOrSolve(std::span<const std::uint8_t> bytes, const Model& model, const SolveOptions& options)
{
    auto read = Strategy::fromBytes(bytes);
    if (read && read->model() == model)
        return *std::move(read);
    return solve(model, options);
}

std::optional<StrategyValue> evaluateStrategy(const Strategy& strategy, int threads, const stop_token& stop)
{
    StrategyValue result;
    const auto take = [&](const DecisionModes& modes, double& out, bool second) {
        const auto value = valueOf(strategy, modes, threads, stop);
        if (value)
            out = second ? 1 - *value : *value;
        return value.has_value();
    };
    using enum DecisionMode;
    if (take({Follow, Follow}, result.first, false) && take({Respond, Follow}, result.response[0], false)
        && take({Follow, Respond}, result.response[1], true) && take({Clairvoyant, Follow}, result.clairvoyant[0], false)
        && take({Follow, Clairvoyant}, result.clairvoyant[1], true))
        return result;
    return std::nullopt;
}

std::optional<ContextValues> valuesOf(const Strategy& strategy, int threads, const stop_token& stop)
{
    PendingValues values(strategy);
    const MatchGraph graph(strategy);
    const bool done = GraphWalk(graph, stop, {}).run(threads, [&](int number) {
        settledGame(strategy, values, number, {DecisionMode::Follow, DecisionMode::Follow}, stop);
        return !stop.stop_requested();
    });
    return done ? std::optional(values.take()) : std::nullopt;
}

std::array<SeatValues, 2> situationValues(const Strategy& strategy, const ContextValues& values, int context,
                                          HandWorth worth)
{
    const Context where = strategy.situations().context(context);
    const OutcomeReader reader(strategy, values);
    const bool isMatch = worth == HandWorth::Match;
    const Outcomes outcomes = isMatch ? reader.outcomesOf(where) : reader.handOutcomes(worth);
    HandGame game(strategy, where, outcomes);
    game.setTied(isMatch ? values[asIndex(context)][0] : outcomes.after[0][0].tied);
    return game.situationValues();
}

} // namespace parlour::pazaak
