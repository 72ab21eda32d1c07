// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/quick_play.h"

#include "ai/durak/quick_ending.h"

#include <algorithm>

namespace parlour::durak {

namespace {

constexpr int kNever = 1 << 20;

/// One decision.
class Thought {
public:
    Thought(QuickGame& game, const QuickRules& quick, const Prices& prices, Rng& rng)
        : game_(game),
          quick_(quick),
          manner_(prices.manner()),
          stage_(prices.with(game.stock)),
          rng_(rng)
    {
    }

    void lead() { game_.attack(quick_, cheapestAttack(game_.hand(), manner_.pair).card); }

    void throwIn()
    {
        const Bits cards = game_.throwing();
        if (cards != 0) {
            const int most = limit(game_.taking ? stage_.pileOn : stage_.throwIn);
            const Choice best = cheapestAttack(cards, 0);
            if (best.price < most)
                return game_.attack(quick_, best.card);
        }
        game_.beDone(quick_);
    }

    void defend()
    {
        if (passOn())
            return;
        // Every open card gets its cheapest cover, dearest attacks first, since they have the fewest.
        std::array<std::pair<CardIndex, CardIndex>, kMaxPairs> covers;
        std::size_t count = 0;
        int cost = 0;
        Bits left = game_.hand();
        Bits lying = game_.fitting;
        for (Bits open = game_.open; open != 0;) {
            const CardIndex attack = 63 - std::countl_zero(open);
            open &= ~bitOf(attack);
            const Choice best = cheapestCover(left & quick_.beating(attack), lying);
            cost += best.price;
            if (best.price >= kNever)
                break;
            covers[count++] = {attack, best.card};
            left &= ~bitOf(best.card);
            lying |= quick_.sameRank(best.card);
        }
        if (cost >= takeCost())
            return game_.take(quick_);
        for (std::size_t i = 0; i < count; ++i)
            game_.cover(quick_, covers[i].first, covers[i].second);
    }

private:
    struct Choice {
        CardIndex card = 0;
        int price = kNever;
    };

    int price(CardIndex card) const { return stage_.attack[static_cast<std::size_t>(card)]; }
    int coverPrice(CardIndex card) const { return stage_.cover[static_cast<std::size_t>(card)]; }
    int limit(int exact)
    {
        if (manner_.noise == 0)
            return exact;
        return exact + static_cast<int>(rng_.below(static_cast<std::uint32_t>(2 * manner_.noise + 1))) - manner_.noise;
    }

