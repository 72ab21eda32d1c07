#include "app/cli/terminal.h"
#include "app/cli/training.h"

namespace parlour::cli {

int trainCoup(const Training&)
{
    throw Refused("train: coup is not there yet");
}

} // namespace parlour::cli
