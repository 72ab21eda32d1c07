// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The endings of matches in compact form: one byte per match for its winners, and a short number per seat if the game has an
// extra score. All figures of a contest are derived from these, so a contest's file stores nothing else.
#pragma once

#include "engine/core/game.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// A game with one more number per seat that contests add up: extraScore(view, seat) of the seat's final View, its name in
/// files kExtraScore, its column heading kExtraLabel, and kExtraIsMean, true if the mean is shown instead of the sum.
template <class G>
concept HasExtraScore = requires(const typename G::View view, Seat seat)
{
    {
        G::kExtraScore
        } -> std::convertible_to<std::string_view>;
    {
        G::kExtraLabel
        } -> std::convertible_to<Text>;
    {
        G::kExtraIsMean
        } -> std::convertible_to<bool>;
    {
        G::extraScore(view, seat)
        } -> std::convertible_to<double>;
};

/// Points and shares of the win are counted in sixtieths: a share among up to six is a whole number of them, so sums are
/// exact in any order.
inline constexpr int kWhole = 60;

/// The ending of a match: the seats that share the win, and whether a seat forfeited.
struct Ending {
    SeatSet winners;
    bool isForfeit = false;
    bool operator==(const Ending&) const = default;
};

/// The endings of consecutive matches.
class Results {
public:
    std::int64_t matches() const { return static_cast<std::int64_t>(endings_.size()); }
    Ending ending(std::int64_t match) const;
    SeatSet winners(std::int64_t match) const { return ending(match).winners; }
    bool hasExtra() const { return !extras_.empty(); }
    /// The extra score of a seat in a match; 0 if the game has none.
    int extra(std::int64_t match, Seat seat) const;
    int seats() const { return seats_; }

    explicit Results(int seats) : seats_(seats) {}
    void add(Ending ending);
    /// Adds the extra score of the next seat of the last match, from -32768 to 32767.
    void addExtra(int extra) { extras_.push_back(static_cast<std::int16_t>(extra)); }
    /// Drops all but the first `matches`.
    void shorten(std::int64_t matches);

    /// One byte per match, then the extra scores as numbers of variable length.
    std::string bytes() const;
    /// The results with these bytes; nullopt if they are not the bytes of `matches` matches.
    static std::optional<Results> fromBytes(std::string_view bytes, std::int64_t matches, int seats, bool hasExtra);

private:
    int seats_;
    std::vector<std::uint8_t> endings_;
    std::vector<std::int16_t> extras_;
};

/// The set with this SeatSet::index.
SeatSet setOf(unsigned bits);

/// The payoffs of all endings of a game with certain rules, in sixtieths.
struct Payoff {
    int seats = 0;
    /// By SeatSet::index of the winners, then by seat.
    using Table = std::array<std::array<std::int16_t, kMaxSeats>, SeatSet::kSets>;
    Table points{};
    Table shares{}; ///< equal for all winners; without winners equal for all seats
    std::array<std::int16_t, SeatSet::kSets> absent{}; ///< points of entrants without a seat
    bool hasExtra = false;

    int pointsOf(SeatSet winners, Seat seat) const { return points[winners.index()][static_cast<std::size_t>(seat)]; }
    int share(SeatSet winners, Seat seat) const { return shares[winners.index()][static_cast<std::size_t>(seat)]; }
    int absentPoints(SeatSet winners) const { return absent[winners.index()]; }
};

/// Payoffs by the number of seats; empty (`seats` 0) if the rules do not allow that number.
using Payoffs = std::array<Payoff, kMaxSeats + 1>;

/// The rules `map` with `seats` seats; nullopt if they do not allow that number.
template <class G>
std::optional<typename G::Rules> rulesFor(RuleMap map, int seats)
{
    if (const auto players = map.find(kPlayersKey); players != map.end())
        players->second = std::to_string(seats);
    const auto rules = G::parseRules(map);
    return rules && G::seats(*rules) == seats ? std::optional(*rules) : std::nullopt;
}

template <Game G>
Payoff payoffOf(const typename G::Rules& rules)
{
    const auto sixtieths = [](double points) {
        return static_cast<std::int16_t>(points * kWhole + (points < 0 ? -0.5 : 0.5));
    };
    Payoff payoff;
    payoff.seats = G::seats(rules);
    payoff.hasExtra = HasExtraScore<G>;
    for (unsigned bits = 0; bits < 1U << payoff.seats; ++bits) {
        const SeatSet winners = setOf(bits);
        for (Seat seat = 0; seat < payoff.seats; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            const int winnersShare = winners.empty() ? kWhole / payoff.seats : kWhole / winners.size();
            payoff.points[bits][at] = sixtieths(G::pointsFor(rules, winners, seat));
            payoff.shares[bits][at] = static_cast<std::int16_t>(winners.empty() || winners.has(seat) ? winnersShare : 0);
        }
        if constexpr (requires { G::absentPoints(rules, winners); })
            payoff.absent[bits] = sixtieths(G::absentPoints(rules, winners));
    }
    return payoff;
}

/// The payoffs of the complete rules `map`.
template <Game G>
Payoffs payoffsOf(const RuleMap& map)
{
    Payoffs payoffs{};
    for (int seats = 1; seats <= kMaxSeats; ++seats)
        if (const auto rules = rulesFor<G>(map, seats))
            payoffs[static_cast<std::size_t>(seats)] = payoffOf<G>(*rules);
    return payoffs;
}

} // namespace parlour
