// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Iterates over the members of a set that is kept as bits. Used by the sets of seats, cards and boxes.
#pragma once

#include <bit>

namespace parlour {

/// The lowest bit first. Bit n stands for Value::numbered(n) where there is such a function, else for the value n.
template <class Value, class Bits>
class BitIterator {
public:
    constexpr explicit BitIterator(Bits bits) : bits_(bits) {}
    constexpr Value operator*() const
    {
        const int bit = std::countr_zero(bits_);
        if constexpr (requires { Value::numbered(bit); })
            return Value::numbered(bit);
        else
            return static_cast<Value>(bit);
    }
    constexpr BitIterator& operator++()
    {
        bits_ &= bits_ - 1;
        return *this;
    }
    constexpr bool operator==(const BitIterator&) const = default;

private:
    Bits bits_;
};

} // namespace parlour
