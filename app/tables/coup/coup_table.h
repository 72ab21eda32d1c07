// Coup as the window sees it: one stateless table that arranges Views and tells events. Put into the list of tables by
// game_tables.cpp. Never sees the rules.
#pragma once

#include "app/tables/game_table.h"

#include <memory>

namespace parlour::coup {

std::unique_ptr<GameTable> makeCoupTable();

} // namespace parlour::coup
