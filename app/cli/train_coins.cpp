#include "app/cli/terminal.h"
#include "app/cli/training.h"

namespace parlour::cli {

int trainCoins(const Training&)
{
    throw Refused("train: coins is not there yet");
}

} // namespace parlour::cli
