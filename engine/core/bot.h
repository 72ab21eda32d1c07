// A bot: one function from a question to an action. It sees a View and nothing else. Implemented in the ai rooms.
#pragma once

#include "engine/core/game.h"
#include "engine/core/guest.h"
#include "engine/core/report.h"

#include <any>
#include <memory>
#include <stop_token>

namespace parlour {

/// Where the random numbers of one decision come from. Made into a generator only by those who need one.
struct Luck {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;
    Rng rng() const { return Rng::stream(seed, Purpose::Player, index); }
};

/// What a bot is asked. Valid during the call only.
template <class G>
struct Question {
    const typename G::View& view;
    const ActionList<G>& legal; ///< at least two: a forced action is not asked
    Luck luck;
    std::stop_token stop; ///< when it asks to stop, answer at once with the best so far
    Report* report = nullptr; ///< to be filled if not null
    int step = 0; ///< steps of the match before this one
};

/// A question with its types erased: a plain value that can travel to another thread.
struct AnyQuestion {
    std::any view; ///< the game's View
    std::vector<std::string> legal; ///< in the game's notation; the first does least
    Luck luck;
    int step = 0; ///< steps of the match before this one
};

/// A bot of any game.
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

/// A bot of game G.
template <class G>
class Bot : public AnyBot {
public:
    /// One of `question.legal`, or such a one with something of the bot's own, if the game has that.
    virtual typename G::Action choose(const Question<G>& question) = 0;

    std::string answer(const AnyQuestion& question, std::stop_token stop, Report* report) final
    {
        ActionList<G> legal;
        for (const std::string& text : question.legal)
            legal.push_back(*G::parseAction(text));
        const auto& view = std::any_cast<const typename G::View&>(question.view);
        return G::toText(choose({view, legal, question.luck, std::move(stop), report, question.step}));
    }
};

} // namespace parlour
