// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Simple Pazaak's table: actions, cards, totals, the log, the state of the match. They may contain strong()
// marks, which spoken() removes. Plain labels are in the layout. Knows Views and events, no places and colours.
#pragma once

#include "app/tables/kit/text.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/twenty/twenty_text.h"
#include "engine/pazaak/pazaak_notation.h"

#include <QCoreApplication>

#include <optional>
#include <string_view>

namespace parlour::pazaak {

/// A Position in Simple Pazaak's types.
class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    const Board& board(Seat seat) const { return view().boards[asIndex(seat)]; }
    int wins(Seat seat) const { return view().wins[asIndex(seat)]; }
    int sideCount(Seat seat) const { return view().sideCounts[asIndex(seat)]; }
    /// Null if the hand is closed to the viewer.
    const SideCards* sides(Seat seat) const { return viewOf(seat) ? &viewOf(seat)->sides : nullptr; }
    bool isTurn(Seat seat) const { return view().turn == seat; }
    /// Whether a hand is over and the next has not begun.
    bool isBetweenHands() const { return view().turn < 0 && !view().over && view().hand > 0; }
};

class TableText : public twenty::BoardText {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    static QString action(const Action& action);

    /// "plus 5, makes 19 and you stand, can be played".
    static QString sideCard(int value, int makes, bool canBePlayed);
    static QString plate(const SeenPosition& seen, Seat seat);
    static QString plateLine(const SeenPosition& seen, Seat seat) { return kit::turnLine(seen, seat, seen.isTurn(seat)); }
    /// The last move of a seat in this hand; empty if there is none.
    static QString lastMove(const SeenPosition& seen, Seat seat);
    /// The effect of playing `value` now: arithmetic and rules, no advice.
    static QString preview(const SeenPosition& seen, Seat seat, int value);
    static QString whyNotNow(const SeenPosition& seen);
    /// The result of a hand; empty if the last step did not end one.
    static QString handResult(const SeenPosition& seen);
    /// The distribution of a seat's total after the next house card; nullopt if it draws no more.
    static std::optional<Chances> nextCard(const SeenPosition& seen, Seat seat);

    static QString subtitle(const SeenPosition& seen);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
    static QString handSentence(const SeenPosition& seen);
    static QString drawnSentence(const SeenPosition& seen);
    static QString questionSentence(const SeenPosition& seen);
    static ResultText result(const SeenPosition& seen);
    static QString shortResult(const SeenPosition& seen) { return duel(seen).shortResult(); }
    static Tally tally(const SeenPosition& seen) { return {duel(seen).score(), {}}; }
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const SeenPosition& seen);
    static QString hand(int number) { return tr("Hand %1").arg(number); }
    static QString tagline() { return tr("Twenty, not one more. Take it before Pazaak."); }
    static QString goal() { return tr("Come as near to 20 as you can without passing it; three hands win the match."); }
    static std::vector<TableKey> keys();

private:
    static kit::DuelResult duel(const SeenPosition& seen);
    // The log text of an event.
    static QString turn(const Event& event, int drew, const SeenPosition& after);
};

} // namespace parlour::pazaak
