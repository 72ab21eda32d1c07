// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli replay: prints a saved game with all cards open, or as one seat saw it.
#include "app/cli/field_list.h"
#include "app/cli/verbs.h"
#include "app/cli/what_if.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/table.h"
#include "app/verbs/terminal.h"
#include "engine/games.h"

#include <cstdio>

namespace parlour::cli {

namespace {

struct ReplayOptions {
    std::string path;
    std::string to;
    std::string seat;
    bool position = false;
    WhatIfOptions whatIf;
};

/// Prints the events of a step that one seat may know.
void printEventsOf(const std::vector<AnyTold>& told, int number, Seat seat)
{
    for (const AnyTold& each : told)
        if (each.to.has(seat))
            std::printf("%5d  %s\n", number, each.text.c_str());
}

void printPosition(const AnyMatch& match, Seat seat)
{
    FieldList fields;
    match.fields(seat, fields);
    std::printf("position of seat %d after step %d\n", seat, match.steps());
    fields.print();
}

int replayFile(const ReplayOptions& options)
{
    options.whatIf.check();
    const SavedFile saved = readSaved(options.path);
    if (!saved.replay.match) {
        std::fprintf(stderr, "parlour-cli: %s\n", saved.problem.c_str());
        return kNo;
    }
    const Record& record = saved.file.record;
    const int good = saved.replay.goodSteps;
    const int to = options.to.empty() ? good : takeInt(options.to, 0, good, "--to");
    const int seats = static_cast<int>(record.seats.size());
    const Seat seat = options.seat.empty() ? kChanceSeat : takeInt(options.seat, 0, seats - 1, "--seat");

    if (!options.whatIf.action.empty())
        return whatIf(saved, to, options.whatIf);
    if (options.position) {
        std::fputs(positionAt(saved, to, seat).c_str(), stdout);
        return kDone;
    }
    printHeader(record);
    const auto match = matchAt(*findGame(record.game), record, 0);
    for (int i = 0; i < to; ++i) {
        const Step& step = record.steps[static_cast<std::size_t>(i)];
        std::vector<AnyTold> told;
        if (!match->step(step.who, step.text, &told))
            break; // unreachable: replay() accepted these steps
        if (seat != kChanceSeat) {
            printEventsOf(told, i + 1, seat);
            continue;
        }
        std::puts(stepLine(i + 1, step.who, step.text).c_str());
        printEvents(told);
        std::vector<Remark> remarks;
        std::copy_if(record.remarks.begin(), record.remarks.end(), std::back_inserter(remarks),
                     [i](const Remark& each) { return each.step == i; });
        printRemarks(remarks);
    }
    if (seat != kChanceSeat)
        printPosition(*match, seat);
    if (!saved.problem.empty()) {
        std::fprintf(stderr, "parlour-cli: %s\n", saved.problem.c_str());
        return kNo;
    }
    if (match->node().isOver())
        std::puts(resultLine(scores(*match)).c_str());
    return kDone;
}

} // namespace

void addReplay(Verb& program)
{
    Verb verb = program.add("replay", "Print a saved game");
    auto options = std::make_shared<ReplayOptions>();
    verb.required("FILE", options->path, "A saved game (.parlour)");
    verb.option("--to", options->to, "Stop after this many steps");
    verb.option("--seat", options->seat, "Only the view of this seat, counted from 0");
    verb.flag("--position", options->position,
              "Print the position after the last step as its seat sees it, to be read by analyse, play and watch");
    options->whatIf.addTo(verb);
    verb.runs([options] { return replayFile(*options); });
}

} // namespace parlour::cli
