// How the things on the table of Coins look that are not the track: coins, levers, plates, buttons, lanes, the console. Each
// function makes a Face for the stage. Called by the layout; knows no position.
#pragma once

#include "app/stage/paint.h"
#include "app/stage/style.h"
#include "engine/base/seat.h"

#include <QStringList>

#include <array>
#include <vector>

namespace parlour::coins {

inline constexpr QRgb kGold = 0xFFE8C05A; ///< of the first seat, the sun
inline constexpr QRgb kSilver = 0xFF9FB4D8; ///< of the second, the moon
inline constexpr QRgb kBlue = 0xFF5A86FF; ///< lever
inline constexpr QRgb kRed = 0xFFE0555A; ///< lever

QColor seatColour(Seat seat);
/// A ground for things on the table.
QColor dark(const Theme& theme, double alpha);

enum class Side { Sun, Moon, Blank };
void paintCoin(QPainter& painter, QPointF centre, double radius, Side side, bool faded = false);
/// Fills its box, which is square.
Face coinFace(const Style& style, Side side, bool faded = false);

enum class Lever { Blue, Red };
/// A board with `of` levers in `rows` rows, `left` of them up; the one about to be pulled has a ring.
struct LeversLook {
    Lever kind = Lever::Blue;
    int left = 0, of = 0, rows = 1;
    bool hot = false;
};
Face leversFace(const Style& style, const LeversLook& look);

struct SeatLook {
    Side side = Side::Sun;
    QString name, line;
    int score = 0;
    bool mirrored = false; ///< everything from the right
    bool turn = false;
    double leversLeft = 0; ///< of a card: its levers begin there, in units
};
Face seatFace(const Style& style, const SeatLook& look);
/// The same for a watched seat, as a card that leaves room for levers at the right.
Face cardFace(const Style& style, const SeatLook& look);
inline constexpr double kCardFixed = 110; ///< units that such a card has left of its levers beside the name
double cardNameWidth(const Style& style, const QString& name); ///< units

Face panelFace(const Style& style, const std::vector<double>& dividers);
/// Something to write in.
Face boxFace(const Style& style);
/// Rounds that pass by themselves: two arrows, or the square that stops them.
Face runOnFace(const Style& style, bool runs, bool enabled);

/// A row of "what: before → after".
struct Change {
    QString what, before, after;
};
Face changesFace(const Style& style, const std::vector<Change>& rows);

/// A timeline that was given up, from x0 to x1 of its row; lit while it is pointed at.
struct LaneLook {
    double x0 = 0, x1 = 0;
    QColor colour;
    QString label; ///< empty: no room
    bool lit = false;
    double strength = 1;
};
Face laneFace(const Style& style, const LaneLook& look);
Face legendFace(const Style& style, const QString& title, const std::array<QString, 2>& names);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::coins
