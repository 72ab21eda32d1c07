// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand that one does not see: a belief about the other's side deck, and the hands that may be left of it. Used by the
// model of a match; knows no State and no View.
#pragma once

#include "engine/pazaak_full/pazaak_full_types.h"

#include <array>
#include <vector>

namespace parlour::pazaak_full {

/// The effects that a hidden hand can have on a total.
struct HiddenHand {
    std::uint16_t values = 0; ///< bit v + kCardRange: a card that adds v, tiebreakers excepted
    bool tiebreaker = false;
    bool doubling = false;
    std::uint8_t flips = 0; ///< bit 0: 2&4, bit 1: 3&6
    auto operator<=>(const HiddenHand&) const = default;

    void add(Card card);
};
inline constexpr int kCardRange = Card::kHighest; ///< a card adds -6 to 6

/// A hidden hand and its probability.
struct LikelyHand {
    HiddenHand hand;
    float chance = 0;
};

/// Probabilities of the other's decks: the own one, since people who play each other tend to have like decks, with kMirror,
/// else each named deck within the limit.
class DeckBelief {
public:
    static constexpr double kMirror = 0.5;
    /// The belief before the match.
    DeckBelief(Limit limit, const Deck& own);
    /// Certainty about the other's deck.
    explicit DeckBelief(const Deck& known) : decks_{{known, 1}} {}
    /// Takes cards that the other has played into account: decks are left that hold them, each with the chance that they
    /// were dealt. False if there is none; then any card of the decks known may be left.
    bool see(const Hand& played);
    /// A side card in a hand of `count` cards: the chance to hold at least one, and the expected number.
    struct HeldCard {
        double chance = 0, copies = 0;
    };
    std::array<HeldCard, Card::kCount> cards(int count) const; ///< by Card::index()
    std::size_t decks() const { return decks_.size(); } ///< that hold what was seen
    /// The hands of `count` cards: a systematic sample of `most` if there are more.
    std::vector<LikelyHand> hands(int count, int most) const;

private:
    struct Candidate {
        Deck cards; ///< those that have not been played
        double chance = 0;
    };
    std::vector<Candidate> decks_;
};

} // namespace parlour::pazaak_full
