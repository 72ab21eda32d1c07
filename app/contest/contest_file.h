// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest in a file: SQLite in write-ahead mode, written as it runs. What is kept is the plan and, for spans of matches,
// how each ended; everything else follows from that. So a file that was cut off at any moment goes on to exactly the table
// it would have had.
//
// The tables are checked against their indexes when a file is opened; indexes follow from the tables, and are made again if
// they do not fit.
//
// A file is used by one thread, the one that opened it. One process at a time may write (a lock file beside it says which,
// whatever links lead to the file); any number may read meanwhile, and leave nothing beside the file when they are done. A
// window reads through snapshots of ContestRunner, or opens the file a second time.
//
//   meta(key, value)            "plan": JSON; "shard": "K/N"; "salt": of the luck of bots in other processes, 16
//                               hexadecimal digits, drawn when the first such bot is entered; files before that have none;
//                               "check": a check sum of these, which older files do not have
//   spans(pairing, first, count, results, check)   Results::bytes and a check sum; never a row a move
//   faults(pairing, match, entrant, step, what)    of bots in other processes, those that disqualified a bot included
//   records(pairing, match, record)                the newest matches with such bots; others are played again
//   PRAGMA application_id kContestId, PRAGMA user_version kContestVersion
#pragma once

#include "ai/resources.h"
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
/// So many matches of a contest keep their steps. Each pairing has the same share of them for its newest matches, so that
/// every list of matches begins with some that can be looked at.
inline constexpr int kMaxRecords = 10000;

/// A match as a list shows it.
struct MatchLine {
    int pairing = 0;
    std::int64_t index = 0; ///< in the pairing, from 0
    std::uint64_t seed = 0;
    std::vector<int> seats; ///< entrants by seat
    Ending ending;
    std::vector<double> points; ///< by seat
    std::vector<int> extra; ///< by seat; empty: the game has none
    bool hasSteps = true; ///< can be looked at: ContestFile::record
};

/// A fault as a list shows it.
struct FaultLine {
    int pairing = 0;
    EntrantFault fault;
};

class ContestFile {
public:
    enum class Access { Read, Write };

    /// Makes a file, which must not exist. `salt` 0: one is drawn if need be.
    static Expected<std::unique_ptr<ContestFile>> create(const QString& path, const ContestPlan& plan,
                                                         const Shard& shard = {}, std::uint64_t salt = 0);
    /// Refused in one line: no such file, no contest, damaged, of a newer version, or being written by another process.
    static Expected<std::unique_ptr<ContestFile>> open(const QString& path, Access access);
    ~ContestFile();
    ContestFile(const ContestFile&) = delete;
    ContestFile& operator=(const ContestFile&) = delete;

    QString path() const { return path_; }
    const ContestPlan& plan() const { return plan_; }
    const Shard& shard() const { return shard_; }
    /// Of the luck of bots in other processes (Field::salt); 0: there are none, or the file was only read.
    std::uint64_t salt() const { return salt_; }
    const Progress& progress() const { return *progress_; }
    ContestTable table() const;

    /// Keeps what was played and counts it, all or nothing. After an error (a full disk) the file holds what it held before.
    /// While another program holds the file it is waited for, as long as whileHeld allows.
    Expected<void> add(const std::vector<PlayedSpan>& spans);
    /// Is asked some times a second while another program holds the file: go on waiting? Without this `add` gives up.
    void whileHeld(std::function<bool()> ask) { whileHeld_ = std::move(ask); }
    /// Was an index damaged, and made again when the file was opened? Nothing is lost then.
    bool isMended() const { return isMended_; }
    /// Did the last attempt to use the file find that another program holds it?
    bool isHeld() const { return isHeld_; }
    /// Goes on with another plan that withEntrant or withMatches made.
    Expected<void> change(const ContestPlan& plan);

    /// The matches of two entrants, or of one against all (`b` -1), in order: `count` of them after leaving out `skip`.
    /// What a cell of the crosstable opens. Reads only as much of the file as it must.
    Expected<std::vector<MatchLine>> matches(int a, int b, std::int64_t skip, int count) const;
    /// How many those are.
    std::int64_t matchesOf(int a, int b) const;
    /// A match with its steps, as any table replays it: kept ones as they were, others played again from their seed, which
    /// takes as long as the match does. An error if it was not played, or if its steps were not kept and it has a bot in
    /// another process.
    Expected<Record> record(int pairing, std::int64_t match) const;
    Expected<std::vector<FaultLine>> faults() const;

    /// Everything that was played, span by span in order, without totals; `withDetails`: with faults and records. Stops at
    /// the first error.
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
    int records_ = 0; ///< kept so far
    bool isMended_ = false;
    std::function<bool()> whileHeld_;
    mutable bool isHeld_ = false; // learnt from errors of the database, also while reading
    Resources resources_; ///< for matches that are played again
};

/// Joins parts of one contest (other shards, or the same contest stopped at different places) into a new file. Refused:
/// different plans, or matches that two parts hold differently. What no part holds stays to be played: `contest resume` goes
/// on.
Expected<std::unique_ptr<ContestFile>> mergeContests(const QString& out, const std::vector<QString>& parts);

} // namespace parlour
