// Our own players of Coins and what they know: players who follow the shipped rules with more or fewer human weaknesses, and
// the analyst, which plays matches out by these rules.
#pragma once

#include "ai/coins/policy.h"
#include "engine/coins/coins.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// How somebody plays who knows the rules but is human.
struct Skill {
    float misjudges = 0; ///< a fall seems larger or smaller by up to so many points; leads by as much
    float impatience = 0; ///< a fall seems larger by so many points: levers are wasted early
    float overlooksBlock = 0; ///< share of the rounds in which it does not think of its blue levers
    float forgetsBest = 0; ///< share of the rounds in which it knows of no place to go back to but this very round
    float dreams = 0; ///< share of the rounds in which it thinks of no lever at all
};

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

/// Says what each move is worth when both play on by the shipped rules and the other has as many levers as the own side:
/// what it really has nobody knows. A simulation is a match played out for each option, by the same tosses for all; other
/// journeys get a tenth.
class PolicyAnalyst final : public Analyst<Coins> {
public:
    static constexpr int kVersion = 4;
    static constexpr int kSimulations = 200; ///< if the question does not say

    int version() const override { return kVersion; }
    bool isSampling() const override { return true; }
    Analysis weigh(const Question<Coins>& question, const AnalysisWatcher& watcher = {}) override;
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;
};

class SkilledPlayer final : public Bot<Coins> {
public:
    explicit SkilledPlayer(const Skill& skill) : skill_(skill) {}
    Action choose(const Question<Coins>& question) override;

private:
    Action explain(const Question<Coins>& question) const;
    template <class Random>
    Option decide(const Outlook& outlook, Random& random) const;

    Skill skill_;
};

} // namespace parlour::coins
