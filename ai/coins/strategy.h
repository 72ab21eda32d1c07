// What our own players do in each situation, and what each option is worth there: the table that training makes. Read by the
// analyst and the players; a file of it is resources/tables/coins.table.
#pragma once

#include "ai/coins/outlook.h"
#include "engine/base/expected.h"

#include <span>
#include <vector>

namespace parlour::coins {

class Strategy {
public:
    static constexpr int kParts = 15; ///< chances are in fifteenths

    struct Entry {
        std::array<std::uint8_t, kOptions> chance{}; ///< in fifteenths, which sum to 15; all 0: the situation was never met
        std::array<std::uint8_t, kOptions> loss{}; ///< of each option against the best one: an index of kLosses
        std::uint8_t value = 0; ///< share of the win, in 255ths
        bool isKnown() const { return chance != std::array<std::uint8_t, kOptions>{}; }
        bool operator==(const Entry&) const = default;
    };
    /// Shares of the win that an option may lose, as exactly as they are known.
    static constexpr std::array<float, 16> kLosses = {0,      0.001F, 0.002F, 0.004F, 0.007F, 0.011F, 0.016F, 0.023F,
                                                      0.032F, 0.045F, 0.065F, 0.09F,  0.13F,  0.2F,   0.3F,   0.5F};

    Strategy() : entries_(situations::kCount) {}

    const Entry& at(std::uint32_t situation) const { return entries_[situation]; }
    /// `chances` and `worths` by option; what the situation does not allow has no chance and is not looked at.
    void set(int situation, const std::array<float, kOptions>& chances, const std::array<float, kOptions>& worths);

    /// The option of a number from 0 to kParts - 1, all equally likely; in a situation that was never met what seems
    /// natural.
    Option choose(const Outlook& outlook, std::uint32_t number) const;

    /// Format: strategy.cpp. The same strategy gives the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Foreign input: a sentence about what is wrong with it.
    static Expected<Strategy> fromBytes(std::span<const std::uint8_t> bytes);

    bool operator==(const Strategy&) const = default;

private:
    std::vector<Entry> entries_;
};

/// What is done where nothing was learnt: the win is taken in the last round, and nobody gives up without a journey.
Option naturalOption(const Outlook& outlook);

} // namespace parlour::coins
