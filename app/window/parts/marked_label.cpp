// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/marked_label.h"

#include "app/draw/text.h"
#include "app/widgets/window_style.h"

#include <QPainter>

#include <cmath>

namespace parlour {

Canvas plainCanvas()
{
    return {{}, {}, nullptr, typeFont(14)};
}

MarkedLabel::MarkedLabel(const Canvas& canvas, const QString& text, int pixels, bool strong, bool dim, bool atEnd)
    : canvas_(canvas),
      pixels_(pixels),
      strong_(strong),
      dim_(dim),
      atEnd_(atEnd)
{
    QSizePolicy policy(atEnd ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setText(text);
}

void MarkedLabel::setText(const QString& text)
{
    text_ = text;
    setAccessibleName(spoken(text));
    updateGeometry();
    update();
}

void MarkedLabel::setLines(int lines)
{
    lines_ = lines;
    updateGeometry();
    update();
}

QSize MarkedLabel::sizeHint() const
{
    const QSizeF wanted = textSize(canvas_, text_, style(), atEnd_ ? 1e5 : 200);
    return {static_cast<int>(std::ceil(wanted.width())) + 2, static_cast<int>(std::ceil(wanted.height()))};
}

QSize MarkedLabel::minimumSizeHint() const
{
    return atEnd_ ? sizeHint() : QSize(40, pixels_ + 6);
}

int MarkedLabel::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(textSize(canvas_, text_, style(), width).height()));
}

void MarkedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    TextStyle drawn = style();
    drawn.colour = dim_ ? ink(this).dim : ink(this).text;
    drawText(painter, canvas_, rect(), text_, drawn);
}

TextStyle MarkedLabel::style() const
{
    TextStyle style;
    style.px = pixels_;
    style.bold = strong_;
    style.lines = lines_;
    const bool right = atEnd_ != isRightToLeft();
    style.align = Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft);
    return style;
}

} // namespace parlour
