// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts that tables of twenty share: the house deck, the next card, and labels of buttons and totals.
#pragma once

#include "app/tables/kit/position.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/twenty/twenty_paint.h"

#include <QCoreApplication>

namespace parlour::twenty {

using HouseCounts = std::array<int, kHighestHouse>; ///< numbers of house cards by value - 1

class BoardText {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    static QString standOn(int total) { return tr("Stand on %1").arg(total); }
    static QString endTurn() { return tr("End turn"); }
    static QString bust() { return tr("bust"); }
    static QString stands() { return tr("stands"); }
    static QString total(const QString& name, int total, bool standing);
    /// "The Kid is bust with 23."
    static QString state(const kit::Seating& seating, Seat seat, int total, bool standing);
    /// "You draw 7.", if the viewpoint is the only person and drew a house card that no later event tells with its turn.
    template <class Event>
    static QString youDraw(const kit::Seating& seating, const std::vector<Event>& events)
    {
        QString drawn;
        for (const Event& event : events)
            if (event.seat == seating.me() && seating.isYou(event.seat))
                drawn =
                    event.kind == Event::Kind::Drew ? tr("You draw %1.", "a house card").arg(int{event.value}) : QString();
        return drawn;
    }
    /// Both totals of a finished part, the viewpoint's first: "19 : 23 bust".
    static QString totals(int mine, int theirs);
    /// The distribution of a total after the next house card; nullopt if none is left.
    static std::optional<Chances> nextCard(int total, const HouseCounts& left);
    /// For training wheels.
    static QString leftInDeck(const HouseCounts& left);
};

} // namespace parlour::twenty
