// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Input by fingers, of which Qt makes mouse events: a long press shows what hovering shows and presses nothing, and a flick
// scrolls. Installed once for the application by the main window.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QMouseEvent;
class QTouchEvent;
class QWidget;
class QWindow;

namespace parlour {

class TouchInput : public QObject {
public:
    explicit TouchInput(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWindow& window, const QTouchEvent& touch);
    bool takeMouse(QWidget* widget, const QMouseEvent& event);
    void cancelPress();
    void showHelp();

    QTimer hold_; ///< runs until a press is long
    QPoint at_; ///< where the finger came down, on the screen
    QPointer<QWidget> touched_; ///< the widget there
    QPointer<QWidget> pressed_; ///< the widget that got the press
    QPointer<QWidget> scrolled_; ///< the viewport that the finger scrolls
    bool isCancelled_ = false; ///< the press has become a long one or a flick
    bool isHelp_ = false; ///< it has become a long one
};

} // namespace parlour
