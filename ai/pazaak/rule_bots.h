// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots that are short lists of rules, each a function from a Sight to a Ruling. Listed in pazaak_bots.cpp.
#pragma once

#include "ai/pazaak/sight.h"

namespace parlour::pazaak {

Ruling cautious(const Sight& sight);
Ruling bold(const Sight& sight);
Ruling bastila(const Sight& sight);
Ruling austin(const Sight& sight);
Ruling kid(const Sight& sight);
/// The Kid as first published: threshold 17, and no thought for an opponent who is done.
Ruling kidFirst(const Sight& sight);
Ruling hk47(const Sight& sight);
Ruling t3m4(const Sight& sight);

} // namespace parlour::pazaak
