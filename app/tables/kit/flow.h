// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands one below the other on a panel. The same lines say how high it is, where nothing is drawn, and draw it, so
// that a panel is never measured otherwise than it looks. Called by the paintings of tables; knows no game.
#pragma once

#include "app/tables/kit/pencil.h"

#include <optional>

namespace parlour::kit {

class Flow {
public:
    /// Draws with that pencil, which outlives it.
    Flow(const Pencil& pen, const QRectF& box) : Flow(pen, box, pen.operator->()) {}
    Flow(const Pencil&&, const QRectF&) = delete;
    /// The height of what `lay(flow, look)` lays into so much width.
    template <class Look, class Lay>
    static double heightOf(const Style& style, const Look& look, double width, Lay lay)
    {
        Flow flow(style, {0, 0, width, 1e5}, nullptr);
        lay(flow, look);
        return flow.used();
    }

    /// Wrapped into the lines that its style has, as far as there is room for them.
    void text(const QString& text, TextStyle how);
    /// A box over the whole width.
    QRectF take(double height)
    {
        const QRectF box(rest_.topLeft(), QSizeF(rest_.width(), height));
        skip(height);
        return box;
    }
    void skip(double height)
    {
        rest_.setTop(rest_.top() + height);
        used_ += height;
    }
    /// What stands between these margins beside others; its height counts.
    template <class Content>
    void inset(double left, double right, Content content)
    {
        Flow inner(style_, rest_.adjusted(left, 0, -right, 0), painter_);
        content(inner);
        skip(inner.used());
    }
    /// The same on a ground of its own, which `ground(pen, box)` draws.
    template <class Ground, class Content>
    void framed(double left, double right, Ground ground, Content content)
    {
        Flow measured(style_, rest_.adjusted(left, 0, -right, 0), nullptr);
        content(measured);
        if (painter_)
            ground(Pencil(*painter_, style_), QRectF(rest_.topLeft(), QSizeF(rest_.width(), measured.used())));
        inset(left, right, content);
    }

    double used() const { return used_; }
    const QRectF& rest() const { return rest_; }
    const Style& style() const { return style_; }
    /// None: nothing is to be drawn.
    std::optional<Pencil> pen() const
    {
        return painter_ ? std::optional<Pencil>(std::in_place, *painter_, style_) : std::nullopt;
    }

private:
    Flow(const Style& style, const QRectF& box, QPainter* painter) : style_(style), rest_(box), painter_(painter) {}

    const Style& style_;
    QRectF rest_;
    QPainter* painter_;
    double used_ = 0;
};

} // namespace parlour::kit
