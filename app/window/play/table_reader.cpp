// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_reader.h"

#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/stage/focus_order.h"
#include "app/stage/stage.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/perspective.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr std::ptrdiff_t kEvents = 5;

/// Joins sentences and fragments by full stops.
QString sentences(const QStringList& parts)
{
    QString text;
    for (const QString& part : parts) {
        if (part.isEmpty())
            continue;
        const QChar end = text.isEmpty() ? QChar('.') : text.back();
        text += text.isEmpty()                          ? QString()
            : end.isPunct() && end != ')' && end != ']' ? QStringLiteral(" ")
                                                        : QStringLiteral(". ");
        text += part;
    }
    return spoken(text);
}

} // namespace

TableReader::TableReader(const GameTable& table, const Position& position, const Perspective& perspective,
                         const Stage& stage)
    : table_(table),
      position_(position),
      perspective_(perspective),
      stage_(stage)
{
}

QString TableReader::move(int from, int to) const
{
    const Position now = perspective_.now();
    const QString words = perspective_.spokenMove(from, to, now);
    return to == from + 1 ? sentences({words, table_.drawnText(now)}) : words;
}

QString TableReader::question() const
{
    const bool isFocused = stage_.hasFocus() && !stage_.layout().question.isEmpty();
    return isFocused ? QString() : spoken(asks());
}

QString TableReader::beginning() const
{
    return sentences({table_.situation(position_), asks()});
}

QString TableReader::turn() const
{
    const QString yours = tr("It is your turn."), asked = asks();
    if (position_.thrower >= 0 || asked.contains(yours))
        return spoken(asked);
    if (position_.asked >= 0)
        return sentences({yours, asked});
    QStringList names;
    for (Seat seat = 0; seat < std::ssize(position_.seats); ++seat)
        if (!position_.isEnd() && position_.node.isWaiting() && position_.node.seats.has(seat))
            names << position_.seats[asIndex(seat)].name;
    return names.isEmpty() ? score() : tr("It is the turn of %1.").arg(listOf(names));
}

QString TableReader::hand() const
{
    if (const QString held = table_.handText(position_); !held.isEmpty())
        return spoken(held);
    std::vector<const Piece*> dice; // and whatever else is marked in place of being held
    for (const Piece& piece : stage_.layout().pieces)
        if (!piece.mark.isEmpty() && !piece.name.isEmpty())
            dice.push_back(&piece);
    std::stable_sort(dice.begin(), dice.end(), [](const Piece* one, const Piece* other) { return one->name < other->name; });
    return dice.empty() ? score() : sentences(namesOf(dice));
}

QString TableReader::table() const
{
    return spoken(table_.describe(position_));
}

QString TableReader::others() const
{
    QStringList plates;
    for (int k = 1; k < std::ssize(position_.seats); ++k) {
        const auto seat = static_cast<Seat>((position_.viewpoint + k) % std::ssize(position_.seats));
        const Piece* plate = stage_.layout().find(table_.plateOf(seat));
        plates << (plate && !plate->name.isEmpty() ? plate->name : position_.seats[asIndex(seat)].name);
    }
    return plates.isEmpty() ? score() : sentences(plates);
}

QString TableReader::score() const
{
    return spoken(table_.situation(position_));
}

QString TableReader::choices() const
{
    std::vector<const Piece*> acting;
    for (const Piece& piece : stage_.layout().pieces)
        if (piece.acts() && !piece.name.isEmpty())
            acting.push_back(&piece);
    if (!isAsking() || acting.empty())
        return turn();
    std::vector<const Piece*> inOrder;
    for (const QString& id : readingOrder(acting))
        inOrder.push_back(stage_.layout().find(id));
    return sentences(namesOf(inOrder));
}

QString TableReader::event(int cursor)
{
    QStringList events; // the last first
    for (int step = std::min(cursor, static_cast<int>(perspective_.steps().size())); step > 0 && events.size() < kEvents;
         --step)
        if (const QString words = spokenLines(perspective_.steps()[asIndex(step - 1)], perspective_.seats());
            !words.isEmpty())
            events << words;
    if (events.isEmpty())
        return score();
    back_ = cursor == cursor_ ? (back_ + 1) % static_cast<int>(events.size()) : 0;
    cursor_ = cursor;
    return events[back_];
}

QString TableReader::asks() const
{
    if (const auto* thrown = table_.as<HandThrown>(); thrown && position_.thrower >= 0)
        return thrown->throwText();
    return position_.asked >= 0 ? table_.questionText(position_) : QString();
}

QStringList TableReader::namesOf(const std::vector<const Piece*>& pieces) const
{
    QStringList names;
    for (const Piece* piece : pieces)
        names << spoken(piece->name);
    names.removeDuplicates();
    return names;
}

} // namespace parlour
