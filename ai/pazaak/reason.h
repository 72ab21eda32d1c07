// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of Pazaak's analyst: why the better of two actions is better, as one sentence. Knows the outcomes of both
// actions.
#pragma once

#include "ai/twenty/outcome.h"

namespace parlour::pazaak {

/// The reason why `better` is worth more.
Sentence reasonOf(const twenty::Outcome& better, const twenty::Outcome& worse, bool isOtherStanding);

} // namespace parlour::pazaak
