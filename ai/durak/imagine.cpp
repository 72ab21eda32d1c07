#include "ai/durak/imagine.h"

namespace parlour::durak {

namespace {

void give(State& state, Seat seat, Card card)
{
    state.hands[static_cast<std::size_t>(seat)].push_back(card);
    state.held[static_cast<std::size_t>(seat)].add(card);
}

} // namespace

CardSet deckOf(const Rules& rules)
{
    CardSet cards;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        cards = cards | CardSet::ofRank(rank);
    return cards;
}

std::optional<Imagination> Imagination::of(const View& view, CardSet forgotten)
{
    if (view.phase == Phase::Deal || view.seat < 0 || view.seat >= view.rules.players || view.table.count() > kMaxPairs)
        return std::nullopt;
    Imagination result;
    State& base = result.base_;
    static_cast<Open&>(base) = view;
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
    return result;
}

const State& Imagination::deal(Rng& rng)
{
    state_ = base_;
    auto cards = pool_;
    rng.shuffle(cards);
    const Card* next = cards.begin();
    for (Seat seat = 0; seat < state_.rules.players; ++seat)
        for (int i = 0; i < missing_[static_cast<std::size_t>(seat)]; ++i)
            give(state_, seat, *next++);
    if (bottom_)
        state_.deck.push_back(state_.trumpCard);
    for (int i = 0; i < stock_; ++i)
        state_.deck.push_back(*next++);
    for (; next != cards.end(); ++next) // forgotten ones that are nowhere else
        state_.discarded.add(*next);
    return state_;
}

} // namespace parlour::durak
