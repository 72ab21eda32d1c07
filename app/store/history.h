// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games, in SQLite (WAL, PRAGMA user_version). What SQLite calls damaged is set aside with a message, never
// deleted; what another program holds for a while (a window that closes, a backup) is opened as soon as it lets go.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

class QSqlQuery;

namespace parlour {

/// One finished game in a list.
struct HistoryEntry {
    qint64 id = 0;
    QDateTime finishedAt;
    QString game;
    std::vector<std::string> seats;
    std::vector<double> result; ///< score by seat
    int steps = 0;
    int hints = 0; ///< that persons asked for, also of the tutor, the chance to win and training wheels
};

/// The review of a game by one seat's eyes, as the history keeps it. What the bytes mean is app/analysis' affair.
struct KeptReview {
    qint64 game = 0; ///< HistoryEntry::id
    int seat = 0;
    int analyst = 0; ///< version of what analysed it
    QByteArray figures; ///< little, for lists
    QByteArray review;
};

/// Used by one thread, the one that made it. Calls take well under a frame; another program that is just writing is waited
/// for at most kBusyMilliseconds.
class History {
public:
    static constexpr int kBusyMilliseconds = 10;

    /// Opens or makes the database. If it had to be set aside, `notice` says so (empty otherwise). If that fails too, or it
    /// cannot be used for another reason, the program goes on without history: lists are empty, adding is an error.
    explicit History(const QString& path);
    ~History();
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    QString notice() const { return notice_; }
    /// Was it held by another program when it was last used? Then lists are empty and adding is an error for now; every call
    /// tries again.
    bool isHeld() const { return isHeld_; }
    /// Keeps a finished game. Its number in the history; the same file again gets the number it has. After an error keep the
    /// saved file (SavedGames::finished).
    Expected<qint64> add(const GameFile& file);
    /// What a person writes beside a game that is over.
    Expected<void> setNotes(qint64 id, const QString& notes);
    /// Deletes games and what is kept beside them: all of them, or after an error none. How many there were.
    Expected<int> remove(const std::vector<qint64>& ids);
    /// Newest first; of one game, by its id, or of all.
    std::vector<HistoryEntry> recent(int count, const QString& game = {}) const;
    Expected<GameFile> load(qint64 id) const;

    // Reviews are a cache: what cannot be read is worked out again.

    /// In the place of that game's and seat's earlier one.
    Expected<void> keepReview(const KeptReview& review);
    /// Nothing if there is none by this version of the analyst.
    std::optional<KeptReview> review(qint64 game, int seat, int analyst) const;
    /// Of all games, by game and seat; without the reviews themselves.
    std::vector<KeptReview> reviewFigures() const;

private:
    struct Problem;
    Problem open() const;
    void openOrSetAside() const;
    Expected<QSqlQuery> run(const QString& statement, const QVariantList& values) const;

    const QString path_;
    const QString connection_;
    // Opened by the first call that can.
    mutable QString notice_;
    mutable bool isOpen_ = false;
    mutable bool isHeld_ = false;
};

} // namespace parlour
