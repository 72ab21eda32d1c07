// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli watch: one game between bots, a line a step; the last line is the result.
#include "app/bots/shared_record.h"
#include "app/cli/verbs.h"
#include "app/store/game_file.h"
#include "app/store/paths.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"

#include <QDateTime>

#include <cstdio>

namespace parlour::cli {

namespace {

struct WatchOptions {
    TableOptions table;
    bool reports = false;
    bool words = false;
    std::string save;
    bool commands = false, force = false;
    int pause = 0; ///< ms
};

void printCandidate(const Candidate& candidate, const Report& report)
{
    const char* mark = candidate.action == report.chosen ? "*" : " ";
    if (candidate.hasValue)
        std::printf("         %s %-24s %10.*f  %s\n", mark, candidate.action.c_str(), report.decimals, candidate.value,
                    candidate.why.english().c_str());
    else
        std::printf("         %s %-24s %10s  %s\n", mark, candidate.action.c_str(), "", candidate.why.english().c_str());
}

void printBeliefs(const Beliefs& beliefs)
{
    if (beliefs.rows.empty())
        return;
    std::printf("           %-24s", "believes, in 100");
    for (const Text& thing : beliefs.things)
        std::printf(" %10s", thing.english);
    std::printf("\n");
    for (const Beliefs::Row& row : beliefs.rows) {
        std::printf("           seat %-19d", row.seat + 1);
        for (const double chance : row.chances)
            std::printf(" %10.0f", 100 * chance);
        std::printf("\n");
    }
}

void printReport(const Report& report)
{
    for (const ReportPart& fact : report.facts)
        std::printf("           %s %.*f\n", fact.label.english, report.decimals, fact.value);
    if (!report.unit.empty())
        std::printf("           %-24s %10s\n", "", report.unit.english);
    for (const Candidate& candidate : report.candidates)
        printCandidate(candidate, report);
    printBeliefs(report.beliefs);
    if (!report.verdict.empty())
        std::printf("           %s\n", report.verdict.english().c_str());
}

void save(const Record& record, const std::string& path)
{
    const GameFile file{record, {}, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
    const auto written = writeGameFile(paths::fromBytes(path), file);
    if (!written)
        throw Refused("--save: " + written.error().english());
}

/// Takes one step of the match and prints it; none if stopped meanwhile.
void step(AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& bots, const GuestTable& guests,
          const WatchOptions& options, const stop_token& stop, Record& record)
{
    const Node node = match.node();
    const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
    Report report;
    Report* wanted = options.reports ? &report : nullptr;
    Guest* guest = guests.at(who);
    const std::size_t faults = guest ? guest->faults().size() : 0;
    std::string text =
        node.isChance() ? match.draw() : decide(match, who, *bots[static_cast<std::size_t>(who)], stop, wanted);
    if (stop.stop_requested())
        return;
    const std::vector<Remark> remarks = guest ? remarksOf(*guest, who, match.steps(), faults) : std::vector<Remark>();
    if (guests.forfeits(who))
        text = kForfeit;
    std::vector<AnyTold> told;
    const auto done = match.step(who, text, &told);
    if (!done)
        throw Refused("seat " + std::to_string(who) + " answered \"" + text + "\": " + done.error().english());
    for (const AnyTold& each : told)
        guests.tell(each.to, each.text);
    record.steps.push_back({who, text});
    if (guest)
        setName(record, who, guest->name());
    record.remarks.insert(record.remarks.end(), remarks.begin(), remarks.end());
    record.remarks.resize(std::min(record.remarks.size(), kMaxRemarks));
    std::puts(stepLine(match.steps(), who, text).c_str());
    printReport(report);
    printRemarks(remarks);
    if (options.words)
        printEvents(told);
    std::fflush(stdout);
}

int watch(const WatchOptions& options)
{
    checkGameTarget(options.save, options.force);
    Table table = readTable(options.table, 0);
    askWords(options.table, table);
    const auto match = table.start();
    const auto bots = table.makeBots();
    const GuestTable guests = seatGuests(table, *match, bots);
    Record record = table.record();
    printHeader(record);
    const StopOnInterrupt interrupt;
    while (!match->node().isOver() && !interrupt.token().stop_requested()) {
        step(*match, bots, guests, options, interrupt.token(), record);
        interrupt.wait(std::chrono::milliseconds(options.pause));
    }
    const bool over = match->node().isOver();
    if (over)
        record.result = scores(*match);
    guests.end(over ? *record.result : std::vector<double>());
    if (!options.save.empty())
        save(options.commands ? record : sharedRecord(record), options.save);
    if (over)
        printOpenedSeal(record);
    std::puts(over ? resultLine(*record.result).c_str() : "stopped before the end");
    return over ? kDone : kNo;
}

} // namespace

void addWatch(Verb& program)
{
    Verb verb = program.add("watch", "One game between bots, a line a step");
    auto options = std::make_shared<WatchOptions>();
    options->table.addTo(verb);
    options->table.addSealTo(verb);
    verb.flag("--reports", options->reports, "Each bot's candidates before its choice");
    verb.flag("--words", options->words, "The meaning of each step in plain English");
    verb.option("--save", options->save, "Write the game to this file (.parlour)");
    addCommands(verb, options->commands);
    addForce(verb, options->force);
    verb.option("--pause", options->pause, WholeNumber{0, 60'000}, "Milliseconds between two steps, 0 to 60000");
    verb.runs([options] { return watch(*options); });
}

} // namespace parlour::cli
