// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_controller.h"

#include "app/store/translation.h"

#include <QThread>

namespace parlour {

namespace {

constexpr int kShutdownTimeout = 1500; ///< ms for running matches when the window closes

} // namespace

ContestController::ContestController(QObject* parent) : QObject(parent) {}

ContestController::~ContestController()
{
    if (!runner_)
        return;
    runner_->disconnect(this);
    runner_->finish();
    QElapsedTimer waiting;
    waiting.start();
    while (runner_->isRunning() && waiting.elapsed() < kShutdownTimeout)
        QThread::msleep(2);
    if (runner_->isRunning())
        (void)runner_.release(); // a bot hangs; the process exits without waiting (leaveWithoutWaiting)
}

bool ContestController::play(const QString& path)
{
    if (isPlaying(path))
        return false;
    queue_.removeAll(path);
    if (runner_) {
        queue_.insert(isPaused() ? 0 : queue_.size(), path);
        isPaused() ? stop() : emit stateChanged();
        return false;
    }
    disconnect(turnKeeper_);
    runner_ = std::make_unique<ContestRunner>(path);
    latest_ = nullptr;
    stopping_ = false;
    since_.start();
    connect(runner_.get(), &ContestRunner::changed, this, [this](std::shared_ptr<const ContestSnapshot> now) {
        latest_ = std::move(now);
        emit progressed(latest_);
    });
    connect(runner_.get(), &ContestRunner::finished, this, [this](const Sentence& problem) {
        const QString played = runner_->path();
        runner_.release()->deleteLater(); // deferred, since this is a signal of the runner
        emit stateChanged();
        emit ended(played, problem.text.empty() ? QString() : translated(problem));
        callNext();
    });
    runner_->start();
    emit stateChanged();
    return true;
}

void ContestController::pause(bool on)
{
    if (!runner_)
        return;
    if (on && !queue_.isEmpty()) {
        stop();
        return;
    }
    runner_->pause(on);
    emit stateChanged();
}

void ContestController::setQueue(const QStringList& paths)
{
    queue_ = paths;
    emit stateChanged();
}

void ContestController::leaveQueue(const QString& path)
{
    if (queue_.removeAll(path) > 0)
        emit stateChanged();
}

void ContestController::stop()
{
    if (!runner_)
        return;
    stopping_ = true;
    runner_->finish();
    emit stateChanged();
}

void ContestController::stopFor(const QObject& changer)
{
    disconnect(turnKeeper_);
    if (runner_)
        turnKeeper_ = connect(&changer, &QObject::destroyed, this, &ContestController::passTurn);
    stop();
}

void ContestController::passTurn()
{
    disconnect(turnKeeper_);
    callNext();
}

void ContestController::callNext()
{
    if (!runner_ && !turnKeeper_ && !queue_.isEmpty())
        emit turnCame(queue_.takeFirst());
}

} // namespace parlour
