// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Coins for tests of its table: matches played by the rules, with their events.
#pragma once

#include "app/seating/positions.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <QTest>

namespace parlour::coins {

/// A match and its events.
class Scene {
public:
    explicit Scene(const RuleMap& rules = {}) : match_(std::move(*info().start(*info().complete(rules), 1))) {}

    static const GameInfo& info() { return *findGame("coins"); }
    const AnyMatch& match() const { return *match_; }
    Story story() const { return told_; }

    /// The saved game.
    Record record(std::vector<std::string> seats) const
    {
        Record record;
        record.game = info().id;
        record.version = info().version;
        record.rules = match_->rules();
        record.seats = std::move(seats);
        record.seed = 1;
        record.steps = steps_;
        record.result = {match_->score(0), match_->score(1)};
        return record;
    }

    Scene& step(Seat who, const std::string& text)
    {
        std::vector<AnyTold> told;
        if (!match_->step(who, text, &told))
            qFatal("%s is not possible here", text.c_str());
        told_.push_back(std::move(told));
        steps_.push_back({who, text});
        return *this;
    }
    Scene& toss(bool heads) { return step(kChanceSeat, heads ? "heads" : "tails"); }
    /// A toss and both answers.
    Scene& round(bool heads, const std::string& first = "nothing", const std::string& second = "nothing")
    {
        return toss(heads).step(0, first).step(1, second);
    }
    /// Rounds in which both do nothing; '1': seat 0 scores.
    Scene& rounds(const char* tosses)
    {
        for (; *tosses; ++tosses)
            round(*tosses == '1');
        return *this;
    }

    /// The position that the window hands to the table: a person at the viewpoint, or two watched bots.
    Position seen(Seat viewpoint, bool watched) const&
    {
        std::vector<SeatInfo> seats{{"Little Ten", "Goes back by tens", false, QColor(0x8F, 0xC7, 0xA2)},
                                    {"Nostalgia", "Longs for its best day", false, QColor(0xE2, 0xB3, 0x6A)}};
        if (!watched)
            seats[static_cast<std::size_t>(viewpoint)] = {"You", {}, true, Qt::white};
        Position position = positionOf(*match_, std::move(seats), {viewpoint, watched}, told_);
        if (!watched && position.node.isWaiting() && position.node.seats.has(viewpoint)) {
            position.asked = viewpoint;
            position.legal = match_->legal(viewpoint);
        }
        return position;
    }
    Position seen(Seat viewpoint, bool watched) && = delete; // its story belongs to the scene

private:
    std::unique_ptr<AnyMatch> match_;
    std::vector<std::vector<AnyTold>> told_;
    std::vector<Step> steps_;
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
    for (int lived = 1; !scene.match().node().isOver(); ++lived) {
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
