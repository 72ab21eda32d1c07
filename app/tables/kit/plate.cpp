// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/plate.h"

#include "app/draw/portrait.h"

#include <algorithm>
#include <cmath>

namespace parlour::kit {

namespace {

constexpr double kPlateHeight = 52;
constexpr double kMinPlate = 88; ///< width in units, so that it is no circle
constexpr double kLineIcon = 14, kLineIconRoom = 19;

/// Units from the plate's edge to the disc, from the disc to the text, and from there to the other edge.
struct PlateSpacing {
    double before, between, after;
};
PlateSpacing spacingOf(const Plate& plate)
{
    if (plate.discSize >= kPlateDisc)
        return {8, 10, 16};
    return plate.discSize > 0 ? PlateSpacing{6, 6, 12} : PlateSpacing{0, 10, 8};
}
/// The left end of the text.
double textAt(const Plate& plate)
{
    return spacingOf(plate).before + plate.discSize + spacingOf(plate).between;
}

double countWidth(const Style& style, const QString& count)
{
    const TextStyle text{.px = style.text(14), .bold = true};
    return count.isEmpty() ? 0
                           : std::max(style.px(28), figuresWidth(style.canvas, count, text) + style.px(14)) + style.px(12);
}

Names namesOf(const Plate& plate)
{
    return {.name = plate.seat.name, .line = plate.line, .icon = plate.icon, .namePx = 14, .lines = 1};
}

/// The width that a plate needs for its texts.
double wantedWidth(const Style& style, const Plate& plate)
{
    return std::ceil(style.px(textAt(plate) + spacingOf(plate).after) + namesWidth(style, namesOf(plate))
                     + countWidth(style, plate.count));
}

} // namespace

SeatDisc discOf(const SeatInfo& info)
{
    return {info.name, info.colour, info.person, info.portrait};
}

void paintSeatDisc(const Pencil& pen, const QRectF& disc, const SeatDisc& seat)
{
    if (seat.portrait >= 0)
        return portrait::draw(pen, disc, seat.portrait, seat.colour);
    pen.inked(Qt::NoPen, seat.colour).drawEllipse(disc);
    const QColor ink = contrast(seat.colour, QColor(0xFF16211B)) > 3 ? QColor(0xFF16211B) : QColor(0xFFF2F0E8);
    const double rim = disc.width() * 0.22;
    if (seat.person)
        pen.icon(disc.adjusted(rim, rim, -rim, -rim), Icon::User, ink);
    else
        pen.write(disc, seat.name.left(1),
                  {static_cast<int>(std::lround(disc.width() * 0.38 + 2.5)), true, ink, Qt::AlignCenter});
}

void paintNames(const Pencil& pen, const QRectF& box, const Names& names)
{
    const Theme& theme = pen.theme();
    const Qt::Alignment side = names.fromRight ? Qt::AlignRight : Qt::AlignLeft;
    TextStyle name{pen.text(names.namePx), true, theme.tableText, side | Qt::AlignVCenter, 1, true};
    const double high = name.px * 1.45;
    const double nameRoom = names.nameRoom > 0 ? names.nameRoom : box.width();
    name = shrunk(pen.canvas, names.name, name, nameRoom);
    const bool isLow = box.height() + names.below.value_or(0) < high + pen.text(names.linePx) * 0.75; // for two lines
    if (names.line.isEmpty() || isLow)
        return pen.write(box, names.name, name);
    TextStyle line{pen.text(names.linePx), false, names.lit ? theme.brass.lighter(110) : theme.tableDim, side | Qt::AlignTop,
                   names.lines};
    const double indent = names.icon ? kLineIconRoom : 0, width = box.width() - indent;
    constexpr int kLeast = 11; // px
    const auto fits = [&] { return high + 1 + pen.heightOf(names.line, line, width) <= box.height() + *names.below; };
    while (names.below && line.lines > 1 && !fits())
        if (line.px > kLeast)
            --line.px;
        else
            line.lines = 1;
    if (line.lines == 1)
        line = shrunk(pen.canvas, names.line, line, width);
    const double one = textSize(pen.canvas, names.line, line).height();
    const double all = pen.heightOf(names.line, line, width);
    // A line that wraps moves both up.
    const double middle = std::max(box.top() + high, box.center().y() - (all - one) / 2);
    pen.write({names.fromRight ? box.right() - nameRoom : box.left(), middle - high, nameRoom, high}, names.name, name);
    if (names.icon)
        pen.icon({box.left(), middle + 1 + (one - kLineIcon) / 2, kLineIcon, kLineIcon}, *names.icon, theme.tableDim);
    pen.write({box.left() + (names.fromRight ? 0 : indent), middle + 1, width, all + 1}, names.line, line);
}

double namesWidth(const Style& style, const Names& names)
{
    const double name = style.widthOf(names.name, {.px = style.text(names.namePx), .bold = true});
    if (names.line.isEmpty())
        return name;
    const double line = style.widthOf(names.line, {.px = style.text(names.linePx)}) + (names.icon ? kLineIconRoom : 0);
    return std::max(name, line);
}

void paintBackground(const Pencil& pen, const QRectF& box, double radius, bool brass)
{
    const Theme& theme = pen.theme();
    pen.round(box, radius, theme.tablePanel, QPen(brass ? theme.brass : theme.tableLine, brass ? 2 : 1));
}

QSizeF plateSize(const Style& style, const Plate& plate)
{
    return {std::max(wantedWidth(style, plate), style.px(kMinPlate)), style.px(kPlateHeight)};
}

void paint(const Pencil& pen, QRectF box, const Plate& plate)
{
    pen->setOpacity(pen->opacity() * plate.opacity);
    paintBackground(pen, box, pen.px(kPlateHeight / 2), plate.turn);
    const double side = pen.px(plate.discSize), counted = countWidth(pen, plate.count);
    if (side > 0)
        paintSeatDisc(pen, {box.left() + pen.px(spacingOf(plate).before), box.center().y() - side / 2, side, side},
                      plate.seat);
    // Without a disc the text is centred.
    const double spare = side > 0 ? 0 : std::max(0.0, box.width() - wantedWidth(pen, plate)) / 2;
    const double left = box.left() + pen.px(textAt(plate)) + spare;
    const double right = box.right() - pen.px(spacingOf(plate).after - 2) - counted;
    paintNames(pen, {left, box.top(), right - left, box.height()}, namesOf(plate));
    if (plate.count.isEmpty())
        return;
    const double tall = pen.px(28);
    const QRectF pill(box.right() - counted, box.center().y() - tall / 2, counted - pen.px(12), tall);
    pen.round(pill, tall / 2, QColor(255, 255, 255, 31));
    pen.writeFigures(pill, plate.count,
                     {.px = pen.text(14), .bold = true, .colour = pen.theme().tableText, .align = Qt::AlignCenter});
}

} // namespace parlour::kit
