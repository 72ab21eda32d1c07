// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/page_graphics.h"

#include "app/draw/paint.h"

#include <algorithm>

namespace parlour {

ProgressLine::ProgressLine(double share, const QString& name, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaximumWidth(sizeHint().width());
    setShare(share, name);
}

void ProgressLine::setShare(double share, const QString& name)
{
    share_ = std::clamp(share, 0.0, 1.0);
    setAccessibleName(name);
    update();
}

void ProgressLine::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    painter.setPen(Qt::NoPen);
    const Ink colours = ink(this);
    painter.setBrush(colours.raise2);
    painter.drawRoundedRect(rect(), 2, 2);
    QRectF done(rect());
    done.setWidth(done.width() * share_);
    if (isRightToLeft())
        done.moveRight(width());
    painter.setBrush(colours.brass);
    painter.drawRoundedRect(done, 2, 2);
}

void drawLogo(QPainter& painter, QPointF topLeft)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(topLeft);
    const QRectF card(-6.5, -9.5, 13, 19);
    painter.save();
    painter.translate(7.5, 13.5);
    painter.rotate(-10);
    painter.setPen(QPen(QColor(0xF8, 0xF8, 0xF4), 1));
    painter.setBrush(QColor(0x35, 0x59, 0x8F));
    painter.drawRoundedRect(card, 2.5, 2.5);
    painter.restore();
    painter.translate(16.5, 12.5);
    painter.rotate(9);
    painter.setPen(QPen(QColor(0xC9, 0xC4, 0xB4), 0.8));
    painter.setBrush(QColor(0xF8, 0xF8, 0xF4));
    painter.drawRoundedRect(card, 2.5, 2.5);
    painter.fillPath(suitPath(Suit::Spades, {-4.5, -4.5, 9, 9}), QColor(0x11, 0x11, 0x11));
    painter.restore();
}

void drawPage(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    if (theme.kind == ThemeKind::HighContrast) {
        painter.fillRect(rect, theme.page);
        return;
    }
    QRadialGradient light(QPointF(rect.center().x(), rect.top()), std::max(rect.width(), rect.height()) * 0.75);
    const auto mixed = [](const QColor& a, const QColor& b, double share) {
        const auto part = [&](int x, int y) { return static_cast<int>(x + (y - x) * share); };
        return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
    };
    light.setColorAt(0, theme.light ? mixed(theme.page, Qt::white, 0.55) : mixed(theme.page, theme.groundInner, 0.26));
    light.setColorAt(1, theme.light ? theme.page : theme.page.darker(115));
    painter.fillRect(rect, light);
}

QColor markColour(Surface surface)
{
    switch (surface) {
    case Surface::Felt:
        return QColor(0x3B, 0x8A, 0x5E);
    case Surface::Night:
        return QColor(0x4F, 0x7F, 0xC0);
    case Surface::Walnut:
        return QColor(0xB0, 0x7A, 0x4E);
    case Surface::Plum:
        return QColor(0x8E, 0x56, 0x9C);
    case Surface::Midnight:
        return QColor(0xD4, 0xA9, 0x3F);
    }
    return {};
}

} // namespace parlour
