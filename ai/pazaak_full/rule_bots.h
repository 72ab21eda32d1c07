// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots that are short lists of rules, each a function from Features to a Ruling. Listed in pazaak_full_bots.cpp.
#pragma once

#include "ai/pazaak_full/features.h"

namespace parlour::pazaak_full {

/// The opponent of the first of the two role-playing games, as public descriptions of its code agree.
Ruling cantina(const Features& features);
/// Plays a card only for 20, or to beat one who stands; stands from 17.
Ruling drone(const Features& features);
/// Plays the cheapest card that does, and stands from 17, or 18 with a minus card.
Ruling careful(const Features& features);
/// Plays a card whenever it makes 17 or more, as many remakes do.
Ruling eager(const Features& features);

} // namespace parlour::pazaak_full
