// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of boxes below the tables of the lobby, each with a title, a sentence and a button: where to begin, or what is due.
#pragma once

#include <QGridLayout>
#include <QWidget>

namespace parlour {

class Button;

class NoticeRow : public QWidget {
    Q_OBJECT

public:
    /// `columns`: boxes in a row, at most.
    NoticeRow(const QString& heading, int columns);
    /// Adds a box; an empty sentence is left out.
    void add(const QString& title, const QString& text, Button* button);
    bool isEmpty() const { return boxes_->count() == 0; }

private:
    QGridLayout* boxes_;
    int columns_;
};

} // namespace parlour
