// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An exploiter of one opponent at a table of two, as `exploit coup` trains and measures it. Knows nothing of its opponent
// but the play.
#pragma once

#include "engine/core/bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

class Learner : public Bot<Coup> {
public:
    /// Begins a match. If it learns, the result is recorded.
    virtual void begin(bool learns) = 0;
    /// Shows the opponent's hand at the time of the decision that was taken last. It may be used to learn, not to play.
    virtual void reveal(const Hand&) {}
    /// Ends a match with its share of the win.
    virtual void end(double share) = 0;
};

} // namespace parlour::coup
