// Our own players of Coins and what they know: the analyst of the trained strategy, and players who follow it with more or
// fewer human weaknesses. They refer to the strategy and are made by who has one.
#pragma once

#include "ai/coins/strategy.h"
#include "engine/coins/coins.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// How somebody plays who knows the strategy but is human. All numbers are shares of the win.
struct Skill {
    /// Each option seems worth up to so much more or less than it is. The same question is misjudged in the same way.
    float misjudges = 0;
    /// Pulling a lever seems worth so much more than it is, while there are many left and much is to come.
    float likesLevers = 0;
    bool remembersBest = true; ///< else it knows of no place to go back to but the last few rounds
};

inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

/// Says what each move is worth by the strategy, against players who follow it too. `version` changes with the table.
class StrategyAnalyst final : public Analyst<Coins> {
public:
    static constexpr int kVersion = 1;
    explicit StrategyAnalyst(const Strategy& strategy) : strategy_(strategy) {}

    int version() const override { return kVersion; }
    Analysis weigh(const Question<Coins>& question, const AnalysisWatcher& watcher = {}) override;
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;

private:
    const Strategy& strategy_;
};

class SkilledPlayer final : public Bot<Coins> {
public:
    SkilledPlayer(const Strategy& strategy, const Skill& skill) : strategy_(strategy), skill_(skill) {}
    Action choose(const Question<Coins>& question) override;

private:
    Option decide(const Question<Coins>& question, const Outlook& outlook) const;
    void report(const Question<Coins>& question, const Outlook& outlook, Option chosen, const Action& action) const;

    const Strategy& strategy_;
    Skill skill_;
};

} // namespace parlour::coins
