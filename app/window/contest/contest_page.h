// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of one contest: strip, entrants, crosstable or bracket, standings, lead over time, and a drawer with the matches
// of an opened cell. Shows the running contest or the contents of its file. Leaving the page does not stop the contest.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/contest/lead_curves.h"
#include "app/seating/scoreboard.h"
#include "app/widgets/page.h"
#include "app/window/contest/contest_strip.h"

#include <QPointer>
#include <QTimer>

#include <functional>

class QMenu;

namespace parlour {

class BracketView;
class Crosstable;
class Drawer;
class EntrantList;
class LeadChart;
class MatchDrawer;
class SeatTable;
class StandingsTable;

class ContestPage : public Page {
    Q_OBJECT

public:
    ContestPage(ContestController& contests, Settings& settings, const WindowStyle& style, const QString& path,
                QWidget* parent = nullptr);

    QString path() const { return path_; }
    /// Shows what the file holds now, with a game that the person just finished.
    void read();

signals:
    void settingsWanted();
    void newWanted();
    void playWanted(const QString& path, const parlour::ContestPlan& plan);
    void replayWanted(const parlour::Record& record);
    /// The person plays a match of the contest, whose game begins so.
    void matchWanted(const parlour::Record& start);
    /// A message for the window's message strip.
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void build() override;
    void fillBar(QHBoxLayout* row);
    void addEntrants();
    void addLead();
    void addBracket();
    void addCrosstable();
    void addStandings();
    void addSeats();
    void show(std::shared_ptr<const ContestSnapshot> now);
    void showStandings();
    void showMatches();
    void showFigures();
    void readCurves();
    void showLead();
    void openCell(int row, int column);
    void openFaults(int entrant);
    void openDrawer(Drawer* drawer);
    void closeDrawer();
    void fitDrawer();
    void fitRows();
    void replay(int pairing, qint64 match);
    void exportMatch(int pairing, qint64 match);
    void resumeOrPause();
    void playMatch();
    void fillExportMenu(QMenu* menu);
    void exportTo(int kind);
    void reportExport(const QString& to, const QString& why);
    void fillAddMenu(QMenu* menu);
    void addBot();
    void addMatches();
    void change(const std::function<Expected<ContestPlan>(const ContestPlan&)>& changed);
    void applyChange();
    void showKeys();
    ContestStrip::State state() const;

    ContestController& contests_;
    Settings& settings_;
    QString path_;
    QString problem_; ///< the reason if the file cannot be read; empty otherwise
    std::shared_ptr<const ContestSnapshot> snapshot_;
    std::shared_ptr<const Scoreboard> scores_;
    LeadCurves curves_;
    std::int64_t curvesAt_ = -1; ///< matches played when the curves were read; -1: not read yet
    bool readsCurves_ = false;
    bool replays_ = false; ///< a match is being replayed
    QTimer clock_; ///< updates the strip once a second
    std::optional<ContestPlan> change_; ///< the plan to apply once the contest has stopped

    QLabel* title_ = nullptr;
    QLabel* summary_ = nullptr;
    MenuButton* export_ = nullptr;
    MenuButton* add_ = nullptr;
    ContestStrip* strip_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QWidget* left_ = nullptr;
    QWidget* middle_ = nullptr;
    QWidget* drawerPlace_ = nullptr; ///< holds the drawer; hidden while none is open
    // Null until the contest is read, and if it has no such part.
    EntrantList* entrants_ = nullptr;
    LeadChart* lead_ = nullptr;
    Crosstable* cross_ = nullptr;
    BracketView* bracket_ = nullptr;
    SeatTable* seats_ = nullptr;
    StandingsTable* standings_ = nullptr;
    QLabel* verdict_ = nullptr;
    QPointer<MatchDrawer> matches_;
    QPointer<Drawer> drawer_;
};

} // namespace parlour
