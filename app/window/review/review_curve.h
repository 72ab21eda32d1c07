// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The chance to win over a game, from the view of one seat: a curve, with luck as bars below and mistakes as flags. A click
// or an arrow key asks for a step. Knows no game.
#pragma once

#include "app/analysis/review.h"

#include <QColor>
#include <QWidget>

namespace parlour {

class ReviewCurve : public QWidget {
    Q_OBJECT

public:
    static constexpr double kAxis = 64, kEdge = 24; ///< px left and right of the curve

    explicit ReviewCurve(QWidget* parent = nullptr);

    /// A bout or a hand.
    struct Part {
        int step = 0; ///< its first step
        QString name;
    };
    /// Sets the length of the game, which the ledger may not reach.
    void setSteps(int steps);
    /// `ledger` has an entry per step.
    void setLedger(const std::vector<LedgerEntry>& ledger, Currency currency, const Thresholds& thresholds = {});
    void setParts(std::vector<Part> parts);
    void setCursor(int step);

    QSize sizeHint() const override { return {400, isLow_ ? 110 : 140}; }
    /// Sets the compact form for low windows.
    void setLow(bool low);
    QSize minimumSizeHint() const override { return {120, 110}; }

signals:
    void wanted(int step);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Flag {
        int step = 0;
        Grade grade = Grade::Fine;
        double loss = 0;
        QString text;
        double radius() const { return grade == Grade::Blunder ? 5.5 : 4; }
    };
    QRectF curveRect() const;
    double xOf(double step) const;
    int stepAt(double x) const;
    double heightOf(double value) const;
    void paintParts(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintLuck(QPainter& painter) const;
    void paintFlags(QPainter& painter) const;
    QPointF placeOf(const Flag& flag) const;
    void paintCursor(QPainter& painter) const;
    QString axisText(double value) const;
    void describe();

    bool isLow_ = false;
    Currency currency_ = Currency::Share;
    int steps_ = 0;
    int cursor_ = 0;
    double most_ = 1; ///< the top of the scale
    std::vector<Part> parts_;
    std::vector<CurvePoint> points_;
    std::vector<double> luck_; ///< by step
    std::vector<Flag> flags_; ///< by descending loss
};

} // namespace parlour
