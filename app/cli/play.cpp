// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli play: a person against bots in the terminal, with moves typed in the game's notation.
#include "app/cli/field_list.h"
#include "app/cli/table.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "engine/base/tokens.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <optional>

namespace parlour::cli {

namespace {

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

/// The move typed as a number of the list or in the notation with any spaces; nullopt if it is illegal.
std::optional<std::string> findMove(const AnyMatch& match, Seat seat, const std::vector<std::string>& legal,
                                    const std::string& typed)
{
    if (const auto number = parseInt(typed, 1, static_cast<int>(legal.size())))
        return legal[static_cast<std::size_t>(*number - 1)];
    const std::string move = joined(split(typed));
    return match.allows(seat, move) ? std::optional(move) : std::nullopt;
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
            if (typed == "quit")
                return std::nullopt;
            if (typed == "view")
                now.print();
            else if (typed == "?" || typed.empty())
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

int play(const TableOptions& options)
{
    const Table table = readTable(options, 1);
    const auto match = table.start();
    const auto bots = table.makeBots();
    const auto own = std::find(table.seats.begin(), table.seats.end(), kPerson) - table.seats.begin();
    Person person(static_cast<Seat>(own));
    const GuestTable guests = seatGuests(table, *match, bots);
    printHeader(table.record());
    std::printf("You are seat %d. ? for help.\n", static_cast<int>(own));
    catchInterrupt();
    std::array<std::size_t, kMaxSeats> reported{}; ///< faults printed so far
    while (!match->node().isOver()) {
        const Node node = match->node();
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        std::optional<std::string> move;
        if (node.isChance())
            move = match->draw();
        else if (const auto& bot = bots[static_cast<std::size_t>(who)])
            move = decide(*match, who, *bot);
        else
            move = person.ask(*match);
        if (Guest* guest = guests.at(who)) {
            // Only faults: its messages could reveal its cards.
            std::vector<Remark> remarks = remarksOf(*guest, who, match->steps(), reported[static_cast<std::size_t>(who)]);
            reported[static_cast<std::size_t>(who)] = guest->faults().size();
            std::erase_if(remarks, [](const Remark& each) { return !each.fault; });
            printRemarks(remarks);
        }
        if (guests.forfeits(who)) {
            std::printf("seat %d forfeits after %d faults\n", who, kForfeitFaults);
            move = kForfeit;
        }
        if (!move) {
            std::puts("\nThe game is left unfinished. Goodbye.");
            return kDone;
        }
        std::vector<AnyTold> told;
        if (const auto done = match->step(who, *move, &told); !done)
            throw Refused(table.seats[static_cast<std::size_t>(who)] + ": " + done.error().english());
        person.printEvents(told);
        for (const AnyTold& each : told)
            guests.tell(each.to, each.text);
    }
    guests.end(scores(*match));
    std::puts(resultLine(scores(*match)).c_str());
    return kDone;
}

} // namespace

void addPlay(Verb& program)
{
    Verb verb = program.add("play", "Play in the terminal by typed moves");
    auto options = std::make_shared<TableOptions>();
    options->addTo(verb);
    verb.runs([options] { return play(*options); });
}

} // namespace parlour::cli
