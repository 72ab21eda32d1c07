// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables shared by the bots of a test program, so that each is made once.
#pragma once

#include "ai/core/resources.h"

namespace parlour::test {

inline const Resources& resources()
{
    static const Resources one;
    return one;
}

} // namespace parlour::test
