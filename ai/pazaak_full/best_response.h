// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An upper bound of what any player can win from a bot: the share of an exact best response with the same deck, which also
// sees the bot's hand. Called by parlour-cli solve. Both play in the model of the master (set_table.h): house cards are
// uniform, nine cards do not end a set, a flip acts on a usual table. The master, as the bot, keeps its initial beliefs
// about hands and does not count cards.
#pragma once

#include "engine/base/stop.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::pazaak_full {

/// The ids of the bots that can be responded to: those whose decisions are a function of the position.
const std::vector<std::string>& boundedBots();

struct Ceiling {
    double share = 0; ///< of the win, of the best response
    double error = 0; ///< its standard error over pairs of hands
};

struct CeilingOptions {
    int pairs = 20; ///< of dealt hands; each is played with the hands exchanged, too
    std::uint64_t seed = 1;
    int threads = 1; ///< does not change the result
    stop_token stop = {};
    std::function<void(int pairs)> progress = {}; ///< called on the calling thread
};

/// nullopt if stopped. `bot` is one of boundedBots().
std::optional<Ceiling> bestResponse(const Rules& rules, const Deck& deck, std::string_view bot,
                                    const CeilingOptions& options);

} // namespace parlour::pazaak_full
