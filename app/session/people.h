// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The persons of a game, who may share its screen: whose answer is awaited, and what they may undo. Used by Session.
#pragma once

#include "app/session/game_line.h"

#include <optional>

namespace parlour {

class People {
public:
    /// `line` outlives this.
    explicit People(const GameLine& line) : line_(line) {}

    /// As Session::setPresent.
    void setPresent(std::optional<Seat> seat);
    bool isShared() const { return present_.has_value(); }
    /// As Session::awaited.
    Seat awaited() const;
    /// As Session::asked.
    Seat asked() const;
    /// As Session::canUndo.
    bool canUndo(bool overReveals) const;

private:
    bool revealed(int index) const;

    const GameLine& line_;
    std::optional<Seat> present_; ///< at the screen; -1: nobody; nullopt: all
    std::optional<Seat> viewer_; ///< the person who was at the screen last
};

} // namespace parlour
