// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coup/coup_plan.h"

#include "engine/base/index.h"

#include <algorithm>
#include <array>

namespace parlour::coup {

namespace {

constexpr double kAspect = 1.4;
constexpr double kPlate = 148; ///< px; more for longer names

// The middles of the seats' upper edges as shares of the room, by the number of seats.

/// The other seats, from left to right.
const std::array<std::vector<QPointF>, 6> kArcs{{
    {},
    {{0.5, 0}},
    {{0.25, 0.12}, {0.75, 0.12}},
    {{0.14, 0.62}, {0.5, 0}, {0.86, 0.62}},
    {{0.115, 1}, {0.33, 0.04}, {0.67, 0.04}, {0.885, 1}},
    {{0.115, 1}, {0.2625, 0.05}, {0.5, 0}, {0.7375, 0.05}, {0.885, 1}},
}};

/// All seats, clockwise from the bottom.
const std::array<std::vector<QPointF>, 7> kRounds{{
    {},
    {{0.5, 1}},
    {{0.5, 1}, {0.5, 0}},
    {{0.5, 1}, {0.17, 0.28}, {0.83, 0.28}},
    {{0.5, 1}, {0.13, 0.5}, {0.5, 0}, {0.87, 0.5}},
    {{0.5, 1}, {0.12, 0.66}, {0.25, 0.05}, {0.75, 0.05}, {0.88, 0.66}},
    {{0.5, 1}, {0.12, 0.72}, {0.175, 0.1}, {0.5, 0}, {0.825, 0.1}, {0.88, 0.72}},
}};

Side sideOf(double x)
{
    return x < 0.45 ? Side::Left : x > 0.55 ? Side::Right : Side::Middle;
}

} // namespace

QRectF SeatPlan::all() const
{
    const QRectF two(cards, QSizeF(pitch + card.width(), card.height()));
    return two.united(plate);
}

Plan::Plan(QSizeF size, int count, bool playing, const std::function<double(double)>& wanted) : room(size)
{
    unit = std::min({room.width() / 960, room.height() / (playing ? 752.0 : 688.0), 2.0});
    plate_ =
        std::min(std::max(kPlate, wanted(plateHeight())), room.width() * 0.215); // they fit between two upper seats of six
    if (playing)
        play(count);
    else
        watch(count);
}

double Plan::plateHeight() const
{
    return std::max(20.0, px(34));
}

SeatPlan Plan::other(QPointF centre, double width, Side side) const
{
    SeatPlan place;
    place.card = QSizeF(px(width), px(width) * kAspect);
    place.pitch = px(width + 6);
    const double all = place.pitch + place.card.width();
    place.cards = centre - QPointF(all / 2, 0);
    place.side = side;
    double y = centre.y() + place.card.height() + px(7);
    const double plate = plateHeight(), claims = std::max(18.0, px(24)), named = std::max(all, plate_);
    place.plate = QRectF(centre.x() - named / 2, y, named, plate);
    place.claims = QRectF(centre.x() - all / 2 - px(20), y + plate + px(1), all + px(40), claims);
    place.coin = px(width * 0.37);
    place.coinsGoLeft = side == Side::Right;
    const double away = all / 2 + px(10) + place.coin / 2;
    place.coins = QPointF(centre.x() + (place.coinsGoLeft ? -away : away), centre.y() + place.card.height());
    return place;
}

SeatPlan Plan::own() const
{
    SeatPlan place;
    place.card = QSizeF(px(130), px(182));
    place.pitch = px(140);
    const double left = panel.left() - px(20) - place.pitch - place.card.width();
    const double bottom = room.height() - px(34);
    place.cards = QPointF(left, bottom - place.card.height());
    const double plate = std::max(24.0, px(40)), width = place.pitch + place.card.width();
    place.plate = QRectF(left, place.cards.y() - px(12) - plate, width, plate);
    place.coin = px(34);
    place.coins = QPointF(left + place.coin / 2, place.plate.top() - px(8));
    const double claims = std::max(18.0, px(24));
    place.claims = QRectF(left + px(120), place.plate.top() - px(8) - claims, width - px(120), claims);
    place.side = Side::Left;
    place.cardsBelow = true;
    return place;
}

void Plan::play(int count)
{
    // Text has a smallest readable size, so the panel takes a larger share of a small room, and the whole width of a low
    // one.
    const double small = std::max(0.0, 1 - unit), height = px(340) + small * 150;
    const double wide = std::clamp(room.width() - px(332), px(500), px(760) + small * 500);
    const double left = (room.width() - px(332) - wide) / 2 + px(316);
    panel = QRectF(left, room.height() - px(16) - height, wide, height);

    seats.push_back(own());
    const double top = px(12);
    const double width = count <= 4 ? 84 : 70;
    const SeatPlan sample = other({}, width, Side::Left);
    const double low = std::min(px(202), panel.top() - px(8) - sample.claims.bottom());
    const double across = std::min(room.width(), px(1240)), from = (room.width() - across) / 2;
    for (const QPointF& point : kArcs[asIndex(count - 1)])
        seats.push_back(
            other({from + point.x() * across, top + point.y() * std::max(0.0, low - top)}, width, sideOf(point.x())));
    table = QRectF(from + across * 0.052, px(18), across * 0.896, px(392)).intersected(QRectF(QPointF(), room));
    middle({room.width() / 2, std::min(px(322), panel.top() - px(40))});
}

void Plan::watch(int count)
{
    const double across = std::min(room.width(), px(1240)), from = (room.width() - across) / 2;
    const SeatPlan sample = other({}, 84, Side::Left);
    const double top = px(14), low = room.height() - px(4) - sample.claims.bottom();
    for (const QPointF& point : kRounds[asIndex(count)])
        seats.push_back(other({from + point.x() * across, top + point.y() * (low - top)}, 84, sideOf(point.x())));
    table = QRectF(from + across * 0.04, room.height() * 0.1, across * 0.92, room.height() * 0.8);
    // The panel leaves room for two stacks of coins on both sides, if it can.
    double side = 0;
    for (const SeatPlan& each : seats)
        if (each.side == Side::Left)
            side = std::max(side, each.coins.x() + 1.6 * each.coin + px(8));
    const double wide = std::clamp(room.width() - 2 * side, px(340), px(480));
    const double above = top + sample.claims.bottom() + px(36), below = top + (low - top) - px(8);
    const double tall = px(60);
    court = QRectF((room.width() - wide) / 2, below - tall, wide, tall);
    panel = QRectF((room.width() - wide) / 2, above, wide, court.top() - px(10) - above);
}

/// Places court and bank side by side, unless the seats leave no room for them.
void Plan::middle(QPointF centre)
{
    const QSizeF card(px(44), px(44) * kAspect);
    const double label = std::max(15.0, px(20)), top = centre.y() - card.height() - label;
    for (const SeatPlan& each : seats)
        if (each.side == Side::Middle && each.claims.bottom() > top)
            return;
    court = QRectF(QPointF(centre.x() - px(32) - card.width(), top), card);
    courtLabel = QRectF(court.center().x() - px(60), court.bottom() + px(1), px(120), label);
    bank = QRectF(QPointF(centre.x() + px(30), top + px(8)), QSizeF(px(62), card.height() - px(8)));
    bankLabel = QRectF(bank.center().x() - px(60), court.bottom() + px(1), px(120), label);
}

} // namespace parlour::coup
