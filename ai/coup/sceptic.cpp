// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.sceptic: challenges claims that are more likely false than true, and never bluffs.
//   Challenge  if the claim is true with a probability below one half, by the visible cards alone.
//   Turn       seven coins: a coup against the strongest. With the card: assassinates the strongest, taxes, steals from the
//              richest, neither against a claimed blocker, or exchanges. Else foreign aid, or income after a claimed Duke.
//   Block      with the card.
//   Cards      keeps Duke, Assassin, Captain, Contessa, Ambassador in this order, second copies last.
#include "ai/coup/coup_bots.h"
#include "ai/coup/features.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

struct Sceptic {
    static Action decide(const Question<Coup>& question) { return orLeast(question, wanted(question)); }

    static Action wanted(const Question<Coup>& question)
    {
        const Features features(question.view);
        switch (question.view.phase) {
        case Phase::Turn:
            return turn(question.view, features);
        case Phase::Block:
            return block(question);
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return features.chanceOf(features.claim(), features.claimant()) < 0.5 ? question.legal.back()
                                                                                  : question.legal.front();
        case Phase::Lose:
            return {Kind::Lose, -1, features.leastUseful(), Role::None};
        case Phase::Return:
            return features.giveBack();
        default:
            return question.legal.front();
        }
    }

    static bool anyClaimed(const View& view, const Features& features, Role role)
    {
        for (const Seat seat : view.seated)
            if (seat != view.seat && features.timesClaimed(seat, role) > 0)
                return true;
        return false;
    }

    static Action turn(const View& view, const Features& features)
    {
        const Seat strongest = features.strongest();
        const Seat richest = features.richest();
        if (features.coins() >= kCoupCost)
            return turnAction(Kind::Coup, strongest);
        if (features.has(Role::Assassin) && features.coins() >= kAssassinationCost
            && features.timesClaimed(strongest, Role::Contessa) == 0)
            return turnAction(Kind::Assassinate, strongest);
        if (features.has(Role::Duke))
            return turnAction(Kind::Tax);
        if (features.has(Role::Captain) && features.coins(richest) > 0 && features.timesClaimed(richest, Role::Captain) == 0
            && features.timesClaimed(richest, Role::Ambassador) == 0)
            return turnAction(Kind::Steal, richest);
        if (features.has(Role::Ambassador) && features.timesClaimed(view.seat, Role::Ambassador) == 0)
            return turnAction(Kind::Exchange);
        return turnAction(anyClaimed(view, features, Role::Duke) ? Kind::Income : Kind::ForeignAid);
    }

    static Action block(const Question<Coup>& question)
    {
        for (const Action& action : question.legal)
            if (action.kind == Kind::Block && holds(question.view.hand, action.role))
                return action;
        return question.legal.front();
    }

    static bool isAskedToDoubt(Phase phase) { return phase == Phase::ChallengeAction || phase == Phase::ChallengeBlock; }

    static void explain(const Question<Coup>& question, const Action& action)
    {
        const Features features(question.view);
        if (isAskedToDoubt(question.view.phase))
            question.report->facts.push_back({SAY("Reason", "Chance that the claim is true, by the cards it sees"),
                                              features.chanceOf(features.claim(), features.claimant())});
        reportChoice(question, action, reason(question.view.phase, action.kind));
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
            return SAY("Reason", "Has the card to block with.");
        case Kind::Challenge:
            return SAY("Reason", "By the cards it sees, the claim is more likely false than true.");
        case Kind::Lose:
        case Kind::Return:
            return SAY("Reason", "Keeps the most useful cards.");
        case Kind::Allow:
            return phase == Phase::Block ? SAY("Reason", "Has no card to block with.")
                                         : SAY("Reason", "By the cards it sees, the claim is as likely true as false.");
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
    return std::make_unique<RuleBot<Coup, Sceptic::decide, Sceptic::explain>>();
}

} // namespace parlour::coup
