// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/reason.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace parlour::yahtzee {

namespace {

constexpr double kOftener = 0.02; ///< difference of two chances that is a reason
constexpr double kCertain = 0.995;

constexpr std::size_t indexOf(Box box)
{
    return static_cast<std::size_t>(box);
}

/// The boxes that dice can fail to fill.
constexpr BoxSet conditional()
{
    return BoxSet::lower() - BoxSet::of(Box::Chance);
}

/// The face of two or more dice that are all alike; otherwise 0.
int faceAlike(const View& view, const Action& action)
{
    if (action.positions.size() < 2)
        return 0;
    int face = 0;
    for (const std::uint8_t at : action.positions) {
        if (face != 0 && view.dice[at] != face)
            return 0;
        face = view.dice[at];
    }
    return face;
}

/// A sentence about the chance of a box in this turn.
Text chanceText(Box box)
{
    switch (box) {
    case Box::ThreeOfAKind:
        return SAY("Reason", "These dice become three of a kind %1 times in 100.");
    case Box::FourOfAKind:
        return SAY("Reason", "These dice become four of a kind %1 times in 100.");
    case Box::FullHouse:
        return SAY("Reason", "These dice become a full house %1 times in 100.");
    case Box::SmallStraight:
        return SAY("Reason", "These dice become a small straight %1 times in 100.");
    case Box::LargeStraight:
        return SAY("Reason", "These dice become a large straight %1 times in 100.");
    default:
        return SAY("Reason", "These dice become a Yahtzee %1 times in 100.");
    }
}

/// A sentence for keeping dice of one face although the other action has a chance of this box. %1 is the face, %2 the
/// chance.
Text insteadText(Box box, bool isForBonus)
{
    switch (box) {
    case Box::SmallStraight:
        return isForBonus
            ? SAY("Reason", "Keep the %1s: they bring the upper bonus closer; the small straight comes %2 times in 100.")
            : SAY("Reason", "Keep the %1s: they count in their own box; the small straight comes %2 times in 100.");
    case Box::LargeStraight:
        return isForBonus
            ? SAY("Reason", "Keep the %1s: they bring the upper bonus closer; the large straight comes %2 times in 100.")
            : SAY("Reason", "Keep the %1s: they count in their own box; the large straight comes %2 times in 100.");
    case Box::FullHouse:
        return isForBonus
            ? SAY("Reason", "Keep the %1s: they bring the upper bonus closer; the full house comes %2 times in 100.")
            : SAY("Reason", "Keep the %1s: they count in their own box; the full house comes %2 times in 100.");
    default:
        return {};
    }
}

/// A sentence for leaving a box open. %1 is in points.
Text keptText(Box box)
{
    switch (box) {
    case Box::FullHouse:
        return SAY("Reason", "Leave the full house open: it is worth about %1 points more later.");
    case Box::SmallStraight:
        return SAY("Reason", "Leave the small straight open: it is worth about %1 points more later.");
    case Box::LargeStraight:
        return SAY("Reason", "Leave the large straight open: it is worth about %1 points more later.");
    case Box::Yahtzee:
        return SAY("Reason", "Leave the Yahtzee open: it is worth about %1 points more later.");
    case Box::Chance:
        return SAY("Reason", "Leave Chance open: it is worth about %1 points more later.");
    default:
        return SAY("Reason", "This leaves a box open that is worth about %1 points more later.");
    }
}

Text factText(Box box, bool comes)
{
    switch (box) {
    case Box::ThreeOfAKind:
        return comes ? SAY("Fact", "Right only if three of a kind comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if three of a kind does not come: %1 in 100; it needs %2.");
    case Box::FourOfAKind:
        return comes ? SAY("Fact", "Right only if four of a kind comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if four of a kind does not come: %1 in 100; it needs %2.");
    case Box::FullHouse:
        return comes ? SAY("Fact", "Right only if the full house comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if the full house does not come: %1 in 100; it needs %2.");
    case Box::SmallStraight:
        return comes ? SAY("Fact", "Right only if the small straight comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if the small straight does not come: %1 in 100; it needs %2.");
    case Box::LargeStraight:
        return comes ? SAY("Fact", "Right only if the large straight comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if the large straight does not come: %1 in 100; it needs %2.");
    default:
        return comes ? SAY("Fact", "Right only if the Yahtzee comes: %1 in 100; it needs %2.")
                     : SAY("Fact", "Right only if the Yahtzee does not come: %1 in 100; it needs %2.");
    }
}

/// Finds words for the largest advantage of the better action.
class Reason {
public:
    Reason(const View& view, const Outlook& better, const Outlook& worse)
        : view_(view),
          better_(better),
          worse_(worse),
          face_(better.action.kind == Action::Kind::Hold ? faceAlike(view, better.action) : 0)
    {
    }

