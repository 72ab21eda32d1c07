// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages of contests, and the contest that is played, whatever page is shown: which contest begins, and when the person
// is asked for bots in other programs. Owned by the window.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/contests_page.h"
#include "app/window/contest/tournament/tournament_page.h"

#include <QPointer>

namespace parlour {

class MainWindow;

class ContestPages : public QObject {
    Q_OBJECT

public:
    /// The window has its lobby, which shows the progress.
    explicit ContestPages(MainWindow& window);

    ContestController& controller() { return controller_; }
    /// The open page of one contest; null if there is none.
    Page* page() const { return contest_ ? static_cast<Page*>(contest_) : tournament_; }
    /// The page shows what the file of its contest holds now, with a game that a person just finished.
    void read();
    void showContests();
    /// Shows a contest, with people as a tournament.
    void showContest(const QString& path);
    /// Deletes the pages.
    void close();

signals:
    /// Go on with an unfinished match.
    void resumeWanted(const QString& savedId);

private:
    void setUp(const ContestPlan& plan);
    void setUpTournament();
    void show(const QString& path, const ContestPlan& plan);
    void showTournament(const QString& path);
    void showStatistics(const QString& path, bool ofTournament);
    void startPlan(const ContestPlan& plan);
    void play(const QString& path, const ContestPlan& plan);
    void playNext(const QString& path);
    void playMatch(const Record& start);
    void choose();

    MainWindow& window_;
    ContestController controller_;
    QPointer<ContestsPage> contests_;
    QPointer<ContestPage> contest_;
    QPointer<TournamentPage> tournament_;
};

} // namespace parlour
