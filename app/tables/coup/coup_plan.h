// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The geometry of Coup's table in a given room, in pixels: seats, court, bank and panel. Two arrangements: for playing, with
// the person's cards and the panel in the lower half; for watching, with all seats around the table. Used by the layout;
// knows no cards.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace parlour::coup {

enum class Side { Left, Middle, Right };

/// The geometry of a seat.
struct SeatPlan {
    QSizeF card;
    QPointF cards; ///< upper left corner of the first card
    double pitch = 0; ///< from card to card
    QRectF plate, claims;
    Side side = Side::Middle; ///< of the table; bubbles and coins are towards its middle
    QPointF coins; ///< the middle of the first stack's foot
    double coin = 0; ///< the width of a coin
    bool coinsGoLeft = false;
    bool cardsBelow = false; ///< of the own seat: the plate is above the cards

    QRectF cardRect(int index) const { return {cards + QPointF(index * pitch, 0), card}; }
    QRectF all() const; ///< cards and plate
};

struct Plan {
    /// `playing`: a person sits at the bottom. `wanted`: the width at which plates of a height show all names whole.
    Plan(QSizeF room, int seats, bool playing, const std::function<double(double height)>& wanted);

    double px(double units) const { return units * unit; }

    double unit = 1; ///< px a unit; 1 at 960 x 752
    QSizeF room;
    std::vector<SeatPlan> seats; ///< from the bottom, clockwise
    QRectF table; ///< the ellipse
    QRectF panel; ///< while watching: the largest box, its height follows the content
    QRectF court; ///< the upper card; while watching: all cards and their count
    QRectF courtLabel, bank, bankLabel; ///< empty while watching; these and `court` also if there is no room

private:
    double plateHeight() const;
    void play(int seats);
    void watch(int seats);
    void middle(QPointF centre);
    double plate_ = 0; ///< width of the others' plates, if there is room
    SeatPlan own() const;
    SeatPlan other(QPointF centre, double width, Side side) const; ///< `centre`: of the upper edge
};

} // namespace parlour::coup
