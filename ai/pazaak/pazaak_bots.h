// The bots of Pazaak, weakest first. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"

namespace parlour::pazaak {

const std::vector<BotInfo>& bots();

} // namespace parlour::pazaak
