// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sequential probability ratio test over paired deals: play until it is clear which of two differences in strength fits
// better. Used by contests that stop early; knows no game.
//
// The log-likelihood ratio is the generalised one for the five outcomes of a deal of two matches (0, 1/2 .. 2 points):
// each hypothesis is given its most likely distribution with the mean it promises (M. Van den Bergh, A Practical
// Introduction to the GSPRT, 2016). The bounds are Wald's: log(beta / (1 - alpha)) and log((1 - beta) / alpha).
#pragma once

#include <array>
#include <cstdint>

namespace parlour {

struct SprtBounds {
    double elo0 = 0; ///< "the first is better by no more than this"
    double elo1 = 5; ///< "by at least this"; above elo0
    double alpha = 0.05; ///< how often elo1 is taken though elo0 is true
    double beta = 0.05; ///< how often elo0 is taken though elo1 is true
    bool operator==(const SprtBounds&) const = default;
};

class Sprt {
public:
    enum class State : std::uint8_t { Undecided, Elo0, Elo1 };

    explicit Sprt(const SprtBounds& bounds) : bounds_(bounds) {}

    /// A deal in which the first made so many half points of its two matches, 0 to 4. Ignored once there is a decision,
    /// which is looked for after every kDealsBetweenLooks deals.
    void addDeal(int halfPoints);

    static constexpr std::int64_t kDealsBetweenLooks = 10;

    State state() const { return state_; }
    std::int64_t deals() const { return deals_; }
    double ratio() const; ///< the logarithm of the likelihood ratio
    double lower() const; ///< at or below: elo0
    double upper() const; ///< at or above: elo1

private:
    SprtBounds bounds_;
    std::array<std::int64_t, 5> counts_{};
    std::int64_t deals_ = 0;
    State state_ = State::Undecided;
};

} // namespace parlour
