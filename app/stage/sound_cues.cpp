// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/sound_cues.h"

#include <algorithm>
#include <map>

namespace parlour {

namespace {

/// Least time between two cues of the same sound, in ms.
double leastGap(Sound sound)
{
    return sound == Sound::Dice ? 500 : 55;
}

Sound soundOf(const Piece& piece)
{
    return piece.role == Role::Card && piece.sound == Sound::None ? Sound::Card : piece.sound;
}

/// Whether a staying piece makes a sound. A hand that closes up is silent, and dice sound only when they are thrown.
bool isHeard(const Piece& before, const Piece& now)
{
    if (soundOf(now) == Sound::Dice)
        return false;
    return before.face.key != now.face.key || (before.centre - now.centre).manhattanLength() > before.size.width();
}

} // namespace

std::vector<SoundCue> soundCuesOf(const Layout& before, const Cast& cast)
{
    QHash<QString, const Piece*> gone;
    for (const Piece& piece : before.pieces)
        gone.insert(piece.id, &piece);
    std::vector<SoundCue> all;
    for (const Piece& piece : cast.layout().pieces) {
        const Piece* was = gone.take(piece.id);
        const Actor* actor = cast.find(piece.id);
        if (soundOf(piece) != Sound::None && (was ? isHeard(*was, piece) : !piece.from.isEmpty()))
            all.push_back({soundOf(piece), actor && actor->travel ? actor->travel->delay : cast.time(), piece.id});
    }
    for (const Piece* piece : gone)
        if (soundOf(*piece) != Sound::None && cast.layout().goesTo.contains(piece->id))
            all.push_back({soundOf(*piece), cast.time(), piece->id});
    mergeClose(all);
    return all;
}

void mergeClose(std::vector<SoundCue>& all)
{
    std::stable_sort(all.begin(), all.end(), [](const SoundCue& one, const SoundCue& other) {
        return std::pair(one.at, one.sound) < std::pair(other.at, other.sound);
    });
    std::map<Sound, double> last;
    std::erase_if(all, [&](const SoundCue& cue) {
        const auto [found, first] = last.try_emplace(cue.sound, cue.at);
        if (!first && cue.at - found->second < leastGap(cue.sound))
            return true;
        found->second = cue.at;
        return false;
    });
}

} // namespace parlour
