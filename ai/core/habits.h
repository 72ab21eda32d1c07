// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Habits of play: small things that nobody who knows a game does without a reason. Each game declares its own in
// ai/<game>/habits.cpp; `parlour-lab habits` and tests count them, and levels avoid them.
#pragma once

#include "engine/core/game.h"
#include "engine/game_names.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace parlour {

/// A predicate on the decision of a seat.
template <class G>
struct Habit {
    std::string_view id; ///< in JSON
    std::string_view what; ///< in English, for a table
    /// True if the action shows the habit, false if it avoids it; nullopt if the View gives no occasion.
    std::optional<bool> (*shown)(const typename G::View& view, const typename G::Action& action);
};

// habits: those of a game that has any; its tag is passed to find the function. Its players() name them.
// clang-format off
#define PARLOUR_DECLARE_HABITS(game, Type, id) namespace game { \
    struct Type; \
    std::span<const Habit<Type>> habits(const Type* tag); }
// clang-format on
PARLOUR_GAMES(PARLOUR_DECLARE_HABITS)

template <class G>
bool showsHabit(const typename G::View& view, const typename G::Action& action)
{
    const auto all = habits(static_cast<const G*>(nullptr));
    return std::any_of(all.begin(), all.end(),
                       [&](const Habit<G>& each) { return each.shown(view, action).value_or(false); });
}

/// Marks the actions, in the order of `legal`, that people who know the game consider: those without a habit, and the best
/// of all if its value exceeds theirs by more than `margin`. `values` are in the order of `legal`.
template <class G>
std::vector<bool> naturalActions(const typename G::View& view, const ActionList<G>& legal, std::span<const double> values,
                                 double margin)
{
    std::vector<bool> natural;
    double best = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < values.size(); ++i) {
        natural.push_back(!showsHabit<G>(view, legal[i]));
        if (natural[i])
            best = std::max(best, values[i]);
    }
    const auto top = std::max_element(values.begin(), values.end());
    if (top != values.end() && *top > best + margin)
        natural[static_cast<std::size_t>(top - values.begin())] = true;
    return natural;
}

} // namespace parlour
