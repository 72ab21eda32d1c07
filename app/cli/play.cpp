// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli play: a person against bots in the terminal, with moves typed in the game's notation; saved and resumed.
#include "app/bots/shared_record.h"
#include "app/cli/field_list.h"
#include "app/cli/verbs.h"
#include "app/store/paths.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/base/tokens.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <optional>

namespace parlour::cli {

namespace {

struct PlayOptions {
    TableOptions table;
    std::string save;
    bool commands = false, force = false;
};

std::string lowercase(std::string text)
{
    for (char& letter : text)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

void printHelp()
{
    std::puts("  type a move as it is listed, or its number\n"
              "  ?     this help\n"
              "  view  everything you can see\n"
              "  quit  leave the game (so does the end of input)");
}

void printMoves(const std::vector<std::string>& legal)
{
    for (std::size_t i = 0; i < legal.size(); ++i)
        std::printf("  %2zu  %s\n", i + 1, legal[i].c_str());
}

/// The move typed as a number of the list or in the notation with any spaces and in any case; nullopt if it is illegal.
std::optional<std::string> findMove(const AnyMatch& match, Seat seat, const std::vector<std::string>& legal,
                                    const std::string& typed)
{
    if (const auto number = parseInt(typed, 1, static_cast<int>(legal.size())))
        return legal[static_cast<std::size_t>(*number - 1)];
    const std::string move = joined(split(typed));
    if (match.allows(seat, move)) // as typed first: a memory of Coins tells capitals apart
        return move;
    const std::string lower = lowercase(move);
    const auto listed =
        std::find_if(legal.begin(), legal.end(), [&](const std::string& each) { return lowercase(each) == lower; });
    if (listed != legal.end())
        return *listed;
    return match.allows(seat, lower) ? std::optional(lower) : std::nullopt;
}

/// The dialogue with the person in one seat.
class Person {
public:
    explicit Person(Seat seat) : seat_(seat) {}

    void printEvents(const std::vector<AnyTold>& told) const
    {
        for (const AnyTold& each : told)
            if (each.to.has(seat_))
                std::printf("%s\n", each.text.c_str());
    }

    /// Shows the changes of the view and asks until a move is legal; nullopt if the person leaves.
    std::optional<std::string> ask(const AnyMatch& match)
    {
        const std::vector<std::string> legal = match.legal(seat_);
        FieldList now;
        match.fields(seat_, now);
        now.printChanges(seen_);
        seen_ = now;
        printMoves(legal);
        std::string typed;
        while (prompt(typed)) {
            if (const auto move = findMove(match, seat_, legal, typed))
                return move;
            const std::string word = lowercase(joined(split(typed)));
            if (word == "quit")
                return std::nullopt;
            if (word == "view")
                now.print();
            else if (word == "?" || word.empty())
                printHelp();
            else
                std::printf("\"%s\" is not possible here; the moves are listed below (? for help)\n", typed.c_str());
            printMoves(legal);
        }
        return std::nullopt;
    }

private:
    static bool prompt(std::string& typed)
    {
        std::fputs("> ", stdout);
        std::fflush(stdout);
        return static_cast<bool>(std::getline(std::cin, typed));
    }

    Seat seat_;
    FieldList seen_;
};

/// The file of a new game at `table`, or of the unfinished one in the file to save to, whose rules and seeds `table` gets.
/// Throws Refused if that is a game of others, unless it may be replaced.
GameFile takeUp(const PlayOptions& options, Table& table)
{
    const auto newGame = [&]() -> GameFile {
        askWords(options.table, table);
        return {table.record(), {}, {}};
    };
    const auto bytes = readBytes(paths::fromBytes(options.save)); // an error for a new file, a pipe or a device
    if (options.force || !bytes || fileVersion(*bytes) == 0)
        return newGame();
    SavedFile saved = readSaved(options.save);
    if (!saved.problem.empty())
        throw Refused(saved.problem + "; --force replaces it");
    if (saved.replay.match->node().isOver())
        return newGame();
    Record& record = saved.file.record;
    const bool hasItsRules = options.table.rules.empty() || table.rules == record.rules;
    if (record.game != table.game->id || sharedRecord(record).seats != sharedRecord(table.record()).seats || !hasItsRules
        || record.position != table.position)
        throw Refused(options.save + " holds an unfinished game of " + record.game + " with other seats or rules ("
                      + joined(sharedRecord(record).seats) + "; " + toText(record.rules) + "); --force replaces it");
    if (options.table.seal && !record.seal)
        throw Refused(options.save + " holds an unfinished game that is not sealed; --force replaces it");
    table.rules = record.rules;
    table.seed = record.seed;
    table.salt = record.salt != 0 ? record.salt : table.salt;
    record.seats = table.seats;
    record.salt = table.salt;
    return saved.file;
}

/// A game in the terminal. With a file to save to, every step is saved as it is taken.
class PlayedGame {
public:
    explicit PlayedGame(const PlayOptions& options)
        : options_(options),
          table_(readTable(options.table, 1)),
          file_(takeUp(options, table_)),
          match_(table_.start()),
          bots_(table_.makeBots()),
          own_(personOf(table_.seats)),
          person_(own_),
          guests_(seatGuests(table_, *match_, bots_))
    {
    }

    int play()
    {
        printHeader(file_.record);
        std::printf("You are seat %d. ? for help.\n", own_);
        const std::vector<Step> earlier = std::exchange(file_.record.steps, {});
        for (const Step& step : earlier)
            take(step);
        while (!match_->node().isOver()) {
            const Node node = match_->node();
            const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
            std::optional<std::string> move = moveOf(who);
            report(who);
            if (guests_.forfeits(who)) {
                std::printf("seat %d forfeits after %d faults\n", who, kForfeitFaults);
                move = kForfeit;
            }
            if (!move || interrupted()) {
                std::printf("\nThe game is left unfinished%s. Goodbye.\n",
                            options_.save.empty() ? "" : "; the same command goes on with it");
                return kDone;
            }
            take({who, *move});
            save();
        }
        guests_.end(scores(*match_));
        file_.record.result = scores(*match_);
        save();
        printOpenedSeal(file_.record);
        std::puts(resultLine(scores(*match_)).c_str());
        return kDone;
    }

private:
    std::optional<std::string> moveOf(Seat who)
    {
        if (who == kChanceSeat)
            return match_->draw();
        if (const auto& bot = bots_[static_cast<std::size_t>(who)])
            return decide(*match_, who, *bot, interrupt_.token());
        return person_.ask(*match_);
    }

    void take(const Step& step)
    {
        std::vector<AnyTold> told;
        if (const auto done = match_->step(step.who, step.text, &told); !done)
            throw Refused("seat " + std::to_string(step.who) + ": " + done.error().english());
        file_.record.steps.push_back(step);
        person_.printEvents(told);
        for (const AnyTold& each : told)
            guests_.tell(each.to, each.text);
    }

    /// Keeps the remarks on the last decision, and prints the faults; messages could reveal cards.
    void report(Seat who)
    {
        Guest* guest = guests_.at(who);
        if (!guest)
            return;
        std::size_t& reported = reported_[static_cast<std::size_t>(who)];
        std::vector<Remark> remarks = remarksOf(*guest, who, match_->steps(), reported);
        reported = guest->faults().size();
        setName(file_.record, who, guest->name());
        std::vector<Remark>& kept = file_.record.remarks;
        kept.insert(kept.end(), remarks.begin(), remarks.end());
        kept.resize(std::min(kept.size(), kMaxRemarks));
        std::erase_if(remarks, [](const Remark& each) { return !each.fault; });
        printRemarks(remarks);
    }

    void save()
    {
        if (options_.save.empty())
            return;
        GameFile written = file_;
        if (!options_.commands)
            written.record = sharedRecord(written.record);
        written.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
        if (const auto done = writeGameFile(paths::fromBytes(options_.save), written); !done)
            std::fprintf(stderr, "%s: --save: %s\n", programName().c_str(), done.error().english().c_str());
    }

    const PlayOptions& options_;
    const StopOnInterrupt interrupt_;
    Table table_;
    GameFile file_;
    std::unique_ptr<AnyMatch> match_;
    std::vector<std::unique_ptr<AnyBot>> bots_;
    const Seat own_;
    Person person_;
    const GuestTable guests_;
    std::array<std::size_t, kMaxSeats> reported_{}; ///< faults printed so far
};

} // namespace

void addPlay(Verb& program)
{
    Verb verb = program.add("play", "Play in the terminal by typed moves");
    auto options = std::make_shared<PlayOptions>();
    options->table.addTo(verb);
    options->table.addSealTo(verb);
    verb.option("--save", options->save, "Save every step to this file (.parlour), and go on with the game that is there");
    addCommands(verb, options->commands);
    addForce(verb, options->force);
    verb.runs([options] {
        checkGameTarget(options->save, options->force);
        return PlayedGame(*options).play();
    });
}

} // namespace parlour::cli
