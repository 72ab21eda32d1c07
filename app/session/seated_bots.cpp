// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/seated_bots.h"

#include "app/bots/bot_source.h"
#include "engine/base/index.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kMoveNowTimeout = 2000; ///< ms for a bot after moveNow

} // namespace

SeatedBots::SeatedBots(GameLine& line, BotMaker makeBot) : line_(line), makeBot_(std::move(makeBot))
{
    moveNowTimer_.setSingleShot(true);
    connect(&moveNowTimer_, &QTimer::timeout, this, &SeatedBots::giveUp);
}

std::string SeatedBots::missing() const
{
    const std::vector<std::string>& seats = line_.record().seats;
    const auto isMissing = [this](const std::string& id) { return !isPersonSeat(id) && !makeBot_(id); };
    const auto found = std::find_if(seats.begin(), seats.end(), isMissing);
    return found == seats.end() ? std::string() : *found;
}

// Bots that are waited for together are asked in seat order, as in a contest, so that a seed means the same game in both. A
// person may answer before or after them.
Seat SeatedBots::awaited() const
{
    for (const Seat seat : line_.match().node().seats)
        if (!line_.isPerson(seat))
            return seat;
    return -1;
}

bool SeatedBots::ask(Seat seat, bool wantReport)
{
    const AnyQuestion question = line_.match().question(seat);
    if (question.isForced) {
        answerFor(seat, question.legalTexts().front());
        return true;
    }
    Thinker* thinker = thinkerOf(seat);
    if (!thinker)
        return false;
    question_ = Answer{seat, std::nullopt};
    ticket_ = thinker->ask(question, wantReport && !heard_.contains(seat), heardBy(seat));
    return true;
}

void SeatedBots::answerFor(Seat seat, const std::string& action)
{
    question_ = Answer{seat, action};
    ticket_ = 0;
}

// The bot of a seat, made lazily; null if there is none.
Thinker* SeatedBots::thinkerOf(Seat seat)
{
    std::unique_ptr<Thinker>& thinker = thinkers_[seat];
    if (thinker)
        return thinker.get();
    const Record& record = line_.record();
    auto bot = makeBot_(record.seats[asIndex(seat)]);
    if (!bot)
        return nullptr;
    if (bot->guest()) {
        heard_[seat] = line_.length();
        if (record.salt == 0)
            line_.setSalt(newSalt());
    }
    thinker = std::make_unique<Thinker>(std::move(bot), nullptr,
                                        GuestSeat{record.rules, seat, line_.match().seats(), record.salt});
    connect(thinker.get(), &Thinker::answered, this,
            [this, seat](quint64 ticket, const std::string& action, const std::shared_ptr<const Report>& report,
                         const GuestNotes& notes) {
                if (!question_ || question_->seat != seat || ticket_ != ticket)
                    return;
                question_->action = action;
                question_->notes = notes;
                moveNowTimer_.stop();
                emit answered();
                emit reported(seat, report);
            });
    return thinker.get();
}

// The events that a guest may know, since it was last asked.
std::vector<std::string> SeatedBots::heardBy(Seat seat)
{
    std::vector<std::string> events;
    const auto heard = heard_.find(seat);
    if (heard == heard_.end())
        return events;
    for (; heard->second < line_.length(); ++heard->second)
        for (const AnyTold& each : line_.told(heard->second))
            if (each.to.has(seat))
                events.push_back(each.text);
    return events;
}

void SeatedBots::moveNow()
{
    if (thinking() < 0)
        return;
    thinkers_[thinking()]->moveNow();
    moveNowTimer_.start(kMoveNowTimeout);
}

void SeatedBots::giveUp()
{
    if (thinking() < 0)
        return;
    const Seat seat = thinking();
    thinkers_.erase(seat);
    question_->action = line_.matchAfter(line_.length())->legal(seat).front();
    emit answered();
}

void SeatedBots::forgetQuestion()
{
    if (thinking() >= 0)
        thinkers_.erase(thinking());
    question_.reset();
    moveNowTimer_.stop();
}

void SeatedBots::forgetGuests()
{
    forgetQuestion();
    for (const auto& [seat, heard] : std::exchange(heard_, {}))
        thinkers_.erase(seat);
}

void SeatedBots::clear()
{
    forgetGuests();
    thinkers_.clear();
}

void SeatedBots::tellResult()
{
    for (const auto& [seat, heard] : heard_)
        if (const auto& guest = thinkers_[seat])
            guest->tellResult(*line_.record().result);
}

} // namespace parlour
