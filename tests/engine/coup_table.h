// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scripted games of Coup for tests: hands, coins, answers and results as text.
#pragma once

#include "engine/base/tokens.h"
#include "engine/coup/coup.h"

#include <cassert>

namespace parlour::coup::test {

/// Plays a game to its end or to `lastTurn`; `choose(state, seat, legal)` returns each action.
template <class Choose>
void playOn(State& state, Rng& rng, const Choose& choose, int lastTurn = kMaxTurns)
{
    for (Node node = Coup::node(state); !node.isOver() && state.turn <= lastTurn; node = Coup::node(state)) {
        if (node.isChance()) {
            Coup::applyChance(state, Coup::draw(state, rng), nullptr);
            continue;
        }
        const Seat seat = node.seats.first();
        Actions legal;
        Coup::legal(state, seat, legal);
        const Action action = choose(state, seat, legal);
        Coup::act(state, seat, action, nullptr);
    }
}

/// A game after its deal: "duke captain / contessa / .." gives each seat its hand; a seat with one card has lost another,
/// a seat without cards two. `coins` by seat, "2 5 0"; the default is 2.
class Table {
public:
    Table(Mode mode, std::string_view hands, std::string_view coins = "")
    {
        const auto seats = split(hands, '/');
        Rules rules;
        rules.mode = mode;
        rules.players = static_cast<std::int8_t>(seats.size());
        state = Coup::start(rules);
        Coup::applyChance(state, dealFor(seats), nullptr);
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            for (std::size_t missing = split(seats[seat]).size(); missing < kHandSize; ++missing)
                loseLast(seat);
        std::size_t seat = 0;
        for (const std::string_view count : split(coins))
            state.coins[seat++] = static_cast<std::uint8_t>(*parseInt(count, 0, 20));
        refreshSeated();
    }

    /// Plays steps like "0 tax, 1 allow, 2 challenge, * draw duke". `summary` names the first step that is not possible.
    Table& play(std::string_view script, Trace<Event>* trace = nullptr)
    {
        for (std::string_view line : split(script, ',')) {
            while (line.starts_with(' '))
                line.remove_prefix(1);
            if (!step(line, trace)) {
                problem = "not possible: " + std::string(line);
                break;
            }
        }
        return *this;
    }

    /// "asks 1 2, coins 2 5 0, cards 2 1 2"; or "chance" or "over, won by 0" in place of the seats asked.
    std::string summary() const
    {
        if (!problem.empty())
            return problem;
        const Node node = Coup::node(state);
        std::string out = node.isChance() ? "chance" : node.isOver() ? "over, won by" : "asks";
        for (const Seat seat : node.isOver() ? state.winners : node.seats)
            out += " " + std::to_string(seat);
        out += ", coins";
        for (int seat = 0; seat < state.rules.players; ++seat)
            out += " " + std::to_string(state.coins[static_cast<std::size_t>(seat)]);
        out += ", cards";
        for (int seat = 0; seat < state.rules.players; ++seat)
            out += " " + std::to_string(state.cards[static_cast<std::size_t>(seat)]);
        return out;
    }

    std::string hand(Seat seat) const
    {
        return joined(state.hands[static_cast<std::size_t>(seat)],
                      [](Role card) { return kRoleIds[static_cast<std::size_t>(card)]; });
    }

    ActionList<Coup> legal(Seat seat) const
    {
        ActionList<Coup> out;
        Coup::legal(state, seat, out);
        return out;
    }
    std::string legalText(Seat seat) const
    {
        std::string out;
        for (const Action& action : legal(seat))
            out += (out.empty() ? "" : ", ") + toText(action);
        return out;
    }

    State state;
    std::string problem; ///< the first impossible step; empty if none

private:
    bool step(std::string_view line, Trace<Event>* trace)
    {
        const std::string_view text = line.substr(2);
        if (line[0] == '*') {
            const auto chance = Coup::parseChance(text);
            if (!chance || !Coup::allowsChance(state, *chance))
                return false;
            Coup::applyChance(state, *chance, trace);
            return true;
        }
        const Seat seat = line[0] - '0';
        const auto action = Coup::parseAction(text);
        if (!action || !Coup::allows(state, seat, *action))
            return false;
        Coup::act(state, seat, *action, trace);
        return true;
    }

    /// A deal of these hands, filled up with remaining cards, contessas first.
    static Chance dealFor(const std::vector<std::string_view>& seats)
    {
        std::array<int, kRoles> left{};
        left.fill(kCopies);
        std::vector<std::vector<Role>> hands;
        for (const std::string_view seat : seats) {
            hands.emplace_back();
            if (split(seat).empty())
                continue;
            const auto read = Coup::parseChance("draw " + std::string(seat));
            assert(read);
            for (const Role card : read->cards) {
                hands.back().push_back(card);
                --left[static_cast<std::size_t>(card)];
            }
        }
        Chance deal;
        for (auto& hand : hands) {
            for (const Role filler : {Role::Contessa, Role::Ambassador, Role::Assassin, Role::Captain, Role::Duke})
                while (hand.size() < kHandSize && left[static_cast<std::size_t>(filler)] > 0) {
                    hand.push_back(filler);
                    --left[static_cast<std::size_t>(filler)];
                }
            deal.cards.append(hand.data(), hand.data() + hand.size());
        }
        return deal;
    }

    void loseLast(std::size_t seat)
    {
        const Role card = state.hands[seat].back();
        state.hands[seat].pop_back();
        state.lost[seat].push_back(card);
        ++state.faceUp[static_cast<std::size_t>(card)];
        --state.cards[seat];
    }
    void refreshSeated()
    {
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            if (!state.isIn(seat))
                state.seated.remove(seat);
    }
};

} // namespace parlour::coup::test
