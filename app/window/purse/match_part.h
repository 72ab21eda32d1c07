// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the purse's sheet for the next match: opponents with their limits and purses, and the wager.
#pragma once

#include "app/window/purse/purse_sheet.h"

namespace parlour {

class NumberField;
class SeatRow;

class MatchPart : public QWidget {
    Q_OBJECT

public:
    /// Begins with the opponent of the setup. `input` outlives this.
    explicit MatchPart(const PurseInput& input);
    void take(const PurseAccount& account);
    /// The main button.
    QWidget* firstFocus() const;

signals:
    void matchWanted(const parlour::Setup& setup, int wager);
    void freePlayWanted(const parlour::Setup& setup);
    void deckWanted();

private:
    QWidget* makeFoot();
    void listOpponents();
    void choose(std::size_t opponent);
    void showWager();
    Setup setup() const;

    const PurseInput& input_;
    PurseAccount purse_;
    std::size_t chosen_ = 0; ///< index of the opponent
    QVBoxLayout* list_;
    std::vector<SeatRow*> rows_;
    NumberField* wager_;
    QLabel* state_;
    Button* free_;
    Button* deck_; ///< hidden while there is no choice
    Button* play_;
};

} // namespace parlour
