// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/reasons/reason.h"

#include "ai/durak/evaluation.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr double kClearErrors = 2; ///< by which a factor must exceed its error
constexpr double kClearChance = 0.03; ///< difference in the chance of an end of the bout that is told

/// The sentences of a kind of decision. Places: %1 the card of the better action, %2 that of the other, %3 a percentage.
/// Empty where nobody would give such a reason.
struct ReasonForms {
    Text keepsTrump; ///< the other action would play a trump, or a higher one
    Text ownTrumps, otherTrumps;
    Text ownCards, otherCards;
    Text keepsHigher; ///< the other action would play a higher plain card
    Text ownRanks, otherRanks;
    Text takesMore, takesLess; ///< of the defender, the own seat or another
    Text leadsLater; ///< at the first lead without a stock
    Text leadsNext; ///< without a stock
    Text wins, draws; ///< a solved ending
};

const ReasonForms kAttackForms{
    .keepsTrump = SAY("Reason", "Attack with %1 and keep %2: a trump is worth more in your hand."),
    .ownTrumps = SAY("Reason", "Attack with %1: you end up with stronger trumps than after %2."),
    .otherTrumps = SAY("Reason", "Attack with %1: it leaves the other side with weaker trumps than %2."),
    .ownCards = SAY("Reason", "Attack with %1: you end up with fewer cards than after %2."),
    .otherCards = SAY("Reason", "Attack with %1: the other side ends up with more cards than after %2."),
    .keepsHigher = SAY("Reason", "Attack with %1 and keep %2: the higher card is worth more later."),
    .ownRanks = SAY("Reason", "Attack with %1: you end up with stronger cards than after %2."),
    .otherRanks = SAY("Reason", "Attack with %1: it leaves the other side with weaker cards than %2."),
    .takesMore = SAY("Reason", "Attack with %1: the defender takes %3% of the time, more often than after %2."),
    .takesLess = SAY("Reason", "Attack with %1: the defender covers it more often than %2, and that costs cards."),
    .leadsLater = SAY("Reason", "Attack with %1: you lead more often once the stock is gone."),
    .leadsNext = SAY("Reason", "Attack with %1: you lead the next bout more often."),
    .wins = SAY("Reason", "Attack with %1: it wins, whatever the other does."),
    .draws = SAY("Reason", "Attack with %1: it draws against the best play; the other move loses.")};

const ReasonForms kThrowInForms{.keepsTrump = {},
                                .ownTrumps = SAY("Reason", "Throw in %1: you end up with stronger trumps."),
                                .otherTrumps = SAY("Reason", "Throw in %1: it leaves the other side with weaker trumps."),
                                .ownCards = SAY("Reason", "Throw in %1: it leaves you with fewer cards."),
                                .otherCards = SAY("Reason", "Throw in %1: the other side ends up with more cards."),
                                .keepsHigher = {},
                                .ownRanks = SAY("Reason", "Throw in %1: your hand gets stronger without it."),
                                .otherRanks = SAY("Reason", "Throw in %1: it leaves the other side with weaker cards."),
                                .takesMore = SAY("Reason", "Throw in %1: then the defender takes %3% of the time."),
                                .takesLess = {},
                                .leadsLater = SAY("Reason", "Throw in %1: you lead more often once the stock is gone."),
                                .leadsNext = SAY("Reason", "Throw in %1: you lead the next bout more often."),
                                .wins = SAY("Reason", "Throw in %1: it wins, whatever the other does."),
                                .draws = SAY("Reason", "Throw in %1: it draws against the best play; to stop loses.")};

const ReasonForms kDoneForms{
    .keepsTrump = SAY("Reason", "Keep %2: a trump is worth more in your hand than on the table."),
    .ownTrumps = SAY("Reason", "Keep %2: you end up with stronger trumps."),
    .otherTrumps = SAY("Reason", "Keep %2: thrown in, it leaves the other side with stronger trumps."),
    .ownCards = SAY("Reason", "Stop here: you end up with fewer cards than by throwing in %2."),
    .otherCards = SAY("Reason", "Stop here: the other side ends up with more cards than if you throw in %2."),
    .keepsHigher = {},
    .ownRanks = SAY("Reason", "Keep %2: it is worth more in your hand than on the table."),
    .otherRanks = SAY("Reason", "Keep %2: thrown in, it leaves the other side with stronger cards."),
    .takesMore = {},
    .takesLess = {},
    .leadsLater = SAY("Reason", "Stop here: you lead more often once the stock is gone."),
    .leadsNext = SAY("Reason", "Stop here: you lead the next bout more often."),
    .wins = SAY("Reason", "Stop here: it wins, whatever the other does."),
    .draws = SAY("Reason", "Stop here: it draws against the best play; to throw in loses.")};

