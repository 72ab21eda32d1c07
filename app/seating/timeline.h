// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game walked through once, step by step, as its viewer may know it: log lines and marks for the scrubber. Grows with the
// game and shrinks with an undo. The step that was just played costs no rule step: the session's match stands behind it.
#pragma once

#include "app/seating/positions.h"
#include "app/session/session.h"

namespace parlour {

/// What one step adds to the log and to the scrubber.
struct TimelineStep {
    Step step;
    bool beginsPart = false;
    std::vector<LogLine> lines;
};

/// The lines of a step for who listens: sentences, with the names before them.
QString spokenLines(const TimelineStep& step, const std::vector<SeatInfo>& seats);

class Timeline {
public:
    Timeline(const GameTable& table, const Session& session) : table_(table), session_(session) {}

    /// Catches up with the record. How many of its first steps are as they were.
    int update(Viewer viewer, const std::vector<SeatInfo>& seats);
    /// The words are to be made anew: another language, other names.
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
    const Session& session_;
    Viewer viewer_;
    bool undone_ = false; ///< some steps are told no more
    std::vector<TimelineStep> steps_;
};

} // namespace parlour
