// Where everything on Coup's table lies: the seats with cards, coins and claims, the court, and the panel that asks or
// tells. A pure function; called by the table.
#pragma once

#include "app/stage/canvas.h"
#include "app/stage/layout.h"
#include "app/tables/coup/coup_position.h"

namespace parlour::coup {

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas);

// The pieces that stand for an action of a turn, an answer, a player.
QString actionPiece(Action::Kind kind);
QString answerPiece(const Action& action);
QString seatPiece(Seat seat);

} // namespace parlour::coup
