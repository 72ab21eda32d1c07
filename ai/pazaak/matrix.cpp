// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/matrix.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

/// Transposes a block of four by four and complements it.
inline void transposeBlock(const float* from, int stride, float* to, int toStride)
{
    const Lanes a = load(from);
    const Lanes b = load(from + stride);
    const Lanes c = load(from + 2 * stride);
    const Lanes d = load(from + 3 * stride);
    const Lanes ab = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    const Lanes cd = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    const Lanes abHigh = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    const Lanes cdHigh = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    store(to, 1.0F - __builtin_shufflevector(ab, cd, 0, 1, 4, 5));
    store(to + toStride, 1.0F - __builtin_shufflevector(ab, cd, 2, 3, 6, 7));
    store(to + 2 * toStride, 1.0F - __builtin_shufflevector(abHigh, cdHigh, 0, 1, 4, 5));
    store(to + 3 * toStride, 1.0F - __builtin_shufflevector(abHigh, cdHigh, 2, 3, 6, 7));
}

} // namespace

void transposeComplement(const float* from, Shape shape, float* to)
{
    const int stride = shape.stride();
    const int toStride = shape.transposed().stride();
    const int wholeRows = shape.rows / kLanes * kLanes;
    const int wholeColumns = shape.columns / kLanes * kLanes;
    for (int row = 0; row < wholeRows; row += kLanes)
        for (int column = 0; column < wholeColumns; column += kLanes)
            transposeBlock(from + row * stride + column, stride, to + column * toStride + row, toStride);
    for (int row = 0; row < shape.rows; ++row)
        for (int column = row < wholeRows ? wholeColumns : 0; column < shape.columns; ++column)
            to[column * toStride + row] = 1.0F - from[row * stride + column];
}

} // namespace parlour::pazaak
