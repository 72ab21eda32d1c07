// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How strong a bot is, as people read it. Used wherever the window names bots: sheets, lists, seats at the table.
#pragma once

#include "app/bots/strengths.h"

#include <QString>

namespace parlour {

/// "Elo 1243 ± 12"; empty if it was not measured.
QString eloWords(const std::optional<Strength>& strength);

} // namespace parlour
