// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest with people as they follow it: rounds in which everybody plays once, the table of points after some of them, and
// the next match at the table. Everything follows from the results in the contest's file; nothing else is stored. The bots'
// matches of a round are told when the people have played theirs, although they may have been played long before.
#pragma once

#include "app/contest/contest_folder.h"

namespace parlour {

/// A match of a tournament.
struct Fixture {
    int pairing = 0;
    std::int64_t index = 0; ///< in the pairing, from 0
    int first = 0, second = 0; ///< entrants
    bool hasPerson = false;
    /// The points of both once it was played. A match that a game does not count as lost has 1.
    std::optional<std::pair<double, double>> points = {};
    bool isDraw = false;
    int firstExtra = 0, secondExtra = 0; ///< extra scores; 0 in games without one
};

/// A line of the table of points.
struct PointsLine {
    int entrant = 0;
    int place = 1; ///< shared by equal entrants
    int played = 0, won = 0, drawn = 0, lost = 0;
    double points = 0;
    std::int64_t extra = 0; ///< the sum of the extra score
};

struct Tournament {
    std::shared_ptr<const ContestSnapshot> now; ///< null if the file cannot be read
    QString problem; ///< as that of ReadContest
    /// The matches by round. In a league each entrant plays once in a round, or pauses if their number is odd; in a cup
    /// there are those that are known.
    std::vector<std::vector<Fixture>> rounds;

    /// The number of rounds at the beginning in which no match of a person is left.
    int completeRounds() const;
    /// Whether this match is told: it was played, in a complete round or by a person.
    bool isTold(int round, const Fixture& fixture) const;
    /// The table of points over the told matches, best first. `rounds` limits it to the first ones; -1: all.
    std::vector<PointsLine> table(int rounds = -1) const;
    /// The points of `one` against `other` over the told matches; nullopt before the first.
    std::optional<std::pair<double, double>> between(int one, int other) const;
    /// The next match of a person, with its round; null if none is left.
    const PersonMatch* next() const;
    /// The round of next(), from 0; -1 without one.
    int nextRound() const;
    bool isCup() const { return now->plan.shape.format == Format::Cup; }
    bool isOver() const { return now->table.isFinished; }
};

/// Reads a contest as readContest() does, in the background.
Tournament readTournament(const QString& path, bool isPlayed = false);

/// The rounds of a league of `entrants`: pairs of entrants by round. Everybody meets everybody once.
std::vector<std::vector<std::pair<int, int>>> leagueRounds(int entrants);

/// The number of matches that an entrant plays in a league; 0 in other formats, where it is not known before.
std::int64_t matchesOfEach(const ContestPlan& plan);

/// About how many seconds a person takes for a match: the decisions of a few random matches, at a usual pace.
double personsSecondsPerMatch(const ContestPlan& plan);

} // namespace parlour
