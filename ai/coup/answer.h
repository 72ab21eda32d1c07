// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A learner that finds an answer to one opponent at a table of two: the yardstick of `exploit coup`. It learns what each
// action brought in the end, by what its seat may know, and then takes the best. It is a Bot with a memory of its own, so it
// is used for one run and not listed; it knows nothing of its opponent but what it meets.
#pragma once

#include "ai/coup/ledger.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

/// Monte Carlo control with exploring starts (Sutton, Barto, 5.3) on hashed information sets. Four sets of growing detail
/// stand for each decision: roughly coins and hands; coins; claims; everything else that may be known, as coins to one,
/// claims counted, who was caught or showed a card, the last deeds, what the other let pass. What is seldom met is judged by
/// the rougher ones.
class Answerer final : public Bot<Coup> {
public:
    explicit Answerer(std::uint64_t seed) : seed_(seed) {}

    /// Before a match: whether it tries something at one decision, and remembers what came of it.
    void begin(bool learns);
    /// After a match, its share of the win.
    void end(double share);

    Action choose(const Question<Coup>& question) override;

private:
    static constexpr std::size_t kLevels = 4;
    static constexpr std::size_t kMaxEntries = 6'000'000; ///< a level; then only what is known is learnt further

    /// What each action brought: the key is an information set.
    struct alignas(64) Entry {
        std::uint64_t key = kNoKey;
        Mix shares{};
        Mix visits{};
    };
    using Keys = std::array<std::uint64_t, kLevels>;
    struct Taken {
        Keys keys;
        std::uint8_t place;
    };

    void look(const View& view);
    Keys keysOf(const View& view) const;
    Mix valuesOf(const Keys& keys) const;

    std::uint64_t seed_;
    std::uint64_t matches_ = 0;
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    bool learns_ = false;
    bool hasTried_ = false;
    unsigned letPass_ = 0; ///< by the other in this match: foreign aid, stealing
    std::vector<Taken> taken_; ///< since it tried something, or all
    std::array<KeyTable<Entry>, kLevels> tables_;
};

} // namespace parlour::coup
