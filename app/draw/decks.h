// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decks of playing cards to choose from: the program's own in two or four colours, and the installed ones of KDE and
// GNOME. Called by the settings page, which lists them, and by makers of a Canvas.
#pragma once

#include "app/draw/canvas.h"

#include <QString>

#include <memory>
#include <vector>

namespace parlour {

struct DeckInfo {
    QString id; ///< "parlour", "kde:svg-dondorf", "gnome:bonded"; stable between starts
    QString name; ///< as people read it, in their language where the deck has one
    QString file; ///< of its pictures; empty for the own deck
    QString preview; ///< file of a sample picture; may be empty
};

/// The own deck first, then the others by name, without those whose faces come out blank. Blocks while two faces of each
/// deck are drawn, so call it on another thread.
std::vector<DeckInfo> installedDecks();

/// The pixel ratio of a painter: device pixels for one logical pixel.
double ratioOf(const QPainter& painter);

/// A deck by id, or the own deck if there is none of that id. The own deck alone heeds the options: `fourColour` makes
/// diamonds blue and clubs green, `back` is one of card_backs.h (0: the woven one), `russian` prints В, Д and Т for J, Q and
/// A. Returns at once: pictures are made on another thread when first needed.
std::shared_ptr<const CardArt> makeDeck(const QString& id, bool fourColour, int back = 0, bool russian = false);

} // namespace parlour
