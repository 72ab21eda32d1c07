// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays what is heard at the tables, softly and beside everything else: audio is opened and played on a thread of its own,
// when the first sound is wanted. Where there is no audio device nothing is heard, and the window says nothing of it. Used
// by the window; knows no game.
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

    /// 0: nothing is heard; 1: as loud as the recordings are.
    void setVolume(double volume) { volume_ = volume; }
    /// Returns at once. A sound that could not begin within some 200 ms is left out.
    void play(Sound sound);
    /// Whether audio has been wanted, and its thread begun.
    bool isAwake() const { return thread_ != nullptr; }

private:
    class Player;
    void start();

    double volume_ = 0;
    QThread* thread_ = nullptr; ///< null until the first sound
    Player* player_ = nullptr; ///< lives on the thread
};

} // namespace parlour
