// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "ai/twenty/habits.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

namespace {

twenty::Totals totalsOf(const View& view)
{
    const Board& theirs = view.boards[asIndex(view.other())];
    return {view.boards[asIndex(view.seat)].total, theirs.total, theirs.standing};
}

std::optional<bool> standsLow(const View& view, const Action& action)
{
    if (view.deck.empty() || action.plays)
        return {};
    return twenty::standsLow(totalsOf(view), action.kind == Action::Kind::Stand);
}

std::optional<bool> drawsHigh(const View& view, const Action& action)
{
    if (view.deck.empty() || action.plays)
        return {};
    return twenty::drawsHigh(totalsOf(view), action.kind == Action::Kind::End);
}

/// Cards that save from above 20 are left out.
std::optional<bool> playsLow(const View& view, const Action& action)
{
    Board board = view.boards[asIndex(view.seat)];
    if (!action.plays || board.bust())
        return {};
    lay(board, action.play);
    return twenty::playsLow(totalsOf(view), board.total);
}

} // namespace

std::span<const Habit<PazaakFull>> habits(const PazaakFull*)
{
    static constexpr Habit<PazaakFull> kAll[] = {
        {"standsLow", "stands below 15, where that does not win", standsLow},
        {"drawsHigh", "draws on 19 or 20, where that is not behind", drawsHigh},
        {"playsLow", "plays a card to reach less than 18, of cards that do not win", playsLow},
    };
    return kAll;
}

} // namespace parlour::pazaak_full
