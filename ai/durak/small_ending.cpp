// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/small_ending.h"

namespace parlour::durak {

namespace {

/// Negamax over -1, 0 and 1, from the view of the seat to move.
class AlphaBeta {
public:
    explicit AlphaBeta(const IndexedRules& indexed) : indexed_(indexed) {}

    int value(const RolloutGame& game, int alpha, int beta) const
    {
        int best = -1;
        // Tries an action. Returns true on a cutoff.
        const auto tries = [&](auto act) {
            RolloutGame next = game;
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
                if (tries([&](RolloutGame& next) { next.attack(indexed_, lowestOf(cards)); }))
                    return true;
            return false;
        };
        switch (game.phase) {
        case Phase::Lead:
            attacks(game.hand());
            break;
        case Phase::Throw:
            if (!attacks(game.throwing()))
                tries([&](RolloutGame& next) { next.beDone(indexed_); });
            break;
        default:
            defend(game, tries);
            break;
        }
        return best;
    }

private:
    template <class Tries>
    void defend(const RolloutGame& game, Tries& tries) const
    {
        const CardIndex attack = lowestOf(game.open); // the order of covers does not matter
        for (Bits cards = game.covering(indexed_, attack); cards != 0; cards &= cards - 1)
            if (tries([&](RolloutGame& next) { next.cover(indexed_, attack, lowestOf(cards)); }))
                return;
        for (Bits cards = game.passing(indexed_, false); cards != 0; cards &= cards - 1)
            if (tries([&](RolloutGame& next) { next.transfer(indexed_, lowestOf(cards)); }))
                return;
        if (game.passing(indexed_, true) != 0 && tries([&](RolloutGame& next) { next.show(indexed_); }))
            return;
        tries([&](RolloutGame& next) { next.take(indexed_); });
    }

    /// The result for `seat`, one of the last two seats.
    static int result(const RolloutGame& game, Seat seat)
    {
        if (game.fool < 0)
            return 0;
        return game.inPlay.has(seat) ? -1 : 1;
    }

    const IndexedRules& indexed_;
};

} // namespace

int solveSmallEnding(const RolloutGame& game, const IndexedRules& indexed, Seat seat)
{
    const int value = AlphaBeta(indexed).value(game, -1, 1);
    return game.turn == seat ? value : -value;
}

} // namespace parlour::durak
