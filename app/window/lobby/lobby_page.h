// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The start page: a tile for each game; unfinished games, lessons, contests and the round of the practice, and the last
// finished games; between them what is due, or in the first games where to begin. Emits signals; the window acts on them.
#pragma once

#include "app/contest/contest_folder.h"
#include "app/practice/practice.h"
#include "app/seating/library.h"
#include "app/tables/game_table.h"
#include "app/widgets/page.h"

#include <map>

class QBoxLayout;
class QLabel;
class QMenu;

namespace parlour {

class Button;
struct DailyDeal;
class NoticeRow;

class LobbyPage : public Page {
    Q_OBJECT

public:
    LobbyPage(Library& library, const WindowStyle& style, QWidget* parent = nullptr);

    /// Rebuilds the page in the present style and language.
    void setWindowStyle(const WindowStyle& style) override;
    /// Updates the lists of games and contests.
    void refresh();
    /// The running contest and its progress, 0 to 1; an empty path if none is running. `queue`: the contests that wait.
    void setContest(const QString& path, double share, const QStringList& queue);

signals:
    void painted(); ///< after the first frame
    void playWanted(const QString& game);
    void dealWanted(const QString& game); ///< the deal of the day
    void playAsLastWanted(const QString& game); ///< with the seats of the last game
    void watchWanted(const QString& game);
    void replayWanted(const QString& game);
    void newGameWanted(const QString& game);
    void rulesWanted(const QString& game);
    void lessonWanted(const QString& game);
    void purseWanted(const QString& game);
    void goOnWanted(const QString& savedId);
    void discardWanted(const QString& savedId);
    void contestWanted(const QString& path);
    void finishedWanted(qint64 historyId);
    void historyWanted();
    /// Asks for the practice of a game; empty: of all.
    void practiceWanted(const QString& game);
    /// Go on with the open round of the practice.
    void roundWanted();
    void contestsWanted();
    void settingsWanted();
    void positionWanted();

protected:
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Measures;
    Measures measures() const;
    bool isSmall() const;
    void build();
    void fillBar(QHBoxLayout* row);
    QWidget* makeWatching();
    QWidget* makeTiles(const Measures& m);
    QWidget* makeTile(const GameInfo& info, const GameTable& table, const Measures& m);
    QWidget* makeLessonTick(const QString& game);
    QWidget* makeTileMenu(const QString& id, const QString& name);
    QString lessonText(const QString& game) const;
    void addLevels(QMenu* menu, const QString& game);
    void addTileButtons(QVBoxLayout* words, const QString& id, const QString& name, const Measures& m);
    void addLastSetup(QMenu* menu, const QString& game);
    /// Names the opponents on the buttons Play.
    void showOpponents();
    bool isFirstStart() const;
    /// Fills the lists Continue and Watching.
    void fillUnfinished();
    /// Fills the boxes below the tables.
    void fillNotices();
    void addFirstSteps(NoticeRow& row);
    void addDue(NoticeRow& row);
    Button* makeLessonsButton();
    Button* makeDealsButton();
    void goOnWith(const DailyDeal& deal);
    void fillWatching(const std::vector<const SavedGame*>& games);
    void fillRecent();
    void readContests();
    void readPractice();
    void showPractice();
    void showContest();
    QWidget* makeGameCard(const SavedGame& game);
    QWidget* makeWatchedRow(const SavedGame& game);
    QWidget* makeLessonCard(const GameInfo& info);
    QWidget* makeContestCard(const ContestEntry& entry);
    QWidget* makePracticeCard();

    Library& library_;
    std::map<QString, QLabel*> ticks_; ///< ticks of finished lessons on the tiles, by game
    std::map<QString, Button*> plays_; ///< the buttons Play of the tiles, by game
    QBoxLayout* notices_ = nullptr; ///< holds where to begin, later what is due
    QWidget* lists_ = nullptr; ///< the lists below; hidden at a first start
    QBoxLayout* continue_ = nullptr;
    QWidget* watching_ = nullptr; ///< the list with its heading; hidden if empty
    QBoxLayout* watched_ = nullptr; ///< the rows of watching_
    QBoxLayout* recent_ = nullptr;
    Button* more_ = nullptr; ///< lists all unfinished games
    Button* contest_ = nullptr;
    Button* practice_ = nullptr;
    PracticeNews news_; ///< of the practice
    QString contestPath_; ///< of the running contest; empty: none
    double contestShare_ = 0;
    QStringList contestQueue_;
    bool isBeginner_ = true; ///< few games are finished
    int sizeClass_ = -1; ///< Measures::sizeClass of the present layout
    bool painted_ = false;
    bool allUnfinished_ = false; ///< lists all, not only the newest
    std::vector<ContestEntry> contests_; ///< unfinished ones, without the running contest
};

} // namespace parlour
