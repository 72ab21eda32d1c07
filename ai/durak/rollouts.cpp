// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/rollouts.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr int kFirstDeals = 48; ///< deals before the first comparison
constexpr double kDropAtErrors = 3.0; ///< an action is dropped if it is worse by this many standard errors

/// Plays a State on to the first lead. Every seat keeps its hand.
State playedToFirstLead(State state, Rng& rng)
{
    while (state.phase == Phase::Redeal)
        Durak::act(state, state.turn, {Action::Kind::Keep, {}, {}}, nullptr);
    if (state.phase == Phase::DrawFirst)
        Durak::applyChance(state, Durak::draw(state, rng), nullptr);
    return state;
}

/// Runs rollouts, one deal after the other.
class Rollouts {
public:
    Rollouts(const View& view, const RolloutParameters& parameters, RolloutWatch* watch = nullptr)
        : seat_(view.seat),
          tables_(view, parameters),
          watch_(watch)
    {
    }

    /// Writes the shares of the win of the actions with these indices in this deal to `shares`, in the order of `indices`.
    void play(const State& deal, std::span<const Action> actions, std::span<const std::size_t> indices, Rng& rng,
              std::span<float> shares)
    {
        if (deal.phase == Phase::Redeal) {
            playRedeal(deal, actions, indices, rng, shares);
            return;
        }
        if (watch_)
            watch_->deal(deal);
        const RolloutGame start(tables_.indexed, deal, deck_);
        const PolicyBySeat policies = drawPolicies(rng);
        const Rng luck = rng;
        for (std::size_t i = 0; i < indices.size(); ++i) {
            rng = luck;
            RolloutGame game = start;
            playAction(game, indices[i], actions[indices[i]], policies, rng);
            shares[i] = static_cast<float>(game.score(tables_.indexed, seat_));
        }
        rng = luck;
        rng.next();
    }

    /// Returns the share of the win in this deal once each seat has drawn some further cards.
    float play(const State& deal, const FurtherCards& drawn, Rng& rng)
    {
        RolloutGame game(tables_.indexed, playedToFirstLead(deal, rng), deck_);
        for (std::size_t seat = 0; seat < drawn.size(); ++seat)
            for (int i = 0; i < drawn[seat]; ++i)
                game.draw(static_cast<Seat>(seat));
        playToEnd(game, tables_.indexed, tables_.policies(), drawPolicies(rng), rng);
        return static_cast<float>(game.score(tables_.indexed, seat_));
    }

private:
    PolicyBySeat drawPolicies(Rng& rng) const
    {
        return durak::drawPolicies(tables_.prices.parameters(), tables_.indexed.rules().players, seat_, rng);
    }
    void playAction(RolloutGame& game, std::size_t index, const Action& action, const PolicyBySeat& policies, Rng& rng)
    {
        if (watch_) {
            watch_->play(game, index, action, tables_, policies, rng);
            return;
        }
        game.act(tables_.indexed, action);
        playToEnd(game, tables_.indexed, tables_.policies(), policies, rng);
    }
    /// Rolls out a decision on a new deal, which is worth the same to all seats.
    void playRedeal(const State& deal, std::span<const Action> actions, std::span<const std::size_t> indices, Rng& rng,
                    std::span<float> shares)
    {
        const float kept = play(deal, FurtherCards{}, rng);
        const float fresh = 1.0F / static_cast<float>(tables_.indexed.rules().players);
        for (std::size_t i = 0; i < indices.size(); ++i)
            shares[i] = actions[indices[i]].kind == Action::Kind::Keep ? kept : fresh;
    }

    Seat seat_;
    RolloutTables tables_;
    RolloutWatch* watch_;
    IndexedDeck deck_{};
};

Estimate estimate(double sum, double squares, int count)
{
    if (count == 0)
        return kUnknownShare;
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean);
    // A pseudo-observation of the opposite result, so that a few equal results are not taken as exact.
    const double doubt = 1.0 / (count + 1);
    return {mean, std::sqrt(variance / count + doubt * doubt / 4)};
}

