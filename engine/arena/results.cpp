// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/results.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr std::uint8_t kForfeitBit = 1U << kMaxSeats;

/// Maps 0, -1, 1, -2 .. to 0, 1, 2, 3 .., so that small numbers of either sign are short.
unsigned folded(std::int16_t number)
{
    return number < 0 ? static_cast<unsigned>(-(number + 1)) * 2 + 1 : static_cast<unsigned>(number) * 2;
}

std::int16_t unfolded(unsigned number)
{
    const int half = static_cast<int>(number / 2);
    return static_cast<std::int16_t>(number % 2 != 0 ? -half - 1 : half);
}

void append(std::string& bytes, unsigned number)
{
    for (; number >= 0x80U; number >>= 7)
        bytes += static_cast<char>((number & 0x7FU) | 0x80U);
    bytes += static_cast<char>(number);
}

/// Removes a number from the front and returns it; nullopt if there is none below 2^16.
std::optional<unsigned> take(std::string_view& bytes)
{
    unsigned number = 0;
    for (unsigned shift = 0; shift < 21 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= (byte & 0x7FU) << shift;
        if (byte < 0x80U)
            return number < 1U << 16 ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

Ending Results::ending(std::int64_t match) const
{
    const std::uint8_t byte = endings_[static_cast<std::size_t>(match)];
    return {setOf(byte & (kForfeitBit - 1U)), (byte & kForfeitBit) != 0};
}

int Results::extra(std::int64_t match, Seat seat) const
{
    return hasExtra() ? extras_[static_cast<std::size_t>(match * seats_ + seat)] : 0;
}

void Results::add(Ending ending)
{
    const std::size_t bits = ending.winners.index() | (ending.isForfeit ? kForfeitBit : 0U);
    endings_.push_back(static_cast<std::uint8_t>(bits));
}

void Results::shorten(std::int64_t matches)
{
    endings_.resize(std::min(endings_.size(), static_cast<std::size_t>(matches)));
    extras_.resize(std::min(extras_.size(), static_cast<std::size_t>(matches * seats_)));
}

std::string Results::bytes() const
{
    std::string bytes(endings_.begin(), endings_.end());
    for (const std::int16_t extra : extras_)
        append(bytes, folded(extra));
    return bytes;
}

std::optional<Results> Results::fromBytes(std::string_view bytes, std::int64_t matches, int seats, bool hasExtra)
{
    Results results(seats);
    if (matches < 0 || bytes.size() < static_cast<std::size_t>(matches))
        return std::nullopt;
    for (const char byte : bytes.substr(0, static_cast<std::size_t>(matches))) {
        const auto bits = static_cast<unsigned char>(byte);
        if (bits >= 2 * kForfeitBit || (bits & (kForfeitBit - 1U)) >= 1U << seats)
            return std::nullopt;
        results.endings_.push_back(bits);
    }
    bytes.remove_prefix(static_cast<std::size_t>(matches));
    for (std::int64_t i = 0; hasExtra && i < matches * seats; ++i) {
        const auto number = take(bytes);
        if (!number)
            return std::nullopt;
        results.extras_.push_back(unfolded(*number));
    }
    return bytes.empty() ? std::optional(std::move(results)) : std::nullopt;
}

SeatSet setOf(unsigned bits)
{
    SeatSet seats;
    for (; bits != 0; bits &= bits - 1)
        seats.add(std::countr_zero(bits));
    return seats;
}

} // namespace parlour
