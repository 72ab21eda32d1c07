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
    connect(page, &PracticePage::said, this, &MainWindow::say);
    pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    delete history_;
    delete practice_;
    practice_ = page;
    page->setFocus();
    setWindowTitle(tr("%1 - Parlour").arg(tr("Practice")));
}

/// Shows the next exercise of the round at a table; after the last one the page with the result. One that cannot be read
/// is left out.
void MainWindow::showExercise()
{
    if (!practice_)
        return;
    Practice& practice = practice_->practice();
    int leftOut = 0;
    for (int place = practice.next(); place > 0; place = practice.next()) {
        const auto game = gameOf(practice.round()[static_cast<std::size_t>(place - 1)], library_.history());
        if (!game) {
            ++leftOut;
            practice_->leaveOut(place);
            continue;
        }
        Opening opening;
        opening.file.record = game->record;
        opening.paused = true;
        opening.makeMode = [this, place, game = *game](const TableContext& context) {
            auto mode = std::make_unique<PracticeMode>(library_, practice_->practice(), place, game, context);
            connect(mode.get(), &PracticeMode::nextWanted, this, &MainWindow::showExercise, Qt::QueuedConnection);
            return mode;
        };
        showTable(std::move(opening));
        break;
    }
    if (practice.next() == 0)
        leaveTable();
    if (leftOut > 0)
        say(tr("%n exercise(s) cannot be read and are left out.", nullptr, leftOut));
}

} // namespace parlour
