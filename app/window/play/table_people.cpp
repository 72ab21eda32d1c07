// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the table page for people who share the screen: the curtain between their turns.
#include "app/draw/text.h"
#include "app/seating/auto_answer.h"
#include "app/seating/pace_controller.h"
#include "app/stage/stage.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/sheet.h"
#include "app/window/play/coach/belief_controller.h"
#include "app/window/play/coach/coach.h"
#include "app/window/play/curtain.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_page.h"
#include "app/window/play/transport.h"
#include "engine/base/index.h"

#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace parlour {

namespace {

constexpr int kPassDelay = 900; ///< ms at pace 1 that a person sees its own move before the curtain falls

} // namespace

void TablePage::connectPeople()
{
    connect(stage_, &Stage::cameToRest, this, &TablePage::followPeople);
    passDelay_.setSingleShot(true);
    connect(&passDelay_, &QTimer::timeout, this, [this] {
        if (const Seat next = session_->awaited(); next < 0 || next == viewpoint_)
            return;
        if (stage_->isAtRest() && !pace_->isDelayed())
            cover();
        else
            followPeople();
    });
    connect(curtain_, &Curtain::lifted, this, [this] { passTo(nextPerson()); });
}

/// Lets people share the screen in a game that hides anything from them.
void TablePage::sharePeople()
{
    const bool isGame = mode_->isGame() && !session_->line().isOver();
    if (isGame && !table_.as<OpenToAll>() && peopleIn(session_->line().record().seats) > 1)
        session_->setPresent(-1);
    else
        session_->setPresent(std::nullopt);
}

/// The person to call: who has to answer, else the first at the table.
Seat TablePage::nextPerson() const
{
    if (const Seat next = session_->awaited(); next >= 0)
        return next;
    const auto first = std::find_if(seats_.begin(), seats_.end(), [](const SeatInfo& each) { return each.person; });
    return static_cast<Seat>(first - seats_.begin());
}

/// Lets the curtain fall once another person has to answer, and has it call the right one.
void TablePage::followPeople()
{
    if (isCovered_)
        return curtain_->invite(seats_[at(nextPerson())]);
    const Seat next = isShared() ? session_->awaited() : -1;
    if (next < 0 || next == viewpoint_)
        return passDelay_.stop();
    const double pace = library_.settings().preferences().pace;
    if (!passDelay_.isActive() && stage_->isAtRest())
        passDelay_.start(pace > 0 ? static_cast<int>(kPassDelay / pace) : pace_->isDelayed() ? kPassDelay / 2 : 0);
}

/// Takes from the window, also from its hidden parts, all that the last person could see.
void TablePage::cover()
{
    isCovered_ = true;
    passDelay_.stop();
    session_->setPresent(-1);
    answers_->reset();
    coach_->dropQuestion();
    beliefs_->setOn(false);
    forgetReport();
    view_->cover();
    position_ = {};
    timeline_.forget();
    recordChanged();
    panel_->setThinking({});
    isPanelWanted_ = !panel_->isHidden();
    if (description_)
        description_->close();
    for (QWidget* each : std::initializer_list<QWidget*>{stage_, panel_, transport_})
        each->hide();
    for (QShortcut* key : timelineKeys_)
        key->setEnabled(false);
    showControls();
    followPeople();
    curtain_->show();
    layOutNow(this);
    if (isVisible())
        takeFocus();
}

void TablePage::uncover()
{
    isCovered_ = false;
    curtain_->hide();
    stage_->show();
    panel_->setVisible(isPanelWanted_);
    layOutNow(this);
    recordChanged();
    showPosition(Motion::None);
}

/// Shows the table as the person who is at the screen now sees it.
void TablePage::passTo(Seat person)
{
    viewpoint_ = person;
    uncover();
    session_->setPresent(person);
    takeFocus();
    stage_->announce(spoken(table_.situation(position_)));
}

/// The keys while the curtain is down: none that shows anything of the game.
void TablePage::keyPressCovered(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return emit backWanted();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return passTo(nextPerson());
    case Qt::Key_U:
        return bar_->undo->click();
    case Qt::Key_F1:
        return showRules();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace parlour