    /// From the largest advantage in points that there are words for; risk decides if it is larger, in points.
    Sentence sentence(double risk, double total) const
    {
        std::array<std::size_t, std::tuple_size_v<PointSources::Points>> sources;
        std::iota(sources.begin(), sources.end(), std::size_t{0});
        std::stable_sort(sources.begin(), sources.end(),
                         [this](std::size_t a, std::size_t b) { return advantage(a) > advantage(b); });
        if (risk > 0 && risk > advantage(sources.front()))
            return decided().empty() ? riskSentence() : decided();
        for (const std::size_t source : sources)
            if (advantage(source) > 0 && advantage(source) > advantage(sources.front()) / 2)
                if (const Sentence said = sentenceOf(source); !said.empty())
                    return said;
        return pointsSentence(total);
    }

private:
    double advantage(std::size_t source) const { return better_.points[source] - worse_.points[source]; }
    double madeMoreOften(Box box) const { return better_.made[indexOf(box)].chance - worse_.made[indexOf(box)].chance; }

    Sentence sentenceOf(std::size_t source) const
    {
        if (source == PointSources::kUpperBonusAt)
            return bonusSentence();
        if (source == PointSources::kYahtzeeBonusAt)
            return SAY("Reason", "Another Yahtzee would bring a bonus of a hundred points.");
        const auto box = static_cast<Box>(source);
        return better_.action.kind == Action::Kind::Score ? scoringSentence(box) : holdingSentence(box);
    }

    /// The box with the largest disadvantage that the other action makes more often in this turn; nullopt if there is none.
    std::optional<Box> givenUp() const
    {
        constexpr double kWorthNaming = 0.03;
        std::optional<Box> box;
        for (const Box each : BoxSet::of(Box::SmallStraight) | BoxSet::of(Box::LargeStraight) | BoxSet::of(Box::FullHouse))
            if (madeMoreOften(each) < -kWorthNaming && advantage(indexOf(each)) < 0
                && (!box || advantage(indexOf(each)) < advantage(indexOf(*box))))
                box = each;
        return box;
    }

    /// The chance of a box that makes at least half of the difference, whatever its points; empty if there is none.
    Sentence decided() const
    {
        for (const Box box : conditional())
            if (const ComingEvent& made = better_.made[indexOf(box)]; madeMoreOften(box) > kOftener && made.chance < kCertain
                && made.chance * (made.value - made.otherwise) > (better_.value - worse_.value) / 2)
                return {chanceText(box), {hundredths(made.chance)}};
        return {};
    }

    Sentence riskSentence() const
    {
        return better_.value * view_.rules.players > 1
            ? SAY("Reason", "You lead: this risks less, even if it brings fewer points.")
            : SAY("Reason", "You are behind: this dares more for a better chance to win.");
    }

    Sentence bonusSentence() const
    {
        if (face_ > 0) {
            if (const auto box = givenUp())
                return {insteadText(*box, true), {face_, hundredths(worse_.made[indexOf(*box)].chance)}};
            return {SAY("Reason", "Keep the %1s: they bring the upper bonus closer."), {face_}};
        }
        if (better_.action.kind == Action::Kind::Score && !BoxSet::upper().has(better_.action.box))
            return SAY("Reason", "Leave the upper boxes open: the bonus stays within reach.");
        return SAY("Reason", "This keeps the upper bonus within reach.");
    }

    Sentence scoringSentence(Box box) const
    {
        const Box scored = better_.action.box;
        const long long points = pointsIn(view_.card, scored, view_.dice);
        if (box == scored && points > 1)
            return worse_.action.kind == Action::Kind::Hold
                ? Sentence(SAY("Reason", "Take the %1 points: rolling on brings less here on average."), {points})
                : Sentence(SAY("Reason", "Take the %1 points here: later this box would bring fewer on average."), {points});
        constexpr double kLittle = 8; // points
        if (const double later = worse_.points[indexOf(scored)]; points == 0 && later < kLittle)
            return {SAY("Reason", "Give up this box: later it would bring only about %1 points."),
                    {std::max(2LL, std::llround(later))}};
        return box == scored ? Sentence() : keptSentence(box);
    }

    /// `box` is worth more since it is not filled now, or is filled with more.
    Sentence keptSentence(Box box) const
    {
        const long long more = std::llround(advantage(indexOf(box)));
        return more < 2 ? Sentence() : Sentence(keptText(box), {more});
    }

