// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/quick_ending.h"

namespace parlour::durak {

namespace {

/// Negamax over -1, 0 and 1, from the side of whoever has the turn.
class QuickSearch {
public:
    explicit QuickSearch(const QuickRules& quick) : quick_(quick) {}

    int value(const QuickGame& game, int alpha, int beta) const
    {
        int best = -1;
        // Tries an action; true if it settles the question.
        const auto tries = [&](auto act) {
            QuickGame next = game;
            act(next);
            const bool same = next.turn == game.turn;
            const int low = std::max(alpha, best);
            const int worth = next.phase == Phase::Over ? result(next, game.turn)
                : same                                  ? value(next, low, beta)
                                                        : -value(next, -beta, -low);
            best = std::max(best, worth);
            return best >= beta;
        };
        const auto attacks = [&](Bits cards) {
            for (; cards != 0; cards &= cards - 1)
                if (tries([&](QuickGame& next) { next.attack(quick_, lowestOf(cards)); }))
                    return true;
            return false;
        };
        switch (game.phase) {
        case Phase::Lead:
            attacks(game.hand());
            break;
        case Phase::Throw:
            if (!attacks(game.throwing()))
                tries([&](QuickGame& next) { next.beDone(quick_); });
            break;
        default:
            defend(game, tries);
            break;
        }
        return best;
    }

private:
    template <class Tries>
    void defend(const QuickGame& game, Tries& tries) const
    {
        const CardIndex attack = lowestOf(game.open); // in which order covers are made does not matter
        for (Bits cards = game.covering(quick_, attack); cards != 0; cards &= cards - 1)
            if (tries([&](QuickGame& next) { next.cover(quick_, attack, lowestOf(cards)); }))
                return;
        for (Bits cards = game.passing(quick_, false); cards != 0; cards &= cards - 1)
            if (tries([&](QuickGame& next) { next.transfer(quick_, lowestOf(cards)); }))
                return;
        if (game.passing(quick_, true) != 0 && tries([&](QuickGame& next) { next.show(quick_); }))
            return;
        tries([&](QuickGame& next) { next.take(quick_); });
    }

    /// For `seat`, one of the two that were left.
    static int result(const QuickGame& game, Seat seat)
    {
        if (game.fool < 0)
            return 0;
        return game.inPlay.has(seat) ? -1 : 1;
    }

    const QuickRules& quick_;
};

} // namespace

int solveQuickly(const QuickGame& game, const QuickRules& quick, Seat seat)
{
    const int value = QuickSearch(quick).value(game, -1, 1);
    return game.turn == seat ? value : -value;
}

} // namespace parlour::durak
