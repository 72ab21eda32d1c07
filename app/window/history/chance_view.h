// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dice, cards and coins of the listed games beside what fair chance gives, shown by the history page. The figures come
// from app/analysis.
#pragma once

#include "app/statistics/chance_account.h"
#include "app/statistics/progress.h"

#include <QWidget>

class QLabel;

namespace parlour {

class CellTable;

class ChanceView : public QWidget {
    Q_OBJECT

public:
    explicit ChanceView(QWidget* parent = nullptr);
    void setGames(const Games& games);

private:
    CellTable* table_;
    QLabel* none_;
    QLabel* note_;
};

} // namespace parlour
