// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features of a View for the published bots of Coins, and their rulings.
#pragma once

#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <algorithm>

namespace parlour::coins {

/// The features, the report to fill, and the random numbers of a decision.
class RuleFeatures {
public:
    explicit RuleFeatures(const Question<Coins>& question)
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
    const Tosses& tosses; ///< true: own score
    const Memory& memory;
    Report* report; ///< null in simulation

    int toCome() const { return rounds - round; }
    /// A fresh generator.
    Rng rng() const { return luck_.rng(); }

private:
    Luck luck_;
};

/// A move and the rule behind it. An illegal move becomes kNothing, with the same memory. In the text %1 is the own lead, %2
/// the round travelled to or the present one, %3 `figure`.
struct Ruling {
    Move move;
    Text why;
    long long figure = 0;
    std::optional<Memory> memory = {}; ///< nullopt: unchanged
};

/// A byte of a memory as a number.
constexpr std::uint8_t byteOf(char letter)
{
    return static_cast<std::uint8_t>(letter);
}

/// Adds a candidate to the report, if there is one.
inline void reportCandidate(const RuleFeatures& features, Text unit, int decimals, Move move, double value)
{
    if (!features.report)
        return;
    features.report->unit = unit;
    features.report->decimals = decimals;
    Candidate candidate;
    candidate.action = toText(Action{move, {}});
    candidate.value = value;
    features.report->candidates.push_back(candidate);
}

/// Reports a random choice: `move` with this probability in percent, else kNothing.
inline void reportChance(const RuleFeatures& features, Move move, double percent)
{
    const double chance = std::clamp(percent, 0.0, 100.0);
    reportCandidate(features, SAY("Reason", "Chance to be chosen, in 100"), 0, move, chance);
    reportCandidate(features, SAY("Reason", "Chance to be chosen, in 100"), 0, kNothing, 100 - chance);
}

/// Adds a fact to the report, if there is one.
inline void reportFact(const RuleFeatures& features, Text label, double value)
{
    if (features.report)
        features.report->facts.push_back({label, value});
}

/// The move, or kNothing if it is illegal.
inline Move orNothing(const Question<Coins>& question, Move move)
{
    return question.legal.contains(move) ? move : kNothing;
}

/// Returns the action of a ruling and completes the report.
Action actionOf(const Question<Coins>& question, Ruling ruling);

/// A bot that decides by a function from features to a ruling.
template <Ruling (*rules)(const RuleFeatures&)>
class RuleBot final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override { return actionOf(question, rules(RuleFeatures(question))); }
};

} // namespace parlour::coins
