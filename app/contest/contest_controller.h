// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The running contest, if any, and the queue of contests that wait for it. Owned by the window, so that they continue while
// other pages are shown. Plays on background threads and reports by signals.
#pragma once

#include "app/contest/contest_runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <memory>

namespace parlour {

class ContestController : public QObject {
    Q_OBJECT

public:
    explicit ContestController(QObject* parent = nullptr);
    /// Finishes the running matches, but waits at most 1.5 s for bots that hang. The file stays valid if writing is cut off.
    ~ContestController() override;

    /// Starts or continues the contest in this file. Returns false if it is running already, or has to wait in the queue for
    /// the present one. A paused contest stops for it, and this one is next.
    bool play(const QString& path);
    /// Pauses the contest or continues it. If others are queued, pausing stops it instead, and the next one starts.
    void pause(bool on);
    /// Finishes the running matches, then stops.
    void stop();
    /// Stops for a change of the plan, after which the contest continues: the queue waits until play(), passTurn() or the
    /// destruction of `changer`.
    void stopFor(const QObject& changer);
    void passTurn();

    /// The contests that wait. When one ends, `turnCame` asks for the next. The queue of an earlier run of the program waits
    /// until a contest is played.
    const QStringList& queue() const { return queue_; }
    bool isQueued(const QString& path) const { return queue_.contains(path); }
    void setQueue(const QStringList& paths);
    void leaveQueue(const QString& path);

    bool isPlaying() const { return runner_ != nullptr; }
    bool isPlaying(const QString& path) const { return runner_ && runner_->path() == path; }
    bool isPaused() const { return runner_ && runner_->isPaused(); }
    bool isStopping() const { return runner_ && stopping_; }
    QString path() const { return runner_ ? runner_->path() : QString(); }
    /// The latest snapshot of the running contest; null before its first one.
    std::shared_ptr<const ContestSnapshot> latest() const { return latest_; }
    /// The duration of this run in seconds, with pauses; 0 if none is running.
    qint64 seconds() const { return runner_ ? since_.elapsed() / 1000 : 0; }

signals:
    /// The running contest started, paused, continued, is stopping or ended, or the queue changed.
    void stateChanged();
    /// The contest left the queue; the receiver should play it.
    void turnCame(const QString& path);
    void progressed(std::shared_ptr<const parlour::ContestSnapshot> now);
    /// `problem`: an error message; empty if there was none.
    void ended(const QString& path, const QString& problem);

private:
    void callNext();

    std::unique_ptr<ContestRunner> runner_;
    std::shared_ptr<const ContestSnapshot> latest_;
    QElapsedTimer since_;
    QStringList queue_;
    bool stopping_ = false;
    QMetaObject::Connection turnKeeper_; ///< connected while the queue waits for a change of plan
};

} // namespace parlour
