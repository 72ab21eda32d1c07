// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long a game was played: the time between one step and the next, except breaks. Used by the session, which tells it
// the time; it has no clock of its own.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace parlour {

class PlayClock {
public:
    /// Who takes longer over a step is away, as far as anybody can tell: so much of it counts, in ms.
    static constexpr qint64 kLongestThought = 120'000;

    /// A game that was played for so long already.
    void start(int seconds)
    {
        played_ = 1000 * qint64{seconds};
        last_.reset();
    }
    /// A step is taken, `now` ms after whatever the others were counted from.
    void step(qint64 now)
    {
        if (last_)
            played_ += std::clamp(now - *last_, qint64{0}, kLongestThought);
        last_ = now;
    }
    int seconds() const { return static_cast<int>(played_ / 1000); }

private:
    qint64 played_ = 0; ///< ms
    std::optional<qint64> last_; ///< when the last step was taken
};

} // namespace parlour
