// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sounds of a table. A piece or an effect names one, the stage signals when it is due, and the window plays it.
#pragma once

namespace parlour {

enum class Sound {
    None,
    Card,
    Chip,
    Dice,
    Coin,
    Win,
    // of effects
    Cheer,
    Strike,
    Proof,
    Leave,
    Spin
};

} // namespace parlour
