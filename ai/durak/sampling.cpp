// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/sampling.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr int kFirstDeals = 48; ///< before anything is judged
constexpr double kClearly = 3.0; ///< standard errors by which a worse action is dropped

/// A State from which games can be played out: nobody asks for a new deal any more.
State toTheFirstLead(State state, Rng& rng)
{
    while (state.phase == Phase::Redeal)
        Durak::act(state, state.turn, {Action::Kind::Keep, {}, {}}, nullptr);
    if (state.phase == Phase::DrawFirst)
        Durak::applyChance(state, Durak::draw(state, rng), nullptr);
    return state;
}

/// Plays games out from one deal after the other.
class PlayOuts {
public:
    PlayOuts(const View& view, const Manner& manner)
        : seat_(view.seat),
          quick_(view.rules, view.trump()),
          prices_(manner, view.rules, view.stock),
          plain_(kPlainManner, view.rules, view.stock),
          value_(quick_)
    {
    }

    /// The share of the win that each action brings in this deal.
    void play(const State& deal, std::span<const Action> actions, Rng& rng, std::span<float> shares)
    {
        if (deal.phase == Phase::Redeal) {
            playRedeal(deal, actions, rng, shares);
            return;
        }
        const QuickGame start(quick_, deal, deck_);
        const RuleBySeat rules = drawRules(rng);
        const Rng luck = rng;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            rng = luck;
            QuickGame game = start;
            game.act(quick_, actions[i]);
            playToEnd(game, quick_, {prices_, plain_, value_}, rules, rng);
            shares[i] = static_cast<float>(game.score(quick_, seat_));
        }
        rng = luck;
        rng.next();
    }

    float play(const State& deal, Rng& rng)
    {
        QuickGame game(quick_, toTheFirstLead(deal, rng), deck_);
        playToEnd(game, quick_, {prices_, plain_, value_}, drawRules(rng), rng);
        return static_cast<float>(game.score(quick_, seat_));
    }

private:
    /// How each seat plays this time: nobody knows how the others do, so all ways are tried.
    RuleBySeat drawRules(Rng& rng) const
    {
        const Manner& manner = prices_.manner();
        RuleBySeat rules{};
        for (Seat seat = 0; seat < quick_.rules().players; ++seat) {
            const int value = seat == seat_ ? manner.selfByValue : manner.byValue;
            const int plain = seat == seat_ ? 0 : manner.byPlain;
            if (value + plain == 0)
                continue;
            const int drawn = static_cast<int>(rng.below(100));
            if (drawn < value + plain)
                rules[static_cast<std::size_t>(seat)] = drawn < value ? Rule::Value : Rule::Plain;
        }
        return rules;
    }
    /// A new deal is as good for one as for another.
    void playRedeal(const State& deal, std::span<const Action> actions, Rng& rng, std::span<float> shares)
    {
        const float kept = play(deal, rng);
        for (std::size_t i = 0; i < actions.size(); ++i)
            shares[i] = actions[i].kind == Action::Kind::Keep ? kept : 1.0F / static_cast<float>(quick_.rules().players);
    }

    Seat seat_;
    QuickRules quick_;
    Prices prices_;
    Prices plain_;
    ValueRule value_;
    QuickDeck deck_{};
};

Estimate estimate(double sum, double squares, int count)
{
    if (count == 0)
        return kUnknownShare;
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean);
    // One game more that went the other way, so that a few games that agree are not taken for certain.
    const double doubt = 1.0 / (count + 1);
    return {mean, std::sqrt(variance / count + doubt * doubt / 4)};
}

/// The results of all actions, by deal.
class Results {
public:
    explicit Results(std::size_t actions) : shares_(actions) {}

