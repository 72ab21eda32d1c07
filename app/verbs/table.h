// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table from the command line, and the printing of steps. Used by the verbs that play.
#pragma once

#include "ai/core/bots.h"
#include "app/verbs/terminal.h"
#include "app/verbs/verb.h"
#include "engine/core/any_match.h"
#include "engine/positions.h"
#include "engine/record/record.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour::cli {

/// The options of a table; all but the seed as text.
struct TableOptions {
    std::string game;
    std::string seats;
    std::optional<std::uint64_t> seed; ///< none: a random one
    bool seal = false; ///< of a random seed
    bool ownWords = false; ///< asks for words that go into the seed once the seal is shown
    std::string salt;
    std::string rules;
    std::string position; ///< where to read the position that the game begins with; empty: it is dealt
    std::optional<int> moveTime; ///< ms, of bots that are other programs
    void addTo(Verb& verb);
    void addSealTo(Verb& verb);
};

/// A checked table: the rules are complete, and every seat is a bot of the game or kPerson.
struct Table {
    const GameInfo* game = nullptr;
    RuleMap rules;
    std::vector<std::string> seats;
    std::uint64_t seed = 0;
    std::uint64_t salt = 0; ///< the seed of external bots; 0 if none play
    std::optional<Seal> seal = {}; ///< of the seed
    Resources resources = {}; ///< shared by its bots
    std::string position = {}; ///< Record::position

    std::unique_ptr<AnyMatch> start() const;
    /// A record without steps.
    Record record() const;
    /// One bot a seat, null for a person.
    std::vector<std::unique_ptr<AnyBot>> makeBots() const;
};

/// The table of these options, with exactly `people` seats for persons. Throws Refused, also if a program seated there
/// cannot play: each is asked beforehand.
Table readTable(const TableOptions& options, int people);

/// Adds the players' words to a seal, several blanks as one, of which it tells on standard error. Throws Refused if they are
/// too long; `where` names them.
Seal takeWords(const Seal& seal, const std::string& words, const std::string& where);
/// Shows the seal of a new game and reads the players' words, a line of standard input, if that is asked for.
void askWords(const TableOptions& options, Table& table);

/// The position of `game` to be read from a file, a shared line or standard input; throws Refused with the line that is
/// wrong.
DealtPosition takePosition(const std::string& from, const GameInfo& game, std::uint64_t seed);

/// Declares the option for the time of each answer of bots that are other programs.
void addMoveTime(Verb& verb, std::optional<int>& into);

/// Declares the option to write the commands of bots that are other programs.
void addCommands(Verb& verb, bool& into);

/// The game of this id; otherwise throws Refused with the list of games.
const GameInfo& takeGame(const std::string& id);
/// The bots of a game: "a, b, c".
std::string botList(std::string_view game);

/// The external bots of a match, notified of its beginning.
GuestTable seatGuests(const Table& table, const AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& bots);
/// Prints messages and faults of external bots, a line each, indented under the step.
void printRemarks(const std::vector<Remark>& remarks);

/// The line of a step: "  12  seat 0  attack 6s"; chance is "*".
std::string stepLine(int number, Seat who, std::string_view text);
/// Prints the events of a step in plain English with nothing hidden, indented under the step.
void printEvents(const std::vector<AnyTold>& told);
/// The score of each seat: "result  1 0".
std::string resultLine(const std::vector<double>& scores);
std::vector<double> scores(const AnyMatch& match);
/// Prints game, rules, seed, salt and seats, a line each; of a sealed game that is not over the seal instead of the seed.
void printHeader(const Record& record);
/// Prints the numbers that the seal of a finished game kept; nothing without one.
void printOpenedSeal(const Record& record);

} // namespace parlour::cli
