// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs one exercise at its table: asks whether one move matters, judges the move by the kept review or by the analyst, and
// says what each move is worth and why. Owned by PracticeMode; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/analysis/exercise_game.h"
#include "app/analysis/library.h"
#include "app/analysis/practice.h"
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
    /// Exercise `place` of the round, whose game is `game`; `session` is at its end. The position as the seat that is asked
    /// sees it comes from `position`. All but `game` outlive this. The caller puts the panel into a layout, which owns it.
    PracticeController(Library& library, Practice& practice, int place, ExerciseGame game, const Session& session,
                       const GameTable& table, std::function<Position()> position, QObject* parent);
    ~PracticeController() override;

    PracticePanel* panel() const { return panel_; }
    bool isAsking() const { return state_ == PracticePanel::State::Asking; }
    bool isJudged() const { return state_ == PracticePanel::State::Judged; }
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
    const KeptExercise& exercise() const;
    void takeReview(const History& history, int analyst);
    void weigh(bool oneMatters);
    void judge();
    void compare();
    void star(bool on);
    void updatePanel();
    QString wordsOf(const std::string& action) const;
    QString origin() const;
    QString weighed() const;
    QString judgement() const;

    Practice& practice_;
    const int place_;
    const ExerciseGame game_;
    const Session& session_;
    const GameTable& table_;
    const std::function<Position()> position_;
    const std::vector<KeptExercise> round_; ///< as it was when the exercise was asked
    std::unique_ptr<AnalystThread> analyst_;
    std::optional<Advice> advice_; ///< nullopt until it is known
    KeptSentence why_; ///< the analyst's word on the best move, where it compares no actions; may be empty
    PracticePanel::State state_ = PracticePanel::State::Weighing;
    bool oneMatters_ = false; ///< the answer to the first question
    std::string taken_; ///< the person's move
    bool isRight_ = false;
    std::shared_ptr<const Comparison> comparison_; ///< of the best and another move; null: none
    PracticePanel* panel_;
};

} // namespace parlour
