// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint over the table, in two steps: what the decision is about, in words; then the best action, the next best, and what
// the own choice would cost. Made by the table page, which asks the analyst; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/widgets/controls.h"
#include "app/window/play/marked_label.h"

#include <functional>
#include <optional>

class QVBoxLayout;

namespace parlour {

class Stage;

class HintCard : public QWidget {
    Q_OBJECT

public:
    /// An action in words.
    using ActionWords = std::function<QString(const std::string& action)>;
    HintCard(const Canvas& canvas, ActionWords words, Stage* stage);

    /// While the analyst thinks.
    void showWaiting();
    /// What matters; `hints`: so many were asked for in this game.
    void showMatters(const Advice& advice, int hints);
    /// The move. `own`: the candidate that the person is about to take; -1: none.
    void showMove(const Advice& advice, int hints, int own);
    /// Puts the card where it hides least of the stage, also when it says what the own choice would cost.
    void place();
    bool isWaiting() const { return isWaiting_; }
    /// What it says, for who hears it.
    QString words() const;

signals:
    void moreWanted();
    void closeWanted();

private:
    /// Where it was put stays the corner of it while it says something else of the same.
    void fit();
    void begin(const QString& title);
    void addLine(const QString& text, bool dim, int size = 14);
    void addRow(const QString& label, const Advice& advice, int candidate);
    void end(int hints, const QString& more);

    Canvas canvas_;
    ActionWords actionWords_;
    Stage* stage_;
    Panel* panel_;
    QVBoxLayout* rows_;
    QLabel* title_;
    QLabel* used_;
    Button* more_;
    Button* closer_;
    QStringList said_;
    int grows_ = 0; ///< px that it may take below itself, where it lies
    bool isWaiting_ = true;
};

} // namespace parlour
