// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The first page: a tile for each table, games to go on with, the last finished ones. Shows and asks; the window acts.
#pragma once

#include "app/analysis/library.h"
#include "app/contest/contest_folder.h"
#include "app/tables/game_table.h"
#include "app/widgets/page.h"

#include <map>

class QBoxLayout;
class QLabel;
class QMenu;

namespace parlour {

class Button;

class LobbyPage : public Page {
    Q_OBJECT

public:
    LobbyPage(Library& library, const WindowStyle& style, QWidget* parent = nullptr);

    /// Makes everything anew in the present look and language.
    void setWindowStyle(const WindowStyle& style) override;
    /// Reads the unfinished and finished games and contests again.
    void refresh();
    /// The contest that is being played and how far it is, 0 to 1; empty: none is. `queue`: those that wait for it.
    void setContest(const QString& path, double share, const QStringList& queue);

signals:
    void painted(); ///< for the first time
    void playWanted(const QString& game);
    void watchWanted(const QString& game);
    void replayWanted(const QString& game);
    void newGameWanted(const QString& game);
    void rulesWanted(const QString& game);
    void lessonWanted(const QString& game);
    void goOnWanted(const QString& savedId);
    void discardWanted(const QString& savedId);
    void contestWanted(const QString& path);
    void finishedWanted(qint64 historyId);
    void historyWanted();
    void contestsWanted();
    void settingsWanted();

protected:
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Measures;
    Measures measures() const;
    bool isSmall() const;
    void build() override;
    void fillBar(QHBoxLayout* row);
    QWidget* makeWatching();
    QWidget* makeTiles(const Measures& m);
    QWidget* makeTile(const GameInfo& info, const GameTable& table, const Measures& m);
    QWidget* makeLessonTick(const QString& game);
    QWidget* makeTileMenu(const QString& id, const QString& name, const Measures& m);
    QString lessonWords(const QString& game) const;
    void offerLevels(QMenu* menu, const QString& game);
    void addTileButtons(QVBoxLayout* words, const QString& id, const QString& name, const Measures& m);
    /// Continue and Watching.
    void fillUnfinished();
    void fillWatching(const std::vector<const SavedGame*>& games);
    void fillRecent();
    void readContests();
    void sayContest();
    QWidget* makeGameCard(const SavedGame& game);
    QWidget* makeWatchedRow(const SavedGame& game);
    QWidget* makeContestCard(const ContestEntry& entry);

    Library& library_;
    std::map<QString, QLabel*> ticks_; ///< of the tiles, by game
    QBoxLayout* continue_ = nullptr;
    QWidget* watching_ = nullptr; ///< with its heading; hidden where nothing is watched
    QBoxLayout* watched_ = nullptr; ///< its rows
    QBoxLayout* recent_ = nullptr;
    Button* more_ = nullptr; ///< unfinished games than are shown
    Button* contest_ = nullptr;
    QString contestPath_; ///< of the one that is being played
    double contestShare_ = 0;
    QStringList contestQueue_;
    int builtFor_ = -1; ///< class of sizes that the page was built for
    bool painted_ = false;
    bool allUnfinished_ = false; ///< asked for
    std::vector<ContestEntry> contests_; ///< those that wait to be gone on with
};

} // namespace parlour
