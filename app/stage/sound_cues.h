// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which movements between two layouts are heard, and when: pure arithmetic, no audio. Used by the stage, so that every table
// has its sounds without code of its own.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/sound.h"

#include <vector>

namespace parlour {

struct SoundCue {
    Sound sound = Sound::None;
    double at = 0; ///< ms from the start of the movement
    QString piece = {}; ///< whose it is; one of several that run into each other
    bool operator==(const SoundCue&) const = default;
};

/// What is heard while the pieces of `cast`, which shows its layout already, come from the layout `before`: each piece that
/// is dealt, travels, is turned or is cleared away. Sounds of a kind that would run into each other are one. By time.
std::vector<SoundCue> soundCuesOf(const Layout& before, const Cast& cast);
/// Sorts them by time and makes one of those that would run into each other.
void mergeClose(std::vector<SoundCue>& all);

} // namespace parlour
