// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_plan.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr double kIndexPitch = 0.22; ///< card widths that leave the index visible
constexpr double kSmallCard = 48; ///< px; narrower cards have a relatively larger index
constexpr double kSmallIndexPitch = 0.4;
constexpr double kMinCard = 26; ///< px
constexpr double kMinTarget = 25; ///< px of a card that can be clicked; turned cards show a little less
constexpr double kPairWidth = 1.22; ///< of an attack card and its cover, in card widths
constexpr double kPairHeight = 1.28; ///< in card heights
constexpr double kPairGap = 0.34; ///< card widths between pairs
constexpr double kRowGap = 0.12; ///< card heights between rows of pairs
constexpr double kEdge = 6; ///< px kept free at the edge of the canvas
constexpr double kPlateHeight = 52;
constexpr double kUsualPlate = 246; ///< px, for centring a hand and a plate next to it
constexpr double kLabelRoom = 34; ///< px under a pile

/// Px above a hand's raised cards, for their figures.
double figureRoom(const Fan& hand)
{
    const double chosen = (kChosenLift - kLegalLift) * hand.card.height() + kChosenFigureAbove;
    const double others = kFigureAbove + (hand.pitch < kNarrowPitch ? kFigureStep : 0);
    return std::max(chosen, others) + kFigureHeight / 2;
}

QSizeF cardOf(double width, double aspect)
{
    return {width, aspect * width};
}

/// Whether the other hands lie next to their plates: on low tables with few seats.
bool isNextToPlate(const Demand& demand)
{
    return demand.room.height() < 640 && demand.others.size() <= (demand.room.width() < 1000 ? 1U : 2U);
}

/// The position along the top edge of one of `count` seats, 0 to 1.
double alongTop(std::size_t index, std::size_t count)
{
    if (count == 2)
        return index == 0 ? 0.2625 : 0.7375;
    return (static_cast<double>(index) + 0.5) / static_cast<double>(count);
}

/// The width in px of a seat's hand and plate.
double slotOf(const Demand& demand)
{
    const auto count = static_cast<double>(demand.others.size());
    return demand.room.width() * (count < 2 ? 0.7 : count < 3 ? 0.46 : 1 / count) - 16;
}

Fan otherFan(const Demand& demand, const Demand::Hand& hand, double handWidth)
{
    const bool isLow = isNextToPlate(demand);
    const double slot = slotOf(demand);
    kit::FanShape shape;
    shape.aspect = demand.aspect;
    shape.step = 5;
    shape.width = handWidth * (hand.open ? (isLow ? 0.6 : 0.7) : (isLow ? 0.5 : 0.585));
    if (demand.others.size() > 2) {
        shape.width = std::min(shape.width, slot * 0.3);
        shape.spread = 16;
    }
    shape.natural = hand.open ? 0.62 : 0.4;
    shape.least = 2;
    Fan fan;
    for (;; shape.width *= 0.9) {
        if (hand.open)
            shape.least = (shape.width < kSmallCard ? kSmallIndexPitch : kIndexPitch) * shape.width;
        // A turned card is broader than an upright one.
        const double room = (isLow ? slot * 0.5 : slot) - 0.4 * shape.width;
        shape.room = hand.open ? room : std::min(room, 3.6 * shape.width);
        fan = kit::makeFan(hand.cards, shape);
        if (shape.width < kMinCard || fan.bounds.height() < 0.24 * demand.room.height())
            break;
    }
    if (hand.cards == 0)
        fan.bounds = QRectF(QPointF(), fan.card);
    return fan;
}

std::vector<Plan::Other> placeOthers(const Demand& demand, double handWidth)
{
    const bool isLow = isNextToPlate(demand);
    const double slot = slotOf(demand);
    const double top = std::max(kEdge + 2, isLow ? 0 : demand.room.height() * 0.033);
    std::vector<Plan::Other> others(demand.others.size());
    double tallest = isLow ? kPlateHeight : 0;
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i].fan = otherFan(demand, demand.others[i], handWidth);
        tallest = std::max(tallest, others[i].fan.bounds.height());
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        Plan::Other& other = others[i];
        const double along = alongTop(i, others.size());
        const double middle = demand.room.width() * along;
        if (isLow) {
            const double reach = other.fan.bounds.width() + 18;
            const double left = middle - (reach + std::min(kUsualPlate, slot - reach)) / 2;
            const double right = i + 1 == others.size() ? demand.room.width() - 16 : middle + slot / 2;
            other.plateRoom = right - left - reach;
            other.fan.moveTo({left + other.fan.bounds.width() / 2, top + tallest / 2});
            other.plate = {left + reach, top + tallest / 2};
            other.plateFromLeft = true;
            continue;
        }
        // The seats of a large round form an arc: the outer ones are a little lower.
        const double sunk = others.size() < 3 ? 0 : std::pow(2 * along - 1, 2) * demand.room.height() * 0.024;
        other.plateRoom = slot;
        other.fan.moveTo({middle, top + sunk + tallest / 2});
        other.plate = {middle, top + sunk + tallest + 10 + kPlateHeight / 2};
    }
    return others;
}

/// Rows and columns of the pairs, and the largest card width.
struct Grid {
    int columns = 3;
    int rows = 1;
    double card = 0;
};

Grid gridOf(int columns, int rows, const QSizeF& room, double most, double aspect)
{
    const double across = columns * kPairWidth + (columns - 1) * kPairGap;
    const double down = (rows * kPairHeight + (rows - 1) * kRowGap) * aspect;
    return {columns, rows, std::min({most, room.width() / across, room.height() / down})};
}

