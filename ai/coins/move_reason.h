// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons that our own players of Coins report for their moves.
#pragma once

#include "ai/coins/open_places.h"
#include "engine/base/sentence.h"

namespace parlour::coins {

/// In the text %1 is the own lead, %2 the round gone back to. The round of `view` has been tossed.
inline Text reasonOf(Move move, const View& view)
{
    if (move.kind == Move::Kind::Nothing)
        return view.lead() > 0 ? SAY("Reason", "%1 ahead, and no lever is worth pulling yet: go on")
                               : SAY("Reason", "At %1 no lever is worth pulling yet: go on");
    if (move.kind == Move::Kind::Block)
        return view.lead() > 0 ? SAY("Reason", "%1 ahead, worth a block")
                               : SAY("Reason", "At %1 this toss is worth keeping: block");
    if (move.round == view.round)
        return SAY("Reason", "At %1 this round is better tossed again");
    const auto leads = [&](int place) { return view.tosses.lead(place); };
    const OpenPlaces places =
        openPlacesFrom(std::min<int>(view.blocked, view.round - 1), view.round, view.rules.rounds, leads);
    return move.round == places.best + 1 ? SAY("Reason", "At %1 it stood better before: back to round %2")
                                         : SAY("Reason", "At %1, and earlier rounds may be blocked: back to round %2");
}

} // namespace parlour::coins
