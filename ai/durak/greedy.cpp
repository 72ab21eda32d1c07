// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// durak.greedy: plays the lowest card that suffices. Cards are ordered plain before trump, then by rank, then by hand order.
//   Lead      the lowest card.
//   Defend    a transfer with a plain card, else the lowest card that beats the oldest open attack, else take.
//   Throw in  the lowest plain card that fits, on a taker too; never a trump.
//   Redeal    always, if legal.
#include "ai/core/rule_bot.h"
#include "ai/durak/durak_bots.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

namespace {

using Kind = Action::Kind;

/// The price of a card. Every trump costs more than every plain card.
int price(const View& view, Card card)
{
    return card.rank() + (card.suit() == view.trump() ? kRanks : 0);
}

struct Greedy {
    using Legal = ActionList<Durak>;

    /// Returns the cheapest action that `fits`, ties to the first card in hand order; nullptr if there is none.
    template <class Fits>
    static const Action* cheapest(const View& view, const Legal& legal, Fits fits)
    {
        const Action* best = nullptr;
        for (const Card card : view.hand)
            for (const Action& action : legal)
                if (action.card == card && fits(action) && (!best || price(view, card) < price(view, best->card)))
                    best = &action;
        return best;
    }

    static Action orFirst(const Action* action, const Legal& legal) { return action ? *action : legal.front(); }

    static Ruling<Durak> decide(const Question<Durak>& question)
    {
        const View& view = question.view;
        const Legal& legal = question.legal;
        switch (view.phase) {
        case Phase::Lead:
            return {orFirst(cheapest(view, legal, [](const Action&) { return true; }), legal),
                    SAY("Reason", "Leads the lowest card, plain before trump.")};
        case Phase::Defend:
            return defend(view, legal);
        case Phase::Throw:
            return throwIn(view, legal);
        default:
            return {legal.back(), SAY("Reason", "Asks for a new deal whenever that is allowed.")};
        }
    }

    static Ruling<Durak> defend(const View& view, const Legal& legal)
    {
        const auto passesPlain = [&](const Action& each) {
            return each.kind == Kind::Transfer && each.card.suit() != view.trump();
        };
        if (const Action* transfer = cheapest(view, legal, passesPlain))
            return {*transfer, SAY("Reason", "Passes the attack on with a plain card.")};
        Card open;
        for (const Pair& pair : view.table)
            if (!pair.covered) {
                open = pair.attack;
                break;
            }
        const auto covers = [&](const Action& each) { return each.kind == Kind::Cover && each.target == open; };
        if (const Action* cover = cheapest(view, legal, covers))
            return {*cover, SAY("Reason", "Covers with the lowest card that beats the attack.")};
        return {legal.front(), SAY("Reason", "Takes: no card beats the attack.")};
    }

    static Ruling<Durak> throwIn(const View& view, const Legal& legal)
    {
        const auto fits = [&](const Action& each) { return each.kind == Kind::Attack && each.card.suit() != view.trump(); };
        if (const Action* attack = cheapest(view, legal, fits))
            return {*attack, SAY("Reason", "Throws in the lowest plain card that fits.")};
        return {legal.front(), SAY("Reason", "Is done: only trumps fit, and it keeps those.")};
    }

    static void explain(const Question<Durak>& question, const Ruling<Durak>& choice)
    {
        question.report->chosen = toText(choice.action);
        question.report->verdict = Sentence(choice.why);
    }
};

} // namespace

std::unique_ptr<AnyBot> makeGreedy(const Resources&)
{
    return std::make_unique<RuleBot<Durak, Greedy::decide, Greedy::explain>>();
}

} // namespace parlour::durak
