// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games as the history lists them: what is known of each, which of them are wanted and in which order. Plain values
// and pure functions; filled by the history page's reader, which has the words and figures of a game's table. Knows no game.
#pragma once

#include "app/analysis/review_cache.h"
#include "app/store/history.h"

#include <QDate>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A decision that cost something, as its review has it.
struct CostlyDecision {
    qint64 game = 0; ///< HistoryEntry::id
    int step = 0; ///< of the record: the position before it is the one that was decided
    double loss = 0; ///< of the win, 0 to 1; of who plays alone, points
    std::string taken; ///< in the game's notation
    std::string best;
};

/// The decisions of a review that are doubtful or worse, in order.
std::vector<CostlyDecision> costlyDecisions(const Review& review, qint64 game);

struct PastGame {
    HistoryEntry entry;
    /// By the person's eyes and by the analyst of today, whole; who was not at the table has none.
    std::optional<ReviewFigures> review;

    // What only the saved game itself tells; empty until it was read.
    bool isRead = false;
    QString problem; ///< why it cannot be read, or not all of it; empty: it is sound
    QString score; ///< "3 : 1", in the language of the window
    std::optional<int> points; ///< in games that compare them
    QString notes;
    std::uint64_t seed = 0;
    int played = 0; ///< seconds; 0: not known
    int hints = 0;
    std::vector<CostlyDecision> costly;
};

/// How a game ended for the person: 1 won, 0 neither, -1 lost; nothing if it was watched or played alone.
std::optional<int> outcomeOf(const HistoryEntry& entry);
/// Played by a person with nobody else at the table.
bool isAlone(const HistoryEntry& entry);
/// Mistakes and blunders, by the usual thresholds; 0 without a review.
int mistakesIn(const PastGame& game);

enum class Outcome { Any, Won, Lost, Drawn, Watched, Alone };
enum class Period { Any, Today, Week, Month, Year }; ///< Week: the last seven days; Month and Year: those of the calendar

/// Which games are wanted: those that fit all of it.
struct PastFilter {
    QString game; ///< id; empty: any
    std::string opponent; ///< bot that sat there; empty: any
    Outcome outcome = Outcome::Any;
    Period period = Period::Any;
    bool withMistakes = false;
    /// Words that all are found in the notes, the seed (its digits, in any case) or the opponents' names, whatever case.
    QString search;
};

/// Names for what is searched: of a bot by its id.
using NameOf = std::function<QString(const std::string& bot)>;

enum class SortBy { When, Game, Against, Result, Score, Time, Mistakes, Luck };

/// The numbers of those wanted, in order; equal ones newest first. What is not known of a game comes last either way.
/// `today`: the person's.
std::vector<int> wantedOf(const std::vector<PastGame>& games, const PastFilter& filter, SortBy by, bool descending,
                          const QDate& today, const NameOf& nameOf);

/// Every bot that sat with a person, by how often, then by id.
std::vector<std::string> opponentsIn(const std::vector<PastGame>& games, const QString& game = {});

} // namespace parlour
