// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/hidden_hand.h"

#include "engine/base/index.h"
#include "engine/pazaak_full/named_decks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace parlour::pazaak_full {

void HiddenHand::add(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Tiebreaker:
        tiebreaker = true;
        return;
    case Card::Kind::Double:
        doubling = true;
        return;
    case Card::Kind::Flip:
        flips |= static_cast<std::uint8_t>(card == Card::flipTwoFour() ? 1 : 2);
        return;
    case Card::Kind::Plus:
    case Card::Kind::Minus:
    case Card::Kind::PlusMinus:
    case Card::Kind::OneOrTwo:
        break;
    }
    for (const Play& play : playsOf(card))
        values = static_cast<std::uint16_t>(values | 1U << (play.value + kCardRange));
}

DeckBelief::DeckBelief(Limit limit, const Deck& own)
{
    for (const NamedDeck& each : namedDecks())
        if (isWithin(limit, each.deck))
            decks_.push_back({each.deck, 1});
    const auto named = static_cast<double>(decks_.size());
    decks_.push_back({own, named * kMirror / (1 - kMirror)});
}

bool DeckBelief::see(const Hand& played)
{
    std::vector<Candidate> left;
    for (const Candidate& each : decks_) {
        Candidate seen = each;
        for (const Card card : played) {
            seen.chance *= static_cast<double>(std::count(seen.cards.begin(), seen.cards.end(), card));
            seen.cards.eraseFirst(card);
        }
        if (seen.chance > 0)
            left.push_back(seen);
    }
    if (left.empty())
        return false;
    decks_ = std::move(left);
    return true;
}

std::array<DeckBelief::HeldCard, Card::kCount> DeckBelief::cards(int count) const
{
    std::array<HeldCard, Card::kCount> held{};
    double sum = 0;
    for (const Candidate& each : decks_)
        sum += each.chance;
    for (const Candidate& each : decks_)
        for (std::size_t i = 0; i < held.size(); ++i) {
            const int all = each.cards.count();
            const auto copies =
                static_cast<int>(std::count(each.cards.begin(), each.cards.end(), Card::fromIndex(static_cast<int>(i))));
            double none = 1; // the chance that no card of the hand is one of the copies
            for (int card = 0; card < count; ++card)
                none *= std::max(0.0, static_cast<double>(all - copies - card) / std::max(1, all - card));
            held[i].chance += each.chance / sum * (copies > 0 ? 1 - none : 0);
            held[i].copies += each.chance / sum * copies * count / std::max(1, all);
        }
    return held;
}

std::vector<LikelyHand> DeckBelief::hands(int count, int most) const
{
    std::vector<std::pair<HiddenHand, double>> all;
    for (const Candidate& each : decks_) {
        std::vector<HiddenHand> dealt;
        for (unsigned mask = 0; mask < 1U << each.cards.size(); ++mask) {
            if (std::popcount(mask) != count)
                continue;
            HiddenHand hand;
            for (std::size_t i = 0; i < each.cards.size(); ++i)
                if (mask & 1U << i)
                    hand.add(each.cards[i]);
            dealt.push_back(hand);
        }
        for (const HiddenHand& hand : dealt)
            all.emplace_back(hand, each.chance / static_cast<double>(dealt.size()));
    }
    std::sort(all.begin(), all.end());
    const double sum =
        std::accumulate(all.begin(), all.end(), 0.0, [](double before, const auto& each) { return before + each.second; });
    std::vector<LikelyHand> hands;
    std::size_t kinds = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        kinds += i == 0 || all[i].first != all[i - 1].first;
    const bool samples = kinds > asIndex(most);
    double passed = 0; // of `most`
    for (const auto& [hand, weight] : all) {
        const double before = passed;
        passed += weight / sum * most;
        // The sample has a hand at each half: 0.5, 1.5 ..
        const double share = samples ? std::floor(passed + 0.5) - std::floor(before + 0.5) : passed - before;
        if (share <= 0)
            continue;
        if (hands.empty() || hands.back().hand != hand)
            hands.push_back({hand, 0});
        hands.back().chance += static_cast<float>(share / most);
    }
    return hands;
}

} // namespace parlour::pazaak_full
