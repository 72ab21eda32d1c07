// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the purse's sheet in which cards are bought: all cards with their prices, and how many the person owns.
#pragma once

#include "app/seating/wagers.h"
#include "app/window/parts/card_grid.h"

namespace parlour {

class DealerPart : public QWidget {
    Q_OBJECT

public:
    DealerPart(CreditTerms terms, DeckChoice cards);
    void take(const PurseAccount& account);

signals:
    void buyWanted(const QString& card, int price);

private:
    const DeckCard* find(const QString& id) const;
    QString whyNot(const QString& card) const;
    void choose(const QString& card);

    CreditTerms terms_;
    DeckChoice cards_;
    PurseAccount purse_;
    QString chosen_; ///< id of the card that the button buys; empty: none
    CardGrid* grid_;
    QLabel* state_;
    Button* buy_;
};

} // namespace parlour
