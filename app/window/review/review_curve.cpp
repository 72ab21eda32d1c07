// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/review_curve.h"

#include "app/widgets/formatting.h"
#include "app/widgets/language_change.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/curve_colour.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kHead = 22; ///< px for the names of the parts
constexpr double kLuck = 36; ///< px for the bars below
constexpr double kMaxLuck = 0.25; ///< of the win, at the full height of a bar
constexpr int kType = 12;
const QColor kUnlucky(0xB9, 0x84, 0xD6);

} // namespace

ReviewCurve::ReviewCurve(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepTranslated(this, [this] { describe(); });
}

void ReviewCurve::setLow(bool low)
{
    isLow_ = low;
    updateGeometry();
}

void ReviewCurve::setSteps(int steps)
{
    steps_ = steps;
    update();
}

void ReviewCurve::setLedger(const std::vector<LedgerEntry>& ledger, Currency currency, const Thresholds& thresholds)
{
    currency_ = currency;
    points_ = curveOf(ledger);
    flags_.clear();
    luck_.assign(ledger.size(), 0);
    most_ = currency == Currency::Share ? 1 : 0;
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step) {
        const LedgerEntry& entry = ledger[static_cast<std::size_t>(step)];
        if (!entry.isKnown)
            continue;
        luck_[static_cast<std::size_t>(step)] = entry.luck;
        if (currency == Currency::Points)
            most_ = std::max({most_, entry.before, entry.after});
        const Grade grade = gradeOf(entry.loss, currency, thresholds);
        if (grade >= Grade::Mistake)
            flags_.push_back({step, grade, entry.loss.value,
                              figure(currency == Currency::Share ? -100 * entry.loss.value : -entry.loss.value, 1)});
    }
    std::stable_sort(flags_.begin(), flags_.end(), [](const Flag& a, const Flag& b) { return a.loss > b.loss; });
    most_ = std::max(most_, 1e-9);
    describe();
    update();
}

void ReviewCurve::setParts(std::vector<Part> parts)
{
    parts_ = std::move(parts);
    update();
}

void ReviewCurve::setCursor(int step)
{
    cursor_ = step;
    describe();
    update();
}

void ReviewCurve::describe()
{
    setAccessibleName(currency_ == Currency::Share ? tr("The chance to win over the game")
                                                   : tr("The expected points over the game"));
    const auto here =
        std::find_if(points_.begin(), points_.end(), [this](const CurvePoint& each) { return each.step == cursor_; });
    setAccessibleDescription(here == points_.end()
                                 ? tr("Step %1 of %2").arg(cursor_).arg(steps_)
                                 : tr("Step %1 of %2: %3").arg(cursor_).arg(steps_).arg(axisText(here->value)));
}

QString ReviewCurve::axisText(double value) const
{
    return currency_ == Currency::Share ? percentOf(value) : figure(value, 0);
}

QRectF ReviewCurve::curveRect() const
{
    return QRectF(rect()).adjusted(kAxis, kHead, -kEdge, -kLuck - 4);
}

/// Time goes from left to right in every language.
double ReviewCurve::xOf(double step) const
{
    const QRectF area = curveRect();
    return area.left() + area.width() * step / std::max(1, steps_);
}

int ReviewCurve::stepAt(double x) const
{
    const QRectF area = curveRect();
    return std::clamp(static_cast<int>(std::lround((x - area.left()) / std::max(1.0, area.width()) * steps_)), 0, steps_);
}

double ReviewCurve::heightOf(double value) const
{
    const QRectF area = curveRect();
    return area.bottom() - area.height() * value / most_;
}

void ReviewCurve::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    painter.fillRect(rect(), ink(this).solid);
    painter.setFont(typeFont(kType));
    paintParts(painter);
    paintCurve(painter);
    paintLuck(painter);
    paintFlags(painter);
    paintCursor(painter);
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(6, 6, -6, -6), 8);
}

void ReviewCurve::paintParts(QPainter& painter) const
{
    const Ink colours = ink(this);
    const QRectF area = curveRect();
    double named = 0; // right end of the last name
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const double left = xOf(parts_[i].step);
        const double right = i + 1 < parts_.size() ? xOf(parts_[i + 1].step) : area.right();
        if (i % 2 == 0)
            painter.fillRect(QRectF(left, 0, right - left, height()), colours.raise);
        const double wide = painter.fontMetrics().horizontalAdvance(parts_[i].name);
        if (left + 8 < named || left + 8 + wide > area.right())
            continue;
        painter.setPen(colours.dim);
        painter.drawText(QPointF(left + 8, 15), parts_[i].name);
        named = left + 8 + wide + 12;
    }
    for (const double value : {0.0, 0.5, 1.0}) {
        const double y = heightOf(value * most_);
        painter.setPen(QPen(colours.line, 1, value == 0.5 ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colours.dim);
        painter.drawText(QRectF(0, y - 9, kAxis - 10, 18), Qt::AlignRight | Qt::AlignVCenter, axisText(value * most_));
    }
}

