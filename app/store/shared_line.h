// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game or a position as one line of text, to be pasted into a message, the window or a command line: "parlour:" and
// base64url of a kind, a check sum and a compressed text. readGameFile() accepts a line wherever a file is named. Input is
// never trusted: what a line holds passes the checks of a file.
#pragma once

#include "app/store/game_file.h"

namespace parlour {

/// The limit in letters above which a line is refused unread. The longest possible game fits.
inline constexpr qsizetype kLongestLine = 4 * 1024 * 1024;

/// True if the text begins as a line does.
bool isSharedLine(const QString& text);
/// The line in a text that was pasted, from its beginning on; empty if there is none.
QString sharedLineIn(const QString& text);

/// The game as a line: game, rules, seats' names and steps, and nothing else. Seed, notes, remarks and times stay out. The
/// names of bots in other processes must be those for others already (sharedRecord).
QString lineOf(const Record& record);
/// The text of a position as a line.
QString lineOfPosition(const std::string& position);

/// Reads a game. White space within the line, as messages break it, is skipped. A finished game gets its result. Errors say
/// where the line is wrong.
Expected<GameFile> gameOfLine(const QString& line);
/// Reads the text of a game as a line holds it, compressed.
Expected<GameFile> gameOfLineText(const std::string& text);
/// Reads the text of a position.
Expected<std::string> positionOfLine(const QString& line);

} // namespace parlour
