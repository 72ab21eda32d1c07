// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a match to its end with one bot per seat: the loop of contests, benches and tests.
#pragma once

#include "engine/core/guest.h"
#include "engine/core/match.h"

#include <array>
#include <type_traits>
#include <utility>

namespace parlour {

template <class G>
using BotSeats = std::array<Bot<G>*, kMaxSeats>;

/// The decision of `seat`, the first that is waited for. A single legal action is taken without asking, as in the window; so
/// is the first one if the bot `doesLeast`. `legal` is a buffer, kept by the caller because it is large. `stop` is lent to
/// the question, since copies of a token count on memory that all threads share.
template <class G>
typename G::Action decide(const Match<G>& match, Seat seat, Bot<G>& bot, ActionList<G>& legal, stop_token& stop,
                          bool doesLeast = false)
{
    legal.clear();
    match.legal(seat, legal);
    if (doesLeast || legal.size() == 1)
        return legal.front();
    const auto& view = match.lookFirst();
    Question<G> question{view, legal, match.luck(seat), std::move(stop), nullptr, match.steps()};
    auto action = bot.choose(question);
    stop = std::move(question.stop);
    return action;
}

/// The seats of bots that always take the first legal action.
template <class G>
SeatSet seatsThatDoLeast(int seats, const BotSeats<G>& bots)
{
    SeatSet least;
    for (Seat seat = 0; seat < seats; ++seat)
        if (bots[static_cast<std::size_t>(seat)]->doesLeast())
            least.add(seat);
    return least;
}

/// The default observer of a play-out. Observers are called before each step with (seat or kChanceSeat, Action or Chance).
struct NoObserver {
    void operator()(Seat, const auto&) const {}
};

/// The notifier of a match without guests.
template <class G>
struct NoGuests {
    static constexpr Trace<typename G::Event>* trace() { return nullptr; }
    static constexpr void tell() {}
    static constexpr bool forfeits(Seat) { return false; }
};

/// Tells the guests of a match about its events.
template <class G>
class GuestNotifier {
public:
    GuestNotifier(const Match<G>& match, const BotSeats<G>& bots, std::uint64_t salt) : trace_(match.seats())
    {
        for (Seat seat = 0; seat < match.seats(); ++seat)
            guests_.add(seat, bots[static_cast<std::size_t>(seat)]->guest());
        if (!guests_.isEmpty())
            guests_.begin(G::rulesMap(match.rules()), match.seats(), salt);
    }

    bool isEmpty() const { return guests_.isEmpty(); }
    /// The trace for the match's steps; null if no guest listens.
    Trace<typename G::Event>* trace() { return guests_.listeners().empty() ? nullptr : &trace_; }
    /// Passes the traced events on and clears the trace.
    void tell()
    {
        for (const auto& each : trace_.told())
            guests_.tell(each.to, toText(each.event));
        trace_.clear();
    }
    bool forfeits(Seat seat) const { return guests_.forfeits(seat); }
    void end(const Match<G>& match) const
    {
        std::vector<double> scores;
        for (Seat seat = 0; seat < match.seats(); ++seat)
            scores.push_back(match.score(seat));
        guests_.end(scores);
    }

private:
    GuestTable guests_;
    Trace<typename G::Event> trace_;
};

/// Plays until the match is over, a guest forfeits or a stop is requested. `guests` is NoGuests or a GuestNotifier.
template <class G, class Guests, class OnStep>
void playSteps(Match<G>& match, const BotSeats<G>& bots, Guests& guests, OnStep& onStep, stop_token& stop)
{
    auto* const trace = guests.trace();
    const SeatSet least = seatsThatDoLeast<G>(match.seats(), bots);
    ActionList<G> legal;
    for (Node node = match.node(); !node.isOver(); node = match.node()) {
        if (node.isChance()) {
            const auto chance = match.draw();
            onStep(kChanceSeat, chance);
            match.applyChance(chance, trace);
        } else {
            const Seat seat = node.seats.first();
            auto action = decide(match, seat, *bots[static_cast<std::size_t>(seat)], legal, stop, least.has(seat));
            if (stop.stop_requested())
                return;
            if (guests.forfeits(seat)) {
                match.forfeit(seat);
                break;
            }
            onStep(seat, action);
            match.act(seat, std::move(action), trace);
        }
        guests.tell();
    }
}

/// The loop without guests and observer, compiled as one piece together with the rules, which is faster.
template <class G>
[[gnu::flatten]] void playUnobserved(Match<G>& match, const BotSeats<G>& bots, stop_token& stop)
{
    NoGuests<G> guests;
    NoObserver observer;
    playSteps(match, bots, guests, observer, stop);
}

/// Plays until the match is over. A guest with too many faults forfeits; that is no step of the game and not passed to
/// `onStep`. `salt` seeds the random numbers of guests. A stop abandons the match: the bots answer at once, and what they
/// answer last is not played.
template <class G, class OnStep = NoObserver>
void playOut(Match<G>& match, const BotSeats<G>& bots, OnStep onStep = {}, std::uint64_t salt = 0, stop_token stop = {})
{
    GuestNotifier<G> notifier(match, bots, salt);
    if constexpr (std::is_same_v<OnStep, NoObserver>)
        if (notifier.isEmpty())
            return playUnobserved(match, bots, stop);
    playSteps(match, bots, notifier, onStep, stop);
    if (!stop.stop_requested())
        notifier.end(match);
}

} // namespace parlour
