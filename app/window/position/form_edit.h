// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of a position's lines by its form: cards that are sent to places and taken out, values of controls, and the
// letters of cards. Pure functions, used by the table on which a position is put in; they know no game and no widget.
#pragma once

#include "app/tables/position_form.h"

#include <optional>

namespace parlour {

/// The lines that a form was made of.
struct FormEdit {
    const PositionForm& form;
    const PositionLines& lines;

    /// With a card in a place, or in the first one that takes it; a card of which there is one leaves its place. nullopt if
    /// there is no room or the card is there already.
    std::optional<PositionLines> with(const QString& card, std::size_t place) const;
    /// Without the card at `index` of a place.
    PositionLines without(std::size_t place, qsizetype index) const;
    /// With that card in another place.
    std::optional<PositionLines> moved(std::size_t from, qsizetype index, std::size_t to) const;
};

bool accepts(const FormPlace& place, const QString& card);
/// Null if there is no such card.
const DeckCard* findCard(const FormCards& cards, const QString& id);
/// The copies of a card that lie in places.
qsizetype usedCopies(const FormCards& cards, const QString& card);

/// The card of a place that is typed with these letters. `isBeginning`: none yet, but more letters may follow.
struct TypedCard {
    QString card;
    bool isBeginning = false;
};
TypedCard typedCard(const FormCards& cards, const FormPlace& place, const QString& letters);

/// The values that a control offers, in order: its choices, or the numbers from the lowest to the highest one.
std::vector<FormChoice> valuesOf(const FormControl& control);

} // namespace parlour
