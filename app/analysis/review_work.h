// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviews one finished game on a background thread and keeps the review in the history. Used by ReviewController.
#pragma once

#include "ai/core/resources.h"
#include "app/analysis/review.h"
#include "engine/base/stop.h"
#include "engine/core/any_match.h"

#include <QObject>

#include <thread>

namespace parlour {

class History;

class ReviewWork : public QObject {
    Q_OBJECT

public:
    /// Starts at once and continues the review kept in `history`, if any. `historyId`: number of the game there; 0: it is
    /// not in the history. `history` must outlive this.
    ReviewWork(const GameInfo& info, const Record& record, Seat seat, const Resources& resources, History& history,
               qint64 historyId, QObject* parent = nullptr);
    /// Stops within one decision; finished parts are kept.
    ~ReviewWork() override;

    /// The review so far.
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
    jthread thread_;
};

} // namespace parlour
