// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel next to the table in a lesson: one sentence, the reason against a wrong answer, the progress, buttons. Emits
// requests, which LessonController carries out. Knows no game.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class ProgressLine;

class Settings;

class LessonPanel : public QWidget {
    Q_OBJECT

public:
    explicit LessonPanel(const Settings& settings, QWidget* parent = nullptr);

    enum class State {
        Telling, ///< waits for "Next"
        Asking, ///< waits for the person's move
        Going, ///< waits for the other seats
        Ended ///< the last sentence
    };
    struct Content {
        QString sentence;
        QString reason; ///< against the last answer; empty: none
        State state = State::Telling;
        int number = 1; ///< the stop, from 1
        int count = 1; ///< number of stops
        bool operator==(const Content&) const = default;
    };
    void setContent(const Content& content);
    const Content& content() const { return content_; }
    /// Focuses the button that continues the lesson.
    void takeFocus();
    /// Whether all texts can be read, scrolled or not. For tests, which try every sentence.
    bool hasRoom() const;

signals:
    void nextWanted();
    void backWanted();
    void answerWanted(); ///< show the right answer
    void playWanted(); ///< start a game after the lesson
    void leaveWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void showContent();

    Content content_;
    QString hintKey_; ///< as people read it
    QLabel* title_;
    QLabel* count_;
    ProgressLine* progress_;
    QScrollArea* scroll_; ///< of sentence and reason
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
