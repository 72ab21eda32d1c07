// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// durak.random: plays a uniformly random legal action. The baseline of the ladder and of tests.
#include "ai/durak/durak_bots.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

namespace {

class Random final : public Bot<Durak> {
public:
    Action choose(const Question<Durak>& question) override
    {
        Rng rng = question.luck.rng();
        const auto& legal = question.legal;
        const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (question.report) {
            question.report->chosen = toText(action);
            question.report->verdict =
                Sentence(SAY("Reason", "Drew one of %1 legal moves."), {static_cast<long long>(legal.size())});
        }
        return action;
    }
};

} // namespace

std::unique_ptr<AnyBot> makeRandom(const Resources&)
{
    return std::make_unique<Random>();
}

} // namespace parlour::durak
