// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sequential probability ratio test over paired deals: plays until one of two hypotheses on the difference in strength
// is accepted. Used by contests that stop early; knows no game.
//
// The log-likelihood ratio is the generalised one for the five outcomes of a deal of two matches (0, 1/2 .. 2 points): each
// hypothesis is represented by the most likely distribution with its mean (M. Van den Bergh, A Practical Introduction to the
// GSPRT, 2016). The bounds are Wald's: log(beta / (1 - alpha)) and log((1 - beta) / alpha).
#pragma once

#include <array>
#include <cstdint>

namespace parlour {

struct SprtBounds {
    double elo0 = 0; ///< hypothesis 0: the first is better by at most this
    double elo1 = 5; ///< hypothesis 1: by at least this; above elo0
    double alpha = 0.05; ///< probability of accepting elo1 if elo0 is true
    double beta = 0.05; ///< probability of accepting elo0 if elo1 is true
    bool operator==(const SprtBounds&) const = default;
};

class Sprt {
public:
    enum class State : std::uint8_t {
        Undecided, ///< more matches are needed
        Elo0, ///< the lower bound is accepted
        Elo1 ///< the upper bound is accepted
    };

    explicit Sprt(const SprtBounds& bounds) : bounds_(bounds) {}

    /// Adds a deal of two matches with 0 to 4 half points of the first. A decision is made after every kDealsBetweenLooks
    /// deals; later deals are ignored.
    void addDeal(int halfPoints);

    static constexpr std::int64_t kDealsBetweenLooks = 10;

    State state() const { return state_; }
    std::int64_t deals() const { return deals_; }
    double ratio() const; ///< the logarithm of the likelihood ratio
    double lower() const; ///< elo0 is accepted at or below
    double upper() const; ///< elo1 is accepted at or above

private:
    SprtBounds bounds_;
    std::array<std::int64_t, 5> counts_{};
    std::int64_t deals_ = 0;
    State state_ = State::Undecided;
};

} // namespace parlour
