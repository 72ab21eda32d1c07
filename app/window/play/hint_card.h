// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint next to the table, in two steps: the features of the position in words; then the best action, the next best, and
// the cost of the person's own choice. It hides nothing and stays where it is from the first step to the second. Owned by
// the table page and filled by Coach, which asks the analyst; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/widgets/controls.h"
#include "app/window/play/marked_label.h"

#include <functional>
#include <memory>
#include <optional>

class QScrollArea;
class QVBoxLayout;

namespace parlour {

/// Why the best action is worth more than another one.
struct HintReason {
    int other = -1; ///< a candidate; -1: there is nothing to compare with
    bool isKnown = false; ///< otherwise the analyst is still comparing
    std::shared_ptr<const Comparison> comparison; ///< null: the analyst has none
    Goal goal = {};
    QStringList sentences = {}; ///< the comparison in words
};

class HintCard : public QWidget {
    Q_OBJECT

public:
    /// The text of an action.
    using ActionWords = std::function<QString(const std::string& action)>;
    explicit HintCard(ActionWords words);

    void setCanvas(const Canvas& canvas) { canvas_ = canvas; }
    /// Says that the analyst is thinking.
    void showWaiting();
    /// Shows the features; `hints` is the number of hints in this game. The move is offered.
    void showMatters(const Advice& advice, int hints);
    /// Shows the move. `own` is the candidate that the person is about to take; -1: none.
    void showMove(const Advice& advice, int hints, int own, const HintReason& reason);
    /// Shows why the best move is the best, as the table draws the move itself.
    void showReason(const Advice& advice, int hints, const HintReason& reason);
    /// Removes the content, also from the hidden card.
    void clear();
    bool isWaiting() const { return isWaiting_; }
    /// The content as text, for screen readers.
    QString words() const;

signals:
    void moreWanted();
    void closeWanted();
    /// The content has changed, and its height with it.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void begin(const QString& title);
    void addLine(const QString& text, bool dim, int size = 14);
    void addRow(const QString& label, const Advice& advice, int candidate);
    void addReason(const Advice& advice, const HintReason& reason);
    void end(int hints, const QString& more);

    Canvas canvas_;
    ActionWords actionWords_;
    QScrollArea* scroll_; ///< of the rows
    QVBoxLayout* rows_;
    QLabel* title_;
    QLabel* used_;
    Button* more_;
    Button* closer_;
    QStringList said_;
    bool isWaiting_ = true;
};

} // namespace parlour
