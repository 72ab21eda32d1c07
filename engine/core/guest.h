// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot that comes from outside, as another process: what it is told of its match besides questions, and what is held
// against it. Driven by playOut, Session and the command line; implemented in app/session. Bots of our own are no guests, so
// that simulation pays nothing for them.
#pragma once

#include "engine/base/seat.h"
#include "engine/core/rules_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The match that a guest sits down to. Its seed is nobody's business but the dealer's.
struct Seating {
    RuleMap rules; ///< every key
    Seat seat = 0;
    int seats = 0;
    std::uint64_t salt = 0; ///< where its luck comes from: drawn at random, never from the seed, which could be guessed
};

/// What a guest did wrong. Each time the first legal action was played for it.
struct Fault {
    enum class Kind {
        Late, ///< no answer in time
        Gone, ///< the program did not start, crashed or ended
        Garbage, ///< not a message: no JSON, too long, nested too deep, not UTF-8
        Wrong, ///< a message that does not belong here: another id, a field missing
        Illegal, ///< an action that the rules do not allow
        Flood ///< more output than anybody reads
    };
    Kind kind = Kind::Late;
    int step = 0; ///< steps of the match before the decision
    std::string detail; ///< plain English, one line: what came instead
    bool operator==(const Fault&) const = default;
};

/// "late", "gone" ..: as files and the command line name them.
std::string_view toText(Fault::Kind kind);
std::optional<Fault::Kind> parseFault(std::string_view text);
/// For people: "It did not answer in time".
Text describe(Fault::Kind kind);

/// What is kept of a guest's decision beside the action: a line it wrote, or a fault.
struct Remark {
    int step = 0; ///< steps of the match before the decision
    Seat seat = 0;
    std::optional<Fault::Kind> fault; ///< none: its own words
    std::string text; ///< one line
    bool operator==(const Remark&) const = default;
};

/// So many faults lose the match.
inline constexpr int kForfeitFaults = 3;

class Guest {
public:
    virtual ~Guest() = default;
    /// A match begins: faults and lines are forgotten, and a bot that had ended gets another chance.
    virtual void begin(const Seating& seating) = 0;
    /// Does it want to hear what happens? Every question holds the whole View, so most do not. Known after `begin`.
    virtual bool listens() const = 0;
    /// Something happened that its seat may know, in plain English.
    virtual void hear(const std::string& event) = 0;
    /// The match is over, or was left; then `scores` is empty.
    virtual void end(const std::vector<double>& scores) = 0;

    /// Since the match began.
    virtual const std::vector<Fault>& faults() const = 0;
    /// What it wrote for its author to read since the last call, as short lines; not more than anybody would.
    virtual std::vector<std::string> takeLines() = 0;

    bool forfeits() const { return faults().size() >= kForfeitFaults; }
};

/// What there is to keep of the decision just made before which it had so many faults.
std::vector<Remark> remarksOf(Guest& guest, Seat seat, int step, std::size_t faultsBefore);

/// The guests of one match, by seat; mostly none.
class GuestTable {
public:
    void add(Seat seat, Guest* guest)
    {
        guests_[static_cast<std::size_t>(seat)] = guest;
        isEmpty_ = isEmpty_ && !guest;
    }
    bool isEmpty() const { return isEmpty_; }
    /// Null if no guest sits there.
    Guest* at(Seat seat) const { return seat < 0 ? nullptr : guests_[static_cast<std::size_t>(seat)]; }

    /// `salt`: of the match (Record::salt).
    void begin(const RuleMap& rules, int seats, std::uint64_t salt)
    {
        for (Seat seat = 0; seat < kMaxSeats; ++seat)
            if (Guest* guest = at(seat)) {
                guest->begin({rules, seat, seats, salt});
                if (guest->listens())
                    listeners_.add(seat);
            }
    }
    /// Who wants to hear what happens.
    SeatSet listeners() const { return listeners_; }
    void tell(SeatSet seats, const std::string& event) const
    {
        for (const Seat seat : seats& listeners_)
            at(seat)->hear(event);
    }
    /// Has `seat` lost the match by its faults?
    bool forfeits(Seat seat) const { return !isEmpty_ && at(seat) && at(seat)->forfeits(); }
    void end(const std::vector<double>& scores) const
    {
        for (Guest* guest : guests_)
            if (guest)
                guest->end(scores);
    }

private:
    std::array<Guest*, kMaxSeats> guests_{};
    SeatSet listeners_;
    bool isEmpty_ = true;
};

} // namespace parlour
