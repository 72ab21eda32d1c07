// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/yahtzee/yahtzee_theme.h"

#include "app/tables/position_form.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace parlour::yahtzee {

namespace {

struct YahtzeeTheme {
    Q_DECLARE_TR_FUNCTIONS(YahtzeeTheme)
};

/// The face of the upper box that an action writes, 1 to 6; 0: another box, or none.
int upperFaceOf(const std::string& action)
{
    constexpr std::array<std::string_view, 6> kUpper{"aces", "twos", "threes", "fours", "fives", "sixes"};
    for (std::size_t i = 0; i < kUpper.size(); ++i)
        if (action == "score " + std::string(kUpper[i]))
            return static_cast<int>(i) + 1;
    return 0;
}

} // namespace

QString themeOf(const std::string& position, const std::string& taken, const std::string& best)
{
    const PositionLines lines(position);
    const std::vector<int> dice = lines.numbers("dice");
    const auto alike = [&](int face) { return std::count(dice.begin(), dice.end(), face); };
    constexpr int kForBonus = 3; // of each face, which make 63 points
    const int takenFace = upperFaceOf(taken), bestFace = upperFaceOf(best);
    const bool isEarned = lines.number("upperBonus") > 0;
    if (bestFace > 0 && takenFace == 0 && alike(bestFace) >= kForBonus && !isEarned)
        return YahtzeeTheme::tr("The bonus kept within reach");
    if (takenFace > 0 && alike(takenFace) < kForBonus && bestFace == 0 && !isEarned)
        return YahtzeeTheme::tr("The bonus out of reach");
    if (taken == "score chance" && best.starts_with("score"))
        return YahtzeeTheme::tr("Chance kept for later");
    return {};
}

} // namespace parlour::yahtzee
