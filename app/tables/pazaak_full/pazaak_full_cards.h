// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of Pazaak's side cards, and the drawable of a side deck to choose. Used by the table, its tile and the deck
// sheet.
#pragma once

#include "app/tables/kit/controls.h"
#include "app/tables/twenty/twenty_cards.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <optional>
#include <vector>

namespace parlour::pazaak_full {

/// A card as printed; with a `value`, as it counts now.
twenty::SideCard pictureOf(Card card, std::optional<int> value = std::nullopt);
/// The picture of a played card whose value was chosen.
twenty::SideCard pictureOf(const Play& play);
Face faceOf(const Laid& laid, const QFont& font);

/// A button with a deck's name above its cards.
struct DeckDrawable {
    QString name = {};
    std::vector<twenty::SideCard> cards = {};
    bool chosen = false; ///< by a bot
};
void paint(const kit::Pencil& pen, QRectF box, const DeckDrawable& deck);

/// A small picture for the lobby: one's own row, and the cards of one's own that set this game apart from its simple sister.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::pazaak_full
