// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/strength_text.h"

#include "ai/core/bots.h"
#include "app/bots/strengths.h"
#include "app/store/translation.h"

#include <QCoreApplication>

#include <cmath>

namespace parlour {

QString strengthText(std::string_view bot)
{
    const BotInfo* info = findBot(bot);
    if (!info)
        return {};
    const Level level = info->level == Level::Casual ? Level::Beginner : Level::Casual;
    for (const BotInfo* other : levelsOf(info->game))
        if (const auto share = shareAgainst(bot, other->id); share && other->level == level)
            //: The strength of a bot, measured: the bot it played, and how many of 100 games of two it won.
            return QCoreApplication::translate("Words", "Beats %1 in %2 of 100 duels")
                .arg(translated(other->name))
                .arg(std::lround(100 * *share));
    return {};
}

QString withStrength(const QString& line, std::string_view bot)
{
    return QStringLiteral("%1 %2").arg(line, strengthText(bot)).trimmed();
}

} // namespace parlour
