// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes groups of features that are 0 or 1, as the inputs of a network: the numbers of those that are 1, ascending.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace parlour::coup {

/// Appends each group after those before it. `List` is a FixedList of std::uint16_t.
template <class List>
class FeatureWriter {
public:
    FeatureWriter() = default;
    /// Continues after `features`, those that are 1 of the first `count`.
    FeatureWriter(const List& features, std::size_t count) : features_(features), next_(count) {}

    void oneOf(std::size_t count, std::size_t value)
    {
        assert(value < count);
        features_.push_back(static_cast<std::uint16_t>(next_ + value));
        next_ += count;
    }
    void flags(std::size_t count, unsigned bits)
    {
        for (std::size_t i = 0; i < count; ++i)
            if ((bits >> i & 1U) != 0)
                features_.push_back(static_cast<std::uint16_t>(next_ + i));
        next_ += count;
    }
    /// The first `value` of them.
    void upTo(std::size_t most, std::size_t value) { flags(most, (1U << std::min(value, most)) - 1U); }
    void skip(std::size_t count) { next_ += count; }
    const List& features() const { return features_; }
    std::size_t count() const { return next_; } ///< of all groups, features that are 0 included

private:
    List features_;
    std::size_t next_ = 0;
};

} // namespace parlour::coup
