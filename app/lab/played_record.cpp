// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/played_record.h"

#include "app/bots/bot_source.h"
#include "app/verbs/table.h"
#include "app/verbs/terminal.h"
#include "engine/arena/format.h"
#include "engine/base/index.h"

#include <memory>

namespace parlour::cli {

std::vector<std::string> takeBots(const std::string& list, const std::string& game)
{
    std::vector<std::string> names = splitSeats(list);
    for (const std::string& name : names) {
        if (isExternal(name))
            throw Refused("--bots: \"" + name + "\" is another program; the bots of " + game + " are " + botList(game));
        take(makeBotByName(name, game, Resources()), "--bots");
    }
    return names;
}

std::size_t seatedBot(std::size_t bots, std::size_t seat, std::size_t match)
{
    const std::size_t step = bots == 1 ? 1 : 1 + match / bots % (bots - 1);
    return (match + seat * step) % bots;
}

Record playedRecord(const GameInfo& info, const RuleMap& rules, const std::vector<std::string>& names, int number,
                    std::uint64_t seed, const Resources& resources, const stop_token& stop)
{
    const std::size_t deal = asIndex(number) / names.size();
    Record record;
    record.game = info.id;
    record.version = info.version;
    record.rules = take(info.complete(rules), "--rules");
    record.seed = dealSeed(seed, static_cast<std::int64_t>(deal));
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (std::size_t seat = 0; seat < asIndex(info.seats(record.rules)); ++seat) {
        record.seats.push_back(names[seatedBot(names.size(), seat, asIndex(number))]);
        bots.push_back(take(makeBotByName(record.seats.back(), info.id, resources), "--bots"));
    }
    const std::unique_ptr<AnyMatch> match = take(info.start(record.rules, record.seed), "--rules");
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        Step step;
        if (node.isChance()) {
            step.text = match->draw();
        } else {
            step.who = node.seats.first();
            step.text = decide(*match, step.who, *bots[asIndex(step.who)], stop);
        }
        if (const auto done = match->step(step.who, step.text); !done)
            throw Refused(step.text + ": " + done.error().english());
        record.steps.push_back(step);
    }
    record.result.emplace();
    for (Seat seat = 0; seat < match->seats(); ++seat)
        record.result->push_back(match->score(seat));
    return record;
}

} // namespace parlour::cli
