// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/table_player.h"

#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

/// Whether the model has such a match. A model with fewer side cards covers the late contexts of the real one.
bool isContext(const View& view, const Model& model)
{
    if (model.goal != kGoal || model.highestHouse != kHighestHouse || model.copiesSide != view.rules.copiesSide())
        return false;
    for (std::size_t seat = 0; seat < 2; ++seat)
        if (!isWithin(view.wins[seat], 0, model.wins - 1) || !isWithin(view.sideCounts[seat], 0, model.sideCards))
            return false;
    return view.sides.count() == view.sideCounts[static_cast<std::size_t>(view.seat)];
}

} // namespace

Infoset::Kind Infoset::kindOf(const View& view, const Model& model)
{
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    const bool answers = view.theirs().standing;
    if (mine >= model.goal || theirs > model.goal || (answers && mine > theirs))
        return Kind::Decided;
    if (mine <= model.safe())
        return Kind::Safe;
    return answers ? Kind::AgainstStand : Kind::Playing;
}

Infoset Infoset::ofMatch(const View& view, const Strategy& strategy)
{
    const Model& model = strategy.model();
    Infoset infoset;
    infoset.seat = view.seat;
    if (!isWithin(view.seat, 0, 1) || !isContext(view, model))
        return infoset;
    SideCounts counts{};
    for (const Value card : view.sides) {
        if (!isWithin(card, 1, kHighestSide))
            return infoset;
        ++counts[card];
    }
    infoset.cards = view.sides.count();
    infoset.hand = strategy.hands().find(counts);
    infoset.context = strategy.situations().number({{view.wins[0], view.wins[1]}, {view.sideCounts[0], view.sideCounts[1]}});
    return infoset;
}

Infoset Infoset::of(const View& view, const Strategy& strategy)
{
    const Model& model = strategy.model();
    Infoset infoset = ofMatch(view, strategy);
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    const Kind kind = kindOf(view, model);
    const bool answers = view.theirs().standing;
    const bool cannotBe =
        mine < 1 || (!answers && theirs == model.goal) || (kind != Kind::Safe && theirs < 1) || (answers && theirs < 1);
    if (infoset.hand == kNoHand || cannotBe)
        return infoset;
    const Situations& situations = strategy.situations();
    infoset.kind = kind;
    if (kind == Kind::Playing)
        infoset.situation = situations.playing(mine, theirs);
    else if (kind == Kind::AgainstStand)
        infoset.situation = situations.againstStand(mine, theirs);
    return infoset;
}

Action follow(const Strategy& strategy, const Infoset& infoset, const Luck& luck)
{
    const Mixture mixture =
        Mixture::fromByte(strategy.entry(infoset.context, infoset.seat, infoset.situation, infoset.hand));
    if (mixture.isPure())
        return toAction(mixture.first);
    return toAction(luck.rng().below(12) < mixture.secondTwelfths ? mixture.second : mixture.first);
}

Action TablePlayer::choose(const Question<Pazaak>& question)
{
    Infoset::Kind kind = Infoset::kindOf(question.view, strategy_.model());
    Ruling ruling{kStand, SAY("Reason", "This hand is decided: stand")};
    if (kind == Infoset::Kind::Safe) {
        ruling = {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    } else if (kind != Infoset::Kind::Decided) {
        const Infoset infoset = Infoset::of(question.view, strategy_);
        ruling = infoset.kind == Infoset::Kind::Unknown
            ? kid(Features(question.view, question.luck))
            : Ruling{follow(strategy_, infoset, question.luck),
                     SAY("Reason", "What the solved game does with %1 against %2")};
    }
    if (question.report)
        reportRuling(question, ruling);
    return ruling.action;
}

} // namespace parlour::pazaak
