// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_file.h"

#include "app/bots/bot_source.h"
#include "app/contest/contest_players.h"
#include "app/store/game_file.h"
#include "app/store/lock_file.h"
#include "app/store/paths.h"
#include "engine/base/tokens.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <map>

namespace parlour {

namespace {

/// Programs that read meanwhile hold the file for moments only. A run polls, so that it can report the wait.
constexpr int kBusyTimeout = 5000; // ms
constexpr int kBusyTimeoutInPlay = 250;

/// SQLite's result codes for a lock of another program, a damaged file, and a file that is no database.
constexpr int kBusy = 5, kCorrupt = 11, kLockingProtocol = 15, kNotADatabase = 26;

int checkSum(const QByteArray& bytes)
{
    return qChecksum(bytes);
}

const QString kMetaCheck = QStringLiteral("check");

/// The check sum of all of `meta` except the check itself: a changed byte in it would make other matches.
QString metaCheck(const std::map<QString, QString>& meta)
{
    QByteArray all;
    for (const char* key : {"plan", "shard", "salt"})
        if (const auto entry = meta.find(QLatin1String(key)); entry != meta.end() && !entry->second.isEmpty())
            all += entry->second.toUtf8() + '\n';
    return QString::number(checkSum(all));
}

/// Suffix of a contest while it is being made, followed by 32 hexadecimal digits.
const QString kDraft = QStringLiteral(".new-");

constexpr Text kDamaged = SAY("Error", "%1 is damaged and cannot be read; use an intact copy, or play the contest again");

Error foreign(const QString& path)
{
    return Error(SAY("Error", "%1 is not a contest; choose the file of a contest"), {path.toStdString()});
}

/// Removes drafts of commands that were killed while they made this contest. A draft in use is locked.
void removeDrafts(const QString& path)
{
    const QFileInfo info(path);
    static const QRegularExpression draft(QStringLiteral("^[0-9a-f]{32}$"));
    const QString beginning = info.fileName() + kDraft;
    for (const QFileInfo& each : info.absoluteDir().entryInfoList(QDir::Files | QDir::Hidden)) {
        const QString name = each.fileName();
        if (!name.startsWith(beginning) || !draft.match(name.mid(beginning.size())).hasMatch())
            continue;
        QLockFile lock(each.filePath() + QStringLiteral(".lock"));
        if (!tryLock(lock))
            continue;
        for (const char* companion : {"-wal", "-shm", "-journal", ""})
            QFile::remove(each.filePath() + QLatin1String(companion));
    }
}

QString shardText(const Shard& shard)
{
    return QStringLiteral("%1/%2").arg(shard.number).arg(shard.of);
}

} // namespace

Error ContestFile::failed(const QString& why) const
{
    return Error(SAY("Error", "the contest %1 cannot be used: %2"), {path_.toStdString(), why.toStdString()});
}

Error ContestFile::failed(const QSqlError& error) const
{
    const int code = error.nativeErrorCode().toInt() & 0xff; // higher bits only refine the code
    isHeld_ = code == kBusy || code == kLockingProtocol;
    if (code == kNotADatabase)
        return foreign(path_);
    if (code == kCorrupt)
        return Error(kDamaged, {path_.toStdString()});
    if (isHeld_)
        return Error(SAY("Error", "%1 is in use by another program; close that, then try again"), {path_.toStdString()});
    return failed(error.databaseText());
}

ContestFile::ContestFile(const QString& path, Access access)
    : path_(path),
      access_(access),
      connection_(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

ContestFile::~ContestFile()
{
    // Leaves one plain file that can be copied and read by anybody.
    if (access_ == Access::Write && QSqlDatabase::database(connection_, false).isOpen())
        static_cast<void>(run(QStringLiteral("PRAGMA journal_mode = DELETE")));
    QSqlDatabase::removeDatabase(connection_);
}

Expected<QSqlQuery> ContestFile::run(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return failed(query.lastError());
    return query;
}

/// False after the last row. An error if the rows stopped before their end, as at a damaged page.
Expected<bool> ContestFile::next(QSqlQuery& rows) const
{
    if (rows.next())
        return true;
    return rows.lastError().isValid() ? Expected<bool>(failed(rows.lastError())) : false;
}

Expected<std::unique_ptr<ContestFile>> ContestFile::create(const QString& path, const ContestPlan& plan, const Shard& shard,
                                                           std::uint64_t salt)
{
    const auto exists = [&] {
        return Error(SAY("Error", "%1 already exists, and a contest is never overwritten"), {path.toStdString()});
    };
    if (QFileInfo::exists(path))
        return exists();
    removeDrafts(path);
    // Checked here to name the file that people gave.
    if (disk::writeError(paths::onDisk(QFileInfo(path).absolutePath())) != 0)
        return Error(SAY("Error", "%1 cannot be written here"), {path.toStdString()});
    // Made under another name, so that a file of this name is complete at any moment.
    const QString draft = path + kDraft + QUuid::createUuid().toString(QUuid::Id128);
    Expected<void> made;
    {
        ContestFile file(draft, Access::Write);
        made = file.connect();
        if (made)
            made = file.makeTables(plan, shard, salt);
    }
    if (made && QFile::rename(draft, path)) // never overwrites a file
        return open(path, Access::Write);
    QFile::remove(draft);
    if (QFileInfo::exists(path))
        return exists();
    return made ? Error(SAY("Error", "%1 cannot be created"), {path.toStdString()}) : made.error();
}

Expected<std::unique_ptr<ContestFile>> ContestFile::open(const QString& path, Access access)
{
    if (!QFileInfo::exists(path))
        return Error(SAY("Error", "%1: there is no such contest"), {path.toStdString()});
    if (!QFileInfo(path).isFile()) // opening a pipe would block
        return Error(SAY("Error", "%1 is a folder or a device; choose the file of a contest"), {path.toStdString()});
    removeDrafts(path);
    std::unique_ptr<ContestFile> file(new ContestFile(path, access));
    auto ready = file->connect();
    if (ready)
        ready = file->checkKind();
    if (ready)
        ready = file->prepare();
    if (ready)
        ready = file->load();
    if (ready && access == Access::Write)
        if (const auto brief = file->run(QStringLiteral("PRAGMA busy_timeout = %1").arg(kBusyTimeoutInPlay)); !brief)
            ready = brief.error();
    if (!ready)
        return ready.error();
    return file;
}

Expected<ContestPlan> ContestFile::planIn(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return Error(SAY("Error", "%1: there is no such contest"), {path.toStdString()});
    ContestFile file(path, Access::Read);
    auto ready = file.connect();
    if (ready)
        ready = file.checkKind();
    if (!ready)
        return ready.error();
    auto query = file.run(QStringLiteral("SELECT value FROM meta WHERE key = 'plan'"));
    if (!query)
        return query.error();
    const auto found = file.next(*query);
    if (!found)
        return found.error();
    return planFromJson(*found ? query->value(0).toString().toUtf8() : QByteArray());
}

Expected<void> ContestFile::connect()
{
    if (access_ == Access::Write) {
        // Next to the file itself, whatever links lead to it.
        const QString real = QFileInfo(path_).canonicalFilePath();
        lock_ = std::make_unique<QLockFile>((real.isEmpty() ? path_ : real) + QStringLiteral(".lock"));
        if (!tryLock(*lock_)) {
            if (lock_->error() != QLockFile::LockFailedError)
                return Error(SAY("Error", "%1 cannot be written here"), {path_.toStdString()});
            qint64 process = 0;
            QString host, program;
            lock_->getLockInfo(&process, &host, &program);
            return Error(SAY("Error", "%1 is being played by another process (%2 on %3)"),
                         {path_.toStdString(), static_cast<long long>(process), host.toStdString()});
        }
    }
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(path_);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeout));
    if (!database.open())
        return failed(database.lastError());
    return {};
}

