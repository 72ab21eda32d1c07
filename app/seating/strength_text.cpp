// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/strength_text.h"

#include <QCoreApplication>

#include <cmath>

namespace parlour {

QString eloWords(const std::optional<Strength>& strength)
{
    if (!strength)
        return {};
    //: The strength of a bot and its standard error: "Elo 1243 ± 12"
    return QCoreApplication::translate("Words", "Elo %1 ± %2")
        .arg(std::lround(strength->elo))
        .arg(std::lround(strength->error));
}

} // namespace parlour
