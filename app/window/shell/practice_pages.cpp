// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/practice_pages.h"

#include "app/window/shell/main_window.h"
#include "app/window/shell/practice_mode.h"

namespace parlour {

void PracticePages::show(const QString& game)
{
    window_.say({});
    auto* page = new PracticePage(window_.library(), window_.windowStyle(), game);
    connect(page, &PracticePage::backWanted, &window_, &MainWindow::showLobby, Qt::QueuedConnection);
    connect(page, &PracticePage::exerciseWanted, this, &PracticePages::showNext, Qt::QueuedConnection);
    connect(page, &PracticePage::oneWanted, this, &PracticePages::showOne, Qt::QueuedConnection);
    connect(page, &PracticePage::said, &window_, &MainWindow::say);
    window_.showPage(page, tr("Practice"));
    close();
    page_ = page;
}

void PracticePages::showDrill(const QString& game, const QString& kind)
{
    show(game);
    page_->drill(game, kind);
}

/// Shows the exercise at this place at a table. One that cannot be read is left out of the practice: then false.
bool PracticePages::openTable(int place)
{
    const auto game = gameOf(*page_->practice().find(place), window_.library().history());
    if (!game) {
        page_->leaveOut(place);
        return false;
    }
    Opening opening;
    opening.file.record = game->record;
    opening.paused = true;
    opening.makeMode = [this, place, game = *game](const TableContext& context) {
        auto mode = std::make_unique<PracticeMode>(window_.library(), page_->practice(), place, game, context);
        const bool isAlone = mode->isLookedAt() || place == kDailyPlace;
        connect(
            mode.get(), &PracticeMode::nextWanted, this, [this, isAlone] { isAlone ? window_.leaveTable() : showNext(); },
            Qt::QueuedConnection);
        return mode;
    };
    window_.showTable(std::move(opening));
    return true;
}

/// Shows the next exercise of the round; after the last one the page with the result.
void PracticePages::showNext()
{
    if (!page_)
        return;
    Practice& practice = page_->practice();
    int leftOut = 0;
    for (int place = practice.next(); place > 0 && !openTable(place); place = practice.next())
        ++leftOut;
    if (practice.next() == 0)
        window_.leaveTable();
    if (leftOut > 0)
        window_.say(tr("%n exercise(s) cannot be read and are left out.", nullptr, leftOut));
}

/// Shows one exercise, not the round: an answered one again, or the puzzle of the day.
void PracticePages::showOne(int place)
{
    if (page_ && page_->practice().find(place) && !openTable(place))
        window_.say(tr("%n exercise(s) cannot be read and are left out.", nullptr, 1));
}

void PracticePages::resume()
{
    show({});
    page_->resume();
}

} // namespace parlour
