// A Position with its types back: the View, the events of the last step and the legal actions as values of Durak. Made by
// the table and its words from what they are handed; knows no rules beyond what the View says.
#pragma once

#include "app/tables/game_table.h"
#include "engine/durak/durak_notation.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour::durak {

/// An action that may be taken now, with the text that takes it.
struct Move {
    Action action;
    std::string text;
};

/// What the viewer may know of a step. A viewer who sees every hand gets the precise twin of each event.
std::vector<Event> eventsFor(const Position& position, const std::vector<AnyTold>& told);

class Reading {
public:
    /// Keeps a reference to `position`.
    explicit Reading(const Position& position);

    const Position& position() const { return *position_; }
    const View& view() const { return *view_; }
    const std::vector<Move>& moves() const { return moves_; }
    const std::vector<Event>& events() const { return events_; }

    int seats() const { return static_cast<int>(position_->seats.size()); }
    Seat viewpoint() const { return position_->viewpoint; }
    /// The person at the bottom is asked.
    bool mine() const { return position_->asked >= 0 && position_->asked == position_->viewpoint; }
    /// The only person at the table, who is spoken to as "you".
    bool isYou(Seat seat) const;
    const QString& nameOf(Seat seat) const { return position_->seats[static_cast<std::size_t>(seat)].name; }
    /// Who is asked now, person or bot; -1: nobody.
    Seat turn() const;

    /// Are the cards dealt, so that there is something to show?
    bool isDealt() const { return view_->phase != Phase::Deal; }
    int sizeOf(Seat seat) const { return view_->sizes[static_cast<std::size_t>(seat)]; }
    bool isOut(Seat seat) const { return isDealt() && view_->place[static_cast<std::size_t>(seat)] > 0; }
    int placeOf(Seat seat) const { return view_->place[static_cast<std::size_t>(seat)]; }
    /// The cards of a seat in the order in which they are shown, trumps last; nothing if they are hidden.
    std::optional<std::vector<Card>> handOf(Seat seat) const;
    /// Cards on the table, covers included.
    int onTable() const;
    int uncovered() const;
    int discarded() const;
    bool hasTeams() const { return view_->rules.teams != Teams::Off; }
    static int teamOf(Seat seat) { return seat % 2; }

    /// The legal actions of a kind.
    std::vector<Move> movesOf(Action::Kind kind) const;
    /// The last thing that a seat did in the last step; nothing if it did nothing.
    std::optional<Event> lastDeed(Seat seat) const;

private:
    const Position* position_;
    const View* view_;
    std::vector<Move> moves_;
    std::vector<Event> events_;
    int persons_ = 0;
};

} // namespace parlour::durak
