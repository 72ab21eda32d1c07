// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.honest: never bluffs.
//   Turn       Assassin and 3 coins: assassinate; Captain: steal, even nothing; Duke: tax; else income. Always against the
//              weakest: the seat with the fewest cards, the first of several. No coup before ten coins.
//   Challenge  if all three copies of the claimed role are in its hand and face up; all six of "captain or ambassador" in
//              the crate's mode. A block of foreign aid, if it holds a Duke.
//   Block      with the card. Foreign aid with a Duke in the hand that comes with the question, which in the crate's mode
//              is the actor's hand, by an oversight of the published engine.
//   Cards      loses the last one; returns one of a pair and the second card drawn, else both drawn.
#include "ai/coup/coup_bots.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr std::array kAllRoles = {Role::Ambassador, Role::Assassin, Role::Captain, Role::Contessa, Role::Duke};

/// The decision of one question.
class Honest {
public:
    explicit Honest(const Question<Coup>& question) : question_(question), view_(question.view) {}

    /// `room` stores an action that is not a reference into the legal list.
    const Action& choose(Action& room) const
    {
        switch (view_.phase) {
        case Phase::Turn:
            return turn();
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return challenges() ? question_.legal.back() : least();
        case Phase::Block:
            return block();
        case Phase::Return:
            return room = giveBack();
        default:
            return least();
        }
    }

    Text reason(Kind chosen) const
    {
        switch (chosen) {
        case Kind::Coup:
            return SAY("Reason", "Has ten coins: a coup against the weakest.");
        case Kind::Assassinate:
            return SAY("Reason", "Holds an Assassin and three coins: strikes at the weakest.");
        case Kind::Steal:
            return SAY("Reason", "Holds a Captain: steals from the weakest.");
        case Kind::Tax:
            return SAY("Reason", "Holds a Duke: takes the tax.");
        case Kind::Challenge:
            return blocksAid() ? SAY("Reason", "Holds a Duke itself: that is enough to challenge another.")
                               : SAY("Reason", "It sees all copies: it must be a bluff.");
        case Kind::Allow:
            if (view_.phase == Phase::Block)
                return SAY("Reason", "Has no card to block with.");
            return blocksAid() ? SAY("Reason", "Holds no Duke: it may be true.")
                               : SAY("Reason", "It does not see all copies: it may be true.");
        case Kind::Block:
            return SAY("Reason", "Has the card to block with.");
        case Kind::Return:
            return hasPair() ? SAY("Reason", "Gives back one of its pair and the second card drawn.")
                             : SAY("Reason", "Gives back the two cards it drew.");
        case Kind::Lose:
            return SAY("Reason", "Always loses its last card.");
        default:
            return SAY("Reason", "Holds nothing for its turn: takes income.");
        }
    }

    /// Adds the counts of the claimed card in its hand and face up.
    void addFacts(std::vector<ReportPart>& facts) const
    {
        if (view_.phase != Phase::ChallengeAction && view_.phase != Phase::ChallengeBlock)
            return;
        for (const Role role : kAllRoles)
            if (proves(role, claim()))
                facts.push_back({inSight(role), static_cast<double>(visibleCopies(role))});
    }

private:
    const Action& least() const { return question_.legal.front(); }
    bool has(Role role) const { return view_.hand.contains(role); }
    int cards(Seat seat) const { return view_.cards[static_cast<std::size_t>(seat)]; }

    /// The opponent with the fewest cards, then the lowest seat.
    Seat weakest() const
    {
        const SeatSet others = view_.seated - SeatSet::of(view_.seat);
        Seat weakest = others.first();
        for (const Seat seat : others)
            if (cards(seat) < cards(weakest))
                weakest = seat;
        return weakest;
    }

    Kind wanted() const
    {
        const int coins = view_.coins[static_cast<std::size_t>(view_.seat)];
        if (coins >= kForcedCoup)
            return Kind::Coup;
        RoleSet held; // one pass for three roles
        for (const Role role : view_.hand)
            held.add(role);
        if (held.has(Role::Assassin) && coins >= kAssassinationCost)
            return Kind::Assassinate;
        if (held.has(Role::Captain))
            return Kind::Steal;
        return held.has(Role::Duke) ? Kind::Tax : Kind::Income;
    }
    const Action& turn() const
    {
        const Kind kind = wanted();
        return turnAction(kind, hasTarget(kind) ? weakest() : 0);
    }

    /// The claim that can be challenged.
    Role claim() const { return view_.phase == Phase::ChallengeAction ? claimOf(view_.action) : view_.blockAs; }
    /// Whether the claim is a Duke against foreign aid.
    bool blocksAid() const { return view_.action == Kind::ForeignAid; }
    bool challenges() const { return blocksAid() ? has(Role::Duke) : isSeen(claim()); }

    /// Whether all cards that could prove the claim are visible.
    bool isSeen(Role claimed) const
    {
        if (claimed == Role::None)
            return allSeen(Role::Captain) && allSeen(Role::Ambassador);
        return allSeen(claimed);
    }
    bool allSeen(Role role) const
    {
        const bool canBe =
            view_.faceUp[static_cast<std::size_t>(role)] + view_.hand.count() >= kCopies; // a cheap test first
        return canBe && visibleCopies(role) == kCopies;
    }
    int visibleCopies(Role role) const
    {
        return static_cast<int>(std::count(view_.hand.begin(), view_.hand.end(), role))
            + view_.faceUp[static_cast<std::size_t>(role)];
    }

    const Action& block() const
    {
        const Hand& hand = blocksAid() && view_.isCrate() ? view_.handed : view_.hand;
        for (const Action& action : question_.legal)
            if (action.kind == Kind::Block && holds(hand, action.role))
                return action;
        return least();
    }

    /// Whether its hand was a pair before it drew two cards.
    bool hasPair() const { return view_.hand.size() == kHandSize + 2U && view_.hand[0] == view_.hand[1]; }
    Action giveBack() const
    {
        const Hand& pool = view_.hand;
        if (!hasPair())
            return least();
        return {Kind::Return, -1, std::min(pool[0], pool.back()), std::max(pool[0], pool.back())};
    }

    static Text inSight(Role role)
    {
        switch (role) {
        case Role::Ambassador:
            return SAY("Reason", "Ambassadors in its hand and face up");
        case Role::Assassin:
            return SAY("Reason", "Assassins in its hand and face up");
        case Role::Captain:
            return SAY("Reason", "Captains in its hand and face up");
        case Role::Contessa:
            return SAY("Reason", "Contessas in its hand and face up");
        default:
            return SAY("Reason", "Dukes in its hand and face up");
        }
    }

    const Question<Coup>& question_;
    const View& view_;
};

Action decideHonestly(const Question<Coup>& question)
{
    Action room;
    return Honest(question).choose(room);
}

void explainHonestly(const Question<Coup>& question, const Action& action)
{
    const Honest honest(question);
    honest.addFacts(question.report->facts);
    reportChoice(question, action, honest.reason(action.kind));
}

} // namespace

std::unique_ptr<AnyBot> makeHonest(const Resources&)
{
    return std::make_unique<RuleBot<Coup, decideHonestly, explainHonestly>>();
}

} // namespace parlour::coup
