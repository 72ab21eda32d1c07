// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/game_bots.h"

#include "ai/random_bot.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = PazaakFull::kId;
    static const std::vector<BotInfo> all = {
        {"pazaak-full.random", game, SAY("Bots", "Random"), SAY("Bots", "Our own, a baseline for the others"),
         SAY("Bots", "Plays any legal action."), make<RandomBot<PazaakFull>>},
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources&)
{
    return nullptr;
}

std::vector<Sentence> decisionFactors(const AnyQuestion&, const Analysis&)
{
    return {};
}

} // namespace parlour::pazaak_full
