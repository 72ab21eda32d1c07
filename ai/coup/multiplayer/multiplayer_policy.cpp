// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/multiplayer/multiplayer_policy.h"

#include "ai/coup/features.h"
#include "engine/base/index.h"

#include <bit>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// Prior bluff rate, relative to the rate of true claims, and the rate after having been caught.
constexpr double kBluffRate = 0.3;
constexpr double kBluffRateOnceCaught = 0.8;
/// The probability below which claims are challenged, and the one if letting the claim pass loses the last card.
constexpr double kChallengeBelow = 0.15;
constexpr double kChallengeBelowForLife = 0.6;
/// Unchallenged claims of others after which a seat counts as credulous.
constexpr int kCredulousAfter = 1;

/// The number of claims by seats other than `seat` that were not challenged.
int unchallengedClaims(const View& view, Seat seat)
{
    int passed = 0;
    for (Seat other = 0; other < view.rules.players; ++other) {
        if (other == seat)
            continue;
        for (int i = 0; i < kRoles; ++i) {
            const Role role = static_cast<Role>(i);
            const int revealed = int{view.shown[asIndex(other)].has(role)} + int{view.caught[asIndex(other)].has(role)};
            passed += std::max(0, view.claims[asIndex(other)][static_cast<std::size_t>(i)] - revealed);
        }
    }
    return passed;
}

class HeuristicPlayer {
public:
    HeuristicPlayer(const View& view, const Actions& legal) : view_(view), legal_(legal), features_(view) {}

    Action choose() const
    {
        switch (view_.phase) {
        case Phase::Turn:
            return turn();
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return challenges() ? legal_.back() : legal_.front();
        case Phase::Block:
            return block();
        case Phase::Lose:
            return {Kind::Lose, -1, features_.leastUseful(), Role::None};
        case Phase::Return:
            return features_.giveBack();
        default:
            return legal_.front();
        }
    }

private:
    SeatSet others() const { return view_.seated - SeatSet::of(view_.seat); }

    /// Whether all opponents count as credulous.
    bool allAreCredulous() const
    {
        for (const Seat seat : others())
            if (view_.isIn(seat) && unchallengedClaims(view_, seat) < kCredulousAfter)
                return false;
        return true;
    }

    /// Whether `role` is held, or a bluff is likely to pass.
    bool mayClaim(Role role) const
    {
        return features_.has(role) || (!features_.allFaceUp(role) && !features_.wasCaught(role) && allAreCredulous());
    }

    /// The opponent of the highest value, the first of equals; -1 if there is none.
    template <class ValueOf>
    Seat best(ValueOf valueOf) const
    {
        Seat best = -1;
        int most = -1;
        for (const Seat seat : others())
            if (const int value = view_.isIn(seat) ? valueOf(seat) : -1; value > most) {
                most = value;
                best = seat;
            }
        return best;
    }
    /// The strongest opponent, preferring those that never claimed `stopper`.
    Seat target(Role stopper) const
    {
        return best([&](Seat seat) {
            const bool stops = stopper != Role::None && features_.timesClaimed(seat, stopper) > 0;
            return (stops ? 0 : 10000) + features_.cards(seat) * 100 + features_.coins(seat);
        });
    }
    /// The opponent to steal from; -1 if there is none.
    Seat victim() const
    {
        return best([&](Seat seat) {
            const bool stops =
                features_.timesClaimed(seat, Role::Captain) + features_.timesClaimed(seat, Role::Ambassador) > 0;
            return std::min(2, features_.coins(seat)) * 100 - (stops ? 150 : 0) + features_.coins(seat);
        });
    }

    Action turn() const
    {
        const int coins = features_.coins();
        const Seat target = this->target(Role::None);
        if (coins >= kCoupCost)
            return turnAction(Kind::Coup, target);
        const Seat strikeTarget = this->target(Role::Contessa);
        if (coins >= kAssassinationCost && mayClaim(Role::Assassin)
            && features_.timesClaimed(strikeTarget, Role::Contessa) == 0)
            return turnAction(Kind::Assassinate, strikeTarget);
        if (features_.has(Role::Duke))
            return turnAction(Kind::Tax);
        const Seat victim = this->victim();
        if (victim >= 0 && features_.has(Role::Captain) && features_.coins(victim) >= 2)
            return turnAction(Kind::Steal, victim);
        if (mayClaim(Role::Duke))
            return turnAction(Kind::Tax);
        if (features_.has(Role::Ambassador) && features_.timesClaimed(view_.seat, Role::Ambassador) == 0)
            return turnAction(Kind::Exchange);
        for (const Seat seat : others())
            if (features_.timesClaimed(seat, Role::Duke) > 0)
                return turnAction(Kind::Income);
        return turnAction(Kind::ForeignAid);
    }

    bool challenges() const
    {
        const double truth = truthProbability(view_, features_.claimant(), features_.claim());
        const bool isStruck = view_.phase == Phase::ChallengeAction && view_.action == Kind::Assassinate
            && view_.target == view_.seat && features_.cards(view_.seat) == 1 && !features_.has(Role::Contessa);
        return truth < (isStruck ? kChallengeBelowForLife : kChallengeBelow);
    }

    Action block() const
    {
        for (const Action& action : legal_)
            if (action.kind == Kind::Block && holds(view_.hand, action.role))
                return action;
        const bool isStruck = view_.action == Kind::Assassinate;
        if (isStruck && !features_.allFaceUp(Role::Contessa)
            && (features_.cards(view_.seat) == 1 || mayClaim(Role::Contessa)))
            return legal_.back();
        return legal_.front();
    }

    const View& view_;
    const Actions& legal_;
    Features features_;
};

} // namespace

double truthProbability(const View& view, Seat seat, Role claim)
{
    const Features features(view);
    const double chance = features.chanceOf(claim, seat);
    const bool wasCaught = view.caught[asIndex(seat)] != RoleSet();
    double bluffs = wasCaught ? kBluffRateOnceCaught : kBluffRate;
    const unsigned others = claim == Role::None ? 0 : 1U << static_cast<unsigned>(claim);
    const int surplus = std::popcount(openClaims(view, seat) & ~others) + 1 - features.cards(seat);
    if (surplus > 0) // more roles than cards: at least one claim was a bluff
        bluffs = std::min(1.0, bluffs * (1 + surplus));
    return chance <= 0 ? 0 : chance / (chance + (1 - chance) * bluffs);
}

Action heuristicAction(const View& view, const Actions& legal)
{
    const Action wanted = HeuristicPlayer(view, legal).choose();
    return legal.contains(wanted) ? wanted : legal.front();
}

} // namespace parlour::coup
