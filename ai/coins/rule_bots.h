// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots that are short lists of rules, each a function from features to a ruling.
#pragma once

#include "ai/coins/rule_features.h"

namespace parlour::coins {

Ruling oldschool(const RuleFeatures& features);
Ruling randomly(const RuleFeatures& features);
Ruling regret(const RuleFeatures& features);
Ruling noRegrets(const RuleFeatures& features);
Ruling badLoser(const RuleFeatures& features);
Ruling nostalgia(const RuleFeatures& features);
Ruling littleTen(const RuleFeatures& features);
Ruling dejaVu(const RuleFeatures& features);
Ruling oracle(const RuleFeatures& features);

} // namespace parlour::coins
