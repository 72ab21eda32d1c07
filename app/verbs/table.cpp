// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/table.h"

#include "app/bots/bot_source.h"
#include "app/bots/containment.h"
#include "app/store/seal.h"
#include "app/verbs/saved_file.h"
#include "engine/base/tokens.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace parlour::cli {

namespace {

/// The completed "--rules". Without a rule for the number of players, as many play as there are seats.
RuleMap takeRules(const GameInfo& game, const std::string& text, std::size_t seats)
{
    RuleMap rules = take(parseRuleMap(text), "--rules");
    const RuleOption* players = playersOption(*game.options);
    if (players && players->allows(std::to_string(seats)))
        rules.emplace(players->key, std::to_string(seats));
    return take(game.complete(rules), "--rules");
}

void checkSeat(const GameInfo& game, const std::string& seat, bool peopleAllowed)
{
    if (seat == kPerson) {
        if (!peopleAllowed)
            throw Refused("--seats: \"you\" can sit at \"play\" only; the bots of " + game.id + " are " + botList(game.id));
        return;
    }
    if (isExternal(seat)) {
        take(parseBotCommand(seat), "--seats");
        return;
    }
    const BotInfo* bot = findBot(seat.substr(0, seat.find('[')));
    if (!bot || bot->game != game.id)
        throw Refused("--seats: there is no bot \"" + seat + "\"; the bots of " + game.id + " are " + botList(game.id));
    take(makeBotByName(seat, game.id, Resources()), "--seats");
}

} // namespace

void TableOptions::addTo(Verb& verb)
{
    verb.required("GAME", game, "Which game, as listed by \"games\"");
    verb.required("--seats", seats, "A bot for each seat, as durak.greedy,durak.master[simulations=8000]");
    verb.option("--seed", seed, takeSeed, "1 to 16 hexadecimal digits; a random one if left out");
    verb.option("--salt", salt, "The seed of bots that are other programs; a random one if left out");
    verb.option("--rules", rules, "Rules that differ from the defaults, as deck=24,type=perevodnoy");
    verb.option("--position", position,
                "Begin with the position in this file (- for standard input) or shared line; what its "
                "seat cannot see is dealt");
    addMoveTime(verb, moveTime);
}

void TableOptions::addSealTo(Verb& verb)
{
    verb.flag("--seal", seal,
              "Seal the number of the deal: print its SHA-256 before the first move and the number after the last, and keep "
              "both in the saved game, for \"verify\"");
    verb.flag("--own-words", ownWords,
              "With --seal: ask for words of the players once the seal is shown, a line of standard input, which are mixed "
              "into the deal so that nobody can have chosen it");
}

std::unique_ptr<AnyMatch> Table::start() const
{
    return take(startOf(*game, record()), "--rules");
}

Record Table::record() const
{
    return {game->id, game->version, rules, seats, seed, {}, {}, {}, salt, seal, {}, position};
}

std::vector<std::unique_ptr<AnyBot>> Table::makeBots() const
{
    std::vector<std::unique_ptr<AnyBot>> made;
    for (const std::string& seat : seats)
        made.push_back(seat == kPerson ? nullptr : take(makeBotByName(seat, game->id, resources), "--seats"));
    return made;
}

Seal takeWords(const Seal& seal, const std::string& words, const std::string& where)
{
    const QString wanted = QString::fromStdString(words);
    Seal whole = withWords(seal, wanted);
    if (whole.words != wanted.simplified().toStdString())
        throw Refused(where + ": at most " + std::to_string(kLongestWords) + " bytes of text");
    if (!words.empty() && whole.words != words)
        std::fprintf(stderr,
                     "%s: the words count as \"%s\": blanks around them are left out, and several in a row are one\n",
                     programName().c_str(), whole.words.c_str());
    return whole;
}

void askWords(const TableOptions& options, Table& table)
{
    if (!options.ownWords || !table.seal)
        return;
    std::printf("seal %s\nown words: ", table.seal->hash.c_str());
    std::fflush(stdout);
    std::string words;
    std::getline(std::cin, words);
    std::puts("");
    table.seal = takeWords(*table.seal, words, "own words");
    table.seed = seedOf(*table.seal);
}

DealtPosition takePosition(const std::string& from, const GameInfo& game, std::uint64_t seed)
{
    int line = 0;
    auto position = readPosition(readPositionText(from), seed, line);
    if (!position)
        throw Refused("--position: " + (line > 0 ? "line " + std::to_string(line) + ": " : std::string())
                      + position.error().english());
    if (position->game != &game)
        throw Refused("--position: this is a position of " + position->game->id + ", not of " + game.id);
    return *std::move(position);
}

void addMoveTime(Verb& verb, std::optional<int>& into)
{
    verb.option("--move-time", into, WholeNumber{1, kLongestMoveTime},
                "ms for each answer of bots that are other programs, 1 to 3600000, except those with a time of their own as "
                "exec[ms=200]:..; 1000 if left out");
}

void addCommands(Verb& verb, bool& into)
{
    verb.flag(
        "--commands", into,
        "Also write the commands of bots that are other programs, and what they said, which may tell folders and names "
        "of this computer; without it such bots are named by their files");
}

