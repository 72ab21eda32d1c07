// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review_queue.h"

#include "ai/core/bots.h"
#include "app/analysis/review_cache.h"
#include "app/analysis/reviewer.h"
#include "app/store/translation.h"
#include "engine/base/stop.h"
#include "engine/games.h"

#include <QElapsedTimer>

#include <algorithm>

namespace parlour {

ReviewQueue::ReviewQueue(QString path, const Resources& resources, QObject* parent)
    : QObject(parent),
      path_(std::move(path)),
      resources_(resources)
{
}

ReviewQueue::~ReviewQueue()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join();
}

void ReviewQueue::start(std::vector<Job> jobs)
{
    thread_ = {}; // stops and joins the previous thread
    progress_ = {0, static_cast<int>(jobs.size()), 0, {}, {}};
    isRunning_ = !jobs.empty();
    const quint64 round = ++round_;
    if (isRunning_)
        thread_ = jthread([this, jobs = std::move(jobs), round](const stop_token& stop) { run(jobs, stop, round); });
    emit changed();
}

void ReviewQueue::stop()
{
    ++round_;
    thread_.request_stop(); // start() or the destructor joins it
    isRunning_ = false;
    emit changed();
}

void ReviewQueue::run(const std::vector<Job>& jobs, const stop_token& stop, quint64 round)
{
    History history(path_);
    TimeLeft time;
    std::map<std::string, int> left;
    for (const Job& job : jobs)
        left[job.kind] += job.steps;
    for (std::size_t i = 0; i < jobs.size() && !stop.stop_requested(); ++i) {
        const Job& job = jobs[i];
        QElapsedTimer timer;
        timer.start();
        const QString problem = review(history, job, stop);
        if (stop.stop_requested())
            return;
        time.took(job.kind, job.steps, static_cast<double>(timer.nsecsElapsed()) / 1e9);
        left[job.kind] -= job.steps;
        const auto report = [this, game = job.game, problem, round, done = static_cast<int>(i) + 1,
                             seconds = time.of(left)] {
            if (round != round_)
                return;
            progress_.done = done;
            progress_.secondsLeft = seconds;
            progress_.failed += problem.isEmpty() ? 0 : 1;
            if (progress_.problem.isEmpty())
                progress_.problem = problem;
            isRunning_ = done < progress_.all;
            if (problem.isEmpty())
                emit reviewed(game);
            emit changed();
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
    }
}

QString ReviewQueue::review(History& history, const Job& job, const stop_token& stop) const
{
    const Expected<GameFile> file = history.load(job.game);
    if (!file)
        return translated(file.error());
    const auto make = [this, &job] { return makeAnalyst(job.kind, resources_); };
    const auto analyst = make();
    if (!analyst)
        return {};
    const auto earlier = keptReview(history, job.game, job.seat, analyst->version());
    Reviewer reviewer(findGame(job.kind), file->record, job.seat, make, {}, earlier);
    reviewer.run(stop);
    const Review review = reviewer.review();
    if (review.positions.empty())
        return translated(review.problem.sentence());
    const Expected<void> kept = keepReview(history, job.game, review);
    return kept ? QString() : translated(kept.error());
}

} // namespace parlour
