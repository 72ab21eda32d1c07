// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The playing time of a game: the sum of the intervals between steps, except breaks. Used by the session, which passes the
// time; has no clock of its own.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace parlour {

class PlayClock {
public:
    /// The limit in ms that a single step counts; a longer interval is a break.
    static constexpr qint64 kLongestThought = 120'000;

    /// Starts with the playing time of a resumed game.
    void start(int seconds)
    {
        played_ = 1000 * qint64{seconds};
        last_.reset();
    }
    /// Counts a step at `now`, in ms since any fixed moment.
    void step(qint64 now)
    {
        if (last_)
            played_ += std::clamp(now - *last_, qint64{0}, kLongestThought);
        last_ = now;
    }
    int seconds() const { return static_cast<int>(played_ / 1000); }

private:
    qint64 played_ = 0; ///< ms
    std::optional<qint64> last_; ///< time of the last step
};

} // namespace parlour
