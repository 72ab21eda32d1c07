// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/training/deck_values.h"

#include "ai/pazaak_full/match_model.h"
#include "engine/base/rng.h"
#include "engine/base/stop.h"
#include "engine/base/threads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

constexpr int kHiddenHands = 32; ///< all different ones of a deck with two of each card
/// The chance that a certain place of a deck is dealt.
constexpr double kInHand = static_cast<double>(kHandCards) / kDeckCards;

Hand sorted(Hand hand)
{
    std::sort(hand.begin(), hand.end());
    return hand;
}

Hand dealtFrom(std::uint64_t seed, int number, Deck cards, int count)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, static_cast<std::uint64_t>(number));
    rng.shuffleFirst(cards, asIndex(count));
    Hand hand;
    hand.append(cards.begin(), cards.begin() + count);
    return hand;
}

Hand with(Hand hand, Card card)
{
    hand.push_back(card);
    return sorted(hand);
}

} // namespace

DeckFigure meanOf(std::span<const double> sample)
{
    const auto count = static_cast<double>(sample.size());
    const double mean = std::accumulate(sample.begin(), sample.end(), 0.0) / count;
    double squares = 0;
    for (const double each : sample)
        squares += (each - mean) * (each - mean);
    return {mean, sample.size() > 1 ? std::sqrt(squares / (count - 1) / count) : 0};
}

Deck exchanged(const Deck& deck, const Exchange& exchange)
{
    Deck changed = deck;
    changed.eraseFirst(exchange.removed);
    changed.push_back(exchange.added);
    std::sort(changed.begin(), changed.end());
    return changed;
}

std::optional<std::vector<double>> DeckValues::valuesOf(std::span<const Hand> hands, const Deck& against)
{
    if (!(against_ == against)) {
        against_ = against;
        kept_.clear();
    }
    std::vector<std::pair<std::vector<Card>, double>> missing;
    const auto keyOf = [](const Hand& hand) { return std::vector<Card>(hand.begin(), hand.end()); };
    for (const Hand& hand : hands)
        if (const auto [place, isNew] = kept_.try_emplace(keyOf(hand), -1); isNew)
            missing.emplace_back(place->first, -1);
    const HiddenHands hidden = hiddenHands(DeckBelief(against), kHandCards, kHiddenHands);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t job = next++; job < missing.size() && !stop_.stop_requested(); job = next++) {
            Hand hand;
            for (const Card card : missing[job].first)
                hand.push_back(card);
            if (const auto match = MatchModel::solve({}, hidden, hand, stop_))
                missing[job].second = static_cast<double>(match->start(OwnHand(hand).all()));
        }
    };
    {
        std::vector<jthread> helpers;
        startThreads(helpers, std::min(threads_, static_cast<int>(missing.size())) - 1, work);
        work();
    }
    for (const auto& [hand, value] : missing)
        kept_[hand] = value;
    if (stop_.stop_requested()) {
        kept_.clear();
        return std::nullopt;
    }
    std::vector<double> values;
    for (const Hand& hand : hands)
        values.push_back(kept_[keyOf(hand)]);
    return values;
}

std::optional<DeckFigure> DeckValues::share(const Deck& first, const Deck& second)
{
    const auto shareOf = [&](const Deck& own, const Deck& other) -> std::optional<DeckFigure> {
        std::vector<Hand> hands;
        for (int i = 0; i < samples_.share; ++i)
            hands.push_back(sorted(dealtFrom(seed_, i, own, kHandCards)));
        const auto values = valuesOf(hands, other);
        return values ? std::optional(meanOf(*values)) : std::nullopt;
    };
    const auto as = shareOf(first, second);
    const auto against = as ? shareOf(second, first) : std::nullopt;
    if (!against)
        return std::nullopt;
    return DeckFigure{(as->value + 1 - against->value) / 2, std::hypot(as->error, against->error) / 2};
}

std::optional<DeckFigure> DeckValues::gain(const Deck& deck, const Exchange& exchange)
{
    Deck rest = deck;
    rest.eraseFirst(exchange.removed);
    std::vector<Hand> hands;
    for (int i = 0; i < samples_.gain; ++i) {
        const Hand others = dealtFrom(seed_, i, rest, kHandCards - 1);
        hands.push_back(with(others, exchange.removed));
        hands.push_back(with(others, exchange.added));
    }
    const auto values = valuesOf(hands, deck);
    if (!values)
        return std::nullopt;
    std::vector<double> gains;
    for (std::size_t i = 0; i < values->size(); i += 2)
        gains.push_back(kInHand * ((*values)[i + 1] - (*values)[i]));
    return meanOf(gains);
}

std::optional<std::vector<std::vector<double>>> DeckValues::replacements(const Deck& deck, int samples)
{
    std::vector<Hand> hands;
    for (int i = 0; i < samples; ++i) {
        const Hand dealt = dealtFrom(seed_, i, deck, kHandCards);
        hands.push_back(sorted(dealt));
        for (int card = 0; card < Card::kCount; ++card) {
            Hand changed = dealt;
            changed[0] = Card::fromIndex(card);
            hands.push_back(sorted(changed));
        }
    }
    const auto values = valuesOf(hands, deck);
    if (!values)
        return std::nullopt;
    std::vector<std::vector<double>> samplesOf;
    constexpr std::size_t kStep = Card::kCount + 1;
    for (std::size_t i = 0; i < values->size(); i += kStep) {
        std::vector<double>& changes = samplesOf.emplace_back();
        for (std::size_t card = 1; card < kStep; ++card)
            changes.push_back(kInHand * ((*values)[i + card] - (*values)[i]));
    }
    return samplesOf;
}

} // namespace parlour::pazaak_full
