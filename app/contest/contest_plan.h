// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The plan of a contest, by names: the game, its rules, the format, the entrants and the seed. Made by the command line and
// the window's contest sheet, stored in the contest's file. Knows no widgets and plays nothing.
#pragma once

#include "ai/core/contests.h"
#include "engine/arena/standings.h"
#include "engine/core/any_match.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace parlour {

/// The maximum number of matches of a pair, a set or a round.
inline constexpr std::int64_t kMaxMatches = 1'000'000'000;
/// The limits of a contest with people: opponents of each, and matches against each.
inline constexpr int kMinOpponents = 2, kMaxOpponents = 7;
inline constexpr std::int64_t kMaxPersonMatches = 20;

struct ContestPlan {
    std::string preset; ///< id of the preset it was made from; empty: none
    std::string game;
    int version = 1; ///< of the game's rules (G::kVersion)
    RuleMap rules; ///< every key, once the plan is complete
    std::vector<std::string> entrants; ///< names for makeBotByName, in the order of seeding; a bot may be entered more than
                                       ///< once, a person ("you", "person:NAME") is not
    Shape shape; ///< `entrants` and, once the plan is complete, `people` and `seats` follow from the rest
    std::uint64_t seed = 0;
    bool operator==(const ContestPlan&) const = default;
};

/// An incomplete plan with the preset's bots.
ContestPlan planOf(const Preset& preset, std::uint64_t seed);

/// Completes a plan: fills in rules and seats. Errors say what is wrong and what is allowed.
Expected<ContestPlan> complete(ContestPlan plan);

/// The plan with another entrant or more matches. All matches played so far stay valid, as if it had been planned so from
/// the start. Errors say why the format does not allow it.
Expected<ContestPlan> withEntrant(const ContestPlan& plan, const std::string& entrant);
Expected<ContestPlan> withMatches(const ContestPlan& plan, std::int64_t matches);

/// Display names by entrant: a bot's id or the short name of a command, numbered if equal. `own`: as programs named
/// themselves, by entrant, else "".
std::vector<std::string> shownNames(const std::vector<std::string>& entrants, const std::vector<std::string>& own = {});

/// Whether an entrant is another program.
bool hasExternal(const ContestPlan& plan);
/// Whether the contest repeats bit for bit: it has neither other programs nor a person.
bool isRepeatable(const ContestPlan& plan);

Payoffs payoffsOf(const ContestPlan& plan);
/// The progress of a complete plan before any match.
Progress progressOf(const ContestPlan& plan, const Shard& shard = {});
/// A game's extra score, as the game declares it.
struct ExtraScore {
    std::string name; ///< in files; empty: none
    Text label; ///< heading of its column: "Hands"
    bool isMean = false; ///< shown as a mean
    /// Whether it breaks ties of points, more being better.
    bool ranks() const { return !name.empty() && !isMean; }
};
ExtraScore extraOf(const std::string& game);

/// Parses "2/8", the second of eight parts.
Expected<Shard> shardOf(std::string_view text);

std::string formatId(Format format); ///< "round-robin", "gauntlet", "cup", "tables"
std::optional<Format> formatOf(std::string_view id);

QByteArray toJson(const ContestPlan& plan);
/// Parses foreign input; the plan is complete.
Expected<ContestPlan> planFromJson(const QByteArray& json);

} // namespace parlour
