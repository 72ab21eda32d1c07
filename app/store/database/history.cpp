// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/history.h"

#include "app/store/translation.h"
#include "engine/base/tokens.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

namespace parlour {

namespace {

/// PRAGMA user_version: the shape of the tables below.
constexpr int kDatabaseVersion = 1;

Error databaseError(const QString& why)
{
    return Error(SAY("Error", "the history could not be used: %1"), {why.toStdString()});
}

Error noGame(qint64 id)
{
    return Error(SAY("Error", "the history has no game %1"), {static_cast<long long>(id)});
}

/// Returns the message of the database; the driver's own text only names the operation.
QString messageOf(const QSqlError& error)
{
    return error.databaseText().isEmpty() ? error.text() : error.databaseText();
}

/// Returns whether SQLite reports a lock held by another connection. Bits above the lowest byte only refine the code.
bool isBusy(const QSqlError& error)
{
    constexpr int kBusy = 5, kLocked = 6, kLockingProtocol = 15;
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == kBusy || code == kLocked || code == kLockingProtocol;
}

/// Returns whether SQLite reports a file that cannot be written, or one next to it that cannot be made.
bool isUnwritable(const QSqlError& error)
{
    constexpr int kReadOnly = 8, kCannotOpen = 14;
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == kReadOnly || code == kCannotOpen;
}

/// Returns whether SQLite does not find a table or a column, as in a history of an older form.
bool isForm(const QSqlError& error)
{
    constexpr int kError = 1;
    return (error.nativeErrorCode().toInt() & 0xff) == kError;
}

/// Returns whether SQLite reports a damaged file or a file that is no database.
bool isDamage(const QSqlError& error)
{
    constexpr int kCorrupt = 11, kNotADatabase = 26;
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == kCorrupt || code == kNotADatabase;
}

QString damaged()
{
    return QCoreApplication::translate("History", "it is damaged");
}

QString toList(const std::vector<std::string>& names)
{
    QJsonArray array;
    for (const std::string& name : names)
        array.append(QString::fromStdString(name));
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QString toList(const std::vector<double>& numbers)
{
    QJsonArray array;
    for (const double number : numbers)
        array.append(number);
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QJsonArray fromList(const QVariant& text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).array();
}

} // namespace

/// The reason for which the database is not open.
struct History::Problem {
    QString why; ///< empty if it is open
    bool isHeld = false;
    bool isDamage = false; ///< the file is of no further use
    bool isUnwritable = false;
};

History::Problem History::open(Access access) const
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMilliseconds);
    database.setDatabaseName(path_);
    if (access != Access::Write)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (access == Access::Fixed) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        database.setDatabaseName(QString::fromLatin1(QUrl::fromLocalFile(path_).toEncoded())
                                 + QStringLiteral("?immutable=1"));
    }
    database.setConnectOptions(options);
    const auto problemOf = [](const QSqlError& error) {
        return Problem{isForm(error)         ? QCoreApplication::translate("History", "its tables have another form")
                           : isDamage(error) ? damaged()
                                             : messageOf(error),
                       isBusy(error), isForm(error) || isDamage(error), isUnwritable(error)};
    };
    if (!database.open())
        return problemOf(database.lastError());
    QSqlQuery query(database);
    const auto run = [&query](const QString& statement) { return query.exec(statement); };
    if (!run(QStringLiteral("PRAGMA user_version")) || !query.next())
        return problemOf(query.lastError());
    const int version = query.value(0).toInt();
    if (version > kDatabaseVersion)
        return {QCoreApplication::translate("History", "it was written by a newer Parlour")};
    if (access != Access::Write)
        return run(QStringLiteral("SELECT id FROM games LIMIT 1")) ? Problem() : problemOf(query.lastError());
    // In this mode a game is added without waiting for the disk; a loss of power may cost the last games, never the file.
    // The program waits for the disk when it ends and the log is folded into the file.
    // Nothing is written to a database that is complete: a damaged one is set aside as it was. The statement that changes no
    // row fails where the file cannot be written; BEGIN IMMEDIATE alone does not.
    const bool ready = run(QStringLiteral("PRAGMA journal_mode = WAL")) && run(QStringLiteral("PRAGMA synchronous = NORMAL"))
        && run(QStringLiteral("PRAGMA wal_autocheckpoint = 0")) && run(QStringLiteral("BEGIN IMMEDIATE"))
        && run(QStringLiteral(
            "CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY AUTOINCREMENT, finished_at TEXT NOT NULL, "
            "game TEXT NOT NULL, seats TEXT NOT NULL, result TEXT NOT NULL, steps INTEGER NOT NULL, "
            "digest BLOB NOT NULL UNIQUE, file BLOB NOT NULL)"))
        && run(QStringLiteral("CREATE TABLE IF NOT EXISTS taken_over (file TEXT PRIMARY KEY)"))
        && (version == kDatabaseVersion || run(QStringLiteral("PRAGMA user_version = %1").arg(kDatabaseVersion)))
        && run(QStringLiteral("DELETE FROM taken_over WHERE 0")) && run(QStringLiteral("COMMIT"))
        && run(QStringLiteral("SELECT id, finished_at, game, seats, result, steps, digest, file FROM games LIMIT 1"));
    // An additional table, which older versions of the program ignore. It is only a cache: a table of another shape is made
    // anew, and if that fails there are no reviews and all else works.
    const auto readReviews = [&run] {
        return run(QStringLiteral("SELECT game, seat, analyst, figures, review FROM reviews LIMIT 1"));
    };
    if (ready && !readReviews()) {
        query.finish();
        run(QStringLiteral("DROP TABLE IF EXISTS reviews"));
        run(QStringLiteral("CREATE TABLE reviews (game INTEGER NOT NULL, seat INTEGER NOT NULL, analyst INTEGER NOT NULL, "
                           "figures BLOB NOT NULL, review BLOB NOT NULL, PRIMARY KEY (game, seat))"));
    }
    // Two others, of the person's practice. Of another shape they are left alone, and then there is no practice.
    if (ready)
        run(QStringLiteral(
            "CREATE TABLE IF NOT EXISTS puzzle_results (id INTEGER PRIMARY KEY, position TEXT NOT NULL UNIQUE, "
            "game TEXT NOT NULL, at TEXT NOT NULL, solved INTEGER NOT NULL, rating REAL NOT NULL, "
            "deviation REAL NOT NULL, volatility REAL NOT NULL)"));
    if (ready)
        run(QStringLiteral(
            "CREATE TABLE IF NOT EXISTS exercises (entry INTEGER NOT NULL, step INTEGER NOT NULL, position TEXT NOT NULL, "
            "source INTEGER NOT NULL, game TEXT NOT NULL, starred INTEGER NOT NULL, asked INTEGER NOT NULL, "
            "solved INTEGER NOT NULL, missed INTEGER NOT NULL, due TEXT NOT NULL, place INTEGER NOT NULL, "
            "answer INTEGER NOT NULL, PRIMARY KEY (entry, step, position))"));
    // An additional column likewise, with a default where an older version adds a game. Filled from the files once.
    const auto readHints = [&run] { return run(QStringLiteral("SELECT hints FROM games LIMIT 1")); };
    if (ready && !readHints()) {
        query.finish();
        if (run(QStringLiteral("ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0")))
            run(QStringLiteral("UPDATE games SET hints = COALESCE(json_extract(CAST(file AS TEXT), '$.hints'), 0) "
                               "WHERE json_valid(CAST(file AS TEXT))"));
        else if (!readHints()) // no other window added it meanwhile
            return problemOf(query.lastError());
    }
    // Older versions cannot read a game from a position, so there is none to mark.
    const auto readBeginnings = [&run] { return run(QStringLiteral("SELECT from_position FROM games LIMIT 1")); };
    if (ready && !readBeginnings()) {
        query.finish();
        if (!run(QStringLiteral("ALTER TABLE games ADD COLUMN from_position INTEGER NOT NULL DEFAULT 0"))
            && !readBeginnings())
            return problemOf(query.lastError());
    }
    return ready ? Problem() : problemOf(query.lastError());
}

