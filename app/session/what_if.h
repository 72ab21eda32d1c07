// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the branches of a game (engine/record/branch.h) with bots in all seats: with the real cards to the end of the game,
// or many times with everything dealt again that the deciding seat could not see. Used by WhatIfWork and the command line.
#pragma once

#include "ai/core/bots.h"
#include "engine/arena/elo.h"
#include "engine/base/stop.h"
#include "engine/record/branch.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The level of the bots that play on, unless another is chosen.
inline constexpr Level kWhatIfLevel = Level::Club;

/// The bots that play on in a game with these seats: everywhere our own player of `level`, or of the nearest one; nullopt:
/// the players of the game, where kWhatIfLevel takes the seats of people and of other programs.
std::vector<std::string> playersFor(const std::string& game, const std::vector<std::string>& seats,
                                    std::optional<Level> level);

/// The chances to win after both actions of a branch that was dealt again, 0 to 1, and their difference, with 95 %
/// intervals.
struct ChanceIntervals {
    Interval other, played;
    Interval lead; ///< of the branch's action over the one that was played

    /// Whether the lead may be none.
    bool isSame() const { return lead.low <= 0 && lead.high >= 0; }
};
ChanceIntervals chancesOf(const std::vector<PairedOutcome>& outcomes, const Goal& goal);

class WhatIf {
public:
    /// `line` is the sound game, with the steps of the line that `branch` leaves. Outcomes and steps of the branch count
    /// nothing here. An error if seat or action cannot be asked or taken there, a bot is not known, or the game has no
    /// positions that can be dealt again (where the branch is dealt, which `deals` says).
    static Expected<WhatIf> make(const GameInfo& info, const Record& line, const Branch& branch, bool deals,
                                 const Resources& resources);

    /// The action and all that follows with the real cards; empty if stopped.
    std::vector<Step> playReal(const stop_token& stop = {}) const;
    /// The outcomes of deal number `deal`, which depend on nothing that the seat could not see; nullopt if stopped.
    std::optional<PairedOutcome> playDealt(int deal, const stop_token& stop = {}) const;
    /// The number of deals, at most `most`, whose simulated games are few enough to be waited for. Counted in the first
    /// deals, so the same on every computer. The branch is dealt.
    int affordableDeals(int most, const stop_token& stop = {}) const;

private:
    std::unique_ptr<AnyMatch> dealt(int deal) const;
    double effortOf(int deal, const stop_token& stop) const;
    std::optional<SeatOutcome> outcomeOf(std::unique_ptr<AnyMatch> match, const std::string& action,
                                         const stop_token& stop) const;

    Seat seat_ = 0;
    std::string action_, played_;
    std::uint64_t seed_ = 0;
    bool isBelieved_ = false;
    std::string game_;
    std::string position_; ///< as the seat sees it; empty with the real cards
    std::any view_; ///< likewise
    std::unique_ptr<AnyMatch> match_; ///< with the real cards; null where they are dealt
    std::vector<std::string> chances_; ///< the game's later outcomes, if its seed does not give them, as in a shared line
    std::vector<std::unique_ptr<AnyBot>> players_;
    std::vector<int> simulations_; ///< of a usual decision of each player
    std::unique_ptr<AnyAnalyst> analyst_; ///< deals, and counts points at the end
};

} // namespace parlour
