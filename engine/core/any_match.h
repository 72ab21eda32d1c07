// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match of any game with text for types: for the window's sessions, the command line, records, golden tests and bots in
// other processes. Typed code (simulation, contests, search, table widgets) uses Match<G>.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/rng.h"
#include "engine/base/seat.h"
#include "engine/base/stop.h"
#include "engine/core/any_bot.h"
#include "engine/core/fields.h"
#include "engine/core/node.h"
#include "engine/core/rules_text.h"

#include <any>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// An event as the seats in `to` may know it; `event` is the game's Event.
struct AnyTold {
    SeatSet to;
    bool blurred = false;
    std::any event;
    std::string text; ///< toText(Event): plain English
};

/// The step by which a seat forfeits the match, in every game's notation. It is no action of any game and never listed.
inline constexpr std::string_view kForfeit = "forfeit";

class AnyMatch {
public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> clone() const = 0;

    virtual Node node() const = 0;
    virtual int seats() const = 0;
    virtual int steps() const = 0;
    virtual RuleMap rules() const = 0;
    /// The goal of each seat.
    virtual Goal goal() const = 0;

    /// The chance outcome of the match's seed. The node must be chance.
    virtual std::string draw() const = 0;
    /// A chance outcome drawn from `rng` instead.
    virtual std::string drawOther(Rng& rng) const = 0;
    /// The actions of a seat that is waited for; the first does least. `allows` may accept more.
    virtual std::vector<std::string> legal(Seat seat) const = 0;
    /// True if `seat` may take this action now.
    virtual bool allows(Seat seat, std::string_view text) const = 0;
    /// The seat that forfeited; -1 if none.
    virtual Seat forfeiter() const = 0;
    /// Takes one step: `who` is a seat or kChanceSeat. Any seat may forfeit until the match is over. An error changes
    /// nothing. Appends the events to `told` unless it is null.
    virtual Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told = nullptr) = 0;

    /// The View of `seat`.
    virtual std::any look(Seat seat) const = 0;
    virtual void fields(Seat seat, FieldVisitor& visitor) const = 0;
    /// The question to a bot in `seat`.
    virtual AnyQuestion question(Seat seat) const = 0;
    virtual double score(Seat seat) const = 0;
    virtual double points(Seat seat) const = 0;
};

/// The action of `bot` in `seat`; after a stop it is whatever the bot has by then. A single legal action is taken without
/// asking, and leaves `report` empty.
inline std::string decide(const AnyMatch& match, Seat seat, AnyBot& bot, const stop_token& stop, Report* report = nullptr)
{
    const AnyQuestion question = match.question(seat);
    return question.isForced ? question.legalTexts().front() : bot.answer(question, stop, report);
}

class PositionFields; // engine/core/position.h
struct UnorderedFields; // engine/core/position.h

/// The description of a game, without its types. Made by gameInfo() (engine/core/text_match.h).
struct GameInfo {
    std::string id;
    Text name;
    int version = 1;
    const std::vector<RuleOption>* options = nullptr;
    int maxSteps = 0;
    /// Validates rules and adds defaults.
    Expected<RuleMap> (*complete)(const RuleMap&) = nullptr;
    /// The number of seats of complete, valid rules.
    int (*seats)(const RuleMap&) = nullptr;
    /// A match at its start; an error if `rules` are not valid.
    Expected<std::unique_ptr<AnyMatch>> (*start)(const RuleMap& rules, std::uint64_t seed) = nullptr;
    /// Whether a chance outcome is drawn from cards that players chose or gave back; null: none is.
    bool (*isOfChosenCards)(std::string_view chance) = nullptr;
    /// The cards of the deck that an action chooses; empty: it chooses none. Null: no action of the game does.
    std::vector<std::string> (*deckCards)(std::string_view action) = nullptr;
    /// An action without the notes that its player leaves for itself; null: actions hold none.
    std::string (*withoutNotes)(std::string_view action) = nullptr;
    /// A match that begins with `state`, the game's State as AnyAnalyst::deal() gives it; `seed` deals what follows.
    std::unique_ptr<AnyMatch> (*resume)(const std::any& state, std::uint64_t seed) = nullptr;

    // For positions that are put in; `rules` are complete and valid.

    /// A match in a position of the game with this id (engine/positions.h), whose hidden part `seed` deals; an error if
    /// there is no such position.
    Expected<std::unique_ptr<AnyMatch>> (*startFrom)(std::string_view game, std::string_view position,
                                                     std::uint64_t seed) = nullptr;
    /// Writes the fields that are given as the game reads them.
    void (*reread)(const RuleMap& rules, const FieldMap& given, FieldVisitor& out) = nullptr;
    /// A match in which the seat of the fields may see what they say; null: the game has no positions to put in.
    Expected<std::unique_ptr<AnyMatch>> (*deal)(const RuleMap& rules, const PositionFields& given, Rng& rng,
                                                std::uint64_t seed) = nullptr;
    /// The fields whose order says nothing; null: there are none.
    UnorderedFields (*unorderedFields)() = nullptr;
    /// The game's View of these fields, unchecked; what is missing is 0, false or empty.
    std::any (*viewOf)(const RuleMap& rules, const FieldMap& given) = nullptr;
};

} // namespace parlour
