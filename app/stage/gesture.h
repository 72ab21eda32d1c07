// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The gesture in progress on the stage: an input of a table's layout next to its position. Kept by StageInput, read by the
// tables.
#pragma once

#include <QString>
#include <QStringList>

namespace parlour {

/// A gesture in progress. Ids are those of pieces, marks their Piece::mark.
struct Gesture {
    QString hovered; ///< under the pointer or with keyboard focus; empty: none
    QString selected; ///< a piece with several choices that waits for its target
    bool dragging = false;
    QStringList marked = {}; ///< the marks that are picked for an answer that is not given yet, in that order
};

} // namespace parlour
