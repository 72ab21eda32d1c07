// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/many.h"

#include "ai/coup/sense.h"
#include "ai/coup/spot.h"
#include "engine/base/index.h"

#include <bit>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// How often somebody claims a card that it does not hold, measured against who holds it: at first, and once caught.
constexpr double kUsualBluffs = 0.3;
constexpr double kCaughtBluffs = 0.8;
/// The credit below which a claim is doubted, and that when one has only the choice to doubt or to lose the last card.
constexpr double kDoubt = 0.15;
constexpr double kDoubtForLife = 0.6;
/// So many claims of others must a seat have let pass to count as one that believes.
constexpr int kPassed = 1;

/// Claims of all but `seat` that nobody has looked at.
int letPassBy(const View& view, Seat seat)
{
    int passed = 0;
    for (Seat other = 0; other < view.rules.players; ++other) {
        if (other == seat)
            continue;
        for (int i = 0; i < kRoles; ++i) {
            const Role role = static_cast<Role>(i);
            const int looked = int{view.shown[at(other)].has(role)} + int{view.caught[at(other)].has(role)};
            passed += std::max(0, view.claims[at(other)][static_cast<std::size_t>(i)] - looked);
        }
    }
    return passed;
}

class Player {
public:
    Player(const View& view, const Actions& legal) : view_(view), legal_(legal), sense_(view) {}

    Action choose() const
    {
        switch (view_.phase) {
        case Phase::Turn:
            return turn();
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return doubts() ? legal_.back() : legal_.front();
        case Phase::Block:
            return block();
        case Phase::Lose:
            return {Kind::Lose, -1, sense_.leastUseful(), Role::None};
        case Phase::Return:
            return sense_.giveBack();
        default:
            return legal_.front();
        }
    }

private:
    SeatSet others() const { return view_.seated - SeatSet::of(view_.seat); }

    /// Would nobody at the table doubt a claim?
    bool allBelieve() const
    {
        for (const Seat seat : others())
            if (view_.isIn(seat) && letPassBy(view_, seat) < kPassed)
                return false;
        return true;
    }

    /// May `role` be claimed: held, or likely to be believed?
    bool maySay(Role role) const
    {
        return sense_.has(role) || (!sense_.allFaceUp(role) && !sense_.wasCaught(role) && allBelieve());
    }

    /// The strongest, those who can stop this only if there is nobody else.
    Seat target(Role stopper) const
    {
        Seat best = -1;
        int most = -1;
        for (const Seat seat : others()) {
            if (!view_.isIn(seat))
                continue;
            const bool stops = stopper != Role::None && sense_.timesClaimed(seat, stopper) > 0;
            const int value = (stops ? 0 : 10000) + sense_.cards(seat) * 100 + sense_.coins(seat);
            if (value > most) {
                most = value;
                best = seat;
            }
        }
        return best;
    }
    /// Whom to steal from; -1: nobody is worth it.
    Seat victim() const
    {
        Seat best = -1;
        int most = -1;
        for (const Seat seat : others()) {
            if (!view_.isIn(seat))
                continue;
            const bool stops = sense_.timesClaimed(seat, Role::Captain) + sense_.timesClaimed(seat, Role::Ambassador) > 0;
            const int value = std::min(2, sense_.coins(seat)) * 100 - (stops ? 150 : 0) + sense_.coins(seat);
            if (value > most) {
                most = value;
                best = seat;
            }
        }
        return best;
    }

    Action turn() const
    {
        const int coins = sense_.coins();
        const Seat target = this->target(Role::None);
        if (coins >= kCoupCost)
            return turnAction(Kind::Coup, target);
        const Seat prey = this->target(Role::Contessa);
        if (coins >= kAssassinationCost && maySay(Role::Assassin) && sense_.timesClaimed(prey, Role::Contessa) == 0)
            return turnAction(Kind::Assassinate, prey);
        if (sense_.has(Role::Duke))
            return turnAction(Kind::Tax);
        const Seat victim = this->victim();
        if (victim >= 0 && sense_.has(Role::Captain) && sense_.coins(victim) >= 2)
            return turnAction(Kind::Steal, victim);
        if (maySay(Role::Duke))
            return turnAction(Kind::Tax);
        if (sense_.has(Role::Ambassador) && sense_.timesClaimed(view_.seat, Role::Ambassador) == 0)
            return turnAction(Kind::Exchange);
        for (const Seat seat : others())
            if (sense_.timesClaimed(seat, Role::Duke) > 0)
                return turnAction(Kind::Income);
        return turnAction(Kind::ForeignAid);
    }

    bool doubts() const
    {
        const double truth = credit(view_, sense_.claimant(), sense_.claim());
        const bool struck = view_.phase == Phase::ChallengeAction && view_.action == Kind::Assassinate
            && view_.target == view_.seat && sense_.cards(view_.seat) == 1 && !sense_.has(Role::Contessa);
        return truth < (struck ? kDoubtForLife : kDoubt);
    }

    Action block() const
    {
        for (const Action& action : legal_)
            if (action.kind == Kind::Block && holds(view_.hand, action.role))
                return action;
        const bool struck = view_.action == Kind::Assassinate;
        if (struck && !sense_.allFaceUp(Role::Contessa) && (sense_.cards(view_.seat) == 1 || maySay(Role::Contessa)))
            return legal_.back();
        return legal_.front();
    }

    const View& view_;
    const Actions& legal_;
    Sense sense_;
};

} // namespace

double credit(const View& view, Seat seat, Role claim)
{
    const Sense sense(view);
    const double chance = sense.chanceOf(claim, seat);
    const bool wasCaught = view.caught[at(seat)] != RoleSet();
    double bluffs = wasCaught ? kCaughtBluffs : kUsualBluffs;
    const unsigned beside = claim == Role::None ? 0 : 1U << static_cast<unsigned>(claim);
    const int more = std::popcount(openClaims(view, seat) & ~beside) + 1 - sense.cards(seat);
    if (more > 0) // more roles than cards: one of the claims at least was none
        bluffs = std::min(1.0, bluffs * (1 + more));
    return chance <= 0 ? 0 : chance / (chance + (1 - chance) * bluffs);
}

Action amongMany(const View& view, const Actions& legal)
{
    const Action wanted = Player(view, legal).choose();
    return legal.contains(wanted) ? wanted : legal.front();
}

} // namespace parlour::coup
