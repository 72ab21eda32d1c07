// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Glaucus: rolls out the rest of the hand a hundred times for each option. Listed in pazaak_bots.cpp.
#pragma once

#include "ai/pazaak/features.h"

namespace parlour::pazaak {

class Glaucus final : public Bot<Pazaak> {
public:
    Action choose(const Question<Pazaak>& question) override;
};

} // namespace parlour::pazaak
