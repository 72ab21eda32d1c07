// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.random: a uniformly random opponent and, independently, one of the seven actions, affordable or not; a fair coin for
// challenges and blocks; random cards to lose and to return.
#include "ai/coup/coup_bots.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

struct Random {
    static Action decide(const Question<Coup>& question)
    {
        Rng rng = question.luck.rng();
        const auto& legal = question.legal;
        switch (question.view.phase) {
        case Phase::Turn:
            return turn(question, rng);
        case Phase::Lose:
            return lose(question.view.hand, rng);
        case Phase::Return:
            return giveBack(question.view.hand, rng);
        default:
            if (rng.below(2) == 0)
                return legal.front();
            return legal.size() == 2 ? legal.back() : legal[1 + rng.below(static_cast<std::uint32_t>(legal.size() - 1))];
        }
    }

    static Action turn(const Question<Coup>& question, Rng& rng)
    {
        const View& view = question.view;
        const SeatSet others = view.seated - SeatSet::of(view.seat);
        const Seat target = others.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(others.size()))));
        if (view.coins[static_cast<std::size_t>(view.seat)] >= kForcedCoup)
            return turnAction(Kind::Coup, target);
        const Action& action = turnAction(static_cast<Kind>(rng.below(7)), target);
        return view.isCrate() ? action : orLeast(question, action);
    }

    /// Uniform over positions in the pool, so equal cards are returned more often.
    static Action giveBack(Hand pool, Rng& rng)
    {
        rng.shuffleFirst(pool, 2);
        return {Kind::Return, -1, std::min(pool[0], pool[1]), std::max(pool[0], pool[1])};
    }
    static Action lose(const Hand& hand, Rng& rng)
    {
        return {Kind::Lose, -1, hand[rng.below(static_cast<std::uint32_t>(hand.size()))], Role::None};
    }

    static Text reason(const Question<Coup>& question, const Action&)
    {
        switch (question.view.phase) {
        case Phase::Turn:
            return SAY("Reason", "Drew one of seven actions; if it cannot be paid for, takes the first legal one.");
        case Phase::Lose:
        case Phase::Return:
            return SAY("Reason", "Every card is equally likely.");
        default:
            return SAY("Reason", "Tossed a coin.");
        }
    }
};

} // namespace

std::unique_ptr<AnyBot> makeRandom(const Resources&)
{
    return std::make_unique<BotBy<Random>>();
}

} // namespace parlour::coup
