// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bots' evaluations for the Thinking tab and the table: requests reports, keeps the newest reported decision and shows it in
// the tab. Owned by the table page; knows no game.
#pragma once

#include "app/session/session.h"
#include "app/tables/game_table.h"
#include "app/window/play/coach/side_panel.h"

#include <functional>

namespace parlour {

class ThinkingController : public QObject {
    Q_OBJECT

public:
    /// The position after `step` steps, as the viewer sees it.
    using PositionAt = std::function<Position(int step)>;
    /// `position` is what the page shows; `mayHint` returns whether the person may ask for a hint there. All outlive this.
    ThinkingController(const GameTable& table, Session& session, SidePanel& panel, const Position& position,
                       PositionAt positionAt, std::function<bool()> mayHint, QObject* parent);

    /// A reported decision, at the cursor or before it.
    struct Decision {
        int step = -1; ///< number of steps before it
        Seat seat = -1;
        std::shared_ptr<const Report> report = {}; ///< null if the bot makes none
        Position position = {}; ///< before the decision
        bool isHint = false; ///< a hint's values, kept also while the tab is hidden
    };
    void setDecision(const Decision& decision) { decision_ = decision; }
    void forget() { decision_ = {}; }
    /// Keeps the report of a question that stays the same after a step by another seat.
    void keepQuestion()
    {
        if (decision_.step == session_.line().cursor() - 1)
            decision_.step = session_.line().cursor();
    }
    /// Sets the report in a position at the cursor.
    void addTo(Position& position) const;

    /// Call when the viewer has changed.
    void viewerChanged();

    /// Requests reports while the tab is visible: with each answer of a running game, else for the decision at the cursor.
    /// Drops the present report if the tab is hidden, unless it is a hint's.
    void request();
    /// Whether reports may be shown: they reveal hidden cards, so not in a person's unfinished game.
    bool mayExplain() const { return !session_.line().hasPerson() || session_.line().isOver(); }
    /// Fills the tab.
    void update();

signals:
    /// The decision has changed: show table and tab again.
    void changed();

private:
    void take(int step, Seat seat, const std::shared_ptr<const Report>& report);
    bool isSeen() const { return panel_.isVisible() && panel_.tab() == SidePanel::Tab::Thinking; }
    QString emptyNote() const;
    void describeDecision(ThinkingText& text) const;
    void describeProgram(ThinkingText& text) const;

    const GameTable& table_;
    Session& session_;
    SidePanel& panel_;
    const Position& position_;
    PositionAt positionAt_;
    std::function<bool()> mayHint_;
    Decision decision_;
};

} // namespace parlour
