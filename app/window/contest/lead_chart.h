// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shares of the leading entrants over the matches played: lines with bands of 95 %. Drawn by Qt Charts in the colours
// and fonts of the window. Lines also differ by dashes and names, so that colour is not needed to tell them apart.
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
    LeadView* view_ = nullptr; ///< lazy: created with the first curves
    QStringList names_; ///< by line
    std::vector<QColor> dark_, light_; ///< by line
    std::vector<LeadCurve> lines_;
    bool isTables_ = false; ///< the axis counts all matches, not those of each pair
};

} // namespace parlour
