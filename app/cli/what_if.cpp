// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/what_if.h"

#include "app/session/what_if.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <cstdio>
#include <utility>

namespace parlour::cli {

namespace {

constexpr int kUsualDeals = 200;

QString textOf(const std::string& words)
{
    return QString::fromStdString(words);
}

QJsonArray arrayOf(const std::vector<std::string>& words)
{
    QJsonArray array;
    for (const std::string& each : words)
        array.append(textOf(each));
    return array;
}

std::optional<Level> takeLevel(const std::string& text)
{
    const auto level = parseLevel(text);
    if (!level && text != "game")
        throw Refused("--level: \"" + text + "\" is not one of beginner, casual, club, master, game");
    return level;
}

/// The branch that is asked for; throws Refused if nobody decides there.
Branch branchOf(const SavedFile& saved, int step, const WhatIfOptions& options)
{
    const Record& record = saved.file.record;
    if (step >= static_cast<int>(record.steps.size()) || record.steps[static_cast<std::size_t>(step)].who == kChanceSeat)
        throw Refused("--to: nobody decides after step " + std::to_string(step) + "; a decision that was made is needed");
    Branch branch;
    branch.step = step;
    branch.seat = record.steps[static_cast<std::size_t>(step)].who;
    branch.action = options.action;
    branch.players = playersFor(record.game, record.seats, takeLevel(options.level));
    branch.isBelieved = true;
    branch.seed = options.seed ? *options.seed : takeSeed({});
    return branch;
}

QJsonObject jsonOf(const Record& record, const Branch& branch, const WhatIfOptions& options)
{
    return {{"game", textOf(record.game)},
            {"step", branch.step},
            {"seat", branch.seat},
            {"action", textOf(branch.action)},
            {"played", textOf(record.steps[static_cast<std::size_t>(branch.step)].text)},
            {"cards", textOf(options.cards)},
            {"players", arrayOf(branch.players)}};
}

int printReal(const Record& record, const Branch& branch, const std::vector<Step>& steps, const WhatIfOptions& options)
{
    const auto match = matchAt(*findGame(record.game), record, branch.step);
    QJsonArray lines;
    if (!options.json)
        std::printf("with the real cards, seat %d plays \"%s\" instead of \"%s\"\n", branch.seat, branch.action.c_str(),
                    record.steps[static_cast<std::size_t>(branch.step)].text.c_str());
    for (const Step& step : steps) {
        std::vector<AnyTold> told;
        if (!match->step(step.who, step.text, &told))
            break; // unreachable: these steps were played
        lines.append(textOf((step.who == kChanceSeat ? "*" : std::to_string(step.who)) + " " + step.text));
        if (options.json)
            continue;
        std::puts(stepLine(match->steps(), step.who, step.text).c_str());
        printEvents(told);
    }
    if (!options.json) {
        std::puts(resultLine(scores(*match)).c_str());
        return kDone;
    }
    QJsonObject object = jsonOf(record, branch, options);
    QJsonArray result;
    for (const double score : scores(*match))
        result.append(score);
    object["steps"] = lines;
    object["result"] = result;
    printJson(object);
    return kDone;
}

/// The chances after each action and their difference, with 95 % intervals.
QJsonObject printChances(const std::vector<PairedOutcome>& outcomes, const Goal& goal, bool json)
{
    const ChanceIntervals chances = chancesOf(outcomes, goal);
    QJsonObject object;
    if (!json)
        std::printf("%s, in hundredths\n", goal.chance.english);
    for (const auto& [label, chance] :
         {std::pair("action", chances.other), std::pair("played", chances.played), std::pair("difference", chances.lead)}) {
        object[label] = QJsonObject{{"value", chance.value}, {"low", chance.low}, {"high", chance.high}};
        if (!json)
            std::printf("  %-12s %8.2f   %7.2f to %6.2f\n", label, 100 * chance.value, 100 * chance.low, 100 * chance.high);
    }
    return object;
}

/// The mean points after each action and of their difference.
QJsonObject printPoints(const std::vector<PairedOutcome>& outcomes, bool json)
{
    const std::array<std::pair<const char*, Estimate>, 3> means{
        {{"action", meanOf(outcomes, [](const PairedOutcome& each) { return each.other.points; })},
         {"played", meanOf(outcomes, [](const PairedOutcome& each) { return each.played.points; })},
         {"difference",
          meanOf(outcomes, [](const PairedOutcome& each) { return each.other.points - each.played.points; })}}};
    QJsonObject object;
    if (!json)
        std::puts("points");
    for (const auto& [label, mean] : means) {
        object[label] = QJsonObject{{"value", mean.value}, {"error", mean.error}};
        if (!json)
            std::printf("  %-12s %8.2f +- %5.2f\n", label, mean.value, mean.error);
    }
    return object;
}

int printDealt(const Record& record, const Branch& branch, const Goal& goal, const WhatIfOptions& options)
{
    const std::vector<PairedOutcome>& outcomes = branch.outcomes;
    if (!options.json)
        std::printf("with what seat %d could not see dealt again %d times (seed %s), it plays \"%s\" instead of \"%s\"\n",
                    branch.seat, static_cast<int>(outcomes.size()), seedText(branch.seed).c_str(), branch.action.c_str(),
                    record.steps[static_cast<std::size_t>(branch.step)].text.c_str());
    QJsonObject object = jsonOf(record, branch, options);
    object["seed"] = textOf(seedText(branch.seed));
    object["count"] = static_cast<int>(outcomes.size());
    object["chance"] = printChances(outcomes, goal, options.json);
    if (countsPoints(outcomes))
        object["points"] = printPoints(outcomes, options.json);
    QJsonArray bars;
    if (!options.json)
        std::printf("%-21s %8s %8s\n", countsPoints(outcomes) ? "points" : "share of the win", "action", "played");
    for (const OutcomeBar& bar : spreadOf(outcomes, 8)) {
        bars.append(QJsonObject{{"from", bar.from}, {"to", bar.to}, {"action", bar.other}, {"played", bar.played}});
        if (!options.json)
            std::printf("  %8.5g to %8.5g %8d %8d\n", bar.from, bar.to, bar.other, bar.played);
    }
    object["spread"] = bars;
    if (options.json)
        printJson(object);
    return interrupted() ? kNo : kDone;
}

} // namespace

void WhatIfOptions::addTo(Verb& verb)
{
    verb.option("--what-if", action, "Another action after the last step, and how the game goes on from there");
    verb.option("--cards", cards,
                "With --what-if: \"real\", or \"dealt\" again, many times, as far as the seat could not see them (real)");
    verb.option("--count", count,
                "With --cards dealt: the number of deals, 1 to 10000 (200, or fewer where the players think long)");
    verb.option(
        "--level", level,
        "With --what-if: who plays on, beginner, casual, club, master, or \"game\" for the players of the game (club)");
    verb.option("--seed", seed, takeSeed, "With --cards dealt: the seed of the deals (random)");
    verb.flag("--json", json, "With --what-if: JSON on standard output");
}

void WhatIfOptions::check() const
{
    if (action.empty() && (cards != "real" || !count.empty() || level != "club" || seed || json))
        throw Refused("--cards, --count, --level, --seed and --json go with --what-if");
    if (cards != "real" && cards != "dealt")
        throw Refused("--cards: \"" + cards + "\" is not one of real, dealt");
    if (cards == "real" && (!count.empty() || seed))
        throw Refused("--count and --seed go with --cards dealt");
}

int whatIf(const SavedFile& saved, int step, const WhatIfOptions& options)
{
    const Record& record = saved.file.record;
    const GameInfo& info = *findGame(record.game);
    const bool deals = options.cards == "dealt";
    Branch branch = branchOf(saved, step, options);
    const Resources resources;
    const WhatIf game = take(WhatIf::make(info, record, branch, deals, resources), "--what-if");
    const StopOnInterrupt interrupt;
    if (!deals) {
        const std::vector<Step> steps = game.playReal(interrupt.token());
        return steps.empty() ? kNo : printReal(record, branch, steps, options);
    }
    const int count = options.count.empty() ? game.affordableDeals(kUsualDeals, interrupt.token())
                                            : takeInt(options.count, 1, kMaxDeals, "--count");
    if (count < kUsualDeals && options.count.empty() && !options.json)
        std::printf("%d deals, since %d would take long; --count sets another number\n", count, kUsualDeals);
    ProgressLine progress(count);
    for (int deal = 0; deal < count && !interrupted(); ++deal) {
        if (const auto outcome = game.playDealt(deal, interrupt.token()))
            branch.outcomes.push_back(*outcome);
        progress.show(deal + 1);
    }
    return printDealt(record, branch, matchAt(info, record, 0)->goal(), options);
}

} // namespace parlour::cli
