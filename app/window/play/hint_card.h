// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint over the table, in two steps: the features of the position in words; then the best action, the next best, and the
// cost of the person's own choice. Made by Coach, which asks the analyst; knows no game.
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
    /// The text of an action.
    using ActionWords = std::function<QString(const std::string& action)>;
    HintCard(const Canvas& canvas, ActionWords words, Stage* stage);

    /// Says that the analyst is thinking.
    void showWaiting();
    /// Shows the features; `hints` is the number of hints in this game.
    void showMatters(const Advice& advice, int hints);
    /// Shows the move. `own` is the candidate that the person is about to take; -1: none.
    void showMove(const Advice& advice, int hints, int own);
    /// Puts the card where it hides least of the stage, with room to grow by the cost of the own choice.
    void place();
    bool isWaiting() const { return isWaiting_; }
    /// The content as text, for screen readers.
    QString words() const;

signals:
    void moreWanted();
    void closeWanted();

private:
    /// Fits the size to the content; the top left corner stays.
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
    int grows_ = 0; ///< px that it may still grow downwards
    bool isWaiting_ = true;
};

} // namespace parlour
