// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/shared_screen.h"

#include "app/draw/text.h"
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

/// ms at pace 1 that a person sees the last move before the curtain falls or the only answer is played
constexpr int kPassDelay = 900;

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
    connect(&delay_, &QTimer::timeout, this, &SharedScreen::goOn);
    connect(&stage_, &Stage::cameToRest, this, &SharedScreen::follow);
    connect(curtain_, &Curtain::lifted, this, &SharedScreen::pass);
    connect(curtain_, &Curtain::spoken, this, &SharedScreen::speak);
}

void SharedScreen::begin(bool mayShare)
{
    const bool isShared =
        mayShare && !session_.line().isOver() && !table_.as<OpenToAll>() && peopleIn(session_.line().record().seats) > 1;
    seated_ = -1;
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

bool SharedScreen::isForced() const
{
    const auto* table = table_.as<SharedTable>();
    const Seat next = isShared() && !isCovered_ && !session_.isPaused() ? session_.awaited() : -1;
    return table && next >= 0 && table->playsOnlyAction(perspective_.now())
        && session_.line().match().legal(next).size() == 1;
}

/// The answer that the person who is called may say aloud, while the last one stays; empty if there is none.
std::string SharedScreen::spokenAnswer() const
{
    const auto* table = table_.as<SharedTable>();
    const Seat next = session_.awaited();
    const auto answer =
        table && seated_ >= 0 && next >= 0 && next != seated_ ? table->spokenAnswer(perspective_.now()) : std::nullopt;
    return answer.value_or(std::string());
}

void SharedScreen::follow()
{
    if (isCovered_) {
        const std::string answer = spokenAnswer();
        return curtain_->invite(perspective_.seats()[asIndex(nextPerson())], perspective_.news(nextPerson()),
                                answer.empty() ? QString() : spoken(table_.actionText(answer)));
    }
    const Seat next = isShared() ? session_.awaited() : -1;
    if (next < 0 || (next == perspective_.viewpoint() && !isForced()))
        return delay_.stop();
    const double pace = settings_.preferences().pace;
    if (!delay_.isActive() && stage_.isAtRest())
        delay_.start(pace > 0 ? static_cast<int>(kPassDelay / pace) : pace_.isDelayed() ? kPassDelay / 2 : 0);
}

/// Plays the only answer, or passes the screen to the person whose answer is awaited.
void SharedScreen::goOn()
{
    const Seat next = session_.awaited();
    const bool isForced = this->isForced();
    if (next < 0 || (next == perspective_.viewpoint() && !isForced))
        return;
    if (!stage_.isAtRest() || pace_.isDelayed())
        return follow();
    if (isForced) {
        session_.actFor(next, session_.line().match().legal(next).front());
        return;
    }
    const auto* table = table_.as<SharedTable>();
    const bool hides = !table || table->hides(perspective_.now(), next);
    cover();
    if (!hides)
        pass();
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
    seated_ = nextPerson();
    perspective_.turnTo(seated_);
    uncover();
    session_.setPresent(seated_);
    emit passed();
}

/// Plays what the called person said aloud. The last one stays at the screen.
void SharedScreen::speak()
{
    const std::string answer = spokenAnswer();
    if (answer.empty() || !session_.actFor(session_.awaited(), answer) || !isCovered_)
        return;
    uncover();
    session_.setPresent(seated_);
    emit passed();
}

} // namespace parlour
