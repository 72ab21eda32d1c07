// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A vertical flow layout for panels. The same code measures and draws the content, so that both always agree. Used by the
// drawables of tables; knows no game.
#pragma once

#include "app/tables/kit/pencil.h"

#include <optional>

namespace parlour::kit {

class Flow {
public:
    /// Draws with `pen`, which must outlive the flow.
    Flow(const Pencil& pen, const QRectF& box) : Flow(pen, box, pen.operator->()) {}
    Flow(const Pencil&&, const QRectF&) = delete;
    /// The height that `lay(flow, content)` takes at this width, without drawing.
    template <class Content, class Lay>
    static double heightOf(const Style& style, const Content& content, double width, Lay lay)
    {
        Flow flow(style, {0, 0, width, 1e5}, nullptr);
        lay(flow, content);
        return flow.used();
    }

    /// A text wrapped into at most `how.lines` lines, fewer if there is no room for them.
    void text(const QString& text, TextStyle how);
    /// Takes a box of the whole width.
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
    /// Lays `content` between two margins.
    template <class Content>
    void inset(double left, double right, Content content)
    {
        Flow inner(style_, rest_.adjusted(left, 0, -right, 0), painter_);
        content(inner);
        skip(inner.used());
    }
    /// The same on a background, which `background(pen, box)` draws.
    template <class Background, class Content>
    void framed(double left, double right, Background background, Content content)
    {
        Flow measured(style_, rest_.adjusted(left, 0, -right, 0), nullptr);
        content(measured);
        if (painter_)
            background(Pencil(*painter_, style_), QRectF(rest_.topLeft(), QSizeF(rest_.width(), measured.used())));
        inset(left, right, content);
    }

    double used() const { return used_; }
    const QRectF& rest() const { return rest_; }
    const Style& style() const { return style_; }
    /// nullopt if the flow only measures.
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
