// Plays Coins between players that see outlooks: the rules once more, without what people and records need, for searches and
// play-outs. A test holds it against the rules of the engine. Used by the analyst and by tuning.
#pragma once

#include "ai/coins/outlook.h"
#include "engine/base/rng.h"

namespace parlour::coins {

/// Where a match begins: from the start, or after some rounds.
struct Opening {
    Rules rules;
    Tosses tosses; ///< as the first seat sees them; those rounds are answered
    int limit = 0; ///< the latest round that is blocked, known to both seats
    std::array<int, 2> blue{}, red{}; ///< levers left, by seat

    static Opening start(const Rules& rules) { return {rules, {}, 0, {rules.blue, rules.blue}, {rules.red, rules.red}}; }
};

/// The share of the first seat. `choose(seat, outlook)` is a Move that is possible; who has no levers is not asked. `toss()`
/// is true for heads.
template <class Toss, class Choose>
double playQuickly(const Opening& opening, Toss toss, Choose choose)
{
    struct Side {
        int blue, red, blocked;
        std::array<Trail, kMaxRounds + 1> trails; ///< by place: what was left for the next round
    };
    const int rounds = opening.rules.rounds;
    std::array<std::int16_t, kMaxRounds + 1> leads; // of the first seat, by place
    const auto seenBy = [&leads](std::size_t seat) {
        return [&leads, seat](int place) {
            const int lead = leads[static_cast<std::size_t>(place)];
            return seat == 0 ? lead : -lead;
        };
    };
    leads[0] = 0;
    for (int round = 1; round <= opening.tosses.count(); ++round) {
        const int before = leads[static_cast<std::size_t>(round - 1)];
        leads[static_cast<std::size_t>(round)] = static_cast<std::int16_t>(before + (opening.tosses.of(round) ? 1 : -1));
    }
    std::array<Side, 2> sides;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Side& side = sides[seat];
        side.blue = opening.blue[seat];
        side.red = opening.red[seat];
        side.blocked = opening.limit;
        const auto first = static_cast<std::size_t>(opening.limit);
        side.trails[first] = trailFrom(opening.limit, opening.limit, rounds, seenBy(seat));
        for (std::size_t place = first + 1; place <= static_cast<std::size_t>(opening.tosses.count()); ++place)
            side.trails[place] =
                follow(side.trails[place - 1], static_cast<int>(place), rounds, opening.limit, seenBy(seat));
    }

    int block = opening.limit;
    int round = opening.tosses.count() + 1;
    while (round <= rounds) {
        const auto now = static_cast<std::size_t>(round);
        leads[now] = static_cast<std::int16_t>(leads[now - 1] + (toss() ? 1 : -1));
        std::array<Outlook, 2> outlooks;
        std::array<Move, 2> moves{};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const Side& side = sides[seat];
            const Trail trail = follow(side.trails[now - 1], round, rounds, side.blocked, seenBy(seat));
            outlooks[seat] = Outlook::of(rounds, round, side.blue, side.red, trail, seenBy(seat));
            if (side.blue > 0 || side.red > 0)
                moves[seat] = choose(seat, std::as_const(outlooks[seat]));
        }
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
                sides[seat].trails[static_cast<std::size_t>(next - 1)] = outlooks[seat].after(moves[seat]);
        round = next;
    }
    const int lead = leads[static_cast<std::size_t>(rounds)];
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/// Fair tosses from a generator, 64 at a time.
class Coin {
public:
    explicit Coin(Rng rng) : rng_(rng) {}
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
    Rng rng_;
    std::uint64_t bits_ = 0;
    int left_ = 0;
};

} // namespace parlour::coins
