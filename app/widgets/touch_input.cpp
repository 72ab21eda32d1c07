// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/touch_input.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QScroller>
#include <QTouchEvent>
#include <QWindow>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kLongPress = 600; // ms

/// The viewport around a widget that can be scrolled; null: there is none.
QWidget* scrolledAround(QWidget* widget)
{
    for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget())
        if (const auto* area = qobject_cast<QAbstractScrollArea*>(widget);
            area && std::max(area->verticalScrollBar()->maximum(), area->horizontalScrollBar()->maximum()) > 0)
            return area->viewport();
    return nullptr;
}

/// The widget of a window at a point of the screen.
QWidget* widgetIn(const QWindow& window, const QPoint& at)
{
    QWidget* whole = QWidget::find(window.winId());
    QWidget* part = whole ? whole->childAt(whole->mapFromGlobal(at)) : nullptr;
    return part ? part : whole;
}

} // namespace

TouchInput::TouchInput(QObject* parent) : QObject(parent), hold_(this)
{
    hold_.setObjectName("long press"); // for tests
    hold_.setSingleShot(true);
    hold_.setInterval(kLongPress);
    connect(&hold_, &QTimer::timeout, this, [this] {
        cancelPress();
        isHelp_ = true;
        showHelp();
    });
}

bool TouchInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Polish:
        if (auto* list = qobject_cast<QAbstractItemView*>(watched)) {
            list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
            list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        }
        return false;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        if (watched->isWindowType()) // before any widget
            follow(static_cast<const QWindow&>(*watched), static_cast<const QTouchEvent&>(*event));
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease: {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        auto* widget = qobject_cast<QWidget*>(watched);
        return widget && mouse.source() == Qt::MouseEventSynthesizedByQt && takeMouse(widget, mouse);
    }
    default:
        return false;
    }
}

void TouchInput::follow(const QWindow& window, const QTouchEvent& touch)
{
    const QPoint at = touch.points().front().globalPosition().toPoint();
    const bool isBegin = touch.type() == QEvent::TouchBegin, isMove = touch.type() == QEvent::TouchUpdate;
    if (isBegin) {
        at_ = at;
        isCancelled_ = isHelp_ = false;
        touched_ = widgetIn(window, at);
        scrolled_ = scrolledAround(touched_);
        hold_.start();
    } else if (!isMove || (at - at_).manhattanLength() >= QApplication::startDragDistance()) {
        hold_.stop();
    }
    if (!scrolled_ || isHelp_)
        return;
    QScroller* scroller = QScroller::scroller(scrolled_);
    scroller->handleInput(isBegin      ? QScroller::InputPress
                              : isMove ? QScroller::InputMove
                                       : QScroller::InputRelease,
                          scrolled_->mapFromGlobal(QPointF(at)), static_cast<qint64>(touch.timestamp()));
    if (isMove && !isCancelled_ && scroller->state() == QScroller::Dragging)
        cancelPress();
}

/// Returns whether the event must not reach the widget: the press was cancelled.
bool TouchInput::takeMouse(QWidget* widget, const QMouseEvent& event)
{
    if (event.type() == QEvent::MouseButtonPress)
        pressed_ = widget; // at last the one that accepts it
    else if (event.type() == QEvent::MouseButtonRelease && isHelp_) // which hid the tool tip
        QMetaObject::invokeMethod(this, &TouchInput::showHelp, Qt::QueuedConnection);
    return isCancelled_;
}

/// Releases the pressed widget as if the finger were outside it.
void TouchInput::cancelPress()
{
    isCancelled_ = true;
    if (!pressed_)
        return;
    const QPointF outside(-1e4, -1e4);
    QMouseEvent release(QEvent::MouseButtonRelease, outside, outside, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(pressed_, &release);
}

/// Shows the tool tip and whatever else the pointer would bring there.
void TouchInput::showHelp()
{
    if (!touched_)
        return;
    const QPoint at = touched_->mapFromGlobal(at_);
    QMouseEvent move(QEvent::MouseMove, at, at_, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(touched_, &move);
    QHelpEvent help(QEvent::ToolTip, at, at_);
    if (touched_)
        QCoreApplication::sendEvent(touched_, &help);
}

} // namespace parlour
