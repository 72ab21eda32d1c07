// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/analyst_thread.h"

#include <utility>

namespace parlour {

AnalystThread::AnalystThread(std::unique_ptr<AnyAnalyst> analyst, std::string game, QObject* parent)
    : QObject(parent),
      analyst_(std::move(analyst)),
      game_(std::move(game)),
      thread_([this](const stop_token& end) { work(end); })
{
}

AnalystThread::~AnalystThread()
{
    {
        const std::lock_guard lock(mutex_);
        answering_.request_stop();
        comparing_.request_stop();
        valuing_.request_stop();
        believing_.request_stop();
        warming_.request_stop();
        question_.reset();
        pair_.reset();
        view_.reset();
        hidden_.reset();
        warmth_.reset();
        thread_.request_stop();
    }
    thread_.join();
}

void AnalystThread::put(Slot& slot, stop_source& running, Task task)
{
    const std::lock_guard lock(mutex_);
    running.request_stop();
    warming_.request_stop();
    slot = std::move(task);
    wake_.notify_one();
}

void AnalystThread::advise(int step, const AnyQuestion& question, bool isAlone)
{
    put(question_, answering_, {step, isAlone, question});
}

void AnalystThread::compare(int step, const AnyQuestion& question, int first, int second)
{
    put(pair_, comparing_, {step, false, question, first, second});
}

void AnalystThread::value(int step, const std::any& view, bool isAlone)
{
    put(view_, valuing_, {step, isAlone, view});
}

void AnalystThread::value(int step, const AnyQuestion& question, bool isAlone)
{
    put(view_, valuing_, {step, isAlone, question});
}

void AnalystThread::believe(int ticket, const std::any& view)
{
    put(hidden_, believing_, {ticket, false, view});
}

void AnalystThread::warmUp(const std::any& view)
{
    put(warmth_, warming_, {0, false, view});
}

/// Questions come first, then comparisons, then beliefs, then values. Warming up yields to each of them and is taken up
/// again.
void AnalystThread::work(const stop_token& end)
{
    std::unique_lock lock(mutex_);
    const auto take = [&lock](Slot& slot, stop_source& running, const auto& work) {
        const Task task = *std::exchange(slot, std::nullopt);
        running = task.stop;
        lock.unlock();
        work(task);
        lock.lock();
    };
    while (wake_.wait(lock, end, [this] { return question_ || pair_ || view_ || hidden_ || warmth_; }))
        if (question_)
            take(question_, answering_, [this](const Task& task) { answer(task); });
        else if (pair_)
            take(pair_, comparing_, [this](const Task& task) { compareActions(task); });
        else if (hidden_)
            take(hidden_, believing_, [this](const Task& task) { findBeliefs(task); });
        else if (view_)
            take(view_, valuing_, [this](const Task& task) { valueView(task); });
        else
            take(warmth_, warming_, [this](const Task& task) { warm(task); });
}

// Signals are queued: the receivers live on another thread.

void AnalystThread::answer(const Task& task)
{
    const auto& question = std::any_cast<const AnyQuestion&>(task.what);
    const Analysis analysis = analyst_->analyse(question, task.stop.get_token());
    auto advice = std::make_shared<const Advice>(adviceOf(game_, question, analysis, task.isAlone));
    if (!task.stop.stop_requested())
        emit advised(task.step, std::move(advice));
}

void AnalystThread::compareActions(const Task& task)
{
    auto comparison = analyst_->compare(std::any_cast<const AnyQuestion&>(task.what), static_cast<std::size_t>(task.first),
                                        static_cast<std::size_t>(task.second), task.stop.get_token());
    if (!task.stop.stop_requested())
        emit compared(task.step, task.first, task.second,
                      comparison ? std::make_shared<const Comparison>(*std::move(comparison)) : nullptr);
}

/// The share of the win, as a Reviewer has it.
Estimate AnalystThread::valueOf(const std::any& view, const AnyQuestion* question, const stop_token& stop)
{
    if (!question || question->isForced || !analyst_->isWorthItsBest(view))
        return analyst_->value(view, analyst_->luckOf(view), stop);
    const Analysis analysis = analyst_->analyse(*question, stop);
    return analysis.actions[analysis.best()].share;
}

void AnalystThread::valueView(const Task& task)
{
    const stop_token stop = task.stop.get_token();
    const auto* question = std::any_cast<AnyQuestion>(&task.what);
    const std::any& view = question ? question->view : task.what;
    const Estimate value = task.isAlone ? analyst_->points(view, stop).value_or(Estimate()) : valueOf(view, question, stop);
    if (!stop.stop_requested())
        emit valued(task.step, value);
}

void AnalystThread::findBeliefs(const Task& task)
{
    const stop_token stop = task.stop.get_token();
    auto beliefs = std::make_shared<const std::vector<PlaceBelief>>(analyst_->beliefs(task.what, stop));
    if (!stop.stop_requested())
        emit believed(task.step, std::move(beliefs));
}

void AnalystThread::warm(const Task& task)
{
    analyst_->warmUp(task.what, task.stop.get_token());
    const std::lock_guard lock(mutex_);
    if (task.stop.stop_requested() && !warmth_ && !thread_.get_stop_token().stop_requested())
        warmth_ = Task{0, false, task.what};
}

} // namespace parlour
