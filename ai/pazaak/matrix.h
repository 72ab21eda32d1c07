// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matrices of shares of the win, own hands of side cards (rows) by the opponent's (columns), and their operations, four
// numbers at a time. The order of additions is fixed, so results are the same on every machine.
#pragma once

#include <cstddef>
#include <cstring>
#include <vector>

namespace parlour::pazaak {

inline constexpr int kLanes = 4;
using Lanes [[gnu::vector_size(kLanes * sizeof(float))]] = float;

/// Pads a row to whole groups of lanes.
constexpr int padded(int count)
{
    return (count + kLanes - 1) / kLanes * kLanes;
}

struct Shape {
    int rows = 0;
    int columns = 0;
    int stride() const { return padded(columns); }
    std::size_t size() const { return static_cast<std::size_t>(rows * stride()); }
    Shape transposed() const { return {columns, rows}; }
};

inline Lanes load(const float* from)
{
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline void store(float* to, const Lanes& lanes)
{
    std::memcpy(to, &lanes, sizeof lanes);
}

inline float sum(const Lanes& lanes)
{
    return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

/// The dot product; `count` must be a multiple of kLanes.
inline float dot(const float* a, const float* b, int count)
{
    Lanes even{};
    Lanes odd{};
    int i = 0;
    for (; i + 2 * kLanes <= count; i += 2 * kLanes) {
        even += load(a + i) * load(b + i);
        odd += load(a + i + kLanes) * load(b + i + kLanes);
    }
    if (i < count)
        even += load(a + i) * load(b + i);
    return sum(even + odd);
}

/// to += factor * from
inline void addScaled(float* to, const float* from, float factor, std::size_t count)
{
    for (std::size_t i = 0; i < count; i += kLanes)
        store(to + i, load(to + i) + load(from + i) * factor);
}

/// to = factor * from
inline void setScaled(float* to, const float* from, float factor, std::size_t count)
{
    for (std::size_t i = 0; i < count; i += kLanes)
        store(to + i, load(from + i) * factor);
}

/// The same shares from the other side: rows become columns, p becomes 1 - p. Does not change the padding of `to`.
void transposeComplement(const float* from, Shape shape, float* to);

/// An array of matrices of one shape, initially zero.
class Matrices {
public:
    Matrices() = default;
    Matrices(Shape shape, int count) : shape_(shape), numbers_(shape.size() * static_cast<std::size_t>(count)) {}
    const Shape& shape() const { return shape_; }
    float* operator[](int index) { return numbers_.data() + shape_.size() * static_cast<std::size_t>(index); }
    const float* operator[](int index) const { return numbers_.data() + shape_.size() * static_cast<std::size_t>(index); }

private:
    Shape shape_;
    std::vector<float> numbers_;
};

} // namespace parlour::pazaak
