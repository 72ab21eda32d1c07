// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a contest into its file on several threads. The command line calls playContest and waits; the window makes a
// ContestRunner, which does the same on a thread of its own:
//
//   // The file was made before and closed: ContestFile::create(path, plan).
//   auto* runner = new ContestRunner(path, this);
//   connect(runner, &ContestRunner::changed, page, ..);   // at most four times a second: a snapshot to show
//   connect(runner, &ContestRunner::finished, page, ..);  // over, stopped or failed
//   runner->start();
//   runner->pause(true);   // threads wait and the file stays open; pause(false) continues
//   runner->finish();      // stores the finished matches and stops
//   delete runner;         // the same, and waits for it
//
// To show a file without playing it: ContestFile::open(path, Read), then table(), matches(a, b, ..) for a cell and
// record(..) to open a match at the table. Reading works while a runner writes the same file. To add a bot or matches: stop
// it, ContestFile::open(path, Write), change(*withEntrant(..)), close the file, start again.
#pragma once

#include "app/contest/contest_file.h"
#include "engine/arena/pool.h"
#include "engine/base/stop.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace parlour {

/// Pauses or stops the threads of a contest. Safe from any thread.
class ContestControl {
public:
    /// Abandons the running deals; finished ones are stored.
    void finish();
    void pause(bool on);
    bool isFinishing() const { return stop_.stop_requested(); }
    stop_token token() const { return stop_.get_token(); }
    bool isPaused() const { return paused_; }
    /// Waits while paused; false: stop.
    bool mayGoOn();

private:
    stop_source stop_;
    std::atomic<bool> paused_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
};

/// Plays until only matches of a person are left or `control` stops it, writing meanwhile. Calls `onProgress(file)` in this
/// thread four times a second, even without new results. Waits while another program holds the file (ContestFile::isHeld),
/// but at most a second once `control` stops it. An error (a full disk, a missing file) stops it; written results are kept.
Expected<void> playContest(ContestFile& file, int threads, ContestControl& control,
                           const std::function<void(const ContestFile&)>& onProgress = {});

/// The state of a contest at one moment for a window: plain values.
struct ContestSnapshot {
    ContestPlan plan;
    Shard shard;
    std::vector<Pairing> pairings;
    ContestTable table;
    double matchesPerSecond = 0; ///< in this run
    double secondsLeft = -1; ///< for the known matches; -1: unknown yet
    bool isHeld = false; ///< another program holds the file, so writing waits
    std::vector<PersonMatch> personMatches; ///< as of the file
    std::int64_t leftToPerson = 0; ///< number of the person's matches that are not played
    /// Whether nothing but these is left.
    bool isPersonsTurn() const { return leftToPerson > 0 && leftToPerson == table.planned - table.played; }
};

ContestSnapshot snapshotOf(const ContestFile& file);

class ContestRunner : public QObject {
    Q_OBJECT

public:
    explicit ContestRunner(const QString& path, QObject* parent = nullptr);
    ~ContestRunner() override;

    /// Starts playing; once only. Plays nothing unless all programs among the entrants answer.
    void start(int threads = machineThreads());
    void pause(bool on);
    void finish();
    bool isRunning() const { return thread_.joinable() && !isOver_; }
    bool isPaused() const { return control_.isPaused(); }
    QString path() const { return path_; }

signals: // emitted by the contest's thread; receivers of another thread get them queued
    /// At most four times a second, and once at the end.
    void changed(std::shared_ptr<const ContestSnapshot> now);
    /// The run is over. `problem` is empty without an error; the last snapshot says whether the contest is complete.
    void finished(const parlour::Sentence& problem);

private:
    Sentence run(int threads);

    QString path_;
    ContestControl control_;
    jthread thread_;
    std::atomic<bool> isOver_ = false;
};

} // namespace parlour
