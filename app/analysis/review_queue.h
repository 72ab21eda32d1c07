// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviews many finished games in the background, one after the other on one thread, and keeps each in the history; what is
// stopped goes on later where it was. Lives as long as the window, whatever page is shown; told by the history page what to
// do.
#pragma once

#include "ai/resources.h"
#include "app/analysis/time_left.h"
#include "app/store/history.h"

#include <QObject>

#include <thread>
#include <vector>

namespace parlour {

class ReviewQueue : public QObject {
    Q_OBJECT

public:
    /// A game of the history by one seat's eyes.
    struct Job {
        qint64 game = 0;
        Seat seat = 0;
        std::string kind; ///< its game's id
        int steps = 0;
    };
    struct Progress {
        int done = 0;
        int all = 0;
        int failed = 0; ///< games that cannot be read or kept
        QString problem; ///< of the first of them
        std::optional<double> secondsLeft;
    };

    ReviewQueue(QString path, const Resources& resources, QObject* parent = nullptr);
    /// Stops within one decision. What is done is kept.
    ~ReviewQueue() override;

    /// In the place of what it is doing.
    void start(std::vector<Job> jobs);
    void stop();
    bool isRunning() const { return isRunning_; }
    const Progress& progress() const { return progress_; }

signals:
    void changed(); ///< progress, or whether it runs
    void reviewed(qint64 game);

private:
    void run(const std::vector<Job>& jobs, const std::stop_token& stop, quint64 round);
    /// Why it could not be; empty: it was, or was stopped.
    QString review(History& history, const Job& job, const std::stop_token& stop) const;

    const QString path_;
    const Resources resources_;
    Progress progress_;
    bool isRunning_ = false;
    quint64 round_ = 0; ///< what an earlier thread tells late is not listened to
    std::jthread thread_;
};

} // namespace parlour
