// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The question "what if" at the table of a finished game: asks for another action, has bots play on with the real cards or
// with what the deciding seat could not see dealt again, and keeps the branches with the game. Owned by ReviewMode; knows no
// game.
#pragma once

#include "app/analysis/review.h"
#include "app/seating/library.h"
#include "app/session/session.h"
#include "app/session/what_if_work.h"
#include "app/tables/game_table.h"
#include "app/window/review/branch_sheets.h"
#include "app/window/review/what_if_panel.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace parlour {

class BranchTrack;

class WhatIfController : public QObject {
    Q_OBJECT

public:
    /// `session` must be over and outlive this. `historyId` is 0 if the game is not in the history. The caller puts panel
    /// and track into a layout, which owns them.
    WhatIfController(Library& library, const GameTable& table, Session& session, qint64 historyId, QObject* parent);
    ~WhatIfController() override;
    /// Makes a curve of the chance to win in the game, for comparisons with it.
    void setCurves(std::function<ReviewCurve*()> makeCurve) { makeCurve_ = std::move(makeCurve); }

    WhatIfPanel* panel() const { return panel_; }
    /// The tree of branches below the time line, with a line that says which kind is shown; hidden without both.
    QWidget* track() const { return strip_; }
    /// Whether a low window has no room for the curve: a branch is shown with its heading, or the tree below the question.
    bool needsRoom() const { return !head_->isHidden() || (isOpen_ && !strip_->isHidden()); }
    /// The part of the track that takes the keyboard.
    QWidget* tree() const;
    const WhatIfText& text() const { return text_; }

    void setSeats(const std::vector<SeatInfo>& seats);
    /// The analysis of a seat's decision in the game, with which outcomes are compared; null if there is none yet.
    using AppraisalAt = std::function<const Appraisal*(int step, Seat seat)>;
    void setAppraisals(AppraisalAt appraisalAt) { appraisalAt_ = std::move(appraisalAt); }
    /// Opens the panel, and lets the person choose another action at the cursor on the table.
    void open();
    void close();
    /// Ends the work, the choice, or the look at a branch. Returns false if there was none.
    bool cancel();
    /// Follows the session's cursor and line. Call after each of their changes.
    void follow();

    /// Whether the next action on the table is the question.
    bool isChoosing() const { return isChoosing_; }
    /// The seat that decides at the cursor.
    Seat seat() const { return seat_; }
    void choose(const std::string& action);
    void play(bool dealt);

signals:
    /// The panel is to be shown, or to be put away.
    void opened(bool isOpen);
    /// The table is to be shown again.
    void changed();
    /// needsRoom() has changed.
    void roomChanged();
    /// The choice is made as this seat; -1: it is over.
    void viewpointWanted(parlour::Seat seat);
    /// A message for the window's strip.
    void said(const QString& text);
    /// A sentence for screen readers.
    void spoken(const QString& words);

private:
    int shown() const { return dealt_ >= 0 ? dealt_ : session_.line().shown(); }
    void setChoosing(bool on);
    void start(const Branch& branch, int index, int deals);
    void take();
    void more();
    void show(int index);
    void goTo(int line, int step);
    void backToGame();
    void keep(std::vector<Branch> branches);
    void rename();
    void remove();
    void compare();
    void updateText();
    void updateRows();
    void describeQuestion(WhatIfText& text) const;
    void describeDeals(WhatIfText& text, const Branch& branch) const;
    void describeChances(WhatIfText& text, const Branch& branch, const std::string& played) const;
    void addValues(WhatIfText& text, ValueTable table, bool isBetter) const;
    QString contrastText(const Branch& branch, const std::string& played, const Interval& lead) const;
    QString kindText(const Branch& branch, bool isDealt) const;
    QString playersText(const std::vector<std::string>& players) const;
    Record lineOf(int index) const;
    QString resultText(const Record& line) const;
    QString wordsAt(int line, int step, Seat seat, const std::string& action) const;
    QString wordsOf(const Record& line, int step) const;
    BranchColumn columnOf(const QString& title, int index) const;

    Library& library_;
    const GameTable& table_;
    Session& session_;
    const qint64 historyId_;
    std::vector<SeatInfo> seats_;
    AppraisalAt appraisalAt_;
    std::function<ReviewCurve*()> makeCurve_;
    bool isOpen_ = false;
    bool isChoosing_ = false;
    Seat seat_ = -1;
    std::string action_; ///< the chosen one; empty: none
    std::optional<Level> level_ = kWhatIfLevel; ///< who plays on; nullopt: the players of the game
    int dealt_ = -1; ///< the branch whose deals are shown; -1: none
    std::pair<int, int> place_; ///< line and cursor at the last follow()
    std::unique_ptr<WhatIfWork> work_;
    int worked_ = -1; ///< the branch that the work adds to; -1: a new one
    QString problem_;
    std::vector<Branch> listed_; ///< as in `rows_`
    std::vector<WhatIfText::Row> rows_; ///< cache, since each needs a replay
    std::vector<QString> results_; ///< cache of the results of `rows_`
    WhatIfText text_;
    WhatIfPanel* panel_;
    QWidget* strip_;
    QWidget* head_; ///< of the strip
    QLabel* kind_;
    Button* back_;
    BranchTrack* track_;
};

} // namespace parlour
