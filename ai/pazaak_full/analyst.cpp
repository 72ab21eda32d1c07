// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/analyst.h"

#include <algorithm>

namespace parlour::pazaak_full {

namespace {

Estimate estimate(double share)
{
    // Only a match that is decided has exactly these values.
    return {share, share == 0 || share == 1 ? 0 : kModelError};
}

Sentence reasonOf(const View& view, const Action& action)
{
    if (action.kind == Action::Kind::ChooseDeck)
        return {};
    Board board = view.boards[at(view.seat)];
    if (action.plays)
        lay(board, action.play);
    const Board& theirs = view.boards[at(view.other())];
    if (board.bust())
        return {SAY("Reason", "Goes over 20")};
    if (board.full() && view.rules.nine == Nine::Wins)
        return {SAY("Reason", "Nine cards win the set")};
    if (action.kind == Action::Kind::Stand && theirs.standing) {
        const int order = compare(board, theirs);
        return {order > 0        ? SAY("Reason", "%1 beats %2")
                    : order == 0 ? SAY("Reason", "%1 ties with %2")
                                 : SAY("Reason", "%1 loses to %2"),
                {board.total, theirs.total}};
    }
    if (action.plays)
        return {SAY("Reason", "Makes it %1, with one side card fewer for later sets"), {board.total}};
    if (action.kind == Action::Kind::Stand)
        return {};
    const auto [left, bust] = view.houseRisk();
    return bust == 0 ? Sentence(SAY("Reason", "No card can bust %1"), {board.total})
                     : Sentence(SAY("Reason", "Of %1 cards left, %2 bust it"), {left, bust});
}

class ModelAnalyst final : public Analyst<PazaakFull> {
public:
    explicit ModelAnalyst(const Resources& resources) : evaluator_(resources) {}

    int version() const override { return kAnalystVersion; }

    Analysis evaluate(const Question<PazaakFull>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        Analysis analysis;
        analysis.actions.resize(question.legal.size());
        const std::vector<double> values = evaluator_.valuesOf(view, question.legal, question.stop);
        if (values.empty()) {
            for (ActionValue& each : analysis.actions)
                each.share = kUnknownShare;
            analysis.actions.front().frequency = 1;
            return analysis;
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            analysis.actions[i].share = estimate(values[i]);
            analysis.actions[i].why = reasonOf(view, question.legal[i]);
        }
        analysis.actions[at(std::max_element(values.begin(), values.end()) - values.begin())].frequency = 1;
        if (!view.deck.empty()) {
            const auto [left, bust] = view.houseRisk();
            analysis.facts.push_back(
                {SAY("Reason", "Chance that the next card busts"), static_cast<double>(bust) / std::max(1, left)});
        }
        return analysis;
    }

    Estimate valueOf(const View& view, Luck, const std::stop_token& stop, int) override
    {
        const auto value = evaluator_.valueOf(view, stop);
        return !value ? kUnknownShare : view.over ? Estimate{*value, 0} : estimate(*value);
    }

    std::optional<Estimate> valueBetween(const View& before, const View& after, const std::stop_token& stop) override
    {
        const auto value = evaluator_.valueBetween(before, after, stop);
        return value ? std::optional(estimate(*value)) : std::nullopt;
    }

private:
    Evaluator evaluator_;
};

} // namespace

std::unique_ptr<Analyst<PazaakFull>> makeModelAnalyst(const Resources& resources)
{
    return std::make_unique<ModelAnalyst>(resources);
}

} // namespace parlour::pazaak_full
