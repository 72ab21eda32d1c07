// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The strength of a bot as text. Used wherever the window names bots: sheets, lists, seats at the table.
#pragma once

#include "app/bots/strengths.h"

#include <QString>

namespace parlour {

/// "Elo 1243 ± 12", with the standard error; empty if the strength was not measured.
QString eloWords(const std::optional<Strength>& strength);

} // namespace parlour
