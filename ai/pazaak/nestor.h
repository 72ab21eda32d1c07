// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Nestor: compares payoffs of standing and drawing that it weighs in an odd way. Listed in pazaak_bots.cpp.
#pragma once

#include "ai/pazaak/features.h"

namespace parlour::pazaak {

/// Two expected payoffs as fractions with a common denominator, so that their comparison is exact on every machine.
struct Payoffs {
    std::int64_t standing = 0;
    std::int64_t ending = 0;
    std::int64_t denominator = 1;
};

/// Step 5 of Nestor's description, for any totals.
Payoffs nestorPayoffs(const Features& features);

Ruling nestor(const Features& features);
void explainNestor(const Question<Pazaak>& question, const Ruling& ruling);

} // namespace parlour::pazaak