Expected<void> ContestFile::checkKind()
{
    const auto number = [this](const char* pragma) -> Expected<int> {
        auto query = run(QStringLiteral("PRAGMA %1").arg(QLatin1String(pragma)));
        if (!query)
            return query.error();
        const auto more = next(*query);
        if (!more)
            return more.error();
        return *more ? query->value(0).toInt() : 0;
    };
    const auto kind = number("application_id");
    if (!kind)
        return kind.error();
    if (*kind != kContestId)
        return foreign(path_);
    const auto version = number("user_version");
    if (!version)
        return version.error();
    if (*version > kContestVersion)
        return Error(SAY("Error", "%1 was written by a newer Parlour (version %2; this program knows version %3)"),
                     {path_.toStdString(), static_cast<long long>(*version), static_cast<long long>(kContestVersion)});
    const auto whole = isWhole("integrity_check");
    if (!whole || *whole)
        return whole ? Expected<void>() : whole.error();
    // An index that does not match its table can be rebuilt if the pages are sound; otherwise nothing is written to them.
    // SQLite locks out other writers meanwhile.
    const auto pages = isWhole("quick_check");
    const auto mended = pages && *pages && run(QStringLiteral("REINDEX")) ? isWhole("integrity_check") : false;
    if (!mended || !*mended)
        return Error(kDamaged, {path_.toStdString()});
    isMended_ = true;
    return {};
}

