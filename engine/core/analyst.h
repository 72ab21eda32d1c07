// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A typed analyst: evaluates each action for the seat that is asked. A master plays by its analyst (ai/core/analyst_bot.h);
// hints and reviews ask the same one. Implemented in the ai rooms; sees a View and nothing else, as a bot does.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/core/bot.h"
#include "engine/core/field_hash.h"

namespace parlour {

/// An analyst of game G. It keeps no state that changes its answers.
template <class G>
class Analyst : public AnyAnalyst {
public:
    /// AnyAnalyst::analyse, typed. `question.report` is not filled.
    virtual Analysis evaluate(const Question<G>& question, const AnalysisWatcher& watcher = {}) = 0;
    /// AnyAnalyst::value, typed.
    virtual Estimate valueOf(const typename G::View& view, Luck luck, const stop_token& stop, int simulations = 0) = 0;
    /// AnyAnalyst::warmUp, typed.
    virtual void warmUpFor(const typename G::View& /*view*/, const stop_token& /*stop*/) {}
    /// AnyAnalyst::compare, typed.
    virtual std::optional<Comparison> comparisonOf(const Question<G>& /*question*/, std::size_t /*first*/,
                                                   std::size_t /*second*/)
    {
        return {};
    }
    // AnyAnalyst::beliefs and copies, typed.
    virtual std::vector<PlaceBelief> beliefsOf(const typename G::View& /*view*/, const stop_token& /*stop*/) { return {}; }
    virtual int copiesOf(const typename G::View& /*seer*/, const typename G::View& /*owner*/, const std::string& /*value*/)
    {
        return 0;
    }
    /// AnyAnalyst::deal, typed.
    virtual std::optional<typename G::State> dealOf(const typename G::View& /*view*/, Rng& /*rng*/) { return {}; }
    // AnyAnalyst::points, isBlind, isWorthItsBest and between, typed.
    virtual std::optional<Estimate> pointsOf(const typename G::View& /*view*/, const stop_token& /*stop*/) { return {}; }
    virtual bool isBlindView(const typename G::View& /*view*/, const stop_token& /*stop*/) { return false; }
    virtual bool isViewWorthItsBest(const typename G::View& /*view*/) { return false; }
    virtual std::optional<Estimate> valueBetween(const typename G::View& /*before*/, const typename G::View& /*after*/,
                                                 const stop_token& /*stop*/)
    {
        return {};
    }

    Luck luckOf(const std::any& view) final
    {
        constexpr std::uint64_t kSeed = 0xA11A1757; // never that of a game
        FieldHash hash;
        G::fields(viewIn(view), hash);
        return {kSeed, hash.value()};
    }
    void warmUp(const std::any& view, stop_token stop) final { warmUpFor(viewIn(view), stop); }
    Analysis analyse(const AnyQuestion& question, stop_token stop, const AnalysisWatcher& watcher = {}) final
    {
        return evaluate(typed(question, std::move(stop)), watcher);
    }
    std::optional<Comparison> compare(const AnyQuestion& question, std::size_t first, std::size_t second,
                                      stop_token stop) final
    {
        return comparisonOf(typed(question, std::move(stop)), first, second);
    }
    Estimate value(const std::any& view, Luck luck, stop_token stop, int simulations) final
    {
        return valueOf(viewIn(view), luck, stop, simulations);
    }
    std::vector<PlaceBelief> beliefs(const std::any& view, const stop_token& stop) final
    {
        return beliefsOf(viewIn(view), stop);
    }
    std::any deal(const std::any& view, Rng& rng) final
    {
        auto state = dealOf(viewIn(view), rng);
        return state ? std::any(*std::move(state)) : std::any();
    }
    int copies(const std::any& seer, const std::any& owner, const std::string& value) final
    {
        return copiesOf(viewIn(seer), viewIn(owner), value);
    }
    std::optional<Estimate> points(const std::any& view, const stop_token& stop) final
    {
        return pointsOf(viewIn(view), stop);
    }
    bool isBlind(const std::any& view, const stop_token& stop) final { return isBlindView(viewIn(view), stop); }
    bool isWorthItsBest(const std::any& view) final { return isViewWorthItsBest(viewIn(view)); }
    std::optional<Estimate> between(const std::any& before, const std::any& after, const stop_token& stop) final
    {
        return valueBetween(viewIn(before), viewIn(after), stop);
    }

private:
    Question<G> typed(const AnyQuestion& question, stop_token stop)
    {
        return {viewIn(question.view),
                std::any_cast<const ActionList<G>&>(question.legal),
                luckOf(question.view),
                std::move(stop),
                nullptr,
                question.step,
                question.simulations};
    }
    static const typename G::View& viewIn(const std::any& view) { return std::any_cast<const typename G::View&>(view); }
};

} // namespace parlour
