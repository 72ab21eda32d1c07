// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A GameTable made of a game's SeenPosition, its words and its notation: what all tables answer alike. A table adds where
// its pieces lie and what only its game has.
#pragma once

#include "app/tables/kit/position.h"

#include <QString>

#include <string>
#include <type_traits>
#include <utility>

namespace parlour::kit {

/// `place` makes the layout of a SeenPosition, `paint` the tile in the lobby.
template <class Seen, class Words, auto place, auto paint>
class TableOf : public GameTable {
protected:
    using Action = typename Seen::Action;
    using Event = typename Seen::Event;
    static constexpr auto parse = Seen::parse;

public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return place(Seen(position), gesture, canvas);
    }
    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override { paint(painter, rect, canvas); }
    QString pieceOf(const std::string& action) const override
    {
        const auto read = parse(action);
        return read ? pieceFor(*read) : QString();
    }
    QString subtitle(const Position& position) const override { return say(&Words::subtitle, position); }
    std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const override
    {
        const Seen seen(after);
        if constexpr (requires { &Words::log; }) {
            return Words::log(told, seen);
        } else { // each event is told by itself, if there is something to tell
            std::vector<LogLine> lines;
            for (const Event& event : eventsOf<Event>(told))
                if (LogLine line = Words::line(event, seen); !line.text.isEmpty())
                    lines.push_back(std::move(line));
            return lines;
        }
    }
    QString actionText(const std::string& action) const override
    {
        const auto read = parse(action);
        return read ? Words::action(*read) : QString::fromStdString(action);
    }
    QString actionAt(const Position& position, const std::string& action) const override
    {
        if constexpr (requires { &Words::actionAt; }) {
            if (const auto read = parse(action))
                return Words::actionAt(*read, Seen(position));
        }
        return actionText(action);
    }
    QString situation(const Position& position) const override { return say(&Words::situation, position); }
    QString describe(const Position& position) const override { return say(&Words::describe, position); }
    ResultText result(const Position& position) const override { return say(&Words::result, position); }
    QString shortResult(const Position& position) const override { return say(&Words::shortResult, position); }
    Tally tally(const Position& position) const override { return say(&Words::tally, position); }
    QString mistakeKind(const std::string& taken, const std::string& best) const override
    {
        const auto first = parse(taken), second = parse(best);
        return first && second ? Words::mistake(*first, *second) : QString();
    }
    QString partName(const Position& position) const override { return say(&Words::part, position); }
    QString tagline() const override { return Words::tagline(); }
    QString goal() const override { return Words::goal(); }
    std::vector<std::pair<QString, QString>> keys(const Position& position) const override
    {
        return say(&Words::keys, position);
    }

protected:
    /// The same as pieceOf, of an action that was read.
    virtual QString pieceFor(const Action& action) const = 0;
    static bool tells(const std::vector<AnyTold>& told, decltype(Event::kind) kind)
    {
        return findEvent<Event>(told, kind) != nullptr;
    }

private:
    /// Words say it of a SeenPosition, as a function or as what is made of one; or it is always the same.
    template <class Function>
    static auto say(Function function, const Position& position)
    {
        const Seen seen(position);
        if constexpr (std::is_member_function_pointer_v<Function>)
            return (Words(seen).*function)();
        else if constexpr (std::is_invocable_v<Function>)
            return function();
        else
            return function(seen);
    }
};

} // namespace parlour::kit
