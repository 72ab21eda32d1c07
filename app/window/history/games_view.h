// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of finished games on the history page: figures above, a table to sort and select, and next to it the trend and
// the statistics of the listed games. Shows a PastList, whose order it changes; the page selects, opens and deletes games.
#pragma once

#include "app/statistics/past_list.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace parlour {

class Button;
class CellTable;
class Chooser;
class Settings;
class TrendChart;

class GamesView : public QWidget {
    Q_OBJECT

public:
    /// `list`, `settings`, which name the players, and `measure`, which the person chooses for the trend, outlive this.
    GamesView(PastList& list, const Settings& settings, Measure& measure, QWidget* parent = nullptr);

    CellTable* table() const { return table_; }
    /// Shows the list again: its rows if they have changed (PastList::select), and the figures.
    void showList(bool isChanged);
    /// The numbers of the selected games in the history; without a selection that of the current one.
    std::vector<qint64> chosenIds() const;
    /// Chooses two columns or one, by the page's width in px.
    void fit(int width);

signals:
    void openWanted(qint64 historyId);
    void deleteWanted();
    /// The list has another order.
    void sorted();

private:
    QWidget* makeList();
    void fillFoot(QBoxLayout* foot);
    QWidget* makeSide();
    QVBoxLayout* addPanel();
    void showRows();
    void showFigures();
    void showTrend(const Games& games);
    void showCount();
    void sortBy(int column);

    PastList& list_;
    const Settings& settings_;
    Measure& measure_;
    QVBoxLayout* figures_;
    QBoxLayout* halves_; ///< the list and the figures, side by side or stacked
    CellTable* table_ = nullptr;
    QLabel* none_ = nullptr; ///< in place of an empty table
    Chooser* sort_ = nullptr; ///< sorts like the table's heads, for the keyboard
    QLabel* count_ = nullptr;
    std::vector<Button*> rowButtons_; ///< act on the selected rows
    QVBoxLayout* side_ = nullptr;
    TrendChart* trend_ = nullptr;
    QLabel* trendNote_ = nullptr;
    QVBoxLayout* byGame_ = nullptr;
    QVBoxLayout* last_ = nullptr;
};

} // namespace parlour
