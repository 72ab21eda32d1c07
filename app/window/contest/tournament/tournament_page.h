// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a contest with people, as they follow it: the next match with its button, the table of points or the bracket,
// the rounds, and medals at the end. Errors and ratings are on the contest's page, one click away. The matches of the others
// are played meanwhile: the page asks for it whenever some are left.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/contest/tournament.h"
#include "app/seating/positions.h"
#include "app/widgets/page.h"

class QBoxLayout;
class QLabel;

namespace parlour {

class BracketView;
class Button;
class NextMatch;
class PointsTable;
class RoundList;

class TournamentPage : public Page {
    Q_OBJECT

public:
    TournamentPage(ContestController& contests, Settings& settings, const WindowStyle& style, const QString& path,
                   QWidget* parent = nullptr);

    QString path() const { return path_; }
    /// Shows what the file holds now, with a game that a person just finished.
    void read();

signals:
    void settingsWanted();
    void statisticsWanted(const QString& path);
    /// The others' matches go on.
    void playWanted(const QString& path, const parlour::ContestPlan& plan);
    /// A person plays a match, whose game begins so.
    void matchWanted(const parlour::Record& start);
    /// A message for the window's message strip.
    void said(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void build();
    void fillBar(QHBoxLayout* row);
    QWidget* makeStandings();
    void show(const Tournament& tournament);
    void showParts();
    void goOn();
    void playNext();
    void fitColumns();

    ContestController& contests_;
    Settings& settings_;
    QString path_;
    Tournament tournament_;
    std::vector<SeatInfo> players_;
    bool goesOn_ = true; ///< the others' matches may go on after the next reading
    bool isReading_ = false;
    bool isPlayWanted_ = false; ///< *Play* was pressed while the file is read
    int ticket_ = 0; ///< number of the latest reading; results of earlier ones are dropped

    QLabel* title_ = nullptr;
    QLabel* summary_ = nullptr;
    NextMatch* next_ = nullptr;
    QBoxLayout* columns_ = nullptr;
    QLabel* word_ = nullptr;
    QVBoxLayout* standings_ = nullptr;
    QWidget* side_ = nullptr;
    PointsTable* table_ = nullptr; ///< of a league
    BracketView* bracket_ = nullptr; ///< of a cup
    RoundList* rounds_ = nullptr;
};

} // namespace parlour
