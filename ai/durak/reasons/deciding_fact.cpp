// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/reasons/deciding_fact.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

/// Standard errors by which both leads must differ from 0. The best of some twenty facts is chosen; another sample has an
/// error of its own, and fewer deals if it drops one of the actions.
constexpr double kSureErrors = 6;
constexpr double kOpen = 0.02; ///< a fact with a chance nearer to 0 or 1 is as good as known

double shareOfPlayout(const Playout& playout)
{
    return static_cast<double>(playout.share);
}

/// The facts that may decide between two actions.
std::vector<HiddenFact> factsFor(const View& view, const std::array<Action, 2>& actions)
{
    using Kind = HiddenFact::Kind;
    std::vector<HiddenFact> facts;
    if (view.stock > 1)
        facts.push_back({Kind::NextIsTrump, 0, {}});
    const bool isTwo = view.rules.players == 2;
    if (!isTwo && view.defender == view.seat)
        return facts; // several hands may throw in
    const Seat seat = isTwo ? 1 - view.seat : view.defender;
    facts.push_back({Kind::HasTrump, seat, {}});
    const auto addCard = [&](Card card) {
        facts.push_back({card.suit() == view.trump() ? Kind::HasOver : Kind::Covers, seat, card});
        facts.push_back({Kind::HasRank, seat, card});
    };
    for (const Action& action : actions)
        if (action.kind != Action::Kind::Done && action.kind != Action::Kind::Take)
            addCard(action.card);
    for (const Card card : setOf(view.table))
        facts.push_back({Kind::HasRank, seat, card});
    for (const Card card : deckOf(view.rules) & CardSet::ofSuit(view.trump()))
        facts.push_back({Kind::Has, seat, card});
    return facts;
}

/// The sentences about one hand. Places: %1 the chance in hundredths, %2 that which is needed, %3 a card.
struct FactForms {
    Text hasTrump, hasNoTrump, hasOver, hasNotOver, covers, coversNot, hasRank, hasNoRank, has, hasNot;
};
const FactForms kOtherForms{SAY("Fact", "Right only if the other has a trump: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has no trump: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has a trump over %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has no trump over %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other can cover %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other cannot cover %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has a card of the rank of %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has no card of the rank of %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other has %3: %1 in 100; it needs %2."),
                            SAY("Fact", "Right only if the other does not have %3: %1 in 100; it needs %2.")};
const FactForms kDefenderForms{
    SAY("Fact", "Right only if the defender has a trump: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has no trump: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has a trump over %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has no trump over %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender can cover %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender cannot cover %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has a card of the rank of %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has no card of the rank of %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender has %3: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the defender does not have %3: %1 in 100; it needs %2.")};

Text textOf(const HiddenFact& fact, const FactForms& forms)
{
    using Kind = HiddenFact::Kind;
    switch (fact.kind) {
    case Kind::HasTrump:
        return fact.isNegated ? forms.hasNoTrump : forms.hasTrump;
    case Kind::HasOver:
        return fact.isNegated ? forms.hasNotOver : forms.hasOver;
    case Kind::Covers:
        return fact.isNegated ? forms.coversNot : forms.covers;
    case Kind::HasRank:
        return fact.isNegated ? forms.hasNoRank : forms.hasRank;
    case Kind::Has:
        return fact.isNegated ? forms.hasNot : forms.has;
    case Kind::NextIsTrump:
        break;
    }
    return fact.isNegated ? SAY("Fact", "Right only if the next card of the stock is no trump: %1 in 100; it needs %2.")
                          : SAY("Fact", "Right only if the next card of the stock is a trump: %1 in 100; it needs %2.");
}

} // namespace

bool HiddenFact::holds(const HiddenCards& deal, const View& view) const
{
    const CardSet hand = deal.hands[asIndex(seat)];
    const auto isTrue = [&] {
        switch (kind) {
        case Kind::HasTrump:
            return !(hand & CardSet::ofSuit(view.trump())).empty();
        case Kind::HasOver:
        case Kind::Covers:
            return !(hand & beating(view.rules, view.trump(), card)).empty();
        case Kind::HasRank:
            return !(hand & CardSet::ofRank(card.rank())).empty();
        case Kind::Has:
            return hand.has(card);
        case Kind::NextIsTrump:
            break;
        }
        return deal.next && deal.next->suit() == view.trump();
    };
    return isTrue() != isNegated;
}

SplitLead splitBy(const HiddenFact& fact, const View& view, const ActionLead& lead)
{
    return {lead.in(shareOfPlayout, [&](const HiddenCards& deal) { return fact.holds(deal, view); }),
            lead.in(shareOfPlayout, [&](const HiddenCards& deal) { return !fact.holds(deal, view); })};
}

std::optional<FoundFact> findDecidingFact(const View& view, const std::array<Action, 2>& actions, const ActionLead& lead,
                                          std::span<const HiddenCards> deals)
{
    std::optional<FoundFact> found;
    double most = 0;
    for (HiddenFact fact : factsFor(view, actions)) {
        const auto count =
            std::count_if(deals.begin(), deals.end(), [&](const HiddenCards& deal) { return fact.holds(deal, view); });
        double chance = static_cast<double>(count) / static_cast<double>(deals.size());
        if (chance < kOpen || chance > 1 - kOpen)
            continue;
        SplitLead split = splitBy(fact, view, lead);
        if (split.with.value < split.without.value) {
            fact.isNegated = true;
            std::swap(split.with, split.without);
            chance = 1 - chance;
        }
        const bool decides =
            split.with.value > kSureErrors * split.with.error && split.without.value < -kSureErrors * split.without.error;
        const double explained = chance * (1 - chance) * std::pow(split.with.value - split.without.value, 2);
        const double needed = split.without.value / (split.without.value - split.with.value);
        if (!decides || explained <= most || chance <= needed)
            continue;
        most = explained;
        found = FoundFact{fact, chance, needed};
    }
    return found;
}

DecidingFact inWords(const FoundFact& found, const View& view)
{
    const auto hundredths = [](double chance) { return std::lround(100 * chance); };
    const Text text = textOf(found.fact, view.rules.players == 2 ? kOtherForms : kDefenderForms);
    return {
        {text, {hundredths(found.chance), hundredths(found.needed), toText(found.fact.card)}}, found.chance, found.needed};
}

} // namespace parlour::durak
