// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person does with the pieces on the stage: input of a table's layout beside its position. Kept by StageInput, read
// by the tables.
#pragma once

#include <QString>
#include <QStringList>

namespace parlour {

/// What the person at the window is doing with the pieces.
struct Gesture {
    QString hovered; ///< id of the piece under the pointer or with keyboard focus; empty: none
    QString selected; ///< a piece with several choices that waits for its target
    bool dragging = false;
    QStringList marked = {}; ///< pieces picked for an answer that is not given yet, in that order
};

} // namespace parlour
