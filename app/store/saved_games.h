// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games, saved at every step, one file a game, written on a thread of its own. The lobby offers them after a
// crash. Knows the shape of the files; app/session/load_game.h checks whether the steps are legal.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace parlour {

/// A saved game on the disk.
struct SavedGame {
    QString id; ///< file name without its suffix
    GameFile file;
    QDateTime savedAt;
};

class SavedGames : public QObject {
    Q_OBJECT

public:
    /// `folder` is made by the first write. Games in `others` are offered, too, and saved where they are.
    explicit SavedGames(const QString& folder, const QStringList& others = {}, QObject* parent = nullptr);
    /// Finishes the queue (a file is a few kB; at most one write a game waits). Gives up on a disk that hangs after three
    /// seconds.
    ~SavedGames() override;

    static QString newId();
    /// The folder of a game; of one that is not known yet, that of new games.
    QString folderOf(const QString& id) const;
    QString pathOf(const QString& id) const;
    /// Saves a game in another folder from its next save on, as all new games of this run. For folders that refuse.
    void moveTo(const QString& folder, const QString& id);

    /// Queues the newest state of a game in place of an older one that still waits. Never blocks. `written` follows with the
    /// ticket returned here or a later one.
    quint64 save(const QString& id, const GameFile& file);
    /// Saves at once, in place of a state that still waits, and returns why that failed; empty if it did not. Waits for the
    /// disk: only for what it refused before, when a game is left.
    QString saveNow(const QString& id, const GameFile& file);
    /// Whether the disk refused the last state that it answered for.
    bool isFailing() const { return failing_; }
    void remove(const QString& id);

    /// Reserves a game for this program until it is released or removed, so that no other offers it meanwhile. False if
    /// another program plays it. The claim of a killed program ends with it.
    bool claim(const QString& id);
    void release(const QString& id);
    /// Whether this or another program has claimed a game.
    bool isClaimed(const QString& id) const { return claims_.contains(id) || isElsewhere(id); }

    /// Unfinished games that no other program plays, newest first. Damaged files are set aside and reported by `damaged`;
    /// nothing is ever deleted.
    std::vector<SavedGame> list();
    /// Finished games whose file was not removed, because the program was killed before they reached the history or the
    /// history refused them. The caller adds them to the history and removes them.
    std::vector<SavedGame> finished();
    /// Renames the file of a game to end in `.damaged`, so that it is no longer offered, and emits `damaged`.
    void setAside(const QString& id, const QString& why);

signals:
    /// All that was queued up to this ticket is on the disk, or was refused by it.
    void written(quint64 ticket);
    /// The disk refuses: play goes on, unsaved. Emitted once until writing works again. `why` names neither file nor folder.
    void failed(const QString& why);
    void recovered();
    /// A file cannot be used and was moved to `path` (or is still there, if the disk refuses).
    void damaged(const QString& path, const QString& why);

private:
    struct Writer;
    quint64 queue(const QString& path, std::optional<GameFile> file);
    std::vector<SavedGame> readAll(bool over);
    QString lockOf(const QString& id) const;
    bool isElsewhere(const QString& id) const;
    void tell(quint64 ticket, const std::optional<QString>& problem);

    QStringList folders_; ///< of new games, then others
    std::map<QString, QString> places_; ///< folders by id
    std::shared_ptr<Writer> writer_;
    std::map<QString, std::unique_ptr<QLockFile>> claims_; ///< by id
    quint64 ticket_ = 0;
    quint64 movedAt_ = 0; ///< the last ticket of the folder before; what it says counts no more
    bool failing_ = false;
};

} // namespace parlour