const GameInfo& takeGame(const std::string& id)
{
    if (const GameInfo* game = findGame(id))
        return *game;
    std::string known;
    for (const GameInfo& game : games())
        known += (known.empty() ? "" : ", ") + game.id;
    throw Refused("there is no game \"" + id + "\"; the games are " + known);
}

std::string botList(std::string_view game)
{
    std::string list;
    for (const BotInfo& bot : bots())
        if (bot.game == game)
            list += (list.empty() ? "" : ", ") + std::string(bot.id);
    return list;
}

Table readTable(const TableOptions& options, int people)
{
    if (options.seal && options.seed)
        throw Refused("--seal: the number is drawn, so that nobody knows it; leave out --seed");
    if (options.ownWords && !options.seal)
        throw Refused("--own-words: goes with --seal");
    if (options.seal && !options.position.empty())
        throw Refused("--seal: a game that begins with a position is not dealt");
    Table table;
    table.game = &takeGame(options.game);
    table.seats = splitSeats(options.seats);
    if (options.moveTime)
        for (std::string& seat : table.seats)
            seat = withMoveTime(seat, *options.moveTime);
    for (const std::string& seat : table.seats)
        checkSeat(*table.game, seat, people > 0);
    if (std::count(table.seats.begin(), table.seats.end(), kPerson) != people)
        throw Refused("--seats: exactly " + std::to_string(people) + " seat is \"you\", as in you," + options.seats);
    if (options.seal)
        table.seal = makeSeal();
    table.seed = table.seal ? seedOf(*table.seal) : options.seed ? *options.seed : takeSeed({});
    if (!options.position.empty()) {
        if (!options.rules.empty())
            throw Refused("--rules: the position states them");
        const DealtPosition position = takePosition(options.position, *table.game, table.seed);
        table.position = positionText(*position.match, table.game->id, position.seat);
        table.rules = position.match->rules();
    } else {
        table.rules = takeRules(*table.game, options.rules, table.seats.size());
    }
    const int wanted = table.game->seats(table.rules);
    if (static_cast<int>(table.seats.size()) != wanted)
        throw Refused("--seats: the game has " + std::to_string(wanted) + " seats with these rules, and "
                      + std::to_string(table.seats.size()) + " named");
    std::vector<std::string> players = table.seats;
    std::erase(players, kPerson);
    take(checkOptions(players, table.game->id, table.rules), "--seats");
    table.salt = takeSalt(options.salt, table.seats);
    take(checkBots(table.seats, table.game->id), "--seats");
    return table;
}

GuestTable seatGuests(const Table& table, const AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& bots)
{
    GuestTable guests;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        if (bots[seat])
            guests.add(static_cast<Seat>(seat), bots[seat]->guest());
    if (!guests.isEmpty()) {
        std::fprintf(stderr, "%s\n", containmentNotice().english);
        guests.begin(match.rules(), match.seats(), table.salt);
    }
    return guests;
}

void printRemarks(const std::vector<Remark>& remarks)
{
    for (const Remark& each : remarks)
        std::printf("         %s %s\n",
                    each.fault ? ("fault, " + std::string(toText(*each.fault)) + ":").c_str() : "says:", each.text.c_str());
}

std::string stepLine(int number, Seat who, std::string_view text)
{
    char start[48];
    if (who == kChanceSeat)
        std::snprintf(start, sizeof start, "%5d  *       ", number);
    else
        std::snprintf(start, sizeof start, "%5d  seat %d  ", number, who);
    return start + std::string(text);
}

std::vector<double> scores(const AnyMatch& match)
{
    std::vector<double> all;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        all.push_back(match.score(seat));
    return all;
}

std::string resultLine(const std::vector<double>& scores)
{
    std::string line = "result ";
    for (const double score : scores) {
        char text[32];
        std::snprintf(text, sizeof text, " %g", score);
        line += text;
    }
    return line;
}

void printEvents(const std::vector<AnyTold>& told)
{
    for (const AnyTold& each : told)
        if (!each.blurred)
            std::printf("         %s\n", each.text.c_str());
}

void printHeader(const Record& record)
{
    std::printf("%s  %s\n", record.game.c_str(), toText(record.rules).c_str());
    if (record.seal && !record.result)
        std::printf("seal %s\n", record.seal->hash.c_str());
    else
        std::printf("seed %s\n", seedText(record.seed).c_str());
    if (record.salt != 0)
        std::printf("salt %s\n", seedText(record.salt).c_str());
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        std::printf("seat %zu  %s%s\n", seat, record.seats[seat].c_str(),
                    seat < record.names.size() && !record.names[seat].empty() ? ("  " + record.names[seat]).c_str() : "");
}

void printOpenedSeal(const Record& record)
{
    if (const auto& seal = record.seal)
        std::printf("number %s\nsalt %s\nseed %s\n", seedText(seal->number).c_str(), seal->salt.c_str(),
                    seedText(record.seed).c_str());
}

} // namespace parlour::cli
