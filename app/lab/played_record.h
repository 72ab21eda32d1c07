// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games between bots for measurements: which bots, and who sits where.
#pragma once

#include "ai/core/resources.h"
#include "engine/base/stop.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <string>
#include <vector>

namespace parlour::cli {

/// The names of a list of bots of a game; throws Refused for unknown ones and for other programs.
std::vector<std::string> takeBots(const std::string& list, const std::string& game);

/// The bot in a seat of a match. Over the deals each bot meets each other equally often; all rotations play each deal.
std::size_t seatedBot(std::size_t bots, std::size_t seat, std::size_t match);

/// Plays a match of `names` by these rules to its end; rules that are not given have their defaults. `stop` ends it early,
/// with hurried answers.
Record playedRecord(const GameInfo& info, const RuleMap& rules, const std::vector<std::string>& names, int number,
                    std::uint64_t seed, const Resources& resources, const stop_token& stop);

} // namespace parlour::cli
