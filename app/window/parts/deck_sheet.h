// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet in which a person builds a deck: the cards to choose from, the places of the deck, decks with names and own
// ones. Opened for a table that is a DeckBuilder: by the table page when a deck is asked for, and before a new game. Knows
// no game.
#pragma once

#include "app/store/settings.h"
#include "app/widgets/sheet.h"
#include "app/window/parts/card_grid.h"

class QVBoxLayout;

namespace parlour {

/// The choice of a deck before a game with these rules; nullopt if players bring none.
std::optional<DeckChoice> deckChoiceBefore(const GameInfo& info, const GameTable& table, const RuleMap& rules,
                                           const Canvas& canvas);

/// The deck of the last time as far as it may be built of these cards, else the usual one: ids in the order of the
/// collection.
QStringList usualDeck(const DeckChoice& choice, const QStringList& last);

class DeckSheet : public Sheet {
    Q_OBJECT

public:
    /// `game`: the id under which the settings keep its decks. `accept`: the button's text. Begins with the deck of the last
    /// time; an accepted deck is that of the next time.
    DeckSheet(const DeckChoice& choice, const QString& game, const QString& accept, Settings& settings, QWidget* window);

    /// For people who share the screen: begins with the usual deck and keeps no choice.
    void keepSecret();
    /// Where the keyboard begins: the last deck can be played at once.
    QWidget* firstFocus() const { return accept_; }

signals:
    void chosen(const std::string& action);

private:
    QWidget* makeBuilder();
    QWidget* makeDecks();
    QWidget* makeFoot();
    void listDecks();
    void addDeckRow(const QString& name, const QStringList& cards, bool isOwn);

    const DeckCard* findCard(const QString& id) const;
    std::vector<Settings::OwnDeck> decksWithout(const QString& name) const;
    void add(const QString& card);
    void remove(const QString& card);
    void mark(const QString& card);
    void setDeck(const QStringList& cards);
    void fillAtRandom();
    void save();
    void showDeck();
    void tellAbout(const QString& card);

    DeckChoice choice_;
    QString game_;
    Settings& settings_;
    bool isSecret_ = false; ///< as by keepSecret()
    QStringList deck_; ///< ids in the order of the collection
    QStringList wanted_; ///< ids of the cards that the person hopes to be dealt
    CardGrid* collection_;
    CardGrid* places_;
    QVBoxLayout* decks_;
    QLineEdit* name_;
    Button* save_;
    SegmentButton* marks_; ///< on: a press of a card of the deck marks it as wanted
    QLabel* state_;
    Button* accept_;
};

} // namespace parlour
