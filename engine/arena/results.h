// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How matches ended, as small as it can be kept: one byte a match for who won, and a short number a seat where the game has
// an extra score. From these everything that a contest counts is derived, so a contest's file keeps nothing else.
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

/// A game may declare one more number for each seat that contests add up, read from that seat's final View: its name in
/// files kExtraScore, what heads its column kExtraLabel, whether the mean over matches is stated instead of the sum,
/// kExtraIsMean, and extraScore(view, seat).
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

/// Points and shares of the win are counted in sixtieths, of which every share among up to six is a whole number: sums are
/// exact, in whatever order matches are added.
inline constexpr int kWhole = 60;

/// Who had a share of the win, and whether somebody forfeited.
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
    /// By the match and its seat; 0 if the game has no extra score.
    int extra(std::int64_t match, Seat seat) const;
    int seats() const { return seats_; }

    explicit Results(int seats) : seats_(seats) {}
    void add(Ending ending);
    /// Of one seat of the match added last, in the order of seats; from -32768 to 32767.
    void addExtra(int extra) { extras_.push_back(static_cast<std::int16_t>(extra)); }

    /// One byte a match, then the extra scores as numbers of variable length.
    std::string bytes() const;
    /// Nothing if these cannot be the bytes of so many matches.
    static std::optional<Results> fromBytes(std::string_view bytes, std::int64_t matches, int seats, bool hasExtra);

private:
    int seats_;
    std::vector<std::uint8_t> endings_;
    std::vector<std::int16_t> extras_;
};

/// The set with this SeatSet::index.
SeatSet setOf(unsigned bits);

/// What an ending is worth in a game with certain rules, in sixtieths.
struct Payoff {
    int seats = 0;
    /// By SeatSet::index of the winners, by seat.
    using Table = std::array<std::array<std::int16_t, kMaxSeats>, SeatSet::kSets>;
    Table points{};
    Table shares{}; ///< equal for all winners; nobody won: equal for all
    std::array<std::int16_t, SeatSet::kSets> absent{}; ///< points of entrants who had no seat
    bool hasExtra = false;

    int pointsOf(SeatSet winners, Seat seat) const { return points[winners.index()][static_cast<std::size_t>(seat)]; }
    int share(SeatSet winners, Seat seat) const { return shares[winners.index()][static_cast<std::size_t>(seat)]; }
    int absentPoints(SeatSet winners) const { return absent[winners.index()]; }
};

/// By the number of seats; those that the rules cannot have are left empty (`seats` 0).
using Payoffs = std::array<Payoff, kMaxSeats + 1>;

/// The rules with so many seats, if there are such.
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
        // Games may have something for entrants who were not seated.
        if constexpr (requires { G::absentPoints(rules, winners); })
            payoff.absent[bits] = sixtieths(G::absentPoints(rules, winners));
    }
    return payoff;
}

/// `map` holds every rule.
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
