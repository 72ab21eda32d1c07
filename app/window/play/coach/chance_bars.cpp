// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/chance_bars.h"

#include "app/tables/report_text.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kBarMargin = 8; ///< px at both ends
constexpr double kFigure = 52; ///< px for "100.0%"
constexpr double kBar = 64; ///< px of a fact's bar
constexpr double kShortBar = 32; ///< in rows narrower than kNarrowRow, where labels need the room
constexpr int kNarrowRow = 260;
constexpr double kTallest = 56; ///< px of the tallest bar side by side

/// Mirrors `box` in languages that are read from right to left.
QRectF placed(const QWidget& widget, const QRectF& box)
{
    return widget.isRightToLeft() ? QRectF(widget.width() - box.right(), box.y(), box.width(), box.height()) : box;
}

int start(const QWidget& widget)
{
    return static_cast<int>(QStyle::visualAlignment(widget.layoutDirection(), Qt::AlignLeft));
}

int end(const QWidget& widget)
{
    return static_cast<int>(QStyle::visualAlignment(widget.layoutDirection(), Qt::AlignRight));
}

} // namespace

ChanceRow::ChanceRow(const QString& label, double chance, const QString& figure)
    : label_(label),
      chance_(chance),
      figure_(figure)
{
    setAccessibleName(QString("%1, %2").arg(label, figure));
    setToolTip(label);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ChanceRow::sizeHint() const
{
    return {200, 24};
}

void ChanceRow::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const double figureAt = width() - kBarMargin - kFigure;
    const double barWidth = width() < kNarrowRow ? kShortBar : kBar;
    const double barAt = figureAt - barWidth;
    painter.setFont(typeFont(13));
    painter.setPen(colours.dim);
    const QRectF words(kBarMargin, 0, barAt - 2 * kBarMargin, height());
    painter.drawText(placed(*this, words), start(*this) | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(label_, Qt::ElideRight, words.width()));
    painter.setPen(colours.text);
    painter.drawText(placed(*this, {figureAt, 0, kFigure, static_cast<double>(height())}), end(*this) | Qt::AlignVCenter,
                     figure_);
    painter.setPen(Qt::NoPen);
    const QRectF bar(barAt, height() / 2.0 - 3, barWidth, 6);
    painter.setBrush(colours.raise2);
    painter.drawRoundedRect(placed(*this, bar), 3, 3);
    painter.setBrush(colours.brass);
    painter.drawRoundedRect(placed(*this, {bar.x(), bar.y(), chance_ * barWidth, bar.height()}), 3, 3);
}

ChanceBars::ChanceBars(const Chances& chances) : chances_(chances)
{
    QStringList spokenBars;
    for (const Chances::Bar& bar : chances_.bars)
        spokenBars << QString("%1: %2").arg(bar.label, percentOf(bar.share));
    QStringList sums;
    for (const Chances::Sum& sum : chances_.sums)
        sums << sum.text;
    setAccessibleName(QString("%1. %2").arg(chances_.title, sums.join(", ")));
    setAccessibleDescription(spokenBars.join(", "));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChanceBars::paintEvent(QPaintEvent*)
{
    if (chances_.bars.empty())
        return;
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    double highest = 0;
    for (const Chances::Bar& bar : chances_.bars)
        highest = std::max(highest, bar.share);
    const double pitch = (width() - 2 * kBarMargin) / static_cast<double>(chances_.bars.size());
    const double foot = 16 + kTallest;
    for (std::size_t i = 0; i < chances_.bars.size(); ++i) {
        const Chances::Bar& bar = chances_.bars[i];
        const QRectF column = placed(*this, {kBarMargin + static_cast<double>(i) * pitch, 0, pitch, 16});
        const double tall = highest > 0 ? kTallest * bar.share / highest : 0;
        painter.setFont(typeFont(11));
        painter.setPen(colours.dim);
        painter.drawText(column.translated(0, foot - tall - 16), Qt::AlignCenter, figure(100 * bar.share, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar.kind == Chances::Kind::Goal       ? colours.text
                             : bar.kind == Chances::Kind::Lost ? colours.danger
                                                               : colours.brass);
        const double wide = std::min(pitch - 4, 26.0);
        painter.drawRoundedRect(QRectF(column.center().x() - wide / 2, foot - tall, wide, tall), 3, 3);
        painter.setFont(typeFont(12, true));
        painter.setPen(colours.text);
        painter.drawText(column.translated(0, foot + 2), Qt::AlignCenter, bar.label);
    }
    double from = kBarMargin;
    for (const Chances::Sum& sum : chances_.sums) {
        const double to = from + pitch * sum.bars;
        paintSum(painter, sum, from, to);
        from = to;
    }
}

/// Paints a line under the summed bars, and the text of the sum below it.
void ChanceBars::paintSum(QPainter& painter, const Chances::Sum& sum, double from, double to) const
{
    if (sum.bars == 0)
        return;
    const Ink colours = ink(this);
    const QColor colour = sum.kind == Chances::Kind::Lost ? colours.danger : colours.brass;
    const double y = 16 + kTallest + 21;
    painter.fillRect(placed(*this, {from + 2, y, to - from - 4, 2}), colour);
    painter.setFont(typeFont(12));
    painter.setPen(colours.text);
    // The text may be wider than its bars.
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(sum.text) + 2;
    const double middle = std::clamp((from + to) / 2, wide / 2, std::max(width() - wide / 2, wide / 2));
    painter.drawText(placed(*this, {middle - wide / 2, y + 4, wide, 18}), Qt::AlignCenter, sum.text);
}

} // namespace parlour
