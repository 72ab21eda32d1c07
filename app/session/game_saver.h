// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saves the game of a session, with the data that are kept beside its line: notes, help and playing time. Tells the session
// when the disk has taken a step. Writes nothing itself: SavedGames does, on its own thread.
#pragma once

#include "app/session/game_line.h"
#include "app/session/play_clock.h"
#include "app/store/saved_games.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace parlour {

class GameSaver : public QObject {
    Q_OBJECT

public:
    /// `line` outlives this.
    explicit GameSaver(const GameLine& line);

    /// Goes on with the notes, help and playing time of a saved game.
    void resume(const GameFile& file);
    const QString& notes() const { return notes_; }
    /// Saves them at once, unless the game is over.
    void setNotes(const QString& notes);
    /// The number of hints that persons asked for.
    int hints() const { return hints_; }
    /// Counts a hint; saved with the next change.
    void addHint() { ++hints_; }
    /// Marks the game as played with training wheels, for good; saved with the next change.
    void setWheels() { hasWheels_ = true; }
    /// The playing time so far, in seconds; 0: unknown.
    int played() const { return std::min(clock_.seconds(), kLongestPlayed); }
    /// Counts a step of a person's game in the playing time.
    void countStep() { clock_.step(time_.elapsed()); }
    /// Counts hints, wheels and playing time anew.
    void startAnew();

    /// The game as it would be saved now. savedAt is the time of the last change, so that the same state is the same file.
    GameFile file() const;
    /// Saves every change of the unfinished game and its end under `id` from now on. The next step waits until the last one
    /// is on the disk (or refused; a disk that hangs is given up after two seconds), so that a crash loses at most the move
    /// in progress. The owner removes the file. `games` outlives this.
    void saveTo(SavedGames& games, const QString& id);
    /// Saves nothing from now on. The file stays as it is.
    void stop();
    /// Saves a changed line.
    void change();
    /// Whether the last step is not on the disk yet.
    bool isWriting() const { return disk_ == Disk::Writing; }

signals:
    /// Nothing is being written any more, or the disk was given up.
    void ready();

private:
    enum class Disk {
        Ready,
        Writing, ///< the last step is not on the disk yet
        Hanging, ///< given up until it answers
    };
    void save();
    void afterSave(bool answered);

    const GameLine& line_;
    QString notes_;
    int hints_ = 0;
    bool hasWheels_ = false;
    PlayClock clock_;
    QElapsedTimer time_; ///< passed to clock_
    QString changedAt_; ///< as GameFile::savedAt
    SavedGames* games_ = nullptr;
    QString id_; ///< in games_
    quint64 ticket_ = 0; ///< of the last save
    Disk disk_ = Disk::Ready;
    QTimer timer_; ///< limits the wait for the disk
};

} // namespace parlour