namespace {

/// Renames the database and its companion files. False if the disk refuses.
bool renameAway(const QString& path, const QString& aside)
{
    for (const auto& companion : {QStringLiteral("-wal"), QStringLiteral("-shm")})
        if (QFile::exists(path + companion) && !QFile::rename(path + companion, aside + companion))
            return false;
    return QFile::rename(path, aside);
}

QString freeName(const QString& path)
{
    QString name;
    int number = 1;
    do
        name = path + History::kAside + QString::number(number++);
    while (QFile::exists(name));
    return name;
}

} // namespace

History::History(const QString& path) : path_(path), connection_(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    QDir().mkpath(QFileInfo(path_).absolutePath());
    openOrSetAside();
}

History::~History()
{
    QSqlDatabase::removeDatabase(connection_);
}

History::Problem History::tryOpen() const
{
    Problem problem;
    for (const Access access : {Access::Write, Access::Read, Access::Fixed}) {
        QSqlDatabase::removeDatabase(connection_);
        problem = open(access);
        isReadOnly_ = access != Access::Write;
        if (!problem.isUnwritable)
            break;
    }
    isOpen_ = problem.why.isEmpty();
    isHeld_ = problem.isHeld;
    file_ = disk::idOf(path_);
    if (!isOpen_)
        QSqlDatabase::removeDatabase(connection_);
    return problem;
}

