// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys that do something at a table as it stands, for the sheet that lists them. Made by the table page; knows no game.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace parlour {

struct TableKeys {
    Q_DECLARE_TR_FUNCTIONS(TableKeys)

public:
    bool isWatching = false;
    bool isOver = false;
    bool isAsked = false; ///< a person is to choose: the arrows belong to the pieces
    bool isLesson = false;
    bool isReview = false;
    bool hasOthers = false; ///< more than one seat
    bool mayPlayOut = false;

    bool isPlaying() const { return !isWatching && !isOver; }
    /// Key, what it does; the game's own keys are others.
    std::vector<std::pair<QString, QString>> list() const;
};

} // namespace parlour
