// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Habits of play: small things that nobody who knows a game does without a reason. Each game declares its own in
// ai/<game>/habits.cpp; `parlour-lab habits` and tests count them. Players do not know them.
#pragma once

#include "engine/core/game.h"
#include "engine/game_names.h"

#include <optional>
#include <span>
#include <string_view>

namespace parlour {

/// A predicate on the decision of a seat.
template <class G>
struct Habit {
    std::string_view id; ///< in JSON
    std::string_view what; ///< in English, for a table
    /// True if the action shows the habit, false if it avoids it; nullopt if the View gives no occasion.
    std::optional<bool> (*shown)(const typename G::View& view, const typename G::Action& action);
};

// habits: those of the game; its tag is passed to find the function.
// clang-format off
#define PARLOUR_DECLARE_HABITS(game, Type, id) namespace game { \
    struct Type; \
    std::span<const Habit<Type>> habits(const Type* tag); }
// clang-format on
PARLOUR_GAMES(PARLOUR_DECLARE_HABITS)

} // namespace parlour
