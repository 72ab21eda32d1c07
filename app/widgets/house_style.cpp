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
constexpr int kMenuMargin = 6; ///< px between a menu's edge and its items
constexpr int kMenuItem = 34; ///< px height of an item
constexpr int kSide = 12; ///< px within an item before and after its text
constexpr int kTick = 16; ///< px size of the tick
constexpr int kTickWidth = kTick + 8;
constexpr int kShortcutGap = 28; ///< least px between text and shortcut

bool isTip(const QWidget* widget)
{
    return widget && widget->inherits("QTipLabel");
}

/// The mask of a rounded panel, for screens that do not blend windows. Slightly larger than the panel, so that its soft edge
/// is kept on those that do.
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
    const PainterState saved(*painter);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(colours.solid);
    painter->setPen(QPen(over(colours.raise2, over(colours.line, colours.solid)), 1));
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

/// Draws a menu item, or the hairline of a separator.
void drawMenuItem(QPainter* painter, const QStyleOptionMenuItem& line, const QWidget* menu)
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
        painter->drawRoundedRect(line.rect, kMenuRadius - kMenuMargin + 2, kMenuRadius - kMenuMargin + 2);
    }
    const QColor text = lit ? colours.onBrass : enabled ? colours.text : colours.dim;
    const QRect inside = line.rect.adjusted(kSide, 0, -kSide, 0);
    const auto placed = [&](const QRect& part) { return QStyle::visualRect(line.direction, line.rect, part); };
    if (line.checked) {
        const QRect mark(inside.left(), inside.center().y() - kTick / 2 + 1, kTick, kTick);
        drawIcon(*painter, placed(mark), Icon::Check, text);
    }
    const QRect words = placed(inside.adjusted(line.menuHasCheckableItems ? kTickWidth : 0, 0, 0, 0));
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

/// Fusion with menus and tool tips drawn as rounded panels with a hairline.
class HouseStyle : public QProxyStyle {
public:
    HouseStyle() : QProxyStyle("Fusion") {}

    void polish(QWidget* widget) override
    {
        if (qobject_cast<QMenu*>(widget)) { // for the colours of its page
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
            drawMenuItem(painter, *line, widget);
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
        int width = 2 * kSide + (line->menuHasCheckableItems ? kTickWidth : 0);
        const QStringList parts = line->text.split('\t');
        for (const QString& part : parts)
            width += metrics.size(Qt::TextSingleLine | Qt::TextShowMnemonic, part).width();
        return {width + (parts.size() > 1 ? kShortcutGap : 0), std::max(kMenuItem, metrics.height() + 10)};
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        switch (metric) {
        case PM_MenuPanelWidth:
            return 0;
        case PM_MenuHMargin:
        case PM_MenuVMargin:
            return kMenuMargin;
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
