// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The review on the result card: a small curve, the turning point, mistakes and luck in one line. Its space is reserved from
// the start, so that the card keeps its size while the review progresses. Knows no game.
#pragma once

#include "app/analysis/review.h"
#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

#include <QPointF>

class QHBoxLayout;

namespace parlour {

class MarkedLabel;

/// The content of the review, as texts and points.
struct ResultReview {
    QString caption; ///< names the seat of the curve
    std::vector<QPointF> curve; ///< x: 0 to 1 of the game; y: 0 to 1, upwards; empty until known
    QString curveWords; ///< for screen readers
    QString line; ///< "Mistakes cost 6%, luck gave 12%", or the progress
    QString lineTip; ///< explains sums beyond a whole game; empty without one
    int turnStep = -1; ///< number of steps before the one with the largest change; -1 until known
    QString turnTitle; ///< "Where it turned: Bout 7."
    QString turnText; ///< the log's line of that step
    bool isDone = false;
    QString turnFigure; ///< "52 → 75%"
};

/// The content for `review` of the finished `session` with the named `seats`. Has figures only once the review is done, so
/// that they agree with the review page.
ResultReview resultReviewOf(const Review& review, bool isDone, const GameTable& table, const Session& session,
                            const std::vector<SeatInfo>& seats);

class ResultReviewPart : public QWidget {
    Q_OBJECT

public:
    /// `name`: of the seat that is reviewed, for which room is kept; empty where no name tells it from others.
    explicit ResultReviewPart(const Canvas& canvas, QString name = {}, QWidget* parent = nullptr);
    void setReview(const ResultReview& review);
    /// Whether the shown review is complete.
    bool isDone() const { return isDone_; }
    /// Whole: everything; Brief: without the turning point; Line: one line next to the curve.
    enum class Extent { Whole, Brief, Line };
    /// Sets the size: `wide` px, with space for the longest text.
    void setExtent(Extent extent, int wide);

signals:
    void turnWanted(int step);

private:
    class Curve;
    class TurnRow;
    QString name_;
    Curve* curve_;
    QHBoxLayout* top_ = nullptr;
    QLabel* caption_;
    QLabel* line_;
    TurnRow* turn_;
    bool isDone_ = false;
};

} // namespace parlour
