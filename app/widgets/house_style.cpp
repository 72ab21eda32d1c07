// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/icons.h"
#include "app/widgets/window_style.h"

#include <QMenu>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleHintReturnMask>
#include <QStyleOption>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kMenuRadius = 11;
constexpr double kTipRadius = 8;
constexpr int kMenuRoom = 6; ///< between a menu's edge and its lines
constexpr int kMenuLine = 34; ///< height of a line
constexpr int kSide = 12; ///< within a line, before and behind its words
constexpr int kTick = 16; ///< of the tick
constexpr int kTickRoom = kTick + 8;
constexpr int kKeysGap = 28; ///< between words and the keys that do the same

bool isTip(const QWidget* widget)
{
    return widget && widget->inherits("QTipLabel");
}

/// What a round panel shows of its rectangle, for screens that do not blend windows. A little more than the panel, so that
/// its soft edge is not cut where they do.
QRegion roundMask(const QRect& rect, double radius)
{
    const int d = qRound(2 * (radius - 1));
    const QRect wide = rect.adjusted(d / 2, 0, -d / 2, 0);
    const QRect high = rect.adjusted(0, d / 2, 0, -d / 2);
    QRegion mask = QRegion(wide) | QRegion(high);
    for (const QPoint& corner : {rect.topLeft(), QPoint(rect.right() - d + 1, rect.top()),
                                 QPoint(rect.left(), rect.bottom() - d + 1), rect.bottomRight() - QPoint(d - 1, d - 1)})
        mask |= QRegion(QRect(corner, QSize(d, d)), QRegion::Ellipse);
    return mask;
}

void drawPanel(QPainter* painter, const QRect& rect, double radius, const Ink& colours)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(colours.solid);
    painter->setPen(QPen(over(colours.raise2, over(colours.line, colours.solid)), 1));
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
}

/// One line of a menu, or the hairline between two groups of them.
void drawMenuLine(QPainter* painter, const QStyleOptionMenuItem& line, const QWidget* menu)
{
    const Ink colours = ink(menu);
    if (line.menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(line.rect.left() + kSide, line.rect.center().y(), line.rect.width() - 2 * kSide, 1),
                          over(colours.line, colours.solid));
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool enabled = line.state & QStyle::State_Enabled;
    const bool lit = enabled && (line.state & QStyle::State_Selected);
    if (lit) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.brass);
        painter->drawRoundedRect(line.rect, kMenuRadius - kMenuRoom + 2, kMenuRadius - kMenuRoom + 2);
    }
    const QColor text = lit ? colours.onBrass : enabled ? colours.text : colours.dim;
    const QRect inside = line.rect.adjusted(kSide, 0, -kSide, 0);
    const auto placed = [&](const QRect& part) { return QStyle::visualRect(line.direction, line.rect, part); };
    if (line.checked) {
        const QRect mark(inside.left(), inside.center().y() - kTick / 2 + 1, kTick, kTick);
        drawIcon(*painter, placed(mark), Icon::Check, text);
    }
    const QRect words = placed(inside.adjusted(line.menuHasCheckableItems ? kTickRoom : 0, 0, 0, 0));
    const auto along = [&](Qt::Alignment side) {
        return static_cast<int>(QStyle::visualAlignment(line.direction, side) | Qt::AlignVCenter) | Qt::TextShowMnemonic
            | Qt::TextSingleLine | Qt::TextHideMnemonic;
    };
    const QStringList parts = line.text.split('\t');
    painter->setFont(line.font);
    painter->setPen(text);
    painter->drawText(words, along(Qt::AlignLeft), parts.front());
    if (parts.size() > 1) {
        painter->setPen(lit ? colours.onBrass : colours.dim);
        painter->drawText(words, along(Qt::AlignRight), parts.back());
    }
    painter->restore();
}

/// Fusion, with menus and tool tips that are panels of the program's own: round, with a hairline on every ground.
class HouseStyle : public QProxyStyle {
public:
    HouseStyle() : QProxyStyle("Fusion") {}

    void polish(QWidget* widget) override
    {
        if (qobject_cast<QMenu*>(widget)) { // it has the colours of the page it belongs to
            widget->setAttribute(Qt::WA_WindowPropagation);
            widget->setAttribute(Qt::WA_TranslucentBackground);
        } else if (isTip(widget)) {
            if (const QWidget* shown = widget->parentWidget())
                widget->setPalette(shown->palette());
            widget->setFont(typeFont(13));
            widget->setAttribute(Qt::WA_TranslucentBackground);
        }
        QProxyStyle::polish(widget);
    }
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (element == PE_PanelMenu && widget)
            drawPanel(painter, option->rect, kMenuRadius, ink(widget));
        else if (element == PE_PanelTipLabel && widget)
            drawPanel(painter, option->rect, kTipRadius, ink(widget));
        else if (element != PE_FrameMenu)
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        const auto* line = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (element == CE_MenuItem && line && widget)
            drawMenuLine(painter, *line, widget);
        else if (element != CE_MenuEmptyArea)
            QProxyStyle::drawControl(element, option, painter, widget);
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override
    {
        const auto* line = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (type != CT_MenuItem || !line)
            return QProxyStyle::sizeFromContents(type, option, size, widget);
        if (line->menuItemType == QStyleOptionMenuItem::Separator)
            return {size.width(), 9};
        const QFontMetrics metrics(line->font);
        int width = 2 * kSide + (line->menuHasCheckableItems ? kTickRoom : 0);
        const QStringList parts = line->text.split('\t');
        for (const QString& part : parts)
            width += metrics.size(Qt::TextSingleLine | Qt::TextShowMnemonic, part).width();
        return {width + (parts.size() > 1 ? kKeysGap : 0), std::max(kMenuLine, metrics.height() + 10)};
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        switch (metric) {
        case PM_MenuPanelWidth:
            return 0;
        case PM_MenuHMargin:
        case PM_MenuVMargin:
            return kMenuRoom;
        case PM_ToolTipLabelFrameWidth:
            return 7;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
        }
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* result) const override
    {
        if (hint == SH_ToolTipLabel_Opacity)
            return 255;
        if ((hint != SH_ToolTip_Mask && hint != SH_Menu_Mask) || !option)
            return QProxyStyle::styleHint(hint, option, widget, result);
        auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(result);
        if (!mask)
            return 0;
        mask->region = roundMask(option->rect, hint == SH_Menu_Mask ? kMenuRadius : kTipRadius);
        return 1;
    }
};

} // namespace

QStyle* makeStyle()
{
    return new HouseStyle;
}

} // namespace parlour
