// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Trains the calibration of rollouts (ai/durak/calibration.h): plays games of the club player against itself, with
// two to six seats in turn, notes what the analyst's rollouts say of some of its positions, and fits the results by
// logistic regression.
#pragma once

#include "ai/durak/calibration.h"
#include "engine/base/rng.h"
#include "engine/base/stop.h"

#include <functional>

namespace parlour::durak {

class CalibrationTrainer {
public:
    static constexpr int kSmallGames = 6, kLargeGames = 4; ///< of two to four seats, and of five and six
    static constexpr int kBatchGames = kSmallGames + kLargeGames;

    explicit CalibrationTrainer(std::uint64_t seed) : seed_(seed) {}
    /// The whole state of the training, to resume from. The same training has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<CalibrationTrainer> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; }
    std::int64_t batches() const { return batches_; } ///< played so far

    /// Plays up to `batches` in all, or until a stop is requested, in whole batches. The result does not depend on stops.
    /// Calls `progress` with the batches so far after each.
    void train(std::int64_t batches, const stop_token& stop, const std::function<void(std::int64_t)>& progress = {});

    /// The regressions on all positions so far.
    Calibration::BySeats fit() const;
    /// The number of positions so far.
    std::size_t positions() const;

private:
    /// A position of a seat: the inputs of the regression, then the result.
    using Sample = std::array<float, Calibration::kInputs + 1>;

    void playGame(int players, Rng rng);
    static Calibration fitted(const std::vector<Sample>& samples);

    std::uint64_t seed_;
    std::int64_t batches_ = 0;
    std::array<std::vector<Sample>, Calibration::kSeatNumbers> samples_; ///< by number of seats
};

} // namespace parlour::durak
