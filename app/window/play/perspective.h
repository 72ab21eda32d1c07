// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The game of a table as the viewer may know it: named seats, positions, and the lines of its steps. Owned by the table
// page; knows no game and no widget.
#pragma once

#include "app/seating/timeline.h"
#include "app/window/play/table_mode.h"

namespace parlour {

class Perspective {
public:
    /// `isClosed` returns whether the viewer must see its own hand only. All outlive this.
    Perspective(const GameTable& table, const Session& session, const Settings& settings, std::function<bool()> isClosed);

    /// Follows names and steps. Returns the number of first steps whose lines are unchanged. `isCovered`: makes no lines.
    int update(bool isCovered);
    /// Drops all lines, so that update() makes them again.
    void forget() { timeline_.forget(); }
    const std::vector<SeatInfo>& seats() const { return seats_; }
    const std::vector<TimelineStep>& steps() const { return timeline_.steps(); }

    Seat viewpoint() const { return viewpoint_; }
    void turnTo(Seat viewpoint) { viewpoint_ = viewpoint; }
    /// Whether all hands are shown where that is allowed; so at first.
    bool isOpen() const { return isOpen_; }
    void setOpen(bool open) { isOpen_ = open; }
    bool mayOpenHands() const { return !session_.line().hasPerson() || session_.line().isOver(); }
    Viewer viewer() const;

    /// The position at the cursor, with the story so far.
    Position now() const;
    /// The position after `step` steps of the line that is shown.
    Position after(int step, Viewer viewer) const;
    /// The game's texts, for a review.
    GameWords words() const;
    /// The lines of the step that led from one cursor to another, for screen readers; after a jump the situation at `now`.
    QString spokenMove(int from, int to, const Position& now) const;
    /// The last events since `person` acted, of those that all persons may know: "Anna attacks with nine of diamonds."
    QString news(Seat person) const;
    /// The seat that decides at the cursor and whose View may be seen; -1: none. In a game of people the one who is asked.
    Seat decider() const;

private:
    const GameTable& table_;
    const Session& session_;
    const Settings& settings_;
    std::function<bool()> isClosed_;
    Timeline timeline_;
    std::vector<SeatInfo> seats_;
    Seat viewpoint_;
    bool isOpen_ = true;
};

} // namespace parlour
