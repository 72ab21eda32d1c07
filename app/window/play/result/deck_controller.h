// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Brings the person's deck where a game has decks: that of the last time, unasked. After an undo, and where people share the
// screen, asks by a sheet that opens once and by the decks with names that lie on the table. Owned by the table page; knows
// no game.
#pragma once

#include "app/seating/wagers.h"
#include "app/session/session.h"
#include "app/store/settings.h"

#include <QPointer>

#include <functional>

namespace parlour {

class DeckSheet;

class DeckController : public QObject {
    Q_OBJECT

public:
    using CanvasMaker = std::function<Canvas()>;
    /// `position` is what the page shows, `stake` that of a match for credits. All outlives this.
    DeckController(const GameTable& table, const Session& session, const Position& position,
                   const std::optional<Stake>& stake, Settings& settings, CanvasMaker canvas, QWidget* page);

    /// Brings the deck or opens the sheet when `position` first asks for a deck, and closes it when the deck was chosen at
    /// the table.
    void follow();
    /// Opens the sheet if a deck is asked for.
    void open();
    /// The actions that choose the decks with names that the person can build in a match for credits; empty: not asked for
    /// one.
    std::vector<std::string> ownedDecks() const;

signals:
    void chosen(const std::string& action);
    void brought(const std::string& action); ///< the deck of the last time

private:
    void bring();
    std::optional<DeckChoice> choice() const;

    const GameTable& table_;
    const Session& session_;
    const Position& position_;
    const std::optional<Stake>& stake_;
    Settings& settings_;
    CanvasMaker canvas_;
    QWidget* page_;
    QPointer<DeckSheet> sheet_;
    bool isAsked_ = false;
    bool isBrought_ = false; ///< an undo asks for another one
};

} // namespace parlour
