// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The statistics of games above the progress of the history page: figures, the trend, a bar for each game, the last games.
#pragma once

#include "app/statistics/progress.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace parlour {

class TrendChart;

class FiguresView : public QWidget {
    Q_OBJECT

public:
    /// `measure`, which the person chooses for the trend, outlives this.
    explicit FiguresView(Measure& measure, QWidget* parent = nullptr);

    /// `games` must stay valid until the next call. Hides what has nothing to show.
    void setGames(const Games& games);
    /// Chooses two columns or one.
    void setTwoColumns(bool on);

private:
    static QVBoxLayout* addPanel(QBoxLayout* column);
    void showTrend();

    Measure& measure_;
    Games games_;
    QVBoxLayout* figures_;
    QWidget* charts_;
    QBoxLayout* halves_; ///< of the charts
    QLabel* trendNote_ = nullptr;
    TrendChart* trend_ = nullptr;
    QVBoxLayout* byGame_ = nullptr;
    QVBoxLayout* last_ = nullptr;
};

} // namespace parlour
