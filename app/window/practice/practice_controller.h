// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs one exercise at its table: waits for the move, judges it by the kept review or by the analyst, and says what each
// move is worth and why. One that was answered before is looked at again: it is shown as judged at once. Owned by
// PracticeMode; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/practice/exercise_game.h"
#include "app/practice/practice.h"
#include "app/seating/library.h"
#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/window/practice/practice_panel.h"

#include <functional>
#include <memory>

namespace parlour {

class AnalystThread;

class PracticeController : public QObject {
    Q_OBJECT

public:
    /// The exercise at `place` (Practice::find), whose game is `game`; `session` is at its end. The position as the seat
    /// that is asked sees it comes from `position`. All but `game` outlive this. The caller puts the panel into a layout,
    /// which owns it.
    PracticeController(Library& library, Practice& practice, int place, ExerciseGame game, const Session& session,
                       const GameTable& table, std::function<Position()> position, QObject* parent);
    ~PracticeController() override;

    PracticePanel* panel() const { return panel_; }
    bool isAsking() const { return state_ == PracticePanel::State::Asking; }
    bool isJudged() const { return state_ == PracticePanel::State::Judged; }
    /// Whether the exercise was answered before and is only looked at.
    bool isLookedAt() const { return isLookedAt_; }
    Seat seat() const { return game_.seat; }
    /// Judges a move.
    void answer(const std::string& action);
    /// The values of all moves, for drawing on the table; null before the judgement.
    std::shared_ptr<const Report> values() const;
    /// Shows everything in the present language.
    void retranslate() { updatePanel(); }

signals:
    /// The state has changed: show the table again.
    void changed();
    /// A sentence for screen readers.
    void spoken(const QString& words);
    void said(const QString& text);
    void nextWanted();

private:
    void takeReview(const History& history, int analyst);
    int find(const std::string& action) const;
    void judge();
    void compare();
    void star(bool on);
    void updatePanel();
    QString wordsOf(const std::string& action) const;
    QString origin() const;
    QString verdict() const;
    QString reason() const;
    QString background() const;
    QString theme() const;
    QString nextText() const;

    Practice& practice_;
    const int place_;
    const ExerciseGame game_;
    const Session& session_;
    const GameTable& table_;
    const std::function<Position()> position_;
    const KeptExercise exercise_; ///< as it was when it was asked
    const bool isLookedAt_;
    const StockPuzzle* const puzzle_; ///< null: it is none
    const GlickoRating before_; ///< the person's
    AnyQuestion question_; ///< with the actions that differ and have a value
    std::unique_ptr<AnalystThread> analyst_;
    std::optional<Advice> advice_; ///< nullopt until it is known
    KeptSentence why_; ///< the analyst's word on the best move, where it compares no actions; may be empty
    PracticePanel::State state_ = PracticePanel::State::Asking;
    std::string taken_; ///< the person's move, as the question lists it; empty where it is not known
    bool isRight_ = false;
    std::shared_ptr<const Comparison> comparison_; ///< of the best and another move; null: none
    PracticePanel* panel_;
};

} // namespace parlour
