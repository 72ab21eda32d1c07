// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Coins' table: actions, rounds, levers, the log, the state of the match. They may contain strong() marks,
// which spoken() removes. Plain labels are in the layout. Knows Views and events, no places and colours.
#pragma once

#include "app/tables/coins/coins_position.h"
#include "app/tables/kit/text.h"

#include <QCoreApplication>

namespace parlour::coins {

class TableText {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    static QString action(const Action& action);
    /// A short label: "Back to 35".
    static QString shortAction(Move move);
    /// "Back to 7–11", or "Back to 7" for a single round.
    static QString backTo(int first, int last);

    // The two sides and the state of the round.
    static QString face(Seat seat) { return seat == 0 ? tr("sun", "side of the coin") : tr("moon", "side of the coin"); }
    static QString plateLine(const SeenPosition& seen, Seat seat);
    /// All possible plate lines.
    static QStringList plateLines();
    static QString plate(const SeenPosition& seen, Seat seat);
    static QString round(const SeenPosition& seen) { return tr("Round %1").arg(seen.round()); }
    static QString standing(const SeenPosition& seen);

    // The chart.
    static QString coin(const SeenPosition& seen, int round);
    /// In several lengths, longest first.
    static QStringList blocked(const SeenPosition& seen);
    static QString journey(const SeenPosition& seen, Seat seat, int round);
    static QString journeyDone(const SeenPosition& seen, const Event& event);
    static QString branch(const SeenPosition& seen, const AbandonedTimeline& branch);
    static QString chart(const SeenPosition& seen);

    // The levers.
    static QString leftShort(int left, int of) { return tr("%1 of %2").arg(left).arg(of); }
    static QString blueLevers(int left) { return tr("%n blue lever(s) left", nullptr, left); }
    static QString redLevers(int left) { return tr("%n red lever(s) left", nullptr, left); }
    static QString blueLeverHelp(int round);
    static QString whyNotNow(const SeenPosition& seen);
    static QString whyNotTo(const SeenPosition& seen, int round);

    static QString failureHelp(const SeenPosition& seen, int round);

    static QString memoryTitle() { return tr("Your memory"); }
    static QString memoryHelp(const SeenPosition& seen);

    static QString subtitle(const SeenPosition& seen);
    static LogLine line(const Event& event, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
    static QString questionSentence(const SeenPosition& seen);
    static ResultText result(const SeenPosition& seen);
    static QString shortResult(const SeenPosition& seen) { return duel(seen).shortResult(); }
    static Tally tally(const SeenPosition& seen) { return {duel(seen).score(), seen.score(seen.me())}; }
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const SeenPosition& seen) { return tr("Round %1 of %2").arg(seen.round()).arg(seen.rounds()); }
    static QString tagline() { return tr("A coin toss, with time travel."); }
    static QString goal()
    {
        return tr("Win more tosses than the other player by the end of the last round. Red levers go back in time to toss "
                  "again, blue levers forbid it.");
    }
    static std::vector<TableKey> keys();

private:
    static kit::DuelResult duel(const SeenPosition& seen) { return {seen, seen.score(0), seen.score(1)}; }
    static QString answer(Move::Kind kind);
};

} // namespace parlour::coins
