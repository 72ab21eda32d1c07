// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's own random number generator, so that a seed means the same game on every machine and with every compiler.
// The generator is xoshiro256++ (Blackman and Vigna, 2019), seeded by SplitMix64; bounded integers follow Lemire (2019).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace parlour {

/// The purpose of a random stream. The numbers are part of the meaning of a seed: never renumber.
enum class Purpose : std::uint64_t {
    Dealer = 1, ///< index = number of earlier chance events
    Player = 2, ///< index = streamIndex(seat, decision)
    Match = 3, ///< index = number of the deal in its pairing
    Analysis = 4, ///< for tests, training and analysis; never used by a match
    Pairing = 5, ///< index = number of the pairing in a contest
    Seating = 6, ///< index = number of the deal in a pairing
    Guest = 7 ///< derived from a salt, never from a seed; index = number of the pairing, then of the match in it
};

class Rng {
public:
    /// Streams with different arguments are independent of each other.
    static constexpr Rng stream(std::uint64_t seed, Purpose purpose, std::uint64_t index)
    {
        std::uint64_t mix = seed;
        mix = splitMix(mix) ^ (static_cast<std::uint64_t>(purpose) * 0xD1B54A32D192ED03ULL);
        mix = splitMix(mix) ^ (index * 0x8CB92BA72F3D8DD7ULL);
        return Rng(mix);
    }

    constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A whole number from 0 to bound - 1, each equally likely. `bound` is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// A real number in [0, 1) with 53 random bits.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// Puts `list` (anything with size() and []) into a random order.
    template <class List>
    constexpr void shuffle(List& list)
    {
        shuffleFirst(list, list.size());
    }

    /// Puts a random sample of `list` into its first `count` places, in random order.
    template <class List>
    constexpr void shuffleFirst(List& list, std::size_t count)
    {
        for (std::size_t i = 0; i < count && i + 1 < list.size(); ++i)
            std::swap(list[i], list[i + below(static_cast<std::uint32_t>(list.size() - i))]);
    }

private:
    constexpr explicit Rng(std::uint64_t mix)
    {
        for (std::uint64_t& word : state_)
            word = splitMix(mix);
    }
    static constexpr std::uint64_t splitMix(std::uint64_t& state)
    {
        state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    std::array<std::uint64_t, 4> state_{};
};

/// The stream index of one decision of a seat. Each decision has a stream of its own, so a game that is resumed, undone or
/// branched draws the same numbers as one played through.
constexpr std::uint64_t streamIndex(int seat, std::uint64_t decision)
{
    return (static_cast<std::uint64_t>(seat) << 48) | decision;
}

} // namespace parlour
