// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/perspective.h"

#include "app/draw/text.h"
#include "app/seating/setup.h"
#include "app/tables/table_capabilities.h"
#include "engine/base/index.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kNews = 3; ///< events that a person is told who comes to the screen

/// The seat of the person whose program it is, else of the first other person, else the first.
Seat ownViewpoint(const std::vector<std::string>& seats)
{
    if (const Seat own = personOf(seats); own >= 0)
        return own;
    const auto other = std::find_if(seats.begin(), seats.end(), isPersonSeat);
    return other == seats.end() ? 0 : static_cast<Seat>(other - seats.begin());
}

} // namespace

Perspective::Perspective(const GameTable& table, const Session& session, const Settings& settings,
                         std::function<bool()> isClosed)
    : table_(table),
      session_(session),
      settings_(settings),
      isClosed_(std::move(isClosed)),
      timeline_(table, session.line()),
      viewpoint_(ownViewpoint(session.line().record().seats))
{
}

int Perspective::update(bool isCovered)
{
    const Record& record = session_.line().record();
    const std::vector<SeatInfo> before = std::exchange(seats_, seatsOf(record.seats, namingOf(settings_), record.names));
    if (!std::equal(before.begin(), before.end(), seats_.begin(), seats_.end(),
                    [](const SeatInfo& one, const SeatInfo& other) { return one.name == other.name; }))
        timeline_.forget(); // its lines contain the names
    return isCovered ? 0 : timeline_.update(viewer(), seats_);
}

Viewer Perspective::viewer() const
{
    return {viewpoint_, table_.as<OpenToAll>() || (isOpen_ && mayOpenHands() && !isClosed_())};
}

Position Perspective::now() const
{
    return positionOf(session_.line().match(), seats_, viewer(), session_.line().story(session_.line().cursor()));
}

Position Perspective::after(int step, Viewer viewer) const
{
    return positionOf(*session_.line().matchAfter(step), seats_, viewer);
}

GameWords Perspective::words() const
{
    GameWords words{seats_, {}, spoken(resultOf(table_, after(session_.line().length(), {viewpoint_, true})).headline)};
    for (std::size_t i = 0; i < steps().size(); ++i)
        if (!steps()[i].part.isEmpty())
            words.parts.emplace_back(static_cast<int>(i), steps()[i].part);
    return words;
}

QString Perspective::spokenMove(int from, int to, const Position& now) const
{
    if (to != from + 1 || to > std::ssize(steps()))
        return spoken(table_.situation(now));
    TimelineStep step = steps()[asIndex(from)];
    if (step.lines.empty()) // a journey that undid itself is in no log, but the traveller is told
        step.lines = table_.logLines(knownTo(session_.line().told(from), viewer()), now);
    return spokenLines(step, seats_);
}

QString Perspective::news(Seat person) const
{
    const GameLine& line = session_.line();
    SeatSet persons;
    for (Seat seat = 0; seat < std::ssize(seats_); ++seat)
        if (line.isPerson(seat))
            persons.add(seat);
    QStringList events; // the last first
    for (int step = line.cursor() - 1; step >= 0 && events.size() < kNews; --step) {
        if (line.record().steps[asIndex(step)].who == person)
            break;
        if (line.record().steps[asIndex(step)].who == kChanceSeat)
            continue;
        const std::vector<AnyTold>& told = line.told(step);
        std::vector<AnyTold> open;
        std::copy_if(told.begin(), told.end(), std::back_inserter(open),
                     [&](const AnyTold& each) { return (each.to & persons) == persons; });
        TimelineStep shown{line.record().steps[asIndex(step)], {}, table_.logLines(open, after(step + 1, viewer()))};
        std::erase_if(shown.lines, [](const LogLine& each) { return each.heading || each.who < 0; });
        if (const QString words = spokenLines(shown, seats_); !words.isEmpty())
            events.prepend(words);
    }
    return events.join(QStringLiteral(". "));
}

Seat Perspective::decider() const
{
    const Node node = session_.line().match().node();
    if (!node.isWaiting() || session_.line().match().forfeiter() >= 0)
        return -1;
    const Seat seat = mayOpenHands() ? node.seats.first() : session_.asked();
    return seat >= 0 && node.seats.has(seat) ? seat : -1;
}

} // namespace parlour
