// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of one contest: strip, entrants, crosstable or bracket, standings, lead over time, and a drawer with the matches
// of an opened cell. Shows the running contest or the contents of its file. Leaving the page does not stop the contest.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/seating/scoreboard.h"
#include "app/widgets/page.h"
#include "app/window/contest/contest_strip.h"

#include <QPointer>
#include <QTimer>

namespace parlour {

class ContestBoard;
class ContestExporter;
class Drawer;
class LeadReader;
class MatchDrawer;
class PlanChanges;

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
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void build();
    void fillBar(QHBoxLayout* row);
    void show(std::shared_ptr<const ContestSnapshot> now);
    void showRest();
    void showFigures();
    void openCell(int row, int column);
    void openFaults(int entrant);
    void openDrawer(Drawer* drawer);
    void closeDrawer();
    void fitDrawer();
    void replay(int pairing, qint64 match);
    void resumeOrPause();
    void playMatch();
    ContestStrip::State state() const;

    ContestController& contests_;
    Settings& settings_;
    QString path_;
    PlanChanges* changes_;
    ContestExporter* exporter_;
    LeadReader* lead_;
    QString problem_; ///< the reason if the file cannot be read; empty otherwise
    std::shared_ptr<const ContestSnapshot> snapshot_;
    std::shared_ptr<const Scoreboard> scores_;
    bool replays_ = false; ///< a match is being replayed
    QTimer clock_; ///< updates the strip once a second

    QLabel* title_ = nullptr;
    QLabel* summary_ = nullptr;
    MenuButton* export_ = nullptr;
    MenuButton* add_ = nullptr;
    ContestStrip* strip_ = nullptr;
    ContestBoard* board_ = nullptr;
    QWidget* drawerPlace_ = nullptr; ///< holds the drawer; hidden while none is open
    QPointer<MatchDrawer> matches_;
    QPointer<Drawer> drawer_;
};

} // namespace parlour
