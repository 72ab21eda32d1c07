// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.bluffer: claims what suits it best, whatever it holds.
//   Turn       seven coins: a coup against the strongest; three: assassinates it; else steals from the richest if that one
//              has five coins or more; else taxes. A role of which all copies lie face up, or with which it was caught, is
//              not claimed any more.
//   Block      everything: foreign aid as Duke, assassination as Contessa, stealing as Captain, or else as Ambassador.
//   Challenge  what cannot be true by the cards in its sight.
//   Cards      keeps Duke, Assassin, Captain, Contessa, Ambassador in this order, a second copy last.
#include "ai/coup/coup_bots.h"
#include "ai/coup/sense.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr int kWorthStealing = 5; ///< coins of the richest

class Bluffer final : public Bot<Coup> {
public:
    Action choose(const Question<Coup>& question) override
    {
        const Action action = orLeast(question, wanted(question));
        if (question.report)
            report(question, action, reason(question.view.phase, action.kind));
        return action;
    }

private:
    static Action wanted(const Question<Coup>& question)
    {
        const Sense sense(question.view);
        switch (question.view.phase) {
        case Phase::Turn:
            return turn(sense);
        case Phase::Block:
            return block(question, sense);
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return sense.chanceOf(sense.claim(), sense.claimant()) > 0 ? question.legal.front() : question.legal.back();
        case Phase::Lose:
            return {Kind::Lose, -1, sense.leastUseful(), Role::None};
        case Phase::Return:
            return sense.giveBack();
        default:
            return question.legal.front();
        }
    }

    static bool dares(const Sense& sense, Role role) { return !sense.allFaceUp(role) && !sense.wasCaught(role); }

    static Action turn(const Sense& sense)
    {
        if (sense.coins() >= kCoupCost)
            return turnAction(Kind::Coup, sense.strongest());
        if (sense.coins() >= kAssassinationCost && dares(sense, Role::Assassin))
            return turnAction(Kind::Assassinate, sense.strongest());
        const Seat richest = sense.richest();
        const bool taxes = dares(sense, Role::Duke);
        if (dares(sense, Role::Captain) && sense.coins(richest) >= (taxes ? kWorthStealing : 1))
            return turnAction(Kind::Steal, richest);
        return turnAction(taxes ? Kind::Tax : Kind::Income);
    }

    static Action block(const Question<Coup>& question, const Sense& sense)
    {
        for (const Role role : {Role::Duke, Role::Contessa, Role::Captain, Role::Ambassador, Role::None})
            for (const Action& action : question.legal)
                if (action.kind == Kind::Block && action.role == role && (role == Role::None || dares(sense, role)))
                    return action;
        return question.legal.front();
    }

    static Text reason(Phase phase, Kind chosen)
    {
        switch (chosen) {
        case Kind::Coup:
            return SAY("Reason", "Has the coins: a coup against the strongest.");
        case Kind::Assassinate:
            return SAY("Reason", "Says it is the Assassin, whatever it holds.");
        case Kind::Steal:
            return SAY("Reason", "Says it is the Captain, whatever it holds.");
        case Kind::Tax:
            return SAY("Reason", "Says it is the Duke, whatever it holds.");
        case Kind::Block:
            return SAY("Reason", "Blocks whatever can be blocked, with the card or without.");
        case Kind::Challenge:
            return SAY("Reason", "All copies are in its sight: it must be a bluff.");
        case Kind::Lose:
        case Kind::Return:
            return SAY("Reason", "Keeps the cards that are of the most use.");
        case Kind::Allow:
            return phase == Phase::Block ? SAY("Reason", "Nobody would believe a block any more.")
                                         : SAY("Reason", "Not all copies are in its sight: it may be true.");
        default:
            return SAY("Reason", "Nobody would believe a claim any more: takes income.");
        }
    }
};

} // namespace

std::unique_ptr<AnyBot> makeBluffer(const Resources&)
{
    return std::make_unique<Bluffer>();
}

} // namespace parlour::coup
