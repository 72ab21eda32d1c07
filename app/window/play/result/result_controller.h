// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of a game at its table: the result card with its review, the score of the sitting, new personal bests, and the
// result as text to share. Owned by the table page; knows no game.
#pragma once

#include "app/seating/library.h"
#include "app/seating/setup.h"
#include "app/session/session.h"
#include "app/stage/layout.h"
#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QPointer>
#include <QTimer>

class QBoxLayout;

namespace parlour {

class NewBests;
class ResultCard;
class ReviewWork;
class Stage;

/// Whether the game is finished and has an analyst.
bool mayReview(const Session& session, const Resources& resources);

class ResultController : public QObject {
    Q_OBJECT

public:
    /// The card is shown at the top of `column`, and announced by `stage`. `sitting` counts the games before. `back` names
    /// the place to which the card leads instead of a rematch; empty: none. All references outlive this.
    ResultController(Library& library, const GameTable& table, const Session& session, Stage& stage, QBoxLayout& column,
                     Sitting sitting, std::function<QString()> back, QObject* parent);
    ~ResultController() override;

    /// Call when the live game has ended. `settlement`: the sentence on its wager, if any. `historyId` is its key in the
    /// history, 0 if it is not there. Of a game that ends again after an undo only the first end counts in the sitting. The
    /// result is shown once the last move came to rest, after a delay if that `isSeen`.
    void end(const QString& settlement, qint64 historyId, bool isSeen);
    /// The game has ended, and the result was not shown yet.
    bool isDue() const { return isDue_; }
    /// Starts the delay if the result is due and the pieces rest. Call once the last move is on the stage.
    void startDelay();
    /// Ends the delay, if it runs.
    void skipDelay();
    bool isShown() const { return !card_.isNull(); }
    void show(const Position& position, const WindowStyle& style);
    /// Makes the card again, after a change of style or language.
    void renew(const Position& position, const WindowStyle& style);
    void hide();
    /// Forgets the result: the person plays on from an earlier position.
    void reset();
    /// Sets the width of the card.
    void setWidth(int width);

    const Sitting& sitting() const { return sitting_; }

signals:
    void rematchWanted(const parlour::Setup& setup);
    void backWanted();
    /// `step`: where to begin; -1: at the first decision.
    void replayWanted(int step);
    void saveWanted();
    /// `result`: in words.
    void shareWanted(const QString& result);
    void shown();
    void hidden();
    /// The delay is over: call show().
    void ready();
    /// A message for the window's strip.
    void said(const QString& text);
    void sounded(parlour::Sound sound);

private:
    void count();
    ResultText textOf(const Position& position) const;
    bool isWonByPerson(const std::vector<double>& score) const;
    void connectCard(const ResultCard& card);
    void review();
    void updateReview();
    void updateBests();
    void share();
    void copySeed();
    void rematch();

    Library& library_;
    const GameTable& table_;
    const Session& session_;
    Stage& stage_;
    QBoxLayout& column_;
    int width_ = 0;
    Sitting sitting_;
    std::function<QString()> back_;
    qint64 historyId_ = 0;
    bool isDue_ = false;
    bool isCounted_ = false; ///< in the sitting; a game that ends again after an undo counts once
    QTimer delay_; ///< from the end of the last move to the result
    QString settlement_;
    ResultText text_; ///< as shown
    std::vector<SeatInfo> seats_; ///< as shown
    QPointer<ResultCard> card_;
    std::unique_ptr<ReviewWork> work_; ///< null without a review
    std::unique_ptr<NewBests> bests_; ///< null if the game cannot break any
};

} // namespace parlour
