// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel next to the table in the practice: the first question with its two answers, the judgement with what each move is
// worth and why, and whether the exercise comes back. Emits requests, which PracticeController carries out. Knows no game.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/value_list.h"

#include <memory>
#include <vector>

class QVBoxLayout;

namespace parlour {

class ProgressLine;

class PracticePanel : public QWidget {
    Q_OBJECT

public:
    explicit PracticePanel(QWidget* parent = nullptr);

    enum class State {
        Weighing, ///< does one move matter, or are several fine?
        Asking, ///< waits for the move on the table
        Judging, ///< waits for the analyst
        Judged
    };
    struct Content {
        State state = State::Weighing;
        int number = 1; ///< the place in the round, from 1
        int count = 1;
        QString origin; ///< where the position is from
        QString weighed; ///< the judgement of the first answer
        bool isRight = false;
        QString judgement;
        QString reason;
        std::shared_ptr<const Comparison> comparison; ///< null: there is none
        Goal goal;
        ValueTable values; ///< of the best moves and the person's
        bool isStarred = false; ///< the exercise comes back
    };
    void setContent(const Content& content);
    const Content& content() const { return content_; }
    /// Focuses the first button that goes on.
    void takeFocus();

signals:
    void weighed(bool oneMatters);
    void starWanted(bool on);
    void nextWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void fillRows();

    Content content_;
    QLabel* title_;
    QLabel* count_;
    ProgressLine* progress_;
    QLabel* origin_;
    QLabel* question_;
    QLabel* weighed_;
    QLabel* verdict_;
    QLabel* judgement_;
    QLabel* reason_;
    QVBoxLayout* bars_;
    QLabel* worthTitle_;
    QVBoxLayout* rows_;
    Button* one_;
    Button* several_;
    QWidget* starRow_;
    QLabel* starLabel_;
    Switch* star_;
    Button* next_;
};

} // namespace parlour
