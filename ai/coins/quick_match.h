// Plays Coins between players that see outlooks and choose options: the rules once more, without what people and records
// need, for training. A test holds it against the rules of the engine. Used by self-play.
#pragma once

#include "ai/coins/critic_positions.h"
#include "engine/base/rng.h"

#include <utility>

namespace parlour::coins {

/// Where a match begins: from the start, or somewhere in the middle with everything before it blocked.
struct Opening {
    Rules rules; ///< `rounds` counts from the start of the match
    int place = 0; ///< rounds that were played
    int lead = 0; ///< of the first seat
    std::array<std::uint8_t, 2> blue{5, 5}, red{20, 20}; ///< levers left, by seat
};

/// The share of the first seat. `choose(seat, position)` is an Option that the seat's outlook allows; who has no levers is
/// not asked. `toss()` is true for heads.
template <class Toss, class Choose>
double playQuickly(const Opening& opening, Toss toss, Choose choose)
{
    struct Side {
        int blue, red, blocked;
        std::array<Trail, kMaxRounds + 2> trails; ///< by place: what was left for the next round
    };
    const int rounds = opening.rules.rounds;
    std::array<std::int16_t, kMaxRounds + 1> leads; // of the first seat, by place
    std::array<Trail, kMaxRounds + 2> open; // by place: from the real block on, as the first seat sees it
    std::array<Side, 2> sides;
    Position position;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Side& side = sides[seat];
        side.blue = opening.blue[seat];
        side.red = opening.red[seat];
        side.blocked = opening.place;
        side.trails[static_cast<std::size_t>(opening.place)] = {};
    }
    open[static_cast<std::size_t>(opening.place)] = {};
    leads[static_cast<std::size_t>(opening.place)] = static_cast<std::int16_t>(opening.lead);

    int block = opening.place;
    int round = opening.place + 1;
    while (round <= rounds) {
        const auto now = static_cast<std::size_t>(round);
        leads[now] = static_cast<std::int16_t>(leads[now - 1] + (toss() ? 1 : -1));
        const auto seenBy = [&](std::size_t seat) {
            return [&leads, seat](int place) {
                const int lead = leads[static_cast<std::size_t>(place)];
                return seat == 0 ? lead : -lead;
            };
        };
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const Side& side = sides[seat];
            const Trail trail = follow(side.trails[now - 1], round, rounds, side.blocked, seenBy(seat));
            position.outlooks[seat] = Outlook::of(rounds, round, side.blue, side.red, trail, seenBy(seat));
        }
        const Trail really = open[now] = follow(open[now - 1], round, rounds, block, seenBy(0));
        position.best = kStrength.of(rounds - really.best, leads[really.best]);
        position.worst = kStrength.of(rounds - really.low, leads[really.low]);
        std::array<Move, 2> moves{};
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (sides[seat].blue > 0 || sides[seat].red > 0)
                moves[seat] = position.outlooks[seat].moveOf(choose(seat, std::as_const(position)));
        for (std::size_t seat = 0; seat < 2; ++seat) {
            Side& side = sides[seat];
            if (moves[seat].kind == Move::Kind::Block) {
                --side.blue;
                block = side.blocked = round;
            } else if (moves[seat].kind == Move::Kind::Travel) {
                --side.red;
            }
        }
        int next = round + 1;
        for (const Move move : moves)
            if (move.kind == Move::Kind::Travel && move.round > block)
                next = std::min<int>(next, move.round);
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (next > round || moves[seat] == travel(next))
                sides[seat].trails[static_cast<std::size_t>(next - 1)] = position.outlooks[seat].after(moves[seat]);
        round = next;
    }
    const int lead = leads[static_cast<std::size_t>(rounds)];
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/// Fair tosses from a generator, 64 at a time.
class Coin {
public:
    explicit Coin(Rng& rng) : rng_(rng) {}
    bool operator()()
    {
        if (left_ == 0) {
            bits_ = rng_.next();
            left_ = 64;
        }
        --left_;
        return (bits_ >> left_ & 1U) != 0;
    }

private:
    Rng& rng_;
    std::uint64_t bits_ = 0;
    int left_ = 0;
};

} // namespace parlour::coins
