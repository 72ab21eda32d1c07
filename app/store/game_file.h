// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games: one JSON file a game (`.parlour`). Input is never trusted: size, shape and every field are checked;
// engine/record checks whether the steps are legal. Writing is atomic.
//
//   {
//     "parlour": 1,                            version of this shape; 2: with "salt"; 3: with "played"; 4: with "wheels";
//                                              5: with "seal", "names", "branches", or "person:NAME" among the seats;
//                                              6: with "position"; 7: with "collection"
//     "game": "durak", "version": 1,           id, and version of its rules
//     "rules": {"deck": "36", ..},             key to value
//     "seats": ["you", "durak.greedy"],        a person ("person:NAME": another one) or a bot ("exec:COMMAND": another
//                                              program), by seat
//     "names": ["", "Rook"],                   that bots in other processes gave themselves, by seat; absent: none
//     "seed": "0123456789ABCDEF",              text: 64 bits are too many for a number in JSON
//     "salt": "0123456789ABCDEF",              for the luck of bots in other processes; absent: none
//     "seal": {"method": 1, "hash": "..", "number": "..", "salt": "..", "words": ".."},   see seal.h; absent: not sealed
//     "position": "parlour-position 1\n..",   that the game began from (engine/positions.h), dealt by "seed"; absent: new
//     "collection": ["+1", "+1", ..],          cards that the person could build a deck of; []: any; absent: unknown
//     "steps": ["* deck 6s ..", "0 attack 6s", ..],   seat (* for chance) and action, in the game's notation
//     "result": [1, 0],                        score by seat; absent: unfinished
//     "remarks": ["12 1 late ..", "14 1 says .."],   of bots in other processes: steps before, seat, fault or "says"
//     "hints": 2,                              number that persons asked for; absent: none
//     "wheels": true,                          played with training wheels; absent: without
//     "played": 840,                           seconds at the table; absent: unknown
//     "branches": [{"name": "..", "from": 0, "step": 12, "seat": 0, "action": "..", "players": ["durak.club", ..],
//       "steps": ["0 cover 9c", ..], "check": ".."}, ..],    see branch.h; "from" is absent where it leaves the game. Dealt
//                                              again, in place of "steps": "seed": "..", "outcomes": [[1, 0, 231, 187], ..],
//                                              share after the action and after the one played, then points if any;
//                                              "deals": "believed" where they are the analyst's, absent: even ones
//     "notes": "..", "savedAt": "2026-01-31T18:00:00Z",
//     "check": "16 hexadecimal digits"         see toJson
//   }
#pragma once

#include "app/store/disk.h"
#include "engine/record/branch.h"
#include "engine/record/record.h"

#include <QByteArray>
#include <QString>

namespace parlour {

/// The version of the file's shape, independent of the version of a game's rules.
inline constexpr int kFileVersion = 7;
/// The limit in bytes above which a file is refused unread. The longest possible game fits many times.
inline constexpr qint64 kLargestFile = 16 * 1024 * 1024;

/// The limit of GameFile::played, in seconds.
inline constexpr int kLongestPlayed = 1'000'000;

/// A record with the other contents of its file.
struct GameFile {
    Record record;
    QString notes; ///< by the person
    QString savedAt; ///< ISO 8601, UTC; may be empty
    int hints = 0; ///< number that persons asked for
    bool wheels = false; ///< training wheels were on, which show counts
    int played = 0; ///< seconds at the table without breaks, up to kLongestPlayed; 0: unknown
    std::vector<Branch> branches = {}; ///< of a finished game. A damaged one is read as one that removeUnsound() removes
    /// The number of times that persons were helped; training wheels count once.
    int helped() const { return hints + (wheels ? 1 : 0); }
    bool operator==(const GameFile&) const = default;
};

/// Returns the file as JSON, with a check sum over the meaning of all other fields at its end. Branches have check sums of
/// their own, so that a damaged one does not cast doubt on the game.
QByteArray toJson(const GameFile& file);
/// Parses a file. Unknown fields are refused. The check sum may be absent, as in files written by hand. If it is there and
/// does not hold, a byte was changed: that is an error, or is reported by `altered` to callers that can show a doubtful
/// game. Errors name the field or the step and what to do.
Expected<GameFile> fromJson(const QByteArray& json, bool* altered = nullptr);
/// The error for an altered file.
Error alteredError();

/// Returns the version that a file states, 0 if it states none. Files of a version above kFileVersion must not be touched.
int fileVersion(const QByteArray& json);

/// The error of a file, with its path.
Error inFile(const QString& path, const Error& error);
/// Returns the bytes of a regular file of at most kLargestFile.
Expected<QByteArray> readBytes(const QString& path);
/// Writes all or nothing, and makes the folder if needed. An error leaves the old file untouched.
Expected<void> writeGameFile(const QString& path, const GameFile& file);
/// As writeGameFile. Returns the reason of an error without the file's name; empty: none.
QString writeGame(const QString& path, const GameFile& file);

} // namespace parlour
