// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of names and controls in groups with headings, and a search over them. Knows no setting.
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace parlour {

class SettingsRows : public QWidget {
    Q_OBJECT

public:
    SettingsRows();

    std::size_t groupCount() const { return groups_.size(); }
    /// Begins the group of the next rows. One that is not `shown` comes out only when a search finds its rows.
    void beginGroup(const QString& title, bool shown = true);
    /// Shows also those groups from this one on that were not shown.
    void reveal(std::size_t first);
    void addRow(const QString& name, const QString& explanation, QWidget* control);
    /// Shows the rows that hold all words of `search` in any case, and the groups that are shown anyway if it is empty.
    void find(const QString& search);

private:
    struct Group {
        QWidget* widget;
        QVBoxLayout* rows;
        QString title;
        bool shown;
    };
    struct Row {
        std::size_t group;
        QWidget* widget;
        QString words; ///< its group, name, explanation and values
    };

    std::vector<Group> groups_;
    std::vector<Row> rows_;
    QVBoxLayout* column_;
    QLabel* nothing_; ///< if the search finds no row
};

} // namespace parlour
