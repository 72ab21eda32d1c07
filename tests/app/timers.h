// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The timers that fire, for tests of pauses: by requested interval, not by elapsed time.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <utility>
#include <vector>

namespace parlour::test {

/// Records the timers that fire in this thread during its life. Timers of `never` ms are kept from firing.
class Timers : public QObject {
public:
    explicit Timers(int never = -1) : never_(never) { qApp->installEventFilter(this); }
    /// The intervals in ms of timers fired since the last call, without those of 0 ms.
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
