// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is heard at a table. A piece may name what it sounds like when it moves; the stage tells when, the window plays it.
#pragma once

namespace parlour {

enum class Sound {
    None,
    Card,
    Chip,
    Dice,
    Coin,
    Win,
    // Of effects.
    Cheer,
    Strike,
    Proof,
    Leave,
    Spin
};

} // namespace parlour
