// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/focus_order.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace parlour {

namespace {

/// Vertical distance in px by which a piece may be off its row: an arc of cards and the buttons next to it are one row.
double rowTolerance(const Piece* piece)
{
    return 0.3 * piece->size.height();
}

bool canChoose(const Layout& layout)
{
    return std::any_of(layout.pieces.begin(), layout.pieces.end(), [](const Piece& piece) { return piece.acts(); });
}

QSet<QString> targetsOf(const KeyboardState& keyboard)
{
    const Piece* selected = keyboard.layout.find(keyboard.selected);
    return selected ? selected->targets() : QSet<QString>();
}

bool canAct(const Piece& piece, const QSet<QString>& targets)
{
    return piece.acts() || !piece.whyNot.isEmpty() || targets.contains(piece.id);
}

enum class Scope { All, Active };

/// The pieces that the keyboard reaches, in the order of the layout.
std::vector<const Piece*> reachable(const KeyboardState& keyboard, Scope scope)
{
    const QSet<QString> targets = targetsOf(keyboard);
    std::vector<const Piece*> pieces;
    for (const Piece& piece : keyboard.layout.pieces) {
        const bool isActive = keyboard.isEnabled && canAct(piece, targets);
        if (!piece.name.isEmpty() && (isActive || (scope == Scope::All && piece.role != Role::Picture)))
            pieces.push_back(&piece);
    }
    return pieces;
}

/// The pieces that arrows reach: while some can be acted on only these, otherwise all, to be read.
std::vector<const Piece*> onArrows(const KeyboardState& keyboard)
{
    std::vector<const Piece*> active = reachable(keyboard, Scope::Active);
    return active.empty() ? reachable(keyboard, Scope::All) : active;
}

/// The start of arrows: the person's own playable card nearest to `here`, or the first one; without such cards as
/// nearestTo() or Tab.
QString arrowStart(const KeyboardState& keyboard, const Piece* here)
{
    std::vector<const Piece*> cards = reachable(keyboard, Scope::Active);
    std::erase_if(cards, [](const Piece* piece) { return piece->role != Role::Card || !piece->acts(); });
    if (cards.empty())
        return here ? nearestTo(keyboard, here->centre) : tabTarget(keyboard, true);
    if (!here)
        return readingOrder(cards).front();
    const auto far = [&](const Piece* piece) { return QLineF(piece->centre, here->centre).length(); };
    return (*std::min_element(cards.begin(), cards.end(),
                              [&](const Piece* one, const Piece* other) { return far(one) < far(other); }))
        ->id;
}

/// The piece before or after `from` in its row; `from` itself at the ends.
QString nextInRow(std::vector<const Piece*> pieces, const Piece& from, bool isLeft)
{
    std::erase_if(pieces, [&](const Piece* piece) { return piece->row != from.row; });
    const auto to = std::find(pieces.begin(), pieces.end(), &from) - pieces.begin() + (isLeft ? -1 : 1);
    return to >= 0 && to < std::ssize(pieces) ? pieces[static_cast<std::size_t>(to)]->id : from.id;
}

/// The piece after or before `from` in reading order, cyclically.
QString nextInOrder(const std::vector<const Piece*>& pieces, const QString& from, bool isLeft)
{
    const QStringList order = readingOrder(pieces);
    const auto at = order.indexOf(from);
    if (at < 0)
        return isLeft ? order.value(order.size() - 1) : order.value(0);
    return order.value((at + (isLeft ? -1 : 1) + order.size()) % order.size());
}

} // namespace

QStringList readingOrder(std::vector<const Piece*> pieces)
{
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece* one, const Piece* other) {
        return std::pair(one->part, one->centre.y()) < std::pair(other->part, other->centre.y());
    });
    QStringList order;
    for (auto row = pieces.begin(); row != pieces.end();) {
        double foot = (*row)->centre.y() + rowTolerance(*row);
        const int part = (*row)->part;
        auto end = row + 1; // a piece without a size in a window that is being opened still makes a row
        for (; end != pieces.end() && (*end)->part == part && (*end)->centre.y() - rowTolerance(*end) <= foot; ++end)
            foot = std::max(foot, (*end)->centre.y() + rowTolerance(*end));
        std::stable_sort(row, end, [](const Piece* one, const Piece* other) { return one->centre.x() < other->centre.x(); });
        for (; row != end; ++row)
            order.append((*row)->id);
    }
    return order;
}