    Choice cheapestAttack(Bits cards, int pair) const
    {
        const bool knowsAll = game_.stock == 0 && game_.inPlay.size() == 2 && manner_.reply != 0;
        const Bits theirs = game_.hands[static_cast<std::size_t>(game_.defender)];
        Choice best;
        for (Bits left = cards; left != 0; left &= left - 1) {
            const CardIndex card = lowestOf(left);
            int cost = price(card);
            if (pair != 0 && !isTrump(card)) {
                const Bits others = cards & quick_.sameRank(card) & ~bitOf(card);
                if (others != 0)
                    cost -= (others & (others - 1)) != 0 ? 2 * pair : pair;
            }
            if (knowsAll && !game_.taking) {
                const Bits answers = theirs & quick_.beating(card);
                const int answer = answers == 0 ? manner_.take : coverPrice(lowestOf(answers));
                cost -= manner_.reply * answer / 100;
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
            best = {lowest, coverPrice(lowest) - ((lying & bitOf(lowest)) != 0 ? manner_.lies : 0)};
            if (const Bits lies = cards & lying; lies != 0 && (lying & bitOf(lowest)) == 0) {
                const CardIndex card = lowestOf(lies);
                const int cost = coverPrice(card) - manner_.lies;
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
            cost += manner_.takeCard - manner_.takeGain * price(lowestOf(cards)) / 100;
        return std::clamp(cost, 0, kNever - 1);
    }

    bool passOn()
    {
        if (!game_.mayPass || game_.laid != 0)
            return false;
        if (const Bits cards = game_.passing(quick_, false); cards != 0 && price(lowestOf(cards)) < limit(manner_.pass)) {
            game_.transfer(quick_, lowestOf(cards));
            return true;
        }
        if (game_.passing(quick_, true) == 0)
            return false;
        game_.show(quick_);
        return true;
    }

    QuickGame& game_;
    const QuickRules& quick_;
    const Manner& manner_;
    const Prices::Stage& stage_;
    Rng& rng_;
};

} // namespace

const Manner kPlainManner = [] {
    Manner manner;
    manner.trump = 101;
    manner.trumpEarly = manner.coverTrumpEarly = 0;
    manner.pair = manner.lies = manner.reply = 0;
    manner.take = 10000;
    manner.takeEarly = manner.takeCard = manner.takeGain = 0;
    manner.throwIn = manner.pileOn = manner.pass = 101;
    manner.throwInEarly = manner.pileOnEarly = 0;
    manner.exact = manner.byValue = manner.byPlain = manner.selfByValue = 0;
    return manner;
}();

Prices::Prices(const Manner& manner, const Rules& rules, int mostStock) : manner_(manner)
{
    const int steps = kAce - rules.lowestRank();
    for (int stock = 0; stock <= std::min<int>(mostStock, static_cast<int>(stages_.size()) - 1); ++stock) {
        Stage& stage = stages_[static_cast<std::size_t>(stock)];
        const int undealt = std::min(stock, manner.horizon);
        const auto early = [&](int more) { return more * undealt / manner.horizon; };
        for (CardIndex card = 0; card < 52; ++card) {
            const int rank = (rankOf(card) - rules.lowestRank()) * 100 / steps;
            const auto i = static_cast<std::size_t>(card);
            if (isTrump(card)) {
                stage.attack[i] = static_cast<std::int16_t>(rank + manner.trump + early(manner.trumpEarly));
                stage.cover[i] = static_cast<std::int16_t>(rank + manner.trump + early(manner.coverTrumpEarly));
            } else {
                stage.attack[i] = stage.cover[i] = static_cast<std::int16_t>(rank + rank * early(manner.rankEarly) / 100);
            }
        }
        stage.take = manner.take + early(manner.takeEarly);
        stage.throwIn = manner.throwIn + early(manner.throwInEarly);
        stage.pileOn = manner.pileOn + early(manner.pileOnEarly);
    }
}

void playStep(QuickGame& game, const QuickRules& quick, const Prices& prices, Rng& rng)
{
    Thought thought(game, quick, prices, rng);
    switch (game.phase) {
    case Phase::Lead:
        return thought.lead();
    case Phase::Throw:
        return thought.throwIn();
    default:
        return thought.defend();
    }
}

/// Two are left and hold few enough cards. Where attacks are passed on such endings can be long all the same.
static bool isSmallEnding(const QuickGame& game, const QuickRules& quick, int cards)
{
    return cards > 0 && game.phase == Phase::Lead && game.stock == 0 && game.inPlay.size() == 2
        && game.size(game.attacker) + game.size(game.defender) <= cards && !quick.rules().transfer;
}

void playToEnd(QuickGame& game, const QuickRules& quick, const Rulebook& book, const RuleBySeat& rules, Rng& rng)
{
    while (game.phase != Phase::Over) {
        if (isSmallEnding(game, quick, book.prices.manner().exact)) {
            const int value = solveQuickly(game, quick, game.attacker);
            game.fool = value == 0 ? std::int8_t{-1} : value > 0 ? game.defender : game.attacker;
            game.inPlay = value == 0 ? SeatSet{} : SeatSet::of(game.fool);
            game.phase = Phase::Over;
            return;
        }
        const Rule rule = rules[static_cast<std::size_t>(game.turn)];
        if (rule == Rule::Value)
            book.value.play(game);
        else
            playStep(game, quick, rule == Rule::Plain ? book.plain : book.prices, rng);
    }
}

} // namespace parlour::durak
