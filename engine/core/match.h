// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One match of game G, the only owner of its State: others get Views and events. Deterministic for a seed.
#pragma once

#include "engine/core/bot.h"

#include <array>
#include <utility>

namespace parlour {

template <class G>
class Match {
public:
    Match(const typename G::Rules& rules, std::uint64_t seed) : state_(G::start(rules)), seed_(seed) {}
    /// A match that begins with `state`.
    static Match from(const typename G::State& state, std::uint64_t seed)
    {
        Match match(G::rules(state), seed);
        match.state_ = state;
        return match;
    }

    Node node() const { return forfeiter_ < 0 ? G::node(state_) : Node::over(); }
    int seats() const { return G::seats(G::rules(state_)); }
    std::uint64_t seed() const { return seed_; }
    /// The number of steps so far, chance included.
    int steps() const { return steps_; }

    /// The next chance outcome of this match's seed. Each chance event has a random stream of its own, so players who act
    /// differently meet the same deals.
    typename G::Chance draw() const
    {
        Rng rng = Rng::stream(seed_, Purpose::Dealer, static_cast<std::uint64_t>(chances_));
        return draw(rng);
    }
    /// A chance outcome drawn from `rng` instead.
    typename G::Chance draw(Rng& rng) const { return G::draw(state_, rng); }
    bool allowsChance(const typename G::Chance& chance) const { return G::allowsChance(state_, chance); }
    void applyChance(const typename G::Chance& chance, Trace<typename G::Event>* trace = nullptr)
    {
        G::applyChance(state_, chance, trace);
        ++chances_;
        ++steps_;
    }

    void legal(Seat seat, ActionList<G>& out) const { G::legal(state_, seat, out); }
    bool allows(Seat seat, const typename G::Action& action) const { return G::allows(state_, seat, action); }
    void act(Seat seat, typename G::Action action, Trace<typename G::Event>* trace = nullptr)
    {
        G::act(state_, seat, std::move(action), trace);
        ++acts_[static_cast<std::size_t>(seat)];
        ++steps_;
    }

    typename G::View look(Seat seat) const { return G::look(state_, seat); }
    /// The View of the first seat that is waited for. It may be a reference into this match, valid until the next step.
    decltype(auto) lookFirst() const
    {
        if constexpr (requires { G::lookFirst(state_); })
            return G::lookFirst(state_);
        else
            return look(node().seats.first());
    }
    /// The random stream of the seat's next decision. It depends on the number of the seat's earlier actions only, so seats
    /// that are waited for together may answer in any order.
    Luck luck(Seat seat) const { return {seed_, streamIndex(seat, acts_[static_cast<std::size_t>(seat)])}; }
    /// Ends the match: `seat` loses, the others share the win.
    void forfeit(Seat seat)
    {
        forfeiter_ = seat;
        ++steps_;
    }
    /// The seat that forfeited the match; -1 if none.
    Seat forfeiter() const { return forfeiter_; }
    double score(Seat seat) const { return forfeiter_ < 0 ? scoreOf<G>(state_, seat) : forfeitScore(seat); }
    /// The points of `seat`; those of a forfeited match are its score.
    double points(Seat seat) const { return forfeiter_ < 0 ? pointsOf<G>(state_, seat) : forfeitScore(seat); }
    /// The seats that share the win.
    SeatSet winners() const
    {
        return forfeiter_ < 0 ? G::winners(state_) : SeatSet::firstSeats(seats()) - SeatSet::of(forfeiter_);
    }
    typename G::Rules rules() const { return G::rules(state_); }

private:
    double forfeitScore(Seat seat) const { return seat == forfeiter_ ? 0 : 1.0 / (seats() - 1); }

    typename G::State state_;
    std::uint64_t seed_;
    int chances_ = 0;
    int steps_ = 0;
    Seat forfeiter_ = -1;
    std::array<std::uint32_t, kMaxSeats> acts_{}; ///< number of actions by seat
};

} // namespace parlour