/// "quick_check" checks the pages, "integrity_check" also that every row is in its indexes.
Expected<bool> ContestFile::isWhole(const char* question) const
{
    auto check = run(QStringLiteral("PRAGMA %1(1)").arg(QLatin1String(question)));
    if (!check && isHeld_)
        return check.error();
    return check && check->next() && check->value(0).toString() == QStringLiteral("ok");
}

Expected<void> ContestFile::makeTables(const ContestPlan& plan, const Shard& shard, std::uint64_t salt)
{
    for (const auto& statement : {QStringLiteral("PRAGMA application_id = %1").arg(kContestId),
                                  QStringLiteral("PRAGMA user_version = %1").arg(kContestVersion)})
        if (const auto done = run(statement); !done)
            return done.error();
    return inTransaction([&]() -> Expected<void> {
        for (const char* statement :
             {"CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
              "CREATE TABLE spans (pairing INTEGER, first INTEGER, count INTEGER NOT NULL, results BLOB NOT NULL, "
              "\"check\" INTEGER NOT NULL, PRIMARY KEY (pairing, first))",
              "CREATE TABLE faults (pairing INTEGER, match INTEGER, entrant INTEGER, step INTEGER, what TEXT)",
              "CREATE TABLE records (pairing INTEGER, match INTEGER, record BLOB NOT NULL, PRIMARY KEY (pairing, match))"})
            if (const auto done = run(QLatin1String(statement)); !done)
                return done.error();
        shard_ = shard;
        salt_ = salt;
        return keepMeta(plan);
    });
}

/// Must be called within a transaction.
Expected<void> ContestFile::keepMeta(const ContestPlan& plan)
{
    std::map<QString, QString> meta = {{QStringLiteral("plan"), QString::fromUtf8(toJson(plan))},
                                       {QStringLiteral("shard"), shardText(shard_)}};
    if (salt_ != 0)
        meta[QStringLiteral("salt")] = QString::fromStdString(seedText(salt_));
    meta[kMetaCheck] = metaCheck(meta);
    for (const auto& [key, value] : meta)
        if (const auto done = run(QStringLiteral("INSERT OR REPLACE INTO meta VALUES (?, ?)"), {key, value}); !done)
            return done.error();
    return {};
}

/// Draws the salt once, when the first bot in another process is entered.
Expected<void> ContestFile::drawSalt()
{
    if (salt_ != 0 || access_ != Access::Write || !hasExternal(plan_))
        return {};
    salt_ = newSalt();
    return inTransaction([this] { return keepMeta(plan_); });
}

