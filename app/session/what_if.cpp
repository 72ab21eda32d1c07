// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/what_if.h"

#include "app/bots/bot_source.h"
#include "engine/base/index.h"
#include "engine/positions.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

std::string playerOf(const std::string& game, Level level)
{
    const std::vector<const BotInfo*> own = levelsOf(game);
    if (own.empty())
        return botIdsOf(game).back();
    const auto above = std::find_if(own.begin(), own.end(), [level](const BotInfo* bot) { return *bot->level >= level; });
    return std::string((above == own.end() ? own.back() : *above)->id);
}

/// Plays a match to its end. Chance brings `chances` in their order as long as they are possible, then what the seed gives.
/// Returns the steps; they stop short of the end if stopped.
std::vector<Step> playToEnd(AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& players,
                            const std::stop_token& stop, const std::vector<std::string>& chances = {})
{
    std::vector<Step> steps;
    std::size_t next = 0;
    for (Node node = match.node(); !node.isOver(); node = match.node()) {
        Step step{node.isChance() ? kChanceSeat : node.seats.first(), {}};
        bool isDone = false;
        if (node.isChance() && next < chances.size()) {
            step.text = chances[next++];
            isDone = static_cast<bool>(match.step(kChanceSeat, step.text));
        }
        if (!isDone) {
            step.text = node.isChance() ? match.draw() : decide(match, step.who, *players[at(step.who)], stop);
            if (stop.stop_requested() || !match.step(step.who, step.text))
                break; // bots of our own answer what is allowed
        }
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace

std::vector<std::string> playersFor(const std::string& game, const std::vector<std::string>& seats,
                                    std::optional<Level> level)
{
    std::vector<std::string> players(seats.size(), playerOf(game, level.value_or(kWhatIfLevel)));
    for (std::size_t seat = 0; seat < seats.size() && !level; ++seat)
        if (!isPersonSeat(seats[seat]) && !isExternal(seats[seat]))
            players[seat] = seats[seat];
    return players;
}

Expected<WhatIf> WhatIf::make(const GameInfo& info, const Record& line, const Branch& branch, bool deals,
                              const Resources& resources)
{
    WhatIf made;
    made.seat_ = branch.seat;
    made.action_ = branch.action;
    made.seed_ = branch.seed;
    if (branch.step < 0 || branch.step >= std::ssize(line.steps))
        return Error(SAY("Error", "nobody decides after step %1"), {static_cast<long long>(branch.step)});
    const Step& played = line.steps[at(branch.step)];
    made.played_ = played.text;
    made.match_ = matchAt(info, line, branch.step);
    if (played.who != branch.seat || branch.seat < 0 || !made.match_->node().seats.has(branch.seat))
        return Error(SAY("Error", "nobody decides after step %1"), {static_cast<long long>(branch.step)});
    if (!made.match_->allows(branch.seat, branch.action))
        return Error(SAY("Error", "\"%1\" is not allowed here"), {branch.action});
    for (const std::string& name : branch.players) {
        auto bot = isExternal(name) ? Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, info.id})
                                    : makeBotByName(name, info.id, resources);
        if (!bot)
            return bot.error();
        made.players_.push_back(*std::move(bot));
    }
    if (!deals && foreignChance(info, line) >= 0)
        for (auto step = line.steps.begin() + branch.step; step != line.steps.end(); ++step)
            if (step->who == kChanceSeat)
                made.chances_.push_back(step->text);
    if (!deals)
        return made;
    made.analyst_ = makeAnalyst(info.id, resources);
    made.position_ = positionText(*made.match_, info.id, branch.seat);
    made.match_.reset();
    int place = 0;
    if (const auto position = readPosition(made.position_, branch.seed, place); !position)
        return position.error();
    return made;
}

std::vector<Step> WhatIf::playReal(const std::stop_token& stop) const
{
    const auto match = match_->clone();
    std::vector<Step> steps{{seat_, action_}};
    if (!match->step(seat_, action_))
        return {};
    const std::vector<Step> rest = playToEnd(*match, players_, stop, chances_);
    steps.insert(steps.end(), rest.begin(), rest.end());
    return match->node().isOver() ? steps : std::vector<Step>();
}

/// Both actions meet the same deal, and the same chance after it as far as they lead to the same draws.
std::optional<PairedOutcome> WhatIf::playDealt(int deal, const std::stop_token& stop) const
{
    const std::uint64_t seed = Rng::stream(seed_, Purpose::Analysis, static_cast<std::uint64_t>(deal)).next();
    int place = 0;
    auto position = readPosition(position_, seed, place);
    if (!position)
        return std::nullopt;
    const auto other = outcomeOf(position->match->clone(), action_, stop);
    const auto played = outcomeOf(std::move(position->match), played_, stop);
    return other && played ? std::optional(PairedOutcome{*other, *played}) : std::nullopt;
}

std::optional<SeatOutcome> WhatIf::outcomeOf(std::unique_ptr<AnyMatch> match, const std::string& action,
                                             const std::stop_token& stop) const
{
    if (!match->step(seat_, action))
        return std::nullopt;
    playToEnd(*match, players_, stop);
    if (!match->node().isOver())
        return std::nullopt;
    const auto points = analyst_ ? analyst_->points(match->look(seat_), stop) : std::nullopt;
    return SeatOutcome{match->score(seat_), points ? points->value : 0};
}

} // namespace parlour
