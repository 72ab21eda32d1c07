// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games: one JSON file a game (`.parlour`). Reading never trusts: size, shape and every field are checked; whether the
// steps are legal is engine/record's question. Writing is atomic.
//
//   {
//     "parlour": 1,                            version of this shape; 2: with "salt"; 3: with "played"; 4: with "wheels"
//     "game": "durak", "version": 1,           id, and version of its rules
//     "rules": {"deck": "36", ..},             key to value
//     "seats": ["you", "durak.greedy"],        a person or a bot ("exec:COMMAND": another program), by seat
//     "seed": "0123456789ABCDEF",              text: 64 bits are too many for a number in JSON
//     "salt": "0123456789ABCDEF",              of the luck of bots in other processes; absent: there are none
//     "steps": ["* deck 6s ..", "0 attack 6s", ..],   who (a seat, * for chance) and what, in the game's notation
//     "result": [1, 0],                        score by seat; absent: unfinished
//     "remarks": ["12 1 late ..", "14 1 says .."],   of bots in other processes: steps before, seat, fault or "says"
//     "hints": 2,                              that persons asked for; absent: none
//     "wheels": true,                          played with training wheels; absent: without
//     "played": 840,                           seconds at the table; absent: not known
//     "notes": "..", "savedAt": "2026-01-31T18:00:00Z",
//     "check": "16 hexadecimal digits"         see toJson
//   }
#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QString>

namespace parlour {

/// The version of the file's shape, apart from the version of a game's rules.
inline constexpr int kFileVersion = 4;
/// A larger file is refused unread, in bytes. The longest possible game fits many times.
inline constexpr qint64 kLargestFile = 16 * 1024 * 1024;

/// No game is said to have taken longer, in seconds.
inline constexpr int kLongestPlayed = 1'000'000;

/// A record and what a file keeps beside it.
struct GameFile {
    Record record;
    QString notes; ///< the person's own
    QString savedAt; ///< ISO 8601, UTC; may be empty
    int hints = 0; ///< that persons asked for
    bool wheels = false; ///< training wheels showed what could be counted
    int played = 0; ///< seconds at the table without breaks, up to kLongestPlayed; 0: not known
    /// How often somebody was helped; the wheels count once.
    int helped() const { return hints + (wheels ? 1 : 0); }
    bool operator==(const GameFile&) const = default;
};

/// Ends with a check sum over the meaning of all other fields.
QByteArray toJson(const GameFile& file);
/// Unknown fields are refused. The check sum may be absent, as in files written by hand; if it is there it must hold, so
/// that a changed byte is noticed: an error, or told in `altered` for those who can look at a doubtful game. Errors name the
/// field or the step and what to do.
Expected<GameFile> fromJson(const QByteArray& json, bool* altered = nullptr);
/// What is wrong with an altered file.
Error alteredError();

/// The version that a file states, 0 if it states none. Files of a version above kFileVersion are not ours to touch.
int fileVersion(const QByteArray& json);

/// The bytes of a regular file of at most kLargestFile.
Expected<QByteArray> readBytes(const QString& path);
/// Errors name the file, the place in it and what to do.
Expected<GameFile> readGameFile(const QString& path, bool* altered = nullptr);
/// All or nothing, also on a full disk: on an error, stated as the system does (empty: none), the old file is as it was.
QString writeWhole(const QString& path, const QByteArray& bytes);
/// Makes the folder if need be. All or nothing: on an error the old file is as it was.
Expected<void> writeGameFile(const QString& path, const GameFile& file);

} // namespace parlour
