// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of a comparison of two actions at Coup: the reason for the better one, and the hidden fact that decides.
// Knows what was measured over the rollouts, not how.
#pragma once

#include "ai/coup/turn_watcher.h"
#include "engine/base/sentence.h"

#include <array>

namespace parlour::coup {

/// The parts of a comparison, in their order.
enum class Source { OwnCards, OthersCards, OwnCoins, OthersCoins, Rest };
inline constexpr std::size_t kSources = 5;

/// The probability of each reaction after an action.
using ReactionChances = std::array<double, kReactions>;

/// Two actions, the better one first.
struct Preference {
    const View& view;
    Action better, worse;
    ReactionChances afterBetter, afterWorse;
};

/// Why the better action is better: for the source that contributes to it. Begins with the action. At most 20 words and one
/// number.
Sentence reasonFor(const Preference& preference, Source source);

/// Whether another seat holds a card that proves a claim.
struct HiddenFact {
    Seat seat = -1; ///< -1: any other seat
    Role role = Role::None; ///< None: Captain or Ambassador
    bool operator==(const HiddenFact&) const = default;
};
/// The pattern of a sentence that says that the better action is right only if the fact is true, or false, with places for
/// its chance and the one that is needed, in hundredths.
Text conditionOf(const View& view, const HiddenFact& fact, bool isTrue);

} // namespace parlour::coup