Expected<void> ContestFile::inTransaction(const std::function<Expected<void>()>& work)
{
    if (const auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun.error();
    const auto done = work();
    if (done) {
        if (const auto kept = run(QStringLiteral("COMMIT")); !kept) {
            static_cast<void>(run(QStringLiteral("ROLLBACK")));
            return kept.error();
        }
        return {};
    }
    static_cast<void>(run(QStringLiteral("ROLLBACK")));
    return done;
}

/// For writing: in write-ahead mode with NORMAL a loss of power may cost the last spans, which are then played again, never
/// the file. For reading: SQLite may write, so that the last to close the file removes the files of that mode.
Expected<void> ContestFile::prepare() const
{
    const std::vector<const char*> statements = access_ == Access::Write
        ? std::vector{"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL"}
        : std::vector{"PRAGMA query_only = ON"};
    for (const char* statement : statements)
        if (const auto done = run(QLatin1String(statement)); !done)
            return done.error();
    return {};
}

Expected<void> ContestFile::load()
{
    auto query = run(QStringLiteral("SELECT key, value FROM meta"));
    if (!query)
        return query.error();
    std::map<QString, QString> meta;
    auto more = next(*query);
    for (; more == true; more = next(*query))
        meta[query->value(0).toString()] = query->value(1).toString();
    if (!more)
        return more.error();
    auto plan = planFromJson(meta[QStringLiteral("plan")].toUtf8());
    if (!plan)
        return failed(QString::fromStdString(plan.error().english()));
    plan_ = *std::move(plan);
    const auto shard = shardOf(meta[QStringLiteral("shard")].toStdString());
    if (!shard)
        return failed(QString::fromStdString(shard.error().english()));
    shard_ = *shard;
    salt_ = parseSeed(meta[QStringLiteral("salt")].toStdString()).value_or(0);
    if (const auto check = meta.find(kMetaCheck); check != meta.end() && check->second != metaCheck(meta))
        return Error(kDamaged, {path_.toStdString()}); // missing in older files
    hasExtra_ = !extraOf(plan_.game).name.empty();
    if (auto drawn = drawSalt(); !drawn)
        return drawn;
    return countAll();
}

Expected<void> ContestFile::countAll()
{
    progress_ = std::make_unique<Progress>(progressOf(plan_, shard_));
    // In a cup, sets after a disqualification depend on the bot's faults, and faults on the sets before: spans that are not
    // known yet are counted afterwards.
    std::vector<PlayedSpan> later;
    const auto counted = eachSpan(false, [&](PlayedSpan played) -> Expected<void> {
        if (static_cast<std::size_t>(played.span.pairing) < progress_->pairings().size())
            return count(played);
        later.push_back(std::move(played));
        return {};
    });
    if (!counted)
        return counted;
    auto marked = faults();
    if (!marked)
        return marked.error();
    for (const FaultLine& each : *marked) {
        if (each.fault.entrant < 0 || each.fault.entrant >= plan_.shape.entrants)
            return failed(QStringLiteral("a fault without an entrant"));
        progress_->addFaults(each.fault.entrant, 1);
    }
    for (const PlayedSpan& played : later)
        if (const auto done = count(played); !done)
            return done;
    return countRows();
}

Expected<void> ContestFile::countRows()
{
    auto query = run(QStringLiteral("SELECT COUNT(*) FROM records"));
    if (!query)
        return query.error();
    if (const auto row = next(*query); !row)
        return row.error();
    records_ = query->value(0).toInt();
    return {};
}

ContestTable ContestFile::table() const
{
    return tableOf(*progress_, extraOf(plan_.game).ranks());
}

Error ContestFile::damaged(const Span& span) const
{
    return Error(SAY("Error", "%1 is damaged: the matches from %2 on of pairing %3 cannot be read"),
                 {path_.toStdString(), static_cast<long long>(span.first + 1), static_cast<long long>(span.pairing + 1)});
}

Expected<void> ContestFile::count(const PlayedSpan& played)
{
    // Spans that a sequential test did not need are no damage.
    if (progress_->sprt() && progress_->sprt()->state() != Sprt::State::Undecided)
        return {};
    if (!progress_->fits(played.span))
        return damaged(played.span);
    progress_->add(played.span, played.results, progress_->countOf(played.span, played.results));
    return {};
}

Expected<PlayedSpan> ContestFile::readSpan(const QSqlQuery& row) const
{
    PlayedSpan played;
    played.span = {row.value(0).toInt(), row.value(1).toLongLong(), row.value(2).toLongLong()};
    const QByteArray bytes = row.value(3).toByteArray();
    // A pairing that decides a tie may have fewer seats than others, and is known by now.
    const bool isKnown =
        played.span.pairing >= 0 && static_cast<std::size_t>(played.span.pairing) < progress_->pairings().size();
    const int seats = isKnown ? progress_->seating(played.span.pairing).seats() : plan_.shape.seats;
    auto results =
        Results::fromBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}, played.span.count, seats, hasExtra_);
    if (!results || checkSum(bytes) != row.value(4).toInt())
        return damaged(played.span);
    played.results = *std::move(results);
    return played;
}

