// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheets of a branch: its name, and its table next to that of the game.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

#include <functional>
#include <vector>

class QLabel;
class QSlider;

namespace parlour {

class LineView;
class ReviewCurve;

/// Asks for the name of a branch. Opens at once.
class BranchNameSheet : public Sheet {
    Q_OBJECT

public:
    BranchNameSheet(const QString& name, QWidget* window);

signals:
    void named(const QString& name);
};

/// A line of the game, for a comparison with another one from the step on at which they part.
struct BranchColumn {
    QString title;
    QString result;
    int end = 0; ///< steps of the line
    std::function<Position(int step)> positionAt; ///< after so many steps, at most `end`
    std::function<QString(int step)> wordsAt; ///< what happened at a step, counted from 1; may be empty
};

/// A small table of each of two lines at the same step, which a slider and the curve of the game choose. Opens at once.
class CompareSheet : public Sheet {
    Q_OBJECT

public:
    /// `parting`: the steps that both lines share. The sheet takes `curve`, which may be null.
    CompareSheet(const GameTable& table, const WindowStyle& style, const BranchColumn& game, const BranchColumn& branch,
                 int parting, ReviewCurve* curve, QWidget* window);

    /// Shows both tables after a step.
    void goTo(int step);

private:
    QSlider* slider_;
    QLabel* place_;
    std::vector<LineView*> views_;
    ReviewCurve* curve_;
};

} // namespace parlour
