// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decks of playing cards that can be chosen: our own in two or four colours, and those of KDE and GNOME that are
// installed. Called by the settings page (to list them) and by whoever makes a Canvas.
#pragma once

#include "app/draw/canvas.h"

#include <QString>

#include <memory>
#include <vector>

namespace parlour {

struct DeckInfo {
    QString id; ///< "parlour", "kde:svg-dondorf", "gnome:bonded"; stays the same between starts
    QString name; ///< as people read it, in their language where the deck has one
    QString file; ///< where its pictures are; empty for our own
    QString preview; ///< file of a picture that shows it; may be empty
};

/// Our own first, then the others by name. A deck whose faces come out blank is left out: looking for that draws one
/// court of each deck once (0.1 to 0.6 s a deck), so call it on another thread.
std::vector<DeckInfo> installedDecks();

/// How many pixels of the device lie under one of the painter's: the pixel ratio at which a CardArt draws there.
double ratioOf(const QPainter& painter);

/// A deck by id; an unknown one gives our own. Of our own, `fourColour` colours diamonds blue and clubs green, `back` is
/// one of those in card_backs.h (0: its own), and `russian` has В, Д and Т for J, Q and A. Returns
/// at once: pictures are made on another thread when they are first asked for.
std::shared_ptr<const CardArt> makeDeck(const QString& id, bool fourColour, int back = 0, bool russian = false);

} // namespace parlour