Expected<void> ContestFile::readDetails(PlayedSpan& played) const
{
    const QVariantList range = {played.span.pairing, static_cast<qint64>(played.span.first),
                                static_cast<qint64>(played.span.first + played.span.count)};
    auto faults =
        run(QStringLiteral("SELECT match, entrant, step, what FROM faults WHERE pairing = ? AND match >= ? AND match < ? "
                           "ORDER BY rowid"),
            range);
    if (!faults)
        return faults.error();
    auto more = next(*faults);
    for (; more == true; more = next(*faults))
        played.faults.push_back({faults->value(0).toLongLong(), faults->value(1).toInt(), faults->value(2).toInt(),
                                 faults->value(3).toString().toStdString()});
    if (!more)
        return more.error();
    auto records = run(QStringLiteral("SELECT match, record FROM records WHERE pairing = ? AND match >= ? AND match < ? "
                                      "ORDER BY match"),
                       range);
    if (!records)
        return records.error();
    for (more = next(*records); more == true; more = next(*records)) {
        auto file = fromJson(records->value(1).toByteArray());
        if (!file)
            return file.error();
        played.records.emplace_back(records->value(0).toLongLong(), std::move(file->record));
    }
    return more ? Expected<void>() : more.error();
}

Expected<void> ContestFile::eachSpan(bool withDetails, const std::function<Expected<void>(PlayedSpan)>& visit) const
{
    auto rows = run(QStringLiteral("SELECT pairing, first, count, results, \"check\" FROM spans ORDER BY pairing, first"));
    if (!rows)
        return rows.error();
    auto more = next(*rows);
    for (; more == true; more = next(*rows)) {
        auto played = readSpan(*rows);
        if (!played)
            return played.error();
        if (withDetails)
            if (const auto read = readDetails(*played); !read)
                return read;
        if (const auto done = visit(*std::move(played)); !done)
            return done;
    }
    return more ? Expected<void>() : more.error();
}

Expected<void> ContestFile::write(const PlayedSpan& played)
{
    const std::string text = played.results.bytes();
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (const auto done = run(QStringLiteral("INSERT INTO spans VALUES (?, ?, ?, ?, ?)"),
                              {played.span.pairing, static_cast<qint64>(played.span.first),
                               static_cast<qint64>(played.span.count), bytes, checkSum(bytes)});
        !done)
        return done.error();
    for (const EntrantFault& fault : played.faults)
        if (const auto done = run(QStringLiteral("INSERT INTO faults VALUES (?, ?, ?, ?, ?)"),
                                  {played.span.pairing, static_cast<qint64>(fault.match), fault.entrant, fault.step,
                                   QString::fromStdString(fault.what)});
            !done)
            return done.error();
    for (const auto& [match, record] : played.records) {
        if (const auto done = run(QStringLiteral("INSERT INTO records VALUES (?, ?, ?)"),
                                  {played.span.pairing, static_cast<qint64>(match), toJson(GameFile{record, {}, {}})});
            !done)
            return done.error();
        ++records_;
    }
    return {};
}

Expected<void> ContestFile::trimRecords()
{
    if (records_ <= kMaxRecords)
        return {};
    const auto done =
        run(QStringLiteral("DELETE FROM records WHERE rowid IN (SELECT rowid FROM (SELECT rowid, "
                           "ROW_NUMBER() OVER (PARTITION BY pairing ORDER BY match DESC) AS place FROM records) "
                           "WHERE place > MAX(1, ? / (SELECT COUNT(DISTINCT pairing) FROM records)))"),
            {kMaxRecords});
    return done ? countRows() : done.error();
}

Expected<void> ContestFile::add(const std::vector<PlayedSpan>& spans)
{
    const int records = records_;
    while (true) {
        isHeld_ = false;
        const auto written = inTransaction([&]() -> Expected<void> {
            for (const PlayedSpan& played : spans)
                if (const auto done = write(played); !done)
                    return done;
            return trimRecords();
        });
        if (written)
            break;
        records_ = records;
        if (!isHeld_ || !whileHeld_ || !whileHeld_())
            return written;
    }
    for (const PlayedSpan& played : spans) {
        progress_->add(played.span, played.results, played.totals);
        for (const EntrantFault& fault : played.faults)
            progress_->addFaults(fault.entrant, 1);
    }
    return {};
}

