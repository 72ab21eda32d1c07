// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel next to the table in the practice: the question, then the judgement with its reason and what each move is worth,
// and whether the exercise comes back. Emits requests, which PracticeController carries out. Knows no game.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/value_list.h"

#include <memory>
#include <vector>

class QVBoxLayout;

namespace parlour {

class ComparisonDetails;
class ProgressLine;

class Settings;

class PracticePanel : public QWidget {
    Q_OBJECT

public:
    explicit PracticePanel(const Settings& settings, QWidget* parent = nullptr);

    enum class State {
        Asking, ///< waits for the move on the table
        Judging, ///< waits for the analyst
        Judged
    };
    struct Content {
        State state = State::Asking;
        QString title;
        int number = 1; ///< the place in the round, from 1
        int count = 1;
        QString origin; ///< where the position is from
        bool isRight = false;
        QString verdict;
        QString reason; ///< a sentence
        QString background; ///< lines that may be empty
        std::shared_ptr<const Comparison> comparison; ///< null: there is none
        Goal goal;
        ValueTable values; ///< of the best moves and the person's
        bool isStarred = false; ///< the exercise comes back
        QString next; ///< text of the button that goes on
    };
    void setContent(const Content& content);
    const Content& content() const { return content_; }
    /// Focuses the button that goes on.
    void takeFocus();

signals:
    void starWanted(bool on);
    void nextWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showContent();
    void fillRows();

    Content content_;
    QLabel* title_;
    QLabel* count_;
    ProgressLine* progress_;
    QLabel* origin_;
    QLabel* question_;
    QLabel* verdict_;
    QLabel* reason_;
    QLabel* background_;
    QLabel* worthTitle_;
    QVBoxLayout* rows_;
    ComparisonDetails* details_; ///< the parts of the reason
    QWidget* starRow_;
    QLabel* starLabel_;
    Switch* star_;
    Button* next_;
};

} // namespace parlour
