// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes the strategy table that is shipped from a regret table.
#pragma once

#include "ai/coup/duel/strategy.h"
#include "ai/coup/training/regret_table.h"

namespace parlour::coup {

/// The average strategy of a table. Prunes hands that match the coarser abstraction, by a threshold that grows until
/// toBytes is at most `maxBytes` long.
Strategy strategyOf(const RegretTable& table, std::size_t maxBytes);

} // namespace parlour::coup
