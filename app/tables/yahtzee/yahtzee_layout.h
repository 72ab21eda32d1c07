// Where everything on Yahtzee's table lies: the inlay where dice fall, the tray of those that are held, the score card. A
// pure function; called by YahtzeeTable.
#pragma once

#include "app/stage/layout.h"
#include "app/tables/yahtzee/yahtzee_words.h"

namespace parlour::yahtzee {

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas);

} // namespace parlour::yahtzee
