// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli contest: runs, resumes, shows, merges and exports contests, each kept in a file of its own, and makes ladders
// from them.
#include "app/bots/bot_command.h"
#include "app/cli/known_programs.h"
#include "app/cli/sql_drivers.h"
#include "app/cli/verbs.h"
#include "app/contest/contest_export.h"
#include "app/contest/contest_ladder.h"
#include "app/contest/contest_players.h"
#include "app/contest/contest_runner.h"
#include "app/store/paths.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/table.h"
#include "app/verbs/terminal.h"
#include "engine/base/tokens.h"

#include <cstdio>
#include <filesystem>

namespace parlour::cli {

namespace {

constexpr WholeNumber kMatchCount{1, static_cast<int>(kMaxMatches)};

struct RunOptions {
    std::string preset, game, bots, salt, rules, sprt, shard, out;
    std::optional<Format> format;
    std::optional<int> matches, seats, rounds, firstTo, moveTime;
    std::uint64_t seed = takeSeed({});
    int threads = takeThreads({});
    bool json = false;
    bool commands = false;
};

struct FileOptions {
    std::string file, add, out;
    int threads = takeThreads({});
    std::optional<int> matches;
    ExportKind format = ExportKind::Json;
    std::vector<std::string> parts;
    bool json = false;
    bool commands = false;
    bool force = false;
    bool yes = false; ///< lets the programs of the file play
};

Format takeFormat(const std::string& text, const std::string& where)
{
    if (const auto format = formatOf(text))
        return *format;
    throw Refused(where + ": \"" + text + "\" is not a format; the formats are round-robin, gauntlet, cup, tables");
}

ExportKind takeExportKind(const std::string& text, const std::string& where)
{
    if (const auto kind = exportKindOf(text))
        return *kind;
    throw Refused(where + ": \"" + text + "\" is not a format; the formats are csv, json, md, html");
}

SprtBounds takeSprt(const std::string& text)
{
    const auto parts = split(text, ',');
    bool good = parts.size() == 2 || parts.size() == 4;
    SprtBounds bounds;
    double* const values[] = {&bounds.elo0, &bounds.elo1, &bounds.alpha, &bounds.beta};
    for (std::size_t i = 0; good && i < parts.size(); ++i)
        *values[i] = QString::fromStdString(std::string(parts[i])).toDouble(&good);
    if (!good)
        throw Refused("--sprt: \"" + text
                      + "\" is not two Elo bounds, or two with alpha and beta; give them as 0,5 or 0,5,0.05,0.05");
    return bounds;
}

ContestPlan startPlan(const RunOptions& options)
{
    if (!options.preset.empty()) {
        if (!options.game.empty() || options.format)
            throw Refused("--preset already says the game and the format; leave out --game and --format");
        if (const Preset* preset = findPreset(options.preset))
            return planOf(*preset, options.seed);
        std::string list;
        for (const Preset& preset : presets())
            list += (list.empty() ? "" : ", ") + preset.id;
        throw Refused("--preset: there is no preset \"" + options.preset + "\"; the presets are " + list);
    }
    if (options.game.empty() || !options.format || !options.matches || options.bots.empty())
        throw Refused("contest run needs --preset, or --game, --format, --bots and --matches");
    ContestPlan plan;
    plan.game = takeGame(options.game).id;
    plan.shape.format = *options.format;
    plan.shape.seats = 0;
    plan.seed = options.seed;
    return plan;
}

/// Refuses options of another format, which would be ignored.
void refuseUnused(const RunOptions& options, Format format)
{
    const auto refuse = [format](const std::optional<int>& value, const char* option, Format its) {
        if (value && format != its)
            throw Refused(std::string(option) + " is for the format " + formatId(its)
                          + ", and this contest is of the format " + formatId(format));
    };
    refuse(options.seats, "--seats", Format::Tables);
    refuse(options.rounds, "--rounds", Format::Tables);
    refuse(options.firstTo, "--first-to", Format::Cup);
}

ContestPlan takePlan(const RunOptions& options)
{
    ContestPlan plan = startPlan(options);
    refuseUnused(options, plan.shape.format);
    if (!options.bots.empty())
        plan.entrants = splitSeats(options.bots);
    if (options.moveTime)
        for (std::string& entrant : plan.entrants)
            entrant = withMoveTime(entrant, *options.moveTime);
    Shape& shape = plan.shape;
    shape.matches = options.matches ? *options.matches : shape.matches;
    shape.seats = options.seats.value_or(shape.seats);
    shape.rounds = options.rounds.value_or(shape.rounds);
    shape.firstTo = options.firstTo.value_or(shape.firstTo);
    if (!options.sprt.empty())
        shape.sprt = takeSprt(options.sprt);
    for (const auto& [key, value] : take(parseRuleMap(options.rules), "--rules"))
        plan.rules.insert_or_assign(key, value);
    return take(complete(std::move(plan)));
}

/// `options` are those of any verb that prints a table.
void printContest(const ContestFile& file, const auto& options)
{
    if (file.isMended())
        std::fprintf(stderr, "parlour-cli: %s: a damaged index was rebuilt; no match is lost\n",
                     file.path().toLocal8Bit().constData());
    const QByteArray text = exported(file, options.json ? ExportKind::Json : ExportKind::Text, options.commands);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

/// The person's matches by opponent: "2 against coins.random, 1 against coins.regret".
std::string leftToPerson(const ContestSnapshot& now)
{
    const std::vector<std::string> names = shownNames(now.plan.entrants);
    std::string list;
    for (const PersonMatch& next : now.personMatches) {
        const Pairing& pairing = now.pairings[static_cast<std::size_t>(next.pairing)];
        const int other =
            pairing.entrants[isPersonSeat(now.plan.entrants[static_cast<std::size_t>(pairing.entrants[0])]) ? 1 : 0];
        list += (list.empty() ? "" : ", ") + std::to_string(pairing.matches - next.index) + " against "
            + names[static_cast<std::size_t>(other)];
    }
    return list;
}

/// Plays the remaining matches, except those of a person, and prints the table.
int playOn(ContestFile& file, const auto& options)
{
    if (hasExternal(file.plan()))
        std::fprintf(
            stderr,
            "parlour-cli: bots in other processes may answer differently; this contest cannot be repeated bit for bit\n");
    catchInterrupt();
    ContestControl control;
    Expected<void> played;
    bool isReported = false;
    {
        ProgressLine progress(file.progress().planned());
        played = playContest(file, options.threads, control, [&](const ContestFile& now) {
            progress.show(now.progress().played());
            if (now.isHeld() && !std::exchange(isReported, true))
                std::fprintf(stderr, "parlour-cli: %s is in use by another program; waiting for it\n",
                             now.path().toLocal8Bit().constData());
            if (interrupted())
                control.finish();
        });
    }
    if (!played)
        std::fprintf(stderr, "parlour-cli: %s; the matches played until then are kept\n", played.error().english().c_str());
    printContest(file, options);
    if (played && file.progress().isFinished())
        return kDone;
    if (const ContestSnapshot now = snapshotOf(file); played && now.isPersonsTurn()) {
        std::fprintf(stderr,
                     "parlour-cli: a person's matches are not played here; left are %s; play them in the window: "
                     "parlour %s\n",
                     leftToPerson(now).c_str(), file.path().toLocal8Bit().constData());
        return kNo;
    }
    std::fprintf(stderr, "parlour-cli: stopped after %lld of %lld matches; resume with: parlour-cli contest resume %s\n",
                 static_cast<long long>(file.progress().played()), static_cast<long long>(file.progress().planned()),
                 file.path().toLocal8Bit().constData());
    return kNo;
}

int runContest(const RunOptions& options)
{
    const SqlDrivers sql;
    const ContestPlan plan = takePlan(options);
    Shard shard;
    if (!options.shard.empty()) {
        shard = take(shardOf(options.shard), "--shard");
        if (shard.of > 1 && dependsOnResults(plan.shape))
            throw Refused("--shard: in a cup, and with --sprt, what is played next depends on the results, so it cannot be "
                          "cut into shards; run it on one machine");
        if (shard.of > 1 && !plan.shape.people.empty())
            throw Refused("--shard: a contest with a person cannot be cut into shards");
    }
    take(checkPrograms(plan, progressOf(plan, shard)));
    const auto file =
        take(ContestFile::create(contestPath(options.out), plan, shard, takeSalt(options.salt, plan.entrants)));
    rememberPrograms(plan.entrants);
    return playOn(*file, options);
}

int resumeContest(const FileOptions& options)
{
    const SqlDrivers sql;
    const auto file = take(ContestFile::open(contestPath(options.file), ContestFile::Access::Write));
    ContestPlan plan = file->plan();
    const bool isOver = file->progress().isFinished() && options.add.empty() && !options.matches;
    if (!isOver)
        allowPrograms(plan.entrants, options.file, options.yes);
    if (!options.add.empty())
        for (const std::string& bot : splitSeats(options.add))
            plan = take(withEntrant(plan, bot), "--add");
    if (options.matches)
        plan = take(withMatches(plan, *options.matches), "--matches");
    const bool isChanged = plan != file->plan();
    if (isChanged && file->shard().of > 1)
        throw Refused(options.file + ": a shard cannot be changed; merge all shards, then resume the merged file");
    if (isChanged || !file->progress().isFinished())
        take(checkPrograms(plan, file->progress()));
    if (isChanged)
        take(file->change(plan));
    if (!isOver)
        rememberPrograms(plan.entrants); // with those that were added
    return playOn(*file, options);
}

int showContest(const FileOptions& options)
{
    const SqlDrivers sql;
    printContest(*take(ContestFile::open(contestPath(options.file), ContestFile::Access::Read)), options);
    return kDone;
}

int mergeFiles(const FileOptions& options)
{
    const SqlDrivers sql;
    std::vector<QString> parts;
    for (const std::string& part : options.parts)
        parts.push_back(contestPath(part));
    const auto whole = take(mergeContests(contestPath(options.file), parts));
    printContest(*whole, options);
    if (!whole->progress().isFinished())
        std::fprintf(stderr,
                     "parlour-cli: %lld of %lld matches are played; play the others with: parlour-cli contest resume %s\n",
                     static_cast<long long>(whole->progress().played()), static_cast<long long>(whole->progress().planned()),
                     options.file.c_str());
    return kDone;
}

/// Throws Refused unless writeOut() may write this file.
void checkOut(const FileOptions& options, const char* kind, const std::function<bool(const QByteArray&)>& isOurs)
{
    std::error_code unknown;
    if (!options.out.empty()
        && !is_directory(std::filesystem::absolute(paths::onDisk(options.out), unknown).parent_path(), unknown))
        throw Refused(options.out + " cannot be written: there is no such folder");
    checkTarget(options.out, options.force, kind, isOurs);
}

/// Writes to the file `out`, or to standard output if its name is empty.
int writeOut(const QByteArray& text, const std::string& out)
{
    if (!out.empty())
        return writeFile(out, text) ? kDone : kNo;
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    return kDone;
}

int exportContest(const FileOptions& options)
{
    const SqlDrivers sql;
    checkOut(options, "such a table", [&](const QByteArray& bytes) { return isExport(bytes, options.format); });
    const auto file = take(ContestFile::open(contestPath(options.file), ContestFile::Access::Read));
    return writeOut(exported(*file, options.format, options.commands), options.out);
}

int writeLadder(const FileOptions& options)
{
    const SqlDrivers sql;
    checkOut(options, "a ladder", [](const QByteArray& bytes) { return bool(ladderFromJson(bytes)); });
    const auto file = take(ContestFile::open(contestPath(options.file), ContestFile::Access::Read));
    return writeOut(toJson(take(ladderOf(file->plan(), file->table()), options.file)), options.out);
}

void addRun(Verb& contest)
{
    Verb verb = contest.add("run", "Begin a contest and play it to its end");
    auto options = std::make_shared<RunOptions>();
    verb.option("--preset", options->preset, "A published contest, as pazaak-league; other options change it");
    verb.option("--game", options->game, "Which game, as listed by \"games\"");
    verb.option("--format", options->format, takeFormat, "round-robin, gauntlet, cup or tables");
    verb.option(
        "--bots", options->bots,
        "The entrants in the order of seeding, as pazaak.kid,pazaak.nestor; \"you\" is a person, who plays in the window");
    verb.option("--matches", options->matches, kMatchCount, "Matches of a pair, a set of a cup or a round of tables");
    verb.option("--seats", options->seats, WholeNumber{2, kMaxSeats},
                "Seats (tables); as many as the game allows if left out");
    verb.option("--rounds", options->rounds, WholeNumber{1, 1000}, "Rounds (tables), 1 to 1000");
    verb.option("--first-to", options->firstTo, WholeNumber{1, 100}, "Sets that win an encounter (cup); 4 if left out");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; a random one if left out");
    verb.option("--salt", options->salt, "The seed of bots that are other programs; a random one if left out");
    addMoveTime(verb, options->moveTime);
    verb.option("--threads", options->threads, takeThreads, "How many at once; never changes the table");
    verb.option("--rules", options->rules, "Rules that differ from the defaults, as decks=as-run");
    verb.option("--sprt", options->sprt,
                "Two bots: stop when one of these differences in logistic Elo is clear, as 0,5 or with alpha and beta "
                "(0.05 if left out) as 0,5,0.05,0.05");
    verb.option("--shard", options->shard, "Play the K-th of N independent parts only, as 2/8");
    verb.required("--out", options->out, "The contest's file; must not exist");
    verb.flag("--json", options->json, "The table as JSON on standard output");
    addCommands(verb, options->commands);
    verb.runs([options] { return runContest(*options); });
}

} // namespace

void addContest(Verb& program)
{
    Verb contest = program.add("contest", "Contests between bots, kept in a file: run, resume, show, merge, export, ladder");
    contest.needsVerb();
    addRun(contest);
    const auto options = std::make_shared<FileOptions>();

    Verb resume = contest.add("resume", "Resume a stopped contest, or extend a finished one");
    resume.required("FILE", options->file, "The contest's file");
    resume.option("--add", options->add, "Further bots");
    resume.option("--matches", options->matches, kMatchCount, "A larger number of matches than planned");
    resume.flag("--yes", options->yes, "Let the programs that the file names play, without asking");
    resume.option("--threads", options->threads, takeThreads, "How many at once; never changes the table");
    resume.runs([options] { return resumeContest(*options); });

    Verb show = contest.add("show", "The table of a contest, finished or not");
    show.required("FILE", options->file, "The contest's file");
    show.runs([options] { return showContest(*options); });

    Verb merge = contest.add("merge", "Join the shards of a contest into a new file");
    merge.required("OUT", options->file, "The new file; must not exist");
    merge.required("IN", options->parts, "The shards");
    merge.runs([options] { return mergeFiles(*options); });

    for (Verb verb : {resume, show, merge})
        verb.flag("--json", options->json, "The table as JSON on standard output");

    Verb out = contest.add("export", "The table for other programs and for people");
    out.required("FILE", options->file, "The contest's file");
    out.required("--format", options->format, takeExportKind, "csv, json, md or html");
    out.option("--out", options->out, "The file to write; standard output if left out");
    out.runs([options] { return exportContest(*options); });

    Verb ladder =
        contest.add("ladder", "The Elo of a finished contest's bots, as the data file that Parlour reads strengths from");
    ladder.required("FILE", options->file, "The contest's file, as of the preset durak-ladder");
    ladder.option("--out", options->out, "The file to write, as resources/ladders/durak.json; standard output if left out");
    ladder.runs([options] { return writeLadder(*options); });

    for (Verb verb : {resume, show, merge, out})
        addCommands(verb, options->commands);
    for (Verb verb : {out, ladder})
        addForce(verb, options->force);
}

} // namespace parlour::cli
