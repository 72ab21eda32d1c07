// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values of Views and actions by the model of a match: what the master, the levels and the analyst share. Sees a View and
// nothing else.
//
// The next card of each side is counted from the house cards that nobody has seen, and the cards on the tables decide what a
// flip turns and when nine are reached; later cards are those of the model.
#pragma once

#include "ai/core/bots.h"
#include "ai/pazaak_full/match_model.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

/// The state of a turn that is over: the own or the other's table, and whether its player stands.
struct TurnEnd {
    Board board;
    bool stands = false;
};

/// The chances of a set after an action.
struct SetChances {
    double share = 0; ///< of the match
    double won = 0, tied = 0; ///< of the set, within kChanceError
};
/// The standard error of the chances of a set.
inline constexpr double kChanceError = 0.005;

/// Numbers by house card: its value - 1.
using NextCards = std::array<double, kHighestHouse>;

class Evaluator {
public:
    /// `counts`: knows which house cards are left; if not, all are equally likely.
    explicit Evaluator(const Resources& resources, bool counts = true) : resources_(resources), counts_(counts) {}

    /// The own chance to win after each of these actions at the own turn, or when decks are chosen; empty if stopped. A new
    /// hand takes some tenths of a second.
    std::vector<double> valuesOf(const View& view, const ActionList<PazaakFull>& actions, const stop_token& stop);
    /// The chances of the set after each of these actions at the own turn; empty if stopped. The tables hold shares of the
    /// match under best play, so the chance of an outcome is the rate at which the share grows with the outcome's worth.
    std::vector<SetChances> chancesOf(const View& view, const ActionList<PazaakFull>& actions, const stop_token& stop);
    /// The share after `action` by the value of the own next card (0: an ace), with the other's play against the chances of
    /// all cards; their mean by these chances is that of the action. nullopt if stopped.
    std::optional<NextCards> sharesByNextCard(const View& view, const Action& action, const stop_token& stop);
    /// The worth of the set's outcomes with all present cards. Requires an answer of chancesOf() for this View.
    Outcomes worthOf(const View& view) const;
    /// Returns the seat's chance to win, whichever seat is to move; nullopt if stopped.
    std::optional<double> valueOf(const View& view, const stop_token& stop);
    /// The value after a decision and before the draws that came with it; nullopt if there was none, or if stopped.
    std::optional<double> valueBetween(const View& before, const View& after, const stop_token& stop);

private:
    class Position;
    /// The tables of the last set that was asked for, and the key of what they depend on.
    struct LastSet {
        View key;
        CardsLeft from; ///< the most cards
        std::shared_ptr<const MatchModel> match;
        std::shared_ptr<const SetModel> set;
    };

    std::shared_ptr<const MatchModel> matchOf(const View& view, const stop_token& stop) const;
    /// An addition to the worth of one outcome of a set.
    enum Nudge { kNone, kWin, kTie };
    static Outcomes nudged(Outcomes outcomes, Nudge nudge);
    /// False if stopped.
    bool prepare(const View& view, const stop_token& stop, Nudge nudge = kNone);
    std::vector<double> nudgedValues(const View& view, const ActionList<PazaakFull>& actions, Nudge nudge) const;

    Resources resources_;
    bool counts_;
    std::array<LastSet, 3> last_; ///< by nudge
};

/// The share of matches that a deck wins against the named ones, from the measured worth of its cards.
double strengthOf(const Deck& deck);
/// The own chance to win with a deck before hands are dealt: even against the same deck, which is believed with
/// DeckBelief::kMirror, and its strength against the others. It is about the mean value of its hands (README.md).
double dealtValueOf(const Deck& deck);
/// The summand of a card in that value.
double dealtValueOf(Card card);

} // namespace parlour::pazaak_full
