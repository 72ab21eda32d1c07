// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lower part of the lobby at a first start: what to do first, one step next to the other.
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace parlour {

class FirstSteps : public QWidget {
    Q_OBJECT

public:
    explicit FirstSteps(QBoxLayout::Direction direction);

signals:
    void lessonWanted(const QString& game);

private:
    /// Adds a step and returns its column.
    QVBoxLayout* add(const QString& title, const QString& text);
    QLayout* makeLessons();

    QBoxLayout* steps_;
};

} // namespace parlour
