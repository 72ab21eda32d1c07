// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Optional capabilities of a game's table, an interface each. A table's class derives from GameTable and from the
// interfaces that its game supports; the window asks with GameTable::as and skips the feature if it gets null. Like
// GameTable, they read Views and legal lists.
#pragma once

#include "app/tables/game_table.h"

#include <functional>

namespace parlour {

// ------------------------------------------------------------------------------------------------------------ practice

/// The game names the themes of its puzzles.
class Themes {
public:
    /// The theme of a position, as text, in which `taken` tempts and `best` is best, both in the notation: "A trump wasted".
    /// Empty if it has none beyond the kind of mistake.
    virtual QString theme(const std::string& position, const std::string& taken, const std::string& best) const = 0;

protected:
    ~Themes() = default;
};

// ------------------------------------------------------------------------------------------------------------- display

/// Marks a table on which nothing is hidden from people: all see the dice fall and the score cards. The rules' View still
/// decides what bots know.
class OpenToAll {};

/// The game tells what people who share the screen need not hide from each other. Each answer follows from what all may
/// know, except that an action without a choice shows there is none.
class SharedTable {
public:
    /// Whether `seat` holds anything that the others must not see; else the screen passes to it without a curtain.
    virtual bool hides(const Position&, Seat) const { return true; }
    /// The answer to the open question that shows no card, so that it can be said aloud; nullopt if there is none.
    virtual std::optional<std::string> spokenAnswer(const Position&) const { return std::nullopt; }
    /// Whether the only legal action is played by itself.
    virtual bool playsOnlyAction(const Position&) const { return false; }

protected:
    ~SharedTable() = default;
};

/// The distribution of the next chance outcome, drawn as bars next to a report.
struct Chances {
    enum class Kind { Plain, Goal, Lost };
    struct Bar {
        QString label; ///< "17"
        double share = 0; ///< all sum to 1
        Kind kind = Kind::Plain;
    };
    /// The total of the next `bars` bars.
    struct Sum {
        int bars = 0;
        QString text; ///< "safe 60%"
        Kind kind = Kind::Plain;
    };
    QString title; ///< "Next house card, from 35 unseen"
    std::vector<Bar> bars;
    std::vector<Sum> sums; ///< in the order of the bars
};

/// The next chance outcome has a distribution that follows from public information.
class Forecast {
public:
    /// The outcomes that `seat` faces if it goes on; nullopt if there are none in this position.
    virtual std::optional<Chances> chances(const Position& position, Seat seat) const = 0;

protected:
    ~Forecast() = default;
};

/// The objects of the bots' beliefs have icons.
class BeliefIcons {
public:
    /// A painter of the icon of object `thing`, for the head of its column.
    virtual std::function<void(QPainter&, const QRectF&)> iconOf(std::size_t thing) const = 0;
    /// For each object, whether the seat holds it; empty if the viewer must not know.
    virtual std::vector<bool> holdings(const Position& position, Seat seat) const = 0;

protected:
    ~BeliefIcons() = default;
};

/// Beliefs about what seats hide (Layout::hidden) can be shown. Values are in the notation of the game's analyst.
class HiddenValues {
public:
    /// A value in running text, with the marks of app/draw/text.h: "nine of clubs".
    virtual QString valueText(const std::string& value) const = 0;
    /// The same as a short sign on its piece.
    virtual QString valueSign(const std::string& value) const { return valueText(value); }
    /// A painter of a picture for pieces that are too narrow for the sign; empty if there is none.
    virtual std::function<void(QPainter&, const QRectF&)> valueIcon(const std::string& /*value*/) const { return {}; }

protected:
    ~HiddenValues() = default;
};

/// The table can show counts that a player could keep (Position::hasWheels).
class TrainingWheels {
public:
    /// The counts that it shows, for Settings.
    virtual QString wheelsText() const = 0;

protected:
    ~TrainingWheels() = default;
};

// --------------------------------------------------------------------------------------------------------------- input

/// Chance waits for a person to throw the dice (Position::thrower).
class HandThrown {
public:
    /// The seat that throws next; -1 if it is nobody's turn.
    virtual Seat nextThrower(const Position& position) const = 0;
    /// Asks the person to throw: "Your turn: roll the dice".
    virtual QString throwText() const = 0;

protected:
    ~HandThrown() = default;
};

/// A text that a person writes with an action and that the game hands back. Part of the game, unlike the notes that are
/// kept with a saved game.
struct Memo {
    QString title; ///< "Your memory"
    QString help; ///< when the text is kept and when it is lost
    QString text; ///< handed over by the position
    int most = 0; ///< bytes of UTF-8
};

/// Actions carry a memo.
class MemoKeeper {
public:
    /// The memo of the person in this position; nullopt if none is kept now. Its field lies at the layout's `memo`.
    virtual std::optional<Memo> memo(const Position& position) const = 0;
    virtual std::string withMemo(const std::string& action, const QString& text) const = 0;

protected:
    ~MemoKeeper() = default;
};

/// A card that decks are built of.
struct DeckCard {
    QString id; ///< in the game's notation
    QString name; ///< "plus or minus 3"
    QString about; ///< its effect in a sentence
    Face face;
};

/// A deck that a person is to build.
struct DeckChoice {
    struct Named {
        QString name;
        QStringList cards; ///< ids
    };
    QString title; ///< "Your side deck"
    QString help; ///< the limits in force
    std::vector<std::vector<DeckCard>> rows; ///< the cards to choose from, a row a kind
    int size = 0; ///< cards of a deck
    int hand = 0; ///< cards that are dealt from it
    std::vector<Named> named; ///< decks on offer, the usual one first
    /// The reason why another `card` must not be added to `deck`; empty if it may.
    std::function<QString(const QStringList& deck, const QString& card)> whyNotAdd;
    /// The action that chooses a complete deck.
    std::function<std::string(const QStringList& deck)> action;
};

/// A player brings a deck of its own. A piece with Command::BuildDeck opens the sheet for it.
class DeckBuilder {
public:
    /// nullopt if the person is not asked for a deck now.
    virtual std::optional<DeckChoice> deckChoice(const Position& position, const Canvas& canvas) const = 0;

protected:
    ~DeckBuilder() = default;
};

/// An opponent who plays for credits.
struct CreditOpponent {
    std::string bot; ///< id
    int limit = 0; ///< the highest wager
    int credits = 0; ///< that it owns at first
    QStringList cards; ///< that it loses as prizes, in this order
};

/// The terms on which a game is played for credits.
struct CreditTerms {
    int credits = 0; ///< that a person begins with; a loan is as large
    QStringList cards; ///< that a person begins with: a deck within every limit
    int winsForPrize = 1; ///< won matches against an opponent for each of its cards
    std::vector<CreditOpponent> opponents; ///< the weakest first
    std::function<int(const QString& card)> price; ///< of a DeckCard::id
    std::function<QString(const QString& card)> sign; ///< short text of a DeckCard::id: "±3"
};

/// People can play for credits and own the cards of which they build decks (DeckBuilder).
class CreditGame {
public:
    virtual CreditTerms creditTerms() const = 0;

protected:
    ~CreditGame() = default;
};

// ---------------------------------------------------------------------------------------------------------- automation

/// The texts of automatic answers in Settings and in the offer at the table.
struct ObviousAnswersText {
    QString title; ///< "End the turn after a bust"
    QString help; ///< the effect
    QString offer; ///< the question at the first occasion
};

/// The game asks questions that have one sensible answer, which can be given without the person.
class ObviousAnswers {
public:
    virtual ObviousAnswersText obviousAnswersText() const = 0;
    /// The only sensible answer of `position.asked`; nullopt if there is a choice.
    virtual std::optional<std::string> obviousAnswer(const Position& position) const = 0;

protected:
    ~ObviousAnswers() = default;
};

/// An end of fast-forwarding that a person may choose.
struct StopCondition {
    std::string id; ///< of the game's own
    QString text; ///< "somebody pulls a lever"
    struct Number {
        int value = 0; ///< the initial one
        int low = 0;
        int high = 0;
    };
    std::optional<Number> number = {}; ///< follows the text
};

/// The StopCondition that a person chose.
struct StopGoal {
    std::string id;
    int number = 0;
};

/// The first of the legal actions can be repeated until a condition holds.
class FastForward {
public:
    /// The conditions on offer from here on; empty if fast-forwarding is not available. A piece with Command::ToggleRun
    /// asks for them.
    virtual std::vector<StopCondition> stopConditions(const Position& position) const = 0;
    /// Whether the action that was taken in `before` is repeated in `now`.
    virtual bool continues(const StopGoal& goal, const Position& before, const Position& now) const = 0;

protected:
    ~FastForward() = default;
};

// --------------------------------------------------------------------------------------------------------------- record

/// Steps can undo earlier ones. People at the table cannot browse the record of a running game: it shows undone rounds.
class TimeTravel {
public:
    /// The index of the first step that the last one undid, as players without sight of all hands see it; their log drops
    /// the steps from there on. The number of steps if none was undone.
    virtual std::size_t firstUndone(const Story& told) const = 0;

protected:
    ~TimeTravel() = default;
};

} // namespace parlour
