// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files as the command line reads and writes them. Used by the verbs.
#pragma once

#include "app/store/game_file.h"
#include "engine/record/replay.h"

#include <optional>
#include <span>
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

/// All of a file; none: there is none. Refused if it cannot be read.
std::optional<QByteArray> readIfThere(const std::string& path);

/// Writes all of a file at once. False, with a line on standard error, if it cannot be written.
bool writeFile(const std::string& path, const QByteArray& bytes);
bool writeFile(const std::string& path, std::span<const std::uint8_t> bytes);

} // namespace parlour::cli
