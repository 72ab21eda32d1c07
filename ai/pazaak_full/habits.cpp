// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

namespace {

/// The lowest total that people stand on, the highest one that they draw on, and the lowest one that they play a side card
/// to reach.
constexpr int kLowestStand = 15;
constexpr int kHighestToDrawOn = 18;
constexpr int kLowestPlay = 18;

const Board& own(const View& view)
{
    return view.boards[at(view.seat)];
}

/// True if standing on `total` wins the set at once.
bool wins(const View& view, int total)
{
    const Board& theirs = view.boards[at(view.other())];
    return theirs.standing && total > theirs.total;
}

std::optional<bool> standsLow(const View& view, const Action& action)
{
    if (view.deck.empty() || action.plays || own(view).total >= kLowestStand || wins(view, own(view).total))
        return {};
    return action.kind == Action::Kind::Stand;
}

std::optional<bool> drawsHigh(const View& view, const Action& action)
{
    const int total = own(view).total;
    const Board& theirs = view.boards[at(view.other())];
    const bool behind = theirs.standing && total < theirs.total;
    if (view.deck.empty() || action.plays || total <= kHighestToDrawOn || total > kGoal || behind)
        return {};
    return action.kind == Action::Kind::End;
}

/// Cards that save from above 20 are left out.
std::optional<bool> playsLow(const View& view, const Action& action)
{
    if (!action.plays || own(view).bust())
        return {};
    Board board = own(view);
    lay(board, action.play);
    if (wins(view, board.total))
        return {};
    return board.total < kLowestPlay;
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
