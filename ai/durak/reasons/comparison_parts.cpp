// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/reasons/comparison_parts.h"

#include "engine/base/index.h"

#include <cmath>

namespace parlour::durak {

namespace {

/// Added to the squares of the terms, in parts of these: terms that go together share what they explain, instead of large
/// parts that cancel out. The constant makes terms that never occur harmless.
constexpr double kRidge = 0.01, kLeastRidge = 1e-3;

constexpr Factor factorOf(std::size_t term)
{
    switch (term) {
    case kOwnTrumps:
    case kOwnTrumpRanks:
    case kOwnTopTrump:
        return Factor::OwnTrumps;
    case kOtherTrumps:
    case kOtherTrumpRanks:
        return Factor::OtherTrumps;
    case kOwnCards:
    case kOwnCardsSquared:
    case kOwnOut:
        return Factor::OwnCards;
    case kOtherCards:
    case kOtherCardsSquared:
    case kOtherOut:
    case kMostOther:
        return Factor::OtherCards;
    case kOwnHigh:
    case kOwnRanks:
        return Factor::OwnRanks;
    case kOtherHigh:
    case kOtherRanks:
        return Factor::OtherRanks;
    case kOwnEqual:
    case kOtherEqual:
        return Factor::EqualRanks;
    case kLeads:
    case kDefends:
        return Factor::Lead;
    default:
        return Factor::BoutEnd;
    }
}

/// The equations of a ridge regression.
struct Equations {
    std::array<std::array<double, kTerms>, kTerms> products{};
    std::array<double, kTerms> shares{};

    void add(const Playout& playout)
    {
        for (std::size_t i = 0; i < kTerms; ++i) {
            const double term = static_cast<double>(playout.terms[i]);
            if (term == 0)
                continue;
            for (std::size_t j = 0; j <= i; ++j)
                products[i][j] += term * static_cast<double>(playout.terms[j]);
            shares[i] += term * static_cast<double>(playout.share);
        }
    }

    /// Solves them by Cholesky's decomposition: they are positive definite.
    std::array<double, kTerms> solution()
    {
        for (std::size_t i = 0; i < kTerms; ++i) {
            products[i][i] += kRidge * products[i][i] + kLeastRidge;
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = products[i][j];
                for (std::size_t k = 0; k < j; ++k)
                    sum -= products[i][k] * products[j][k];
                products[i][j] = i == j ? std::sqrt(sum) : sum / products[j][j];
            }
        }
        std::array<double, kTerms> result = shares;
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                result[i] -= products[i][k] * result[k];
            result[i] /= products[i][i];
        }
        for (std::size_t i = kTerms; i-- > 0;) {
            for (std::size_t k = i + 1; k < kTerms; ++k)
                result[i] -= products[k][i] * result[k];
            result[i] /= products[i][i];
        }
        return result;
    }
};

} // namespace

ShareFit::ShareFit(const ActionLead& lead)
{
    Equations equations;
    lead.forEachPlayout([&](const Playout& playout) { equations.add(playout); });
    worth_ = equations.solution();
}

FactorShares ShareFit::factors(const Playout& playout) const
{
    FactorShares shares{};
    double rest = static_cast<double>(playout.share);
    for (std::size_t term = 0; term < kTerms; ++term) {
        const double part = worth_[term] * static_cast<double>(playout.terms[term]);
        shares[asIndex(factorOf(term))] += part;
        rest -= part;
    }
    shares[asIndex(Factor::Else)] = rest;
    return shares;
}

} // namespace parlour::durak
