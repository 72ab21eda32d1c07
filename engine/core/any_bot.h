// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot of any game and its question, with the types erased: for sessions, threads and the command line. Typed code
// (simulation, contests, search) uses Bot<G>.
#pragma once

#include "engine/base/rng.h"
#include "engine/base/stop.h"
#include "engine/core/goal.h"
#include "engine/core/report.h"

#include <any>
#include <string>
#include <vector>

namespace parlour {

/// The random stream of one decision. Only bots that need random numbers pay for a generator.
struct Luck {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;
    Rng rng() const { return Rng::stream(seed, Purpose::Player, index); }
};

/// A question with its types erased: a plain value that can travel to another thread.
struct AnyQuestion {
    std::any view; ///< the game's View
    std::any legal; ///< its ActionList; the first does least
    bool isForced = false; ///< only one action is legal; then no bot is asked
    Luck luck;
    int step = 0; ///< steps of the match before this one
    std::vector<std::string> (*toTexts)(const std::any& legal) = nullptr;
    Goal goal = {}; ///< for the eyes of people; no bot is told
    int simulations = 0; ///< as in Question
    /// The list without the actions that are not in `texts`.
    std::any (*among)(const std::any& legal, const std::vector<std::string>& texts) = nullptr;
    /// The action that stands for all that do the same (G::canonical); null: each stands for itself.
    std::string (*canonical)(const std::any& view, const std::string& action) = nullptr;

    /// The legal actions in the game's notation.
    std::vector<std::string> legalTexts() const { return toTexts(legal); }
    /// Keeps those of the legal actions that are in `texts`.
    void keepAmong(const std::vector<std::string>& texts) { legal = among(legal, texts); }
    std::string canonicalText(const std::string& action) const { return canonical ? canonical(view, action) : action; }
    /// Keeps one of the legal actions that do the same.
    void keepDistinct()
    {
        std::vector<std::string> texts = canonical ? legalTexts() : std::vector<std::string>();
        std::erase_if(texts, [this](const std::string& each) { return canonical(view, each) != each; });
        if (canonical)
            keepAmong(texts);
    }
};

class Guest; // engine/core/guest.h

/// A bot of game G (engine/core/bot.h).
template <class G>
class Bot;

class AnyBot {
public:
    virtual ~AnyBot() = default;
    /// The interface of a bot in another process, which is also told about its match; null for our own bots.
    virtual Guest* guest() { return nullptr; }
    /// True if it always takes the first legal action; then contests take that without asking.
    virtual bool doesLeast() const { return false; }
    /// An allowed action in the game's notation: one of `question.legal`, possibly with data of the bot's own where the game
    /// has that. Fills `report` unless it is null. Never throws.
    virtual std::string answer(const AnyQuestion& question, stop_token stop, Report* report) = 0;
};

} // namespace parlour
