// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coup/coup_theme.h"

#include "app/tables/position_form.h"
#include "engine/base/tokens.h"

#include <QCoreApplication>

#include <array>

namespace parlour::coup {

namespace {

struct CoupTheme {
    Q_DECLARE_TR_FUNCTIONS(CoupTheme)
};

/// The card that an action claims; empty if it claims none.
std::string claimIn(const std::string& action)
{
    constexpr std::array<std::array<std::string_view, 2>, 4> kClaims{
        {{"tax", "duke"}, {"exchange", "ambassador"}, {"steal", "captain"}, {"assassinate", "assassin"}}};
    for (const auto& [kind, card] : kClaims)
        if (action.starts_with(kind))
            return std::string(card);
    constexpr std::string_view kBlock = "block ";
    return action.starts_with(kBlock) ? action.substr(kBlock.size()) : std::string();
}

bool hasWord(const std::string& words, const std::string& word)
{
    for (const std::string_view each : split(words))
        if (each == word)
            return true;
    return false;
}

} // namespace

QString themeOf(const std::string& position, const std::string& taken, const std::string& best)
{
    const PositionLines lines(position);
    const std::string hand = lines.value("hand");
    const auto isBluff = [&](const std::string& action) {
        return !claimIn(action).empty() && !hasWord(hand, claimIn(action));
    };
    const std::vector<std::string> claims = lines.items("standingClaims"); // by seat
    const auto own = static_cast<std::size_t>(lines.number("seat"));
    if (isBluff(best) && own < claims.size() && hasWord(claims[own], claimIn(best)))
        return CoupTheme::tr("A bluff with the claim one kept");
    if (isBluff(best))
        return best.starts_with("block") ? CoupTheme::tr("A block by bluff") : CoupTheme::tr("A bluff that pays");
    if (isBluff(taken))
        return CoupTheme::tr("A bluff too many");
    if (best == "challenge")
        return CoupTheme::tr("A bluff to be called");
    if (taken == "challenge")
        return CoupTheme::tr("A claim to be believed");
    if (best.starts_with("assassinate") || best.starts_with("coup"))
        return CoupTheme::tr("The time to strike");
    return {};
}

} // namespace parlour::coup
