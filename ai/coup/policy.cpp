#include "ai/coup/policy.h"

#include "ai/coup/sense.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// All of it on one action.
Chances certain(const Actions& legal, std::size_t index)
{
    Chances chances;
    for (std::size_t i = 0; i < legal.size(); ++i)
        chances.push_back(i == index ? 1.0F : 0.0F);
    return chances;
}

std::size_t indexOf(const Actions& legal, const Action& action)
{
    const auto found = std::find(legal.begin(), legal.end(), action);
    return found == legal.end() ? 0 : static_cast<std::size_t>(found - legal.begin());
}

/// What is done without a table.
Action byRules(const View& view, const Actions& legal)
{
    const Sense sense(view);
    switch (view.phase) {
    case Phase::Turn: {
        const Seat strongest = sense.strongest();
        if (sense.coins() >= kCoupCost)
            return turnAction(Kind::Coup, strongest);
        if (sense.has(Role::Assassin) && sense.coins() >= kAssassinationCost
            && sense.timesClaimed(strongest, Role::Contessa) == 0)
            return turnAction(Kind::Assassinate, strongest);
        if (sense.has(Role::Captain) && sense.coins(sense.richest()) >= 2)
            return turnAction(Kind::Steal, sense.richest());
        return turnAction(sense.allFaceUp(Role::Duke) ? Kind::Income : Kind::Tax);
    }
    case Phase::Block:
        for (const Action& action : legal)
            if (action.kind == Kind::Block && holds(view.hand, action.role))
                return action;
        return view.action == Kind::Assassinate && sense.cards(view.seat) == 1 ? legal.back() : legal.front();
    case Phase::ChallengeAction:
    case Phase::ChallengeBlock:
        return sense.chanceOf(sense.claim(), sense.claimant()) < 0.2 ? legal.back() : legal.front();
    case Phase::Lose:
        return {Kind::Lose, -1, sense.leastUseful(), Role::None};
    case Phase::Return:
        return sense.giveBack();
    default:
        return legal.front();
    }
}

} // namespace

Chances Policy::known(const View& view, const Actions& legal, bool forgets) const
{
    const Seat other = onlyOther(view);
    if (strategy_ && other >= 0) {
        const Places places = placesOf(view, legal);
        Spot spot = spotOf(view, other);
        if (forgets)
            spot.fine = spot.rough;
        if (const auto mix = strategy_->find(spot, places.count)) {
            Chances chances;
            for (const std::uint8_t place : places.of)
                chances.push_back(place == kNoPlace ? 0.0F : (*mix)[place]);
            if (places.count > legal.size()) // the crate's block of stealing, as either
                chances.back() += (*mix)[places.count - 1];
            return chances;
        }
    }
    return certain(legal, indexOf(legal, byRules(view, legal)));
}

Chances Policy::chances(const View& view, const Actions& legal, const Luck& luck) const
{
    static_cast<void>(luck);
    static_cast<void>(skill_);
    return known(view, legal, false);
}

std::size_t pick(const Chances& chances, double at)
{
    float left = static_cast<float>(at);
    std::size_t last = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        if (chances[i] <= 0)
            continue;
        last = i;
        if ((left -= chances[i]) < 0)
            break;
    }
    return last;
}

} // namespace parlour::coup
