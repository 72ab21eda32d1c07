// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/equilibrium.h"

namespace parlour::coins {

namespace {

/// What one side regrets not to have done, and what it did on average.
template <std::size_t N>
struct Regrets {
    std::array<float, N> regrets{}, average{};

    /// After iteration `time`, in which `mix` was played and each of the first `count` actions would have had `shares`.
    void learn(const std::array<float, N>& shares, std::array<float, N>& mix, std::size_t count, int time)
    {
        float mean = 0;
        for (std::size_t i = 0; i < count; ++i)
            mean += shares[i] * mix[i];
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += regrets[i] = std::max(0.0F, regrets[i] + shares[i] - mean);
        for (std::size_t i = 0; i < count; ++i) {
            mix[i] = sum > 0 ? regrets[i] / sum : 1 / static_cast<float>(count);
            average[i] += static_cast<float>(time) * mix[i];
        }
    }
    std::array<float, N> mean(std::size_t count) const
    {
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += average[i];
        std::array<float, N> out{};
        for (std::size_t i = 0; i < count; ++i)
            out[i] = average[i] / sum;
        return out;
    }
};

template <std::size_t N>
void fillEvenly(std::array<float, N>& mix, std::size_t count)
{
    std::fill_n(mix.begin(), count, 1 / static_cast<float>(count));
}

} // namespace

float Equilibrium::share(std::size_t row) const
{
    float sum = 0;
    for (const Kind& kind : kinds) {
        float against = 0;
        for (std::size_t column = 0; column < kind.columns; ++column)
            against += kind.shares[row][column] * kind.mix[column];
        sum += kind.weight * against;
    }
    return sum;
}

float Equilibrium::share() const
{
    float sum = 0;
    for (std::size_t row = 0; row < rows; ++row)
        sum += mix[row] * share(row);
    return sum;
}

/// Each kind does what is worst for `row`, and of equals what is worst for all rows: it cannot be sure of this one.
void Equilibrium::answer(std::size_t row, const ColumnSums& sums)
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        Kind& kind = kinds[i];
        std::size_t worst = 0;
        for (std::size_t column = 1; column < kind.columns; ++column)
            if (std::pair(kind.shares[row][column], sums[i][column]) < std::pair(kind.shares[row][worst], sums[i][worst]))
                worst = column;
        kind.mix = {};
        kind.mix[worst] = 1;
    }
}

Equilibrium::ColumnSums Equilibrium::columnSums() const
{
    ColumnSums sums{};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t column = 0; column < kinds[i].columns; ++column)
                sums[i][column] += kinds[i].shares[row][column];
    return sums;
}

bool Equilibrium::solvePure()
{
    const ColumnSums sums = columnSums();
    for (std::size_t row = 0; row < rows; ++row) {
        answer(row, sums);
        const float held = seemingShare(row);
        bool isBest = true;
        for (std::size_t other = 0; other < rows && isBest; ++other)
            isBest = seemingShare(other) <= held;
        if (isBest) {
            mix[row] = 1;
            return true;
        }
    }
    return false;
}

bool Equilibrium::solveSaddle()
{
    Kind& kind = kinds[0];
    float least = 2; // what the other can hold the first to, over what this can be sure of
    float most = -1;
    std::size_t best = 0, worst = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto& shares = kind.shares[row];
        const float sure = *std::min_element(shares.begin(), shares.begin() + static_cast<std::ptrdiff_t>(kind.columns));
        if (sure > most) {
            most = sure;
            best = row;
        }
    }
    for (std::size_t column = 0; column < kind.columns; ++column) {
        float held = -1;
        for (std::size_t row = 0; row < rows; ++row)
            held = std::max(held, kind.shares[row][column]);
        if (held < least) {
            least = held;
            worst = column;
        }
    }
    if (least > most)
        return false;
    mix[best] = 1;
    kind.mix[worst] = 1;
    return true;
}

bool Equilibrium::solveTwoByTwo()
{
    Kind& kind = kinds[0];
    if (rows != 2 || kind.columns != 2)
        return false;
    const auto& [a, b] = std::pair(kind.shares[0], kind.shares[1]);
    const float sum = a[0] - a[1] - b[0] + b[1];
    mix[0] = (b[1] - b[0]) / sum;
    mix[1] = 1 - mix[0];
    kind.mix[0] = (b[1] - a[1]) / sum;
    kind.mix[1] = 1 - kind.mix[0];
    return true;
}

void Equilibrium::solve(int iterations)
{
    mix = {};
    for (Kind& kind : kinds)
        kind.mix = {};
    const bool isOne = kinds.size() == 1 && taste == Mix{};
    if (isOne ? solveSaddle() || solveTwoByTwo() : solvePure())
        return;
    Regrets<kRows> first;
    std::array<Regrets<kColumns>, kKinds> others;
    fillEvenly(mix, rows);
    for (Kind& kind : kinds)
        fillEvenly(kind.mix, kind.columns);
    for (int time = 1; time <= iterations; ++time) {
        Mix shares{};
        for (std::size_t row = 0; row < rows; ++row)
            shares[row] = seemingShare(row);
        first.learn(shares, mix, rows, time);
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            Kind& kind = kinds[i];
            std::array<float, kColumns> left{};
            for (std::size_t row = 0; row < rows; ++row)
                for (std::size_t column = 0; column < kind.columns; ++column)
                    left[column] -= mix[row] * kind.shares[row][column];
            others[i].learn(left, kind.mix, kind.columns, time);
        }
    }
    mix = first.mean(rows);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i].mix = others[i].mean(kinds[i].columns);
}

} // namespace parlour::coins
