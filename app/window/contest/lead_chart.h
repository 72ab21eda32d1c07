// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the shares of the leading entrants settled as more was played: lines with bands of 95%. Qt Charts draws it, in the
// colours and letters of the window; lines differ by their dashes and their names, not by colour alone.
#pragma once

#include "app/contest/lead_curves.h"
#include "app/seating/scoreboard.h"

#include <QWidget>

namespace parlour {

class LeadLegend;
class LeadView;

class LeadChart : public QWidget {
    Q_OBJECT

public:
    explicit LeadChart(QWidget* parent = nullptr);
    ~LeadChart() override;

    void setCurves(const Scoreboard& scores, const LeadCurves& curves);
    QSize sizeHint() const override { return {220, 300}; }
    QSize minimumSizeHint() const override { return {200, 240}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void dress();

    LeadLegend* legend_;
    LeadView* view_ = nullptr; ///< made when there is something to draw
    QStringList names_; ///< of the lines
    std::vector<QColor> dark_, light_; ///< of the lines
    std::vector<LeadCurve> lines_;
    bool isTables_ = false; ///< matches are counted in all, not of each pair
};

} // namespace parlour
