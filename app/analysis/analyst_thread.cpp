// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/analyst_thread.h"

#include "app/analysis/reviewer.h"

#include <utility>

namespace parlour {

AnalystThread::AnalystThread(std::unique_ptr<AnyAnalyst> analyst, std::string game, QObject* parent)
    : QObject(parent),
      analyst_(std::move(analyst)),
      game_(std::move(game)),
      thread_([this](const std::stop_token& end) { work(end); })
{
}

AnalystThread::~AnalystThread()
{
    {
        const std::lock_guard lock(mutex_);
        answering_.request_stop();
        valuing_.request_stop();
        question_.reset();
        view_.reset();
        thread_.request_stop();
    }
    thread_.join();
}

void AnalystThread::put(Slot& slot, std::stop_source& running, Task task)
{
    const std::lock_guard lock(mutex_);
    running.request_stop();
    slot = std::move(task);
    wake_.notify_one();
}

void AnalystThread::advise(int step, const AnyQuestion& question, bool isAlone)
{
    put(question_, answering_, {step, isAlone, question, {}});
}

void AnalystThread::value(int step, const std::any& view, bool isAlone)
{
    put(view_, valuing_, {step, isAlone, view, {}});
}

void AnalystThread::work(const std::stop_token& end)
{
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, end, [this] { return question_ || view_; })) {
        const bool isQuestion = question_.has_value(); // questions come before values
        const Task task = *std::exchange(isQuestion ? question_ : view_, std::nullopt);
        (isQuestion ? answering_ : valuing_) = task.stop;
        lock.unlock();
        const std::stop_token stop = task.stop.get_token();
        if (isQuestion) {
            const auto& question = std::any_cast<const AnyQuestion&>(task.what);
            const Analysis analysis = analyst_->analyse(question, stop);
            auto advice = std::make_shared<const Advice>(adviceOf(game_, question, analysis, task.isAlone));
            if (!stop.stop_requested())
                emit advised(task.step, std::move(advice)); // queued: the receivers live on another thread
        } else {
            const Luck luck{kReviewLuck, static_cast<std::uint64_t>(task.step)};
            const Estimate value = task.isAlone ? analyst_->points(task.what, stop).value_or(Estimate())
                                                : analyst_->value(task.what, luck, stop);
            if (!stop.stop_requested())
                emit valued(task.step, value);
        }
        lock.lock();
    }
}

} // namespace parlour
