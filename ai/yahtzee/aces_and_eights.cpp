// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// yahtzee.aces-and-eights: only its author's summary is published (hold a potential pattern, take a matching pattern of high
// priority at once, else the box with most points, close to 200 on average). This reconstruction reaches that average.
//   1 Five alike, the Yahtzee box closed: the allowed box with most points.
//   2 Any roll: the first that matches and is free of Yahtzee, the straights (large before small), Full House and Four of a
//     Kind.
//   3 The last roll: the free box with most points. Ties go to the earlier box.
//   4 Else hold, by the first that applies:
//     a  a run of four or more, if the Large Straight is free
//     b  three or more alike
//     c  two pairs, if the Full House is free
//     d  a run of three without a pair, if a straight is free
//     e  a pair, the higher of two
//     f  nothing
// The report compares this choice with the expected points of every hold and box in the present turn (turn_values.h). The
// bot does not decide by them, and its choice is not always the best.
#include "ai/yahtzee/turn_values.h"
#include "ai/yahtzee/yahtzee_bots.h"

#include <algorithm>

namespace parlour::yahtzee {

namespace {

constexpr std::array kPatterns = {Box::Yahtzee, Box::LargeStraight, Box::SmallStraight, Box::FullHouse, Box::FourOfAKind};

Box mostPoints(const View& view, BoxSet boxes)
{
    Box best = boxes.first();
    for (const Box box : boxes)
        if (pointsIn(view.card, box, view.dice) > pointsIn(view.card, best, view.dice))
            best = box;
    return best;
}

/// Holds the dice whose face satisfies `stays`.
template <class Stays>
Action holdThose(const Dice& dice, Stays stays)
{
    Positions positions;
    for (std::uint8_t at = 0; at < kDice; ++at)
        if (stays(int{dice[at]}))
            positions.push_back(at);
    return hold(positions);
}

/// Holds one die of each face of the run.
Action holdRun(const Dice& dice, Run run)
{
    unsigned missing = ((1U << run.length) - 1U) << run.first;
    return holdThose(dice, [&missing](int face) {
        const bool isMissing = ((missing >> face) & 1U) != 0;
        missing &= ~(1U << face);
        return isMissing;
    });
}

/// The number of faces with exactly two dice, and the highest of them.
struct Pairs {
    int count = 0;
    int highest = 0;
};

Pairs pairsOf(const Counts& counts)
{
    Pairs pairs;
    for (int face = 1; face <= kFaces; ++face)
        if (counts.of(face) == 2)
            pairs = {pairs.count + 1, face};
    return pairs;
}

Ruling holding(const View& view)
{
    const BoxSet free = view.card.free();
    const Dice& dice = view.dice;
    const Counts counts(dice);
    const Run run = longestRun(counts.faces());
    const Pairs pairs = pairsOf(counts);
    if (run.length >= 4 && free.has(Box::LargeStraight))
        return {holdRun(dice, run), SAY("Reason", "Four in a row: goes for the Large Straight")};
    if (counts.most() >= 3)
        return {holdThose(dice, [&](int face) { return counts.of(face) >= 3; }), SAY("Reason", "Keeps three or more alike")};
    if (pairs.count == 2 && free.has(Box::FullHouse))
        return {holdThose(dice, [&](int face) { return counts.of(face) == 2; }),
                SAY("Reason", "Two pairs: goes for the Full House")};
    if (run.length == 3 && pairs.count == 0 && (free.has(Box::SmallStraight) || free.has(Box::LargeStraight)))
        return {holdRun(dice, run), SAY("Reason", "Three in a row and no pair: goes for a straight")};
    if (pairs.count > 0)
        return {holdThose(dice, [&](int face) { return face == pairs.highest; }), SAY("Reason", "Keeps the higher pair")};
    return {hold({}), SAY("Reason", "Nothing to build on: rolls all dice again")};
}

Ruling decideByPatterns(const Question<Yahtzee>& question)
{
    const View& view = question.view;
    const BoxSet free = view.card.free();
    if (isExtraYahtzee(view.card, view.dice))
        return {score(mostPoints(view, allowedBoxes(view.rules.joker, view.card, view.dice))),
                SAY("Reason", "Another Yahtzee: takes the most points that are allowed")};
    for (const Box box : kPatterns)
        if (free.has(box) && matches(box, view.dice))
            return {score(box), SAY("Reason", "Takes the best pattern there is at once")};
    if (view.stage == kRolls - 1)
        return {score(mostPoints(view, free)), SAY("Reason", "The last roll: takes the box with most points")};
    return holding(view);
}

/// The boxes that contribute to a value, in descending order.
std::vector<ReportPart> partsOf(const TurnValue& value)
{
    std::vector<ReportPart> parts;
    for (const Box box : BoxSet::all())
        if (const double points = value.from[static_cast<std::size_t>(box)]; points > 0)
            parts.push_back({nameOf(box), points});
    std::stable_sort(parts.begin(), parts.end(), [](const ReportPart& a, const ReportPart& b) { return a.value > b.value; });
    return parts;
}

/// The distinct actions, the chosen one first: holds of equal faces count as one.
std::vector<Action> comparableActions(const Question<Yahtzee>& question, const Action& chosen)
{
    std::vector<Action> actions{chosen};
    std::vector<Dice> holds;
    const auto isNew = [&](const Action& action) {
        if (action.kind == Action::Kind::Score)
            return true;
        Dice faces = diceAt(question.view.dice, action.positions);
        std::sort(faces.begin(), faces.end());
        if (std::find(holds.begin(), holds.end(), faces) != holds.end())
            return false;
        holds.push_back(faces);
        return true;
    };
    isNew(chosen);
    for (const Action& action : question.legal)
        if (action != chosen && isNew(action))
            actions.push_back(action);
    return actions;
}

void reportTurn(const Question<Yahtzee>& question, const Ruling& ruling)
{
    const View& view = question.view;
    const int rolls = kRolls - 1 - view.stage; // rolls left
    Report& report = *question.report;
    report.unit = SAY("Reason", "Points this turn, on average");
    report.decimals = rolls > 0 ? 1 : 0;
    report.chosen = toText(ruling.action);
    report.verdict = Sentence(ruling.why);
    TurnValues values(view.rules.joker, view.card);
    for (const Action& action : comparableActions(question, ruling.action)) {
        Candidate candidate;
        candidate.action = toText(action);
        if (action.kind == Action::Kind::Score) {
            candidate.value = values.scoring(action.box, view.dice);
        } else {
            const TurnValue& value = values.holding(diceAt(view.dice, action.positions), rolls - 1);
            candidate.value = value.points;
            candidate.parts = partsOf(value);
        }
        if (action == ruling.action)
            candidate.why = report.verdict;
        report.candidates.push_back(candidate);
    }
}

} // namespace

std::unique_ptr<AnyBot> makeAcesAndEights(const Resources&)
{
    return std::make_unique<RuleBot<Yahtzee, decideByPatterns, reportTurn>>();
}

} // namespace parlour::yahtzee
