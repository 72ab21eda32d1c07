// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot of any game, and what it is asked, with the types erased: for sessions, threads and the command line. Typed code
// (simulation, contests, search) does not come here.
#pragma once

#include "engine/base/rng.h"
#include "engine/core/guest.h"
#include "engine/core/report.h"

#include <any>
#include <stop_token>
#include <string>
#include <vector>

namespace parlour {

/// Where the random numbers of one decision come from. Made into a generator only by those who need one.
struct Luck {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;
    Rng rng() const { return Rng::stream(seed, Purpose::Player, index); }
};

/// A question with its types erased: a plain value that can travel to another thread.
struct AnyQuestion {
    std::any view; ///< the game's View
    std::any legal; ///< its ActionList; the first does least
    bool isForced = false; ///< there is only one legal action; then no bot is asked
    Luck luck;
    int step = 0; ///< steps of the match before this one
    std::vector<std::string> (*toTexts)(const std::any& legal) = nullptr;
    int simulations = 0; ///< how much to think, as in Question

    /// The legal actions in the game's notation.
    std::vector<std::string> legalTexts() const { return toTexts(legal); }
};

/// A bot of game G (engine/core/bot.h).
template <class G>
class Bot;

class AnyBot {
public:
    virtual ~AnyBot() = default;
    /// Null, unless the bot comes from outside and must be told of its match besides the questions.
    virtual Guest* guest() { return nullptr; }
    /// Does it always take the first legal action? Then contests take that and do not ask.
    virtual bool doesLeast() const { return false; }
    /// Answers in the game's notation with an action that the rules allow: one of `question.legal`, or such a one with
    /// something of the bot's own, if the game has that. Never throws.
    virtual std::string answer(const AnyQuestion& question, std::stop_token stop, Report* report) = 0;
};

} // namespace parlour
