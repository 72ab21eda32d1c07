// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a branch on a background thread: once with the real cards, or a growing number of deals. Used by the window.
#pragma once

#include "app/session/what_if.h"
#include "engine/base/stop.h"

#include <QObject>
#include <QString>

#include <thread>

namespace parlour {

class WhatIfWork : public QObject {
    Q_OBJECT

public:
    /// Starts at once. `line` as in WhatIf. Plays the real cards if `deals` is 0. Otherwise adds outcomes to the branch
    /// until it has `deals` of them; a run adds at most WhatIf::affordableDeals.
    WhatIfWork(const GameInfo& info, const Record& line, const Branch& branch, int deals, const Resources& resources,
               QObject* parent = nullptr);
    /// Stops within one decision of a bot.
    ~WhatIfWork() override;
    /// Stops within one decision of a bot; changed() follows with the outcomes so far.
    void stop() { thread_.request_stop(); }

    /// The branch so far. With the real cards it has all steps or none; dealt again, the outcomes so far.
    const Branch& branch() const { return branch_; }
    /// The number of deals when it is done; 0 with the real cards.
    int deals() const { return deals_; }
    bool isDone() const { return isDone_; }
    /// The reason why it cannot be played; empty if it can.
    const QString& problem() const { return problem_; }

signals:
    void changed();

private:
    Branch branch_;
    int deals_;
    bool isDone_ = false;
    QString problem_;
    jthread thread_;
};

} // namespace parlour
