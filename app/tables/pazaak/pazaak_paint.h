// How the things on Pazaak's table look that are no cards: bars, ruler, totals, plates.
// Each function makes a Face for the stage. Called by the layout; knows no position.
#pragma once

#include "app/stage/style.h"
#include "app/tables/kit/plate.h"
#include "engine/pazaak/pazaak_types.h"

#include <vector>

namespace parlour::pazaak {

/// The highest total that can be reached: the last card comes at 19 at most. The ruler ends there, so no bar is ever cut.
inline constexpr int kHighestTotal = kGoal - 1 + kHighestHouse;

/// Nine places beside each other.
Face placesFace(const Style& style, QSizeF card, double pitch);

/// A sum drawn to scale over the whole width, a segment a card.
struct Bar {
    std::vector<int> house;
    int side = 0; ///< already played; 0: none
    int ghost = 0; ///< previewed, dashed; 0: none
};
Face barFace(const Style& style, const Bar& bar);

/// The scale between the bars, and one line at 20 through the whole height. `margin` is free at both ends.
Face rulerFace(const Style& style, double margin);

/// Old total, arrow, new total; only the total when `preview` is 0.
Face totalFace(const Style& style, int total, int preview);
/// What became of a total: "stands", "bust".
Face tagFace(const Style& style, const QString& text, bool alarming);
QSizeF tagSize(const Style& style, const QString& text);

/// How many cards of each value, from 1, are left in the deck.
Face leftFace(const Style& style, const std::array<int, kHighestHouse>& left);

struct SeatLook {
    kit::SeatDisc seat;
    QString line;
    bool turn = false;
    int wins = 0;
    double winsAt = 0; ///< of the lights from the left, in units; 0: under the name
};
Face seatFace(const Style& style, const SeatLook& look);
/// Where the lights may stand so that they are clear of the name.
double winsBeside(const Style& style, const SeatLook& look);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::pazaak
