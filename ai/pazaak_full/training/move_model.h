// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Frequencies of an opponent's moves, as anybody at the table sees them. Its hand is not modelled: moves depend on both
// totals, on whether the other side stands and on the number of its cards.
#pragma once

#include "ai/pazaak_full/response_solver.h"
#include "engine/pazaak_full/pazaak_full.h"

#include <map>

namespace parlour::pazaak_full {

class MoveModel final : public BotMoves {
public:
    /// Moves by situation and end of the turn.
    using Counts = std::map<std::uint32_t, std::int64_t>;
    /// Adds an opponent's decision in a set to `counts`. The View is its own; only what is open is used.
    static void count(const View& view, const Action& action, Counts& counts);

    void add(const Counts& counts);
    /// Updates the chances of moves to all that was added. Rare situations are completed from like ones.
    void fit();
    /// The hand of the opponent by the number of its cards.
    HandStates hands() const;
    std::span<const BotMove> of(const BotTurn& turn) override;

private:
    Counts counts_;
    std::vector<std::vector<BotMove>> moves_; ///< by situation, then by who has played a tiebreaker
};

} // namespace parlour::pazaak_full
