// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of a contest: SQLite in write-ahead mode, written while the contest runs. It keeps the plan and, for spans of
// matches, their results; everything else follows. So a file that was cut off at any moment continues to exactly the table
// it would have had.
//
// When a file is opened, its tables are checked against their indexes. Indexes follow from the tables and are rebuilt if
// they do not match.
//
// A file is used by one thread, the one that opened it. One process at a time may write (a lock file next to it names the
// process, whatever links lead to the file); any number may read meanwhile, and leave no files when they are done. A window
// reads through snapshots of ContestRunner, or opens the file a second time.
//
//   meta(key, value)            "plan": JSON; "shard": "K/N"; "salt": for the luck of bots in other processes, 16
//                               hexadecimal digits, drawn when the first such bot is entered, absent before;
//                               "check": a check sum of these, absent in older files
//   spans(pairing, first, count, results, check)   Results::bytes and a check sum; never a row a move
//   faults(pairing, match, entrant, step, what)    of bots in other processes, including those that disqualified one
//   records(pairing, match, record)                the newest matches with such bots or a person; others are played again
//   PRAGMA application_id kContestId, PRAGMA user_version kContestVersion
#pragma once

#include "ai/core/resources.h"
#include "app/contest/contest_plan.h"
#include "engine/arena/any_span_player.h"

#include <QLockFile>
#include <QString>
#include <QVariantList>

#include <memory>
#include <set>

class QSqlError;
class QSqlQuery;

namespace parlour {

inline constexpr int kContestVersion = 1;
inline constexpr qint32 kContestId = 0x50724374; ///< "PrCt"
/// The number of matches of a contest whose steps are kept. Each pairing has an equal share of them for its newest matches,
/// so that every list of matches begins with some that can be viewed.
inline constexpr int kMaxRecords = 10000;

/// A match in a list.
struct MatchLine {
    int pairing = 0;
    std::int64_t index = 0; ///< in the pairing, from 0
    std::uint64_t seed = 0;
    std::vector<int> seats; ///< entrants by seat
    Ending ending;
    std::vector<double> points; ///< by seat
    std::vector<int> extra; ///< by seat; empty if the game has none
    bool hasSteps = true; ///< ContestFile::record has the match
};

/// A match that is left to the person.
struct PersonMatch {
    int pairing = 0;
    std::int64_t index = 0; ///< in the pairing, from 0
    Record start; ///< its game before the first step
    bool operator==(const PersonMatch&) const = default;
};

/// A fault in a list.
struct FaultLine {
    int pairing = 0;
    EntrantFault fault;
};

class ContestFile {
public:
    enum class Access { Read, Write };

    /// Makes a file, which must not exist. A `salt` of 0 is drawn if needed.
    static Expected<std::unique_ptr<ContestFile>> create(const QString& path, const ContestPlan& plan,
                                                         const Shard& shard = {}, std::uint64_t salt = 0);
    /// Opens a file. Errors: a missing or damaged file, no contest, a newer version, or another process writes it.
    static Expected<std::unique_ptr<ContestFile>> open(const QString& path, Access access);
    /// The plan in a file, without counting its results, which takes long for many.
    static Expected<ContestPlan> planIn(const QString& path);
    ~ContestFile();
    ContestFile(const ContestFile&) = delete;
    ContestFile& operator=(const ContestFile&) = delete;

    QString path() const { return path_; }
    const ContestPlan& plan() const { return plan_; }
    const Shard& shard() const { return shard_; }
    /// The salt for the luck of bots in other processes (Field::salt); 0: there are none, or the file was opened for
    /// reading.
    std::uint64_t salt() const { return salt_; }
    const Progress& progress() const { return *progress_; }
    ContestTable table() const;

