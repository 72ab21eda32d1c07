// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli share: prints a game, or a position of it, as one line of text.
#include "app/bots/shared_record.h"
#include "app/cli/verbs.h"
#include "app/store/shared_line.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/terminal.h"

#include <cstdio>

namespace parlour::cli {

namespace {

struct ShareOptions {
    std::string path;
    std::string step;
    std::string seat;
};

int share(const ShareOptions& options)
{
    const SavedFile saved = readSaved(options.path);
    if (!saved.problem.empty()) {
        std::fprintf(stderr, "parlour-cli: %s\n", saved.problem.c_str());
        return kNo;
    }
    const Record& record = saved.file.record;
    if (options.step.empty() && !options.seat.empty())
        throw Refused("--seat: goes with --step");
    if (!options.step.empty()) {
        const int step = takeInt(options.step, 0, static_cast<int>(record.steps.size()), "--step");
        const int seats = static_cast<int>(record.seats.size());
        const Seat seat = options.seat.empty() ? kChanceSeat : takeInt(options.seat, 0, seats - 1, "--seat");
        std::puts(qPrintable(lineOfPosition(positionAt(saved, step, seat))));
        return kDone;
    }
    if (!record.position.empty())
        throw Refused("a game that began from a position has no line; share its file");
    const LineToSend sent = lineToSend(sharedRecord(record));
    if (sent.isWithoutNotes)
        std::fprintf(stderr,
                     "%s: the notes that bots left for themselves are not in the line, which they would make too long\n",
                     programName().c_str());
    if (record.seal)
        std::fprintf(stderr, "%s: the seal is not in the line; the file proves the deal\n", programName().c_str());
    std::puts(qPrintable(sent.line));
    return kDone;
}

} // namespace

void addShare(Verb& program)
{
    Verb verb = program.add("share",
                            "Print a game as one line of text, accepted wherever a FILE is: game, rules, names of the seats "
                            "and steps");
    auto options = std::make_shared<ShareOptions>();
    verb.required("FILE", options->path, "A saved game (.parlour)");
    verb.option("--step", options->step, "The position after this many steps instead, as the seat that is asked sees it");
    verb.option("--seat", options->seat, "With --step: as this seat sees it, counted from 0");
    verb.runs([options] { return share(*options); });
}

} // namespace parlour::cli
