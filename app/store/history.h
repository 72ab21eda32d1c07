// Finished games, in SQLite (WAL, PRAGMA user_version). A damaged or locked database is set aside with a message, never
// deleted.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QString>
#include <QVariantList>

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
};

/// Used by one thread, the one that made it. Calls take well under a frame; another program that is just writing is waited
/// for at most kBusyMilliseconds.
class History {
public:
    static constexpr int kBusyMilliseconds = 10;

    /// Opens or makes the database. If it had to be set aside, `notice` says so (empty otherwise). If that fails too, the
    /// program goes on without history: lists are empty, adding is an error.
    explicit History(const QString& path);
    ~History();
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    QString notice() const { return notice_; }
    /// Keeps a finished game. Its number in the history; the same file again gets the number it has. After an error keep the
    /// saved file (SavedGames::finished).
    Expected<qint64> add(const GameFile& file);
    /// What a person writes beside a game that is over.
    Expected<void> setNotes(qint64 id, const QString& notes);
    /// Newest first; of one game, by its id, or of all.
    std::vector<HistoryEntry> recent(int count, const QString& game = {}) const;
    Expected<GameFile> load(qint64 id) const;

private:
    QString open(const QString& path);
    void close();
    Expected<QSqlQuery> run(const QString& statement, const QVariantList& values) const;

    QString connection_;
    QString notice_;
    bool isOpen_ = false;
};

} // namespace parlour
