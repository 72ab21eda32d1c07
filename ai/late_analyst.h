// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst that needs one of the shared tables, and asks for it when it is first asked itself; as LateBot is for bots.
#pragma once

#include "ai/late_table.h"
#include "engine/core/analyst.h"

namespace parlour {

/// An analyst that reckons by a table, which is asked for on the thread that thinks. Stopped meanwhile it knows nothing:
/// half a win for everything, give or take half. The View has the rules as `rules`.
template <class G, class Table>
class LateAnalyst final : public Analyst<G> {
    using Late = LateTable<G, Table, Analyst<G>>;

public:
    /// `version` and `isSampling` are those of the analysts that `make` makes.
    LateAnalyst(int version, typename Late::Find find, typename Late::Make make, bool isSampling = false)
        : version_(version),
          isSampling_(isSampling),
          late_(std::move(find), std::move(make))
    {
    }

    int version() const override { return version_; }
    bool isSampling() const override { return isSampling_; }

    Analysis evaluate(const Question<G>& question, const AnalysisWatcher& watcher) override
    {
        if (Analyst<G>* analyst = late_.get(question.view.rules, question.stop))
            return analyst->evaluate(question, watcher);
        Analysis nothing;
        nothing.actions.resize(question.legal.size(), {kUnknownShare, {}, 0, {}});
        nothing.actions.front().frequency = 1;
        return nothing;
    }

    Estimate valueOf(const typename G::View& view, Luck luck, const std::stop_token& stop, int simulations) override
    {
        Analyst<G>* analyst = late_.get(view.rules, stop);
        return analyst ? analyst->valueOf(view, luck, stop, simulations) : kUnknownShare;
    }
    std::optional<Estimate> pointsOf(const typename G::View& view, const std::stop_token& stop) override
    {
        Analyst<G>* analyst = late_.get(view.rules, stop);
        return analyst ? analyst->pointsOf(view, stop) : std::nullopt;
    }
    bool isBlindView(const typename G::View& view, const std::stop_token& stop) override
    {
        Analyst<G>* analyst = late_.get(view.rules, stop);
        return analyst && analyst->isBlindView(view, stop);
    }
    std::optional<Estimate> valueBetween(const typename G::View& before, const typename G::View& after,
                                         const std::stop_token& stop) override
    {
        Analyst<G>* analyst = late_.get(before.rules, stop);
        return analyst ? analyst->valueBetween(before, after, stop) : std::nullopt;
    }

private:
    int version_;
    bool isSampling_;
    Late late_;
};

} // namespace parlour
