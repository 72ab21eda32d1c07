// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers "what could they know": the analyst's beliefs of the seat at the bottom about what is hidden from it, as marks on
// the hidden pieces, and on demand as a list next to the table. Owned by the table page; knows no game.
#pragma once

#include "app/session/session.h"
#include "app/tables/table_capabilities.h"
#include "engine/core/any_analyst.h"

#include <QHash>

#include <functional>
#include <memory>

namespace parlour {

class AnalystThread;
class BeliefCard;
struct BeliefLine;

class BeliefController : public QObject {
    Q_OBJECT

public:
    using AnalystMaker = std::function<std::unique_ptr<AnyAnalyst>()>;
    /// The analyst is made when the view is first switched on; without `makeAnalyst` there is none. All else outlives this.
    BeliefController(const GameTable& table, Session& session, BeliefCard& card, AnalystMaker makeAnalyst, QObject* parent);

    /// Whether the table can show beliefs. Not where people share the screen, who would see each other's.
    bool isPossible() const { return values_ && !(session_.isShared() && !session_.line().isOver()); }
    bool isOn() const { return isOn_ && isPossible(); }
    void setOn(bool on);
    /// Asks for the beliefs of the position's seat at the bottom, unless they are known. Call with each position shown.
    void follow(const Position& position);
    /// The beliefs of the position that was followed last; null until they arrive, or while the view is off.
    std::shared_ptr<const std::vector<PlaceBelief>> known() const { return isOn() ? beliefs_ : nullptr; }
    /// Forgets the beliefs, which are asked for again: the game goes on differently, or the language is another.
    void forget();
    /// Marks the hidden pieces of a layout of that position.
    void mark(Layout& layout, const Canvas& canvas);
    /// Opens the list next to the table with what a seat hides; closes it if it shows that.
    void switchList(Seat seat);
    /// Turns the open list to the seat whose hidden piece has the pointer or the focus.
    void point(const QString& piece);

signals:
    /// The marks are to be drawn again, or the pieces need more or less room.
    void changed();

private:
    using PlaceBeliefs = std::vector<PlaceBelief>;
    void take(int ticket, const std::shared_ptr<const PlaceBeliefs>& beliefs);
    void countHelp();
    void setListed(bool listed);
    void fillCard();
    QString reasonText(const Sentence& reason) const;
    void describe(Piece& piece, const PlaceBelief& place);
    void bind(Piece* label, const PlaceBelief& place) const;
    BeliefLine lineOf(const BeliefValue& belief) const;
    QString spokenPlace(const PlaceBelief& place) const;
    const PlaceBelief* placeOf(Seat seat) const;

    const GameTable& table_;
    const HiddenValues* values_; ///< null: the table shows no beliefs
    Session& session_;
    BeliefCard& card_;
    AnalystMaker makeAnalyst_;
    AnalystThread* analyst_ = nullptr;
    bool isOn_ = false;
    bool isNew_ = false; ///< switched on, and no look was counted as help yet
    int countedAt_ = -1; ///< the decision for which help was counted last
    int ticket_ = 0; ///< of the last question
    int askedAt_ = -1; ///< its step; -1: nothing is asked
    Seat seat_ = 0; ///< its seat
    std::shared_ptr<const PlaceBeliefs> beliefs_; ///< its answer; null until it arrives
    std::vector<SeatInfo> seats_;
    int current_ = 0; ///< the place in the list
    QHash<QString, Seat> seatOf_; ///< by hidden piece
};

} // namespace parlour
