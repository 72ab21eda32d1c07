// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart of a figure over time with its band of 95 %: games won, or the mean loss per decision. Knows no game.
#pragma once

#include "app/statistics/progress.h"

#include <QWidget>

namespace parlour {

class TrendChart : public QWidget {
    Q_OBJECT

public:
    explicit TrendChart(QWidget* parent = nullptr);

    /// Sets the points, oldest first. Hides the chart if there are fewer than two.
    void setPoints(std::vector<TrendPoint> points, Measure measure);
    QSize sizeHint() const override { return {340, 158}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString valueText(double value, bool isExact = false) const;
    void paintAxes(QPainter& painter, const QRectF& box) const;
    double heightOf(double value, const QRectF& box) const;
    double placeOf(std::size_t point, const QRectF& box) const;

    std::vector<TrendPoint> points_;
    Measure measure_ = Measure::Won;
    double low_ = 0, high_ = 1, step_ = 0.2; ///< of the vertical axis
};

} // namespace parlour
