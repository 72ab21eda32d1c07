// What the viewer of a position knows, in the types of Coins, and the timelines that were given up on the way there. Called
// by the words and the layout. Knows Views and events, nothing of places and colours.
#pragma once

#include "app/tables/game_table.h"
#include "engine/coins/coins_notation.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace parlour::coins {

const Event& eventOf(const AnyTold& told);

/// A timeline that somebody left by going back.
struct Branch {
    Seat by = 0; ///< who pulled the lever; of two who asked for the same round the first
    int from = 0; ///< the round it was left in
    int to = 0; ///< the round that was tossed again
    Tosses tosses; ///< up to `from`, 1: the first seat scored
};

/// The timelines given up in a story, oldest first. One walk over its events.
std::vector<Branch> branchesOf(const Story& story);

/// The first step of those that the last of `told` undid: the toss of the round that it went back to; the number of steps
/// if it undid nothing.
std::size_t firstUndone(const Story& told);

class Reading {
public:
    explicit Reading(const Position& position);

    const Position& position() const { return position_; }
    const View& view() const { return view_; } ///< of the viewpoint
    /// None if it is closed to the viewer.
    const std::optional<View>& viewOf(Seat seat) const { return views_[static_cast<std::size_t>(seat)]; }
    const SeatInfo& info(Seat seat) const { return position_.seats[static_cast<std::size_t>(seat)]; }
    Seat me() const { return position_.viewpoint; }
    Seat other() const { return 1 - me(); }
    /// The only person at the table, who is spoken to as "you".
    bool isYou(Seat seat) const { return info(seat).person && !info(1 - seat).person; }
    /// A person at the table sees the present timeline only; else it is watched.
    bool isPlaying() const { return info(me()).person && !position_.open; }
    bool mayAct() const { return position_.asked == me(); }

    int rounds() const { return view_.rules.rounds; }
    int round() const { return view_.round; }
    bool isTossed() const { return view_.tosses.count() == view_.round; }
    int toCome() const { return rounds() - view_.tosses.count(); }
    int lead(Seat seat) const { return seat == me() ? view_.lead() : -view_.lead(); }
    int score(Seat seat) const
    {
        const int mine = view_.tosses.ones();
        return seat == me() ? mine : view_.tosses.count() - mine;
    }
    /// Has the seat scored in a round of the present timeline?
    bool scored(Seat seat, int round) const { return view_.tosses.of(round) == (seat == me()); }
    /// The latest round that the viewer knows to be blocked, and who did so; 0: none.
    int blocked() const;
    Seat blocker() const;
    /// Has given its answer in this round.
    bool hasAnswered(Seat seat) const;
    /// Seats that have gone back in the last step; empty unless the viewer was told.
    const std::vector<Event>& journeys() const { return journeys_; }

private:
    const Position& position_;
    View view_;
    std::array<std::optional<View>, 2> views_;
    std::vector<Event> journeys_;
};

} // namespace parlour::coins
