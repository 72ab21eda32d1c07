// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/solve/bayesian_game.h"

namespace parlour {

namespace {

/// Regrets and the strategy sum of one player.
template <std::size_t N>
struct Regrets {
    std::array<float, N> regrets{}, average{};

    /// Updates after iteration `time`, in which `mix` was played, with the payoffs of the first `count` actions.
    void learn(const std::array<float, N>& payoffs, std::array<float, N>& mix, std::size_t count, int time)
    {
        float mean = 0;
        for (std::size_t i = 0; i < count; ++i)
            mean += payoffs[i] * mix[i];
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += regrets[i] = std::max(0.0F, regrets[i] + payoffs[i] - mean);
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

float BayesianGame::payoff(std::size_t row) const
{
    float sum = 0;
    for (const Type& type : types) {
        float against = 0;
        for (std::size_t column = 0; column < type.columns; ++column)
            against += type.payoffs[row][column] * type.mix[column];
        sum += type.weight * against;
    }
    return sum;
}

float BayesianGame::payoff() const
{
    float sum = 0;
    for (std::size_t row = 0; row < rows; ++row)
        sum += mix[row] * payoff(row);
    return sum;
}

/// Sets each type's best response to `row`, ties broken by the sum over all rows.
void BayesianGame::setBestResponses(std::size_t row, const ColumnSums& sums)
{
    for (std::size_t i = 0; i < types.size(); ++i) {
        Type& type = types[i];
        std::size_t worst = 0;
        for (std::size_t column = 1; column < type.columns; ++column)
            if (std::pair(type.payoffs[row][column], sums[i][column]) < std::pair(type.payoffs[row][worst], sums[i][worst]))
                worst = column;
        type.mix = {};
        type.mix[worst] = 1;
    }
}

BayesianGame::ColumnSums BayesianGame::columnSums() const
{
    ColumnSums sums{};
    for (std::size_t i = 0; i < types.size(); ++i)
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t column = 0; column < types[i].columns; ++column)
                sums[i][column] += types[i].payoffs[row][column];
    return sums;
}

bool BayesianGame::solvePure()
{
    const ColumnSums sums = columnSums();
    for (std::size_t row = 0; row < rows; ++row) {
        setBestResponses(row, sums);
        const float held = biasedPayoff(row);
        bool isBest = true;
        for (std::size_t other = 0; other < rows && isBest; ++other)
            isBest = biasedPayoff(other) <= held;
        if (isBest) {
            mix[row] = 1;
            return true;
        }
    }
    return false;
}

bool BayesianGame::solveSaddle()
{
    Type& type = types[0];
    float least = 2; // minimax, above the maximin value `most` unless there is a saddle point
    float most = -1;
    std::size_t best = 0, worst = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto& payoffs = type.payoffs[row];
        const float sure = *std::min_element(payoffs.begin(), payoffs.begin() + static_cast<std::ptrdiff_t>(type.columns));
        if (sure > most) {
            most = sure;
            best = row;
        }
    }
    for (std::size_t column = 0; column < type.columns; ++column) {
        float held = -1;
        for (std::size_t row = 0; row < rows; ++row)
            held = std::max(held, type.payoffs[row][column]);
        if (held < least) {
            least = held;
            worst = column;
        }
    }
    if (least > most)
        return false;
    mix[best] = 1;
    type.mix[worst] = 1;
    return true;
}

bool BayesianGame::solveTwoByTwo()
{
    Type& type = types[0];
    if (rows != 2 || type.columns != 2)
        return false;
    const auto& [a, b] = std::pair(type.payoffs[0], type.payoffs[1]);
    const float sum = a[0] - a[1] - b[0] + b[1];
    mix[0] = (b[1] - b[0]) / sum;
    mix[1] = 1 - mix[0];
    type.mix[0] = (b[1] - a[1]) / sum;
    type.mix[1] = 1 - type.mix[0];
    return true;
}

void BayesianGame::solve(int iterations)
{
    mix = {};
    for (Type& type : types)
        type.mix = {};
    const bool isOne = types.size() == 1 && bias == Mix{};
    if (isOne ? solveSaddle() || solveTwoByTwo() : solvePure())
        return;
    Regrets<kMaxRows> first;
    std::array<Regrets<kMaxColumns>, kMaxTypes> others;
    fillEvenly(mix, rows);
    for (Type& type : types)
        fillEvenly(type.mix, type.columns);
    for (int time = 1; time <= iterations; ++time) {
        Mix payoffs{};
        for (std::size_t row = 0; row < rows; ++row)
            payoffs[row] = biasedPayoff(row);
        first.learn(payoffs, mix, rows, time);
        for (std::size_t i = 0; i < types.size(); ++i) {
            Type& type = types[i];
            std::array<float, kMaxColumns> left{};
            for (std::size_t row = 0; row < rows; ++row)
                for (std::size_t column = 0; column < type.columns; ++column)
                    left[column] -= mix[row] * type.payoffs[row][column];
            others[i].learn(left, type.mix, type.columns, time);
        }
    }
    mix = first.mean(rows);
    for (std::size_t i = 0; i < types.size(); ++i)
        types[i].mix = others[i].mean(types[i].columns);
}

} // namespace parlour
