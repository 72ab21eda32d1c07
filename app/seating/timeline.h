// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log lines and scrubber marks of all steps of a game, as its viewer may know them. Grows with the game and shrinks with
// an undo. A step that was just played is not replayed: the session's match already includes it.
#pragma once

#include "app/seating/positions.h"
#include "app/session/game_line.h"

namespace parlour {

/// The contribution of one step to log and scrubber.
struct TimelineStep {
    Step step;
    QString part; ///< the name of the part of the game that begins with it; empty: none begins
    std::vector<LogLine> lines;
};

/// The log lines of a step as sentences for a screen reader, with names.
QString spokenLines(const TimelineStep& step, const std::vector<SeatInfo>& seats);

class Timeline {
public:
    Timeline(const GameTable& table, const GameLine& line) : table_(table), line_(line) {}

    /// Follows the record. Returns the number of first steps whose lines are unchanged.
    int update(Viewer viewer, const std::vector<SeatInfo>& seats);
    /// Drops all lines, so that update() makes them again: language or names have changed.
    void forget()
    {
        steps_.clear();
        undone_ = false;
    }
    const std::vector<TimelineStep>& steps() const { return steps_; }

private:
    int add(int index, const AnyMatch& match, Viewer viewer, const std::vector<SeatInfo>& seats);
    int forgetUndone();
    std::vector<LogLine> faultLines(int index) const;

    const GameTable& table_;
    const GameLine& line_;
    Viewer viewer_;
    bool undone_ = false; ///< lines of some steps were removed (TimeTravel)
    std::vector<TimelineStep> steps_;
};

} // namespace parlour
