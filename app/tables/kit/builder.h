// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of the tables' layout builders: collects the pieces of one layout, in units of the canvas, each with its part of the
// reading order. Knows no game.
#pragma once

#include "app/draw/paint.h"
#include "app/stage/gesture.h"
#include "app/tables/game_table.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/rectangles.h"
#include "app/tables/kit/text.h"
#include "app/tables/report_text.h"

#include <string>
#include <utility>

namespace parlour::kit {

/// "coin:3".
inline QString numbered(const char* prefix, int number)
{
    return QStringLiteral("%1:%2").arg(QLatin1String(prefix)).arg(number);
}

/// The Style of a table whose design size is 960 x 752 pixels.
inline Style styleIn(const Canvas& canvas)
{
    return {canvas, std::clamp(std::min(canvas.size.width() / 960, canvas.size.height() / 752), 0.4, 2.0)};
}

/// A picture; if it has a name, a text for screen readers.
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
    /// The person's own key in place of the usual one of a piece.
    QString ownKey(const QString& usual) const { return canvas().key(usual); }
    bool isPointedAt(const QString& id) const { return id == gesture_.hovered; }

    /// The reference is valid until the next piece is added.
    Piece& add(Piece piece)
    {
        piece.part = part_;
        return out_.pieces.emplace_back(std::move(piece));
    }
    /// Adds a picture, or a text if it has a name. `drawable` may be a Face instead.
    template <class Drawable>
    Piece& add(const QString& id, const QRectF& rect, const Drawable& drawable, double height, const QString& name = {})
    {
        return add(picture(id, rect, height, faceFor(drawable), name));
    }
    /// Adds `piece` with this id, place and face.
    template <class Drawable>
    Piece& add(const QString& id, const QRectF& rect, const Drawable& drawable, Piece piece = {})
    {
        piece.id = id;
        piece.centre = rect.center();
        piece.size = rect.size();
        piece.face = faceFor(drawable);
        return add(std::move(piece));
    }

    /// A text that screen readers skip.
    Piece& addText(const QString& id, const QRectF& rect, const QString& text, const TextStyle& style, double height = 0)
    {
        return add(id, rect, textFace(canvas(), text, style), height);
    }
    /// A text for screen readers as well, with a tool tip in case it is cut short.
    Piece& addSpoken(const QString& id, const QRectF& rect, const QString& text, const TextStyle& style)
    {
        Piece& piece = addText(id, rect, text, style);
        piece.role = Role::Text;
        piece.name = piece.description = spoken(text);
        return piece;
    }

    /// An enabled button takes `action`; a disabled one shows `whyNot` when pressed.
    Piece& addButton(const QString& id, const QRectF& rect, const Button& button, const PieceAction& action,
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

    /// Adds the figures of a report at the lower edge of each piece that has exactly one action.
    void addReport(const Report& report)
    {
        for (std::size_t i = 0, all = out_.pieces.size(); i < all; ++i) {
            const Piece about = out_.pieces[i]; // a copy: adding a piece moves the others
            if (about.choices.size() != 1)
                continue;
            const std::string& action = about.choices.front().action.notation;
            if (const QString figure = figureOf(report, action); !figure.isEmpty())
                addChip(QStringLiteral("figure:") + about.id, {about.centre.x(), about.box().bottom()},
                        {figure, action == report.chosen}, about.height + 3);
        }
    }

    /// A seat's plate; `name` is for screen readers.
    template <class Drawable>
    Piece& addSeat(const Seating& seating, Seat seat, const QRectF& rect, const Drawable& drawable, const QString& name)
    {
        return add(numbered("plate", seat), rect, drawable,
                   {.role = Role::Text, .name = name, .description = seating.info(seat).character});
    }
    const Face& faceFor(const Face& face) const { return face; }
    template <class Drawable>
    Face faceFor(const Drawable& drawable) const
    {
        return faceOf(style_, drawable);
    }

    const Gesture& gesture_;
    Style style_;
    int part_ = 0; ///< of the reading order, for the next pieces
    Layout out_;
};

} // namespace parlour::kit
