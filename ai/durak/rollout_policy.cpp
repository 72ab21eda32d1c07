// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/rollout_policy.h"

#include "ai/durak/small_ending.h"

#include <algorithm>

namespace parlour::durak {

namespace {

constexpr int kNever = 1 << 20;

/// One decision of the price policy.
class PriceDecision {
public:
    PriceDecision(RolloutGame& game, const IndexedRules& indexed, const PriceTable& prices, Rng& rng)
        : game_(game),
          indexed_(indexed),
          parameters_(prices.parameters()),
          stage_(prices.with(game.stock)),
          rng_(rng)
    {
    }

    void lead() { game_.attack(indexed_, cheapestAttack(game_.hand(), parameters_.pair).card); }

    void throwIn()
    {
        const Bits cards = game_.throwing();
        if (cards != 0) {
            const int most = limit(game_.taking ? stage_.pileOn : stage_.throwIn);
            const Choice best = cheapestAttack(cards, 0);
            if (best.price < most)
                return game_.attack(indexed_, best.card);
        }
        game_.beDone(indexed_);
    }

    void defend()
    {
        if (passOn())
            return;
        // Each open card gets its cheapest cover. The highest attacks come first, since they have the fewest.
        std::array<std::pair<CardIndex, CardIndex>, kMaxPairs> covers;
        std::size_t count = 0;
        int cost = 0;
        Bits left = game_.hand();
        Bits lying = game_.fitting;
        for (Bits open = game_.open; open != 0;) {
            const CardIndex attack = 63 - std::countl_zero(open);
            open &= ~bitOf(attack);
            const Choice best = cheapestCover(left & indexed_.beating(attack), lying);
            cost += best.price;
            if (best.price >= kNever)
                break;
            covers[count++] = {attack, best.card};
            left &= ~bitOf(best.card);
            lying |= indexed_.sameRank(best.card);
        }
        if (cost >= takeCost())
            return game_.take(indexed_);
        for (std::size_t i = 0; i < count; ++i)
            game_.cover(indexed_, covers[i].first, covers[i].second);
    }

private:
    struct Choice {
        CardIndex card = 0;
        int price = kNever;
    };

    int price(CardIndex card) const { return stage_.attack[static_cast<std::size_t>(card)]; }
    int coverPrice(CardIndex card) const { return stage_.cover[static_cast<std::size_t>(card)]; }
    int limit(int base)
    {
        if (parameters_.noise == 0)
            return base;
        return base + static_cast<int>(rng_.below(static_cast<std::uint32_t>(2 * parameters_.noise + 1)))
            - parameters_.noise;
    }

    Choice cheapestAttack(Bits cards, int pair) const
    {
        const bool knowsAll = game_.stock == 0 && game_.inPlay.size() == 2 && parameters_.replyCost != 0;
        const Bits theirs = game_.hands[static_cast<std::size_t>(game_.defender)];
        Choice best;
        for (Bits left = cards; left != 0; left &= left - 1) {
            const CardIndex card = lowestOf(left);
            int cost = price(card);
            if (pair != 0 && !isTrump(card)) {
                const Bits others = cards & indexed_.sameRank(card) & ~bitOf(card);
                if (others != 0)
                    cost -= (others & (others - 1)) != 0 ? 2 * pair : pair;
            }
            if (knowsAll && !game_.taking) {
                const Bits answers = theirs & indexed_.beating(card);
                const int answer = answers == 0 ? parameters_.take : coverPrice(lowestOf(answers));
                cost -= parameters_.replyCost * answer / 100;
            }
            if (cost < best.price)
                best = {card, cost};
        }
        return best;
    }

    Choice cheapestCover(Bits cards, Bits lying) const
    {
        Choice best;
        if (cards != 0) {
            const CardIndex lowest = lowestOf(cards);
            best = {lowest, coverPrice(lowest) - ((lying & bitOf(lowest)) != 0 ? parameters_.rankOnTable : 0)};
            if (const Bits rankOnTable = cards & lying; rankOnTable != 0 && (lying & bitOf(lowest)) == 0) {
                const CardIndex card = lowestOf(rankOnTable);
                const int cost = coverPrice(card) - parameters_.rankOnTable;
                if (cost < best.price)
                    best = {card, cost};
            }
        }
        return best;
    }

    int takeCost()
    {
        int cost = limit(stage_.take);
        for (Bits cards = game_.open | game_.laid; cards != 0; cards &= cards - 1)
            cost += parameters_.takeCard - parameters_.takeGain * price(lowestOf(cards)) / 100;
        return std::clamp(cost, 0, kNever - 1);
    }

    bool passOn()
    {
        if (!game_.mayPass || game_.laid != 0)
            return false;
        if (const Bits cards = game_.passing(indexed_, false);
            cards != 0 && price(lowestOf(cards)) < limit(parameters_.pass)) {
            game_.transfer(indexed_, lowestOf(cards));
            return true;
        }
        if (game_.passing(indexed_, true) == 0)
            return false;
        game_.show(indexed_);
        return true;
    }

