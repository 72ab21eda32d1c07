// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Nim with one heap that bots and tables see. No State here.
//
// The smallest game with chance: a heap of 10 to 20 stones is dealt, two players take one to three stones in turn, and
// the player who takes the last stone wins.
#pragma once

#include "engine/base/seat.h"

#include <string>

namespace parlour::nim {

inline constexpr int kLeastHeap = 10;
inline constexpr int kMostHeap = 20;
inline constexpr int kMostTaken = 3;

struct Rules {
    int players = 2;
    bool operator==(const Rules&) const = default;
};

/// Text: "take 2".
struct Action {
    std::int8_t stones = 1;
    bool operator==(const Action&) const = default;
};

/// Text: "heap 17".
struct Chance {
    std::int8_t heap = kLeastHeap;
    bool operator==(const Chance&) const = default;
};

struct Event {
    std::int8_t seat = -1; ///< takes stones; -1: the heap is dealt
    std::int8_t stones = 0;
    bool operator==(const Event&) const = default;
};

/// Nothing is hidden.
struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t turn = 0;
    std::int8_t heap = -1; ///< stones; -1 before the deal
    bool operator==(const View&) const = default;
};

std::string toText(const Action& action);
std::string toText(const Chance& chance);
std::string toText(const Event& event);

} // namespace parlour::nim