const ReasonForms kCoverForms{.keepsTrump = {},
                              .ownTrumps = SAY("Reason", "Cover with %1: it leaves you with the stronger trumps."),
                              .otherTrumps = SAY("Reason", "Cover with %1: it leaves the other side with weaker trumps."),
                              .ownCards = SAY("Reason", "Cover with %1: it keeps your hand small."),
                              .otherCards = SAY("Reason", "Cover with %1: the other side ends up with more cards."),
                              .keepsHigher = {},
                              .ownRanks = SAY("Reason", "Cover with %1: it leaves you with the stronger cards."),
                              .otherRanks = SAY("Reason", "Cover with %1: it leaves the other side with weaker cards."),
                              .takesMore = {},
                              .takesLess = SAY("Reason", "Cover with %1: you then have to take only %3% of the time."),
                              .leadsLater = SAY("Reason", "Cover with %1: you lead more often once the stock is gone."),
                              .leadsNext = SAY("Reason", "Cover with %1: you lead the next bout more often."),
                              .wins = SAY("Reason", "Cover with %1: it wins, whatever the other does."),
                              .draws =
                                  SAY("Reason", "Cover with %1: it draws against the best play; the other move loses.")};

const ReasonForms kCoverWithForms{
    .keepsTrump = SAY("Reason", "Cover with %1 and keep %2: the trump is worth more later."),
    .ownTrumps = SAY("Reason", "Cover with %1: you end up with stronger trumps than after %2."),
    .otherTrumps = SAY("Reason", "Cover with %1: it leaves the other side with weaker trumps than %2."),
    .ownCards = SAY("Reason", "Cover with %1: you end up with fewer cards than after %2."),
    .otherCards = SAY("Reason", "Cover with %1: the other side ends up with more cards than after %2."),
    .keepsHigher = SAY("Reason", "Cover with %1 and keep %2: the higher card is worth more later."),
    .ownRanks = SAY("Reason", "Cover with %1: you end up with stronger cards than after %2."),
    .otherRanks = SAY("Reason", "Cover with %1: it leaves the other side with weaker cards than %2."),
    .takesMore = {},
    .takesLess = SAY("Reason", "Cover with %1: you then take %3% of the time, less often than after %2."),
    .leadsLater = SAY("Reason", "Cover with %1: you lead more often once the stock is gone."),
    .leadsNext = SAY("Reason", "Cover with %1: you lead the next bout more often."),
    .wins = SAY("Reason", "Cover with %1: it wins, whatever the other does."),
    .draws = SAY("Reason", "Cover with %1: it draws against the best play; the other move loses.")};

const ReasonForms kTakeForms{.keepsTrump = SAY("Reason", "Take and keep %2: the trump is worth more than a small hand."),
                             .ownTrumps = SAY("Reason", "Take: the trumps in your hand are worth more than a small hand."),
                             .otherTrumps = SAY("Reason", "Take: it leaves the other side with weaker trumps."),
                             .ownCards = SAY("Reason", "Take: otherwise you end up with even more cards."),
                             .otherCards = SAY("Reason", "Take: the other side ends up with more cards."),
                             .keepsHigher = {},
                             .ownRanks =
                                 SAY("Reason", "Take: the strong cards in your hand are worth more than a small hand."),
                             .otherRanks = SAY("Reason", "Take: it leaves the other side with weaker cards."),
                             .takesMore = {},
                             .takesLess = {},
                             .leadsLater = SAY("Reason", "Take: you lead more often once the stock is gone."),
                             .leadsNext = {},
                             .wins = SAY("Reason", "Take: it wins, whatever the other does."),
                             .draws = SAY("Reason", "Take: it draws against the best play; the other move loses.")};

const ReasonForms kTransferForms{
    .keepsTrump = {},
    .ownTrumps = SAY("Reason", "Transfer with %1: it leaves you with the stronger trumps."),
    .otherTrumps = SAY("Reason", "Transfer with %1: it leaves the other side with weaker trumps."),
    .ownCards = SAY("Reason", "Transfer with %1: it keeps your hand small."),
    .otherCards = SAY("Reason", "Transfer with %1: the other side ends up with more cards."),
    .keepsHigher = {},
    .ownRanks = SAY("Reason", "Transfer with %1: it leaves you with the stronger cards."),
    .otherRanks = SAY("Reason", "Transfer with %1: it leaves the other side with weaker cards."),
    .takesMore = {},
    .takesLess = SAY("Reason", "Transfer with %1: you then have to take only %3% of the time."),
    .leadsLater = SAY("Reason", "Transfer with %1: you lead more often once the stock is gone."),
    .leadsNext = SAY("Reason", "Transfer with %1: you lead the next bout more often."),
    .wins = SAY("Reason", "Transfer with %1: it wins, whatever the other does."),
    .draws = SAY("Reason", "Transfer with %1: it draws against the best play; the other move loses.")};

