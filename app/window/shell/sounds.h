// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays sounds on a thread of its own, which opens the audio device at the first sound. Without a device it stays silent and
// reports nothing. Used by the main window; knows no game.
#pragma once

#include "app/stage/sound.h"

#include <QObject>

class QThread;

namespace parlour {

class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// 0: silence; 1: the volume of the recordings.
    void setVolume(double volume) { volume_ = volume; }
    /// Returns at once. A sound that cannot begin within 200 ms is skipped.
    void play(Sound sound);
    /// Whether the thread has been started.
    bool isAwake() const { return thread_ != nullptr; }

private:
    class Player;
    void start();

    double volume_ = 0;
    QThread* thread_ = nullptr; ///< null until the first sound
    Player* player_ = nullptr; ///< lives on the thread
};

} // namespace parlour
