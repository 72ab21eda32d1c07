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

/// The number of letters up to which messengers carry a line without cutting it.
inline constexpr qsizetype kLongestMessage = 2000;

/// Whether an argument is meant as a line and not as a path: "parlour:" is in it, in small or capital letters, and no "/"
/// before.
bool isSharedLine(const QString& text);
/// The first whole line in a text that was pasted, without what messages added; of a broken one all from its beginning on;
/// empty if there is none.
QString sharedLineIn(const QString& text);
/// The number of whole lines in a text, of which the first is read.
int wholeLinesIn(const QString& text);

/// The game as a line: game, rules, seats' names and steps, and nothing else. Seed, seal, notes, remarks and times stay out.
/// The names of bots in other processes must be those for others already (sharedRecord).
QString lineOf(const Record& record);
/// A line for a message.
struct LineToSend {
    QString line;
    bool isWithoutNotes = false; ///< the notes that players left for themselves were taken out
};
/// lineOf(); if that is longer than kLongestMessage, without the notes that players left for themselves
/// (GameInfo::withoutNotes).
LineToSend lineToSend(const Record& record);
/// The text of a position as a line.
QString lineOfPosition(const std::string& position);

/// Reads the first whole game in a text as mail and messengers deliver it: quoted, broken, with invisible characters within
/// the line and words around it. A finished game gets its result. Errors say where the line is wrong.
Expected<GameFile> gameOfLine(const QString& text);
/// Reads the text of a game as a line holds it, compressed.
Expected<GameFile> gameOfLineText(const std::string& text);
/// Parses the bytes of a file: JSON (`altered` as in fromJson), or a text with a line.
Expected<GameFile> gameOfBytes(const QByteArray& bytes, bool* altered = nullptr);
/// Reads and parses a file, or a line in the place of its path. Errors name the file, the place in it and what to do.
Expected<GameFile> readGameFile(const QString& path, bool* altered = nullptr);
/// Reads the text of a position, as gameOfLine() finds it.
Expected<std::string> positionOfLine(const QString& text);

} // namespace parlour