const ReasonForms& formsOf(const Action& better, const Action& worse)
{
    switch (better.kind) {
    case Action::Kind::Attack:
        return worse.kind == Action::Kind::Done ? kThrowInForms : kAttackForms;
    case Action::Kind::Done:
        return kDoneForms;
    case Action::Kind::Cover:
        return worse.kind == Action::Kind::Cover && worse.card != better.card ? kCoverWithForms : kCoverForms;
    case Action::Kind::Take:
        return kTakeForms;
    default:
        return kTransferForms;
    }
}

/// Finds the sentence of a factor.
class ReasonFinder {
public:
    ReasonFinder(const View& view, const ActionPair& pair)
        : view_(view),
          pair_(pair),
          forms_(formsOf(pair.better, pair.worse))
    {
    }

    Text textOf(Factor factor) const
    {
        switch (factor) {
        case Factor::OwnTrumps:
            return firstOf(keepsTrump() ? forms_.keepsTrump : Text(), forms_.ownTrumps);
        case Factor::OtherTrumps:
            return forms_.otherTrumps;
        case Factor::OwnCards:
            return forms_.ownCards;
        case Factor::OtherCards:
            return forms_.otherCards;
        case Factor::OwnRanks:
            return firstOf(keepsHigher() ? forms_.keepsHigher : Text(), forms_.ownRanks);
        case Factor::OtherRanks:
            return forms_.otherRanks;
        case Factor::BoutEnd:
            return textOfEnd();
        case Factor::Lead:
            return view_.stock > 0 ? forms_.leadsLater : forms_.leadsNext;
        case Factor::EqualRanks:
        case Factor::Else:
            break;
        }
        return {};
    }

    /// The percentage of games in which the better action ends with a taking of the defender.
    int percentage() const { return static_cast<int>(std::lround(100 * takings(pair_.betterEnds))); }

private:
    static Text firstOf(Text one, Text other) { return one.empty() ? other : one; }

    Text textOfEnd() const
    {
        const double more = takings(pair_.betterEnds) - takings(pair_.worseEnds);
        return more > kClearChance ? forms_.takesMore : more < -kClearChance ? forms_.takesLess : Text();
    }
    double takings(const BoutEndChances& ends) const
    {
        return ends[asIndex(view_.defender == view_.seat ? BoutEnd::OwnTaking : BoutEnd::OtherTaking)];
    }

    static bool isPlayed(const Action& action)
    {
        return action.kind == Action::Kind::Attack || action.kind == Action::Kind::Cover
            || action.kind == Action::Kind::Transfer;
    }
    bool isTrumpCard(Card card) const { return card.suit() == view_.trump(); }
    /// Whether only the other action would play a trump, or a higher one.
    bool keepsTrump() const
    {
        if (!isPlayed(pair_.worse) || !isTrumpCard(pair_.worse.card))
            return false;
        return !isPlayed(pair_.better) || !isTrumpCard(pair_.better.card);
    }
    bool keepsHigher() const
    {
        return isPlayed(pair_.worse) && isPlayed(pair_.better) && !isTrumpCard(pair_.worse.card)
            && !isTrumpCard(pair_.better.card) && pair_.better.card.rank() < pair_.worse.card.rank();
    }

    const View& view_;
    const ActionPair& pair_;
    const ReasonForms& forms_;
};

/// `text` with what it has places for.
Sentence filled(Text text, const ActionPair& pair, int percentage)
{
    return text.empty() ? Sentence() : Sentence(text, {toText(pair.better.card), toText(pair.worse.card), percentage});
}

} // namespace

Sentence reasonFor(const View& view, const ActionPair& pair, const FactorLeads& factors)
{
    std::vector<Factor> order;
    for (std::size_t factor = 0; factor < kFactors; ++factor)
        if (factors[factor].value > kClearErrors * factors[factor].error)
            order.push_back(static_cast<Factor>(factor));
    std::stable_sort(order.begin(), order.end(),
                     [&](Factor a, Factor b) { return factors[asIndex(a)].value > factors[asIndex(b)].value; });
    const ReasonFinder finder(view, pair);
    for (const Factor factor : order)
        if (const Text text = finder.textOf(factor); !text.empty())
            return filled(text, pair, finder.percentage());
    return {};
}

Sentence reasonInEnding(const View& view, const ActionPair& pair, double share)
{
    const ReasonForms& forms = formsOf(pair.better, pair.worse);
    return filled(signOf(share, view.rules) > 0 ? forms.wins : forms.draws, pair, 0);
}

Sentence reasonForDeal(const Action& better)
{
    return better.kind == Action::Kind::Keep ? SAY("Reason", "Keep: this hand promises more than a new deal.")
                                             : SAY("Reason", "Ask for a new deal: this hand promises less than another.");
}

} // namespace parlour::durak
