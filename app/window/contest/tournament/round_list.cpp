// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/tournament/round_list.h"

#include "app/widgets/controls.h"
#include "app/window/contest/tournament/points_table.h"
#include "engine/base/index.h"

#include <QGridLayout>

#include <algorithm>

namespace parlour {

RoundList::RoundList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(12);
}

void RoundList::show(const Tournament& tournament, const std::vector<SeatInfo>& players)
{
    clearLayout(column_);
    const int last = std::min(tournament.completeRounds(), static_cast<int>(tournament.rounds.size()) - 1);
    for (int round = last; round >= 0; --round)
        column_->addWidget(makeRound(tournament, round, players));
    column_->addStretch();
}

QWidget* RoundList::makeRound(const Tournament& tournament, int round, const std::vector<SeatInfo>& players)
{
    auto* whole = new QWidget;
    auto* grid = new QGridLayout(whole);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(makeLabel(tr("Round %1").arg(round + 1), 12, true, true), 0, 0, 1, 3);
    int row = 1;
    for (const Fixture& each : tournament.rounds[asIndex(round)]) {
        const bool isTold = tournament.isTold(round, each);
        const auto add = [&](int entrant, bool won, int column) {
            grid->addWidget(new ElidedLabel(players[asIndex(entrant)].name, 14, won, isTold && !won), row, column);
        };
        add(each.first, isTold && each.points->first > each.points->second, 0);
        add(each.second, isTold && each.points->second > each.points->first, 1);
        grid->addWidget(makeLabel(isTold ? resultText(*each.points) : QString::fromUtf8("–"), 14, isTold, !isTold), row++, 2,
                        Qt::AlignTrailing | Qt::AlignVCenter);
    }
    return whole;
}

} // namespace parlour
