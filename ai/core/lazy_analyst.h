// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst whose shared table is loaded at its first question, as LazyBot is for bots.
#pragma once

#include "ai/core/lazy_table.h"
#include "engine/core/analyst.h"

namespace parlour {

/// Wraps an analyst that needs a table. The table is loaded or solved on the calling thread. If stopped meanwhile, every
/// action gets kUnknownShare. The View must have a member `rules`.
template <class G, class Table>
class LazyAnalyst final : public Analyst<G> {
    using Lazy = LazyTable<G, Table, Analyst<G>>;

public:
    /// `version` and `isSampling` must match the analysts that `make` returns.
    LazyAnalyst(int version, typename Lazy::Find find, typename Lazy::Make make, bool isSampling = false)
        : version_(version),
          isSampling_(isSampling),
          lazy_(std::move(find), std::move(make))
    {
    }

    int version() const override { return version_; }
    bool isSampling() const override { return isSampling_; }

    void warmUpFor(const typename G::View& view, const stop_token& stop) override
    {
        if (Analyst<G>* analyst = lazy_.get(view.rules, stop))
            analyst->warmUpFor(view, stop);
    }

    Analysis evaluate(const Question<G>& question, const AnalysisWatcher& watcher) override
    {
        if (Analyst<G>* analyst = lazy_.get(question.view.rules, question.stop))
            return analyst->evaluate(question, watcher);
        Analysis nothing;
        nothing.actions.resize(question.legal.size(), {kUnknownShare, {}, 0, {}});
        nothing.actions.front().frequency = 1;
        return nothing;
    }

    std::optional<Comparison> comparisonOf(const Question<G>& question, std::size_t first, std::size_t second) override
    {
        Analyst<G>* analyst = lazy_.get(question.view.rules, question.stop);
        return analyst ? analyst->comparisonOf(question, first, second) : std::nullopt;
    }

    Estimate valueOf(const typename G::View& view, Luck luck, const stop_token& stop, int simulations) override
    {
        Analyst<G>* analyst = lazy_.get(view.rules, stop);
        return analyst ? analyst->valueOf(view, luck, stop, simulations) : kUnknownShare;
    }
    std::vector<PlaceBelief> beliefsOf(const typename G::View& view, const stop_token& stop) override
    {
        Analyst<G>* analyst = lazy_.get(view.rules, stop);
        return analyst ? analyst->beliefsOf(view, stop) : std::vector<PlaceBelief>();
    }
    std::optional<typename G::State> dealOf(const typename G::View& view, Rng& rng) override
    {
        Analyst<G>* analyst = lazy_.get(view.rules, {});
        return analyst ? analyst->dealOf(view, rng) : std::nullopt;
    }
    int copiesOf(const typename G::View& seer, const typename G::View& owner, const std::string& value) override
    {
        Analyst<G>* analyst = lazy_.get(seer.rules, {});
        return analyst ? analyst->copiesOf(seer, owner, value) : 0;
    }
    std::optional<Estimate> pointsOf(const typename G::View& view, const stop_token& stop) override
    {
        Analyst<G>* analyst = lazy_.get(view.rules, stop);
        return analyst ? analyst->pointsOf(view, stop) : std::nullopt;
    }
    bool isBlindView(const typename G::View& view, const stop_token& stop) override
    {
        Analyst<G>* analyst = lazy_.get(view.rules, stop);
        return analyst && analyst->isBlindView(view, stop);
    }
    std::optional<Estimate> valueBetween(const typename G::View& before, const typename G::View& after,
                                         const stop_token& stop) override
    {
        Analyst<G>* analyst = lazy_.get(before.rules, stop);
        return analyst ? analyst->valueBetween(before, after, stop) : std::nullopt;
    }

private:
    int version_;
    bool isSampling_;
    Lazy lazy_;
};

} // namespace parlour
