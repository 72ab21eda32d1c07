// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimates the remaining time of work by its kinds, of which some have not occurred yet. Used wherever people are told how
// long to wait; is passed times and has no clock.
#pragma once

#include <map>
#include <optional>
#include <string>

namespace parlour {

class TimeLeft {
public:
    /// Adds `parts` finished parts of a kind, which took `seconds`.
    void took(const std::string& kind, int parts, double seconds)
    {
        for (Sum* sum : {&all_, &byKind_[kind]}) {
            sum->parts += parts;
            sum->seconds += seconds;
        }
    }
    /// Seconds for so many parts of each kind; an unknown kind takes the mean of all others. nullopt before any work was
    /// done.
    std::optional<double> of(const std::map<std::string, int>& parts) const
    {
        if (all_.parts <= 0)
            return std::nullopt;
        double seconds = 0;
        for (const auto& [kind, count] : parts) {
            const auto known = byKind_.find(kind);
            const Sum& sum = known == byKind_.end() ? all_ : known->second;
            seconds += count * sum.seconds / sum.parts;
        }
        return seconds;
    }

private:
    struct Sum {
        double parts = 0;
        double seconds = 0;
    };
    Sum all_;
    std::map<std::string, Sum> byKind_;
};

} // namespace parlour
