// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/solve_durak.h"

#include "ai/durak/ending.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "engine/durak/durak.h"
#include "engine/games.h"

#include <QJsonArray>

#include <cstdio>

namespace parlour::cli {

namespace {

using durak::Durak;
using durak::View;

constexpr std::int64_t kMaxNodes = 200'000'000; // a minute or two

/// The View of the seat to move after the step. Throws Refused unless it is an ending of two players.
View viewAt(const Record& record, int step, const std::string& where)
{
    const auto match = matchAt(*findGame(record.game), record, step);
    const Node node = match->node();
    if (!node.isWaiting())
        throw Refused(where + "no player decides there; give a step before a player's decision");
    const auto view = std::any_cast<View>(match->look(node.seats.first()));
    if (view.stock > 0)
        throw Refused(where + std::to_string(view.stock) + " cards are undealt; the stock must be empty");
    if (view.inPlay.size() > 2)
        throw Refused(where + std::to_string(view.inPlay.size()) + " players are left; an ending has two");
    return view;
}

QJsonObject endingJson(const durak::Ending& ending)
{
    QJsonArray actions;
    for (const auto& each : ending.actions)
        actions.append(QJsonObject{
            {"action", QString::fromStdString(toText(each.action))}, {"value", each.value}, {"exact", each.exact}});
    QJsonArray line;
    for (const auto& step : ending.line)
        line.append(QString::fromStdString(toText(step.action)));
    return {{"game", "durak"},
            {"seat", ending.seat},
            {"value", ending.value},
            {"exact", ending.exact},
            {"actions", actions},
            {"line", line},
            {"nodes", static_cast<qint64>(ending.nodes)}};
}

void printEnding(const durak::Ending& ending)
{
    std::printf("seat %d is to move: value %.3f%s\n", ending.seat, ending.value, ending.exact ? "" : ", not exact");
    for (const auto& each : ending.actions)
        std::printf("  %-20s %.3f%s\n", toText(each.action).c_str(), each.value, each.exact ? "" : ", not exact");
    std::puts("best line");
    for (const auto& step : ending.line)
        std::printf("  %d %s\n", step.seat, toText(step.action).c_str());
    std::printf("%lld nodes\n", static_cast<long long>(ending.nodes));
}

} // namespace

int solveDurak(const DurakSolveOptions& options)
{
    if (options.file.empty())
        throw Refused("solve durak: FILE is required, a saved game (.parlour)");
    if (options.step < 0)
        throw Refused("solve durak: --step is required, as replay counts the steps");
    const SavedFile saved = readSaved(options.file);
    const Record& record = saved.file.record;
    if (saved.replay.match && record.game != "durak")
        throw Refused(options.file + ": this is a game of " + record.game + "; only durak has endings to solve");
    if (!saved.problem.empty()) {
        std::fprintf(stderr, "parlour-cli: %s\n", saved.problem.c_str());
        return kNo;
    }
    const int steps = static_cast<int>(record.steps.size());
    if (options.step > steps)
        throw Refused("--step: the game has " + std::to_string(steps) + " steps; give a number up to that");
    const std::string where = options.file + ": after step " + std::to_string(options.step) + " ";
    const View view = viewAt(record, options.step, where);
    const StopOnInterrupt interrupt;
    const auto ending = durak::solveEnding(view, {kMaxNodes, interrupt.token(), true});
    if (!ending)
        throw Refused(where + "there is no ending to solve");
    if (options.json)
        printJson(endingJson(*ending));
    else
        printEnding(*ending);
    return ending->exact ? kDone : kNo;
}

} // namespace parlour::cli
