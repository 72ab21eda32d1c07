// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one list of games. A new game adds itself here.
#pragma once

#include "engine/coins/coins.h"
#include "engine/coup/coup.h"
#include "engine/durak/durak.h"
#include "engine/pazaak/pazaak.h"
#include "engine/yahtzee/yahtzee.h"

#include <string_view>
#include <tuple>

namespace parlour {

// clang-format off
using Games = std::tuple<
    durak::Durak,
    pazaak::Pazaak,
    yahtzee::Yahtzee,
    coup::Coup,
    coins::Coins
>;
// clang-format on

/// Calls `visit.operator()<G>()` for the game with this id; false if there is none.
template <class Visit>
bool withGame(std::string_view id, Visit visit)
{
    const auto tryEach = [&]<class... G>(std::tuple<G...>*) {
        return ((id == G::kId ? (visit.template operator()<G>(), true) : false) || ...);
    };
    return tryEach(static_cast<Games*>(nullptr));
}

} // namespace parlour
