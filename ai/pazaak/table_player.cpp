// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/table_player.h"

#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

namespace {

/// Whether the model has such a match: one with fewer side cards knows the end of the real one.
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

Spot::Kind Spot::kindOf(const View& view, const Model& model)
{
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    const bool answers = view.theirs().standing;
    if (mine >= model.goal || theirs > model.goal || (answers && mine > theirs))
        return Kind::Decided;
    if (mine <= model.safe())
        return Kind::Safe;
    return answers ? Kind::Answering : Kind::Playing;
}

Spot Spot::ofMatch(const View& view, const Strategy& strategy)
{
    const Model& model = strategy.model();
    Spot spot;
    spot.seat = view.seat;
    if (!isWithin(view.seat, 0, 1) || !isContext(view, model))
        return spot;
    SideCounts counts{};
    for (const Value card : view.sides) {
        if (!isWithin(card, 1, kHighestSide))
            return spot;
        ++counts[card];
    }
    spot.cards = view.sides.count();
    spot.hand = strategy.hands().find(counts);
    spot.context = strategy.situations().number({{view.wins[0], view.wins[1]}, {view.sideCounts[0], view.sideCounts[1]}});
    return spot;
}

Spot Spot::of(const View& view, const Strategy& strategy)
{
    const Model& model = strategy.model();
    Spot spot = ofMatch(view, strategy);
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    const Kind kind = kindOf(view, model);
    const bool answers = view.theirs().standing;
    const bool cannotBe =
        mine < 1 || (!answers && theirs == model.goal) || (kind != Kind::Safe && theirs < 1) || (answers && theirs < 1);
    if (spot.hand == kNoHand || cannotBe)
        return spot;
    const Situations& situations = strategy.situations();
    spot.kind = kind;
    if (kind == Kind::Playing)
        spot.situation = situations.playing(mine, theirs);
    else if (kind == Kind::Answering)
        spot.situation = situations.answering(mine, theirs);
    return spot;
}

Action follow(const Strategy& strategy, const Spot& spot, const Luck& luck)
{
    const Mixture mixture = Mixture::fromByte(strategy.entry(spot.context, spot.seat, spot.situation, spot.hand));
    if (mixture.isPure())
        return toAction(mixture.first);
    return toAction(luck.rng().below(12) < mixture.secondTwelfths ? mixture.second : mixture.first);
}

Action TablePlayer::choose(const Question<Pazaak>& question)
{
    Spot::Kind kind = Spot::kindOf(question.view, strategy_.model());
    Ruling ruling{kStand, SAY("Reason", "Nothing changes any more who wins this hand: stand")};
    if (kind == Spot::Kind::Safe) {
        ruling = {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    } else if (kind != Spot::Kind::Decided) {
        const Spot spot = Spot::of(question.view, strategy_);
        ruling = spot.kind == Spot::Kind::Unknown
            ? kid(Sight(question.view, question.luck))
            : Ruling{follow(strategy_, spot, question.luck), SAY("Reason", "What the solved game does with %1 against %2")};
    }
    if (question.report)
        reportRuling(question, ruling);
    return ruling.action;
}

} // namespace parlour::pazaak
