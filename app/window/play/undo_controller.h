// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking back at a table: what shows nothing new at once, what would show the person a card twice as it wishes, for this
// game or for all. Kept by the table page for as long as its game.
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

    /// There is something to take back, or to ask about first.
    bool mayUndo() const;
    /// Takes it back, or asks about it.
    void undo();

private:
    bool mayReveal() const;
    void ask();

    Session& session_;
    Settings& settings_;
    OfferCard& offer_;
    bool isAllowedHere_ = false; ///< in this game, whatever is revealed
};

} // namespace parlour
