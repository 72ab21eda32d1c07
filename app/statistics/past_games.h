// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games as the history lists them: their facts, filtering and sorting. Plain values and pure functions; filled by
// the history page's reader, which has the texts and figures of a game's table. Knows no game.
#pragma once

#include "app/analysis/review_cache.h"
#include "app/statistics/chance_account.h"
#include "app/store/database/history.h"

#include <QDate>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace parlour {

/// A decision with a loss, as its review has it.
struct CostlyDecision {
    qint64 game = 0; ///< HistoryEntry::id
    int step = 0; ///< of the record; the decision was made in the position before it
    double loss = 0; ///< chance to win, 0 to 1; points where a person plays alone
    std::string taken; ///< in the game's notation
    std::string best;
};

/// The decisions of a review that are doubtful or worse, in order.
std::vector<CostlyDecision> costlyDecisions(const Review& review, qint64 game);
/// The steps of the decisions of a review in which the action taken was as good as the best and another would have been a
/// mistake.
std::vector<int> fineDecisions(const Review& review);

struct PastGame {
    HistoryEntry entry;
    /// Complete, from the person's seat and by the current analyst; none if the person has no seat of its own (ownSeatOf).
    std::optional<ReviewFigures> review;

    // Read from the saved game itself; empty until then.
    bool isRead = false;
    QString problem; ///< why it cannot be read completely; empty if it can
    QString score; ///< "3 : 1", in the language of the window
    std::optional<int> points; ///< in games that count points
    Goal goal; ///< what was played for
    QString notes;
    std::vector<std::string> names; ///< Record::names
    std::uint64_t seed = 0;
    int played = 0; ///< seconds; 0: not known
    int hints = 0;
    std::vector<CostlyDecision> costly;
    std::vector<int> fine; ///< as fineDecisions()
    ChanceCounts chance; ///< of a game that the person played
};

/// The result for the person: 1 won, 0 neither, -1 lost; nullopt if the game was watched, played alone or among several
/// people, or began from a position that was put in.
std::optional<int> outcomeOf(const HistoryEntry& entry);
/// Whether a person was alone at the table.
bool isAlone(const HistoryEntry& entry);
/// The number of mistakes and blunders by the default thresholds; 0 without a review.
int mistakesIn(const PastGame& game);

enum class Outcome { Any, Won, Lost, Drawn, Watched, Alone };
enum class Period { Any, Today, Week, Month, Year }; ///< Week: the last seven days; Month and Year: of the calendar

/// Selects the games that match all of it.
struct PastFilter {
    QString game; ///< id; empty: any
    std::string opponent; ///< bot at the table; empty: any
    Outcome outcome = Outcome::Any;
    Period period = Period::Any;
    bool withMistakes = false;
    std::set<qint64> ids; ///< HistoryEntry::id; empty: any
    /// Words that must all occur in the notes, the seed (as digits) or the opponents' names, in any case.
    QString search;
};

/// The name of a bot by its id, for the search.
using NameOf = std::function<QString(const std::string& bot)>;

enum class SortBy { When, Game, Against, Result, Score, Time, Mistakes, Luck };

/// The indices of the selected games in order; equal ones newest first. Games whose key is unknown come last in both
/// directions. `today` is the person's date.
std::vector<int> selectedGames(const std::vector<PastGame>& games, const PastFilter& filter, SortBy by, bool descending,
                               const QDate& today, const NameOf& nameOf);

/// All bots that played with a person, the most frequent first, then by id.
std::vector<std::string> opponentsIn(const std::vector<PastGame>& games, const QString& game = {});

} // namespace parlour
