// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/play_on.h"

#include "ai/core/bots.h"
#include "app/bots/strengths.h"
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/widgets/sheet.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

PlayOn::PlayOn(const GameTable& table, const Session& session, const Position& position, Settings& settings, QWidget* page)
    : QObject(page),
      table_(table),
      session_(session),
      position_(position),
      settings_(settings),
      page_(page)
{
}

void PlayOn::ask()
{
    QStringList answers{tr("Bots only")};
    std::vector<Seat> people{-1}; // by answer; -1: none
    for (const bool person : {false, true}) // the last answer is the default
        for (Seat seat = 0; seat < static_cast<Seat>(position_.seats.size()); ++seat) {
            const SeatInfo& info = position_.seats[asIndex(seat)];
            if (info.person != person || table_.isOut(position_, seat))
                continue;
            answers << (person ? info.name : tr("As %1").arg(info.name));
            people.push_back(seat);
        }
    parlour::ask(page_->window(), tr("Play on from here"),
                 tr("The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?")
                     .arg(session_.line().cursor()),
                 answers, [this, people](int answer) { askStandIn(people[asIndex(answer)]); })
        ->setPalette(page_->palette());
}

/// Asks who takes the seat that the person leaves for the one of `person`. The choice of the last time is the default.
void PlayOn::askStandIn(Seat person)
{
    const std::string& id = session_.line().info().id;
    const Seat left = personOf(session_.line().record().seats);
    if (left < 0 || left == person || table_.isOut(position_, left))
        return choose(person, strongestBot(id));
    const QString game = QString::fromStdString(id);
    const std::string last = settings_.standIn(game);
    std::vector<const BotInfo*> bots = levelsOf(id).empty() ? botsByStrength(id) : levelsOf(id);
    std::stable_partition(bots.begin(), bots.end(), [&](const BotInfo* bot) { return bot->id != last; });
    QStringList names;
    for (const BotInfo* bot : bots)
        names << titleOf(seatsOf({std::string(bot->id)}, namingOf(settings_)).front());
    parlour::ask(page_->window(), tr("Play on from here"), tr("Who takes your seat?"), names,
                 [this, person, game, bots](int answer) {
                     const std::string standIn(bots[asIndex(answer)]->id);
                     settings_.setStandIn(game, standIn);
                     choose(person, standIn);
                 })
        ->setPalette(page_->palette());
}

/// Seats the person, and the bot `standIn` in the seat that is left.
void PlayOn::choose(Seat person, const std::string& standIn)
{
    std::vector<std::string> seats = session_.line().record().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (static_cast<Seat>(i) == person)
            seats[i] = kPerson;
        else if (isPersonSeat(seats[i]))
            seats[i] = standIn;
    }
    emit chosen(person, seats);
}

} // namespace parlour
