// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Yahtzee's table: dice, boxes, holds, the joker rule, reports, the log, the state of the game. They may
// contain strong() marks, which spoken() removes. Plain labels are in the layout. Knows Views and events, no places and
// colours.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/yahtzee/yahtzee_notation.h"

#include <QCoreApplication>

#include <optional>
#include <string_view>

namespace parlour::yahtzee {

/// A Position in Yahtzee's types. Dice have positions 0 to 4, in which the dice held in the last roll come last, and numbers
/// 1 to 5 for people, in which they come first as on the tray.
class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    explicit SeenPosition(const Position& position);

    Seat turn() const { return view().turn; } ///< -1: the game is over
    const Rules& rules() const { return view().rules; }
    int round() const { return view().round; }
    /// nullopt if the card is closed to the viewer.
    const std::optional<Card>& card(Seat seat) const { return cards_[asIndex(seat)]; }
    /// The card of the seat to move; an empty one if it is closed.
    Card turnCard() const;
    int total(Seat seat) const { return card(seat) ? card(seat)->total() : 0; }

    const Dice& dice() const { return dice_; } ///< of the seat to move
    int roll() const { return roll_; } ///< the number of the last roll, or of the next if it is due: 1 to 3; 0: no turn yet
    int heldCount() const { return held_; } ///< dice held in the last roll
    int numberOf(int at) const { return (at + held_) % kDice + 1; }
    /// The previous positions of the dice that the last step held; empty if it held none.
    const Positions& keptFrom() const { return keptFrom_; }

    /// Whether a person may roll or write now.
    bool isAsked() const { return position().asked >= 0 && position().asked == turn() && dice_.full(); }
    /// Whether the first roll of a turn waits for a person.
    bool hasCup() const { return position().thrower >= 0 && position().thrower == turn() && dice_.empty(); }
    bool mayRoll() const { return dice_.full() && roll_ < kRolls; }
    /// The boxes that the dice may be written into; empty before all dice have fallen.
    BoxSet allowed() const;
    int pointsFor(Box box) const { return pointsIn(turnCard(), box, dice_); }
    bool isJokerDue() const { return dice_.full() && isExtraYahtzee(turnCard(), dice_); }
    bool paysBonus() const { return dice_.full() && earnsYahtzeeBonus(turnCard(), dice_); }

    /// Whether the last step was a roll.
    bool justRolled() const;
    /// The box written by the last step; null if it did something else.
    const Event* written() const;
    bool isAlone() const { return seats() == 1; }

private:
    std::vector<std::optional<Card>> cards_;
    Dice dice_;
    int roll_ = 0;
    int held_ = 0;
    Positions keptFrom_;
};

/// A step of the joker rule.
struct JokerStep {
    QString rule;
    QString here; ///< the state of this card
    QString verdict; ///< a word or two
    bool applies = false;
};

/// A candidate of a report, as text.
struct Evaluation {
    QString label; ///< "Choice"
    std::optional<Action> action;
    Dice dice; ///< the held ones; empty for writing and for rolling all
    QString what; ///< "Chance", or the held dice as text
    QString reason;
    QString points; ///< empty if the candidate has no value
    QString loses; ///< difference to the best value
    bool isBest = false;
    bool isChosen = false;
};

class TableText {
    Q_DECLARE_TR_FUNCTIONS(Yahtzee)

public:
    static QString box(Box box);
    /// "Full House 25".
    static QString worth(Box box, int points);
    /// The scoring rule of a box.
    static QString boxRule(Box box);
    /// "4 4 6".
    static QString faces(const Dice& dice);
    static QString action(const Action& action);
    static QString actionAt(const Action& action, const SeenPosition& seen);

    // The table.
    static QString title(const SeenPosition& seen);
    /// The text next to the title: the last writing, else the task of a person.
    static QString notice(const SeenPosition& seen);
    static QString rollButton(int dice) { return tr("Roll %n dice", nullptr, dice); }
    static QString toThrow() { return tr("Your turn: roll the dice"); }
    static QString howToRoll(const QString& key) { return tr("Click the cup, press %1, or shake it by dragging.").arg(key); }

    // The score card.
    static QString scoreCard() { return tr("Score card"); }
    static QString upperBonus() { return tr("Upper bonus"); }
    static QString upperBonusRule() { return tr("+%1 from %2 points").arg(kUpperBonus).arg(kUpperGoal); }
    static QString yahtzeeBonus() { return tr("Yahtzee bonus"); }
    static QString total() { return tr("Total"); }
    /// The line under a name.
    static QString columnLine(const SeenPosition& seen, Seat seat);
    static QString column(const SeenPosition& seen, Seat seat);
    static QString row(const SeenPosition& seen, Box box);
    static QString choice(const SeenPosition& seen, Box box);
    /// Why the joker rule forbids a free box: as a note in its row, and as a sentence.
    static QString barred(const SeenPosition& seen);
    static QString whyBarred(const SeenPosition& seen);

    // The joker rule.
    static QString jokerTitle(const SeenPosition& seen);
    static QString jokerText(const SeenPosition& seen);
    /// The joker rule without its steps, for little room.
    static QString jokerBrief(const SeenPosition& seen);
    static std::vector<JokerStep> jokerSteps(const SeenPosition& seen);

    // The report: the choice and the best candidate, each once; then the next best.
    static QString reportTitle(const SeenPosition& seen);
    static QString reportUnit(const Report& report);
    static QString points() { return tr("Points"); }
    static std::vector<Evaluation> evaluations(const SeenPosition& seen);
    static std::vector<Evaluation> others(const SeenPosition& seen, const std::vector<Evaluation>& shown);
    static QString spokenEvaluation(const Evaluation& evaluation);
    /// Whether two actions are equivalent: equal faces are interchangeable.
    static bool isSame(const SeenPosition& seen, const Action& a, const Action& b);
    /// The label of the button that follows the advice.
    static QString follow(const SeenPosition& seen, const Action& action);

    // The game.
    static QString subtitle(const SeenPosition& seen);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
    static QString questionSentence(const SeenPosition& seen);
    static ResultText result(const SeenPosition& seen);
    static QString shortResult(const SeenPosition& seen);
    static Tally tally(const SeenPosition& seen);
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const SeenPosition& seen) { return round(seen.round()); }
    static QString round(int number) { return tr("Round %1").arg(number); }
    static QString tagline() { return tr("Five dice, thirteen boxes."); }
    static QString goal()
    {
        return tr("Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.");
    }
    static std::vector<TableKey> keys();

private:
    static Evaluation evaluate(const SeenPosition& seen, const Candidate& candidate);
    static QString reasonOf(const Report& report, const Candidate& candidate);
    static LogLine line(const Event& event, const SeenPosition& after);
};

} // namespace parlour::yahtzee
