// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a finished game at its table: works it out, says it in the Review tab and the curve, and finds the way from
// mistake to mistake. Owned by the table page, which shows positions; knows no game.
#pragma once

#include "app/analysis/library.h"
#include "app/analysis/review_work.h"
#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/window/review/review_panel.h"

#include <functional>
#include <map>

namespace parlour {

class ReviewCurve;

class ReviewController : public QObject {
    Q_OBJECT

public:
    /// The position after `step` steps, as the reviewed seat sees it.
    using PositionAt = std::function<Position(int step)>;
    /// `session` is over, and outlives this. `historyId` 0: the game is not in the history. Panel and curve belong to
    /// whoever puts them into a layout.
    ReviewController(Library& library, const GameTable& table, const Session& session, qint64 historyId,
                     PositionAt positionAt, QObject* parent);

    ReviewPanel* panel() const { return panel_; }
    ReviewCurve* curve() const { return curve_; }
    const Review& review() const { return work_->review(); }
    /// The window is low.
    void setLow(bool low);

    /// As the seats are called now, and how the game ended; also after a change of language.
    void setWords(const std::vector<SeatInfo>& seats, const QString& headline);
    void setParts(const std::vector<std::pair<int, QString>>& parts);
    /// Whose eyes; what is known of another seat is kept in the history.
    void setSeat(Seat seat);
    Seat seat() const { return seat_; }
    void setCursor(int step);

    /// The step of the next mistake after the cursor, else of the first; -1: there is none.
    int nextMistake() const;
    /// A running replay is to stand still at the cursor.
    bool stopsHere() const;

    /// What the analyst says of the decision at the cursor, with the best as chosen; null: nothing.
    std::shared_ptr<const Report> best() const;
    /// The person chooses anew at the cursor.
    bool isTrying() const { return trying_; }
    void tryAgain(bool on);
    /// An action at the cursor in words.
    QString actionText(const std::string& action) const { return wordsOf(cursor_, action); }
    /// What was chosen; says what it costs.
    void answer(const std::string& action);
    /// Grades anew, by the thresholds of the settings.
    void regrade() { take(); }
    Thresholds thresholds() const;
    /// What the tab says now.
    const ReviewText& text() const { return text_; }

signals:
    void goWanted(int step);
    void bestWanted();
    void tryWanted();
    /// Something to tell in the window's message strip.
    void said(const QString& text);
    void seatChanged();

private:
    void begin();
    void take();
    void tell();
    const Appraisal* appraisal(int step) const;
    QString wordsOf(int step, const std::string& action) const;
    QString partOf(int step) const;
    QString lossText(double loss) const;
    QString chanceText(double value) const;
    ReviewText::Mistake mistakeAt(int step) const;
    void tellAccount(ReviewText& text) const;
    void tellHere();
    void tellStep(const LedgerEntry& entry);
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
    bool trying_ = false;
    QString answer_;
    std::vector<SeatInfo> seats_;
    QString headline_;
    Currency currency_ = Currency::Share;
    std::vector<LedgerEntry> ledger_;
    Account account_;
    std::vector<int> mistakes_; ///< steps, in order
    ReviewText text_;
    mutable std::map<std::pair<int, std::string>, QString> words_; ///< of actions at steps: to find them takes a walk there
    mutable std::map<int, QString> partNames_; ///< by step; likewise
    std::unique_ptr<ReviewWork> work_;
    ReviewPanel* panel_;
    ReviewCurve* curve_;
};

} // namespace parlour
