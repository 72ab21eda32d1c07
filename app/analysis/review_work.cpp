// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review_work.h"

#include "ai/core/bots.h"
#include "app/analysis/review_cache.h"
#include "app/analysis/reviewer.h"
#include "app/store/database/history.h"
#include "engine/base/stop.h"
#include "engine/record/replay.h"

#include <chrono>

namespace parlour {

namespace {

constexpr std::chrono::milliseconds kReportInterval{100}; ///< between two reports of progress

} // namespace

ReviewWork::ReviewWork(const GameInfo& info, const Record& record, Seat seat, const Resources& resources, History& history,
                       qint64 historyId, QObject* parent)
    : QObject(parent),
      history_(history),
      historyId_(historyId)
{
    const auto analyst = makeAnalyst(info.id, resources);
    std::optional<Review> earlier;
    if (analyst && historyId != 0)
        earlier = keptReview(history, historyId, seat, analyst->version());
    if (earlier) {
        review_ = *earlier;
        if (const auto match = matchAt(info, record, 0))
            review_.goal = match->goal();
    }
    thread_ = jthread([this, &info, record, seat, resources, earlier](const stop_token& stop) {
        // Created here, since the constructor replays the game.
        Reviewer reviewer(
            &info, record, seat, [&] { return makeAnalyst(info.id, resources); }, {}, earlier);
        auto reported = std::chrono::steady_clock::now();
        const auto report = [&](bool done) {
            QMetaObject::invokeMethod(
                this, [this, review = reviewer.review(), done]() mutable { take(std::move(review), done); },
                Qt::QueuedConnection);
        };
        report(false);
        const bool done = reviewer.run(stop, [&](int, int) {
            if (const auto now = std::chrono::steady_clock::now(); now - reported >= kReportInterval) {
                reported = now;
                report(false);
            }
        });
        report(done);
    });
}

ReviewWork::~ReviewWork()
{
    thread_.request_stop();
    thread_.join();
    if (!done_)
        keep();
}

void ReviewWork::take(Review review, bool done)
{
    review_ = std::move(review);
    done_ = done;
    if (done)
        keep();
    emit changed();
}

/// Keeps the review. Errors are ignored: without it the review is calculated again.
void ReviewWork::keep()
{
    if (historyId_ != 0 && !review_.positions.empty())
        static_cast<void>(keepReview(history_, historyId_, review_));
}

} // namespace parlour
