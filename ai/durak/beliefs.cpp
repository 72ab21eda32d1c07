// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/beliefs.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr int kDeals = 4000; ///< an error of 0.8 points at most
constexpr int kDealsAtOnce = 250; ///< between checks of the stop token
constexpr std::uint64_t kSeed = 1; ///< the same View has the same beliefs

/// Cards that a seat declined to play at an occasion, as far as nobody has seen them.
struct Refusal {
    Text text; ///< with the places of `about` and of the share of deals in which the hand has none of the cards
    Card about; ///< the attack, or a card of the rank
    CardSet cards;
    int without = 0; ///< sampled deals in which the hand has none of them
};

/// The cards that a seat is believed to hold, by sampled deals.
struct HandCount {
    std::array<int, 64> held{}; ///< deals by card number
    std::vector<Refusal> refusals;
};

CardSet plainCards(Rank rank, Suit trump)
{
    return CardSet::ofRank(rank) - CardSet::ofSuit(trump);
}

/// The cards of a suit from its highest downwards that are all in `cards`.
CardSet topOf(CardSet cards, Suit suit)
{
    CardSet top;
    for (Rank rank = kAce; rank >= 0 && cards.has(Card(rank, suit)); --rank)
        top.add(Card(rank, suit));
    return top;
}

/// Reads the occasions back from the declined cards: the attack that was not covered is the card below those that would
/// have covered it; a rank that was not thrown in is declined in all plain suits.
std::vector<Refusal> refusalsOf(const View& view, Seat seat, CardSet unseen)
{
    const CardSet declined = view.declined[asIndex(seat)];
    const Suit trump = view.trump();
    std::vector<Refusal> refusals;
    const auto add = [&](Text text, Card about, CardSet cards) {
        if (const CardSet left = cards & unseen; !left.empty())
            refusals.push_back({text, about, left, 0});
    };
    CardSet notThrownIn;
    for (Rank rank = view.rules.lowestRank(); rank <= kAce; ++rank)
        if (const CardSet cards = plainCards(rank, trump); (cards - declined).empty())
            notThrownIn = notThrownIn | cards;
    const CardSet trumps = CardSet::ofSuit(trump) & deckOf(view.rules);
    const bool spared = (trumps - declined).empty();
    for (int i = 0; i < kSuits; ++i) {
        const auto suit = static_cast<Suit>(i);
        const CardSet top = topOf(declined, suit);
        const CardSet telling = suit == trump ? top : top - notThrownIn;
        if (telling.empty() || (suit == trump ? spared : !spared) || telling.first().rank() == view.rules.lowestRank())
            continue;
        add(SAY("Reason", "Did not cover %1: holds no higher card of the suit, %2 in 100"),
            Card(telling.first().rank() - 1, suit), top);
    }
    if (spared)
        add(SAY("Reason", "Took although any trump like %1 would cover: holds no trump, %2 in 100"), trumps.first(), trumps);
    for (Rank rank = view.rules.lowestRank(); rank <= kAce; ++rank)
        if (const CardSet cards = plainCards(rank, trump); (cards - notThrownIn).empty())
            add(SAY("Reason", "Threw in nothing of the rank of %1: holds none but a trump, %2 in 100"), cards.first(),
                cards);
    return refusals;
}

/// The cards that are neither in the own hand nor known to be anywhere.
CardSet unseenBy(const View& view)
{
    CardSet seen = setOf(view.hand) | setOf(view.table) | view.discarded;
    for (const CardSet known : view.known)
        seen = seen | known;
    if (view.stock > 0)
        seen.add(view.trumpCard);
    return deckOf(view.rules) - seen;
}

PlaceBelief beliefOf(const View& view, Seat seat, const HandCount& count, bool isCertain)
{
    PlaceBelief belief{seat, SAY("Reason", "Cards in hand"), view.sizes[asIndex(seat)], {}, {}};
    const CardSet known = view.known[asIndex(seat)];
    for (const Card card : deckOf(view.rules)) {
        const int deals = count.held[asIndex(card.number())];
        if (deals == 0)
            continue;
        const double share = static_cast<double>(deals) / kDeals;
        // One more even result keeps a few equal ones from looking certain.
        const double error = std::sqrt((share * (1 - share) * kDeals + 0.25) / (kDeals + 1) / (kDeals + 1));
        belief.values.push_back({toText(card), share, isCertain || known.has(card) ? 0 : error, share});
    }
    std::stable_sort(belief.values.begin(), belief.values.end(),
                     [](const BeliefValue& a, const BeliefValue& b) { return a.chance > b.chance; });
    if (!known.empty())
        belief.reasons.push_back({SAY("Reason", "Took or showed %1 of these cards before all eyes"), {known.size()}});
    for (const Refusal& each : count.refusals)
        belief.reasons.push_back(
            {each.text, {toText(each.about), static_cast<int>(std::lround(100.0 * each.without / kDeals))}});
    if (count.refusals.empty() && !isCertain)
        belief.reasons.push_back(SAY("Reason", "Has not passed up any card yet"));
    return belief;
}

} // namespace

std::vector<PlaceBelief> beliefsAbout(const View& view, Inference inference, const stop_token& stop)
{
    auto sampler = DealSampler::of(view, {}, inference);
    if (!sampler || view.phase == Phase::Over)
        return {};
    const CardSet unseen = unseenBy(view);
    std::array<HandCount, kMaxSeats> counts;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        if (seat != view.seat)
            counts[asIndex(seat)].refusals = refusalsOf(view, seat, unseen);
    Rng rng = Rng::stream(kSeed, Purpose::Analysis, 0);
    for (int deal = 0; deal < kDeals; ++deal) {
        if (deal % kDealsAtOnce == 0 && stop.stop_requested())
            return {};
        const State& state = sampler->deal(rng);
        for (Seat seat = 0; seat < view.rules.players; ++seat) {
            const CardSet held = state.held[asIndex(seat)];
            for (const Card card : held)
                ++counts[asIndex(seat)].held[asIndex(card.number())];
            for (Refusal& each : counts[asIndex(seat)].refusals)
                each.without += (held & each.cards).empty() ? 1 : 0;
        }
    }
    std::vector<PlaceBelief> beliefs;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        if (seat != view.seat && view.sizes[asIndex(seat)] > 0) {
            const int hidden = view.sizes[asIndex(seat)] - view.known[asIndex(seat)].size();
            beliefs.push_back(beliefOf(view, seat, counts[asIndex(seat)], hidden == 0 || hidden == sampler->unseen()));
        }
    return beliefs;
}

} // namespace parlour::durak
