// Finished games, in SQLite (WAL, PRAGMA user_version). A damaged or locked database is set aside with a message, never
// deleted.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QString>

#include <vector>

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

class History {
public:
    /// Opens or makes the database. If it had to be set aside, `notice` says so (empty otherwise).
    explicit History(const QString& path);
    ~History();

    QString notice() const { return notice_; }
    Expected<qint64> add(const GameFile& file);
    /// Newest first.
    std::vector<HistoryEntry> recent(int count) const;
    Expected<GameFile> load(qint64 id) const;

private:
    QString connection_;
    QString notice_;
};

} // namespace parlour
