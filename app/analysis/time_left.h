// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long what is still to be done will take, by what was done so far: kinds of work differ, and some were not met yet.
// Used by whatever tells people how long to wait; it is told times and has no clock.
#pragma once

#include <map>
#include <optional>
#include <string>

namespace parlour {

class TimeLeft {
public:
    /// So many parts of a kind took so many seconds.
    void took(const std::string& kind, int parts, double seconds)
    {
        for (Sum* sum : {&all_, &byKind_[kind]}) {
            sum->parts += parts;
            sum->seconds += seconds;
        }
    }
    /// Seconds for so many parts of each kind; a kind that was not met takes as long as all others did on average. Nothing
    /// before anything was done.
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
