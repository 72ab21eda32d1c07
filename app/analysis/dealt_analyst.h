// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of a position whose View depends on the deal, as where cards are gone unseen: means over several deals. Used by
// the position sheet. Knows no game.
#pragma once

#include "engine/core/any_analyst.h"

#include <memory>

namespace parlour {

class DealtAnalyst : public AnyAnalyst {
public:
    /// `views`: of the same seat in further deals of the position that is asked about.
    DealtAnalyst(std::unique_ptr<AnyAnalyst> analyst, std::vector<std::any> views)
        : analyst_(std::move(analyst)),
          views_(std::move(views))
    {
    }

    int version() const override { return analyst_->version(); }
    Luck luckOf(const std::any& view) override { return analyst_->luckOf(view); }
    /// The errors are those of the means over these deals, which are the same for all actions.
    Analysis analyse(const AnyQuestion& question, stop_token stop, const AnalysisWatcher& watcher = {}) override;
    /// In the deal of the question alone.
    std::optional<Comparison> compare(const AnyQuestion& question, std::size_t first, std::size_t second,
                                      stop_token stop) override
    {
        return analyst_->compare(question, first, second, stop);
    }
    Estimate value(const std::any& view, Luck luck, stop_token stop, int simulations = 0) override
    {
        return analyst_->value(view, luck, stop, simulations);
    }

private:
    std::unique_ptr<AnyAnalyst> analyst_;
    std::vector<std::any> views_;
};

} // namespace parlour
