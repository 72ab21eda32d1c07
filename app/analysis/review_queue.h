// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviews many finished games in sequence on a background thread and keeps each review in the history. A stopped review
// resumes where it was. Controlled by the history page, but lives as long as the window.
#pragma once

#include "ai/core/resources.h"
#include "app/analysis/time_left.h"
#include "app/store/database/history.h"
#include "engine/base/stop.h"

#include <QObject>

#include <thread>
#include <vector>

namespace parlour {

class ReviewQueue : public QObject {
    Q_OBJECT

public:
    /// A game of the history, to be reviewed from one seat.
    struct Job {
        qint64 game = 0;
        Seat seat = 0;
        std::string kind; ///< id of its game
        int steps = 0;
    };
    struct Status {
        int done = 0;
        int all = 0;
        int failed = 0; ///< games that could not be read or kept
        QString problem; ///< of the first failed game
        std::optional<double> secondsLeft;
    };

    ReviewQueue(QString path, const Resources& resources, QObject* parent = nullptr);
    /// Stops within one decision; finished parts are kept.
    ~ReviewQueue() override;

    /// Replaces the present jobs.
    void start(std::vector<Job> jobs);
    void stop();
    bool isRunning() const { return isRunning_; }
    const Status& progress() const { return progress_; }

signals:
    void changed(); ///< progress() or isRunning() changed
    void reviewed(qint64 game);

private:
    void run(const std::vector<Job>& jobs, const stop_token& stop, quint64 round);
    /// Returns an error message, or nothing if the game was reviewed or the review stopped.
    QString review(History& history, const Job& job, const stop_token& stop) const;

    const QString path_;
    const Resources resources_;
    Status progress_;
    bool isRunning_ = false;
    quint64 round_ = 0; ///< number of the present run; reports of earlier ones are dropped
    jthread thread_;
};

} // namespace parlour
