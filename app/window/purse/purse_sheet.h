// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of a person's purse in a game that is played for credits, in three parts: the opponent and wager of the next
// match, the dealer's cards, and the credits won and lost. Knows no game.
#pragma once

#include "app/seating/positions.h"
#include "app/seating/wagers.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

class QStackedWidget;

namespace parlour {

class AccountPart;
class DealerPart;
class MatchPart;

/// The match that the sheet is opened for.
struct PurseInput {
    const GameInfo& info;
    const GameTable& table;
    CreditTerms terms;
    Setup setup; ///< of the next match; the opponent may be changed
    WindowStyle style;
    Naming naming;
    Settings& settings;
    bool isFirst = false; ///< asks a person who has not chosen yet: free play, for credits, or the lesson
    QString lesson = {}; ///< text of the button that starts the lesson; empty: none
    qsizetype deckSize = 0; ///< cards of a deck; filled by the sheet
};

class PurseSheet : public Sheet {
    Q_OBJECT

public:
    enum class Part { Match, Dealer, Account };

    PurseSheet(PurseInput input, Purse purse, QWidget* window);
    void openAt(Part part);

signals:
    void matchWanted(const parlour::Setup& setup, int wager);
    void freePlayWanted(const parlour::Setup& setup);
    void lessonWanted();

private:
    QWidget* makeHead();
    QWidget* makeIntroduction();
    Expected<PurseAccount> accountToShow();
    void chooseDeck();
    void connectParts();
    void take(const Expected<PurseAccount>& account);
    void setPart(Part part);

    PurseInput input_;
    DeckChoice choice_; ///< of all cards
    Purse purse_;
    QLabel* credits_;
    QLabel* owed_;
    Button* repay_;
    QLabel* notice_;
    Segment* segment_;
    QStackedWidget* parts_;
    MatchPart* match_;
    DealerPart* dealer_;
    AccountPart* account_;
};

} // namespace parlour
