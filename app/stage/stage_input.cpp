// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/stage_input.h"

#include <QLineF>

#include <algorithm>
#include <limits>
#include <utility>

namespace parlour {

namespace {

constexpr int kDragStart = 4; // px

} // namespace

QSet<QString> StageInput::targets() const
{
    const Piece* piece = cast_.piece(gesture_.selected);
    return piece ? piece->targets() : QSet<QString>();
}

void StageInput::addPaintedArea(Repaint& repaint, const QString& id) const
{
    if (const Actor* actor = cast_.find(id))
        repaint.areas.push_back(paintedArea(cast_, *actor));
}

void StageInput::hold(Repaint& repaint)
{
    addPaintedArea(repaint, gesture_.selected);
    cast_.hold(gesture_.selected, held_);
    addPaintedArea(repaint, gesture_.selected);
}

InputResult StageInput::hover(const QString& id)
{
    InputResult result;
    if (gesture_.hovered == id)
        return result;
    addPaintedArea(result.repaint, gesture_.hovered);
    addPaintedArea(result.repaint, id);
    gesture_.hovered = id;
    result.isChange = true;
    return result;
}

InputResult StageInput::select(const QString& id)
{
    gesture_.selected = id;
    return {.isChange = true, .repaint = {.isWhole = true}}; // highlights its targets
}

InputResult StageInput::mark(const Piece& piece)
{
    if (!gesture_.marked.removeOne(piece.mark)) {
        if (piece.marksAlone)
            gesture_.marked.clear();
        gesture_.marked.append(piece.mark);
    }
    return {.isChange = true};
}

InputResult StageInput::unmarkAll()
{
    gesture_.marked.clear();
    return {.isChange = true};
}

InputResult StageInput::choose(const PieceAction& action)
{
    gesture_.selected.clear();
    gesture_.dragging = false;
    return {.action = action, .repaint = {.isWhole = true}};
}

InputResult StageInput::activate(const QString& id)
{
    const Piece* piece = cast_.piece(id);
    if (!piece)
        return {};
    const Piece* selected = cast_.piece(gesture_.selected);
    actedAt_ = (selected ? selected : piece)->centre;
    if (selected && selected != piece) {
        for (const Choice& choice : selected->choices) {
            if (choice.target == id)
                return choose(choice.action);
        }
    }
    if (!piece->mark.isEmpty())
        return mark(*piece);
    if (piece->actsAtOnce)
        for (const Choice& choice : piece->choices)
            if (choice.target.isEmpty())
                return choose(choice.action);
    if (piece->choices.size() == 1) {
        const PieceAction& action = piece->choices.front().action;
        const bool isSure =
            !isConfirming_ || piece->needsNoConfirming || (gesture_.selected == id && unconfirmed_ == action);
        if (isSure)
            return choose(action);
        unconfirmed_ = action;
        return select(id);
    }
    if (piece->choices.size() > 1)
        return select(gesture_.selected == id ? QString() : id);
    if (!piece->whyNot.isEmpty())
        return {.refused = id};
    return gesture_.selected.isEmpty() ? InputResult() : select({});
}

const Piece* StageInput::press(QPointF at)
{
    const Piece* piece = cast_.pieceAt(at);
    pressed_ = piece ? piece->id : QString();
    pressedAt_ = at;
    return piece;
}

/// Moves the dragged piece and finds the target under it.
InputResult StageInput::drag(QPointF to)
{
    if (!gesture_.dragging) {
        const Piece* piece = cast_.piece(pressed_);
        const bool begins = piece && piece->draggable && piece->acts() && (to - pressedAt_).manhattanLength() >= kDragStart;
        return begins ? beginDrag() : InputResult();
    }
    InputResult result;
    held_.centre = to - grab_;
    hold(result.repaint);
    const Piece* carried = cast_.piece(gesture_.selected);
    const Choice* choice = carried ? choiceAt(*carried, to) : nullptr;
    const QString target = choice ? choice->target : QString();
    if (target != aim_) {
        addPaintedArea(result.repaint, aim_);
        addPaintedArea(result.repaint, target);
        aim_ = target;
    }
    return result;
}

InputResult StageInput::beginDrag()
{
    const Actor& actor = *cast_.find(pressed_);
    grab_ = pressedAt_ - cast_.appearance(actor).pose.centre;
    gesture_.selected = pressed_;
    gesture_.dragging = true;
    held_ = poseOf(actor.piece);
    held_.angle = 0;
    cast_.hold(pressed_, held_);
    return {.isChange = true, .repaint = {.isWhole = true}};
}

InputResult StageInput::release(QPointF at)
{
    const QString pressed = std::exchange(pressed_, {});
    if (gesture_.dragging) {
        aim_.clear();
        const Piece* carried = cast_.piece(gesture_.selected);
        if (carried && !carried->mark.isEmpty() && isOverPlayZone(at)) {
            gesture_.selected.clear();
            gesture_.dragging = false;
            return mark(*carried);
        }
        const Choice* choice = carried ? choiceAt(*carried, at) : nullptr;
        if (!choice)
            return {};
        gesture_ = {};
        return choose(choice->action);
    }
    const Piece* piece = cast_.pieceAt(at);
    if (piece && piece->id == pressed)
        return activate(pressed);
    if (!piece && pressed.isEmpty() && !gesture_.selected.isEmpty())
        return select({});
    return {};
}

InputResult StageInput::putDown()
{
    const bool was = std::exchange(gesture_.dragging, false);
    gesture_.selected.clear();
    return {.isChange = was, .repaint = {.isWhole = true}};
}

Repaint StageInput::follow()
{
    Repaint repaint;
    if (gesture_.dragging)
        hold(repaint);
    if (!cast_.piece(gesture_.hovered))
        gesture_.hovered.clear();
    if (const Piece* selected = cast_.piece(gesture_.selected); !selected || !selected->acts()) {
        gesture_.selected.clear();
        gesture_.dragging = false;
    }
    gesture_.marked.removeIf([&pieces = cast_.layout().pieces](const QString& mark) {
        return std::none_of(pieces.begin(), pieces.end(), [&](const Piece& each) { return each.mark == mark; });
    });
    if (!cast_.piece(pressed_))
        pressed_.clear();
    return repaint;
}

/// Whether the pointer or the middle of the dragged piece is over the play zone.
bool StageInput::isOverPlayZone(QPointF at) const
{
    const QRectF& zone = cast_.layout().playZone;
    return zone.contains(at) || zone.contains(at - grab_);
}

/// The choice made by dropping a piece at a point; null if none. The nearest of several targets counts.
const Choice* StageInput::choiceAt(const Piece& piece, QPointF at) const
{
    const QPointF middle = at - grab_; // of the dragged piece
    const Choice* nearest = nullptr;
    const Choice* free = nullptr; // the one without a target, if there is just one
    double least = std::numeric_limits<double>::max();
    int untargeted = 0;
    for (const Choice& choice : piece.choices) {
        if (choice.target.isEmpty()) {
            free = &choice;
            ++untargeted;
        }
        const Actor* target = cast_.find(choice.target);
        if (!target || !(Cast::covers(*target, at) || Cast::covers(*target, middle)))
            continue;
        const double far = QLineF(target->piece.centre, middle).length();
        if (far < least) {
            least = far;
            nearest = &choice;
        }
    }
    if (nearest)
        return nearest;
    if (!isOverPlayZone(at))
        return nullptr;
    if (piece.choices.size() == 1)
        return &piece.choices.front();
    return untargeted == 1 ? free : nullptr;
}

} // namespace parlour
