// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Undo at a table: at once if nothing was revealed since, else by the preference, which the person may set here for this
// game or for all. Owned by the table page.
#pragma once

#include "app/seating/wagers.h"

#include <QCoreApplication>

#include <optional>

namespace parlour {

class OfferLine;
class Session;
class Settings;

class UndoController {
    Q_DECLARE_TR_FUNCTIONS(UndoController)

public:
    /// A game with a `stake` never takes back what revealed something, whatever the person prefers. All outlive this.
    UndoController(Session& session, Settings& settings, OfferLine& offer, const std::optional<Stake>& stake);

    /// Whether there is a step to undo, perhaps after a question.
    bool mayUndo() const;
    /// The reason in a sentence; empty if mayUndo().
    QString whyNot() const;
    /// Returns to the person's last decision, or asks first.
    void undo();

private:
    bool mayReveal() const;
    void ask();

    Session& session_;
    Settings& settings_;
    OfferLine& offer_;
    const std::optional<Stake>& stake_;
    bool isAllowedHere_ = false; ///< in this game, also past revealed cards
};

} // namespace parlour
