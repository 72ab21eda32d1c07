// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position of Coins as our own players judge it: where they could return to, how strong they stand there and now, and the
// few options worth a thought. Situations sort outlooks into classes, which strategies are tables over. Used by our own
// players and by what trains and answers them; knows nothing but what one seat may know.
#pragma once

#include "ai/coins/trail.h"

#include <cmath>

namespace parlour::coins {

/// What is weighed; any other journey is worse than one of these, as far as the player can know.
enum class Option : std::uint8_t {
    Nothing,
    Block,
    Best, ///< back to the best place that may still be open
    Again, ///< toss this round again
    Safe ///< back to the best place since the other side's best, where it will have blocked if it did at all
};
inline constexpr int kOptions = 5;
inline constexpr std::array<Option, kOptions> kAllOptions = {Option::Nothing, Option::Block, Option::Best, Option::Again,
                                                             Option::Safe};

struct Outlook {
    int rounds = 0; ///< of the match
    int round = 0; ///< tossed, to be answered
    int blue = 0, red = 0; ///< own levers left
    int lead = 0;
    bool won = false; ///< this round's toss: the other may want to go back
    Trail trail;
    float now = 0; ///< strength (kStrength) with this round's toss
    float best = 0, low = 0, safe = 0; ///< at those places of the trail

    template <class Leads>
    static Outlook of(int rounds, int round, int blue, int red, const Trail& trail, const Leads& leads)
    {
        const auto strengthAt = [&](int place) { return kStrength.of(rounds - place, leads(place)); };
        Outlook out{rounds, round, blue, red, leads(round), leads(round) > leads(round - 1), trail};
        out.now = strengthAt(round);
        out.best = strengthAt(trail.best);
        out.low = strengthAt(trail.low);
        out.safe = strengthAt(trail.safe);
        return out;
    }
    /// A View whose round has been tossed. A memory that no player of ours left is not believed.
    static Outlook of(const View& view);

    int toCome() const { return rounds - round; }
    bool allows(Option option) const { return option == Option::Nothing || (option == Option::Block ? blue > 0 : red > 0); }
    Move moveOf(Option option) const
    {
        switch (option) {
        case Option::Nothing:
            break;
        case Option::Block:
            return kBlock;
        case Option::Best:
            return travel(trail.best + 1);
        case Option::Again:
            return travel(round);
        case Option::Safe:
            return travel(trail.safe + 1);
        }
        return kNothing;
    }
    /// The trail to be handed on if this move is made.
    Trail after(Move move) const
    {
        Trail out = trail;
        out.tried = move.kind == Move::Kind::Travel ? move.round : std::uint8_t{0};
        return out;
    }
};

/// A trail as a memory.
Memory toMemory(const Trail& trail);
/// None if no player of ours left it for this round.
std::optional<Trail> trailOf(const Memory& memory, int round);

/// Classes of outlooks that are played alike.
namespace situations {

inline constexpr int kToComes = 16, kStrengths = 15, kGains = 6, kSafeGains = 4, kBlues = 6, kReds = 8;
inline constexpr int kCount = kToComes * kStrengths * kGains * kSafeGains * kBlues * kReds;

/// How many of the ascending `bounds` lie below `value`.
template <std::size_t N, class T>
constexpr int classOf(T value, const std::array<T, N>& bounds)
{
    int count = 0;
    for (const T bound : bounds)
        count += value > bound ? 1 : 0;
    return count;
}

constexpr int classOfToCome(int toCome)
{
    return toCome < 8 ? toCome : 8 + classOf(toCome, std::array{9, 12, 16, 22, 31, 45, 65});
}
inline constexpr std::array kStrengthBounds = {0.05F, 0.25F, 0.5F, 0.75F, 1.05F, 1.4F, 1.9F};
constexpr int classOfStrength(float strength)
{
    return strength < 0 ? 7 - classOf(-strength, kStrengthBounds) : 7 + classOf(strength, kStrengthBounds);
}
constexpr int classOfRed(int red)
{
    return red < 4 ? red : 4 + classOf(red, std::array{5, 8, 13});
}

/// From 0 to kCount - 1.
inline std::uint32_t of(const Outlook& outlook)
{
    int gain = 0;
    int safeGain = 0;
    if (outlook.red > 0) {
        gain = classOf(outlook.best - outlook.now, std::array{0.05F, 0.3F, 0.6F, 0.9F, 1.3F});
        safeGain = classOf(outlook.safe - outlook.now, std::array{0.05F, 0.4F, 0.9F});
    }
    int index = classOfToCome(outlook.toCome());
    index = index * kStrengths + classOfStrength(outlook.now);
    index = index * kGains + gain;
    index = index * kSafeGains + safeGain;
    index = index * kBlues + std::min(outlook.blue, kBlues - 1);
    return static_cast<std::uint32_t>(index * kReds + classOfRed(outlook.red));
}

/// What is worth a thought in a situation: to block, ahead or not, and to go back to what was better.
constexpr bool allows(int situation, Option option)
{
    const int red = situation % kReds;
    const int blue = situation / kReds % kBlues;
    const int safeGain = situation / (kReds * kBlues) % kSafeGains;
    const int gain = situation / (kReds * kBlues * kSafeGains) % kGains;
    const int strength = situation / (kReds * kBlues * kSafeGains * kGains) % kStrengths - 7;
    switch (option) {
    case Option::Nothing:
        return true;
    case Option::Block:
        return blue > 0;
    case Option::Best:
        return red > 0 && gain > 0;
    case Option::Again:
        return red > 0 && strength <= 0;
    case Option::Safe:
        return red > 0 && safeGain > 0;
    }
    return false;
}
/// From -7 to 7, the class of the present strength.
constexpr int strengthOf(int situation)
{
    return situation / (kReds * kBlues * kSafeGains * kGains) % kStrengths - 7;
}

/// A first guess of the share of the win, by the class of the strength from -7 to 7.
inline float guess(int strengthClass)
{
    const float strength = static_cast<float>(strengthClass) / 4;
    return 0.5F + 0.5F * strength / std::sqrt(1 + strength * strength);
}

} // namespace situations

} // namespace parlour::coins
