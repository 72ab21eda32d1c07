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
    /// Starts at once. `line` as in WhatIf. Where `deals` is 0, the real cards are played; else outcomes are added to those
    /// of the branch until there are so many, or as many more as can be waited for (WhatIf::affordableDeals).
    WhatIfWork(const GameInfo& info, const Record& line, const Branch& branch, int deals, const Resources& resources,
               QObject* parent = nullptr);
    /// Stops within one decision of a bot.
    ~WhatIfWork() override;
    /// Ends it likewise; changed() follows with what was played so far.
    void stop() { thread_.request_stop(); }

    /// The branch as far as it was played: with all steps or none, or with the outcomes so far.
    const Branch& branch() const { return branch_; }
    /// The number of deals when it is done; 0 with the real cards.
    int deals() const { return deals_; }
    bool isDone() const { return isDone_; }
    /// Why it cannot be played; empty: it can.
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
