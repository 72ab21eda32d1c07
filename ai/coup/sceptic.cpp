// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.sceptic: doubts whatever is more likely false than true, and claims only what it holds.
//   Challenge  when the chance that the claim is true is below one half, by the cards in its sight alone.
//   Turn       seven coins: a coup against the strongest; with the card: assassinates it, taxes, steals from the richest who
//              has claimed nothing that stops it; exchanges; else foreign aid, or income once somebody has claimed the Duke.
//   Block      with the card.
//   Cards      keeps Duke, Assassin, Captain, Contessa, Ambassador in this order, a second copy last.
#include "ai/coup/coup_bots.h"
#include "ai/coup/sense.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

class Sceptic final : public Bot<Coup> {
public:
    Action choose(const Question<Coup>& question) override
    {
        const Sense sense(question.view);
        const Action action = orLeast(question, wanted(question, sense));
        if (question.report)
            explain(question, sense, action);
        return action;
    }

private:
    static Action wanted(const Question<Coup>& question, const Sense& sense)
    {
        switch (question.view.phase) {
        case Phase::Turn:
            return turn(question.view, sense);
        case Phase::Block:
            return block(question);
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return sense.chanceOf(sense.claim(), sense.claimant()) < 0.5 ? question.legal.back() : question.legal.front();
        case Phase::Lose:
            return {Kind::Lose, -1, sense.leastUseful(), Role::None};
        case Phase::Return:
            return sense.giveBack();
        default:
            return question.legal.front();
        }
    }

    static bool anyClaimed(const View& view, const Sense& sense, Role role)
    {
        for (const Seat seat : view.seated)
            if (seat != view.seat && sense.timesClaimed(seat, role) > 0)
                return true;
        return false;
    }

    static Action turn(const View& view, const Sense& sense)
    {
        const Seat strongest = sense.strongest();
        const Seat richest = sense.richest();
        if (sense.coins() >= kCoupCost)
            return turnAction(Kind::Coup, strongest);
        if (sense.has(Role::Assassin) && sense.coins() >= kAssassinationCost
            && sense.timesClaimed(strongest, Role::Contessa) == 0)
            return turnAction(Kind::Assassinate, strongest);
        if (sense.has(Role::Duke))
            return turnAction(Kind::Tax);
        if (sense.has(Role::Captain) && sense.coins(richest) > 0 && sense.timesClaimed(richest, Role::Captain) == 0
            && sense.timesClaimed(richest, Role::Ambassador) == 0)
            return turnAction(Kind::Steal, richest);
        if (sense.has(Role::Ambassador) && sense.timesClaimed(view.seat, Role::Ambassador) == 0)
            return turnAction(Kind::Exchange);
        return turnAction(anyClaimed(view, sense, Role::Duke) ? Kind::Income : Kind::ForeignAid);
    }

    static Action block(const Question<Coup>& question)
    {
        for (const Action& action : question.legal)
            if (action.kind == Kind::Block && holds(question.view.hand, action.role))
                return action;
        return question.legal.front();
    }

    static bool isAskedToDoubt(Phase phase) { return phase == Phase::ChallengeAction || phase == Phase::ChallengeBlock; }

    /// Apart, because what it needs would cost every decision that nobody wants explained.
    [[gnu::noinline]] static void explain(const Question<Coup>& question, const Sense& sense, const Action& action)
    {
        if (isAskedToDoubt(question.view.phase))
            question.report->facts.push_back({SAY("Reason", "Chance that the claim is true, by the cards in its sight"),
                                              sense.chanceOf(sense.claim(), sense.claimant())});
        report(question, action, reason(question.view.phase, action.kind));
    }

    static Text reason(Phase phase, Kind chosen)
    {
        switch (chosen) {
        case Kind::Coup:
            return SAY("Reason", "Has the coins: a coup against the strongest.");
        case Kind::Assassinate:
            return SAY("Reason", "Holds an Assassin and three coins: strikes at the strongest.");
        case Kind::Steal:
            return SAY("Reason", "Holds a Captain: steals from the richest.");
        case Kind::Tax:
            return SAY("Reason", "Holds a Duke: takes the tax.");
        case Kind::Exchange:
            return SAY("Reason", "Holds an Ambassador and nothing better for this turn.");
        case Kind::Block:
            return SAY("Reason", "The card to block with is there.");
        case Kind::Challenge:
            return SAY("Reason", "By the cards in its sight the claim is more likely false than true.");
        case Kind::Lose:
        case Kind::Return:
            return SAY("Reason", "Keeps the cards that are of the most use.");
        case Kind::Allow:
            return phase == Phase::Block ? SAY("Reason", "There is no card to block with.")
                                         : SAY("Reason", "By the cards in its sight the claim is as likely true as false.");
        case Kind::ForeignAid:
            return SAY("Reason", "Holds nothing for its turn, and nobody has claimed the Duke.");
        default:
            return SAY("Reason", "Holds nothing for its turn: takes income.");
        }
    }
};

} // namespace

std::unique_ptr<AnyBot> makeSceptic(const Resources&)
{
    return std::make_unique<Sceptic>();
}

} // namespace parlour::coup
