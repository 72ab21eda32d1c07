// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of a game at its table: the result card with what the review finds, the games that were won at this sitting, and
// the result in words to take along. Owned by the table page; knows no game.
#pragma once

#include "app/analysis/library.h"
#include "app/seating/setup.h"
#include "app/session/session.h"
#include "app/stage/layout.h"
#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QPointer>
#include <QTimer>

namespace parlour {

class NewBests;
class ResultCard;
class ReviewWork;
class Stage;

/// A finished game that something can say the worth of moves of.
bool mayReview(const Session& session, const Resources& resources);

class ResultController : public QObject {
    Q_OBJECT

public:
    /// The card lies over `stage`. `sitting`: the games before. All outlive this.
    ResultController(Library& library, const GameTable& table, const Session& session, Stage& stage, Sitting sitting,
                     QObject* parent);
    ~ResultController() override;

    /// The live game has just ended so; it is in the history as `historyId`, 0: it is not. The result is to be shown `calm`
    /// ms after the last move was seen; 0: with its end.
    void end(const std::vector<double>& score, qint64 historyId, int calm);
    /// Ended, and not shown yet.
    bool isDue() const { return isDue_; }
    /// The last move was seen.
    void wait();
    bool isWaiting() const { return calm_.isActive(); }
    void stopWaiting();
    bool isShown() const { return !card_.isNull(); }
    void show(const Position& position, const WindowStyle& style);
    /// Makes the card anew in another look or language.
    void renew(const Position& position, const WindowStyle& style);
    void hide();
    /// Another game goes on here.
    void reset();
    void place();

    const Sitting& sitting() const { return sitting_; }

signals:
    void rematchWanted(const parlour::Setup& setup);
    /// `step`: where to begin; -1: where something happens first.
    void replayWanted(int step);
    void saveWanted();
    void hidden();
    /// The result is to be shown now.
    void ready();
    /// Something to tell in the window's message strip.
    void said(const QString& text);
    void sounded(parlour::Sound sound);

private:
    ResultText textOf(const Position& position) const;
    bool isWonByPerson(const std::vector<double>& score) const;
    void connectCard(const ResultCard& card);
    void review();
    void tellReview();
    void tellBests();
    void share();
    void copySeed();
    void rematch();

    Library& library_;
    const GameTable& table_;
    const Session& session_;
    Stage& stage_;
    Sitting sitting_;
    qint64 historyId_ = 0;
    bool isDue_ = false;
    QTimer calm_; ///< from the end of the last move to the result
    ResultText text_; ///< as it is shown, like the seats
    std::vector<SeatInfo> seats_;
    QPointer<ResultCard> card_;
    std::unique_ptr<ReviewWork> work_; ///< of the game that has just ended
    std::unique_ptr<NewBests> bests_; ///< the same; null: nobody's bests can fall with it
};

} // namespace parlour
