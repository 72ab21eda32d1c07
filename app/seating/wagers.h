// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches that a person plays for credits: joins the purse (app/store) with the terms of the game (CreditGame). A match is
// known by the id of its saved game. It is settled before it moves to the history, so after a kill at any moment it is
// either still a saved game with an open wager, or settled. A wager whose game was never saved is given back.
#pragma once

#include "app/seating/setup.h"
#include "app/store/database/purse.h"
#include "app/store/saved_games.h"
#include "app/tables/table_capabilities.h"

namespace parlour {

/// The stake of a match, and what its person may build a deck of.
struct Stake {
    int wager = 0; ///< of each player, in credits; 0: for honour
    QStringList cards; ///< the collection
};

/// The terms of a game that can be played for credits; nullopt of another.
std::optional<CreditTerms> creditTermsOf(std::string_view game);
/// The purse of a game with these terms.
Purse purseOf(History& history, const QString& game, const CreditTerms& terms);

/// The opponent of a match between the person and one who plays for credits; null if it is not such a match.
const CreditOpponent* opponentIn(const CreditTerms& terms, const std::vector<std::string>& seats);
/// The credits that an opponent owns.
int creditsOf(const CreditOpponent& opponent, const PurseAccount& account);
/// The highest wager of a match between both.
int highestWager(const CreditOpponent& opponent, const PurseAccount& account);
/// The last wager against this opponent, at first half of its limit, as far as both own it.
int usualWager(const CreditOpponent& opponent, const PurseAccount& account);

/// Record::collection of a new game: the cards that its person may build a deck of.
std::vector<std::string> collectionOf(const std::optional<Stake>& stake);
/// The choice of a deck among the cards of a collection.
DeckChoice ownedChoice(DeckChoice choice, const QStringList& cards);

/// The stake of a saved game; nullopt if it is not played for credits.
std::optional<Stake> stakeOf(History& history, const QString& match, const std::string& game);
/// Pays the wager of a finished match once. Returns the sentence that says so; empty if there was none to pay. After an
/// error keep the saved game and try again.
Expected<QString> settleMatch(History& history, const QString& match, const Record& record);
/// Gives the wager of a discarded match to its opponent.
Expected<void> forfeitMatch(History& history, const QString& match, const std::string& game);
/// Settles the finished games that are not in the history, since the program was killed or the history was in use, and adds
/// them; then gives back the wagers of matches that were never saved. Call when the program starts. Returns the notice of a
/// purse that was set aside; empty: none was.
QString addFinished(History& history, SavedGames& saved);

/// A number of credits in words.
QString creditsText(int credits);

} // namespace parlour
