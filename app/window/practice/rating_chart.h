// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The course of a rating with the band of its error, as a small line chart. Knows no game.
#pragma once

#include "engine/arena/glicko.h"

#include <QWidget>

#include <vector>

namespace parlour {

/// A rating or its error in points: "1240", without the separator of thousands, as ratings are written.
QString ratingText(double points);

class RatingChart : public QWidget {
    Q_OBJECT

public:
    /// The ratings from the oldest to the present one, at least two. `name`: accessible.
    RatingChart(std::vector<GlickoRating> course, const QString& name, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {220, 48}; }
    QSize minimumSizeHint() const override { return {120, 48}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::vector<GlickoRating> course_;
    double low_ = 0, high_ = 0; ///< of the vertical axis
};

} // namespace parlour
