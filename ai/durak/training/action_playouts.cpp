// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/training/action_playouts.h"

#include "ai/durak/deal_sampler.h"

namespace parlour::durak {

Estimate playedOutLead(const View& view, const Action& better, const Action& worse, Bot<Durak>& bot, const PlayOuts& how,
                       Rng& rng)
{
    auto sampler = DealSampler::of(view);
    if (!sampler)
        return kUnknownShare;
    return leadOver<Durak>([&](Rng& random) { return sampler->deal(random); }, view.seat, better, worse, bot, how, rng);
}

} // namespace parlour::durak
