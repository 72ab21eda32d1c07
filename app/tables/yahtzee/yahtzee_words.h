// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Yahtzee in words, plain labels apart: the words of dice, boxes and holds, the joker rule in place, the log, the state of
// play. Texts may hold strong() marks; spoken() takes them out. Knows Views and events; nothing of places and colours.
#pragma once

#include "app/tables/kit/position.h"
#include "engine/yahtzee/yahtzee_notation.h"

#include <QCoreApplication>

#include <optional>
#include <string_view>

namespace parlour::yahtzee {

/// What the viewer of a position knows, in Yahtzee's own types. Of the dice on the table, those that were held in the last
/// roll come last; on the tray they lie first, so people count them first: 1 to 5 are numbers, 0 to 4 positions.
class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    explicit SeenPosition(const Position& position);

    Seat turn() const { return view().turn; } ///< -1: the game is over
    const Rules& rules() const { return view().rules; }
    int round() const { return view().round; }
    /// None if the card is closed to the viewer.
    const std::optional<Card>& card(Seat seat) const { return cards_[at(seat)]; }
    /// The card of the seat that has its turn; an empty one if it is closed.
    Card turnCard() const;
    int total(Seat seat) const { return card(seat) ? card(seat)->total() : 0; }

    const Dice& dice() const { return dice_; } ///< of the seat that has its turn
    int roll() const { return roll_; } ///< which one lies there, or is about to fall: 1 to 3; 0: the turn has not begun
    int heldCount() const { return held_; } ///< of the last roll
    int numberOf(int at) const { return (at + held_) % kDice + 1; }
    /// Where each of the dice that stay lay one roll ago; empty if the last step held none.
    const Positions& keptFrom() const { return keptFrom_; }

    /// A person may roll or write now.
    bool isAsked() const { return position().asked >= 0 && position().asked == turn() && dice_.full(); }
    /// A person has the cup in hand: the first roll of its turn is to come.
    bool hasCup() const { return position().thrower >= 0 && position().thrower == turn() && dice_.empty(); }
    bool mayRoll() const { return dice_.full() && roll_ < kRolls; }
    /// The boxes that the dice may be written into.
    BoxSet allowed() const;
    int pointsFor(Box box) const { return pointsIn(turnCard(), box, dice_); }
    bool isJokerDue() const { return dice_.full() && isExtraYahtzee(turnCard(), dice_); }
    bool paysBonus() const { return dice_.full() && earnsYahtzeeBonus(turnCard(), dice_); }

    /// The last step was a roll.
    bool justRolled() const;
    /// What the last step wrote; none if it did something else.
    const Event* written() const;
    bool isAlone() const { return seats() == 1; }

private:
    std::vector<std::optional<Card>> cards_;
    Dice dice_;
    int roll_ = 0;
    int held_ = 0;
    Positions keptFrom_;
};

/// One of the three steps of the joker order.
struct JokerStep {
    QString rule;
    QString here; ///< how it stands on this card
    QString verdict; ///< a word or two
    bool applies = false;
};

/// What a report gives one way to go on.
struct Weighed {
    QString label; ///< "Your hold"
    std::optional<Action> action;
    Dice dice; ///< that stay; none where a box is written or all are rolled
    QString what; ///< "Chance", else the dice in words
    QString reason;
    QString points; ///< empty: it gives no values
    QString loses; ///< against the most that there is
    bool isMost = false;
    bool isChosen = false;
    bool isYours = false; ///< it is what rolling now would do
};

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(Yahtzee)

public:
    static QString box(Box box);
    /// "Full House 25".
    static QString worth(Box box, int points);
    /// What a box counts, as a rule.
    static QString boxRule(Box box);
    /// "4 4 6".
    static QString faces(const Dice& dice);
    static QString action(const Action& action);
    static QString actionAt(const Action& action, const SeenPosition& seen);

    // The table.
    static QString title(const SeenPosition& seen);
    /// Beside the title: what was done last, else what there is to do.
    static QString notice(const SeenPosition& seen);
    static QString rollButton(int dice) { return tr("Roll %n dice", nullptr, dice); }
    static QString howToRoll() { return tr("Click the cup, press R, or shake it by dragging."); }

    // The score card.
    static QString scoreCard() { return tr("Score card"); }
    static QString upperBonus() { return tr("Upper bonus"); }
    static QString upperBonusRule() { return tr("+%1 from %2 points").arg(kUpperBonus).arg(kUpperGoal); }
    static QString yahtzeeBonus() { return tr("Yahtzee bonus"); }
    static QString total() { return tr("Total"); }
    /// Under a name: whose turn it is, else who that is.
    static QString columnLine(const SeenPosition& seen, Seat seat);
    static QString column(const SeenPosition& seen, Seat seat);
    static QString row(const SeenPosition& seen, Box box);
    static QString choice(const SeenPosition& seen, Box box);
    /// Beside a free box that the joker rule forbids, and as a sentence.
    static QString barred(const SeenPosition& seen);
    static QString whyBarred(const SeenPosition& seen);

    // The joker rule.
    static QString jokerTitle(const SeenPosition& seen);
    static QString jokerText(const SeenPosition& seen);
    /// Where there is no room for the steps.
    static QString jokerBrief(const SeenPosition& seen);
    static std::vector<JokerStep> jokerSteps(const SeenPosition& seen);

    // The report: what the bot would do, what the person holds so far and what brings most, each once; then what comes next.
    static QString reportTitle(const SeenPosition& seen);
    static QString reportUnit(const Report& report);
    static QString points() { return tr("Points"); }
    static std::vector<Weighed> weighed(const SeenPosition& seen, const Positions& held);
    static std::vector<Weighed> others(const SeenPosition& seen, const std::vector<Weighed>& shown);
    static QString spokenWeighed(const Weighed& weighed);
    /// Names the button that does what the report would do.
    static QString follow(const SeenPosition& seen, const Action& action);

    // The game.
    static QString subtitle(const SeenPosition& seen);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
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
    static std::vector<std::pair<QString, QString>> keys();

private:
    static Weighed weigh(const SeenPosition& seen, const Candidate& candidate);
    static QString reasonOf(const Report& report, const Candidate& candidate);
    static LogLine line(const Event& event, const SeenPosition& after);
};

} // namespace parlour::yahtzee
