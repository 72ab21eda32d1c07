// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys that work at a table in its present state, for the help sheet. Made by the table page; knows no game.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace parlour {

struct TableKeys {
    Q_DECLARE_TR_FUNCTIONS(TableKeys)

public:
    QString back; ///< the name of the button that leaves
    bool isWatching = false;
    bool isOver = false;
    bool isAsked = false; ///< a person is asked: the arrow keys move between pieces
    bool isLesson = false;
    bool isReview = false;
    bool hasOthers = false; ///< more than one seat
    bool mayPlayOut = false;
    bool mayBelieve = false; ///< beliefs about what is hidden can be shown

    bool isPlaying() const { return !isWatching && !isOver; }
    /// Pairs of key and effect, without the game's own keys.
    std::vector<std::pair<QString, QString>> list() const;
};

} // namespace parlour
