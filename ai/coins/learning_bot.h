// A player that learns: it chooses as its learner's strategy says, now and then something else, and keeps what it decided.
// Used where matches are played by the engine's rules, against any bot.
#pragma once

#include "ai/coins/learner.h"
#include "ai/coins/outlook.h"
#include "engine/base/rng.h"
#include "engine/coins/coins.h"
#include "engine/core/bot.h"

#include <bit>

namespace parlour::coins {

/// The choice of a learner in a situation; out of 65,536 decisions `tries` are of another kind, any choice alike.
inline std::uint8_t pickChoice(const Learner& learner, std::uint32_t situation, unsigned tries, std::uint64_t bits,
                               Decision& decision)
{
    decision.situation = situation;
    decision.value = learner.cell(situation).value;
    decision.tried = (bits & 0xFFFFU) < tries;
    if (decision.tried) {
        unsigned left = learner.allowed(situation);
        auto skip = static_cast<unsigned>((bits >> 16 & 0xFFFFU) % static_cast<unsigned>(std::popcount(left)));
        for (; skip > 0; --skip)
            left &= left - 1;
        return decision.choice = static_cast<std::uint8_t>(std::countr_zero(left));
    }
    float left = static_cast<float>(bits >> 40) * 0x1.0p-24F;
    const auto& chance = learner.cell(situation).chance;
    for (std::size_t choice = 0; choice < kMaxChoices; ++choice)
        if ((left -= chance[choice]) < 0)
            return decision.choice = static_cast<std::uint8_t>(choice);
    return decision.choice = static_cast<std::uint8_t>(std::max_element(chance.begin(), chance.end()) - chance.begin());
}

/// `Numbering` turns an Outlook into a situation of the learner.
template <std::uint32_t (*numbering)(const Outlook&)>
class LearningBot final : public Bot<Coins> {
public:
    /// Refers to both. `tries` as in pickChoice.
    LearningBot(const Learner& learner, Path& path, unsigned tries) : learner_(learner), path_(path), tries_(tries) {}

    Action choose(const Question<Coins>& question) override
    {
        const Outlook outlook = Outlook::of(question.view);
        const auto choice =
            pickChoice(learner_, numbering(outlook), tries_, question.luck.rng().next(), path_.emplace_back());
        const Move move = outlook.moveOf(static_cast<Option>(choice));
        return {move, toMemory(outlook.after(move))};
    }

private:
    const Learner& learner_;
    Path& path_;
    unsigned tries_;
};

} // namespace parlour::coins
