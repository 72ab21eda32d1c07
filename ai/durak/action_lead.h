// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The difference of two actions over the rollouts that their values come from.
#pragma once

#include "ai/durak/playouts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace parlour::durak {

/// How much the first action has more of some quantity than the second, on average. Each value of an analysis is that of the
/// best action less a mean over deals of both (RolloutValue), so the difference of any two is a weighted sum over playouts.
class ActionLead {
public:
    /// `values` are those of the analysis that was watched.
    ActionLead(const Playouts& playouts, const std::vector<RolloutValue>& values, std::size_t first, std::size_t second)
        : playouts_(playouts),
          values_(values)
    {
        add(first, 1);
        add(second, -1);
    }

    /// The lead in `of(playout)`.
    template <class Of>
    Estimate in(const Of& of) const
    {
        return in(of, [](const HiddenCards&) { return true; });
    }

    /// The lead over those deals for which `where(hidden cards)` is true; an error of 1 if these are too few.
    template <class Of, class Where>
    Estimate in(const Of& of, const Where& where) const
    {
        Estimate lead;
        for (const auto& [key, weights] : paired_) {
            const Estimate part = meanOf(playouts_.series()[key.series], key.deals, weights, of, where);
            lead = {lead.value + part.value, std::hypot(lead.error, part.error)};
        }
        return lead;
    }

    /// Calls `use(playout)` for each playout that has a part in the lead.
    template <class Use>
    void forEachPlayout(const Use& use) const
    {
        std::set<std::pair<std::size_t, std::size_t>> seen;
        for (const auto& [key, weights] : paired_)
            for (const auto& [action, weight] : weights)
                if (seen.emplace(key.series, action).second)
                    for (const Playout& each : playouts_.series()[key.series].byAction[action])
                        use(each);
    }

private:
    static constexpr int kFewDeals = 40; ///< whose scatter tells too little of the error

    struct Key {
        std::size_t series;
        std::size_t deals; ///< from the first on
        auto operator<=>(const Key&) const = default;
    };
    using Weights = std::map<std::size_t, double>; ///< by action

    void add(std::size_t action, double sign)
    {
        while (values_[action].comparedWith != action) {
            const std::size_t best = values_[action].comparedWith, series = values_[action].isFresh ? 1 : 0;
            const auto& byAction = playouts_.series()[series].byAction;
            Weights& weights = paired_[{series, std::min(byAction[best].size(), byAction[action].size())}];
            weights[action] += sign;
            weights[best] -= sign;
            action = best;
        }
    }

    template <class Of, class Where>
    static Estimate meanOf(const Playouts::Series& series, std::size_t deals, const Weights& weights, const Of& of,
                           const Where& where)
    {
        double sum = 0, squares = 0;
        int count = 0;
        for (std::size_t deal = 0; deal < deals; ++deal) {
            if (!where(series.deals[deal]))
                continue;
            double lead = 0;
            for (const auto& [action, weight] : weights)
                if (weight != 0)
                    lead += weight * of(series.byAction[action][deal]);
            sum += lead;
            squares += lead * lead;
            ++count;
        }
        if (count == 0)
            return {0, 1};
        const double mean = sum / count;
        return {mean, count < kFewDeals ? 1 : std::sqrt(std::max(0.0, squares / count - mean * mean) / count)};
    }

    const Playouts& playouts_;
    const std::vector<RolloutValue>& values_;
    std::map<Key, Weights> paired_;
};

} // namespace parlour::durak
