// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/what_if.h"

#include "app/bots/bot_source.h"
#include "engine/arena/share_interval.h"
#include "engine/base/index.h"
#include "engine/positions.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

/// Simulated games, times their seats, that may be waited for: 12 to 18 s of processor time, as measured (README.md).
constexpr double kMostEffort = 26e6;
constexpr int kCountedDeals = 3; ///< of which the mean tells what the others will take
constexpr int kLeastDeals = 20;

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
std::vector<Step> playToEnd(AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& players, const stop_token& stop,
                            const std::vector<std::string>& chances = {})
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
            step.text = node.isChance() ? match.draw() : decide(match, step.who, *players[asIndex(step.who)], stop);
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

ChanceIntervals chancesOf(const std::vector<PairedOutcome>& outcomes, const Goal& goal)
{
    const auto mean = [&](const auto& number) { return meanOf(outcomes, number).value; };
    const auto other = [&goal](const PairedOutcome& each) { return goal.chanceOf(each.other.share); };
    const auto played = [&goal](const PairedOutcome& each) { return goal.chanceOf(each.played.share); };
    const double one = mean(other), two = mean(played);
    const auto product = [&](const auto& a, double meanA, const auto& b, double meanB) {
        return mean([&](const PairedOutcome& each) { return (a(each) - meanA) * (b(each) - meanB); });
    };
    const double spread = std::sqrt(product(other, one, other, one) * product(played, two, played, two));
    const double correlation = spread > 0 ? product(other, one, played, two) / spread : 0;
    const auto count = static_cast<double>(outcomes.size());
    return {shareInterval(one, count), shareInterval(two, count), pairedInterval(one, two, correlation, count)};
}

Expected<WhatIf> WhatIf::make(const GameInfo& info, const Record& line, const Branch& branch, bool deals,
                              const Resources& resources)
{
    WhatIf made;
    made.seat_ = branch.seat;
    made.action_ = branch.action;
    made.seed_ = branch.seed;
    made.game_ = info.id;
    made.isBelieved_ = branch.isBelieved;
    if (branch.step < 0 || branch.step >= std::ssize(line.steps))
        return Error(SAY("Error", "nobody decides after step %1"), {static_cast<long long>(branch.step)});
    const Step& played = line.steps[asIndex(branch.step)];
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
        const BotInfo* known = findBot(name.substr(0, name.find('[')));
        made.simulations_.push_back(known ? known->simulations : 0);
    }
    if (!deals && foreignChance(info, line) >= 0)
        for (auto step = line.steps.begin() + branch.step; step != line.steps.end(); ++step)
            if (step->who == kChanceSeat)
                made.chances_.push_back(step->text);
    if (!deals)
        return made;
    made.analyst_ = makeAnalyst(info.id, resources);
    made.position_ = positionText(*made.match_, info.id, branch.seat);
    made.view_ = made.match_->look(branch.seat);
    made.match_.reset();
    int place = 0;
    if (const auto position = readPosition(made.position_, branch.seed, place); !position)
        return position.error();
    return made;
}

std::vector<Step> WhatIf::playReal(const stop_token& stop) const
{
    const auto match = match_->clone();
    std::vector<Step> steps{{seat_, action_}};
    if (!match->step(seat_, action_))
        return {};
    const std::vector<Step> rest = playToEnd(*match, players_, stop, chances_);
    steps.insert(steps.end(), rest.begin(), rest.end());
    return match->node().isOver() ? steps : std::vector<Step>();
}

/// A match in which all that the seat could not see is dealt: by the analyst's beliefs, or evenly from what is left.
std::unique_ptr<AnyMatch> WhatIf::dealt(int deal) const
{
    const std::uint64_t seed = Rng::stream(seed_, Purpose::Analysis, static_cast<std::uint64_t>(deal)).next();
    if (isBelieved_ && analyst_) {
        Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
        if (const std::any state = analyst_->deal(view_, rng); state.has_value())
            return matchFrom(game_, state, seed);
    }
    int place = 0;
    auto position = readPosition(position_, seed, place);
    return position ? std::move(position->match) : nullptr;
}

/// Both actions meet the same deal, and the same chance after it as far as they lead to the same draws.
std::optional<PairedOutcome> WhatIf::playDealt(int deal, const stop_token& stop) const
{
    auto match = dealt(deal);
    if (!match)
        return std::nullopt;
    const auto other = outcomeOf(match->clone(), action_, stop);
    const auto played = outcomeOf(std::move(match), played_, stop);
    return other && played ? std::optional(PairedOutcome{*other, *played}) : std::nullopt;
}

/// The simulated games of a deal, times their seats: each takes the longer, the more seats play in it.
double WhatIf::effortOf(int deal, const stop_token& stop) const
{
    const auto match = dealt(deal);
    if (!match || !match->step(seat_, played_))
        return 0;
    const auto again = match->clone();
    double effort = 0;
    for (const Step& step : playToEnd(*match, players_, stop)) {
        if (step.who != kChanceSeat && !again->question(step.who).isForced)
            effort += static_cast<double>(simulations_[asIndex(step.who)]) * again->seats();
        if (!again->step(step.who, step.text))
            break; // unreachable: these steps were played
    }
    return effort;
}

int WhatIf::affordableDeals(int most, const stop_token& stop) const
{
    if (std::all_of(simulations_.begin(), simulations_.end(), [](int each) { return each == 0; }))
        return most;
    double effort = 1;
    for (int deal = 0; deal < kCountedDeals; ++deal)
        effort += 2 * effortOf(deal, stop) / kCountedDeals; // each is played on after two actions
    return std::min(most, std::max(kLeastDeals, static_cast<int>(std::min<double>(kMaxDeals, kMostEffort / effort))));
}

std::optional<SeatOutcome> WhatIf::outcomeOf(std::unique_ptr<AnyMatch> match, const std::string& action,
                                             const stop_token& stop) const
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
