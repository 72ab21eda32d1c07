// Where everything on Pazaak's table lies: two rows of nine places that face each other over one ruler, the side cards, the
// two buttons. Pure functions; called by PazaakTable.
#pragma once

#include "app/desktop/pazaak/pazaak_words.h"
#include "app/desktop/stage/layout.h"

namespace parlour::pazaak {

/// Whose line something lies on: 0 above (the other side), 1 below (the viewpoint).
using Row = std::size_t;

/// The measures of a table in a given room, in pixels. One unit is a pixel of a table 960 wide; heights that have room to
/// spare get it in a fixed order, widths stay in the middle.
struct Measures {
    /// `forReport`: below the lower side cards there is room for a figure.
    Measures(QSizeF room, bool forReport);

    double unit = 1;
    double left = 0, width = 0; ///< of the rows
    std::array<double, 2> row{}, bar{}; ///< their tops
    double topBand = 0; ///< centre line of the other side's plate
    double hand = 0; ///< top of the own side cards
    double handHeight = 0; ///< from there to the foot of the buttons
    QSizeF card; ///< on the rows

    double px(double units) const { return units * unit; }
    double x(double units) const { return left + px(units); } ///< from the left end of the rows
    double middle() const { return (bar[0] + bar[1] + barHeight()) / 2; }
    double barHeight() const { return px(36); }
    double pointWidth() const; ///< of one point on the ruler
    double barLeft() const { return x(150); }
    int text(double units) const; ///< a size of type, never below 11
};

/// The highest total that can be reached: the last card comes at 19 at most.
inline constexpr int kHighestTotal = kGoal - 1 + kHighestHouse;

Layout arrange(const Sight& sight, const Gesture& gesture, const Canvas& canvas);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::pazaak
