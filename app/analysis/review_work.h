// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Works out the review of one finished game while the window goes on, and keeps it in the history. Used by the review desk.
#pragma once

#include "ai/resources.h"
#include "app/analysis/review.h"
#include "engine/core/any_match.h"

#include <QObject>

#include <thread>

namespace parlour {

class History;

class ReviewWork : public QObject {
    Q_OBJECT

public:
    /// Begins at once, or has it from `history`, where game `historyId` is; 0: it is not there. `history` outlives this.
    ReviewWork(const GameInfo& info, const Record& record, Seat seat, const Resources& resources, History& history,
               qint64 historyId, QObject* parent = nullptr);
    /// Stops within one decision. What is done is kept.
    ~ReviewWork() override;

    /// What is known so far.
    const Review& review() const { return review_; }
    bool isDone() const { return done_; }

signals:
    void changed();

private:
    void take(Review review, bool done);
    void keep();

    History& history_;
    qint64 historyId_;
    Review review_;
    bool done_ = false;
    std::jthread thread_;
};

} // namespace parlour
