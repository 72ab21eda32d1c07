// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/rating_chart.h"

#include "app/widgets/window_style.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace parlour {

QString ratingText(double points)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(qRound(points));
}

RatingChart::RatingChart(std::vector<GlickoRating> course, const QString& name, QWidget* parent)
    : QWidget(parent),
      course_(std::move(course)),
      low_(course_.back().rating),
      high_(low_)
{
    // The axis follows the ratings and the present error: the first errors would flatten the line.
    for (const GlickoRating& each : course_) {
        low_ = std::min(low_, each.rating);
        high_ = std::max(high_, each.rating);
    }
    low_ = std::min(low_, course_.back().rating - course_.back().deviation);
    high_ = std::max(high_, course_.back().rating + course_.back().deviation);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(name);
    setToolTip(name);
}

void RatingChart::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    constexpr double kMargin = 6; // px, room for the last point
    const QRectF box = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const auto pointOf = [&](std::size_t i, double rating) {
        const double along = static_cast<double>(i) / static_cast<double>(course_.size() - 1) * box.width();
        const double part = (std::clamp(rating, low_, high_) - low_) / (high_ - low_);
        return QPointF(isRightToLeft() ? box.right() - along : box.left() + along, box.bottom() - part * box.height());
    };
    QPolygonF band, line;
    for (std::size_t i = 0; i < course_.size(); ++i) {
        band << pointOf(i, course_[i].rating + course_[i].deviation);
        line << pointOf(i, course_[i].rating);
    }
    for (std::size_t i = course_.size(); i-- > 0;)
        band << pointOf(i, course_[i].rating - course_[i].deviation);
    QColor fill = colours.brass;
    fill.setAlphaF(0.2F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(band);
    painter.setPen(QPen(colours.brass, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setBrush(colours.text);
    painter.drawEllipse(line.back(), 3.5, 3.5);
}

} // namespace parlour
