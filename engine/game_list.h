// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The games as types. A new game adds its header here and its row to engine/game_names.h.
#pragma once

#include "engine/coins/coins.h"
#include "engine/coup/coup.h"
#include "engine/durak/durak.h"
#include "engine/game_names.h"
#include "engine/pazaak/pazaak.h"
#include "engine/pazaak_full/pazaak_full.h"
#include "engine/yahtzee/yahtzee.h"

#include <string_view>
#include <tuple>

namespace parlour {

/// A tuple of all but the first type. The list of games puts a comma before each.
template <class, class... G>
using TupleOfRest = std::tuple<G...>;

#define PARLOUR_GAME_TYPE(game, Type, id) , game::Type
using GameTypes = TupleOfRest<void PARLOUR_GAMES(PARLOUR_GAME_TYPE)>;

/// Calls `visit.operator()<G>()` for the game with this id; false if there is none.
template <class Visit>
bool withGame(std::string_view id, Visit visit)
{
    const auto tryEach = [&]<class... G>(std::tuple<G...>*) {
        return ((id == G::kId ? (visit.template operator()<G>(), true) : false) || ...);
    };
    return tryEach(static_cast<GameTypes*>(nullptr));
}

} // namespace parlour
