// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players that ai/<game> gives to the program: players() in its namespace returns them. A game needs no more than bots;
// defaultPlayers() has a random one and an analyst by play-outs.
#pragma once

#include "ai/core/bots.h"
#include "ai/core/habits.h"
#include "ai/core/rollout_analyst.h"
#include "ai/core/rule_bot.h"
#include "engine/game_names.h"

#include <any>

namespace parlour {

struct Preset; // ai/core/contests.h

/// The players of a game.
struct GamePlayers {
    std::string_view game; ///< id
    std::vector<BotInfo> bots; ///< weakest first, not empty
    /// As parlour::makeAnalyst(), for this game; null: it has no analyst.
    std::unique_ptr<AnyAnalyst> (*makeAnalyst)(const Resources& resources) = nullptr;
    /// As parlour::decisionFactors(), for this game; null: there are none.
    std::vector<Sentence> (*decisionFactors)(const AnyQuestion& question, const Analysis& analysis) = nullptr;
    std::vector<Preset> (*contests)() = nullptr; ///< null: a ladder
    std::any habits = {}; ///< std::span<const Habit<G>>; empty: none
};

/// The players of game G that need no code of its own: the random bot, and an analyst by play-outs if G has imagine().
template <Game G>
GamePlayers defaultPlayers()
{
    static const std::string kRandom = std::string(G::kId) + ".random";
    GamePlayers players;
    players.game = G::kId;
    players.bots = {{kRandom, G::kId, SAY("Bots", "Random"), SAY("Bots", "Our own, a baseline for the others"),
                     SAY("Bots", "Plays any legal action."), make<RandomBot<G>>}};
    if constexpr (Imaginable<G>)
        players.makeAnalyst = make<RolloutAnalyst<G>, AnyAnalyst>;
    return players;
}

/// The players of all games, in the order of games.
const std::vector<GamePlayers>& allPlayers();
/// Adds those of a game that is not part of the program, as tests do. Before anything else asks for a bot, on one thread.
void addPlayers(GamePlayers players);
/// The players of a game; null if it is unknown.
const GamePlayers* findPlayers(std::string_view game);

/// The habits of game G; empty if it declares none.
template <class G>
std::span<const Habit<G>> habitsOf()
{
    const GamePlayers* players = findPlayers(G::kId);
    const auto* habits = players ? std::any_cast<std::span<const Habit<G>>>(&players->habits) : nullptr;
    return habits ? *habits : std::span<const Habit<G>>();
}

// The functions that a game of the program defines in its namespace: players(), and those of the others that it names there.
// clang-format off
#define PARLOUR_DECLARE_BOTS(game, Type, id) namespace game { \
    GamePlayers players(); \
    const std::vector<BotInfo>& bots(); \
    std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources); \
    std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis); \
    std::vector<Preset> contests(); }
// clang-format on
PARLOUR_GAMES(PARLOUR_DECLARE_BOTS)

} // namespace parlour
