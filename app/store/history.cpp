#include "app/store/history.h"

#include "app/store/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
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

/// Opens and prepares the database. What is wrong with it, empty if nothing is.
QString prepare(QSqlDatabase& database)
{
    if (!database.open())
        return database.lastError().text();
    QSqlQuery query(database);
    const auto run = [&query](const QString& statement) { return query.exec(statement); };
    if (!run(QStringLiteral("PRAGMA user_version")) || !query.next())
        return query.lastError().text();
    const int version = query.value(0).toInt();
    if (version > kDatabaseVersion)
        return QCoreApplication::translate("History", "it was written by a newer Parlour");
    if (!run(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
        return query.lastError().text();
    if (query.value(0).toString() != QStringLiteral("ok"))
        return query.value(0).toString();
    // In this mode a game is added without waiting for the disk; a loss of power may cost the last games, never the file.
    // The disk is waited for when the program ends and the log is folded into the file.
    const bool ready = run(QStringLiteral("PRAGMA journal_mode = WAL")) && run(QStringLiteral("PRAGMA synchronous = NORMAL"))
        && run(QStringLiteral("PRAGMA wal_autocheckpoint = 0")) && run(QStringLiteral("BEGIN IMMEDIATE"))
        && run(QStringLiteral(
            "CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY AUTOINCREMENT, finished_at TEXT NOT NULL, "
            "game TEXT NOT NULL, seats TEXT NOT NULL, result TEXT NOT NULL, steps INTEGER NOT NULL, "
            "file BLOB NOT NULL)"))
        && run(QStringLiteral("PRAGMA user_version = %1").arg(kDatabaseVersion)) && run(QStringLiteral("COMMIT"))
        && run(QStringLiteral("SELECT id, finished_at, game, seats, result, steps, file FROM games LIMIT 1"));
    return ready ? QString() : query.lastError().text();
}

/// Renames the database and its companions. False if the disk refuses.
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
        name = path + QStringLiteral(".set-aside-%1").arg(number++);
    while (QFile::exists(name));
    return name;
}

} // namespace

History::History(const QString& path) : connection_(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QString problem = open(path);
    if (problem.isEmpty())
        return;
    const QString aside = freeName(path);
    if (!QFile::exists(path) || !renameAway(path, aside)) {
        notice_ = QCoreApplication::translate("History", "There is no history in this session. %1 cannot be used: %2")
                      .arg(path, problem);
        return;
    }
    const QString again = open(path);
    notice_ = again.isEmpty()
        ? QCoreApplication::translate("History",
                                      "A new history was begun. The old one could not be used (%1) and was kept as %2.")
              .arg(problem, aside)
        : QCoreApplication::translate("History", "There is no history in this session. %1 cannot be used: %2")
              .arg(path, again);
}

History::~History()
{
    close();
}

QString History::open(const QString& path)
{
    QString problem;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
        database.setDatabaseName(path);
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMilliseconds));
        problem = prepare(database);
    }
    isOpen_ = problem.isEmpty();
    if (!isOpen_)
        close();
    return problem;
}

void History::close()
{
    isOpen_ = false;
    QSqlDatabase::removeDatabase(connection_);
}

Expected<qint64> History::add(const GameFile& file)
{
    if (!isOpen_)
        return databaseError(notice_);
    const Record& record = file.record;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(
        QStringLiteral("INSERT INTO games (finished_at, game, seats, result, steps, file) VALUES (?, ?, ?, ?, ?, ?)"));
    query.addBindValue(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    query.addBindValue(QString::fromStdString(record.game));
    query.addBindValue(toList(record.seats));
    query.addBindValue(toList(record.result.value_or(std::vector<double>{})));
    query.addBindValue(static_cast<int>(record.steps.size()));
    query.addBindValue(toJson(file));
    if (!query.exec())
        return databaseError(query.lastError().text());
    return query.lastInsertId().toLongLong();
}

std::vector<HistoryEntry> History::recent(int count) const
{
    std::vector<HistoryEntry> entries;
    if (!isOpen_)
        return entries;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id, finished_at, game, seats, result, steps FROM games ORDER BY id DESC LIMIT ?"));
    query.addBindValue(count);
    query.exec();
    while (query.next()) {
        HistoryEntry entry;
        entry.id = query.value(0).toLongLong();
        entry.finishedAt = QDateTime::fromString(query.value(1).toString(), Qt::ISODateWithMs);
        entry.game = query.value(2).toString();
        for (const QJsonValue& seat : fromList(query.value(3)))
            entry.seats.push_back(seat.toString().toStdString());
        for (const QJsonValue& score : fromList(query.value(4)))
            entry.result.push_back(score.toDouble());
        entry.steps = query.value(5).toInt();
        entries.push_back(std::move(entry));
    }
    return entries;
}

Expected<GameFile> History::load(qint64 id) const
{
    if (!isOpen_)
        return databaseError(notice_);
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("SELECT file FROM games WHERE id = ?"));
    query.addBindValue(id);
    if (!query.exec())
        return databaseError(query.lastError().text());
    if (!query.next())
        return Error(SAY("Error", "the history has no game %1"), {static_cast<long long>(id)});
    return fromJson(query.value(0).toByteArray());
}

} // namespace parlour
