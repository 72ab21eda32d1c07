// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/solver.h"

#include "ai/pazaak/hand_game.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace parlour::pazaak {

namespace {

/// The contexts of a match, and which must be known before which.
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
                Context richer = situations_.context(number); // from where a hand won by `seat` leads here
                if (--richer.wins[at(seat)] >= 0)
                    link(situations_.number(richer), number);
                richer = situations_.context(number); // from where a card played leads here
                if (++richer.cards[at(seat)] <= model_.sideCards)
                    link(situations_.number(richer), number);
            }
    }

    int contexts() const { return static_cast<int>(work_.size()); }
    int dependencyCount(int context) const { return dependencyCounts_[at(context)]; }
    /// Those that wait for this one.
    const std::vector<int>& dependents(int context) const { return dependents_[at(context)]; }
    /// How long a context takes, in any unit.
    double work(int context) const { return work_[at(context)]; }

private:
    void link(int from, int to)
    {
        ++dependencyCounts_[at(from)];
        dependents_[at(to)].push_back(from);
    }

    const Model& model_;
    const Situations& situations_;
    std::vector<int> dependencyCounts_;
    std::vector<std::vector<int>> dependents_;
    std::vector<double> work_;
};

/// Visits every context once all that it leads to have been visited, on several threads. `visit(context)` returns false when
/// it was stopped; so does this.
class GraphWalk {
public:
    GraphWalk(const MatchGraph& graph, std::stop_token stop, std::function<void(double)> progress)
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
            std::vector<std::jthread> others;
            for (int i = 1; i < threads; ++i)
                others.emplace_back([&] { work(visit); });
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
            if (--waits_[at(next)] == 0)
                ready_.push_back(next);
        done_ += graph_.work(context);
        if (progress_)
            progress_(left_ == 0 ? 1.0 : done_ / total_);
        changed_.notify_all();
    }

    const MatchGraph& graph_;
    std::stop_token stop_;
    std::function<void(double)> progress_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<int> waits_; ///< by context: how many others it still waits for
    std::vector<int> ready_;
    int left_ = graph_.contexts();
    bool stopped_ = false;
    double done_ = 0;
    double total_ = 0;
};

/// Reads what contexts are worth to seat 0, as somebody keeps it.
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

    const float* operator[](int context) const { return matrices_[at(context)][0]; }

    const float* nothing() const { return constant_[0]; } ///< of any shape
    const float* everything() const { return constant_[1]; }

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
                Outcomes::Ends& ends = outcomes.after[at(first)][at(second)];
                ends.won = wonBy(0, next);
                ends.lost = wonBy(1, next);
                if (first + second > 0)
                    ends.tied = (*this)[situations_.number(next)];
            }
        return outcomes;
    }

    /// The mean over all hands of side cards, as likely as they are dealt.
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
        if (++context.wins[at(seat)] == model_.wins)
            return seat == 0 ? everything() : nothing();
        return (*this)[situations_.number(context)];
    }

    const Model& model_;
    const SideHands& hands_;
    const Situations& situations_;
    int widest_ = 0;
    const ContextValues& matrices_;
    Matrices constant_; ///< all 0, all 1
};

/// The same while they are worked out.
class Values {
public:
    explicit Values(const Strategy& strategy) : reader_(strategy, matrices_)
    {
        const Situations& situations = strategy.situations();
        for (int number = 0; number < situations.contexts(); ++number)
            matrices_.emplace_back(reader_.shape(situations.context(number).cards), 1);
    }
    Values(const Values&) = delete;
    Values& operator=(const Values&) = delete;