    /// Stores and counts played spans, all or nothing. After an error (a full disk) the file is unchanged. While another
    /// program holds the file, waits as long as whileHeld allows.
    Expected<void> add(const std::vector<PlayedSpan>& spans);
    /// The next match of the person in each unfinished pairing, those with the fewest matches before it first.
    std::vector<PersonMatch> personMatches() const;
    /// Stores and counts the finished game of one of these with its steps and faults, all or nothing, as add() does. Returns
    /// false for any other game, so that a match counts once, with its first result.
    Expected<bool> addPersonGame(const Record& game);
    /// Sets a callback, called a few times a second while another program holds the file, which returns whether to go on
    /// waiting. Without it `add` gives up.
    void whileHeld(std::function<bool()> ask) { whileHeld_ = std::move(ask); }
    /// Whether a damaged index was rebuilt when the file was opened. No data is lost then.
    bool isMended() const { return isMended_; }
    /// Whether another program held the file at the last attempt to use it.
    bool isHeld() const { return isHeld_; }
    /// Continues with another plan, made by withEntrant or withMatches.
    Expected<void> change(const ContestPlan& plan);

    /// The matches between two entrants, or of one against all (`b` -1), in order: `count` of them after the first `skip`.
    /// The contents of a cell of the crosstable. Reads only the necessary part of the file.
    Expected<std::vector<MatchLine>> matches(int a, int b, std::int64_t skip, int count) const;
    /// The number of these matches.
    std::int64_t matchesOf(int a, int b) const;
    /// A match with its steps, for replay at a table. Without kept steps it is played again from its seed, which takes as
    /// long as the match. An error if it was not played, or if its steps were not kept and it has a bot in another process.
    Expected<Record> record(int pairing, std::int64_t match) const;
    Expected<std::vector<FaultLine>> faults() const;
    /// The names that programs gave themselves, by entrant, of the newest kept match of each pairing; "" where none is kept.
    std::vector<std::string> ownNames() const;

    /// Visits all played spans in order, without totals; `withDetails`: with faults and records. Stops at the first error.
    Expected<void> eachSpan(bool withDetails, const std::function<Expected<void>(PlayedSpan)>& visit) const;

private:
    ContestFile(const QString& path, Access access);
    Expected<void> connect();
    Expected<void> checkKind();
    Expected<bool> isWhole(const char* question) const;
    Expected<void> prepare() const;
    Expected<void> makeTables(const ContestPlan& plan, const Shard& shard, std::uint64_t salt);
    Expected<void> load();
    Expected<void> keepMeta(const ContestPlan& plan);
    Expected<void> drawSalt();
    Expected<void> count(const PlayedSpan& played);
    Expected<void> countAll();
    Expected<void> countRows();
    Expected<void> forget(const QString& which, const QVariantList& values);
    Expected<void> write(const PlayedSpan& played);
    Expected<void> trimRecords();
    Expected<std::set<std::int64_t>> kept(const Span& span) const;
    bool isRepeatable(const std::vector<int>& entrants) const;
    Expected<void> inTransaction(const std::function<Expected<void>()>& work);
    Expected<QSqlQuery> run(const QString& statement, const QVariantList& values = {}) const;
    Expected<bool> next(QSqlQuery& rows) const;
    Expected<PlayedSpan> readSpan(const QSqlQuery& row) const;
    Expected<void> readDetails(PlayedSpan& played) const;
    Expected<bool> appendLines(int pairing, int a, int b, std::int64_t& skip, int count,
                               std::vector<MatchLine>& lines) const;
    Error damaged(const Span& span) const;
    Error failed(const QString& why) const;
    Error failed(const QSqlError& error) const;

    QString path_;
    Access access_;
    QString connection_;
    std::unique_ptr<QLockFile> lock_; ///< null when reading
    ContestPlan plan_;
    Shard shard_;
    std::uint64_t salt_ = 0;
    bool hasExtra_ = false;
    std::unique_ptr<Progress> progress_;
    int records_ = 0; ///< number of kept ones
    bool isMended_ = false;
    std::function<bool()> whileHeld_;
    mutable bool isHeld_ = false; // learned from errors of the database, also while reading
    Resources resources_; ///< for matches that are played again
};

/// Joins parts of one contest (other shards, or the same contest stopped at different points) into a new file. Errors:
/// different plans, or different results of the same match. Missing matches remain to be played: `contest resume` continues.
Expected<std::unique_ptr<ContestFile>> mergeContests(const QString& out, const std::vector<QString>& parts);

} // namespace parlour
