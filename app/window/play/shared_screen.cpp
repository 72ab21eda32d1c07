// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/shared_screen.h"

#include "app/seating/pace_controller.h"
#include "app/seating/setup.h"
#include "app/stage/stage.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/curtain.h"
#include "app/window/play/perspective.h"
#include "engine/base/index.h"

#include <algorithm>
#include <optional>

namespace parlour {

namespace {

constexpr int kPassDelay = 900; ///< ms at pace 1 that a person sees its own move before the curtain falls

} // namespace

SharedScreen::SharedScreen(const GameTable& table, Session& session, const Settings& settings, const Stage& stage,
                           const PaceController& pace, Perspective& perspective, QObject* parent)
    : QObject(parent),
      table_(table),
      session_(session),
      settings_(settings),
      stage_(stage),
      pace_(pace),
      perspective_(perspective),
      curtain_(new Curtain)
{
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &SharedScreen::dropCurtain);
    connect(&stage_, &Stage::cameToRest, this, &SharedScreen::follow);
    connect(curtain_, &Curtain::lifted, this, &SharedScreen::pass);
}

void SharedScreen::begin(bool mayShare)
{
    const bool isShared =
        mayShare && !session_.line().isOver() && !table_.as<OpenToAll>() && peopleIn(session_.line().record().seats) > 1;
    session_.setPresent(isShared ? std::optional<Seat>(-1) : std::nullopt);
}

/// The person to call: who has to answer, else the first at the table.
Seat SharedScreen::nextPerson() const
{
    if (const Seat next = session_.awaited(); next >= 0)
        return next;
    const std::vector<SeatInfo>& seats = perspective_.seats();
    const auto first = std::find_if(seats.begin(), seats.end(), [](const SeatInfo& each) { return each.person; });
    return static_cast<Seat>(first - seats.begin());
}

void SharedScreen::follow()
{
    if (isCovered_)
        return curtain_->invite(perspective_.seats()[at(nextPerson())]);
    const Seat next = isShared() ? session_.awaited() : -1;
    if (next < 0 || next == perspective_.viewpoint())
        return delay_.stop();
    const double pace = settings_.preferences().pace;
    if (!delay_.isActive() && stage_.isAtRest())
        delay_.start(pace > 0 ? static_cast<int>(kPassDelay / pace) : pace_.isDelayed() ? kPassDelay / 2 : 0);
}

void SharedScreen::dropCurtain()
{
    if (const Seat next = session_.awaited(); next < 0 || next == perspective_.viewpoint())
        return;
    if (stage_.isAtRest() && !pace_.isDelayed())
        cover();
    else
        follow();
}

void SharedScreen::cover()
{
    isCovered_ = true;
    delay_.stop();
    session_.setPresent(-1);
    emit covered();
    follow();
    curtain_->show();
    layOutNow(curtain_->parentWidget());
    if (curtain_->isVisible())
        curtain_->takeFocus();
}

void SharedScreen::uncover()
{
    if (!isCovered_)
        return;
    isCovered_ = false;
    curtain_->hide();
    emit uncovered();
}

void SharedScreen::pass()
{
    const Seat person = nextPerson();
    perspective_.turnTo(person);
    uncover();
    session_.setPresent(person);
    emit passed();
}

} // namespace parlour
