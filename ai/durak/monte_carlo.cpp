// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// durak.monte-carlo: plain determinized Monte Carlo, the yardstick of searching players. 2,000 rollouts a decision, shared
// evenly by the actions, from uniformly random consistent deals; all seats use the price policy. No inference from declined
// cards, no exact endings.
#include "ai/core/analyst_bot.h"
#include "ai/durak/durak_bots.h"
#include "ai/durak/rollouts.h"

namespace parlour::durak {

namespace {

class MonteCarlo final : public Bot<Durak> {
public:
    Action choose(const Question<Durak>& question) override
    {
        const auto best = [](const RolloutValue& a, const RolloutValue& b) { return a.share.value < b.share.value; };
        std::vector<RolloutValue> sampled(question.legal.size());
        if (auto sampler = DealSampler::of(question.view)) {
            Rng rng = question.luck.rng();
            RolloutOptions options{
                {}, question.simulations > 0 ? question.simulations : kMonteCarloRollouts, false, question.stop};
            sampled = sampleActions(question.view, {question.legal.begin(), question.legal.size()}, *sampler, options, rng);
        }
        const auto at = std::max_element(sampled.begin(), sampled.end(), best) - sampled.begin();
        const Action action = question.legal[static_cast<std::size_t>(at)];
        if (question.report) {
            Analysis analysis;
            for (const RolloutValue& each : sampled)
                analysis.actions.push_back({each.share, {}, 0, {}});
            report(question, analysis, action);
            question.report->decimals = 3;
            question.report->verdict = SAY("Reason", "Wins the most of its simulated games");
        }
        return action;
    }
};

} // namespace

std::unique_ptr<AnyBot> makeMonteCarlo(const Resources&)
{
    return std::make_unique<MonteCarlo>();
}

} // namespace parlour::durak