std::vector<PersonMatch> ContestFile::personMatches() const
{
    std::vector<PersonMatch> matches;
    for (int pairing = 0; pairing < static_cast<int>(progress_->pairings().size()); ++pairing) {
        if (!progress_->isPersons(pairing) || progress_->isFinished(pairing))
            continue;
        const SeatingPlan seating = progress_->seating(pairing);
        PersonMatch next{pairing, progress_->measured()[static_cast<std::size_t>(pairing)].matches, {}};
        const SeatedEntrants seated = seating.seated(next.index);
        next.start.game = plan_.game;
        next.start.version = plan_.version;
        next.start.rules = plan_.rules;
        for (Seat seat = 0; seat < seating.seats(); ++seat)
            next.start.seats.push_back(plan_.entrants[static_cast<std::size_t>(seated[static_cast<std::size_t>(seat)])]);
        next.start.seed = seating.matchSeed(next.index);
        matches.push_back(std::move(next));
    }
    std::stable_sort(matches.begin(), matches.end(), [](const auto& a, const auto& b) { return a.index < b.index; });
    return matches;
}

/// The matches of a person's pairing are one span from its beginning, so that whole deals count as such.
Expected<bool> ContestFile::addPersonGame(const Record& game)
{
    const std::vector<PersonMatch> open = personMatches();
    const auto match =
        std::find_if(open.begin(), open.end(), [&](const PersonMatch& each) { return areOfOneMatch(each.start, game); });
    const auto result = match == open.end() ? std::nullopt : resultsOf(game);
    if (!result)
        return false;
    PlayedSpan played{{match->pairing, 0, match->index + 1}, Results(result->seats()), {}, {}, {{match->index, game}}};
    const SeatedEntrants seated = progress_->seating(match->pairing).seated(match->index);
    for (const Remark& remark : game.remarks)
        if (remark.fault)
            played.faults.push_back({match->index, seated[static_cast<std::size_t>(remark.seat)], remark.step,
                                     std::string(toText(*remark.fault)) + ": " + remark.text});
    const auto append = [&](const Results& results) {
        for (std::int64_t i = 0; i < results.matches(); ++i) {
            played.results.add(results.ending(i));
            for (Seat seat = 0; results.hasExtra() && seat < results.seats(); ++seat)
                played.results.addExtra(results.extra(i, seat));
        }
    };
    const auto written = inTransaction([&]() -> Expected<void> {
        const auto before = eachSpan(false, [&](const PlayedSpan& earlier) -> Expected<void> {
            if (earlier.span.pairing == match->pairing)
                append(earlier.results);
            return {};
        });
        if (!before)
            return before;
        append(*result);
        const auto cleared = run(QStringLiteral("DELETE FROM spans WHERE pairing = ?"), {match->pairing});
        return cleared ? write(played) : cleared.error();
    });
    if (!written)
        return written.error();
    const auto counted = countAll();
    return counted ? Expected<bool>(true) : counted.error();
}

Expected<void> ContestFile::change(const ContestPlan& plan)
{
    const bool isTables = plan.shape.format == Format::Tables;
    const auto changed = inTransaction([&]() -> Expected<void> {
        // A deal that was cut short at the old end is played again completely, and so are the matches that decided a tie.
        if (isTables)
            if (const auto done = forget(QStringLiteral("pairing >= ?"), {plan_.shape.rounds}); !done)
                return done;
        QStringList persons; // these match by match
        for (int pairing = 0; pairing < static_cast<int>(progress_->pairings().size()); ++pairing)
            if (progress_->isPersons(pairing))
                persons << QString::number(pairing);
        if (plan.shape.matches != plan_.shape.matches)
            if (const auto done =
                    forget(QStringLiteral("(first + count) % ? != 0 AND pairing NOT IN (%1)").arg(persons.join(',')),
                           {plan_.shape.seats});
                !done)
                return done;
        return keepMeta(plan);
    });
    if (!changed)
        return changed;
    plan_ = plan;
    if (auto drawn = drawSalt(); !drawn)
        return drawn;
    return countAll();
}

Expected<void> ContestFile::forget(const QString& which, const QVariantList& values)
{
    for (const char* table : {"faults", "records"}) {
        const QString statement =
            QStringLiteral("DELETE FROM %1 WHERE EXISTS (SELECT 1 FROM spans WHERE spans.pairing = %1.pairing "
                           "AND %1.match >= first AND %1.match < first + count AND %2)")
                .arg(QLatin1String(table), which);
        if (const auto done = run(statement, values); !done)
            return done.error();
    }
    const auto done = run(QStringLiteral("DELETE FROM spans WHERE ") + which, values);
    return done ? Expected<void>() : done.error();
}

