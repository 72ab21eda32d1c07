// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/contests.h"

namespace parlour::pazaak_full {

std::vector<Preset> contests()
{
    return {ladder("pazaak-full", SAY("Rules", "Pazaak Ladder"), 1000)};
}

} // namespace parlour::pazaak_full