    const OutcomeReader& read() const { return reader_; }
    float* operator[](int context) { return matrices_[at(context)][0]; }
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

/// Values are known when another round moves none by more.
constexpr float kSettled = 2e-6F;
constexpr int kMaxRounds = 60;

/// After so many iterations, and then three times as many and so on, what a tie is worth is taken anew.
constexpr int kFirstRefresh = 3;

class ContextSolver {
public:
    ContextSolver(Strategy& strategy, Values& values, int number)
        : entries_{strategy.entries(number, 0), strategy.entries(number, 1)},
          outcomes_(values.read().outcomesOf(strategy.situations().context(number))),
          game_(strategy, strategy.situations().context(number), outcomes_),
          value_(values[number])
    {
        // As good a guess as any: halfway between winning and losing.
        setScaled(value_, outcomes_.after[0][0].won, 0.5F, size());
        addScaled(value_, outcomes_.after[0][0].lost, 0.5F, size());
        game_.setTied(value_);
    }

    bool learn(int iterations, const std::stop_token& stop)
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

    /// Takes the value again and again until ties of the context lead to what it is worth itself.
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

/// Settles the value of a context whose strategies stand: it is a + tie * (what a tie is worth), hand by hand, so two values
/// of it tell a and tie.
void settleFollowed(HandGame& game, const OutcomeReader& values, float* value)
{
    constexpr DecisionModes kFollow = {DecisionMode::Follow, DecisionMode::Follow};
    const std::size_t size = game.shape().size();
    game.setTied(values.nothing());
    std::copy_n(game.value(kFollow), size, value);
    game.setTied(values.everything());
    const float* most = game.value(kFollow);
    for (std::size_t i = 0; i < size; ++i) {
        const float tie = most[i] - value[i];
        value[i] = std::clamp(value[i] / (1 - tie), 0.0F, 1.0F);
    }
}

/// The game of a context, its value in `values` settled: ties of the context lead to what it is worth itself.
HandGame settledGame(const Strategy& strategy, Values& values, int number, const DecisionModes& modes,
                     const std::stop_token& stop)
{
    const Context context = strategy.situations().context(number);
    const Outcomes outcomes = values.read().outcomesOf(context);
    HandGame game(strategy, context, outcomes);
    const std::size_t size = game.shape().size();
    float* value = values[number];
    if (modes == DecisionModes{DecisionMode::Follow, DecisionMode::Follow}) {
        settleFollowed(game, values.read(), value);
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

/// The value of a match to seat 0 where the seats decide in these modes.
std::optional<double> valueOf(const Strategy& strategy, const DecisionModes& modes, int threads, const std::stop_token& stop)
{
    Values values(strategy);
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
    Values values(strategy);
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

std::optional<StrategyValue> evaluateStrategy(const Strategy& strategy, int threads, const std::stop_token& stop)
{
    StrategyValue worth;
    const auto take = [&](const DecisionModes& modes, double& out, bool second) {
        const auto value = valueOf(strategy, modes, threads, stop);
        if (value)
            out = second ? 1 - *value : *value;
        return value.has_value();
    };
    using enum DecisionMode;
    if (take({Follow, Follow}, worth.first, false) && take({Respond, Follow}, worth.response[0], false)
        && take({Follow, Respond}, worth.response[1], true) && take({Clairvoyant, Follow}, worth.clairvoyant[0], false)
        && take({Follow, Clairvoyant}, worth.clairvoyant[1], true))
        return worth;
    return std::nullopt;
}

std::optional<ContextValues> valuesOf(const Strategy& strategy, int threads, const std::stop_token& stop)
{
    Values values(strategy);
    const MatchGraph graph(strategy);
    const bool done = GraphWalk(graph, stop, {}).run(threads, [&](int number) {
        settledGame(strategy, values, number, {DecisionMode::Follow, DecisionMode::Follow}, stop);
        return !stop.stop_requested();
    });
    return done ? std::optional(values.take()) : std::nullopt;
}

std::array<SeatValues, 2> situationValues(const Strategy& strategy, const ContextValues& values, int context)
{
    const Context where = strategy.situations().context(context);
    const OutcomeReader reader(strategy, values);
    HandGame game(strategy, where, reader.outcomesOf(where));
    game.setTied(values[at(context)][0]);
    return game.situationValues();
}

} // namespace parlour::pazaak
