// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helps the person who plays: hints in two steps, the tutor that judges a move before it is made, and the chance to win. All
// values are the analyst's, never a bot's, and each help is counted. Owned by the table page; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/session/session.h"
#include "app/store/settings.h"
#include "app/widgets/window_style.h"
#include "app/window/play/side_panel.h"

#include <QPointer>

namespace parlour {

class AnalystThread;
class HintCard;
class Stage;

class Coach : public QObject {
    Q_OBJECT

public:
    /// The text of an action in the present position.
    using ActionWords = std::function<QString(const std::string& action)>;
    /// `analyst` may be null, which disables all help. Hints are shown over `stage`, the chance in `panel`. All outlive
    /// this.
    Coach(std::unique_ptr<AnyAnalyst> analyst, Session& session, const Settings& settings, ActionWords words, Stage& stage,
          SidePanel& panel, QObject* parent);
    void setCanvas(const Canvas& canvas) { canvas_ = canvas; }

    /// Whether a person is asked and the game has an analyst.
    bool mayHint() const { return analyst_ && session_.asked() >= 0; }
    bool isHinting() const { return step_ != Step::None; }
    /// Shows what matters, in words; called again, also the best move.
    void hint();
    /// Closes the hint.
    void putAway();
    /// Moves the hint's card to its place after a change of the stage's size.
    void place();
    /// Updates the cost of the person's own move. Call after each change of the gesture.
    void point();

    /// Has the tutor judge a move, which is then announced by moveJudged() if it is to be made. False if the tutor is off or
    /// the move is forced: make it at once.
    bool consider(const std::string& action);
    /// Discards the move that the tutor is judging.
    void dropMove()
    {
        considered_.clear();
        askedAt_ = -1;
    }
    /// Counts no second hint for a question that stays the same after a step by another seat.
    void keepQuestion();

    /// Asks for the chance to win from the view of `seat`, if the preference is on and the panel visible.
    void askChance(Seat seat);

signals:
    /// The hint shows the move now; `report` has the values, for the table.
    void moveFound(std::shared_ptr<const parlour::Report> report);
    /// The hint has new content.
    void hinted();
    void putAwayWanted();
    void moveJudged(const std::string& action);

private:
    void askAnalyst(const AnyQuestion& question);
    void takeAdvice(int step, const std::shared_ptr<const Advice>& advice);
    void openCard();
    void show();
    int ownChoice() const;
    void judge(const Advice& advice);
    void warn(const std::string& action, const QString& cost);
    void showChance(const std::optional<Estimate>& value);
    bool isAlone() const { return session_.match().seats() == 1; }
    void count() { session_.setHints(session_.hints() + 1); }

    Session& session_;
    const Settings& settings_;
    ActionWords words_;
    Stage& stage_;
    SidePanel& panel_;
    Canvas canvas_;
    AnalystThread* analyst_ = nullptr; ///< null: no help
    /// The part of a hint that was requested at the cursor: none, the features in words, or the move as well.
    enum class Step { None, Matters, Move };
    Step step_ = Step::None;
    std::shared_ptr<const Advice> advice_; ///< of the hint; null until it arrives
    bool isMoveTold_ = false;
    QPointer<HintCard> card_;
    int hintedAt_ = -1; ///< the step of the last hint, moved along by keepQuestion()
    int askedAt_ = -1; ///< the step of the last question to the analyst; -1 after dropMove()
    std::string considered_; ///< the move that the tutor is judging; empty: none
    Seat valued_ = 0; ///< the seat of askChance()
    bool chanceCounted_ = false; ///< the chance was shown in this game
};

} // namespace parlour