    RolloutGame& game_;
    const IndexedRules& indexed_;
    const RolloutParameters& parameters_;
    const PriceTable::Prices& stage_;
    Rng& rng_;
};

} // namespace

const RolloutParameters kPlainParameters = [] {
    RolloutParameters parameters;
    parameters.trump = 101;
    parameters.trumpEarly = parameters.coverTrumpEarly = 0;
    parameters.pair = parameters.rankOnTable = parameters.replyCost = 0;
    parameters.take = 10000;
    parameters.takeEarly = parameters.takeCard = parameters.takeGain = 0;
    parameters.throwIn = parameters.pileOn = parameters.pass = 101;
    parameters.throwInEarly = parameters.pileOnEarly = 0;
    parameters.exactCards = parameters.byValue = parameters.byPlain = parameters.selfByValue = 0;
    return parameters;
}();

PriceTable::PriceTable(const RolloutParameters& parameters, const Rules& rules, int mostStock) : parameters_(parameters)
{
    const int steps = kAce - rules.lowestRank();
    for (int stock = 0; stock <= std::min<int>(mostStock, static_cast<int>(prices_.size()) - 1); ++stock) {
        Prices& stage = prices_[static_cast<std::size_t>(stock)];
        const int undealt = std::min(stock, parameters.horizon);
        const auto early = [&](int more) { return more * undealt / parameters.horizon; };
        for (CardIndex card = 0; card < 52; ++card) {
            const int rank = (rankOf(card) - rules.lowestRank()) * 100 / steps;
            const auto i = static_cast<std::size_t>(card);
            if (isTrump(card)) {
                stage.attack[i] = static_cast<std::int16_t>(rank + parameters.trump + early(parameters.trumpEarly));
                stage.cover[i] = static_cast<std::int16_t>(rank + parameters.trump + early(parameters.coverTrumpEarly));
            } else {
                stage.attack[i] = stage.cover[i] =
                    static_cast<std::int16_t>(rank + rank * early(parameters.rankEarly) / 100);
            }
        }
        stage.take = parameters.take + early(parameters.takeEarly);
        stage.throwIn = parameters.throwIn + early(parameters.throwInEarly);
        stage.pileOn = parameters.pileOn + early(parameters.pileOnEarly);
    }
}

void playStep(RolloutGame& game, const IndexedRules& indexed, const PriceTable& prices, Rng& rng)
{
    PriceDecision thought(game, indexed, prices, rng);
    switch (game.phase) {
    case Phase::Lead:
        return thought.lead();
    case Phase::Throw:
        return thought.throwIn();
    default:
        return thought.defend();
    }
}

/// Whether two seats are left with at most `cards` cards. Excludes rules with transfers, where even small endings are long.
static bool isSmallEnding(const RolloutGame& game, const IndexedRules& indexed, int cards)
{
    return cards > 0 && game.phase == Phase::Lead && game.stock == 0 && game.inPlay.size() == 2
        && game.size(game.attacker) + game.size(game.defender) <= cards && !indexed.rules().transfer;
}

PolicyBySeat drawPolicies(const RolloutParameters& parameters, int players, Seat self, Rng& rng)
{
    PolicyBySeat policies{};
    for (Seat seat = 0; seat < players; ++seat) {
        const int value = seat == self ? parameters.selfByValue : parameters.byValue;
        const int plain = seat == self ? 0 : parameters.byPlain;
        if (value + plain == 0)
            continue;
        const int drawn = static_cast<int>(rng.below(100));
        if (drawn < value + plain)
            policies[static_cast<std::size_t>(seat)] = drawn < value ? Policy::Value : Policy::Plain;
    }
    return policies;
}

void playOn(RolloutGame& game, const IndexedRules& indexed, const Policies& policies, const PolicyBySeat& bySeat, Rng& rng)
{
    if (isSmallEnding(game, indexed, policies.prices.parameters().exactCards)) {
        const int value = solveSmallEnding(game, indexed, game.attacker);
        game.fool = value == 0 ? std::int8_t{-1} : value > 0 ? game.defender : game.attacker;
        game.inPlay = value == 0 ? SeatSet{} : SeatSet::of(game.fool);
        game.phase = Phase::Over;
        return;
    }
    if (policies.choices && ChoicePolicy::covers(game))
        return policies.choices->play(game, rng);
    const Policy policy = bySeat[static_cast<std::size_t>(game.turn)];
    if (policy == Policy::Value)
        policies.value.play(game);
    else
        playStep(game, indexed, policy == Policy::Plain ? policies.plain : policies.prices, rng);
}

void playToEnd(RolloutGame& game, const IndexedRules& indexed, const Policies& policies, const PolicyBySeat& bySeat,
               Rng& rng)
{
    while (game.phase != Phase::Over)
        playOn(game, indexed, policies, bySeat, rng);
}

} // namespace parlour::durak
