// The table of Durak for the window. Made once by the list of tables; knows Views and words, never the rules' State.
#pragma once

#include "app/tables/game_table.h"

#include <memory>

namespace parlour {

std::unique_ptr<GameTable> makeDurakTable();

} // namespace parlour
