// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A Position in its game's types. Base of each game's SeenPosition. The window has already left out the parts that the
// viewer must not know (positions.h). Knows no game.
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

/// The first event of a kind; null if there is none.
template <class Event>
const Event* findEvent(const std::vector<AnyTold>& told, decltype(Event::kind) kind)
{
    for (const AnyTold& each : told)
        if (const auto* event = std::any_cast<Event>(&each.event); event && event->kind == kind)
            return event;
    return nullptr;
}

/// The players of a position. Keeps a reference to the position.
class Seating {
public:
    explicit Seating(const Position& position) : position_(&position) {}

    const Position& position() const { return *position_; }
    int seats() const { return static_cast<int>(position_->seats.size()); }
    Seat me() const { return position_->viewpoint; } ///< the seat at the bottom, person or bot
    Seat other() const { return 1 - me(); } ///< in games of two
    const SeatInfo& info(Seat seat) const { return position_->seats[asIndex(seat)]; }
    const QString& name(Seat seat) const { return info(seat).name; }
    /// Whether the seat is the only person at the table; texts address that person as "you".
    bool isYou(Seat seat) const
    {
        const auto& all = position_->seats;
        return seat >= 0 && info(seat).person
            && std::count_if(all.begin(), all.end(), [](const SeatInfo& each) { return each.person; }) == 1;
    }
    /// The form that fits the seat: "You claim %1" or "%1 claims %2". `more` fills the places apart from the name.
    template <class... More>
    QString sentenceFor(Seat seat, const QString& secondPerson, const QString& thirdPerson, const More&... more) const
    {
        if (!isYou(seat))
            return thirdPerson.arg(name(seat), more...);
        if constexpr (sizeof...(more) > 0)
            return secondPerson.arg(more...);
        else
            return secondPerson;
    }
    bool isPlaying() const { return info(me()).person; } ///< a person sits at the bottom; else bots are watched
    bool mayAct() const { return position_->asked == me(); } ///< the person at the bottom is asked
    bool isThinking(Seat seat) const { return position_->thinking == seat; }
    const Report* report() const { return position_->report; } ///< null if there is none to show

private:
    const Position* position_;
};

/// `read` parses an action in the game's notation.
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
    /// Null if it is closed to the viewer.
    const View* viewOf(Seat seat) const
    {
        const auto& views = position().views;
        return seat >= 0 && asIndex(seat) < views.size() ? std::any_cast<View>(&views[asIndex(seat)]) : nullptr;
    }
    /// The events of the last step.
    const std::vector<Event>& events() const { return events_; }
    /// The actions of the asked seat, the default first. Parsed lazily: some lists are long.
    const std::vector<Action>& legal() const
    {
        if (legal_.empty())
            for (const std::string& text : position().legal)
                if (const auto action = parse(text))
                    legal_.push_back(*action);
        return legal_;
    }
    /// The action that the shown report chose; nullopt if there is no report or no such action.
    std::optional<Action> chosen() const { return report() ? parse(report()->chosen).optional() : std::nullopt; }

private:
    const View* view_;
    std::vector<Event> events_;
    mutable std::vector<Action> legal_; ///< lazy
};

} // namespace parlour::kit
