// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_players.h"

#include "app/bots/bot_source.h"
#include "engine/arena/span_player.h"
#include "engine/game_list.h"

namespace parlour {

Field fieldOf(const ContestPlan& plan)
{
    return {plan.game, plan.version, plan.rules, plan.entrants, payoffsOf(plan), 0};
}

std::unique_ptr<AnySpanPlayer> makePlayer(const Field& field, const Resources& resources)
{
    std::unique_ptr<AnySpanPlayer> player;
    withGame(field.game, [&]<class G>() {
        const auto make = [&field, resources](int entrant) -> std::unique_ptr<Bot<G>> {
            auto bot = makeBotByName<G>(field.entrants[static_cast<std::size_t>(entrant)], resources);
            assert(bot); // the plan's names were checked when it was completed
            return *std::move(bot);
        };
        player = std::make_unique<SpanPlayer<G>>(field, make);
    });
    return player;
}

Expected<void> checkPrograms(const ContestPlan& plan, const Progress& progress)
{
    std::vector<std::string> names;
    for (int i = 0; i < static_cast<int>(plan.entrants.size()); ++i)
        if (i >= progress.shape().entrants || !progress.isDisqualified(i))
            names.push_back(plan.entrants[static_cast<std::size_t>(i)]);
    return checkBots(names, plan.game);
}

} // namespace parlour
