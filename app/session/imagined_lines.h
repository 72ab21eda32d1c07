// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of play on one imagined deal: from what a seat knows, never from the cards that others really hold. Used by the
// window to show the reason of a hint on the table.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/core/any_match.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace parlour {

/// The number of deals among which one is looked for that allows the lines.
inline constexpr int kImaginedDeals = 400;

/// A line of play as far as the deal allows it.
struct ImaginedLine {
    std::vector<std::unique_ptr<AnyMatch>> matches; ///< before the line and after each step, chance outcomes included
    std::vector<LineStep> steps; ///< by step; a chance outcome is of kChanceSeat
    std::vector<std::vector<AnyTold>> told; ///< by step
};

/// Plays each of `lines`, which begin with the seat that is asked, from the position of that seat on the same deal: the
/// first of kImaginedDeals in which all lines are possible to their ends, else the one that allows most steps. A line ends
/// where the deal does not allow the next step. Depends on the seat's View alone. Empty if the position cannot be dealt.
std::vector<ImaginedLine> playOnOneDeal(const AnyMatch& match, std::string_view game, Seat seat,
                                        std::span<const std::vector<LineStep>> lines);

} // namespace parlour
