// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A row of boxes below the tables of the lobby, each with a title, a sentence and a button: where to begin, or what is due.
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace parlour {

class Button;

class NoticeRow : public QWidget {
    Q_OBJECT

public:
    NoticeRow(const QString& heading, QBoxLayout::Direction direction);
    /// Adds a box; an empty sentence is left out.
    void add(const QString& title, const QString& text, Button* button);
    bool isEmpty() const { return boxes_->count() == 0; }

private:
    QBoxLayout* boxes_;
};

} // namespace parlour
