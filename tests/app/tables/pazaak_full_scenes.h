// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Pazaak for tests of its table, played by the rules.
#pragma once

#include "app/tables/game_table.h"
#include "engine/games.h"
#include "engine/pazaak_full/pazaak_full_types.h"
#include "engine/record/record.h"

#include <string>
#include <vector>

namespace parlour::pazaak_full {

/// The position that the window hands to the table. `watched`: two bots with open hands, else a person at the bottom.
inline Position positionOf(const AnyMatch& match, Seat viewpoint, bool watched, std::vector<AnyTold> lastStep = {})
{
    Position position;
    for (Seat seat = 0; seat < 2; ++seat) {
        const bool person = !watched && seat == viewpoint;
        position.seats.push_back({person          ? QStringLiteral("You")
                                      : seat == 0 ? QStringLiteral("Glaucus")
                                                  : QStringLiteral("The Cincinnati Kid"),
                                  person ? QString() : QStringLiteral("Plays for 19 and 20"), person,
                                  QColor(0x2c, 0x4b, 0x73)});
        position.views.push_back(watched || seat == viewpoint ? match.look(seat) : std::any());
    }
    position.viewpoint = viewpoint;
    position.open = watched;
    position.node = match.node();
    position.over = position.node.isOver();
    position.lastStep = std::move(lastStep);
    if (position.node.isWaiting() && position.node.seats.has(viewpoint)) {
        position.legal = match.legal(viewpoint);
        position.asked = watched ? -1 : viewpoint;
    }
    return position;
}

/// A match after these steps, each as in a saved game.
struct Scene {
    std::unique_ptr<AnyMatch> match;
    std::vector<AnyTold> told; ///< of the last step
};
inline Scene after(const RuleMap& rules, const std::vector<std::string>& steps)
{
    const GameInfo& info = *findGame("pazaak-full");
    Scene scene{std::move(*info.start(*info.complete(rules), 1)), {}};
    for (const std::string& step : steps) {
        scene.told.clear();
        const auto taken = scene.match->step(step[0] == '*' ? kChanceSeat : step[0] - '0', step.substr(2), &scene.told);
        if (!taken)
            qFatal("%s: %s", step.c_str(), taken.error().english().c_str());
    }
    return scene;
}

inline Record recordOf(const std::vector<std::string>& steps, std::vector<std::string> seats)
{
    const GameInfo& info = *findGame("pazaak-full");
    Record record{info.id, info.version, *info.complete({}), std::move(seats), 1, {}, {}};
    for (const std::string& step : steps)
        record.steps.push_back({step[0] == '*' ? kChanceSeat : step[0] - '0', step.substr(2)});
    return record;
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
