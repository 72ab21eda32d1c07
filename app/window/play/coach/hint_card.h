// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint over the table, in two steps: the features of the position in words; then the best action, the next best and the
// cost of the person's own choice, with the reason in one sentence and its figures on demand. The page gives it its place
// and all the height that it asks for, if there is so much. Owned by the table page and filled by Coach, which asks the
// analyst; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/widgets/controls.h"
#include "app/window/parts/value_list.h"

#include <functional>
#include <memory>
#include <optional>

class QScrollArea;
class QVBoxLayout;

namespace parlour {

class ComparisonDetails;

/// Why the best action is worth more than another one.
struct HintReason {
    int other = -1; ///< a candidate; -1: there is nothing to compare with
    bool isKnown = false; ///< otherwise the analyst is still comparing
    std::shared_ptr<const Comparison> comparison; ///< null: the analyst has none
    Goal goal = {};
    QStringList sentences = {}; ///< the comparison in words
    QStringList lines = {}; ///< the lines of play in words
};

class HintCard : public QWidget {
    Q_OBJECT

public:
    /// The text of an action.
    using ActionWords = std::function<QString(const std::string& action)>;
    explicit HintCard(ActionWords words);

    void setCanvas(const Canvas& canvas) { canvas_ = canvas; }
    /// Names the key that asks for more, from the next hint on.
    void setKey(const QString& key) { key_ = key; }
    /// Says that the analyst is thinking.
    void showWaiting();
    /// Shows the features; `hints` is the number of hints in this game. The move is offered.
    void showMatters(const Advice& advice, int hints);
    /// Shows the move. `own` is the candidate that the person is about to take; -1: none.
    void showMove(const Advice& advice, int hints, int own, const HintReason& reason);
    /// Opens or closes the figures, which stay so for the next hints.
    void switchDetails();
    /// Removes the content, also from the hidden card.
    void clear();
    bool isWaiting() const { return isWaiting_; }
    /// The content as text, for screen readers.
    QString words() const;
    /// The height in px that shows everything.
    int wholeHeight(int width) const;
    /// Takes this place, scrolling only where it is lower than everything.
    void place(const QRect& place);
    /// Draws the card as a panel over the table; otherwise as a part of the panel at the side.
    void setFloating(bool floating);
    bool isFloating() const { return isFloating_; }

signals:
    void moreWanted();
    void closeWanted();
    /// A candidate of the list was chosen, to be compared with the best.
    void compareWanted(int candidate);
    /// The lines of the reason are to be shown on the table.
    void showWanted();
    /// The content has changed, and its height with it.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void begin(const QString& title);
    void addLine(const QString& text, bool dim, int size = 14);
    void addValues(const Advice& advice, int own, const HintReason& reason);
    void addReason(const Advice& advice, int own, const HintReason& reason);
    void addDetails(const Advice& advice, const HintReason& reason);
    void end(int hints, const QString& more);

    Canvas canvas_;
    QString key_;
    ActionWords actionWords_;
    QScrollArea* scroll_; ///< of the rows
    QVBoxLayout* rows_;
    QLabel* title_;
    QWidget* foot_;
    QLabel* used_;
    Button* more_;
    Button* closer_;
    ValueList* values_ = nullptr; ///< null: no move is shown
    ComparisonDetails* details_ = nullptr; ///< null: no move is shown
    QStringList said_;
    bool isWaiting_ = true;
    bool isDetailed_ = false; ///< the figures are open
    bool isFloating_ = false;
};

} // namespace parlour
