// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The measures of Coup's table in a given room: where the seats, the cards, the court, the bank and the panel are, in
// pixels. Two arrangements: with a person at the bottom, whose cards and panel take the lower half, and to watch, with all
// seats around the table. Called by the layout; knows no cards.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace parlour::coup {

enum class Side { Left, Middle, Right };

/// Where a seat is.
struct Place {
    QSizeF card;
    QPointF cards; ///< upper left corner of the two cards
    double pitch = 0; ///< from card to card
    QRectF plate, claims;
    Side side = Side::Middle; ///< of the table; speech and coins go towards its middle
    QPointF coins; ///< the foot of the first stack, its middle
    double coin = 0; ///< the width of a coin
    bool coinsGoLeft = false;
    bool cardsBelow = false; ///< the own seat: the plate lies above the cards

    QRectF cardRect(int index) const { return {cards + QPointF(index * pitch, 0), card}; }
    QRectF all() const; ///< cards and plate
};

struct Places {
    /// `seats` counts from the bottom, clockwise. `playing`: a person sits at the bottom. `wanted`: the width that the
    /// longest name takes on a plate so high.
    Places(QSizeF room, int seats, bool playing, const std::function<double(double height)>& wanted);

    double px(double units) const { return units * unit; }

    double unit = 1; ///< pixels of a unit; 960 x 752 has units of a pixel
    QSizeF room;
    std::vector<Place> seats; ///< from the bottom, clockwise
    QRectF table; ///< the ellipse
    QRectF panel; ///< to watch: where it may be, its height follows what it says
    QRectF court; ///< the upper card; to watch: all of them and their count
    QRectF courtLabel, bank, bankLabel; ///< empty to watch; these and `court` are so where there is no room for them

private:
    double plateHeight() const;
    void play(int seats);
    void watch(int seats);
    void middle(QPointF centre);
    double plate_ = 0; ///< the width of the others' plates, where there is room
    Place own() const;
    Place other(QPointF centre, double width, Side side) const; ///< `centre` of the upper edge
};

} // namespace parlour::coup
