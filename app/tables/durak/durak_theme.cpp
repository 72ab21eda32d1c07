// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_theme.h"

#include "app/tables/position_form.h"

#include <QCoreApplication>

namespace parlour::durak {

namespace {

struct DurakTheme {
    Q_DECLARE_TR_FUNCTIONS(DurakTheme)
};

/// The card that an action brings into play, the last word of the notation; empty for an action without one.
std::string cardOf(const std::string& action)
{
    const std::size_t end = action.rfind(' ');
    return end == std::string::npos ? std::string() : action.substr(end + 1);
}

} // namespace

QString themeOf(const std::string& position, const std::string& taken, const std::string& best)
{
    const std::string trump = PositionLines(position).value("trumpCard");
    const auto isTrump = [&](const std::string& card) {
        return !trump.empty() && !card.empty() && card.back() == trump.back();
    };
    if (isTrump(cardOf(taken)) && !isTrump(cardOf(best)))
        return DurakTheme::tr("A trump wasted");
    if (isTrump(cardOf(best)) && !isTrump(cardOf(taken)) && best.starts_with("cover"))
        return DurakTheme::tr("Worth a trump");
    if (taken == "take" && best.starts_with("cover"))
        return DurakTheme::tr("The bout given away");
    if (taken.starts_with("cover") && best == "take")
        return DurakTheme::tr("Better to take");
    if (taken == "done" && best.starts_with("attack"))
        return DurakTheme::tr("The attack given up");
    if (taken.starts_with("attack") && best == "done")
        return DurakTheme::tr("One card too many");
    return {};
}

} // namespace parlour::durak
