// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players that use the solved game: solver (maximises points) and master (maximises the win). Their tables must outlive
// them.
#pragma once

#include "ai/yahtzee/win_model.h"
#include "engine/core/bot.h"

namespace parlour::yahtzee {

/// yahtzee.solver: maximises expected points and ignores the others.
std::unique_ptr<Bot<Yahtzee>> makeSolver(const SolvedGame& game);
/// yahtzee.master: maximises the share of the win. The model must be of the rules played.
std::unique_ptr<Bot<Yahtzee>> makeMaster(const WinModel& model);

/// Reports every legal action with its value in a turn, on this scale.
void reportValues(const Question<Yahtzee>& question, const Turn& turn, const Action& chosen, Scale scale, Text unit,
                  const Sentence& verdict);

} // namespace parlour::yahtzee
