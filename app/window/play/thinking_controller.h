// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The glass box: asks the bots what they weigh, keeps the newest decision that was explained, and says it in the Thinking
// tab. Owned by the table page, which draws it on the table; knows no game.
#pragma once

#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/window/play/side_panel.h"

#include <functional>

namespace parlour {

class ThinkingController : public QObject {
    Q_OBJECT

public:
    /// The position after `step` steps, as whoever looks sees it.
    using PositionAt = std::function<Position(int step)>;
    /// All outlive this.
    ThinkingController(const GameTable& table, Session& session, SidePanel& panel, PositionAt positionAt, QObject* parent);

    /// A decision that was explained, at the cursor or before it.
    struct Weighed {
        int step = -1; ///< steps before it
        Seat seat = -1;
        std::shared_ptr<const Report> report = {}; ///< null: it does not tell
        Position position = {}; ///< in which it was taken
        bool isHint = false; ///< is there for the table's sake, whether or not the tab is seen
    };
    void put(const Weighed& weighed) { weighed_ = weighed; }
    void forget() { weighed_ = {}; }
    /// The game went on by a step, and the question that was weighed before it is still open.
    void keepQuestion()
    {
        if (weighed_.step == session_.cursor() - 1)
            weighed_.step = session_.cursor();
    }
    /// Hands the position what was weighed in it.
    void addTo(Position& position) const;

    /// Somebody else looks now, or sees more or fewer hands.
    void lookAgain();

    /// A running game explains itself; what stands still, or was on its way before anybody looked, is asked about.
    void want();
    /// What bots weigh tells of their cards: not before the game is over, unless nobody plays against them.
    bool mayExplain() const { return !session_.hasPerson() || session_.isOver(); }
    /// Says it all anew. `mayHint`: the person may ask for help here.
    void tell(const Position& position, const std::vector<SeatInfo>& seats, bool mayHint);

signals:
    /// The table and the tab are to be shown anew.
    void changed();

private:
    void take(int step, Seat seat, const std::shared_ptr<const Report>& report);
    bool isSeen() const { return panel_.isVisible() && panel_.tab() == SidePanel::Tab::Thinking; }
    QString emptyNote(const Position& position) const;
    void tellWeighed(ThinkingText& text, const std::vector<SeatInfo>& seats) const;
    void tellProgram(ThinkingText& text, const std::vector<SeatInfo>& seats) const;

    const GameTable& table_;
    Session& session_;
    SidePanel& panel_;
    PositionAt positionAt_;
    Weighed weighed_;
};

} // namespace parlour
