// Where everything on the table of Coins lies. While a person plays: the present timeline as a track, a lens of coins to
// choose a round from, the levers. While it is watched: both sides and all timelines that were given up. A pure function;
// called by CoinsTable.
#pragma once

#include "app/stage/layout.h"
#include "app/tables/coins/coins_words.h"

namespace parlour::coins {

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas);

/// The piece of a round on the track.
QString roundId(int round);

} // namespace parlour::coins