void History::openOrSetAside() const
{
    const disk::FileId file = disk::idOf(path_);
    const Problem problem = tryOpen();
    if (!isOpen_ && !isHeld_)
        setAside(problem, file);
    else if (isOpen_ && isReadOnly_)
        notice_ =
            QCoreApplication::translate(
                "History", "The history can be looked at, but games of this session are not added: %1 cannot be written.")
                .arg(path_);
}

void History::check()
{
    QString answer;
    const disk::FileId file = file_;
    const auto read =
        each(QStringLiteral("PRAGMA quick_check(1)"), {}, [&](const QSqlQuery& row) { answer = row.value(0).toString(); });
    if (read && answer != QStringLiteral("ok"))
        setAside({damaged(), false, true}, file);
}

/// Renames the file and begins a new one, unless another thread or program did so meanwhile.
void History::setAside(const Problem& problem, disk::FileId damaged) const
{
    const auto cannot = [this](const QString& why) {
        return QCoreApplication::translate("History", "There is no history in this session. %1 cannot be used: %2")
            .arg(path_, why);
    };
    const bool isInTheWay = problem.isDamage || QFileInfo(path_).isDir();
    QString aside;
    if (disk::idOf(path_) == damaged) {
        aside = freeName(path_);
        if (!disk::movesOpenFiles()) {
            QSqlDatabase::removeDatabase(connection_);
            isOpen_ = false;
        }
        if (!isInTheWay || !QFile::exists(path_) || !renameAway(path_, aside)) {
            notice_ = cannot(problem.why);
            return;
        }
    }
    // SQLite leaves a renamed file as it is when its connection is closed.
    const Problem again = tryOpen();
    if (!isOpen_)
        notice_ = isHeld_ ? QString() : cannot(again.why);
    else if (!aside.isEmpty())
        notice_ = QCoreApplication::translate(
                      "History", "A new history was begun. The old one could not be used (%1) and was kept as %2.")
                      .arg(problem.why, aside);
    if (!isOpen_ || !QFileInfo(aside).isFile())
        return;
    const Recovered all = recover(aside);
    if (!all.isAny())
        return;
    notice_ = QCoreApplication::translate("History",
                                          "%1 of %2 games were saved from a history that could not be used (%3). The file "
                                          "as it was is %4.")
                  .arg(QLocale().toString(all.games.saved), QLocale().toString(all.games.found), problem.why, aside);
    if (const QString losses = all.losses(); !losses.isEmpty())
        notice_ += QLatin1Char(' ') + losses;
}

