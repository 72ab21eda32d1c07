// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The factors of a decision in a game to 20, for hints. Each game names its own part, a hand or a set.
#pragma once

#include "engine/base/sentence.h"
#include "engine/twenty/twenty.h"

namespace parlour::twenty {

/// The position of a part, from the deciding seat, which is not over 20.
struct PartPosition {
    int mine = 0, theirs = 0; ///< totals
    bool isOtherStanding = false;
    HouseRisk risk;
    bool isDecisive = false; ///< either seat wins the match with this part
    bool hasSideCards = false;
};

struct FactorTexts {
    Text tied; ///< the other stands on the own total
    Text won; ///< the other stands below
    Text decisive;
    Text sideCards; ///< they are not replaced
    Text otherIsOver = {}; ///< empty: the game does not go on then
};

std::vector<Sentence> decisionFactors(const PartPosition& position, const FactorTexts& texts);

} // namespace parlour::twenty
