// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/process_age.h"

namespace parlour {

long long millisecondsRunning()
{
    return -1;
}

} // namespace parlour
