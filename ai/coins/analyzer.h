// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analyzer: knows its chance to win, nearly, and returns to where it was better. Listed in coins_bots.cpp.
#pragma once

#include "ai/coins/sight.h"
#include "ai/coins/win_chance.h"

namespace parlour::coins {

class Analyzer final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override;

private:
    std::optional<WinChance> chances_; ///< of matches of this length, worked out so far
    int rounds_ = 0;
};

} // namespace parlour::coins