    Sentence holdingSentence(Box box) const
    {
        constexpr double kWorthNaming = 0.08;
        if (const double chance = better_.made[indexOf(box)].chance; madeMoreOften(box) > kOftener && chance > kWorthNaming)
            return chance > kCertain ? Sentence(SAY("Reason", "It is made: rolling more of these dice can only lose it."))
                                     : Sentence(chanceText(box), {hundredths(chance)});
        if (conditional().has(box))
            return worse_.action.kind == Action::Kind::Score && worse_.action.box == box ? keptSentence(box) : Sentence();
        if (box == Box::Chance)
            return worse_.action.kind == Action::Kind::Score && worse_.action.box == box ? keptSentence(box) : Sentence();
        if (face_ != static_cast<int>(box) + 1)
            return worse_.action.kind == Action::Kind::Score ? keptSentence(box) : Sentence();
        if (const auto other = givenUp())
            return {insteadText(*other, false), {face_, hundredths(worse_.made[indexOf(*other)].chance)}};
        return {SAY("Reason", "Keep the %1s: they count in their own box."), {face_}};
    }

    static Sentence pointsSentence(double total)
    {
        const long long more = std::llround(total);
        return more < 1 ? Sentence(SAY("Reason", "This brings a little more on average."))
            : more < 2  ? Sentence(SAY("Reason", "This brings about a point more on average."))
                        : Sentence(SAY("Reason", "This brings about %1 points more on average."), {more});
    }

    const View& view_;
    const Outlook& better_;
    const Outlook& worse_;
    long long face_; ///< of the dice kept, if they are alike; otherwise 0
};

} // namespace

double Outlook::total() const
{
    return std::accumulate(points.begin(), points.end(), 0.0);
}

Outlook outlookOf(const View& view, const Turn& turn, const PointSources& sources, const Action& action)
{
    const CardState state = cardStateOf(view.card);
    Outlook outlook{action, 0, {}, {}};
    if (action.kind == Action::Kind::Score) {
        const DiceSet roll = diceSetOf(view.dice);
        outlook.value = turn.scoring(roll, action.box);
        sources.add(outlook.points, state, action.box, scoredPoints(state, action.box, roll), 1);
        return outlook;
    }
    const DiceSet held = diceSetOf(view.dice, action.positions);
    outlook.value = turn.holding(view.stage, held);
    const auto chances = finalRolls(turn, view.stage, held);
    for (std::size_t i = 0; i < kRollSets; ++i) {
        if (chances[i] <= 0)
            continue;
        const auto roll = static_cast<DiceSet>(kFirstRoll + i);
        const Box best = turn.bestBox(roll);
        sources.add(outlook.points, state, best, scoredPoints(state, best, roll), chances[i]);
        for (const Box box : view.card.free() & conditional())
            if (matches(box, diceOf(roll))) {
                outlook.made[indexOf(box)].chance += chances[i];
                outlook.made[indexOf(box)].value += chances[i] * turn.scoring(roll, best);
            }
    }
    for (ComingEvent& each : outlook.made) {
        if (each.chance < 1)
            each.otherwise = (outlook.value - each.value) / (1 - each.chance);
        if (each.chance > 0)
            each.value /= each.chance;
    }
    return outlook;
}

Sentence reasonOf(const View& view, const Outlook& better, const Outlook& worse, double worthOfPoint, double risk)
{
    constexpr double kLeast = 1e-6; // a point that is worth less decides nothing
    const double riskInPoints = worthOfPoint > kLeast ? risk / worthOfPoint : risk > 0 ? 1e6 : 0;
    return Reason(view, better, worse).sentence(riskInPoints, better.total() - worse.total());
}

std::optional<DecidingFact> factOf(const Outlook& better, const Outlook& worse)
{
    const bool isBetter = better.action.kind == Action::Kind::Hold; // the one that rolls on
    const Outlook &rolling = isBetter ? better : worse, &other = isBetter ? worse : better;
    std::optional<DecidingFact> best;
    double most = 0; // variance of the value that the fact explains
    for (const Box box : conditional()) {
        const ComingEvent& event = rolling.made[indexOf(box)];
        const double swing = event.value - event.otherwise, weight = event.chance * (1 - event.chance) * swing * swing;
        auto fact = weight > most ? parlour::factOf(event, other.value, isBetter) : std::nullopt;
        if (!fact)
            continue;
        fact->text = {factText(box, isBetter), {hundredths(fact->chance), hundredths(fact->needed)}};
        best = std::move(fact);
        most = weight;
    }
    return best;
}

} // namespace parlour::yahtzee
