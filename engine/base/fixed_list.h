// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list with room for N elements inside itself: no allocation, copied as a value.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace parlour {

/// An ordered list of at most N elements. Equality compares the elements in use.
template <class T, std::size_t N>
class FixedList {
public:
    using value_type = T;
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint32_t>;

    constexpr FixedList() = default;
    constexpr FixedList(std::initializer_list<T> items)
    {
        for (const T& item : items)
            push_back(item);
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr int count() const { return static_cast<int>(size_); }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr void clear() { size_ = 0; }

    /// Appends; the list must not be full.
    constexpr void push_back(const T& item)
    {
        assert(size_ < N);
        items_[size_++] = item;
    }
    /// Appends a range; there must be room for it.
    constexpr void append(const T* first, const T* last)
    {
        assert(last - first <= static_cast<std::ptrdiff_t>(N - size_));
        std::copy(first, last, end());
        size_ = static_cast<Size>(size_ + (last - first));
    }
    constexpr void pop_back()
    {
        assert(size_ > 0);
        --size_;
    }
    /// Removes the element at `index` and keeps the order of the rest.
    constexpr void eraseAt(std::size_t index)
    {
        assert(index < size_);
        std::copy(begin() + index + 1, end(), begin() + index);
        --size_;
    }
    /// Removes the first element equal to `item`; false if there is none.
    constexpr bool eraseFirst(const T& item)
    {
        const auto at = std::find(begin(), end(), item);
        if (at == end())
            return false;
        eraseAt(static_cast<std::size_t>(at - begin()));
        return true;
    }
    constexpr bool contains(const T& item) const
    {
        for (std::size_t i = 0; i < size_; ++i) // shorter than std::find, which unrolls for long lists
            if (items_[i] == item)
                return true;
        return false;
    }

    constexpr T& operator[](std::size_t index)
    {
        assert(index < size_);
        return items_[index];
    }
    constexpr const T& operator[](std::size_t index) const
    {
        assert(index < size_);
        return items_[index];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }
    constexpr const T& front() const { return (*this)[0]; }

    constexpr T* data() { return items_.data(); } // std::span of older standard libraries needs it
    constexpr const T* data() const { return items_.data(); }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr bool operator==(const FixedList& other) const
    {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<T, N> items_{};
    Size size_ = 0;
};

} // namespace parlour
