// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Undo at a table: at once if it reveals nothing, else as the preference says, which the person may decide for this game or
// for all. Owned by the table page.
#pragma once

#include <QCoreApplication>

namespace parlour {

class OfferCard;
class Session;
class Settings;

class UndoController {
    Q_DECLARE_TR_FUNCTIONS(UndoController)

public:
    UndoController(Session& session, Settings& settings, OfferCard& offer);

    /// Whether there is a step to undo, perhaps after a question.
    bool mayUndo() const;
    /// Undoes the last move of the person, or asks first.
    void undo();

private:
    bool mayReveal() const;
    void ask();

    Session& session_;
    Settings& settings_;
    OfferCard& offer_;
    bool isAllowedHere_ = false; ///< in this game, even if it reveals something
};

} // namespace parlour
