// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst on a thread of its own, for a game at the table: hints, the tutor, reasons, beliefs and the chance to win.
// Questions go out by value; a newer one of the same kind replaces an older one, whose answer is dropped. Owned by a table
// page.
#pragma once

#include "app/analysis/advice.h"
#include "engine/base/stop.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace parlour {

class AnalystThread : public QObject {
    Q_OBJECT

public:
    /// `analyst` is one of `game`.
    AnalystThread(std::unique_ptr<AnyAnalyst> analyst, std::string game, QObject* parent = nullptr);
    /// Stops the current analysis.
    ~AnalystThread() override;

    /// Analyses a decision; `advised` follows with the same `step`. `isAlone` as in adviceOf.
    void advise(int step, const AnyQuestion& question, bool isAlone);
    /// Compares two legal actions of a question, by their indices; `compared` follows.
    void compare(int step, const AnyQuestion& question, int first, int second);
    /// Values the game for the seat with this View, after `step` steps. `valued` follows: its share of the win, or the
    /// expected points if it plays alone.
    void value(int step, const std::any& view, bool isAlone);
    /// The same where the seat is asked: then reviews may take the value of its best action.
    void value(int step, const AnyQuestion& question, bool isAlone);
    /// Works out the beliefs of the seat with this View; `believed` follows with the same ticket.
    void believe(int ticket, const std::any& view);

    /// Builds what later answers for the seat with this View need (AnyAnalyst::warmUp), while nothing else is asked.
    void warmUp(const std::any& view);

signals:
    void advised(int step, std::shared_ptr<const parlour::Advice> advice);
    /// `comparison` is null if the analyst has none for these actions.
    void compared(int step, int first, int second, std::shared_ptr<const parlour::Comparison> comparison);
    void valued(int step, parlour::Estimate value);
    void believed(int ticket, std::shared_ptr<const std::vector<parlour::PlaceBelief>> beliefs);

private:
    struct Task {
        int step = 0;
        bool isAlone = false;
        std::any what; ///< an AnyQuestion, or a View
        int first = -1, second = -1; ///< the actions to compare
        stop_source stop = {};
    };
    /// A task that waits for its turn; none: empty.
    using Slot = std::optional<Task>;
    void put(Slot& slot, stop_source& running, Task task);
    void work(const stop_token& end);
    void answer(const Task& task);
    void compareActions(const Task& task);
    void valueView(const Task& task);
    Estimate valueOf(const std::any& view, const AnyQuestion* question, const stop_token& stop);
    void findBeliefs(const Task& task);
    void warm(const Task& task);

    std::unique_ptr<AnyAnalyst> analyst_;
    std::string game_;
    std::mutex mutex_; ///< guards all below
    condition_variable_any wake_;
    Slot question_, pair_, view_, hidden_, warmth_;
    stop_source answering_, comparing_, valuing_, believing_, warming_; ///< of the tasks in progress
    jthread thread_;
};

} // namespace parlour
