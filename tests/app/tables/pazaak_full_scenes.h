// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Pazaak for tests of its table, played by the rules.
#pragma once

#include "engine/pazaak_full/pazaak_full_types.h"
#include "tests/app/tables/scene.h"

namespace parlour::pazaak_full {

/// A match after these steps, each as in a saved game.
inline test::TableScene after(const RuleMap& rules, const std::vector<std::string>& steps, std::uint64_t seed = 1)
{
    test::TableScene scene("pazaak-full", rules, {"Glaucus", "The Cincinnati Kid"}, seed);
    for (const std::string& step : steps)
        scene.step(step);
    return scene;
}

/// Seat 0 to decide at 17 with one card of each kind that is played in a way of its own; it has an eight, a two and a seven.
inline std::vector<std::string> playSteps()
{
    return {"0 deck +1 +2 +4 -2 -3 +-3 +-1/2 2&4 3&6 D",
            "1 deck +1 +2 +3 +4 +5 -1 -2 -3 -4 -5",
            "* hands +-3 +-1/2 2&4 D / +3 -1 -2 -4",
            "* begin 7 3",
            "* house 8 9 2 7 7 1 3 3 4 5 6 10 1 2 3 4 5 6",
            "0 end",
            "1 end",
            "0 end",
            "1 play +3 stand"};
}

/// The next set, in which seat 0 is to decide at 17: cards of the first set are spent, and a four is turned.
inline std::vector<std::string> laterSteps()
{
    auto steps = playSteps();
    steps.insert(steps.end(),
                 {"0 play +-3=+3 stand", "* house 10 4 8 10 2 8 3 1 2 3 5 6 7 9 1 5 6 7", "1 play -2 end", "0 end", "1 end",
                  "0 end", "1 stand", "0 play 2&4 end"});
    return steps;
}

} // namespace parlour::pazaak_full
