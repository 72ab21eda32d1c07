// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An exploiter of one bot, as `exploit coup` trains and measures it. Knows nothing of the bot but its play.
#pragma once

#include "ai/coup/multiplayer/multiplayer_features.h"
#include "engine/base/index.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

/// All hands of a Match<Coup>, by seat.
template <class Match>
Hands handsOf(const Match& match)
{
    Hands hands;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        hands[asIndex(seat)] = match.look(seat).hand;
    return hands;
}

class Learner : public Bot<Coup> {
public:
    explicit Learner(std::uint64_t seed) : seed_(seed) {}

    /// Begins a match. If it learns, the result is recorded.
    void begin(bool learns)
    {
        rng_ = Rng::stream(seed_, Purpose::Analysis, static_cast<std::uint64_t>(matches_));
        learns_ = learns;
        matches_ += learns ? 1 : 0;
        forget();
    }
    /// Shows all hands at the time of the decision that was taken last. They may be used to learn, not to play.
    virtual void reveal(const Hands&) {}
    /// Ends a match with its share of the win.
    virtual void end(double share) = 0;

protected:
    virtual void forget() = 0; ///< the decisions of the match before

    std::int64_t matches_ = 0; ///< learnt from
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    bool learns_ = false;

private:
    std::uint64_t seed_;
};

} // namespace parlour::coup