Expected<std::vector<FaultLine>> ContestFile::faults() const
{
    auto rows = run(QStringLiteral("SELECT pairing, match, entrant, step, what FROM faults ORDER BY rowid"));
    if (!rows)
        return rows.error();
    std::vector<FaultLine> lines;
    auto more = next(*rows);
    for (; more == true; more = next(*rows))
        lines.push_back({rows->value(0).toInt(),
                         {rows->value(1).toLongLong(), rows->value(2).toInt(), rows->value(3).toInt(),
                          rows->value(4).toString().toStdString()}});
    if (!more)
        return more.error();
    return lines;
}

std::int64_t ContestFile::matchesOf(int a, int b) const
{
    std::int64_t matches = 0;
    for (std::size_t i = 0; i < progress_->pairings().size(); ++i) {
        const auto& entrants = progress_->pairings()[i].entrants;
        const Totals& totals = progress_->measured()[i];
        const auto first = std::find(entrants.begin(), entrants.end(), std::min(a, b < 0 ? a : b));
        const auto second = std::find(entrants.begin(), entrants.end(), std::max(a, b));
        if (first == entrants.end() || second == entrants.end())
            continue;
        const auto one = static_cast<std::size_t>(first - entrants.begin());
        const auto other = static_cast<std::size_t>(second - entrants.begin());
        if (b >= 0) {
            matches += totals.pair(std::min(one, other), std::max(one, other)).matches();
            continue;
        }
        for (const SeatCount& seat : totals.entrants[one].seats)
            matches += seat.matches();
    }
    return matches;
}

Expected<std::vector<MatchLine>> ContestFile::matches(int a, int b, std::int64_t skip, int count) const
{
    std::vector<MatchLine> lines;
    for (int pairing = 0; pairing < static_cast<int>(progress_->pairings().size()); ++pairing) {
        const auto more = appendLines(pairing, a, b, skip, count, lines);
        if (!more)
            return more.error();
        if (!*more)
            break;
    }
    return lines;
}

/// The matches of a span whose steps are in the file.
Expected<std::set<std::int64_t>> ContestFile::kept(const Span& span) const
{
    auto rows = run(QStringLiteral("SELECT match FROM records WHERE pairing = ? AND match >= ? AND match < ?"),
                    {span.pairing, static_cast<qint64>(span.first), static_cast<qint64>(span.first + span.count)});
    if (!rows)
        return rows.error();
    std::set<std::int64_t> matches;
    auto more = next(*rows);
    for (; more == true; more = next(*rows))
        matches.insert(rows->value(0).toLongLong());
    if (!more)
        return more.error();
    return matches;
}

/// Whether these entrants play the same match every time.
bool ContestFile::isRepeatable(const std::vector<int>& entrants) const
{
    return std::none_of(entrants.begin(), entrants.end(), [this](int entrant) {
        return isPersonSeat(plan_.entrants[static_cast<std::size_t>(entrant)])
            || isExternal(plan_.entrants[static_cast<std::size_t>(entrant)]);
    });
}

/// False once there are `count` lines.
Expected<bool> ContestFile::appendLines(int pairing, int a, int b, std::int64_t& skip, int count,
                                        std::vector<MatchLine>& lines) const
{
    const Pairing& who = progress_->pairings()[static_cast<std::size_t>(pairing)];
    const auto has = [&](int entrant) {
        return std::find(who.entrants.begin(), who.entrants.end(), entrant) != who.entrants.end();
    };
    if (!has(a) || (b >= 0 && !has(b)))
        return true;
    const SeatingPlan seating = progress_->seating(pairing);
    const Payoff payoff = payoffsOf(plan_)[static_cast<std::size_t>(seating.seats())];
    const bool allSit = seating.seats() == static_cast<int>(who.entrants.size());
    auto rows =
        run(QStringLiteral("SELECT pairing, first, count, results, \"check\" FROM spans WHERE pairing = ? ORDER BY first"),
            {pairing});
    if (!rows)
        return rows.error();
    auto more = next(*rows);
    for (; more == true; more = next(*rows)) {
        const std::int64_t matches = rows->value(2).toLongLong();
        if (allSit && skip >= matches) {
            skip -= matches;
            continue;
        }
        const auto played = readSpan(*rows);
        if (!played)
            return played.error();
        const auto withSteps = kept(played->span);
        if (!withSteps)
            return withSteps.error();
        for (std::int64_t i = 0; i < matches && played->span.first + i < who.matches; ++i) {
            const SeatedEntrants seated = seating.seated(played->span.first + i);
            MatchLine line{pairing, played->span.first + i, seating.matchSeed(played->span.first + i), {}, {}, {}, {}};
            line.seats.assign(seated.begin(), seated.begin() + seating.seats());
            const auto sits = [&](int entrant) {
                return std::find(line.seats.begin(), line.seats.end(), entrant) != line.seats.end();
            };
            if (!sits(a) || (b >= 0 && !sits(b)) || skip-- > 0)
                continue;
            skip = 0;
            if (static_cast<int>(lines.size()) == count)
                return false;
            line.hasSteps = isRepeatable(line.seats) || withSteps->contains(line.index);
            line.ending = played->results.ending(i);
            for (Seat seat = 0; seat < seating.seats(); ++seat) {
                line.points.push_back(static_cast<double>(payoff.pointsOf(line.ending.winners, seat)) / kWhole);
                if (hasExtra_)
                    line.extra.push_back(played->results.extra(i, seat));
            }
            lines.push_back(std::move(line));
        }
    }
    return more ? Expected<bool>(true) : more.error();
}

