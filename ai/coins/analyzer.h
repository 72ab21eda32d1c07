// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analyzer: estimates its chance to win, with the slip of its model, and returns to rounds where it was better.
#pragma once

#include "ai/coins/rule_features.h"
#include "ai/coins/win_chance.h"

namespace parlour::coins {

class Analyzer final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override;

private:
    std::optional<WinChance> chances_; ///< for matches of rounds_ rounds
    int rounds_ = 0;
};

} // namespace parlour::coins
