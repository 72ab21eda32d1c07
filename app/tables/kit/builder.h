// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Collects the pieces of one layout, as every table does: in the measure of the room, each with its part of the reading
// order. Base of the tables' builders; knows no game.
#pragma once

#include "app/draw/paint.h"
#include "app/stage/gesture.h"
#include "app/tables/game_table.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/room.h"
#include "app/tables/kit/words.h"
#include "app/tables/report_text.h"

#include <string>
#include <utility>

namespace parlour::kit {

/// "coin:3".
inline QString numbered(const char* what, int number)
{
    return QStringLiteral("%1:%2").arg(QLatin1String(what)).arg(number);
}

/// The measure of a table that is designed for 960 x 752 pixels.
inline Style styleIn(const Canvas& canvas)
{
    return {canvas, std::clamp(std::min(canvas.size.width() / 960, canvas.size.height() / 752), 0.4, 2.0)};
}

/// A picture; with a name it is a text, which screen readers read.
inline Piece picture(const QString& id, const QRectF& box, double height, Face face, const QString& name = {})
{
    Piece piece;
    piece.id = id;
    piece.centre = box.center();
    piece.size = box.size();
    piece.height = height;
    piece.face = std::move(face);
    piece.role = name.isEmpty() ? Role::Picture : Role::Text;
    piece.name = name;
    return piece;
}

class Builder {
protected:
    Builder(const Gesture& gesture, Style style) : gesture_(gesture), style_(std::move(style)) {}

    double px(double units) const { return style_.px(units); }
    const Canvas& canvas() const { return style_.canvas; }
    const Theme& theme() const { return style_.canvas.theme; }
    bool isPointedAt(const QString& id) const { return id == gesture_.hovered; }

    /// Good until the next piece is added.
    Piece& add(Piece piece)
    {
        piece.part = part_;
        return out_.pieces.emplace_back(std::move(piece));
    }
    /// `what` is a Face, or a look that has a paint() beside it.
    template <class What>
    Piece& add(const QString& id, const QRectF& rect, const What& what, double height, const QString& name = {})
    {
        return add(picture(id, rect, height, faceFor(what), name));
    }
    /// `as` says what else it is.
    template <class What>
    Piece& add(const QString& id, const QRectF& rect, const What& what, Piece as = {})
    {
        as.id = id;
        as.centre = rect.center();
        as.size = rect.size();
        as.face = faceFor(what);
        return add(std::move(as));
    }

    /// Words that only eyes need.
    Piece& addText(const QString& id, const QRectF& rect, const QString& text, const TextStyle& style, double height = 0)
    {
        return add(id, rect, textFace(canvas(), text, style), height);
    }
    /// A text that a screen reader has as well, and a tool tip where it is cut short.
    Piece& addSpoken(const QString& id, const QRectF& rect, const QString& text, const TextStyle& style)
    {
        Piece& piece = addText(id, rect, text, style);
        piece.role = Role::Text;
        piece.name = piece.description = spoken(text);
        return piece;
    }

    /// Takes `action` if the button is enabled; else people who press it are told why not.
    Piece& addButton(const QString& id, const QRectF& rect, const Button& button, const std::string& action,
                     const QString& whyNot = {})
    {
        Piece& piece = add(id, rect, button, 4, spoken(button.label));
        piece.role = Role::Button;
        piece.radius = std::min(px(10), rect.height() / 3);
        if (button.enabled) {
            piece.choices = {{action, {}}};
            piece.shortcut = button.key;
        } else if (!whyNot.isEmpty()) {
            piece.dimmed = true;
            piece.whyNot = whyNot;
        }
        return piece;
    }

    void addChip(const QString& id, QPointF centre, const Chip& chip, double height)
    {
        add(id, boxAt(centre, chipSize(style_, chip)), chip, height);
    }

    /// What a report gave each action, at the lower edge of the pieces that do nothing else.
    void addReport(const Report& report)
    {
        for (std::size_t i = 0, all = out_.pieces.size(); i < all; ++i) {
            const Piece about = out_.pieces[i]; // pieces move when one is added
            if (about.choices.size() != 1)
                continue;
            const std::string& action = about.choices.front().action;
            if (const QString figure = figureOf(report, action); !figure.isEmpty())
                addChip(QStringLiteral("figure:") + about.id, {about.centre.x(), about.box().bottom()},
                        {figure, action == report.chosen}, about.height + 3);
        }
    }

    /// Who sits there, with a look of the table's own; `name` is what is read.
    template <class What>
    Piece& addSeat(const Seating& seating, Seat seat, const QRectF& rect, const What& look, const QString& name)
    {
        return add(numbered("plate", seat), rect, look,
                   {.role = Role::Text, .name = name, .description = seating.info(seat).character});
    }
    const Face& faceFor(const Face& face) const { return face; }
    template <class Look>
    Face faceFor(const Look& look) const
    {
        return faceOf(style_, look);
    }

    const Gesture& gesture_;
    Style style_;
    int part_ = 0; ///< of the pieces that are being added
    Layout out_;
};

} // namespace parlour::kit
