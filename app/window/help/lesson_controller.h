// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a lesson at its table: has the other seats follow the script, shows the sentences in the panel, and plays the
// person's right answers only. Owned by LessonMode; knows no game.
#pragma once

#include "app/session/lesson.h"
#include "app/session/session.h"
#include "app/stage/layout.h"
#include "app/window/help/lesson_panel.h"

#include <memory>

namespace parlour {

class Settings;

class LessonController : public QObject {
    Q_OBJECT

public:
    /// `session` must be at the stop with index `stop`, as in Lesson::recordAt. Session and settings, which keep the
    /// person's progress, outlive this. The caller puts the panel into a layout, which owns it.
    LessonController(std::shared_ptr<const Lesson> lesson, int stop, Session& session, Settings& settings, QObject* parent);

    LessonPanel* panel() const { return panel_; }
    /// Whether the lesson waits for the person's move.
    bool isAsking() const { return state_ == LessonPanel::State::Asking; }
    /// Whether the lesson waits for "Next".
    bool isTelling() const { return state_ == LessonPanel::State::Telling; }
    /// Call after each change of the session.
    void update();
    /// Plays a right answer; shows the reason against any other.
    void answer(const std::string& action);
    void next();
    void back();
    /// The right answer as a report, for drawing on the table; null if nothing is asked.
    std::shared_ptr<const Report> rightAnswer() const;
    /// Marks the pieces of the present sentence.
    void mark(Layout& layout) const;
    /// Shows everything in the present language.
    void retranslate();

signals:
    /// Sentence or state have changed: show the table again.
    void changed();
    /// A sentence for screen readers.
    void spoken(const QString& words);
    /// Continue at a stop of another of the lesson's records.
    void stopWanted(int stop);

private:
    const LessonStop& stop() const { return lesson_->stops[static_cast<std::size_t>(stop_)]; }
    void goTo(int stop);
    bool isThere() const { return session_.line().length() == stop().step; }
    void arrive();
    void saveProgress();
    void updatePanel();

    std::shared_ptr<const Lesson> lesson_;
    Session& session_;
    Settings& settings_;
    int stop_;
    LessonPanel::State state_ = LessonPanel::State::Going;
    LessonTexts texts_;
    QString sentence_; ///< key of the shown sentence
    QString reason_; ///< key of the reason against the last answer; empty: none
    LessonPanel* panel_;
};

} // namespace parlour
