// How the keyboard finds its way among pieces: rows for Tab and for screen readers, the nearest in a direction for arrows.
// Pure functions, used by the stage.
#pragma once

#include "app/desktop/stage/layout.h"

#include <QStringList>

namespace parlour {

/// Ids by parts, these by rows from the top, each from the left. Pieces belong to a row when their middle lies within the
/// first one's height.
QStringList readingOrder(std::vector<const Piece*> pieces);

enum class Direction { Left, Right, Up, Down };

/// The id of the nearest piece in a direction, empty if there is none. What lies straight ahead is preferred to what lies
/// aside; to the left and right is only what is level: the middle of one within the height of the other.
QString neighbour(const std::vector<const Piece*>& pieces, const Piece& from, Direction direction);

} // namespace parlour
