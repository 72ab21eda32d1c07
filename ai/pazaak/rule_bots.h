// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots that are short lists of rules, each a function from Features to a Ruling. Listed in pazaak_bots.cpp.
#pragma once

#include "ai/pazaak/features.h"

namespace parlour::pazaak {

Ruling cautious(const Features& features);
Ruling bold(const Features& features);
Ruling bastila(const Features& features);
Ruling austin(const Features& features);
Ruling kid(const Features& features);
/// The Kid as first published: threshold 17, ignores whether the opponent is done.
Ruling kidFirst(const Features& features);
Ruling hk47(const Features& features);
Ruling t3m4(const Features& features);

} // namespace parlour::pazaak
