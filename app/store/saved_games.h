// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished games, saved at every step, one file a game, written on a thread of its own. The lobby offers them after a
// crash. Knows the shape of the files; whether the steps are legal is asked by app/session/load_game.h.
#pragma once

#include "app/store/game_file.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace parlour {

/// One saved game on the disk.
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
    /// Finishes what is queued (a file is a few kB; at most one write a game waits). A disk that hangs is left behind after
    /// three seconds.
    ~SavedGames() override;

    static QString newId();
    QString pathOf(const QString& id) const;

    /// Queues the newest state of a game; an older one that still waits is replaced. Never blocks. `written` comes with the
    /// ticket returned here or with a later one.
    quint64 save(const QString& id, const GameFile& file);
    void remove(const QString& id);

    /// Takes a game for this program until it is released or removed, so that no other offers it meanwhile. False: another
    /// program plays it. The claim of a program that was killed ends with it.
    bool claim(const QString& id);
    void release(const QString& id);

    /// Unfinished games that no other program plays, newest first. Damaged files are set aside, which `damaged` tells;
    /// nothing is ever deleted.
    std::vector<SavedGame> list();
    /// Games that ended, but whose file was not removed: the program was killed before they reached the history, or the
    /// history refused them. Bring them there and remove them.
    std::vector<SavedGame> finished();
    /// Renames the file of a game so that it ends in `.damaged` and is offered no more; `damaged` tells.
    void setAside(const QString& id, const QString& why);

signals:
    /// What was queued up to this ticket is dealt with: on the disk, or refused by it.
    void written(quint64 ticket);
    /// The disk refuses: play goes on, unsaved. Sent once until it works again.
    void failed(const QString& why);
    void recovered();
    /// A file cannot be used and lies at `path` now (where it was, if the disk refuses).
    void damaged(const QString& path, const QString& why);

private:
    struct Writer;
    quint64 queue(const QString& id, std::optional<GameFile> file);
    std::vector<SavedGame> readAll(bool over);
    QString lockOf(const QString& id) const;
    bool isElsewhere(const QString& id) const;
    void tell(quint64 ticket, const std::optional<QString>& problem);

    QString folder_;
    std::shared_ptr<Writer> writer_;
    std::map<QString, std::unique_ptr<QLockFile>> claims_; ///< by id
    quint64 ticket_ = 0;
    bool failing_ = false;
};

} // namespace parlour
