// Saved games: one JSON file a game (`.parlour`). Reading never trusts: size, shape and every field are checked; whether the
// steps are legal is engine/record's question. Writing is atomic.
#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QString>

namespace parlour {

/// The version of the file's shape, apart from the version of a game's rules.
inline constexpr int kFileVersion = 1;
/// A larger file is refused unread, in bytes. The longest possible game fits many times.
inline constexpr qint64 kLargestFile = 16 * 1024 * 1024;

/// What a file keeps beside the record.
struct GameFile {
    Record record;
    QString notes; ///< the person's own
    QString savedAt; ///< ISO 8601, UTC
};

QByteArray toJson(const GameFile& file);
Expected<GameFile> fromJson(const QByteArray& json);

/// Errors name the file, the place in it and what to do.
Expected<GameFile> readGameFile(const QString& path);
Expected<void> writeGameFile(const QString& path, const GameFile& file);

} // namespace parlour