void ReviewCurve::paintCurve(QPainter& painter) const
{
    const QRectF area = curveRect();
    const QColor colour = reviewCurveOn(ink(this).solid);
    // Positions without a value leave a gap.
    for (std::size_t first = 0; first < points_.size();) {
        std::size_t last = first;
        while (last + 1 < points_.size() && points_[last + 1].step - points_[last].step <= 1)
            ++last;
        QPolygonF line;
        for (std::size_t i = first; i <= last; ++i)
            line << QPointF(xOf(points_[i].step), heightOf(points_[i].value));
        QPolygonF filled = line;
        filled << QPointF(line.back().x(), area.bottom()) << QPointF(line.front().x(), area.bottom());
        QColor ground = colour;
        ground.setAlphaF(0.16F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawPolygon(filled);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 2));
        painter.drawPolyline(line);
        first = last + 1;
    }
}

/// Paints luck as bars: good luck up, bad luck down, in different colours.
void ReviewCurve::paintLuck(QPainter& painter) const
{
    const Ink colours = ink(this);
    const double middle = height() - kLuck / 2;
    painter.setPen(colours.dim);
    painter.drawText(QRectF(0, middle - 9, kAxis - 10, 18), Qt::AlignRight | Qt::AlignVCenter, tr("luck"));
    painter.setPen(colours.line);
    painter.drawLine(QPointF(kAxis, middle), QPointF(width() - kEdge, middle));
    painter.setPen(Qt::NoPen);
    const double wide = std::clamp(curveRect().width() / std::max(1, steps_) * 0.6, 1.0, 8.0);
    for (std::size_t step = 0; step < luck_.size(); ++step) {
        if (std::abs(luck_[step]) < 0.002 * most_)
            continue;
        const double part = std::clamp(luck_[step] / (kMaxLuck * most_), -1.0, 1.0);
        const double tall = std::max(1.5, std::abs(part) * (kLuck / 2 - 3));
        const double x = xOf(static_cast<double>(step) + 1) - wide / 2;
        painter.setBrush(part > 0 ? colours.good : kUnlucky);
        painter.drawRect(part > 0 ? QRectF(x, middle - tall, wide, tall) : QRectF(x, middle, wide, tall));
    }
}

/// Paints mistakes as dots on the curve, and their losses next to them, worst first, where there is room.
void ReviewCurve::paintFlags(QPainter& painter) const
{
    const Ink colours = ink(this);
    std::vector<QRectF> taken;
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colours.danger);
    for (const Flag& flag : flags_) {
        const QPointF at = placeOf(flag);
        painter.drawEllipse(at, flag.radius(), flag.radius());
        taken.push_back(QRectF(at.x() - 7, at.y() - 7, 14, 14));
    }
    const QRectF room = QRectF(rect()).adjusted(kAxis, 2, -4, -2);
    const auto isFree = [&](const QRectF& box) {
        return room.contains(box)
            && std::none_of(taken.begin(), taken.end(), [&](const QRectF& each) { return each.intersects(box); });
    };
    for (const Flag& flag : flags_) {
        const QPointF at = placeOf(flag);
        const QSizeF size(painter.fontMetrics().horizontalAdvance(flag.text) + 12, 20);
        const double middle = at.x() - size.width() / 2;
        const std::array<QPointF, 4> corners{QPointF(at.x() + 9, at.y() - 10),
                                             QPointF(at.x() - 9 - size.width(), at.y() - 10), QPointF(middle, at.y() - 29),
                                             QPointF(middle, at.y() + 9)};
        const auto corner =
            std::find_if(corners.begin(), corners.end(), [&](const QPointF& each) { return isFree(QRectF(each, size)); });
        if (corner == corners.end())
            continue;
        const QRectF box(*corner, size);
        painter.setPen(QPen(colours.danger, 1));
        painter.setBrush(colours.solid);
        painter.drawRoundedRect(box, 10, 10);
        painter.setPen(colours.danger);
        painter.drawText(box, Qt::AlignCenter, flag.text);
        taken.push_back(box.adjusted(-2, -1, 2, 1));
    }
}

/// The point of the curve after the mistake.
QPointF ReviewCurve::placeOf(const Flag& flag) const
{
    const auto after =
        std::find_if(points_.begin(), points_.end(), [&](const CurvePoint& each) { return each.step >= flag.step + 1; });
    const double value = after != points_.end() ? after->value : points_.empty() ? 0 : points_.back().value;
    return {xOf(flag.step + 1), heightOf(value)};
}

void ReviewCurve::paintCursor(QPainter& painter) const
{
    const Ink colours = ink(this);
    const double x = xOf(cursor_);
    painter.setPen(QPen(colours.brass, 2));
    painter.drawLine(QPointF(x, 2), QPointF(x, height() - 2));
    const auto here =
        std::find_if(points_.begin(), points_.end(), [this](const CurvePoint& each) { return each.step == cursor_; });
    if (here == points_.end())
        return;
    painter.setBrush(Qt::white);
    painter.setPen(QPen(colours.brass, 3));
    painter.drawEllipse(QPointF(x, heightOf(here->value)), 6, 6);
}

void ReviewCurve::mousePressEvent(QMouseEvent* event)
{
    emit wanted(stepAt(event->position().x()));
}

void ReviewCurve::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        emit wanted(stepAt(event->position().x()));
}

void ReviewCurve::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return emit wanted(std::max(0, cursor_ - 1));
    case Qt::Key_Right:
        return emit wanted(std::min(steps_, cursor_ + 1));
    case Qt::Key_Home:
        return emit wanted(0);
    case Qt::Key_End:
        return emit wanted(steps_);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace parlour
