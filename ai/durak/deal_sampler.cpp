// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/deal_sampler.h"

#include <algorithm>

namespace parlour::durak {

namespace {

void give(State& state, Seat seat, Card card)
{
    state.hands[static_cast<std::size_t>(seat)].push_back(card);
    state.held[static_cast<std::size_t>(seat)].add(card);
}

/// Metropolis sweeps per deal.
constexpr int kSweeps = 4;

/// The odds ratio that a hand which had a choice holds `card`: linear in the rank, fitted to self-play (README.md). Declined
/// cards are rarer; high cards and trumps are kept.
float weightOf(Card card, const Rules& rules, Suit trump, bool declined)
{
    const float rank = static_cast<float>(card.rank() - rules.lowestRank()) / static_cast<float>(kAce - rules.lowestRank());
    if (card.suit() == trump)
        return declined ? 0.3F + 0.45F * rank : 0.85F + 0.85F * rank;
    return declined ? 0.2F + 0.4F * rank : 0.65F + 0.65F * rank;
}

} // namespace

CardSet deckOf(const Rules& rules)
{
    CardSet cards;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        cards = cards | CardSet::ofRank(rank);
    return cards;
}

std::optional<DealSampler> DealSampler::of(const View& view, CardSet forgotten, Inference inference)
{
    if (view.phase == Phase::Deal || view.seat < 0 || view.seat >= view.rules.players || view.table.count() > kMaxPairs)
        return std::nullopt;
    DealSampler result;
    State& base = result.base_;
    static_cast<PublicState&>(base) = view;
    const auto own = static_cast<std::size_t>(view.seat);
    for (const Card card : view.hand)
        give(base, view.seat, card);

    CardSet seen = setOf(view.hand) | setOf(view.table) | (view.discarded - forgotten);
    base.discarded = view.discarded - forgotten;
    int cards = view.hand.count() + view.table.count() + view.discarded.size();
    for (const Pair& pair : view.table)
        cards += pair.covered ? 1 : 0;
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        if (i == own)
            continue;
        const CardSet known = view.known[i] - forgotten;
        if (!(known & seen).empty())
            return std::nullopt;
        for (const Card card : known)
            give(base, seat, card);
        seen = seen | known;
        const int missing = view.sizes[i] - known.size();
        if (missing < 0)
            return std::nullopt;
        result.missing_[i] = static_cast<std::int8_t>(missing);
        cards += view.sizes[i];
        if (view.sizes[i] == 0 && view.inPlay.has(seat) && view.phase != Phase::Over)
            base.emptied.push_back(static_cast<std::int8_t>(seat));
    }
    if (view.hand.empty() && view.inPlay.has(view.seat) && view.phase != Phase::Over)
        base.emptied.push_back(view.seat);
    if (cards + view.stock != view.rules.deck || view.sizes[own] != view.hand.count() || view.stock < 0)
        return std::nullopt;
    result.bottom_ = view.stock > 0 && !seen.has(view.trumpCard);
    if (result.bottom_)
        seen.add(view.trumpCard);
    result.stock_ = view.stock - (result.bottom_ ? 1 : 0);
    for (const Card card : deckOf(view.rules) - seen)
        result.pool_.push_back(card);
    int wanted = result.stock_;
    for (const int missing : result.missing_)
        wanted += missing;
    if (wanted > result.pool_.count())
        return std::nullopt;
    if (inference == Inference::Declined && result.pool_.count() > 1)
        result.infer(view);
    return result;
}

void DealSampler::infer(const View& view)
{
    ageOf_.fill(-1);
    int place = 0;
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        const int end = place + missing_[i];
        const int old = std::min(end, place + view.aged[i]);
        const auto add = [&](int begin, int last, CardSet declined) {
            if (begin == last || declined.empty())
                return;
            std::fill(ageOf_.begin() + begin, ageOf_.begin() + last, static_cast<std::int8_t>(ages_.size()));
            Age& each = ages_.emplace_back();
            each.begin = static_cast<std::int8_t>(begin);
            each.end = static_cast<std::int8_t>(last);
            for (const Card card : pool_)
                each.weights[static_cast<std::size_t>(card.number())] =
                    weightOf(card, view.rules, view.trump(), declined.has(card));
        };
        add(place, old, view.declined[i]);
        add(old, end, view.declinedLately[i]);
        place = end;
    }
}

/// Metropolis sampling: proposes swaps of places and accepts them with the ratio of the weights.
void DealSampler::resample(FixedList<Card, 52>& cards, Rng& rng) const
{
    const auto weight = [&](std::size_t place, Card card) {
        const int age = ageOf_[place];
        return age < 0 ? 1.0F : ages_[static_cast<std::size_t>(age)].weights[static_cast<std::size_t>(card.number())];
    };
    const auto count = static_cast<std::uint32_t>(cards.size());
    for (int sweep = 0; sweep < kSweeps; ++sweep)
        for (const Age& age : ages_)
            for (int i = age.begin; i < age.end; ++i) {
                const auto one = static_cast<std::size_t>(i);
                const std::size_t two = rng.below(count);
                const float now = weight(one, cards[one]) * weight(two, cards[two]);
                const float then = weight(one, cards[two]) * weight(two, cards[one]);
                if (then >= now || static_cast<float>(rng.unit()) * now < then)
                    std::swap(cards[one], cards[two]);
            }
}

const State& DealSampler::deal(Rng& rng)
{
    state_ = base_;
    auto cards = pool_;
    rng.shuffle(cards);
    if (!ages_.empty())
        resample(cards, rng);
    const Card* next = cards.begin();
    for (Seat seat = 0; seat < state_.rules.players; ++seat)
        for (int i = 0; i < missing_[static_cast<std::size_t>(seat)]; ++i)
            give(state_, seat, *next++);
    if (bottom_)
        state_.deck.push_back(state_.trumpCard);
    for (int i = 0; i < stock_; ++i)
        state_.deck.push_back(*next++);
    for (; next != cards.end(); ++next) // the remaining forgotten cards
        state_.discarded.add(*next);
    return state_;
}

} // namespace parlour::durak
