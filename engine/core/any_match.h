// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match of any game, spoken to in the game's notation: for the window's sessions, the command line, records, golden tests
// and bots in other processes. Typed code (simulation, contests, search, table widgets) does not come here.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/rng.h"
#include "engine/base/seat.h"
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

/// An event as some seats may know it; `event` is the game's Event.
struct AnyTold {
    SeatSet to;
    bool blurred = false;
    std::any event;
    std::string text; ///< plain English, from toText(Event)
};

/// The step by which a seat gives the match away: Match::forfeit in the notation of every game. Never asked for, and no
/// action of any game.
inline constexpr std::string_view kForfeit = "forfeit";

class AnyMatch {
public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> clone() const = 0;

    virtual Node node() const = 0;
    virtual int seats() const = 0;
    virtual int steps() const = 0;
    virtual RuleMap rules() const = 0;

    /// The chance outcome that the seed holds for this position, which must be a chance node.
    virtual std::string draw() const = 0;
    /// An outcome that could as well have come here, by other luck than the seed's.
    virtual std::string drawOther(Rng& rng) const = 0;
    /// The actions of a seat that is waited for; the first does least. There may be more that are allowed.
    virtual std::vector<std::string> legal(Seat seat) const = 0;
    /// Could `seat` act so now?
    virtual bool allows(Seat seat, std::string_view text) const = 0;
    /// Who forfeited; -1: nobody.
    virtual Seat forfeiter() const = 0;
    /// Takes one step: `who` is a seat or kChanceSeat. Any seat may forfeit until the match is over. On an error nothing has
    /// changed. Appends what happened to `told` unless it is null.
    virtual Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told = nullptr) = 0;

    /// The game's View of `seat`.
    virtual std::any look(Seat seat) const = 0;
    virtual void fields(Seat seat, FieldVisitor& visitor) const = 0;
    /// What a bot in `seat` is asked here.
    virtual AnyQuestion question(Seat seat) const = 0;
    virtual double score(Seat seat) const = 0;
    virtual double points(Seat seat) const = 0;
};

/// What the program knows of a game without playing it.
struct GameInfo {
    std::string id;
    Text name;
    int version = 1;
    const std::vector<RuleOption>* options = nullptr;
    int maxSteps = 0;
    /// Validates and completes a rule map.
    Expected<RuleMap> (*complete)(const RuleMap&) = nullptr;
    /// How many seats complete, valid rules have.
    int (*seats)(const RuleMap&) = nullptr;
    /// A match at its start; `rules` must be valid.
    Expected<std::unique_ptr<AnyMatch>> (*start)(const RuleMap& rules, std::uint64_t seed) = nullptr;
};

} // namespace parlour
