// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position with the types of its game back. Base of what each table sees, which adds what only its game has.
// What the viewer may know was decided before (app/window/table/positions.h). Knows no game.
#pragma once

#include "app/tables/game_table.h"
#include "engine/base/index.h"

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace parlour::kit {

template <class Event>
std::vector<Event> eventsOf(const std::vector<AnyTold>& told)
{
    std::vector<Event> events;
    for (const AnyTold& each : told)
        if (const auto* event = std::any_cast<Event>(&each.event))
            events.push_back(*event);
    return events;
}

/// The first of these events; null: nothing of the kind was told.
template <class Event>
const Event* findEvent(const std::vector<AnyTold>& told, decltype(Event::kind) kind)
{
    for (const AnyTold& each : told)
        if (const auto* event = std::any_cast<Event>(&each.event); event && event->kind == kind)
            return event;
    return nullptr;
}

/// Who sits at the table that a position shows. Keeps a reference to the position.
class Seating {
public:
    explicit Seating(const Position& position) : position_(&position) {}

    const Position& position() const { return *position_; }
    int seats() const { return static_cast<int>(position_->seats.size()); }
    Seat me() const { return position_->viewpoint; } ///< at the bottom, whoever it is
    Seat other() const { return 1 - me(); } ///< of two
    const SeatInfo& info(Seat seat) const { return position_->seats[at(seat)]; }
    const QString& name(Seat seat) const { return info(seat).name; }
    /// The only person at the table, who is spoken to as "you".
    bool isYou(Seat seat) const
    {
        const auto& all = position_->seats;
        return seat >= 0 && info(seat).person
            && std::count_if(all.begin(), all.end(), [](const SeatInfo& each) { return each.person; }) == 1;
    }
    /// What is said to the person, "You claim %1", or of another, "%1 claims %2"; `more` is what both tell besides the name.
    template <class... More>
    QString told(Seat seat, const QString& toYou, const QString& ofOther, const More&... more) const
    {
        if (!isYou(seat))
            return ofOther.arg(name(seat), more...);
        if constexpr (sizeof...(more) > 0)
            return toYou.arg(more...);
        else
            return toYou;
    }
    bool isPlaying() const { return info(me()).person; } ///< a person sits at the bottom; else it is watched
    bool mayAct() const { return position_->asked == me(); } ///< the person at the bottom is asked
    bool isThinking(Seat seat) const { return position_->thinking == seat; }
    const Report* report() const { return position_->report; } ///< null: none is to be shown

private:
    const Position* position_;
};

/// `read` reads an action in the game's notation.
template <class View, class EventOf, auto read>
class SeenPosition : public Seating {
public:
    using Event = EventOf;
    using Action = std::remove_cvref_t<decltype(*read({}))>;
    static constexpr auto parse = read;

    explicit SeenPosition(const Position& position)
        : Seating(position),
          view_(viewOf(position.viewpoint)),
          events_(eventsOf<Event>(position.lastStep))
    {
        static const View kNothing{};
        if (!view_)
            view_ = &kNothing;
    }

    const View& view() const { return *view_; } ///< of the viewpoint
    /// Null: it is closed to the viewer.
    const View* viewOf(Seat seat) const
    {
        const auto& views = position().views;
        return seat >= 0 && at(seat) < views.size() ? std::any_cast<View>(&views[at(seat)]) : nullptr;
    }
    /// What the last step told.
    const std::vector<Event>& events() const { return events_; }
    /// What whoever is asked may do, the least first. Read when it is first asked for: some lists are long.
    const std::vector<Action>& legal() const
    {
        if (legal_.empty())
            for (const std::string& text : position().legal)
                if (const auto action = parse(text))
                    legal_.push_back(*action);
        return legal_;
    }
    /// What the report that is shown would do; none: there is no report, or nothing that can be done.
    std::optional<Action> chosen() const { return report() ? parse(report()->chosen).optional() : std::nullopt; }

private:
    const View* view_;
    std::vector<Event> events_;
    mutable std::vector<Action> legal_; ///< empty before it is asked for
};

} // namespace parlour::kit
