// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the published bots look at, in the words of their descriptions. Included by the bots of this room; knows nothing but
// the View.
#pragma once

#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <algorithm>

namespace parlour::coins {

/// The position as the seat to decide sees it, the place for what it weighs, and its random numbers.
class Sight {
public:
    explicit Sight(const Question<Coins>& question)
        : rounds(question.view.rules.rounds),
          round(question.view.round),
          blue(question.view.blue),
          red(question.view.red),
          lead(question.view.lead()),
          tosses(question.view.tosses),
          memory(question.view.memory),
          report(question.report),
          luck_(question.luck)
    {
    }

    int rounds; ///< of the match; 100 in the published contest
    int round;
    int blue, red; ///< own levers left
    int lead; ///< this toss included
    const Tosses& tosses; ///< 1: own score
    const Memory& memory;
    Report* report; ///< null in simulation

    int toCome() const { return rounds - round; }
    /// Fresh random numbers, for those who throw dice.
    Rng rng() const { return luck_.rng(); }

private:
    Luck luck_;
};

/// A decision and the rule behind it. A move that is not possible becomes nothing, with the same memory. In the text %1 is
/// the own lead, %2 the round travelled to or the present one, %3 a figure of the bot's own.
struct Ruling {
    Move move;
    Text why;
    long long figure = 0;
    std::optional<Memory> memory = {}; ///< none: unchanged
};

/// A byte of a memory as a number.
constexpr std::uint8_t byteOf(char letter)
{
    return static_cast<std::uint8_t>(letter);
}

/// Adds a move that was weighed to the report, if there is one. The first sets the unit.
inline void weigh(const Sight& sight, Text unit, int decimals, Move move, double value)
{
    if (!sight.report)
        return;
    sight.report->unit = unit;
    sight.report->decimals = decimals;
    Candidate candidate;
    candidate.action = toText(Action{move, {}});
    candidate.value = value;
    sight.report->candidates.push_back(candidate);
}

/// Weighs `move` as likely in `percent` of 100 throws, else nothing.
inline void weighChance(const Sight& sight, Move move, double percent)
{
    const double chance = std::clamp(percent, 0.0, 100.0);
    weigh(sight, SAY("Reason", "Chance to be chosen, in 100"), 0, move, chance);
    weigh(sight, SAY("Reason", "Chance to be chosen, in 100"), 0, kNothing, 100 - chance);
}

/// A fact of the position.
inline void note(const Sight& sight, Text label, double value)
{
    if (sight.report)
        sight.report->facts.push_back({label, value});
}

/// The move, or nothing if it is not possible.
inline Move possible(const Question<Coins>& question, Move move)
{
    return question.legal.contains(move) ? move : kNothing;
}

/// The action of a ruling, and the rest of the report.
Action take(const Question<Coins>& question, Ruling ruling);

/// A bot that is a list of rules: a function from what it sees to its decision.
template <Ruling (*rules)(const Sight&)>
class RuleBot final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override { return take(question, rules(Sight(question))); }
};

} // namespace parlour::coins
