// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays a record: every step goes through the rules. Used by loading, replaying and verifying.
#pragma once

#include "engine/core/any_match.h"
#include "engine/record/record.h"

namespace parlour {

/// The result of a replay. The steps before a bad one are valid and can be viewed.
struct Replay {
    std::unique_ptr<AnyMatch> match; ///< after the last good step; null if the game or its rules were refused
    int goodSteps = 0;
    Error problem;
    bool sound = false; ///< every step and the result are valid
};

/// The match of a record before its first step; an error if its rules or its position are not valid.
Expected<std::unique_ptr<AnyMatch>> startOf(const GameInfo& info, const Record& record);

/// Replays `record`; `info` is null if the game is unknown. Also checks the version, the number of seats and the result.
Replay replay(const GameInfo* info, const Record& record);

/// The match after the first `steps` steps of a sound record.
std::unique_ptr<AnyMatch> matchAt(const GameInfo& info, const Record& record, int steps);

/// The index of the first chance outcome of a sound record that its seed does not give; -1 if all follow from the seed.
int foreignChance(const GameInfo& info, const Record& record);

/// Games from a record's seed with other moves.
struct Redeals {
    int games = 0;
    int draws =
        0; ///< chance outcomes at the same place, of the same kind and length and from the same cards as in the record
    int same = 0; ///< of these, the equal ones
};
/// Plays `games` games from the seed of a sound record with random legal moves, no longer than the record.
Redeals redeal(const GameInfo& info, const Record& record, int games);

} // namespace parlour