/// Adds a row of the table of games, unless its id or its digest is there. `values` are in the order of the columns below; a
/// null id takes the next one.
Expected<bool> History::insert(const QVariantList& values) const
{
    const auto done = run(QStringLiteral("INSERT OR IGNORE INTO games (id, finished_at, game, seats, result, steps, digest, "
                                         "file, hints, from_position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                          values);
    if (!done)
        return done.error();
    return done->numRowsAffected() == 1;
}

Error History::failed(const QSqlError& error) const
{
    isHeld_ = isBusy(error);
    if (isUnwritable(error))
        return Error(SAY("Error", "the history can only be read here"));
    return isHeld_ ? Error(SAY("Error", "another program is using the history")) : databaseError(messageOf(error));
}

Expected<QSqlQuery> History::run(const QString& statement, const QVariantList& values) const
{
    if (isOpen_ ? disk::idOf(path_) != file_ : isHeld_)
        openOrSetAside();
    if (isHeld_ && !isOpen_)
        return Error(SAY("Error", "another program is using the history"));
    if (!isOpen_)
        return Error(SAY("Error", "there is no history in this session"));
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    isHeld_ = false;
    if (!query.exec())
        return failed(query.lastError());
    return query;
}

/// Visits all rows of an answer. An error if it stopped before its end, as at a damaged page.
Expected<void> History::each(const QString& statement, const QVariantList& values,
                             const std::function<void(const QSqlQuery&)>& visit) const
{
    auto query = run(statement, values);
    if (!query)
        return query.error();
    while (query->next())
        visit(*query);
    return query->lastError().isValid() ? failed(query->lastError()) : Expected<void>();
}

Expected<qint64> History::add(const GameFile& file)
{
    const Record& record = file.record;
    const QByteArray json = toJson(file);
    const QByteArray digest = QCryptographicHash::hash(json, QCryptographicHash::Sha256);
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    const auto added =
        insert({QVariant(), file.savedAt.isEmpty() ? now : file.savedAt, QString::fromStdString(record.game),
                toList(record.seats), toList(record.result.value_or(std::vector<double>{})),
                static_cast<int>(record.steps.size()), digest, json, file.helped(), !record.position.empty()});
    if (!added)
        return added.error();
    qint64 id = 0;
    const auto found = each(QStringLiteral("SELECT id FROM games WHERE digest = ?"), {digest},
                            [&](const QSqlQuery& row) { id = row.value(0).toLongLong(); });
    if (!found)
        return found.error();
    return id != 0 ? Expected<qint64>(id) : noGame(id);
}

Expected<void> History::setNotes(qint64 id, const QString& notes)
{
    return edit(id, [&notes](GameFile& file) { file.notes = notes; });
}

Expected<void> History::setBranches(qint64 id, const std::vector<Branch>& branches)
{
    return edit(id, [&branches](GameFile& file) { file.branches = branches; });
}

Expected<void> History::edit(qint64 id, const std::function<void(GameFile&)>& change)
{
    auto file = load(id);
    if (!file)
        return file.error();
    change(*file);
    const auto changed = run(QStringLiteral("UPDATE games SET file = ? WHERE id = ?"), {toJson(*file), id});
    return changed ? Expected<void>() : changed.error();
}

Expected<int> History::remove(const std::vector<qint64>& ids)
{
    if (const auto begun = run(QStringLiteral("BEGIN IMMEDIATE"), {}); !begun)
        return begun.error();
    int removed = 0;
    const auto removeAll = [&]() -> Expected<void> {
        for (const qint64 id : ids) {
            if (const auto done = run(QStringLiteral("DELETE FROM reviews WHERE game = ?"), {id}); !done)
                return done.error();
            static_cast<void>(
                run(QStringLiteral("DELETE FROM exercises WHERE entry = ?"), {id})); // a table of another shape
            const auto done = run(QStringLiteral("DELETE FROM games WHERE id = ?"), {id});
            if (!done)
                return done.error();
            removed += done->numRowsAffected();
        }
        const auto done = run(QStringLiteral("COMMIT"), {});
        return done ? Expected<void>() : done.error();
    };
    const Expected<void> done = removeAll();
    if (done)
        return removed;
    static_cast<void>(run(QStringLiteral("ROLLBACK"), {}));
    return done.error();
}

Expected<std::vector<HistoryEntry>> History::list(int count, const QString& game) const
{
    std::vector<HistoryEntry> entries;
    const QString wanted = game.isNull() ? QStringLiteral("") : game; // a null string would be NULL in SQL
    const auto read =
        each(QStringLiteral("SELECT id, finished_at, game, seats, result, steps, hints, from_position FROM games "
                            "WHERE ? = '' OR game = ? ORDER BY id DESC LIMIT ?"),
             {wanted, wanted, count}, [&](const QSqlQuery& row) {
                 HistoryEntry& entry = entries.emplace_back();
                 entry.id = row.value(0).toLongLong();
                 entry.finishedAt = QDateTime::fromString(row.value(1).toString(), Qt::ISODate);
                 entry.game = row.value(2).toString();
                 for (const QJsonValue& seat : fromList(row.value(3)))
                     entry.seats.push_back(seat.toString().toStdString());
                 for (const QJsonValue& score : fromList(row.value(4)))
                     entry.result.push_back(score.toDouble());
                 entry.steps = row.value(5).toInt();
                 entry.hints = row.value(6).toInt();
                 entry.isFromPosition = row.value(7).toBool();
             });
    if (!read)
        return read.error();
    return entries;
}

std::vector<HistoryEntry> History::recent(int count, const QString& game) const
{
    return list(count, game).optional().value_or(std::vector<HistoryEntry>());
}

Expected<GameFile> History::load(qint64 id) const
{
    std::optional<QByteArray> file;
    const auto read = each(QStringLiteral("SELECT file FROM games WHERE id = ?"), {id},
                           [&](const QSqlQuery& row) { file = row.value(0).toByteArray(); });
    if (!read)
        return read.error();
    return file ? fromJson(*file) : noGame(id);
}

Expected<std::vector<GameFile>> History::withSeed(const QString& game, std::uint64_t seed) const
{
    std::vector<GameFile> files;
    const auto read = each(QStringLiteral("SELECT file FROM games WHERE game = ? AND instr(file, ?) > 0 ORDER BY id"),
                           {game, QByteArray::fromStdString(seedText(seed))}, [&](const QSqlQuery& row) {
                               if (auto file = fromJson(row.value(0).toByteArray()); file && file->record.seed == seed)
                                   files.push_back(*std::move(file));
                           });
    if (!read)
        return read.error();
    return files;
}

Expected<void> History::keepReview(const KeptReview& review)
{
    const auto kept = run(QStringLiteral("INSERT OR REPLACE INTO reviews (game, seat, analyst, figures, review) "
                                         "VALUES (?, ?, ?, ?, ?)"),
                          {review.game, review.seat, review.analyst, review.figures, review.review});
    return kept ? Expected<void>() : kept.error();
}

std::optional<KeptReview> History::review(qint64 game, int seat, int analyst) const
{
    std::optional<KeptReview> found;
    const auto read =
        each(QStringLiteral("SELECT figures, review FROM reviews WHERE game = ? AND seat = ? AND analyst = ?"),
             {game, seat, analyst}, [&](const QSqlQuery& row) {
                 found = KeptReview{game, seat, analyst, row.value(0).toByteArray(), row.value(1).toByteArray()};
             });
    return read ? found : std::nullopt;
}

std::vector<KeptReview> History::reviewFigures() const
{
    std::vector<KeptReview> all;
    const auto read = each(
        QStringLiteral("SELECT game, seat, analyst, figures FROM reviews ORDER BY game, seat"), {},
        [&](const QSqlQuery& row) {
            all.push_back(
                {row.value(0).toLongLong(), row.value(1).toInt(), row.value(2).toInt(), row.value(3).toByteArray(), {}});
        });
    return read ? all : std::vector<KeptReview>();
}

} // namespace parlour
