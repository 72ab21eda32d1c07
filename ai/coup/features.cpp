// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/features.h"

#include "engine/base/index.h"

namespace parlour::coup {

unsigned openClaims(const PublicState& open, Seat seat)
{
    unsigned claims = 0;
    for (int i = 0; i < kRoles; ++i) {
        const Role role = static_cast<Role>(i);
        const int revealed = int{open.shown[asIndex(seat)].has(role)} + int{open.caught[asIndex(seat)].has(role)};
        if (open.claims[asIndex(seat)][static_cast<std::size_t>(i)] > revealed)
            claims |= 1U << i;
    }
    return claims;
}

Seat onlyOther(const View& view)
{
    Seat only = -1;
    for (const Seat seat : view.seated) {
        if (seat == view.seat || !view.isIn(seat))
            continue;
        if (only >= 0)
            return -1;
        only = seat;
    }
    return only;
}

} // namespace parlour::coup
