// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The history of finished games, in SQLite (WAL, PRAGMA user_version). A file that SQLite calls damaged is set aside with a
// message, never deleted; a file that another program holds for a while (a window that closes, a backup) is opened as soon
// as it is free; a file that cannot be written, as on a read-only disk, is opened to be read.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

class QSqlError;
class QSqlQuery;

namespace parlour {

/// One finished game of a list.
struct HistoryEntry {
    qint64 id = 0;
    QDateTime finishedAt;
    QString game;
    std::vector<std::string> seats;
    std::vector<double> result; ///< score by seat
    int steps = 0;
    int hints = 0; ///< number that persons asked for, including the tutor, the chance to win and training wheels
    bool isFromPosition = false; ///< began from a position that was put in; statistics leave it out
};

/// The review of a game from one seat's view, as the history keeps it. app/analysis defines the bytes.
struct KeptReview {
    qint64 game = 0; ///< HistoryEntry::id
    int seat = 0;
    int analyst = 0; ///< version of the analyst
    QByteArray figures; ///< a short summary, for lists
    QByteArray review;
};

/// The rows found of a table in a history that was set aside.
struct FoundRows {
    std::multimap<qint64, QVariantList> rows; ///< by number; several of one number if tables cannot be told apart
    std::set<qint64> numbers; ///< with those of rows that are lost, as far as an index names them
};

/// Used only by the thread that made it. Calls take well under a frame; a program that is just writing is waited for at most
/// kBusyMilliseconds. A file that was replaced since the last call is opened anew.
class History {
public:
    static constexpr int kBusyMilliseconds = 10;
    static constexpr QLatin1String kAside{".set-aside-"}; ///< ends the name of a file that was set aside, with a number

    /// Opens or makes the database. If a damaged one was set aside, `notice` says so (empty otherwise). If that fails too,
    /// or the database cannot be used for another reason, the program goes on without history: lists are empty, adding is an
    /// error.
    explicit History(const QString& path);
    ~History();
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    QString notice() const { return notice_; }
    /// Whether another program held the database at the last use. Then lists are empty and adding is an error for now; every
    /// call tries again.
    bool isHeld() const { return isHeld_; }
    /// Adds a finished game and returns its id; a file that is already there gets the id it has. After an error keep the
    /// saved file (SavedGames::finished).
    Expected<qint64> add(const GameFile& file);
    /// Replaces the person's notes on a finished game.
    Expected<void> setNotes(qint64 id, const QString& notes);
    /// Replaces the branches of a finished game.
    Expected<void> setBranches(qint64 id, const std::vector<Branch>& branches);
    /// Deletes games and all that is kept about them: all of them, or none after an error. Returns how many there were.
    Expected<int> remove(const std::vector<qint64>& ids);
    /// The latest games, newest first; of one game by its id, or of all.
    Expected<std::vector<HistoryEntry>> list(int count, const QString& game = {}) const;
    /// The same list, empty after an error.
    std::vector<HistoryEntry> recent(int count, const QString& game = {}) const;
    Expected<GameFile> load(qint64 id) const;
    /// The games of a kind that began with this seed, oldest first, without those that cannot be read.
    Expected<std::vector<GameFile>> withSeed(const QString& game, std::uint64_t seed) const;

    /// Reads the whole file, which takes 3 ms a megabyte, and sets it aside if it is damaged: `notice` says so.
    void check();
    /// The files that were set aside and whose games were not recovered yet.
    QStringList asides() const;
    /// The rows of a table in such a file.
    struct Count {
        int saved = 0; ///< now in the history
        int known = 0; ///< in the history before
        int found = 0; ///< with those that cannot be read, as far as an index names them
        int lost() const { return found - saved - known; }
        void add(const Count& other);
    };
    struct Recovered {
        Count games, entries, exercises, results, reviews; ///< `entries`: of the purse; `results`: of puzzles
        bool isPurseInUse = false; ///< so no entry was taken
        bool isAny() const { return games.saved + entries.saved + exercises.saved > 0; }
        /// Sentences on what is missing besides games; empty if nothing is.
        QString losses() const;
        void add(const Recovered& other);
    };
    /// Copies what can be read of such a file into the history, wherever the file is damaged and also if it is cut short or
    /// of an older form. Nothing of a table is replaced. Takes as long as to read the file. After an error of the history
    /// nothing is copied, and the file is offered again.
    Recovered recover(const QString& aside) const;

    // Reviews are a cache: those that cannot be read are analysed again.

    /// Stores a review in place of an earlier one of that game and seat.
    Expected<void> keepReview(const KeptReview& review);
    /// nullopt if there is no review by this version of the analyst.
    std::optional<KeptReview> review(qint64 game, int seat, int analyst) const;
    /// The figures of all games by game and seat, without the reviews themselves; none if they cannot all be read.
    std::vector<KeptReview> reviewFigures() const;

private:
    friend class Purse; ///< keeps a table of its own here
    friend class ExerciseTable; ///< likewise
    struct Problem;
    /// Fixed: to be read, without the files next to it that SQLite makes for a log.
    enum class Access { Write, Read, Fixed };
    Problem open(Access access) const;
    Problem tryOpen() const;
    void openOrSetAside() const;
    Expected<void> edit(qint64 id, const std::function<void(GameFile&)>& change);
    Expected<bool> insert(const QVariantList& values) const;
    std::map<qint64, qint64> restoreGames(const FoundRows& found, Count& count) const;
    Count restoreReviews(const FoundRows& found, const std::map<qint64, qint64>& games) const;
    void setAside(const Problem& problem, disk::FileId damaged) const;
    Error failed(const QSqlError& error) const;
    Expected<QSqlQuery> run(const QString& statement, const QVariantList& values) const;
    Expected<void> each(const QString& statement, const QVariantList& values,
                        const std::function<void(const QSqlQuery&)>& visit) const;

    const QString path_;
    const QString connection_;
    // Set by the first call that can open the database.
    mutable QString notice_;
    mutable bool isOpen_ = false;
    mutable bool isHeld_ = false;
    mutable bool isReadOnly_ = false;
    mutable disk::FileId file_; ///< the open one
};

} // namespace parlour
