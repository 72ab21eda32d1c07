// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What few games have at their tables, an interface each. The class of a game's table derives from GameTable and from those
// it has; the window asks with GameTable::as and does without where it gets null. As GameTable, they read Views and legal
// lists.
#pragma once

#include "app/tables/game_table.h"

#include <functional>

namespace parlour {

// ---------------------------------------------------------------------------------------------------- what is to be seen

/// Nothing on this table is hidden from the people at it: dice fall and cards are filled where all can see them. What bots
/// may know is another matter, decided by the rules' View.
class OpenToAll {};

/// Chances of what comes next, as the glass box draws them beside a report: bars side by side.
struct Chances {
    enum class Kind { Plain, Goal, Lost };
    struct Bar {
        QString label; ///< "17"
        double share = 0; ///< all sum to 1
        Kind kind = Kind::Plain;
    };
    /// What some bars come to, in the order of the bars.
    struct Sum {
        int bars = 0;
        QString words; ///< "safe 60%"
        Kind kind = Kind::Plain;
    };
    QString title; ///< "Next house card, from 35 unseen"
    std::vector<Bar> bars;
    std::vector<Sum> sums;
};

/// Some of what comes next follows from what all can see.
class Forecast {
public:
    /// What chance may bring to `seat` if it goes on; none: that is not for this position.
    virtual std::optional<Chances> chances(const Position& position, Seat seat) const = 0;

protected:
    ~Forecast() = default;
};

/// The things that the game's bots have beliefs about can be drawn.
class BeliefSigns {
public:
    /// The picture of one, painted into a box at the head of its column.
    virtual std::function<void(QPainter&, const QRectF&)> signOf(std::size_t thing) const = 0;
    /// Which of them a seat holds; empty: that is not to be seen.
    virtual std::vector<bool> holdings(const Position& position, Seat seat) const = 0;

protected:
    ~BeliefSigns() = default;
};

/// What training wheels show, for Settings.
struct WheelsText {
    QString title;
    QString help;
};

/// What could be counted can be shown (Position::hasWheels).
class TrainingWheels {
public:
    virtual WheelsText wheels() const = 0;

protected:
    ~TrainingWheels() = default;
};

// --------------------------------------------------------------------------------------------------- what a person can do

/// Who throws the dice lets chance happen: a person may be waited for (Position::rolls).
class HandThrown {
public:
    /// -1: nobody's turn.
    virtual Seat throwsNext(const Position& position) const = 0;

protected:
    ~HandThrown() = default;
};

/// A text of the person's own that goes with its actions and that the game hands back, where there is such a thing: it is
/// part of the game, unlike the notes that are kept with a saved game.
struct Memo {
    QString title; ///< "Your memory"
    QString help; ///< what becomes of it
    QString text; ///< what the position hands to the person
    int most = 0; ///< bytes of UTF-8
};

/// Actions carry a text that the person has written.
class MemoKeeper {
public:
    /// The text that a person keeps in this position; none: nothing is kept now. The field for it lies where the layout has
    /// its `memo`.
    virtual std::optional<Memo> memo(const Position& position) const = 0;
    virtual std::string withMemo(const std::string& action, const QString& text) const = 0;

protected:
    ~MemoKeeper() = default;
};

// --------------------------------------------------------------------------------------------- what goes on without asking

/// The questions of a game that one could do without, as Settings and the offer at the table name them.
struct PlainQuestions {
    QString title; ///< "End a bust by itself"
    QString help; ///< what happens then
    QString offer; ///< said where it first matters, as a question
};

/// The game sometimes asks where one answer alone makes sense, and can give it without the person.
class PlainAnswers {
public:
    virtual PlainQuestions plainQuestions() const = 0;
    /// The answer of `asked` that goes without saying, since no other can be of use; none: the question is one.
    virtual std::optional<std::string> plainAnswer(const Position& position) const = 0;

protected:
    ~PlainAnswers() = default;
};

/// Until when the action that does least may be taken round after round, in a game where that is usual.
struct RunUntil {
    std::string id; ///< of the game's own
    QString words; ///< "somebody pulls a lever"
    struct Number {
        int value = 0; ///< to begin with
        int low = 0;
        int high = 0;
    };
    std::optional<Number> number = {}; ///< that stands behind the words
};

/// What a person chose of those.
struct RunGoal {
    std::string id;
    int number = 0;
};

/// The first of the legal actions is often taken many times over.
class Repetition {
public:
    /// Until when it may be taken by itself from here on; empty: that is not for this position. The piece whose action is
    /// kToggleRun asks for it.
    virtual std::vector<RunUntil> runChoices(const Position& position) const = 0;
    /// Whether it is taken again in `now`, after it was in `before`.
    virtual bool runsOn(const RunGoal& goal, const Position& before, const Position& now) const = 0;

protected:
    ~Repetition() = default;
};

// --------------------------------------------------------------------------------------------------------------- the record

/// Time itself can go back. While people play they cannot look back into the record, since it knows what they may not.
class TimeTravel {
public:
    /// The first of the steps that the last one undid, for whoever does not see all hands. They are gone from its log. The
    /// number of steps: none.
    virtual std::size_t firstUndone(const Story& told) const = 0;

protected:
    ~TimeTravel() = default;
};

} // namespace parlour
