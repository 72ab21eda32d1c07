// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens games that exist: files, lines on the clipboard or in links, unfinished and finished ones. Asks where something may
// be lost or comes from elsewhere. Owned by the window, on which it shows tables and sheets.
#pragma once

#include "app/session/load_game.h"

#include <QObject>

namespace parlour {

class MainWindow;

class GameOpener : public QObject {
    Q_OBJECT

public:
    explicit GameOpener(MainWindow& window) : window_(window) {}

    /// Opens a saved game, a contest, a position or a shared line, which stands in the place of a path.
    void openFile(const QString& path);
    /// Says what is in a shared line that another program handed over, and opens it if the person wants to.
    void openLink(const QString& text);
    /// Offers the line on the clipboard, if there is one, and the files.
    void choose();
    /// Opens the game or position on the clipboard.
    void paste();
    /// Opens the sheet of positions on a text; empty: on none.
    void showPosition(const QString& text);
    /// Shows a finished game by its number in the history; a review begins at `step`, -1: at the first decision.
    void showFinished(qint64 id, int step = -1);
    /// Replays the last finished game of a kind; without one shows the history, which says so.
    void replayLast(const QString& game);
    /// Goes on with an unfinished game.
    void resume(const QString& savedId);
    void confirmDiscard(const QString& savedId);

signals:
    void contestWanted(const QString& path);

private:
    void chooseFromDisk();
    void open(const Loaded& loaded, const QString& savedId, qint64 historyId, int step = -1);

    MainWindow& window_;
};

} // namespace parlour
