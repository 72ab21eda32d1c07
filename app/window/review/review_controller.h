// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a finished game at its table: runs it on threads, shows it in the Review tab and the curve, and goes from
// mistake to mistake. Owned by ReviewMode; knows no game.
#pragma once

#include "app/analysis/review_work.h"
#include "app/seating/library.h"
#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/window/review/review_panel.h"

#include <functional>
#include <map>
#include <set>

namespace parlour {

class AnalystThread;
class ReviewCurve;

class ReviewController : public QObject {
    Q_OBJECT

public:
    /// The position after `step` steps, as the reviewed seat sees it.
    using PositionAt = std::function<Position(int step)>;
    /// `session` must be over and outlive this. `historyId` is 0 if the game is not in the history. The caller puts panel
    /// and curve into a layout, which owns them.
    ReviewController(Library& library, const GameTable& table, const Session& session, qint64 historyId,
                     PositionAt positionAt, QObject* parent);
    ~ReviewController() override;

    ReviewPanel* panel() const { return panel_; }
    ReviewCurve* curve() const { return curve_; }
    /// Another curve with the present content, in the compact form. The caller owns it.
    ReviewCurve* makeCurve() const;
    const Review& review() const { return work_->review(); }
    /// The analysis of the position before a step; null if it is not there yet.
    const Appraisal* appraisal(int step) const;
    /// Sets the compact form for low windows.
    void setLow(bool low);

    /// Sets the names of the seats and the headline of the result. Call also after a change of language.
    void setWords(const std::vector<SeatInfo>& seats, const QString& headline);
    void setParts(const std::vector<std::pair<int, QString>>& parts);
    /// Reviews the game from another seat's view. The work on the previous seat is kept in the history.
    void setSeat(Seat seat);
    Seat seat() const { return seat_; }
    /// `isElsewhere`: a branch is shown that leaves the game at this step, of which the review says nothing.
    void setCursor(int step, bool isElsewhere = false);

    /// The step of the mistake that follows that at the cursor in the list, else of the first; -1: no mistakes.
    int nextMistake() const;
    /// Entries of the page's menu: stop at mistakes, export.
    QList<QAction*> actions() const { return {stop_, export_}; }
    /// Whether a running replay must stop at the cursor, since a mistake follows.
    bool stopsHere() const;

    /// The analyst's values of the decision at the cursor, with the best action as the chosen one, which the list names from
    /// now on; null if there are none.
    std::shared_ptr<const Report> showBest();
    /// Marks the move that was played at the cursor, unless it is being retried.
    void mark(Layout& layout, const Canvas& canvas) const;
    /// Whether the person is retrying the decision at the cursor.
    bool isTrying() const { return trying_; }
    void tryAgain(bool on);
    /// The best action at the cursor and its value, for screen readers. Valid while showBest() has values.
    QString bestText() const;
    /// A mistake at the cursor and its price, for screen readers.
    QString mistakeText(int step) const;
    /// Judges an action of a retry and shows its cost.
    void answer(const std::string& action);
    /// Grades again. Call after a change of the thresholds.
    void regrade() { updateLedger(); }
    Thresholds thresholds() const;
    /// The present content of the tab.
    const ReviewText& text() const { return text_; }

signals:
    void goWanted(int step);
    /// mark() has something else to draw.
    void marksChanged();
    void bestWanted();
    void tryWanted();
    /// The lines of the reason at the cursor are to be shown on the table.
    void showWanted(std::shared_ptr<const parlour::Comparison> comparison);
    /// A message for the window's strip.
    void said(const QString& text);
    void seatChanged();

private:
    void startReview();
    Grade gradeHere() const;
    void reveal();
    void updateLedger();
    void updateText();
    QString wordsOf(int step, const std::string& action) const;
    QString viewWords(Seat seat) const;
    QString partOf(int step) const;
    QString lossText(double loss) const;
    QString chanceText(double value) const;
    QString valueName() const;
    QString valueText(double value) const;
    double bestValue() const;
    ReviewText::Mistake mistakeAt(int step) const;
    void addAccount(ReviewText& text) const;
    void updateHere();
    void describeStep(const LedgerEntry& entry);
    void explainStep(const LedgerEntry& entry);
    void askReason(const LedgerEntry& entry);
    void offerSeats(QMenu* menu);
    void askForExport();
    void exportTo(const QString& path);

    Library& library_;
    const GameTable& table_;
    const Session& session_;
    qint64 historyId_;
    PositionAt positionAt_;
    Seat seat_;
    int cursor_ = 0;
    bool isElsewhere_ = false;
    bool trying_ = false;
    QString answer_;
    std::vector<SeatInfo> seats_;
    QString headline_;
    Currency currency_ = Currency::Share;
    std::vector<LedgerEntry> ledger_;
    Account account_;
    std::vector<int> mistakes_; ///< their steps, worst first
    std::optional<Grade> marked_; ///< what mark() shows; nullopt: nothing is known of the cursor
    std::set<int> solved_; ///< steps whose best action was found or asked for
    std::map<int, std::shared_ptr<const Comparison>> reasons_; ///< of the best and the played action, by step; null: none
    ReviewText text_;
    mutable std::map<std::pair<int, std::string>, QString>
        actionTexts_; ///< cache by step and action, since each needs a replay to the step
    mutable std::map<int, QString> partNames_; ///< cache by step
    std::unique_ptr<ReviewWork> work_;
    std::unique_ptr<AnalystThread> comparing_; ///< null until a reason is asked for
    QAction* stop_;
    QAction* export_;
    ReviewPanel* panel_;
    ReviewCurve* curve_;
};

} // namespace parlour
