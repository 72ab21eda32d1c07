// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The model of a match: the tables of a set for all cards that may be left during it, and the values of a match between
// sets for all cards that may be left of a dealt hand. Made by Evaluator; knows no View.
#pragma once

#include "ai/pazaak_full/set_table.h"
#include "engine/base/stop.h"

#include <memory>
#include <optional>

namespace parlour::pazaak_full {

/// The cards left: the own ones as bits of the dealt hand, the other's by number; and who has played a tiebreaker in this
/// set.
struct CardsLeft {
    int mine = 0;
    int theirs = 0;
    bool myTie = false, theirTie = false;
};

/// The score of a match in which a set is played.
struct Score {
    int mine = 0, theirs = 0; ///< won sets
    bool iBegan = false; ///< this set
    bool operator==(const Score&) const = default;
};

/// The own hand as dealt, and its subsets as bits. Of equal cards the first ones are left.
class OwnHand {
public:
    static constexpr int kSubsets = 1 << kHandCards;
    explicit OwnHand(const Hand& dealt) : dealt_(dealt) {}

    int all() const { return (1 << dealt_.count()) - 1; }
    /// The subset of the cards in `hand`, which must all have been dealt.
    int subsetOf(const Hand& hand) const;
    bool isSubset(int mine) const { return mine <= all() && firstCopies(mine) == mine; }
    /// The subset without a card that it holds.
    int without(int mine, Card card) const;
    Hand cardsIn(int mine) const;
    /// One card of each kind.
    Hand kindsIn(int mine) const;
    int countOf(int mine, Card card) const;

private:
    int firstCopies(int mine) const;
    Hand dealt_;
};

/// Hands that the other may have left, by number of cards.
using HiddenHands = std::array<std::vector<LikelyHand>, kHandCards + 1>;
/// Those of 0 to `cards` cards, at most `most` of each number.
HiddenHands hiddenHands(const DeckBelief& belief, int cards, int most);

/// The tables of one set.
class SetModel {
public:
    SetModel(const OwnHand& own, HiddenHands hidden);

    /// Solves the table for these cards; those of fewer cards must be solved.
    void solve(const CardsLeft& cards, const Outcomes& outcomes);
    /// Solves the tables of all cards that may be left, `cards` first. `outcomes(mine, theirs)` are those of a set that
    /// ends.
    template <class OutcomesOf>
    void solveAll(const CardsLeft& cards, OutcomesOf outcomes)
    {
        for (int theirs = 0; theirs <= cards.theirs; ++theirs)
            for (int mine = 0; mine <= cards.mine; ++mine)
                if (own_.isSubset(mine) && (mine & cards.mine) == mine)
                    for (const bool myTie : {false, true})
                        for (const bool theirTie : {false, true})
                            if (mayBe({mine, theirs, myTie, theirTie}, cards))
                                solve({mine, theirs, myTie, theirTie}, outcomes(mine, theirs));
    }
    /// True if a set that began, or goes on, with the cards `from` may come to `cards`.
    bool mayBe(const CardsLeft& cards, const CardsLeft& from) const;

    const SetTable& table(const CardsLeft& cards) const { return tables_[indexOf(cards)]; }
    const std::vector<LikelyHand>& hands(int count) const { return hidden_[asIndex(count)]; }
    const OwnHand& own() const { return own_; }

private:
    static constexpr std::size_t kTables = std::size_t{OwnHand::kSubsets} * (kHandCards + 1) * 4;
    static std::size_t indexOf(const CardsLeft& cards)
    {
        return ((asIndex(cards.mine) * (kHandCards + 1) + asIndex(cards.theirs)) * 2 + cards.myTie) * 2 + cards.theirTie;
    }

    OwnHand own_;
    HiddenHands hidden_;
    bool hiddenTiebreaker_ = false; ///< the other may hold one
    std::unique_ptr<SetTable[]> tables_; ///< large, and used in part: not initialized
};

/// The own chance to win the match between sets.
class MatchModel {
public:
    /// nullopt if stopped. `hidden`: the other's hands of every number of cards. `dealt`: the own hand at the beginning of
    /// the match.
    static std::optional<MatchModel> solve(const Rules& rules, const HiddenHands& hidden, const Hand& dealt,
                                           const stop_token& stop);

    /// Before a set; `score.iBegan`: begins it.
    float value(int mine, int theirs, const Score& score) const;
    /// Before the first set of a hand of `all` cards, averaged over who begins.
    float start(int all) const;
    /// Of the set that is played.
    Outcomes outcomes(int mine, int theirs, const Score& score) const;

private:
    explicit MatchModel(const Rules& rules) : rules_(rules) {}
    void solveScore(int mySets, int theirSets, std::array<SetModel, 2>& models);
    Score next(const Score& score, int winner) const; ///< 0: the own side, 1: the other, -1: nobody
    static constexpr std::size_t kMostSets = 5;

    Rules rules_;
    /// By subset, the other's cards, own sets, the other's sets, who begins (1: the own side).
    std::array<std::array<std::array<std::array<std::array<float, 2>, kMostSets>, kMostSets>, kHandCards + 1>,
               OwnHand::kSubsets>
        values_{};
};

} // namespace parlour::pazaak_full
