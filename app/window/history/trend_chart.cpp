// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/trend_chart.h"

#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kLeft = 44, kRight = 14, kTop = 10, kBottom = 24; // px, margins of the curve

/// A round step that divides `span` into at most five.
double stepFor(double span)
{
    const double rough = span / 4;
    const double unit = std::pow(10.0, std::floor(std::log10(rough)));
    const double scaled = rough / unit;
    return (scaled <= 1 ? 1 : scaled <= 2 ? 2 : scaled <= 5 ? 5 : 10) * unit;
}

QString dateText(const QDateTime& when, bool withinMonths)
{
    const QLocale locale;
    const QDate date = when.toLocalTime().date();
    //: Dates as QLocale writes them: a day and its month, a month and its year.
    return locale.toString(date, withinMonths ? TrendChart::tr("d MMM") : TrendChart::tr("MMM yyyy"));
}

} // namespace

TrendChart::TrendChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QString TrendChart::valueText(double value, bool isExact) const
{
    return percentOf(value, measure_ == Measure::Won ? 0 : isExact ? 2 : step_ < 0.0095 ? 1 : 0);
}

void TrendChart::setPoints(std::vector<TrendPoint> points, Measure measure)
{
    points_ = std::move(points);
    measure_ = measure;
    setVisible(points_.size() > 1);
    if (points_.size() < 2)
        return;
    low_ = high_ = points_.back().value;
    for (const TrendPoint& point : points_) {
        low_ = std::min(low_, std::max(0.0, point.low));
        // Limits the axis, since the band of the first games is wide.
        high_ = std::max(high_,
                         measure == Measure::Won ? std::min(1.0, point.high)
                                                 : std::min(point.high, 2 * std::max(point.value, 0.001)));
    }
    step_ = stepFor(std::max(high_ - low_, 0.004));
    low_ = std::floor(low_ / step_) * step_;
    high_ = std::max(low_ + step_, std::ceil(high_ / step_ - 1e-9) * step_);
    const TrendPoint& first = points_.front();
    const TrendPoint& last = points_.back();
    const QString sentence = measure == Measure::Won
        ? tr("Games won, of the last %1 each time: %2 on %3, %4 now, between %5 and %6")
        : tr("Lost by a decision, over the last %1 games each time: %2 on %3, %4 now, between %5 and %6");
    setAccessibleName(sentence.arg(kTrendWindow)
                          .arg(valueText(first.value, true), day(first.when), valueText(last.value, true),
                               valueText(last.low, true), valueText(last.high, true)));
    setToolTip(accessibleName());
    update();
}

double TrendChart::heightOf(double value, const QRectF& box) const
{
    return box.bottom() - (std::clamp(value, low_, high_) - low_) / (high_ - low_) * box.height();
}

/// The x coordinate of a point. Points are evenly spaced, whatever the time between them.
double TrendChart::placeOf(std::size_t point, const QRectF& box) const
{
    const double along = static_cast<double>(point) / static_cast<double>(points_.size() - 1) * box.width();
    return isRightToLeft() ? box.right() - along : box.left() + along;
}

void TrendChart::paintAxes(QPainter& painter, const QRectF& box) const
{
    const Ink colours = ink(this);
    painter.setFont(typeFont(11));
    for (double value = low_; value <= high_ + step_ / 2; value += step_) {
        const double y = heightOf(value, box);
        painter.fillRect(QRectF(box.left(), y, box.width(), 1), colours.line);
        painter.setPen(colours.dim);
        const QRectF label =
            isRightToLeft() ? QRectF(box.right() + 4, y - 8, kLeft - 6, 16) : QRectF(0, y - 8, kLeft - 8, 16);
        painter.drawText(label, Qt::AlignVCenter | Qt::AlignTrailing, valueText(value));
    }
    constexpr std::size_t kDates = 4;
    const bool withinMonths = points_.front().when.daysTo(points_.back().when) < 300;
    double end = -1e9;
    QString last; // repeated dates are skipped
    for (std::size_t i = 0; i < kDates; ++i) {
        const std::size_t at = i * (points_.size() - 1) / (kDates - 1);
        const QString text = points_[at].when.isValid() ? dateText(points_[at].when, withinMonths) : QString();
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(text);
        const double x = std::clamp(placeOf(at, box) - wide / 2, 0.0, width() - wide - 3);
        if (text == last)
            continue;
        if (isRightToLeft() || x > end + 8)
            painter.drawText(QRectF(x, box.bottom() + 6, wide + 2, 16), Qt::AlignCenter, text);
        end = x + wide;
        last = text;
    }
}

void TrendChart::paintEvent(QPaintEvent*)
{
    if (points_.size() < 2)
        return;
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    QRectF box = QRectF(rect()).adjusted(kLeft, kTop, -kRight, -kBottom);
    if (isRightToLeft())
        box = QRectF(rect()).adjusted(kRight, kTop, -kLeft, -kBottom);
    paintAxes(painter, box);

    QPolygonF band;
    QPainterPath line;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const double x = placeOf(i, box);
        band << QPointF(x, heightOf(points_[i].high, box));
        const QPointF at(x, heightOf(points_[i].value, box));
        i == 0 ? line.moveTo(at) : line.lineTo(at);
    }
    for (std::size_t i = points_.size(); i-- > 0;)
        band << QPointF(placeOf(i, box), heightOf(points_[i].low, box));
    QColor fill = colours.brass;
    fill.setAlphaF(0.2F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.brass, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);

    const QPointF end = line.currentPosition();
    painter.setPen(QPen(colours.brass, 2));
    painter.setBrush(colours.text);
    painter.drawEllipse(end, 4.5, 4.5);
    painter.setFont(typeFont(16, true));
    const QString text = valueText(points_.back().value, true);
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 4;
    const double y = end.y() - 30 > 0 ? end.y() - 28 : end.y() + 8;
    const QRectF label(isRightToLeft() ? end.x() - 6 : end.x() - wide + 6, y, wide, 20);
    painter.setPen(colours.text);
    painter.drawText(label, Qt::AlignCenter, text);
}

} // namespace parlour
