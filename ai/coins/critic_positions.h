// Positions as a critic tells them apart in training: what is strong and really open for one seat, and the levers of both.
// Used by self-play and by the trainer of answers; players never see them.
#pragma once

#include "ai/coins/outlook.h"

namespace parlour::coins {

/// All there is to know of a position: what each seat sees, and what can really be returned to.
struct Position {
    std::array<Outlook, 2> outlooks; ///< by seat
    float best = 0, worst = 0; ///< strengths of the first seat at the best and worst places that are really open
};

namespace positions {

inline constexpr int kGains = 3, kReds = 6;
inline constexpr int kSides = situations::kBlues * kReds;
inline constexpr std::uint32_t kCount = situations::kToComes * situations::kStrengths * kGains * kGains * kSides * kSides;

inline int sideOf(int blue, int red)
{
    return std::min(blue, situations::kBlues - 1) * kReds + situations::classOf(red, std::array{0, 1, 3, 6, 12});
}

/// The number of a position as `seat` would judge it, from 0 to kCount - 1. Of the other's outlook only the levers count.
inline std::uint32_t of(std::size_t seat, const Position& position)
{
    const Outlook& mine = position.outlooks[seat];
    const Outlook& theirs = position.outlooks[1 - seat];
    const float best = seat == 0 ? position.best : -position.worst;
    const float worst = seat == 0 ? position.worst : -position.best;
    constexpr std::array kBounds = {0.3F, 0.9F};
    int index = situations::classOfToCome(mine.toCome());
    index = index * situations::kStrengths + situations::classOfStrength(mine.now);
    index = index * kGains + situations::classOf(best - mine.now, kBounds);
    index = index * kGains + situations::classOf(mine.now - worst, kBounds);
    index = index * kSides + sideOf(mine.blue, mine.red);
    return static_cast<std::uint32_t>(index * kSides + sideOf(theirs.blue, theirs.red));
}

/// The same more coarsely, for an opponent of whom little needs to be told apart; from 0 to kCoarseCount - 1.
inline constexpr std::uint32_t kCoarseCount = kCount / kSides * 6;
inline std::uint32_t coarselyOf(std::size_t seat, const Position& position)
{
    const Outlook& theirs = position.outlooks[1 - seat];
    const int levers = std::min(theirs.blue, 2) * 2 + (theirs.red > 0 ? 1 : 0);
    return of(seat, position) / kSides * 6 + static_cast<std::uint32_t>(levers);
}

/// A first guess of what a position is worth.
inline float guess(std::uint32_t position)
{
    const auto strengthClass = position / (kGains * kGains * kSides * kSides) % situations::kStrengths;
    return situations::guess(static_cast<int>(strengthClass) - 7);
}

} // namespace positions

} // namespace parlour::coins