    void add(std::size_t action, float share) { shares_[action].push_back(share); }
    std::size_t deals(std::size_t action) const { return shares_[action].size(); }
    Estimate mean(std::size_t action, std::size_t deals) const
    {
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < deals; ++i) {
            const auto share = static_cast<double>(shares_[action][i]);
            sum += share;
            squares += share * share;
        }
        return estimate(sum, squares, static_cast<int>(deals));
    }
    /// By how much `better` is better, over the deals of both.
    Estimate lead(std::size_t better, std::size_t action) const
    {
        const std::size_t deals = std::min(shares_[better].size(), shares_[action].size());
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < deals; ++i) {
            const double difference = static_cast<double>(shares_[better][i]) - static_cast<double>(shares_[action][i]);
            sum += difference;
            squares += difference * difference;
        }
        return estimate(sum, squares, static_cast<int>(deals));
    }
    std::vector<Sampled> summary(std::size_t best) const
    {
        const Estimate top = mean(best, deals(best));
        std::vector<Sampled> all;
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            Estimate share = mean(i, deals(i));
            if (i != best) // never above the best, which won where both were played
                share.value = std::clamp(top.value - lead(best, i).value, 0.0, top.value);
            all.push_back({share, static_cast<int>(deals(i))});
        }
        return all;
    }

private:
    std::vector<std::vector<float>> shares_;
};

/// The first of `running` with the highest mean; all were played from the same deals.
std::size_t bestOf(const Results& results, const std::vector<std::size_t>& running)
{
    const auto less = [&](std::size_t a, std::size_t b) {
        return results.mean(a, results.deals(a)).value < results.mean(b, results.deals(b)).value;
    };
    return *std::max_element(running.begin(), running.end(), less);
}

} // namespace

std::vector<Sampled> sampleActions(const View& view, std::span<const Action> actions, Imagination& imagination,
                                   const SamplingOptions& options, Rng& rng, const SamplingWatcher& watcher)
{
    PlayOuts playOuts(view, options.manner);
    Results results(actions.size());
    std::vector<std::size_t> running(actions.size());
    for (std::size_t i = 0; i < running.size(); ++i)
        running[i] = i;
    std::vector<Action> candidates(actions.begin(), actions.end());
    std::vector<float> shares(actions.size());

    int left = options.playOuts;
    int deals = kFirstDeals;
    bool stopped = false;
    while (!stopped && running.size() > (options.dropsWorse ? 1U : 0U)) {
        const int each = static_cast<int>(running.size());
        const int affordable = std::max(left / each, results.deals(running.front()) == 0 ? 1 : 0); // one at least
        const int now = options.dropsWorse ? std::min(deals, affordable) : affordable;
        if (now == 0)
            break;
        for (int deal = 0; deal < now && !stopped; ++deal) {
            playOuts.play(imagination.deal(rng), candidates, rng, shares);
            for (std::size_t i = 0; i < running.size(); ++i)
                results.add(running[i], shares[i]);
            stopped = options.stop.stop_requested();
        }
        left -= now * each;
        deals = static_cast<int>(results.deals(running.front())); // twice as many in all
        const std::size_t best = bestOf(results, running);
        if (watcher)
            watcher(results.summary(best));
        if (!options.dropsWorse)
            break;
        std::erase_if(running, [&](std::size_t action) {
            const Estimate lead = results.lead(best, action);
            return action != best && lead.value > kClearly * lead.error;
        });
        candidates.clear();
        for (const std::size_t action : running)
            candidates.push_back(actions[action]);
    }
    return results.summary(bestOf(results, running));
}

Sampled samplePosition(const View& view, Imagination& imagination, const SamplingOptions& options, Rng& rng)
{
    PlayOuts playOuts(view, options.manner);
    double sum = 0;
    double squares = 0;
    int deals = 0;
    do {
        const auto share = static_cast<double>(playOuts.play(imagination.deal(rng), rng));
        sum += share;
        squares += share * share;
        ++deals;
    } while (deals < options.playOuts && !options.stop.stop_requested());
    return {estimate(sum, squares, deals), deals};
}

} // namespace parlour::durak
