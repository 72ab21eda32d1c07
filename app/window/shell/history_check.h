// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Brings the history up to date after the start: adds games that ended without it, and checks it for damage on a thread.
// Owned by the window.
#pragma once

#include "app/seating/library.h"

#include <QTimer>

namespace parlour {

class HistoryReader;

class HistoryCheck : public QObject {
    Q_OBJECT

public:
    /// `library` outlives this.
    explicit HistoryCheck(Library& library);
    ~HistoryCheck() override;

    void start();

signals:
    /// A message for the window's strip.
    void said(const QString& text);
    /// The history has other games.
    void changed();

private:
    void addFinishedGames();
    void retry();

    Library& library_;
    std::unique_ptr<HistoryReader> checker_;
    QTimer held_; ///< until the next attempt while another program uses the history
    bool heldIsReported_ = false;
};

} // namespace parlour
