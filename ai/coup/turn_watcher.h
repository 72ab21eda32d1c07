// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Watches the rest of a turn in a rollout: the first reaction of the table, and the public state at its end. For comparisons
// of two actions.
#pragma once

#include "engine/core/game.h"
#include "engine/coup/coup_types.h"

#include <optional>

namespace parlour::coup {

/// The first reaction in the rest of a turn.
enum class Reaction { None, Blocked, BluffCaught, ClaimProved };
inline constexpr std::size_t kReactions = 4;

class TurnWatcher {
public:
    explicit TurnWatcher(int players) : trace_(players) {}

    /// For the next step; null after the end of the turn.
    Trace<Event>* trace() { return after_ ? nullptr : &trace_; }
    /// Reads the events of a step that led to `state`.
    void watch(const PublicState& state)
    {
        if (after_)
            return;
        for (const Told<Event>& each : trace_.told())
            read(each.event, state);
        trace_.clear();
    }
    Reaction reaction() const { return reaction_.value_or(Reaction::None); }
    /// The state at the end of the turn; null before.
    const PublicState* after() const { return after_ ? &*after_ : nullptr; }

private:
    void read(const Event& event, const PublicState& state)
    {
        switch (event.kind) {
        case Event::Kind::Caught:
            react(Reaction::BluffCaught);
            break;
        case Event::Kind::Proved:
            react(Reaction::ClaimProved);
            break;
        case Event::Kind::Stopped:
            react(Reaction::Blocked);
            break;
        case Event::Kind::TurnBegan:
        case Event::Kind::Ended:
            after_ = state;
            break;
        default:
            break;
        }
    }
    void react(Reaction reaction)
    {
        if (!reaction_)
            reaction_ = reaction;
    }

    Trace<Event> trace_;
    std::optional<Reaction> reaction_;
    std::optional<PublicState> after_;
};

} // namespace parlour::coup
