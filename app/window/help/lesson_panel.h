// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands beside the table in a lesson: one sentence, why an answer is not the one, how far the lesson is, and its
// buttons. Says and asks; the desk acts. Knows no game.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class ProgressLine;

class LessonPanel : public QWidget {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    enum class State {
        Telling, ///< waits for "Next"
        Asking, ///< waits for the person's move
        Going, ///< waits for what others do
        Ended ///< the last sentence
    };
    struct Content {
        QString sentence;
        QString reason; ///< why the last answer is not the one; empty: none was given
        State state = State::Telling;
        int number = 1; ///< of the stop, from 1
        int count = 1; ///< of all stops
        bool operator==(const Content&) const = default;
    };
    void setContent(const Content& content);
    const Content& content() const { return content_; }
    /// Gives the keyboard to what goes on with the lesson.
    void takeFocus();
    /// Whether all that it says has room. For tests, which try every sentence.
    bool hasRoom() const;

signals:
    void nextWanted();
    void backWanted();
    void answerWanted(); ///< the right answer is to be shown
    void playWanted(); ///< a game of one's own
    void leaveWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void retranslate();

    Content content_;
    QLabel* title_;
    QLabel* count_;
    ProgressLine* progress_;
    QLabel* sentence_;
    QLabel* turn_;
    QWidget* reasonBox_;
    QLabel* reasonTitle_;
    QLabel* reason_;
    Button* show_;
    Button* back_;
    Button* next_;
    Button* play_;
    Button* leave_;
};

} // namespace parlour
