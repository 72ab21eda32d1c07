// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pieces that a table shows while a position is put in on it: the outlines of its places with their titles, and the box
// of what is not placed yet. Also scales a layout. Used by the position's table; knows no game.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

namespace parlour {

/// The outline of a place.
struct PlaceMark {
    bool isCurrent = false; ///< what is typed or clicked goes here
    bool isWrong = false;
};
Face placeMarkFace(const Canvas& canvas, const PlaceMark& mark);

/// A title at the upper edge of a place, with its key; a sign if what lies there is wrong.
struct TitleMark {
    QString key;
    QString text;
    PlaceMark place;
};
Face titleFace(const Canvas& canvas, const TitleMark& title);
QSizeF titleSize(const Canvas& canvas, const TitleMark& title);

/// A control whose value the table does not show: its name and its value.
struct WrittenValue {
    QString name;
    QString value;
    PlaceMark place;
};
Face writtenFace(const Canvas& canvas, const WrittenValue& written);

/// A value to choose, in words.
Face valueFace(const Canvas& canvas, const QString& text, bool isCurrent);
/// The ground of the box.
Face boxFace(const Canvas& canvas);

/// How boxes lie in lines.
struct Grid {
    double aspect = 1; ///< height / width
    double largest = 60; ///< px of a width
    double leastPitch = 1; ///< from box to box, in widths: below 1 they may overlap
};
/// Boxes as large as `room` allows. `lines`: the number of boxes of each line.
std::vector<std::vector<QRectF>> boxesIn(const QRectF& room, const std::vector<int>& lines, const Grid& grid);

/// Makes a layout smaller, so that a table that needs more room fits.
void scaleLayout(Layout& layout, double by);

} // namespace parlour
