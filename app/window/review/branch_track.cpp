// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/branch_track.h"

#include "app/widgets/language_change.h"
#include "app/widgets/window_style.h"
#include "app/window/review/review_curve.h"
#include "engine/base/index.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kTop = 10, kRow = 15; ///< px
constexpr int kMostRows = 4;
constexpr double kRing = 4; ///< px, the radius of a branch that was dealt again

} // namespace

BranchTrack::BranchTrack(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    keepTranslated(this, [this] { describe(); });
}

void BranchTrack::setLines(int steps, std::vector<Line> lines)
{
    steps_ = steps;
    lines_ = std::move(lines);
    longest_ = std::max(1, steps);
    for (const Line& line : lines_)
        longest_ = std::max(longest_, line.end);
    // Each goes into the first row below its own line that is free there, the surplus into the last.
    rows_.clear();
    std::vector<int> ends(kMostRows + 1, -1);
    const int ring = longest_ / 40 + 1;
    for (const Line& line : lines_) {
        int row = line.from < 0 ? 1 : std::min(rows_[asIndex(line.from)] + 1, kMostRows);
        while (row < kMostRows && ends[asIndex(row)] >= line.step)
            ++row;
        ends[asIndex(row)] = std::max(ends[asIndex(row)], std::max(line.end, line.step + ring));
        rows_.push_back(row);
    }
    line_ = std::min(line_, static_cast<int>(lines_.size()) - 1);
    updateGeometry();
    describe();
    update();
}

void BranchTrack::setPlace(int line, int step)
{
    line_ = line;
    step_ = step;
    describe();
    update();
}

QSize BranchTrack::sizeHint() const
{
    const int rows = rows_.empty() ? 0 : *std::max_element(rows_.begin(), rows_.end());
    return {400, 2 * kTop + kRow * rows};
}

/// Along the curve above, as long as no branch is longer than the game.
double BranchTrack::xOf(double step) const
{
    return ReviewCurve::kAxis + (width() - ReviewCurve::kAxis - ReviewCurve::kEdge) * step / longest_;
}

double BranchTrack::yOf(int line) const
{
    return kTop + (line < 0 ? 0 : kRow * rows_[asIndex(line)]);
}

int BranchTrack::stepAt(int line, double x) const
{
    const double share = (x - xOf(0)) / std::max(1.0, xOf(longest_) - xOf(0));
    const int low = line < 0 ? 0 : lines_[asIndex(line)].step, high = line < 0 ? steps_ : lines_[asIndex(line)].end;
    return std::clamp(static_cast<int>(std::lround(share * longest_)), low, high);
}

/// The line nearest to a point, measured from its own extent.
int BranchTrack::lineAt(QPointF point) const
{
    int nearest = -1;
    double least = std::abs(point.y() - yOf(-1));
    for (int line = 0; line < std::ssize(lines_); ++line) {
        const double left = xOf(lines_[asIndex(line)].step) - kRing,
                     right = std::max(xOf(lines_[asIndex(line)].end), left + 4 * kRing);
        const double away = std::max({0.0, left - point.x(), point.x() - right});
        if (const double distance = std::hypot(away, point.y() - yOf(line)); distance < least) {
            least = distance;
            nearest = line;
        }
    }
    return nearest;
}

void BranchTrack::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    painter.fillRect(rect(), colours.solid);
    painter.setPen(QPen(line_ < 0 ? colours.dim : colours.line, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), yOf(-1)), QPointF(xOf(steps_), yOf(-1)));
    for (int line = 0; line < std::ssize(lines_); ++line)
        if (line != line_)
            paintLine(painter, line);
    if (line_ >= 0)
        paintLine(painter, line_);
    if (line_ < 0 || lines_[asIndex(line_)].end > lines_[asIndex(line_)].step) {
        painter.setPen(QPen(colours.brass, 3));
        painter.setBrush(Qt::white);
        const bool isBefore = line_ >= 0 && step_ < lines_[asIndex(line_)].step; // where both lines are the same
        painter.drawEllipse(QPointF(xOf(step_), yOf(isBefore ? -1 : line_)), 5, 5);
    }
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(4, 3, -4, -3), 6);
}

void BranchTrack::paintLine(QPainter& painter, int line) const
{
    const Ink colours = ink(this);
    const Line& drawn = lines_[asIndex(line)];
    const double x = xOf(drawn.step), y = yOf(line), above = yOf(drawn.from);
    painter.setPen(QPen(line == line_ ? colours.brass : colours.dim, line == line_ ? 3 : 1.5, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath path{QPointF(x, above)};
    path.lineTo(x, y - 5);
    if (drawn.end > drawn.step) {
        path.quadTo(x, y, std::min(x + 5, xOf(drawn.end)), y);
        path.lineTo(xOf(drawn.end), y);
    } else {
        path.lineTo(x, y - kRing);
        path.addEllipse(QPointF(x, y), kRing, kRing);
    }
    painter.drawPath(path);
}

void BranchTrack::mousePressEvent(QMouseEvent* event)
{
    const int line = lineAt(event->position());
    emit wanted(line, stepAt(line, event->position().x()));
}

/// Drags along the line that is shown.
void BranchTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        emit wanted(line_, stepAt(line_, event->position().x()));
}

/// Up and down go from line to line; left and right are the page's.
void BranchTrack::keyPressEvent(QKeyEvent* event)
{
    const int to = event->key() == Qt::Key_Up ? line_ - 1 : event->key() == Qt::Key_Down ? line_ + 1 : -2;
    if (to < -1 || to >= std::ssize(lines_))
        return QWidget::keyPressEvent(event);
    emit wanted(to, to < 0 ? step_ : lines_[asIndex(to)].step);
}

void BranchTrack::describe()
{
    setAccessibleName(tr("Branches of the game"));
    setAccessibleDescription(line_ < 0 ? tr("The game as it was played, step %1 of %2").arg(step_).arg(steps_)
                                       : tr("%1, step %2 of %3", "name of a branch")
                                             .arg(lines_[asIndex(line_)].name)
                                             .arg(step_)
                                             .arg(lines_[asIndex(line_)].end));
}

} // namespace parlour
