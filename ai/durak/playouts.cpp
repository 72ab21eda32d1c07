// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/playouts.h"

#include "engine/base/index.h"

#include <algorithm>
#include <bit>

namespace parlour::durak {

namespace {

constexpr std::size_t kLines = 2000; ///< of an action
constexpr Bits kPlainCards = bitOf(kFirstTrump) - 1;
constexpr Bits kHighCards = kPlainCards & ~(bitOf(3 * (kAce - 2)) - 1);

BoutEnd boutEnd(const RolloutGame& before, const RolloutGame& after, Seat seat)
{
    const bool isOwn = before.defender == seat;
    if (after.takings > before.takings)
        return isOwn ? BoutEnd::OwnTaking : BoutEnd::OtherTaking;
    return isOwn ? BoutEnd::OwnBeating : BoutEnd::OtherBeating;
}

/// Appends the decisions between two positions of a bout. The price policy covers several cards at once.
void addSteps(std::vector<EndingStep>& line, const RolloutGame& before, const RolloutGame& after,
              const IndexedRules& indexed)
{
    const Seat seat = before.turn;
    const auto add = [&](Action::Kind kind, CardIndex card = 0, CardIndex target = 0) {
        line.push_back({seat, {kind, indexed.cardOf(card), indexed.cardOf(target)}});
    };
    Bits played = before.hand() & ~after.hands[asIndex(seat)];
    if (before.phase == Phase::Throw)
        return played == 0 ? add(Action::Kind::Done) : add(Action::Kind::Attack, lowestOf(played));
    Bits covered = before.open & ~after.open;
    if (played != 0 && covered == 0)
        return add(Action::Kind::Transfer, lowestOf(played));
    if (played == 0 && after.mayShow.has(seat) != before.mayShow.has(seat))
        return add(Action::Kind::Show, lowestOf(before.passing(indexed, true)));
    if (played == 0)
        return add(Action::Kind::Take);
    while (covered != 0) { // the highest first, which have the fewest covers
        const CardIndex attack = 63 - std::countl_zero(covered);
        const Bits covers = played & indexed.beating(attack);
        const CardIndex card = lowestOf(covers != 0 ? covers : played);
        add(Action::Kind::Cover, card, attack);
        covered &= ~bitOf(attack);
        played &= ~bitOf(card);
    }
}

/// The ranks of the cards above `lowest`, summed up; and the cards less their different ranks.
struct RankSum {
    int ranks = 0;
    int equal = 0;
};
RankSum rankSum(Bits cards, Rank lowest)
{
    RankSum sum;
    std::uint32_t seen = 0;
    for (Bits left = cards; left != 0; left &= left - 1) {
        const Rank rank = rankOf(lowestOf(left));
        sum.ranks += rank - lowest;
        seen |= 1U << static_cast<unsigned>(rank);
    }
    sum.equal = std::popcount(cards) - std::popcount(seen);
    return sum;
}

} // namespace

void Playouts::begin(std::size_t actions)
{
    series_.emplace_back().byAction.resize(actions);
    lines_.resize(actions);
}

void Playouts::deal(const State& deal)
{
    HiddenCards& hidden = series_.back().deals.emplace_back();
    hidden.hands = deal.held;
    if (deal.deck.count() > 1) // the trump card is not hidden
        hidden.next = *(deal.deck.end() - 1);
}

void Playouts::play(RolloutGame& game, std::size_t index, const Action& action, const RolloutTables& tables,
                    const PolicyBySeat& policies, Rng& rng)
{
    Playout& playout = series_.back().byAction[index].emplace_back();
    std::vector<EndingStep>* line = nullptr;
    if (lines_[index].size() < kLines) {
        line = &lines_[index].emplace_back();
        line->push_back({view_.seat, action});
    }
    const RolloutGame before = game;
    game.act(tables.indexed, action);
    if (game.phase == Phase::Lead || game.phase == Phase::Over)
        playout.end = boutEnd(before, game, view_.seat);
    else
        playBout(game, playout, line, tables, policies, rng);
    playout.terms[kBoutEnd + asIndex(playout.end)] = 1;
    while (game.stock > 0 && game.phase != Phase::Over)
        playOn(game, tables.indexed, tables.policies(), policies, rng);
    addHands(playout.terms, game, tables.indexed);
    playToEnd(game, tables.indexed, tables.policies(), policies, rng);
    playout.share = static_cast<float>(game.score(tables.indexed, view_.seat));
}

void Playouts::playBout(RolloutGame& game, Playout& playout, std::vector<EndingStep>* line, const RolloutTables& tables,
                        const PolicyBySeat& policies, Rng& rng) const
{
    while (true) {
        const RolloutGame before = game;
        playOn(game, tables.indexed, tables.policies(), policies, rng);
        const bool isThrownIn = before.phase == Phase::Throw && (before.hand() & ~game.hands[asIndex(before.turn)]) != 0;
        playout.isAddedTo = playout.isAddedTo || isThrownIn;
        if (line)
            addSteps(*line, before, game, tables.indexed);
        if (game.phase == Phase::Lead || game.phase == Phase::Over) {
            playout.end = boutEnd(before, game, view_.seat);
            return;
        }
    }
}

void Playouts::addHands(Terms& terms, const RolloutGame& game, const IndexedRules& indexed) const
{
    const Rules& rules = indexed.rules();
    const auto set = [&](Term term, int number) { terms[term] = static_cast<float>(number); };
    Bits others = 0;
    int most = 0, out = 0;
    for (Seat seat = 0; seat < rules.players; ++seat)
        if (rules.teams == Teams::Off ? seat != view_.seat : (seat + view_.seat) % 2 != 0) {
            others |= game.hands[asIndex(seat)];
            most = std::max(most, game.size(seat));
            out += game.size(seat) == 0 ? 1 : 0;
        }
    const Bits own = game.hands[asIndex(view_.seat)];
    const Bits ownTrumps = own & ~kPlainCards, otherTrumps = others & ~kPlainCards;
    const RankSum ownPlain = rankSum(own & kPlainCards, rules.lowestRank());
    const RankSum otherPlain = rankSum(others & kPlainCards, rules.lowestRank());
    const int ownCards = std::popcount(own), otherCards = std::popcount(others);
    set(kOwnTrumps, std::popcount(ownTrumps));
    set(kOtherTrumps, std::popcount(otherTrumps));
    set(kOwnTrumpRanks, rankSum(ownTrumps, rules.lowestRank()).ranks);
    set(kOtherTrumpRanks, rankSum(otherTrumps, rules.lowestRank()).ranks);
    set(kOwnTopTrump, ownTrumps > otherTrumps ? 1 : 0);
    set(kOwnCards, ownCards);
    set(kOtherCards, otherCards);
    set(kOwnCardsSquared, ownCards * ownCards);
    set(kOtherCardsSquared, otherCards * otherCards);
    set(kOwnOut, ownCards == 0 ? 1 : 0);
    set(kOtherOut, out);
    set(kMostOther, most);
    set(kOwnHigh, std::popcount(own & kHighCards));
    set(kOtherHigh, std::popcount(others & kHighCards));
    set(kOwnRanks, ownPlain.ranks);
    set(kOtherRanks, otherPlain.ranks);
    set(kOwnEqual, ownPlain.equal);
    set(kOtherEqual, otherPlain.equal);
    set(kLeads, game.phase == Phase::Lead && game.attacker == view_.seat ? 1 : 0);
    set(kDefends, game.phase == Phase::Lead && game.defender == view_.seat ? 1 : 0);
}

} // namespace parlour::durak
