// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Waiting until a window is laid out and painted, for tests of widgets.
#pragma once

#include "tests/app/waiting.h"

#include <QApplication>
#include <QWidget>
#include <QWindow>

namespace parlour::test {

/// Watches for the next frame of a window.
class NextFrame : public QObject {
public:
    explicit NextFrame(QWidget& window) : window_(window) { qApp->installEventFilter(this); }
    bool hasCome() const { return hasCome_; }

private:
    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        hasCome_ |= event->type() == QEvent::UpdateRequest && (receiver == &window_ || receiver == window_.windowHandle());
        return false;
    }

    QWidget& window_;
    bool hasCome_ = false;
};

/// Processes all due events and the next two frames of the widget's window, which also repaint a pixel in its corner.
inline void settle(QWidget& widget)
{
    QWidget& window = *widget.window();
    settle();
    for (int frame = 0; frame < 2 && window.windowHandle() && window.windowHandle()->isExposed(); ++frame) {
        const NextFrame next(window);
        window.update(0, 0, 1, 1);
        QVERIFY2(comesTrue([&] { return next.hasCome(); }), "the window is not painted");
        settle();
    }
}

} // namespace parlour::test
