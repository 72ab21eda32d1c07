// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The strip at the top of a contest: its state, progress, remaining time, and the buttons that start and stop it. Emits
// signals; the page acts on them.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class ContestStrip : public Panel {
    Q_OBJECT

public:
    enum class State { Reading, Running, Waiting, Paused, Stopping, Stopped, Queued, YourTurn, Finished };
    struct Figures {
        State state = State::Reading;
        std::int64_t played = 0;
        std::int64_t planned = 0;
        double perSecond = 0;
        double secondsLeft = -1;
        qint64 seconds = 0; ///< since this run began
        bool isBlocked = false; ///< another contest is running, so this one would have to wait
        bool mayGrow = false; ///< a cup in which further rounds will add matches
        std::int64_t leftToPerson = 0; ///< number of matches
        QString opponent; ///< in the next of these
    };

    explicit ContestStrip(QWidget* parent = nullptr);
    void setFigures(const Figures& figures);

signals:
    void goWanted(); ///< Pause or Resume was pressed
    void stopWanted(); ///< Stop, or removal from the queue, was pressed
    void matchWanted(); ///< the person's next match

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    class Bar;
    class Sign;

    Sign* sign_;
    QLabel* state_;
    QLabel* since_;
    QLabel* percent_;
    QLabel* matches_;
    QLabel* left_;
    QLabel* rate_;
    Bar* bar_;
    Button* go_;
    Button* stop_;
    Button* match_;
};

} // namespace parlour
