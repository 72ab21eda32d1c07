// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Yahtzee for tests of its table: games played by the rules with given rolls.
#pragma once

#include "ai/core/bots.h"
#include "tests/app/tables/scene.h"
#include "tests/resources.h"

namespace parlour::yahtzee {

class Scene : public test::TableScene {
public:
    explicit Scene(int players, const char* joker = "forced")
        : TableScene("yahtzee", {{"players", std::to_string(players)}, {"joker", joker}},
                     {"Random", "Aces and Eights", "Random 2", "Aces and Eights 2", "Random 3", "Random 4"})
    {
    }

    Scene& roll(const std::string& dice)
    {
        step(kChanceSeat, "roll " + dice);
        return *this;
    }
    Scene& act(const std::string& action)
    {
        step(turn(), action);
        return *this;
    }
    /// A whole turn with one roll.
    Scene& write(const std::string& dice, const std::string& box) { return roll(dice).act("score " + box); }

    /// The cards lie open to all. `person`: the person's seat; -1: bots are watched.
    Position position(Seat person) const { return TableScene::position({{std::max(person, 0), true}, person >= 0}); }
};

/// The sixth of thirteen rounds, the second of three rolls: two fours are held.
inline Scene playScene()
{
    Scene scene(3);
    scene.write("2 2 2 1 5", "twos").write("3 3 3 1 2", "threes").write("1 1 1 4 5", "aces");
    scene.write("3 3 3 1 5", "threes").write("6 6 6 6 1", "sixes").write("5 5 5 5 1", "fives");
    scene.write("5 5 5 1 2", "fives").write("6 6 6 5 1", "three-of-a-kind").write("5 5 5 5 3", "four-of-a-kind");
    scene.write("2 2 3 3 3", "full-house").write("6 6 4 4 4", "full-house").write("1 2 3 4 5", "large-straight");
    scene.write("1 2 3 4 6", "small-straight").write("2 3 4 5 5", "small-straight").write("3 3 3 3 3", "yahtzee");
    return std::move(scene.roll("4 1 4 3 5").act("hold 0 2").roll("4 2 6"));
}

/// The last roll of a turn: five fours, which the second step of the joker rule applies to.
inline Scene jokerScene(const char* yahtzeeRoll = "2 2 2 2 2")
{
    Scene scene(3);
    scene.write("1 1 1 2 5", "aces").write("1 1 3 4 6", "aces").write("1 1 1 4 5", "aces");
    scene.write("2 2 2 2 5", "twos").write("3 3 3 1 2", "threes").write("2 2 2 5 4", "twos");
    scene.write("4 4 4 4 1", "fours").write("6 6 6 6 1", "sixes").write("5 5 5 5 1", "fives");
    scene.write("6 6 6 1 2", "three-of-a-kind").write("6 6 6 5 1", "three-of-a-kind").write("6 6 6 1 2", "sixes");
    scene.write("5 5 5 5 2", "four-of-a-kind").write("6 6 4 4 4", "full-house").write("5 5 5 5 3", "four-of-a-kind");
    scene.write(yahtzeeRoll, "yahtzee").write("2 3 4 5 5", "small-straight").write("1 2 3 4 5", "large-straight");
    scene.write("6 6 6 5 1", "chance").write("1 2 4 4 6", "yahtzee").write("3 3 3 3 3", "yahtzee");
    return std::move(scene.roll("4 4 4 1 2").act("hold 0 1 2").roll("4 6").act("hold 0 2 3 4").roll("4"));
}

/// A finished game that seat 0 wins.
inline Scene overScene(int players)
{
    static const std::array<std::pair<const char*, const char*>, 13> best{{{"1 1 1 2 5", "aces"},
                                                                           {"2 2 2 2 5", "twos"},
                                                                           {"3 3 3 1 2", "threes"},
                                                                           {"4 4 4 4 1", "fours"},
                                                                           {"5 5 5 1 1", "fives"},
                                                                           {"6 6 6 1 1", "sixes"},
                                                                           {"2 2 2 2 2", "yahtzee"},
                                                                           {"6 6 6 1 2", "three-of-a-kind"},
                                                                           {"5 5 5 5 2", "four-of-a-kind"},
                                                                           {"5 5 5 5 5", "full-house"},
                                                                           {"1 2 3 4 6", "small-straight"},
                                                                           {"1 2 3 4 5", "large-straight"},
                                                                           {"6 6 6 5 1", "chance"}}};
    Scene scene(players);
    for (const auto& [dice, box] : best)
        for (int seat = 0; seat < players; ++seat)
            scene.write(seat == 0 ? dice : "1 2 2 3 6", box);
    return scene;
}

/// The report of Aces and Eights on a scene.
inline Report reportIn(const Scene& scene)
{
    Report report;
    findBot("yahtzee.aces-and-eights")->make(test::resources())->answer(scene.match().question(scene.turn()), {}, &report);
    return report;
}

/// A report without values.
inline Report reportOf(const std::string& action)
{
    Report report;
    report.candidates = {{action, 0, false, {}, {}}};
    report.chosen = action;
    report.verdict = Sentence(SAY("Reason", "Keeps the higher pair"));
    return report;
}

} // namespace parlour::yahtzee
