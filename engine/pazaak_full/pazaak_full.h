// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Pazaak with own side decks. Included by drivers through engine/games.h, and by bots for the tag; tables
// include pazaak_full_types.h only.
#pragma once

#include "engine/core/game.h"
#include "engine/pazaak_full/pazaak_full_notation.h"
#include "engine/pazaak_full/pazaak_full_types.h"

namespace parlour::pazaak_full {

/// The whole state, hidden cards included.
struct State {
    enum class Phase : std::uint8_t { DecksDue, HandsDue, BeginDue, SetDue, HouseDue, Deciding, Over };

    Rules rules;
    Phase phase = Phase::DecksDue;
    std::int8_t turn = 0; ///< the seat that decides, draws next or begins the next set
    std::int8_t began = -1; ///< the seat that began this set
    std::int16_t set = 0; ///< counted from 1
    std::int16_t ties = 0;
    std::array<std::int8_t, 2> wins{};
    std::array<Board, 2> boards; ///< of this set; kept until the next one begins
    std::array<Deck, 2> decks;
    std::array<Hand, 2> hands;
    std::array<Hand, 2> played; ///< in this match, in the order played
    FixedList<std::uint8_t, kHouseDeck> house; ///< the shuffled deck, in order
    std::uint8_t drawn = 0; ///< cards of `house` that are dealt
    bool operator==(const State&) const = default;
};

/// The fields of a View.
void describe(FieldArchive& archive, View& view);

struct PazaakFull : GameBase<Rules, State, Action, Chance, View, Event> {
    static constexpr std::string_view kId = "pazaak-full";
    static constexpr Text kName = SAY("Rules", "Pazaak");
    static constexpr int kVersion = 1;
    /// End and stand, and the most ways to play four different cards: ten, each with both.
    static constexpr std::size_t kMaxActions = 22;
    static constexpr int kMaxSteps = 5000;

    static const std::vector<RuleOption>& options();
    static Expected<Rules> parseRules(const RuleMap& map);
    static RuleMap rulesMap(const Rules& rules);

    static State start(const Rules& rules);
    static Node node(const State& state);
    static Chance draw(const State& state, Rng& rng);
    static bool allowsChance(const State& state, const Chance& chance);
    static void applyChance(State& state, const Chance& chance, Trace<Event>* trace);
    /// While decks are chosen, the named decks within the limit; `allows` accepts every deck within it.
    static void legal(const State& state, Seat seat, ActionList<PazaakFull>& out);
    static bool allows(const State& state, Seat seat, const Action& action);
    /// Any deck within the limit may be chosen, whether it has a name or not.
    static bool offers(const View& view, const ActionList<PazaakFull>& legal, const Action& action);
    static void act(State& state, Seat seat, const Action& action, Trace<Event>* trace);
    static View look(const State& state, Seat seat);
    /// The seats that share the win; both in a draw.
    static SeatSet winners(const State& state);
    /// 1 for a won match, else 0.
    static double pointsFor(const Rules& rules, SeatSet winners, Seat seat);
    /// Won sets: they break ties in a contest.
    static constexpr std::string_view kExtraScore = "sets";
    static constexpr Text kExtraLabel = SAY("Rules", "Sets");
    static constexpr bool kExtraIsMean = false;
    static double extraScore(const View& view, Seat seat) { return view.wins[asIndex(seat)]; }

    /// Whether hands are dealt from the decks that the players brought.
    static bool isOfChosenCards(const Chance& chance) { return chance.kind == Chance::Kind::Hands; }
    /// The cards of the deck that an action chooses; empty: it chooses none.
    static std::vector<std::string> deckCards(const Action& action);
    static Expected<Action> parseAction(std::string_view text) { return pazaak_full::parseAction(text); }
    static Expected<Chance> parseChance(std::string_view text) { return pazaak_full::parseChance(text); }
    static Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng);
    static UnorderedFields unorderedFields();
};

} // namespace parlour::pazaak_full