QString neighbour(const std::vector<const Piece*>& pieces, const Piece& from, Direction direction)
{
    QString nearest;
    double least = std::numeric_limits<double>::max();
    for (const Piece* piece : pieces) {
        const QPointF way = piece->centre - from.centre;
        const bool across = direction == Direction::Left || direction == Direction::Right;
        const bool back = direction == Direction::Left || direction == Direction::Up;
        const double ahead = (across ? way.x() : way.y()) * (back ? -1 : 1);
        const double aside = std::abs(across ? way.y() : way.x());
        const double cost = ahead + 2 * aside;
        // Left and right stay level: from the end of a hand they do not lead to a pile above it.
        const double reach = across ? std::max(from.size.height(), piece->size.height()) / 2 : 3 * ahead;
        if (ahead > 1 && aside <= reach && cost < least) {
            least = cost;
            nearest = piece->id;
        }
    }
    return nearest;
}

bool canAct(const KeyboardState& keyboard, const QString& id)
{
    const Piece* piece = keyboard.layout.find(id);
    return piece && keyboard.isEnabled && canAct(*piece, targetsOf(keyboard));
}

QStringList tabOrder(const KeyboardState& keyboard)
{
    std::vector<const Piece*> stops;
    for (const Piece* piece : reachable(keyboard, Scope::Active)) {
        const auto same = std::find_if(stops.begin(), stops.end(),
                                       [&](const Piece* each) { return !piece->row.isEmpty() && each->row == piece->row; });
        if (same == stops.end())
            stops.push_back(piece);
        else if ((*same)->id != keyboard.focus)
            *same = piece;
    }
    return readingOrder(stops);
}

QString tabTarget(const KeyboardState& keyboard, bool forward)
{
    const QStringList order = tabOrder(keyboard);
    const auto at = order.indexOf(keyboard.focus);
    if (at < 0)
        return forward ? order.value(0) : order.value(order.size() - 1);
    return order.value(at + (forward ? 1 : -1));
}

QString arrowTarget(const KeyboardState& keyboard, Direction direction)
{
    const Piece* here = keyboard.layout.find(keyboard.focus);
    std::vector<const Piece*> pieces = onArrows(keyboard);
    const bool isAsking = !keyboard.focus.isEmpty() && keyboard.focus == keyboard.layout.question;
    if (!here || (!isAsking && std::find(pieces.begin(), pieces.end(), here) == pieces.end()))
        return arrowStart(keyboard, here);
    if (!here->row.isEmpty() && (direction == Direction::Left || direction == Direction::Right))
        return nextInRow(pieces, *here, direction == Direction::Left);
    const bool isLeft = direction == Direction::Left, isSideways = isLeft || direction == Direction::Right;
    if (isAsking && direction != Direction::Up) {
        std::erase_if(pieces, [](const Piece* piece) { return !piece->acts(); });
        return nextInOrder(pieces, {}, isLeft);
    }
    const QSet<QString> targets = targetsOf(keyboard);
    if (targets.isEmpty())
        return neighbour(pieces, *here, direction);
    std::erase_if(pieces,
                  [&](const Piece* piece) { return !targets.contains(piece->id) && piece->id != keyboard.selected; });
    const QString straight = neighbour(pieces, *here, direction);
    if (!straight.isEmpty() || !isSideways)
        return straight;
    std::erase_if(pieces, [&](const Piece* piece) { return !targets.contains(piece->id); });
    return nextInOrder(pieces, here->id, isLeft);
}

QString firstTarget(const KeyboardState& keyboard)
{
    const QSet<QString> targets = targetsOf(keyboard);
    std::vector<const Piece*> pieces = reachable(keyboard, Scope::All);
    std::erase_if(pieces, [&](const Piece* piece) { return !targets.contains(piece->id); });
    return pieces.empty() ? keyboard.selected : readingOrder(pieces).front();
}

QString nearestTo(const KeyboardState& keyboard, QPointF place)
{
    const auto far = [&](const Piece* piece) { return QLineF(piece->centre, place).length() + (piece->acts() ? 0 : 1e5); };
    const std::vector<const Piece*> pieces = reachable(keyboard, Scope::All);
    const auto nearest = std::min_element(pieces.begin(), pieces.end(),
                                          [&](const Piece* one, const Piece* other) { return far(one) < far(other); });
    return nearest == pieces.end() ? QString() : (*nearest)->id;
}

std::optional<QString> focusAfterChange(const KeyboardState& before, const KeyboardState& now, bool isShown, QPointF actedAt)
{
    if (!now.layout.question.isEmpty() && now.layout.question != before.layout.question)
        return now.layout.question;
    const Piece* was = before.layout.find(before.focus);
    const QPointF place = was ? was->centre : QPointF();
    if (!now.focus.isEmpty() && !now.layout.find(now.focus))
        return nearestTo(now, place);
    const bool couldAct = canAct(before, before.focus);
    if (isShown && !canAct(now, now.focus) && canChoose(now.layout) && (couldAct || !canChoose(before.layout)))
        return nearestTo(now, couldAct ? place : actedAt);
    return std::nullopt;
}

} // namespace parlour
