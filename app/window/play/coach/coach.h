// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helps the person who plays: hints in two steps, the tutor that judges a move before it is made, and the chance to win. All
// values are the analyst's, never a bot's, and each help is counted. Owned by the table page; knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/session/session.h"
#include "app/store/settings.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/play/coach/side_panel.h"

#include <QTimer>

#include <map>
#include <memory>

namespace parlour {

class AnalystThread;
class HintCard;
struct HintReason;
class OfferLine;
class Stage;

class Coach : public QObject {
    Q_OBJECT

public:
    /// The texts of a game.
    struct Words {
        /// An action in the present position.
        std::function<QString(const std::string& action)> action;
        /// GameTable::mistakeKind.
        std::function<QString(const std::string& taken, const std::string& best)> mistake;
        /// The legal actions that are open to the person now, as decks of cards that it owns; empty: all.
        std::function<std::vector<std::string>()> open;
        ComparisonWords comparison;
    };
    /// The widgets that the coach fills. All outlive it.
    struct Places {
        Stage& stage; ///< announces what is said
        HintCard& card;
        OfferLine& line; ///< of the tutor
        SidePanel& panel; ///< of the chance to win
    };
    /// `analyst` may be null, which disables all help.
    Coach(std::unique_ptr<AnyAnalyst> analyst, Session& session, const Settings& settings, Words words, const Places& places,
          QObject* parent);

    /// Whether a person is asked and the game has an analyst.
    bool mayHint() const { return analyst_ && session_.asked() >= 0; }
    bool isHinting() const { return step_ != Step::None; }
    /// Shows what matters, in words; called again, also the best move; then opens or closes the figures behind the reason.
    void hint();
    /// Closes the hint.
    void putAway();
    /// Updates the cost of the person's own move, and why it is not the best. Call after each change of the gesture.
    void point();

    /// Has the tutor judge a move, which is then announced by moveJudged() if it is to be made. False if the tutor is off or
    /// the move is forced: make it at once.
    bool consider(const std::string& action);
    /// Shows whether the tutor is on, and has the analyst look at a new question before the person answers. Call after each
    /// change of the session or the preferences.
    void update();
    /// Forgets the question, the advice on it and the move that the tutor judges.
    void dropQuestion();
    /// Keeps advice on a question that stays the same after a step by another seat, and counts no second hint for it.
    void keepQuestion();

    /// Asks for the chance to win from the view of `seat`, if the preference is on and the panel visible. None where people
    /// share the screen.
    void askChance(Seat seat);

signals:
    /// The hint shows the move now; `report` has the values, for the table.
    void moveFound(std::shared_ptr<const parlour::Report> report);
    /// The hint has new content.
    void hinted();
    void putAwayWanted();
    /// The lines of the reason in the card are to be shown on the table.
    void showWanted(std::shared_ptr<const parlour::Comparison> comparison);
    void moveJudged(const std::string& action);

private:
    AnyQuestion question() const;
    bool isTutoring() const;
    void askAnalyst(const AnyQuestion& question);
    void takeAdvice(int step, const std::shared_ptr<const Advice>& advice);
    void show();
    void fill();
    bool isMove() const;
    int ownChoice() const;
    HintReason reasonAgainst(int other);
    void takeComparison(int step, int first, int second, const std::shared_ptr<const Comparison>& comparison);
    void draw();
    void judge();
    void warn(const std::string& action, int candidate, double loss, const HintReason& reason);
    void showTutor();
    void showChance(const std::optional<Estimate>& value);
    bool isAlone() const { return session_.line().match().seats() == 1; }
    void count() { session_.saver().addHint(); }

    Session& session_;
    const Settings& settings_;
    Words words_;
    Stage& stage_;
    HintCard& card_;
    OfferLine& line_;
    SidePanel& panel_;
    AnalystThread* analyst_ = nullptr; ///< null: no help
    /// The part of a hint that was requested at the cursor: none, the features in words, or the move as well.
    enum class Step { None, Matters, Move };
    Step step_ = Step::None;
    std::shared_ptr<const Advice> advice_; ///< on the question; null until it arrives
    AnyQuestion question_; ///< the one that `advice_` answers
    std::map<int, std::shared_ptr<const Comparison>> reasons_; ///< the chosen candidate compared with others; null: none
    std::shared_ptr<const Comparison> told_; ///< in the card; null: none
    int comparedWith_ = -1; ///< the candidate that the analyst compares now; -1: none
    int compared_ = -1; ///< the candidate that the person chose in the card; -1: none
    bool isMoveTold_ = false;
    int hintedAt_ = -1; ///< the step of the last hint, moved along by keepQuestion()
    int questionAt_ = -1; ///< the step of the question to the analyst, moved along by keepQuestion(); -1: none
    int askedAt_ = -1; ///< the step at which it was asked
    std::string considered_; ///< the move that the tutor is judging; empty: none
    Seat valued_ = 0; ///< the seat of askChance()
    QTimer slow_; ///< runs while the tutor judges, until it says so
    bool chanceCounted_ = false; ///< the chance was shown in this game
};

} // namespace parlour