/// Up to three pairs in a centred row; from the fourth on a fixed grid, so that an added pair moves nothing.
void placePairs(Plan& plan, int places, double handWidth, double aspect)
{
    const QSizeF room = plan.zone.size() - QSizeF(24, 14);
    Grid grid = gridOf(3, 1, room, handWidth, aspect);
    if (places > 3) {
        const Grid line = gridOf(6, 1, room, handWidth, aspect);
        grid = gridOf(3, 2, room, handWidth, aspect);
        if (grid.card < kSmallCard && line.card > grid.card)
            grid = line;
    }
    const double w = grid.card;
    const QSizeF card = cardOf(w, aspect);
    plan.tableCard = card;
    const int columns = places > 3 ? grid.columns : std::max(1, places);
    const double across = (columns * kPairWidth + (columns - 1) * kPairGap) * w;
    const double down = (grid.rows * kPairHeight + (grid.rows - 1) * kRowGap) * card.height();
    const QPointF first = plan.zone.center() - QPointF(across / 2 - w / 2, down / 2 - card.height() / 2);
    for (int i = 0; i < grid.columns * grid.rows; ++i)
        plan.places.push_back(
            first
            + QPointF((i % columns) * (kPairWidth + kPairGap) * w, (i / columns) * (kPairHeight + kRowGap) * card.height()));
}

} // namespace

QPointF Plan::coverOf(QPointF attack) const
{
    return attack + QPointF(0.22 * tableCard.width(), 0.28 * tableCard.height());
}

Plan Plan::make(const Demand& demand)
{
    const double width = demand.room.width();
    const double height = demand.room.height();
    const double squeeze = height < 700 ? 1 - (700 - height) * 0.0008 : 1;
    const double handWidth = std::min(0.217 * height * squeeze / demand.aspect, 0.11 * width);

    Plan plan;
    const bool low = height < 640;
    plan.margin = low ? 16 : std::clamp(width * 0.031, 12.0, 56.0);
    const double side = std::clamp(width * 0.19, 160.0, 280.0);

    kit::FanShape shape;
    shape.width = handWidth;
    shape.aspect = demand.aspect;
    shape.room = width - 2 * side;
    shape.least = std::max(kMinTarget, kIndexPitch * handWidth);
    plan.hand = kit::makeFan(demand.own.cards, shape);
    const double cardHeight = plan.hand.card.height();
    const double depth = std::max(plan.hand.bounds.bottom() + kEdge, 0.665 * cardHeight);
    plan.hand.move(QPointF(width / 2, height - depth));
    const double handTop = demand.own.cards > 0 ? plan.hand.bounds.top() : height - depth - cardHeight / 2;

    plan.others = placeOthers(demand, handWidth);
    double bandBottom = 0;
    for (const Other& other : plan.others)
        bandBottom = std::max({bandBottom, other.plate.y() + kPlateHeight / 2, other.fan.bounds.bottom()});

    const double raise = kLegalLift * cardHeight;
    const double gap = low ? 6 : 10;
    plan.questionHeight = low ? 32 : 36;
    const double figures = demand.figures ? figureRoom(plan.hand) : 0;
    plan.question = {width / 2, handTop - raise - figures - gap - plan.questionHeight / 2};
    const double zoneTop = bandBottom + 8;
    const double zoneBottom =
        demand.asks ? plan.question.y() - plan.questionHeight / 2 - gap : handTop - raise - figureRoom(plan.hand);

    // Stock and discard stay clear of the seats above, and of plate, buttons and their labels below.
    const double foot = low ? 16 : 40;
    const double pileTop = bandBottom + 8;
    const double pileBottom = height - foot - std::max(2, demand.buttons) * (kPlateHeight + kButtonGap) - kLabelRoom;
    const double heap = std::min(kHeap * demand.aspect * 0.8 * handWidth, pileBottom - pileTop);
    const double pileMiddle = std::clamp((zoneTop + zoneBottom) / 2, pileTop + heap / 2, pileBottom - heap / 2);
    plan.pileCard = cardOf(heap / kHeap / demand.aspect, demand.aspect);
    plan.stock = {plan.margin + plan.pileCard.width() * 0.72, pileMiddle};
    plan.discard = {width - plan.margin - plan.pileCard.width() * 0.95, pileMiddle};

    const double left = plan.stock.x() + 1.3 * plan.pileCard.width() + 20;
    const double zoneWidth = std::min(width - 2 * left, demand.places > 3 ? width : 5.84 * handWidth);
    plan.zone = {(width - zoneWidth) / 2, zoneTop, zoneWidth, std::max(60.0, zoneBottom - zoneTop)};
    placePairs(plan, demand.places, handWidth, demand.aspect);
    if (demand.places > 3) {
        const double content = plan.places.back().x() - plan.places.front().x() + 3 * plan.tableCard.width();
        const double narrower = std::min(zoneWidth, std::max(content, 5.84 * handWidth));
        plan.zone = {(width - narrower) / 2, plan.zone.top(), narrower, plan.zone.height()};
    }

    // The hand is symmetric: its left and right corners have the same free width.
    const auto corner = [&](double top) {
        return std::min(plan.hand.leftEdge(top, width / 2) - 6, width * 0.3) - plan.margin;
    };
    const double bottom = height - foot;
    plan.ownPlate = {plan.margin, bottom - kPlateHeight, corner(bottom - kPlateHeight), kPlateHeight};
    plan.buttonHeight = low ? 48 : 52;
    const double stackTop = bottom - demand.buttons * (plan.buttonHeight + kButtonGap);
    const double column = corner(std::min(stackTop, bottom - kPlateHeight));
    plan.buttons = {width - plan.margin - column, 0, column, bottom};
    const bool atButtons = plan.question.y() + plan.questionHeight / 2 > stackTop;
    plan.questionRight = width - plan.margin - (atButtons ? column + 6 : 0);
    return plan;
}

} // namespace parlour::durak
