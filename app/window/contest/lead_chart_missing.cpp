// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The last shares in words, in a build without Qt Charts.
#include "app/window/contest/lead_chart.h"

#include "app/widgets/formatting.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

LeadChart::LeadChart(QWidget* parent) : QWidget(parent), legend_(nullptr)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    auto* missing = new QLabel(tr("This plot needs Qt Charts, without which this program was built."));
    missing->setWordWrap(true);
    whole->addWidget(missing, 0, Qt::AlignTop);
    setAccessibleName(tr("The lead over time"));
}

LeadChart::~LeadChart() = default;

void LeadChart::setCurves(const Scoreboard& scores, const LeadCurves& curves)
{
    QStringList spoken;
    for (const TableRow& row : scores.rows()) {
        const auto curve =
            std::find_if(curves.begin(), curves.end(), [&](const LeadCurve& each) { return each.entrant == row.entrant; });
        if (curve != curves.end() && !curve->points.empty())
            spoken << tr("%1: %2 percent after %3 matches")
                          .arg(scores.name(row.entrant), figure(100 * curve->points.back().share, 1),
                               countText(curve->points.back().matches));
    }
    setAccessibleDescription(spoken.join("; "));
}

void LeadChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
}

} // namespace parlour
