// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helps the person who plays: a hint in two steps, the tutor who looks at a move before it is made, and the chance to win.
// What it says is the analyst's, never a bot's, and is counted. Owned by the table page; knows no game.
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
    /// An action in words, where the game stands.
    using ActionWords = std::function<QString(const std::string& action)>;
    /// `analyst` of this game; null: there are no hints. Hints lie over `stage`, the chance stands in `panel`. All outlive
    /// this.
    Coach(std::unique_ptr<AnyAnalyst> analyst, Session& session, const Settings& settings, ActionWords words, Stage& stage,
          SidePanel& panel, QObject* parent);
    void setCanvas(const Canvas& canvas) { canvas_ = canvas; }

    /// Somebody can be helped now.
    bool mayHint() const { return analyst_ && session_.asked() >= 0; }
    bool isHinting() const { return step_ != Step::None; }
    /// First in words, then the move.
    void hint();
    /// It can be asked for again.
    void putAway();
    /// Where the card lies.
    void place();
    /// The person points at something else.
    void point();

    /// The tutor looks at a move, with the eyes that a hint has, and says `moveJudged` if it is to be made. False: it need
    /// not.
    bool consider(const std::string& action);
    /// Nobody waits any more for what the tutor looks at.
    void dropMove()
    {
        considered_.clear();
        askedAt_ = -1;
    }
    /// The game went on by a step, and the person's question is the same as before it.
    void keepQuestion();

    /// The chance to win, as `seat` could see it, while the person wants to be told and can see it.
    void askChance(Seat seat);

signals:
    /// The hint names the move now: its values, for the table to show.
    void moveFound(std::shared_ptr<const parlour::Report> report);
    /// It says more than before.
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
    AnalystThread* analyst_ = nullptr; ///< null: there is none
    /// How much of a hint at the cursor was asked for: nothing, what matters in words, the move as well.
    enum class Step { None, Matters, Move };
    Step step_ = Step::None;
    std::shared_ptr<const Advice> advice_; ///< of the hint; null: it has not come
    bool isMoveTold_ = false;
    QPointer<HintCard> card_;
    int hintedAt_ = -1; ///< the step at which the last hint was asked for, or to which its question has been kept
    int askedAt_ = -1; ///< the step at which the analyst was last asked of the person's question; -1: it is another now
    std::string considered_; ///< the person's move that the tutor looks at; empty: none
    bool chanceCounted_ = false; ///< the person has seen its chance to win in this game
};

} // namespace parlour
