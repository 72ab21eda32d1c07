// The bots of Durak, weakest first. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"

namespace parlour::durak {

const std::vector<BotInfo>& bots();

} // namespace parlour::durak
