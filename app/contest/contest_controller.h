// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contest that is being played, if there is one, and those that wait for their turn: owned by the window, so that they
// go on while other pages are shown. Tells pages how it goes; plays on threads of its own.
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
    /// Lets running matches come to their end, but waits no longer than a moment for bots that hang: the file is sound
    /// whenever writing ends.
    ~ContestController() override;

    /// Goes on with the contest in this file. One at a time: false if it waits in the queue, since another one is being
    /// played. One that is paused holds nobody up: it stops, and this one is next.
    bool play(const QString& path);
    /// Threads wait, the contest stays here; where others wait it stops instead, and the next one begins.
    void pause(bool on);
    /// Finishes the running matches, then stops.
    void stop();
    /// The same for a change, after which it goes on: those that wait go on waiting until something is played, or until the
    /// turn is passed, at the latest when `changer` is gone.
    void stopFor(const QObject& changer);
    void passTurn();

    /// Those that begin by themselves, one when the other has ended; what has the turn is asked for with `turnCame`. Nothing
    /// begins while nothing is played: what is here when the program starts waits for the first that is gone on with.
    const QStringList& queue() const { return queue_; }
    bool isQueued(const QString& path) const { return queue_.contains(path); }
    void setQueue(const QStringList& paths);
    void leaveQueue(const QString& path);

    bool isPlaying() const { return runner_ != nullptr; }
    bool isPlaying(const QString& path) const { return runner_ && runner_->path() == path; }
    bool isPaused() const { return runner_ && runner_->isPaused(); }
    bool isStopping() const { return runner_ && stopping_; }
    QString path() const { return runner_ ? runner_->path() : QString(); }
    /// The latest snapshot of the contest that is being played; null before its first one.
    std::shared_ptr<const ContestSnapshot> latest() const { return latest_; }
    /// How long this run has lasted, pauses included.
    qint64 seconds() const { return runner_ ? since_.elapsed() / 1000 : 0; }

signals:
    /// Begun, paused, going on, stopping or over; or others wait than did.
    void stateChanged();
    /// It has left the queue and is to be played now.
    void turnCame(const QString& path);
    void progressed(std::shared_ptr<const parlour::ContestSnapshot> now);
    /// `problem` is empty unless something went wrong.
    void ended(const QString& path, const QString& problem);

private:
    void callNext();

    std::unique_ptr<ContestRunner> runner_;
    std::shared_ptr<const ContestSnapshot> latest_;
    QElapsedTimer since_;
    QStringList queue_;
    bool stopping_ = false;
    QMetaObject::Connection keeper_; ///< while the turn is kept for a contest that is changed
};

} // namespace parlour
