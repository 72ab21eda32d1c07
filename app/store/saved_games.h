// Unfinished games, saved at every step, one file a game, written on a thread of its own. The lobby offers them after a
// crash.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace parlour {

/// One unfinished game on the disk.
struct SavedGame {
    QString id; ///< file name without its ending
    GameFile file;
    QDateTime savedAt;
};

class SavedGames : public QObject {
    Q_OBJECT

public:
    /// `folder` is made when first written to.
    explicit SavedGames(QString folder, QObject* parent = nullptr);
    /// Finishes what is queued (a file is a few kB; at most one write a game waits).
    ~SavedGames() override;

    static QString newId();
    /// Queues the newest state of a game; an older one that still waits is replaced. Never blocks.
    void save(const QString& id, const GameFile& file);
    void remove(const QString& id);
    /// Sound unfinished games, newest first. Damaged files are set aside (renamed with `.damaged`), never deleted.
    std::vector<SavedGame> list() const;

signals:
    /// The disk refuses: play goes on, unsaved. Sent once until it works again.
    void failed(const QString& why);
    void recovered();

private:
    struct Writer;
    std::unique_ptr<Writer> writer_;
};

} // namespace parlour
