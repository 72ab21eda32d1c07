// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads, deletes and exports finished games on a thread of its own, with its own connection to the database: what the
// history page shows without waiting for it. What it tells is told on the window's thread, in the order in which it was
// asked.
#pragma once

#include "ai/resources.h"
#include "app/analysis/past_games.h"

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
    std::optional<int> points; ///< where games of a kind are compared by them: the more the better
    QString problem; ///< why this program cannot replay the game; empty: it can
};

class HistoryReader : public QObject {
    Q_OBJECT

public:
    /// Replays a game for its summary; called on the reader's thread.
    using Summarise = std::function<GameSummary(const Record&)>;

    /// `path`: of the database, which was opened before, so that what was damaged is set aside.
    HistoryReader(QString path, Summarise summarise, const Resources& resources, QObject* parent = nullptr);
    /// Stops within one game.
    ~HistoryReader() override;

    /// Lists all games, or those of one kind, then reads each; waits while another program holds the history. Leaves what is
    /// being read before.
    void read(const QString& kind = {});
    /// What reviews that were kept since say of one game.
    void readAgain(const std::vector<PastGame>& games);
    void remove(std::vector<qint64> ids);
    /// Writes each game into `folder`, as a file of its own; nothing there is replaced.
    void exportTo(const QString& folder, std::vector<qint64> ids);

signals:
    /// Newest first, as far as the list itself knows them.
    void listed(const std::vector<parlour::PastGame>& games);
    /// Some of them, now with all that is known.
    void came(const std::vector<parlour::PastGame>& games);
    /// All that was asked for came.
    void done();
    void removed(const std::vector<qint64>& ids);
    void exported(int files, const QString& folder);
    /// Nothing was changed.
    void failed(const QString& why);

private:
    using Task = std::function<void(History& history, const std::stop_token& stop)>;
    void queue(Task task);
    void run(const std::stop_token& stop);
    void tell(std::function<void()> what);
    void readEach(const History& history, const std::vector<PastGame>& games, const std::stop_token& stop, quint64 round);
    void fill(const History& history, PastGame& game) const;
    int versionOf(const std::string& game) const;

    const QString path_;
    const Summarise summarise_;
    const Resources resources_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::deque<Task> tasks_;
    std::atomic<quint64> round_ = 0; ///< of reading; an earlier one is left
    mutable std::map<std::string, int> versions_; ///< of analysts; the thread's own
    std::jthread thread_;
};

} // namespace parlour