/// The results of all actions by deal.
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
    /// Returns the mean difference between `better` and `action` over the deals of both.
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
    std::vector<RolloutValue> summary(std::size_t best) const
    {
        const Estimate top = mean(best, deals(best));
        std::vector<RolloutValue> all;
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            Estimate share = mean(i, deals(i));
            const Estimate behind = i == best ? Estimate() : lead(best, i);
            if (i != best) // paired difference: never above the best
                share.value = std::clamp(top.value - behind.value, 0.0, top.value);
            all.push_back({share, static_cast<int>(deals(i)), behind.error, best});
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

std::vector<RolloutValue> sampleActions(const View& view, std::span<const Action> actions, DealSampler& sampler,
                                        const RolloutOptions& options, Rng& rng, const RolloutWatcher& watcher)
{
    Rollouts rollouts(view, options.parameters, options.watch);
    if (options.watch)
        options.watch->begin(actions.size());
    Results results(actions.size());
    std::vector<std::size_t> running(actions.size());
    for (std::size_t i = 0; i < running.size(); ++i)
        running[i] = i;
    std::vector<float> shares(actions.size());

    int left = options.rollouts;
    int deals = kFirstDeals;
    bool stopped = false;
    while (!stopped && running.size() > (options.dropsWorse ? 1U : 0U)) {
        const int each = static_cast<int>(running.size());
        const int affordable = std::max(left / each, results.deals(running.front()) == 0 ? 1 : 0); // at least one
        const int now = options.dropsWorse ? std::min(deals, affordable) : affordable;
        if (now == 0)
            break;
        for (int deal = 0; deal < now && !stopped; ++deal) {
            rollouts.play(sampler.deal(rng), actions, running, rng, shares);
            for (std::size_t i = 0; i < running.size(); ++i)
                results.add(running[i], shares[i]);
            stopped = options.stop.stop_requested();
        }
        left -= now * each;
        deals = static_cast<int>(results.deals(running.front())); // doubles the total
        const std::size_t best = bestOf(results, running);
        if (watcher)
            watcher(results.summary(best));
        if (!options.dropsWorse)
            break;
        std::erase_if(running, [&](std::size_t action) {
            const Estimate lead = results.lead(best, action);
            return action != best && lead.value > kDropAtErrors * lead.error;
        });
    }
    return results.summary(bestOf(results, running));
}

void resampleDropped(const View& view, std::span<const Action> actions, DealSampler& sampler, const RolloutOptions& options,
                     Rng& rng, std::vector<RolloutValue>& values)
{
    const auto less = [](const RolloutValue& a, const RolloutValue& b) { return a.share.value < b.share.value; };
    const auto best = static_cast<std::size_t>(std::max_element(values.begin(), values.end(), less) - values.begin());
    const auto isDropped = [&](const RolloutValue& each) { return each.deals < values[best].deals; };
    std::vector<std::size_t> indices{best};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (isDropped(values[i]) && values[i].deals < options.rollouts)
            indices.push_back(i);
    if (indices.size() == 1)
        return;
    Rollouts rollouts(view, options.parameters, options.watch);
    if (options.watch)
        options.watch->begin(actions.size());
    Results results(indices.size());
    std::vector<float> shares(indices.size());
    for (int deal = 0; deal == 0 || (deal < options.rollouts && !options.stop.stop_requested()); ++deal) {
        rollouts.play(sampler.deal(rng), actions, indices, rng, shares);
        for (std::size_t i = 0; i < indices.size(); ++i)
            results.add(i, shares[i]);
    }
    for (std::size_t i = 1; i < indices.size(); ++i) {
        const Estimate behind = results.lead(0, i);
        RolloutValue& value = values[indices[i]];
        const double top = values[best].share.value;
        value.share = {std::clamp(top - behind.value, 0.0, top), results.mean(i, results.deals(i)).error};
        value.comparedWith = best;
        value.isFresh = true;
    }
}

RolloutValue samplePosition(const View& view, DealSampler& sampler, const RolloutOptions& options, Rng& rng,
                            const FurtherCards& drawn)
{
    Rollouts rollouts(view, options.parameters);
    double sum = 0;
    double squares = 0;
    int deals = 0;
    do {
        const auto share = static_cast<double>(rollouts.play(sampler.deal(rng), drawn, rng));
        sum += share;
        squares += share * share;
        ++deals;
    } while (deals < options.rollouts && !options.stop.stop_requested());
    return {estimate(sum, squares, deals), deals, 0};
}

} // namespace parlour::durak
