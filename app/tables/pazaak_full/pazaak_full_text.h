// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Pazaak's table: cards, decks, actions, totals, the log, the state of the match. They may contain strong()
// marks, which spoken() removes. Plain labels are in the layout. Knows Views and events, no places and colours.
#pragma once

#include "app/tables/kit/text.h"
#include "app/tables/twenty/twenty_text.h"
#include "engine/pazaak_full/pazaak_full_notation.h"

#include <QCoreApplication>

#include <optional>

namespace parlour::pazaak_full {

/// A Position in Pazaak's types.
class SeenPosition : public kit::SeenPosition<View, Event, parseAction> {
public:
    using kit::SeenPosition<View, Event, parseAction>::SeenPosition;

    const Board& board(Seat seat) const { return view().boards[asIndex(seat)]; }
    int wins(Seat seat) const { return view().wins[asIndex(seat)]; }
    int handCount(Seat seat) const { return view().handCounts[asIndex(seat)]; }
    const Hand& played(Seat seat) const { return view().played[asIndex(seat)]; }
    /// Null if the hand is closed to the viewer.
    const Hand* hand(Seat seat) const { return viewOf(seat) ? &viewOf(seat)->hand : nullptr; }
    bool isTurn(Seat seat) const { return view().turn == seat; }
    /// Whether the seat has yet to choose its side deck, as far as the viewer knows.
    bool isChoosing(Seat seat) const
    {
        return view().began < 0 && position().node.isWaiting() && position().node.seats.has(seat);
    }
    const Event* setEnd() const { return kit::findEvent<Event>(position().lastStep, Event::Kind::SetEnded); }
};

class TableText : public twenty::BoardText {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    static QString card(Card card); ///< "±3", "2&4", "×2"
    static QString spokenCard(Card card); ///< "plus or minus 3"
    static QString about(Card card); ///< its effect in a sentence
    static QString worth(Card card); ///< as measured, in a sentence; empty if it was not
    static QString play(const Play& play); ///< "−3" for ±3 as −3
    static QString cards(const Hand& cards);
    static QString action(const Action& action);
    /// The name of a named deck, else its cards.
    static QString deck(const Deck& deck);

    /// The limit of side decks in a sentence.
    static QString limit(Limit limit);
    /// The reason why a deck with so many copies of a card cannot take another; empty if it can.
    static QString whyNotAdd(Limit limit, int copies, Card card);

    /// "plus or minus 3, makes 11 or 17, can be played".
    static QString sideCard(Card card, const Board& board, bool canBePlayed);
    static QString spokenPlay(const Play& play); ///< "minus 3", of a play with a value
    static QString laid(const Laid& laid); ///< "plus or minus 3, counts minus 3"
    static QString plate(const SeenPosition& seen, Seat seat);
    static QString plateLine(const SeenPosition& seen, Seat seat);
    /// The last turn of a seat in this set; empty if there is none.
    static QString lastMove(const SeenPosition& seen, Seat seat);
    /// The effect of a play on the viewpoint's board: arithmetic and rules, no advice.
    static QString preview(const SeenPosition& seen, const Play& play);
    /// The effects of a card whose sign or value is chosen after it.
    static QString preview(const SeenPosition& seen, Card card);
    static QString whyNotNow(const SeenPosition& seen);
    /// The result of a set; empty if the last step did not end one.
    static QString setResult(const SeenPosition& seen);
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
    static QString set(int number) { return tr("Set %1").arg(number); }
    static QString tagline() { return tr("With ten cards of your own, and credits."); }
    static QString goal()
    {
        return tr(
            "Come as near to 20 as you can with the help of your own side cards; who wins enough sets wins the match.");
    }
    static std::vector<TableKey> keys();

private:
    static kit::DuelResult duel(const SeenPosition& seen);
    static QString turn(const Event& event, const Event* played, int drew, const SeenPosition& after);
};

} // namespace parlour::pazaak_full
