// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.bluffer: claims the most useful role, whatever it holds.
//   Turn       seven coins: a coup against the strongest; three: assassinates it; else steals from the richest if it has
//              five coins or more; else taxes. Never claims a role of which all copies are face up or it was caught with.
//   Block      always: foreign aid as Duke, assassination as Contessa, stealing as Captain, else as Ambassador.
//   Challenge  claims that the visible cards disprove.
//   Cards      keeps Duke, Assassin, Captain, Contessa, Ambassador in this order, second copies last.
#include "ai/coup/coup_bots.h"
#include "ai/coup/features.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr int kWorthStealing = 5; ///< coins of the richest

struct Bluffer {
    static Action decide(const Question<Coup>& question) { return orLeast(question, wanted(question)); }

    static Action wanted(const Question<Coup>& question)
    {
        const Features features(question.view);
        switch (question.view.phase) {
        case Phase::Turn:
            return turn(features);
        case Phase::Block:
            return block(question, features);
        case Phase::ChallengeAction:
        case Phase::ChallengeBlock:
            return features.chanceOf(features.claim(), features.claimant()) > 0 ? question.legal.front()
                                                                                : question.legal.back();
        case Phase::Lose:
            return {Kind::Lose, -1, features.leastUseful(), Role::None};
        case Phase::Return:
            return features.giveBack();
        default:
            return question.legal.front();
        }
    }

    static bool mayClaim(const Features& features, Role role)
    {
        return !features.allFaceUp(role) && !features.wasCaught(role);
    }

    static Action turn(const Features& features)
    {
        if (features.coins() >= kCoupCost)
            return turnAction(Kind::Coup, features.strongest());
        if (features.coins() >= kAssassinationCost && mayClaim(features, Role::Assassin))
            return turnAction(Kind::Assassinate, features.strongest());
        const Seat richest = features.richest();
        const bool taxes = mayClaim(features, Role::Duke);
        if (mayClaim(features, Role::Captain) && features.coins(richest) >= (taxes ? kWorthStealing : 1))
            return turnAction(Kind::Steal, richest);
        return turnAction(taxes ? Kind::Tax : Kind::Income);
    }

    static Action block(const Question<Coup>& question, const Features& features)
    {
        for (const Role role : {Role::Duke, Role::Contessa, Role::Captain, Role::Ambassador, Role::None})
            for (const Action& action : question.legal)
                if (action.kind == Kind::Block && action.role == role && (role == Role::None || mayClaim(features, role)))
                    return action;
        return question.legal.front();
    }

    static Text reason(const Question<Coup>& question, const Action& action)
    {
        switch (action.kind) {
        case Kind::Coup:
            return SAY("Reason", "Has the coins: a coup against the strongest.");
        case Kind::Assassinate:
            return SAY("Reason", "Claims the Assassin, whatever it holds.");
        case Kind::Steal:
            return SAY("Reason", "Claims the Captain, whatever it holds.");
        case Kind::Tax:
            return SAY("Reason", "Claims the Duke, whatever it holds.");
        case Kind::Block:
            return SAY("Reason", "Blocks everything that can be blocked, with or without the card.");
        case Kind::Challenge:
            return SAY("Reason", "It sees all copies: it must be a bluff.");
        case Kind::Lose:
        case Kind::Return:
            return SAY("Reason", "Keeps the most useful cards.");
        case Kind::Allow:
            return question.view.phase == Phase::Block ? SAY("Reason", "Nobody would believe a block any more.")
                                                       : SAY("Reason", "It does not see all copies: it may be true.");
        default:
            return SAY("Reason", "Nobody would believe a claim any more: takes income.");
        }
    }
};

} // namespace

std::unique_ptr<AnyBot> makeBluffer(const Resources&)
{
    return std::make_unique<BotBy<Bluffer>>();
}

} // namespace parlour::coup
