// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/setup.h"

#include "app/bots/bot_command.h"

#include <QRandomGenerator>

#include <algorithm>

namespace parlour {

namespace {

bool sitsWell(const std::string& seat, const std::string& game)
{
    const BotInfo* bot = findBot(seat);
    return isPersonSeat(seat) || isExternal(seat) || (bot && bot->game == game);
}

} // namespace

std::uint64_t newSeed()
{
    return QRandomGenerator::system()->generate64();
}

Level levelChosen(const Settings& settings, const std::string& game)
{
    return parseLevel(settings.level(QString::fromStdString(game))).value_or(Level::Casual);
}

std::string strongestBot(const std::string& game, const std::vector<std::string>& seated)
{
    const std::vector<const BotInfo*> candidates = botsByStrength(game);
    const auto isFree = [&](const BotInfo* bot) { return std::find(seated.begin(), seated.end(), bot->id) == seated.end(); };
    const auto best = std::find_if(candidates.rbegin(), candidates.rend(), isFree);
    if (best != candidates.rend())
        return std::string((*best)->id);
    return candidates.empty() ? std::string() : std::string(candidates.back()->id);
}

std::string teacher(const std::string& game)
{
    const auto levels = levelsOf(game);
    const bool hasMaster = !levels.empty() && levels.back()->level == Level::Master;
    return hasMaster ? std::string(levels.back()->id) : strongestBot(game);
}

std::vector<std::string> fittedSeats(const GameInfo& info, const RuleMap& rules, std::vector<std::string> seats, Level level)
{
    const auto wanted = static_cast<std::size_t>(info.seats(rules));
    bool personSits = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool second = seats[i] == kPerson && std::exchange(personSits, personSits || seats[i] == kPerson);
        if (second || !sitsWell(seats[i], info.id))
            seats[i] = usualBot(info.id, level);
    }
    while (seats.size() < wanted)
        seats.push_back(usualBot(info.id, level));
    // A person on a dropped seat moves to the first one.
    if (std::find(seats.begin() + static_cast<std::ptrdiff_t>(wanted), seats.end(), kPerson) != seats.end())
        seats[0] = kPerson;
    seats.resize(wanted);
    return seats;
}

Setup lastSetup(const GameInfo& info, const Settings& settings, bool watch)
{
    const QString game = QString::fromStdString(info.id);
    const LastGame last = settings.lastGame(game).value_or(LastGame{{}, {std::string(kPerson)}});
    const auto asLast = info.complete(peoplesRules(*info.options, last.rules));
    const RuleMap rules = asLast ? *asLast : *info.complete(peoplesRules(*info.options, {}));
    Setup setup{info.id, rules, fittedSeats(info, rules, last.seats, levelChosen(settings, info.id)), newSeed()};

    if (watch)
        for (std::string& seat : setup.seats)
            seat = isPersonSeat(seat) ? strongestBot(info.id, setup.seats) : seat;
    else if (peopleIn(setup.seats) == 0)
        setup.seats[0] = kPerson;
    return setup;
}

Setup usualSetup(const GameInfo& info, const Settings& settings, bool watch)
{
    Setup setup = lastSetup(info, settings, watch);
    if (!watch)
        for (std::string& seat : setup.seats)
            if (seat != kPerson)
                seat = usualBot(info.id, levelChosen(settings, info.id));
    return setup;
}

Setup firstSetup(const GameInfo& info)
{
    const RuleMap rules = *info.complete(peoplesRules(*info.options, {}));
    return {info.id, rules, fittedSeats(info, rules, {std::string(kPerson)}, Level::Beginner), newSeed()};
}

Setup rematchOf(const GameInfo& info, const Record& record)
{
    Setup setup{info.id, record.rules, record.seats, newSeed()};
    if (!record.result)
        return setup;
    const std::vector<double>& score = *record.result;
    const auto [least, most] = std::minmax_element(score.begin(), score.end());
    const std::string loser = *least == *most ? "none" : std::to_string(least - score.begin());
    for (const RuleOption& option : *info.options)
        if (option.isLastLoser)
            setup.rules[option.key] = loser;
    return setup;
}

Record startRecord(const GameInfo& info, const Setup& setup)
{
    Record record;
    record.game = info.id;
    record.version = info.version;
    record.rules = setup.rules;
    record.seats = setup.seats;
    record.seed = setup.seed;
    record.seal = setup.seal;
    return record;
}

} // namespace parlour
