// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Gives a lesson at its table: has the others act as it is written, says its sentences in the panel, and lets the person's
// right answers through. Owned by the table page, which shows positions; knows no game.
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
    /// `session` stands at the stop number `stop`, as Lesson::recordAt has it. It and the settings, which keep where the
    /// person is, outlive this. The panel belongs to whoever puts it into a layout.
    LessonController(std::shared_ptr<const Lesson> lesson, int stop, Session& session, Settings& settings, QObject* parent);

    LessonPanel* panel() const { return panel_; }
    /// A person's move is awaited and nothing else.
    bool isAsking() const { return state_ == LessonPanel::State::Asking; }
    /// "Next" is awaited.
    bool isTelling() const { return state_ == LessonPanel::State::Telling; }
    /// After the session changed.
    void update();
    /// Makes the right answer; of any other says why it is not the one, and nothing happens.
    void answer(const std::string& action);
    void next();
    void back();
    /// The right answer as a report, for the table to show; null: nothing is asked.
    std::shared_ptr<const Report> rightAnswer() const;
    /// Marks what is spoken of.
    void mark(Layout& layout) const;
    /// Says everything again in the present language.
    void retranslate();

signals:
    /// Another sentence, or another state of the same: the table is to be shown anew.
    void changed();
    /// For a screen reader.
    void spoken(const QString& words);
    /// Goes on in another of the lesson's records.
    void stopWanted(int stop);

private:
    const LessonStop& stop() const { return lesson_->stops[static_cast<std::size_t>(stop_)]; }
    void goTo(int stop);
    bool isThere() const { return session_.length() == stop().step; }
    void arrive();
    void keepPlace();
    void tell();

    std::shared_ptr<const Lesson> lesson_;
    Session& session_;
    Settings& settings_;
    int stop_;
    LessonPanel::State state_ = LessonPanel::State::Going;
    LessonTexts texts_;
    QString said_; ///< key of the sentence that is shown
    QString reason_; ///< key
    LessonPanel* panel_;
};

} // namespace parlour
