// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of finished games on the history page: a table to sort and select. Shows a PastList, whose order it changes; the
// page selects, opens and deletes games.
#pragma once

#include "app/statistics/past_list.h"
#include "app/widgets/controls.h"

class QBoxLayout;

namespace parlour {

class CellTable;
class Settings;

class GamesView : public Panel {
    Q_OBJECT

public:
    /// `list` and `settings`, which name the players, outlive this.
    GamesView(PastList& list, const Settings& settings, QWidget* parent = nullptr);

    CellTable* table() const { return table_; }
    /// Shows the list again: all rows if they have changed (PastList::select).
    void showList(bool isChanged);
    /// The numbers of the selected games in the history; without a selection that of the current one.
    std::vector<qint64> chosenIds() const;

signals:
    void openWanted(qint64 historyId);
    void deleteWanted();
    /// The list has another order.
    void sorted();

private:
    void fillFoot(QBoxLayout* foot);
    void showRows();
    void showCount();
    void sortBy(int column);

    PastList& list_;
    const Settings& settings_;
    CellTable* table_ = nullptr;
    QLabel* none_ = nullptr; ///< in place of an empty table
    QWidget* foot_ = nullptr; ///< hidden without games
    Chooser* sort_ = nullptr; ///< sorts like the table's heads, for the keyboard
    QLabel* count_ = nullptr;
    std::vector<Button*> rowButtons_; ///< act on the selected rows
};

} // namespace parlour