Expected<Record> ContestFile::record(int pairing, std::int64_t match) const
{
    auto kept = run(QStringLiteral("SELECT record FROM records WHERE pairing = ? AND match = ?"),
                    {pairing, static_cast<qint64>(match)});
    if (!kept)
        return kept.error();
    const auto isKept = next(*kept);
    if (!isKept)
        return isKept.error();
    if (*isKept) {
        auto file = fromJson(kept->value(0).toByteArray());
        if (!file)
            return file.error();
        return std::move(file->record);
    }
    if (!progress_->isPlayed(pairing, match))
        return Error(SAY("Error", "Match %1 of pairing %2 was not played"),
                     {static_cast<long long>(match + 1), static_cast<long long>(pairing + 1)});
    const SeatingPlan seating = progress_->seating(pairing);
    const SeatedEntrants seated = seating.seated(match);
    if (!isRepeatable({seated.begin(), seated.begin() + seating.seats()}))
        return Error(
            SAY("Error",
                "The steps of this match were not kept: when other programs play, only those of the newest matches are"));
    const Field field = fieldOf(plan_);
    return makePlayer(field, resources_)->record(seating, match);
}

std::vector<std::string> ContestFile::ownNames() const
{
    std::vector<std::string> names(plan_.entrants.size());
    auto rows =
        hasExternal(plan_) ? run(QStringLiteral("SELECT MAX(match), record FROM records GROUP BY pairing")) : Error();
    while (rows && next(*rows) == true) {
        const auto file = fromJson(rows->value(1).toByteArray());
        if (!file)
            continue; // its programs are named by their files
        const Record& record = file->record;
        for (std::size_t seat = 0; seat < record.names.size(); ++seat)
            for (std::size_t entrant = 0; entrant < names.size(); ++entrant)
                if (plan_.entrants[entrant] == record.seats[seat] && !record.names[seat].empty())
                    names[entrant] = record.names[seat];
    }
    return names;
}

Expected<std::unique_ptr<ContestFile>> mergeContests(const QString& out, const std::vector<QString>& parts)
{
    std::vector<std::unique_ptr<ContestFile>> files;
    for (const QString& part : parts) {
        auto file = ContestFile::open(part, ContestFile::Access::Read);
        if (!file)
            return file.error();
        if (!files.empty() && (*file)->plan() != files.front()->plan())
            return Error(SAY("Error", "%1 and %2 are parts of different contests"),
                         {files.front()->path().toStdString(), part.toStdString()});
        files.push_back(*std::move(file));
    }
    auto whole = ContestFile::create(out, files.front()->plan());
    if (!whole)
        return whole;
    for (const auto& file : files) {
        const auto done = file->eachSpan(true, [&](PlayedSpan played) -> Expected<void> {
            const Progress& progress = (*whole)->progress();
            if (!progress.fits(played.span))
                return Error(SAY("Error", "%1 holds matches that another part holds, too"), {file->path().toStdString()});
            played.totals = progress.countOf(played.span, played.results);
            return (*whole)->add({played});
        });
        if (done)
            continue;
        whole->reset();
        QFile::remove(out);
        return done.error();
    }
    return whole;
}

} // namespace parlour
