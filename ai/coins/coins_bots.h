// The bots of Coins, weakest first. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"

namespace parlour::coins {

const std::vector<BotInfo>& bots();

} // namespace parlour::coins
