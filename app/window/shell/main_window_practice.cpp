// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the window that shows the practice: its page, and each exercise of a round at a table.
#include "app/window/history/history_page.h"
#include "app/window/practice/practice_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_strip.h"
#include "app/window/shell/practice_mode.h"

#include <QStackedWidget>

namespace parlour {

void MainWindow::showPractice(const QString& game)
{
    strip_->hide();
    auto* page = new PracticePage(library_, style_, game);
    connect(page, &PracticePage::backWanted, this, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(page, &PracticePage::exerciseWanted, this, &MainWindow::showExercise, Qt::QueuedConnection);
    connect(page, &PracticePage::oneWanted, this, &MainWindow::showOneExercise, Qt::QueuedConnection);
    connect(page, &PracticePage::said, this, &MainWindow::say);
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete history_;
    delete practice_;
    practice_ = page;
    page->setFocus();
    setWindowTitle(tr("%1 - Parlour").arg(tr("Practice")));
}

void MainWindow::showDrill(const QString& game, const QString& kind)
{
    showPractice(game);
    practice_->drill(game, kind);
}

/// Shows the exercise at this place at a table. One that cannot be read is left out of the practice: then false.
bool MainWindow::openExercise(int place)
{
    const auto game = gameOf(*practice_->practice().find(place), library_.history());
    if (!game) {
        practice_->leaveOut(place);
        return false;
    }
    Opening opening;
    opening.file.record = game->record;
    opening.paused = true;
    opening.makeMode = [this, place, game = *game](const TableContext& context) {
        auto mode = std::make_unique<PracticeMode>(library_, practice_->practice(), place, game, context);
        const bool isAlone = mode->isLookedAt() || place == kDailyPlace;
        connect(mode.get(), &PracticeMode::nextWanted, this, isAlone ? &MainWindow::leaveTable : &MainWindow::showExercise,
                Qt::QueuedConnection);
        return mode;
    };
    showTable(std::move(opening));
    return true;
}

/// Shows the next exercise of the round; after the last one the page with the result.
void MainWindow::showExercise()
{
    if (!practice_)
        return;
    Practice& practice = practice_->practice();
    int leftOut = 0;
    for (int place = practice.next(); place > 0 && !openExercise(place); place = practice.next())
        ++leftOut;
    if (practice.next() == 0)
        leaveTable();
    if (leftOut > 0)
        say(tr("%n exercise(s) cannot be read and are left out.", nullptr, leftOut));
}

/// Shows one exercise, not the round: an answered one again, or the puzzle of the day.
void MainWindow::showOneExercise(int place)
{
    if (practice_ && practice_->practice().find(place) && !openExercise(place))
        say(tr("%n exercise(s) cannot be read and are left out.", nullptr, 1));
}

} // namespace parlour
