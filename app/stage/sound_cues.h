// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sound cues of the movements between two layouts: pure arithmetic without audio. Used by the stage, so that tables have
// sounds without code of their own.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/sound.h"

#include <vector>

namespace parlour {

struct SoundCue {
    Sound sound = Sound::None;
    double at = 0; ///< ms from the start of the movement
    QString piece = {}; ///< its id; after merging, the id of one of several
    bool operator==(const SoundCue&) const = default;
};

/// The cues of the change from `before` to the layout that `cast` shows already, by time: one for each piece that is dealt,
/// travels, is turned or is cleared away, merged by mergeClose.
std::vector<SoundCue> soundCuesOf(const Layout& before, const Cast& cast);
/// Sorts cues by time and drops those that follow one of the same sound too closely.
void mergeClose(std::vector<SoundCue>& all);

} // namespace parlour
