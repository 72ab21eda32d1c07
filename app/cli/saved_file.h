// A saved game as the command line reads it. Used by replay and verify.
#pragma once

#include "app/store/game_file.h"
#include "engine/record/replay.h"

#include <optional>
#include <string>

namespace parlour::cli {

struct SavedFile {
    GameFile file;
    Replay replay;
    /// Why the file is not sound, with the step where that is known; empty: it is sound.
    std::string problem;
};

/// Refused if there is no such file; a file with something wrong in it has a `problem`.
SavedFile readSaved(const std::string& path);

} // namespace parlour::cli
