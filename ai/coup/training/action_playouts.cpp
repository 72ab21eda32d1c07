// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/action_playouts.h"

#include "ai/coup/belief_tracker.h"
#include "ai/coup/determinization.h"
#include "ai/tables/tables.h"

namespace parlour::coup {

Estimate playedOutLead(const View& view, const Action& better, const Action& worse, Bot<Coup>& bot, const PlayOuts& how,
                       Rng& rng)
{
    static const auto strategy = Strategy::fromBytes(tables::bytesOf("coup")).optional();
    static const auto net = EndingNet::shipped().optional();
    if (!isPossible(view))
        return kUnknownShare;
    const auto range = BeliefTracker(strategy ? &*strategy : nullptr, net ? &*net : nullptr).rangeOf(view);
    return leadOver<Coup>([&](Rng& random) { return imagine(view, range, random); }, view.seat, better, worse, bot, how,
                          rng);
}

} // namespace parlour::coup
