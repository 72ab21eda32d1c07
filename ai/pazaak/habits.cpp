// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "ai/twenty/habits.h"
#include "engine/pazaak/pazaak.h"

namespace parlour::pazaak {

namespace {

twenty::Totals totalsOf(const View& view)
{
    return {view.mine().total, view.theirs().total, view.theirs().standing};
}

std::optional<bool> standsLow(const View& view, const Action& action)
{
    return twenty::standsLow(totalsOf(view), action.kind == Action::Kind::Stand);
}

std::optional<bool> drawsHigh(const View& view, const Action& action)
{
    return twenty::drawsHigh(totalsOf(view), action.kind == Action::Kind::End);
}

std::optional<bool> playsLow(const View& view, const Action& action)
{
    if (action.kind != Action::Kind::Play)
        return {};
    return twenty::playsLow(totalsOf(view), view.mine().total + action.card);
}

} // namespace

std::span<const Habit<Pazaak>> habits(const Pazaak*)
{
    static constexpr Habit<Pazaak> kAll[] = {
        {"standsLow", "stands below 15, where that does not win", standsLow},
        {"drawsHigh", "draws on 19 or 20, where that is not behind", drawsHigh},
        {"playsLow", "plays a card at 20 or to reach less than 18, of cards that do not win", playsLow},
    };
    return kAll;
}

} // namespace parlour::pazaak
