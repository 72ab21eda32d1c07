// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheets of a branch: its name, and what happened on it next to what happened in the game.
#pragma once

#include "app/widgets/sheet.h"

#include <QStringList>

namespace parlour {

/// Asks for the name of a branch. Opens at once.
class BranchNameSheet : public Sheet {
    Q_OBJECT

public:
    BranchNameSheet(const QString& name, QWidget* window);

signals:
    void named(const QString& name);
};

/// A line of the game from where it parts from another.
struct BranchColumn {
    QString title;
    QString result;
    QStringList lines;
};

/// Opens at once.
class CompareSheet : public Sheet {
    Q_OBJECT

public:
    CompareSheet(const BranchColumn& game, const BranchColumn& branch, QWidget* window);
};

} // namespace parlour
