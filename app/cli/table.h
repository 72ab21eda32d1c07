// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game with rules, seats and a seed as the command line names them, and a bot's turn at it. Used by the verbs that play.
#pragma once

#include "ai/bots.h"
#include "app/cli/verb.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace parlour::cli {

/// The options as typed.
struct TableOptions {
    std::string game;
    std::string seats;
    std::string seed;
    std::string salt;
    std::string rules;
    void addTo(Verb& verb);
};

/// The options as meant: the rules are complete, every seat is a bot of the game or kPerson.
struct Table {
    const GameInfo* game = nullptr;
    RuleMap rules;
    std::vector<std::string> seats;
    std::uint64_t seed = 0;
    std::uint64_t salt = 0; ///< of the luck of other programs; 0: none play
    Resources resources = {}; ///< that its bots share

    std::unique_ptr<AnyMatch> start() const;
    /// A record without steps.
    Record record() const;
    /// One bot a seat, null for a person.
    std::vector<std::unique_ptr<AnyBot>> makeBots() const;
};

/// Throws Refused. With `people` 0 every seat must be a bot; otherwise exactly so many are persons. Programs that sit there
/// are asked whether they can play, so that nothing begins with one that cannot.
Table readTable(const TableOptions& options, int people);

/// Refused names the games there are.
const GameInfo& takeGame(const std::string& id);
/// "a, b, c": the bots of a game.
std::string botList(std::string_view game);

/// What `bot` does in `seat`. A single legal action is taken without asking, and leaves `report` empty.
std::string decide(const AnyMatch& match, Seat seat, AnyBot& bot, Report* report = nullptr);

/// The guests among the bots of a match, told that it begins.
GuestTable seatGuests(const Table& table, const AnyMatch& match, const std::vector<std::unique_ptr<AnyBot>>& bots);
/// What a guest wrote, and what it did wrong, a line each under the step; `seat` has decided after `step` steps.
void printRemarks(const std::vector<Remark>& remarks);

/// "  12  seat 0  attack 6s"; chance is "*".
std::string stepLine(int number, Seat who, std::string_view text);
/// What a step means in plain English, with nothing hidden; indented under the step.
void printWords(const std::vector<AnyTold>& told);
/// "result  1 0": the score of each seat.
std::string resultLine(const std::vector<double>& scores);
std::vector<double> scores(const AnyMatch& match);
/// Game, rules, seed, salt and seats, a line each.
void printHead(const Record& record);

} // namespace parlour::cli
