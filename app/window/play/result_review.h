// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the review of a game says on its result card: a small curve, where the game turned, mistakes and luck in one line.
// Its room is there from the start, so that the card stays as it is when the review comes. Used by the result card; the
// table page hands it the review as it grows. Knows no game.
#pragma once

#include "app/analysis/review.h"
#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

#include <QPointF>

class QHBoxLayout;

namespace parlour {

class MarkedLabel;

/// The same, as words and points.
struct ResultReview {
    QString caption; ///< whose chance this is
    std::vector<QPointF> curve; ///< x: 0 to 1 of the game; y: 0 to 1, upwards; empty: not known yet
    QString curveWords; ///< for who does not see it
    QString line; ///< "Mistakes cost 6%, luck gave 12%", or how far the work is
    int turnStep = -1; ///< the steps before the one that moved most; -1: not known yet
    QString turnTitle; ///< "Where it turned: Bout 7."
    QString turnText; ///< what was done, as the log has it
    bool isDone = false;
    QString turnFigure; ///< "52 → 75%"
};

/// `session` is over, its seats are called `seats`. Figures are told when the review is done, so that they are those of the
/// review page.
ResultReview resultReviewOf(const Review& review, bool isDone, const GameTable& table, const Session& session,
                            const std::vector<SeatInfo>& seats);

class ResultReviewPart : public QWidget {
    Q_OBJECT

public:
    explicit ResultReviewPart(const Canvas& canvas, QWidget* parent = nullptr);
    void setReview(const ResultReview& review);
    /// Is nothing more to come?
    bool isDone() const { return isDone_; }
    /// How much it says: all; not where the game turned; no more than a line beside the curve.
    enum class Extent { Whole, Brief, Line };
    /// Roomy, or as small as can be read; `wide` px, with room for all that may have to be said.
    void setExtent(Extent extent, bool roomy, int wide);

signals:
    void turnWanted(int step);

private:
    class Curve;
    class TurnRow;
    Curve* curve_;
    QHBoxLayout* top_ = nullptr;
    QLabel* caption_;
    QLabel* line_;
    TurnRow* turn_;
    bool isDone_ = false;
};

} // namespace parlour
