// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which timers go off, for tests of pauses: asked in the ms that were wanted and not in those that went by.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <utility>
#include <vector>

namespace parlour::test {

/// Sees all timers that go off in this thread while it lives. Those of `never` ms do not.
class Timers : public QObject {
public:
    explicit Timers(int never = -1) : never_(never) { qApp->installEventFilter(this); }
    /// The intervals in ms of those that went off since the last call, without those of 0.
    std::vector<int> pauses() { return std::exchange(pauses_, {}); }

private:
    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        const auto* timer = event->type() == QEvent::Timer ? qobject_cast<QTimer*>(receiver) : nullptr;
        if (timer && timer->interval() > 0 && timer->interval() != never_)
            pauses_.push_back(timer->interval());
        return timer && timer->interval() == never_;
    }

    int never_;
    std::vector<int> pauses_;
};

} // namespace parlour::test
