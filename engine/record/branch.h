// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Branches of a game: another action at one of its steps, and what it led to. They are kept with the game as a tree, since a
// branch may leave another one. Plain values; app/session/what_if.h plays them, the app's store writes them as JSON.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <functional>

namespace parlour {

/// The end of a game for one seat.
struct SeatOutcome {
    double share = 0; ///< of the win
    double points = 0; ///< of the game; 0 in games that count none
    bool operator==(const SeatOutcome&) const = default;
};

/// The ends of a game in which one deal of the hidden cards was played on twice: after the branch's action, and after the
/// one that was played.
struct PairedOutcome {
    SeatOutcome other, played;
    bool operator==(const PairedOutcome&) const = default;
};

struct Branch {
    std::string name = {}; ///< given by the person; may be empty
    int from = -1; ///< index of the earlier branch that it leaves; -1: the game
    int step = 0; ///< steps of that line before it
    Seat seat = 0; ///< decides there
    std::string action = {}; ///< instead of the one that was played
    std::vector<std::string> players = {}; ///< the bots that went on, by seat
    std::vector<Step> steps = {}; ///< with the real cards: the action and all that followed; empty: dealt again
    std::uint64_t seed = 0; ///< of the deals
    bool isBelieved = false; ///< dealt by the analyst's beliefs, where it has any; otherwise evenly from what is left
    std::vector<PairedOutcome> outcomes = {}; ///< by deal
    bool isDealt() const { return steps.empty(); }
    bool operator==(const Branch&) const = default;
};

inline constexpr std::size_t kMaxBranches = 200; ///< kept with a game
inline constexpr int kMaxDeals = 10'000; ///< of a branch
inline constexpr std::size_t kLongestBranchName = 200; ///< in bytes

/// The steps of the line that branch `index` ends; -1: of the game. The branches are sound, and this one is not dealt.
std::vector<Step> stepsOf(const Record& record, const std::vector<Branch>& branches, int index);
/// The number of steps that a line shares with the game.
int sharedSteps(const std::vector<Branch>& branches, int index);

/// Removes a branch and those that leave it.
void removeBranch(std::vector<Branch>& branches, int index);
/// Removes the branches that are not possible in a sound game, and those that leave them. Returns their number.
int removeUnsound(const GameInfo& info, const Record& record, std::vector<Branch>& branches);

/// The mean of a number over all outcomes, with its standard error.
Estimate meanOf(const std::vector<PairedOutcome>& outcomes, const std::function<double(const PairedOutcome&)>& number);
bool countsPoints(const std::vector<PairedOutcome>& outcomes);

/// A bar of a histogram.
struct OutcomeBar {
    double from = 0, to = 0; ///< points, or shares; `to` belongs to it
    int other = 0, played = 0; ///< number of outcomes
};
/// The spread of points where the game counts them, in at most `most` equal intervals of whole numbers; else a bar for each
/// share.
std::vector<OutcomeBar> spreadOf(const std::vector<PairedOutcome>& outcomes, int most);

} // namespace parlour
