// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading and writing files for the verbs.
#pragma once

#include "app/store/game_file.h"
#include "app/verbs/verb.h"
#include "engine/record/replay.h"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace parlour::cli {

struct SavedFile {
    GameFile file;
    Replay replay;
    /// The reason why the file is unsound, with the step if known; empty if it is sound.
    std::string problem;
};

/// An argument that names a game or a position, for messages: the path, "the line" or "standard input".
std::string inputName(const std::string& given);

/// Reads and replays a saved game: a file or a pipe of its JSON or of a text with a shared line, standard input for "-", or
/// the line itself. Throws Refused if there is no such file; unsound contents set `problem`.
SavedFile readSaved(const std::string& given);

/// The text of the position after `step` steps of a sound game as `seat` sees it, who is asked there; seat -1: the person if
/// it is asked, else the first seat that is. Throws Refused if nobody or another seat is asked.
std::string positionAt(const SavedFile& saved, int step, Seat seat);
/// The text of a position, which stands in the same places as a game. Throws Refused if it cannot be read.
std::string readPositionText(const std::string& from);

/// Throws Refused unless work can be kept in this file and resumed from it: it is new or a regular file, as a device may
/// never end, and can be written (checkWritable). An empty path passes. Called before the work.
void checkResumable(const std::string& path);
/// The contents of a file to resume from, after checkResumable(); nullopt if it does not exist. Throws Refused if it cannot
/// be read.
std::optional<QByteArray> readToResume(const std::string& path);

/// The path of a contest's file; throws Refused for a name that SQLite cannot open.
QString contestPath(const std::string& path);

/// Missing folders of a file to write: saved games have them made, other files are refused.
enum class Folders { Needed, Made };
/// Throws Refused if a file cannot be written at this path: it is a folder, or its folder is read-only or missing. An empty
/// path passes. Called before the work.
void checkWritable(const std::string& path, Folders folders = Folders::Needed);
/// checkWritable(), and Refused unless a verb may write this file: its name is empty or new, it is empty, a pipe or a
/// device, its contents are of the kind that the verb writes (`isOurs`), or `force` is given. `kind` names it: "a saved
/// game".
void checkTarget(const std::string& path, bool force, const char* kind, const std::function<bool(const QByteArray&)>& isOurs,
                 Folders folders = Folders::Needed);
/// checkTarget() for a saved game.
void checkGameTarget(const std::string& path, bool force);
/// Declares the option "--force".
void addForce(Verb& verb, bool& into);

/// Writes a file as a whole, or into a pipe or a device. Prints a line on standard error and returns false if it cannot be
/// written.
bool writeFile(const std::string& path, const QByteArray& bytes);
bool writeFile(const std::string& path, std::span<const std::uint8_t> bytes);

} // namespace parlour::cli
