// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of the games' tables: implements GameTable by a game's SeenPosition, its texts and its notation. A table adds its
// layout and its capabilities.
#pragma once

#include "app/tables/kit/position.h"

#include <QString>

#include <string>
#include <type_traits>
#include <utility>

namespace parlour::kit {

/// `place` makes the layout of a SeenPosition; `paint` paints the tile in the lobby.
template <class Seen, class Texts, auto place, auto paint>
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
    QString subtitle(const Position& position) const override { return call(&Texts::subtitle, position); }
    std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const override
    {
        const Seen seen(after);
        if constexpr (requires { &Texts::log; }) {
            return Texts::log(told, seen);
        } else { // a line an event, unless its text is empty
            std::vector<LogLine> lines;
            for (const Event& event : eventsOf<Event>(told))
                if (LogLine line = Texts::line(event, seen); !line.text.isEmpty())
                    lines.push_back(std::move(line));
            return lines;
        }
    }
    QString actionText(const std::string& action) const override
    {
        const auto read = parse(action);
        return read ? Texts::action(*read) : QString::fromStdString(action);
    }
    QString actionAt(const Position& position, const std::string& action) const override
    {
        if constexpr (requires { &Texts::actionAt; }) {
            if (const auto read = parse(action))
                return Texts::actionAt(*read, Seen(position));
        }
        return actionText(action);
    }
    QString situation(const Position& position) const override { return call(&Texts::situation, position); }
    QString describe(const Position& position) const override { return call(&Texts::describe, position); }
    QString handText(const Position& position) const override
    {
        if constexpr (requires { &Texts::handSentence; })
            return call(&Texts::handSentence, position);
        else
            return {};
    }
    QString drawnText(const Position& position) const override
    {
        if constexpr (requires { &Texts::drawnSentence; })
            return call(&Texts::drawnSentence, position);
        else
            return {};
    }
    QString questionText(const Position& position) const override { return call(&Texts::questionSentence, position); }
    ResultText result(const Position& position) const override { return call(&Texts::result, position); }
    QString shortResult(const Position& position) const override { return call(&Texts::shortResult, position); }
    Tally tally(const Position& position) const override { return call(&Texts::tally, position); }
    QString mistakeKind(const std::string& taken, const std::string& best) const override
    {
        const auto first = parse(taken), second = parse(best);
        return first && second ? Texts::mistake(*first, *second) : QString();
    }
    QString partName(const Position& position) const override { return call(&Texts::part, position); }
    QString tagline() const override { return Texts::tagline(); }
    QString goal() const override { return Texts::goal(); }
    std::vector<TableKey> keys() const override { return Texts::keys(); }

protected:
    /// pieceOf for a parsed action.
    virtual QString pieceFor(const Action& action) const = 0;
    static bool hasEvent(const std::vector<AnyTold>& told, decltype(Event::kind) kind)
    {
        return findEvent<Event>(told, kind) != nullptr;
    }

private:
    /// Calls a function of Texts: a member, a static one of a SeenPosition, or a static one without parameters.
    template <class Function>
    static auto call(Function function, const Position& position)
    {
        const Seen seen(position);
        if constexpr (std::is_member_function_pointer_v<Function>)
            return (Texts(seen).*function)();
        else if constexpr (std::is_invocable_v<Function>)
            return function();
        else
            return function(seen);
    }
};

} // namespace parlour::kit
