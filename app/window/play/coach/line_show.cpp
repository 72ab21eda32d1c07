// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/line_show.h"

#include "app/draw/text.h"
#include "app/stage/stage.h"
#include "app/window/play/coach/free_place.h"
#include "engine/base/index.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr int kStepDelay = 500; ///< ms at pace 1, as a bot's pauses before and after a step
constexpr int kLineDelay = 1500; ///< ms at pace 1 at both ends of a line
constexpr double kLabelWidth = 340; ///< px, if there is room
constexpr double kLabelSide = 12; ///< px at both sides of the text
constexpr double kLabelEdge = 8; ///< px above and below
constexpr double kLabelMargin = 8; ///< px around the label
constexpr double kLabelHeight = 900; ///< over all pieces

/// A line of the label.
struct LabelLine {
    QString text;
    TextStyle style;
    double height;
};

} // namespace

LineShow::LineShow(Stage& stage, ActionWords words, QObject* parent)
    : QObject(parent),
      stage_(stage),
      words_(std::move(words)),
      timer_(this)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &LineShow::advance);
}

void LineShow::start(std::vector<ImaginedLine> lines, const std::vector<SeatInfo>& seats, Seat seat, double pace)
{
    end();
    std::erase_if(lines, [](const ImaginedLine& each) { return each.steps.empty(); });
    if (lines.empty())
        return;
    lines_ = std::move(lines);
    seats_ = seats;
    seat_ = seat;
    line_ = step_ = 0;
    placedFor_ = {};
    pace_ = pace > 0 ? pace : 1; // without motion there is still something to read
    qApp->installEventFilter(this);
    timer_.start(static_cast<int>(kLineDelay / pace_));
    emit moved(true);
    announce();
}

void LineShow::end()
{
    if (!isOn())
        return;
    qApp->removeEventFilter(this);
    timer_.stop();
    lines_.clear();
    emit ended();
}

/// Goes one step on, once the pieces rest.
void LineShow::advance()
{
    const auto wait = [this](int delay) { timer_.start(static_cast<int>(delay / pace_)); };
    if (stage_.isMoving())
        return wait(kStepDelay / 2);
    const bool isLineOver = step_ == lines_[line_].steps.size();
    if (isLineOver && line_ + 1 == lines_.size())
        return end();
    line_ += isLineOver ? 1 : 0;
    step_ = isLineOver ? 0 : step_ + 1;
    wait(step_ == 0 || step_ == lines_[line_].steps.size() ? kLineDelay : kStepDelay);
    emit moved(isLineOver);
    announce();
}

Position LineShow::position() const
{
    const ImaginedLine& line = lines_[line_];
    return positionOf(*line.matches[step_], seats_, {seat_, false}, {line.told.data(), step_});
}

QString LineShow::title() const
{
    const QString first = words_(lines_[line_].steps.front().action);
    return line_ == 0 ? tr("One of many deals. First: %1", "a move").arg(first)
                      : tr("The same deal. Now: %1", "a move").arg(first);
}

QString LineShow::stepText() const
{
    if (step_ == 0)
        return tr("What the others hold is made up.");
    const LineStep& step = lines_[line_].steps[step_ - 1];
    return step.seat == kChanceSeat ? QString()
                                    : tr("%1: %2", "player, move").arg(seats_[asIndex(step.seat)].name, words_(step.action));
}

void LineShow::announce()
{
    const QString text = step_ == 0 ? title() + QStringLiteral(". ") + stepText() : stepText();
    if (!text.isEmpty())
        stage_.announce(spoken(text));
}

void LineShow::mark(Layout& layout, const Canvas& canvas)
{
    if (!isOn())
        return;
    const Theme& theme = canvas.theme;
    const std::vector<LabelLine> lines{
        {title(), {.px = 14, .bold = true, .colour = theme.tableText}, 22},
        {stepText(), {.px = 14, .colour = theme.tableText}, 22},
        {tr("A key or a click ends it"), {.px = 12, .colour = theme.tableText}, 18},
    };
    Piece label;
    label.id = QStringLiteral("show:label");
    label.role = Role::Text;
    label.name = spoken(title() + QStringLiteral(". ") + stepText());
    double high = 2 * kLabelEdge, wide = 0;
    for (const LabelLine& each : lines) {
        high += each.height;
        wide = std::max(wide, textSize(canvas, each.text, each.style).width());
    }
    const QRectF room(kLabelMargin, kLabelMargin, canvas.size.width() - 2 * kLabelMargin,
                      canvas.size.height() - 2 * kLabelMargin);
    label.size = {std::min(room.width(), std::max(kLabelWidth, std::ceil(wide) + 2 * kLabelSide)), high};
    if (std::exchange(placedFor_, canvas.size) != canvas.size)
        corner_ = freePlace(layout, room, label.size, false);
    const QPointF corner(std::clamp(corner_.x(), room.left(), std::max(room.left(), room.right() - label.size.width())),
                         std::clamp(corner_.y(), room.top(), std::max(room.top(), room.bottom() - high)));
    label.centre = corner + QPointF(label.size.width(), high) / 2;
    label.height = kLabelHeight;
    label.face = {QStringLiteral("show:label|%1|%2|%3").arg(title(), stepText(), theme.groundOuter.name()),
                  [lines, canvas](QPainter& painter, QSizeF size) {
                      painter.setRenderHint(QPainter::Antialiasing);
                      painter.setPen(QPen(canvas.theme.brass, 1));
                      painter.setBrush(over(canvas.theme.tablePanel, canvas.theme.groundOuter));
                      painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
                      double top = kLabelEdge;
                      for (const LabelLine& each : lines) {
                          drawText(painter, canvas, {kLabelSide, top, size.width() - 2 * kLabelSide, each.height}, each.text,
                                   each.style);
                          top += each.height;
                      }
                  }};
    layout.pieces.push_back(std::move(label));
}

/// Ends the show at any key or click in the program, which does nothing else.
bool LineShow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::MouseButtonPress)
        return QObject::eventFilter(watched, event);
    end();
    return true;
}

} // namespace parlour
