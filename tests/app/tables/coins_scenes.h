// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Coins for tests of its table: matches played by the rules, with their events.
#pragma once

#include "tests/app/tables/scene.h"

namespace parlour::coins {

class Scene : public test::TableScene {
public:
    explicit Scene(const RuleMap& rules = {}) : TableScene("coins", rules, {"Little Ten", "Nostalgia"}) {}

    Scene& toss(bool heads)
    {
        step(kChanceSeat, heads ? "heads" : "tails");
        return *this;
    }
    /// A toss and both answers.
    Scene& round(bool heads, const std::string& first = "nothing", const std::string& second = "nothing")
    {
        toss(heads).step(0, first).step(1, second);
        return *this;
    }
    /// Rounds in which both do nothing; '1': seat 0 scores.
    Scene& rounds(const char* tosses)
    {
        for (; *tosses; ++tosses)
            round(*tosses == '1');
        return *this;
    }

    Position position(test::Onlooker who = {}) const& { return TableScene::position(who); }
    Position position(test::Onlooker who = {}) && = delete; // its story belongs to the scene
};

/// Round 63 after two journeys: round 41 is blocked, seat 0 is three behind.
inline Scene playScene()
{
    Scene scene;
    scene.rounds("0111110010110000");
    scene.round(false, "travel 15").rounds("0111");
    scene.rounds("1011010010110011110").rounds("000");
    scene.round(false, "block").rounds("1011").rounds("0000001111").rounds("100");
    scene.round(false, "travel 52").rounds("11110000000").toss(false);
    return scene;
}

/// A match with many journeys in its first `rounds` tosses, as far as the levers allow.
inline Scene longScene(int rounds, std::uint64_t seed)
{
    Scene scene;
    Rng rng = Rng::stream(seed, Purpose::Dealer, 7);
    for (int lived = 1; !scene.isOver(); ++lived) {
        scene.toss(rng.below(2) == 0);
        for (const Seat seat : {0, 1}) {
            const auto legal = scene.match().legal(seat);
            const bool late = static_cast<int>(legal.size()) > 60, back = late && lived < rounds && rng.below(12) == 0;
            scene.step(seat, back ? legal[2 + rng.below(static_cast<std::uint32_t>(legal.size()) - 20)] : legal.front());
        }
    }
    return scene;
}

} // namespace parlour::coins
