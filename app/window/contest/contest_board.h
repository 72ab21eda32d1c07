// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panels of a contest's page: entrants, lead, crosstable or bracket, standings, and wins by seat. Each appears when it
// is first shown, since building all at once takes more than a frame.
#pragma once

#include "app/contest/lead_curves.h"
#include "app/seating/scoreboard.h"

#include <QScrollArea>

#include <memory>

class QLabel;

namespace parlour {

class BracketView;
class Crosstable;
class EntrantList;
class LeadChart;
class SeatTable;
class StandingsTable;

class ContestBoard : public QScrollArea {
    Q_OBJECT

public:
    explicit ContestBoard(QWidget* parent = nullptr);

    /// Shows the entrants and the results; showStandings() and showLead() show the rest.
    void setScores(std::shared_ptr<const Scoreboard> scores);
    void showStandings();
    /// Does nothing for a cup, which has no lead, nor before setScores().
    void showLead(const LeadCurves& curves);
    bool hasLead() const { return lead_; }
    /// Marks the cell whose matches are listed; -1, -1: none.
    void setOpened(int row, int column);
    /// Focuses the crosstable. False if there is none.
    bool focusCells();
    /// Fits the columns to the page's width in px and to an open drawer of `drawer` px; 0: none is open.
    void fit(int width, int drawer);

signals:
    void cellWanted(int row, int column);
    void faultsWanted(int entrant);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addEntrants();
    void addBracket();
    void addCrosstable();
    void addStandings();
    void addSeats();
    void addLead();
    void fitRows();

    std::shared_ptr<const Scoreboard> scores_;
    QWidget* left_;
    QWidget* middle_;
    // Null until it is shown.
    EntrantList* entrants_ = nullptr;
    LeadChart* lead_ = nullptr;
    Crosstable* cross_ = nullptr;
    BracketView* bracket_ = nullptr;
    SeatTable* seats_ = nullptr;
    StandingsTable* standings_ = nullptr;
    QLabel* verdict_ = nullptr;
};

} // namespace parlour
