// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/levels.h"

#include "ai/core/habits.h"
#include "ai/yahtzee/solved_players.h"
#include "ai/yahtzee/turn_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace parlour::yahtzee {

// Tuned so that the steps of the ladder stay even.
const Skill kClub{true, true, 0, 0, 2.8};
const Skill kCasual{true, false, -0.7, 0, 5.8};
const Skill kBeginner{false, false, 0, 6.5, 0};

namespace {

/// The points by which an action that people avoid must be better.
constexpr double kNaturalMargin = 0.5;

/// The mean points of each box under best play (Verhoeff 1999).
constexpr std::array<double, kBoxes> kUsualPoints{2.1, 5.3, 8.6, 12.2, 15.7, 19.2, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22.0};

/// The boxes that hope is for.
constexpr bool isStraight(Box box)
{
    return box == Box::SmallStraight || box == Box::LargeStraight;
}

/// The share of the upper bonus that points of the upper boxes earn.
constexpr double upperBonusOf(Box box, double points)
{
    return BoxSet::upper().has(box) ? points * kUpperBonus / kUpperGoal : 0;
}

constexpr std::size_t kKeeps = kFaces + 3;

/// Returns the kind of a keep, below kKeeps: the face that most of its dice show, two pairs, a straight, or a new roll of
/// all dice.
std::size_t keepOf(const Dice& dice, const Positions& positions)
{
    constexpr std::size_t kPairs = kFaces, kStraight = kFaces + 1, kAnew = kFaces + 2;
    constexpr int kFewest = 3; ///< dice that are held for a straight
    const Counts counts(diceAt(dice, positions));
    int faces = 0, most = 0, lowest = kFaces, highest = 1;
    for (int face = kFaces; face >= 1; --face)
        if (counts.of(face) > 0) {
            ++faces;
            lowest = face;
            highest = std::max(highest, face);
            most = most == 0 || counts.of(face) > counts.of(most) ? face : most;
        }
    if (faces == 0)
        return kAnew;
    if (counts.of(most) > 1 || faces == 1)
        return faces == 2 && positions.count() - counts.of(most) > 1 ? kPairs : static_cast<std::size_t>(most - 1);
    return faces >= kFewest && highest - lowest < kDice ? kStraight : kAnew;
}

/// Whether this action, in the last turn of the game, wins at once.
bool wins(const View& view, const Action& action)
{
    if (action.kind != Action::Kind::Score || view.round < kRounds || view.seat + 1 < view.rules.players)
        return false;
    Card card = view.card;
    const int bonus = earnsYahtzeeBonus(card, view.dice) ? kYahtzeeBonus : 0;
    card.points[static_cast<std::size_t>(action.box)] = static_cast<std::int8_t>(pointsIn(card, action.box, view.dice));
    card.filled.add(action.box);
    return card.total() + bonus > view.totals.front();
}

} // namespace

Action LevelBot::choose(const Question<Yahtzee>& question)
{
    const View& view = question.view;
    const Turn turn = seen(view);
    const Action best = bestAction(turn, view);
    const Action action = wins(view, best) ? best : misjudged(question, turn);
    if (question.report)
        reportValues(question, turn, action, Scale::Points, SAY("Reason", "Points to come, as it sees them"),
                     SAY("Reason", "Looks best at a glance"));
    return action;
}

Turn LevelBot::seen(const View& view) const
{
    const CardState state = cardStateOf(view.card);
    return Turn(view.rules.joker, state, [&](Box box, int points, int bonus) {
        double worth = points * (isStraight(box) ? 1 + skill_.hope : 1);
        if (skill_.seesBonuses)
            worth += bonus + upperBonusOf(box, points);
        if (skill_.looksAhead)
            for (const Box free : BoxSet::all() - after(state, box, points).filled)
                worth += usual(free);
        return worth;
    });
}

double LevelBot::usual(Box box) const
{
    const double points = kUsualPoints[static_cast<std::size_t>(box)];
    return points + (skill_.seesBonuses ? upperBonusOf(box, points) : 0);
}

Action LevelBot::misjudged(const Question<Yahtzee>& question, const Turn& turn) const
{
    const View& view = question.view;
    std::vector<double> values = valuesOf(turn, view, question.legal);
    for (std::size_t i = 0; i < values.size(); ++i) // a straight that is made needs no hope
        if (const Action& action = question.legal[i]; action.kind == Action::Kind::Score && isStraight(action.box))
            values[i] -= skill_.hope * pointsIn(view.card, action.box, view.dice);
    const std::vector<bool> natural = naturalActions<Yahtzee>(view, question.legal, values, kNaturalMargin);
    Rng rng = question.luck.rng();
    std::array<double, kKeeps> errors{};
    for (double& error : errors)
        error = skill_.misjudgement * rng.unit() - skill_.impatience;
    const auto perceived = [&](std::size_t i) {
        const Action& action = question.legal[i];
        if (!natural[i] || action.positions.count() == kDice) // nobody holds all dice instead of writing them
            return -std::numeric_limits<double>::infinity();
        return values[i] + (action.kind == Action::Kind::Hold ? errors[keepOf(view.dice, action.positions)] : 0);
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (perceived(i) > perceived(best))
            best = i;
    return question.legal[best];
}

} // namespace parlour::yahtzee
