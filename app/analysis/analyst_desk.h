// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst on a thread of its own, for a game that is being played: hints, the tutor and the chance to win. Questions go
// out by value; a newer one of the same kind takes the place of an older one, whose answer does not come. Owned by a table
// page.
#pragma once

#include "app/analysis/counsel.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace parlour {

class AnalystDesk : public QObject {
    Q_OBJECT

public:
    /// `analyst` is of game `game`.
    AnalystDesk(std::unique_ptr<AnyAnalyst> analyst, std::string game, QObject* parent = nullptr);
    /// Stops what is being worked out.
    ~AnalystDesk() override;

    /// Answered by `advised`. `step` comes back with the answer; `isAlone` as in counselOf.
    void advise(int step, const AnyQuestion& question, bool isAlone);
    /// What the game is worth to the seat with this View, after `step` steps. Answered by `valued`: its share of the win, or
    /// the points that are to be expected where it plays alone.
    void value(int step, const std::any& view, bool isAlone);

signals:
    void advised(int step, std::shared_ptr<const parlour::Counsel> counsel);
    void valued(int step, parlour::Estimate value);

private:
    struct Task {
        int step = 0;
        bool isAlone = false;
        std::any what; ///< an AnyQuestion, or a View
        std::stop_source stop;
    };
    /// Waits for its turn; null: nothing.
    using Slot = std::optional<Task>;
    void put(Slot& slot, std::stop_source& running, Task task);
    void work(const std::stop_token& end);

    std::unique_ptr<AnyAnalyst> analyst_;
    std::string game_;
    std::mutex mutex_; ///< of all below
    std::condition_variable_any wake_;
    Slot question_, view_;
    std::stop_source answering_, valuing_; ///< of what is being worked out
    std::jthread thread_;
};

} // namespace parlour
