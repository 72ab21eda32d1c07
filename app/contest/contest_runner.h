// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a contest into its file on several threads. The command line calls playContest and waits; the window makes a
// ContestRunner, which does the same on a thread of its own:
//
//   // The file was made before and dropped: ContestFile::create(path, plan).
//   auto* runner = new ContestRunner(path, this);
//   connect(runner, &ContestRunner::changed, page, ..);   // at most four times a second: a snapshot to show
//   connect(runner, &ContestRunner::finished, page, ..);  // over, stopped or failed
//   runner->start();
//   runner->pause(true);   // threads wait; nothing is lost, the file stays open; pause(false) goes on
//   runner->finish();      // finishes the running matches, then stops
//   delete runner;         // does so too, and waits for the running matches
//
// To show a file without playing it: ContestFile::open(path, Read), then table(), matches(a, b, ..) for a cell and
// record(..) to open a match at the table. Reading works while a runner writes the same file. To add a bot or matches: when
// it is stopped, ContestFile::open(path, Write), change(*withEntrant(..)), drop it, start again.
#pragma once

#include "app/contest/contest_file.h"
#include "engine/arena/pool.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace parlour {

/// How a player tells the threads of a contest to wait or to stop. May be used from any thread.
class ContestControl {
public:
    /// Running matches are finished and kept, then no more are begun.
    void finish();
    void pause(bool on);
    bool isFinishing() const { return finishing_; }
    bool isPaused() const { return paused_; }
    /// Waits while paused; false: stop.
    bool mayGoOn();

private:
    std::atomic<bool> finishing_ = false;
    std::atomic<bool> paused_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
};

/// Plays until everything is played or `control` says to finish, and writes as it goes. `onProgress(file)` is called in this
/// thread four times a second, also while nothing is ready, and while another program holds the file (ContestFile::isHeld),
/// which is waited for; once `control` says to finish, for ten seconds at most. An error (a full disk, a file that is gone)
/// stops it; what was written is kept.
Expected<void> playContest(ContestFile& file, int threads, ContestControl& control,
                           const std::function<void(const ContestFile&)>& onProgress = {});

/// What a window shows of a contest at one moment: plain values.
struct ContestSnapshot {
    ContestPlan plan;
    Shard shard;
    std::vector<Pairing> pairings;
    ContestTable table;
    double matchesPerSecond = 0; ///< since this run began
    double secondsLeft = -1; ///< for the matches that are known; -1: not known yet
    bool isHeld = false; ///< another program holds the file: nothing can be written, which is waited for
};

ContestSnapshot snapshotOf(const ContestFile& file);

class ContestRunner : public QObject {
    Q_OBJECT

public:
    explicit ContestRunner(const QString& path, QObject* parent = nullptr);
    ~ContestRunner() override;

    /// Once. Nothing is played unless all the programs that are entered answer.
    void start(int threads = machineThreads());
    void pause(bool on);
    void finish();
    bool isRunning() const { return thread_.joinable() && !isOver_; }
    bool isPaused() const { return control_.isPaused(); }
    QString path() const { return path_; }

signals: // emitted by the contest's thread: receivers with a thread of their own get them queued
    /// At most four times a second, and once at the end.
    void changed(std::shared_ptr<const ContestSnapshot> now);
    /// Over. `problem`: what went wrong, empty if nothing; the contest is complete if the last snapshot says so.
    void finished(const parlour::Sentence& problem);

private:
    Sentence run(int threads);

    QString path_;
    ContestControl control_;
    std::jthread thread_;
    std::atomic<bool> isOver_ = false;
};

} // namespace parlour
