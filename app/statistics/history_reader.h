// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads, deletes and exports finished games on a background thread with its own database connection, so that the history
// page never waits. Signals are emitted on the window's thread, in the order of the requests.
#pragma once

#include "ai/core/resources.h"
#include "app/statistics/past_games.h"
#include "engine/base/stop.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace parlour {

/// The result of a finished game, as a list shows it.
struct GameSummary {
    QString score; ///< "3 : 1"
    std::optional<int> points; ///< for games compared by points: more is better
    QString problem; ///< why this program cannot replay the game; empty if it can
    Goal goal = {}; ///< of the rules
};

class HistoryReader : public QObject {
    Q_OBJECT

public:
    /// Replays a game for its summary; called on the reader's thread.
    using Summarise = std::function<GameSummary(const Record&)>;

    /// `path`: the database. Whenever it is set aside, `failed` says so.
    HistoryReader(QString path, Summarise summarise, const Resources& resources, QObject* parent = nullptr);
    /// Stops within one game.
    ~HistoryReader() override;

    /// Checks the whole database, and sets a damaged one aside.
    void check();
    /// Lists all games, or those of one kind, then reads each. Waits while another program locks the history. Cancels
    /// earlier reading.
    void read(const QString& kind = {});
    /// Reads some games again, with reviews that were kept since.
    void readAgain(const std::vector<PastGame>& games);
    void remove(std::vector<qint64> ids);
    /// Recovers the games of all histories that were set aside.
    void recover();
    /// Writes each game to its own file in `folder`, its record as `prepare` makes it; never replaces a file.
    void exportTo(const QString& folder, std::vector<qint64> ids, std::function<Record(Record)> prepare);

signals:
    /// All games, newest first, with only the data of the list.
    void listed(const std::vector<parlour::PastGame>& games);
    /// A batch of games that are read completely.
    void came(const std::vector<parlour::PastGame>& games);
    /// All games of a request are read.
    void done();
    void removed(const std::vector<qint64>& ids);
    void checked();
    /// The number of histories that were set aside and can be recovered, with each list.
    void setAside(int histories);
    void recovered(const parlour::History::Recovered& games);
    void exported(int files, const QString& folder);
    /// A request failed, or the database was damaged.
    void failed(const QString& why);

private:
    using Task = std::function<void(History& history, const stop_token& stop)>;
    void queue(Task task);
    void run(const stop_token& stop);
    void post(std::function<void()> what);
    /// Tells a new notice of the history.
    void tell(const QString& notice);
    void readEach(const History& history, const std::vector<PastGame>& games, const stop_token& stop, quint64 round);
    void fill(const History& history, PastGame& game) const;
    int versionOf(const std::string& game) const;

    const QString path_;
    const Summarise summarise_;
    const Resources resources_;
    std::mutex mutex_;
    condition_variable_any wakeUp_;
    std::deque<Task> tasks_;
    std::atomic<quint64> round_ = 0; ///< number of the latest read(); earlier ones stop
    QString told_; ///< the latest notice; used only by the thread
    mutable std::map<std::string, int> versions_; ///< of analysts, by game; used only by the thread
    jthread thread_;
};

} // namespace parlour
