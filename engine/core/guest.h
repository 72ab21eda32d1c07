// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest: a bot in another process. It is told about its match besides the questions, and its faults are counted. Driven by
// playOut, Session and the command line; implemented in app/bots. Our own bots are no guests, so simulation pays nothing.
#pragma once

#include "engine/base/seat.h"
#include "engine/core/rules_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The seat of a guest in a match. The seed is not part of it: a guest could derive the deals.
struct GuestSeat {
    RuleMap rules; ///< every key
    Seat seat = 0;
    int seats = 0;
    std::uint64_t salt = 0; ///< seed of the guest's random numbers, drawn independently of the match's seed
};

/// A fault of a guest. Each time the first legal action is played for it.
struct Fault {
    enum class Kind {
        Late, ///< no answer in time
        Gone, ///< the program did not start, crashed or ended
        Garbage, ///< no message: not JSON, too long, nested too deep, not UTF-8
        Wrong, ///< a message out of place: another id, a missing field
        Illegal, ///< an action that the rules do not allow
        Flood ///< too much output
    };
    Kind kind = Kind::Late;
    int step = 0; ///< steps of the match before the decision
    std::string detail; ///< the unexpected input in plain English, one line
    bool operator==(const Fault&) const = default;
};

/// "late", "gone" ..: the name in files and on the command line.
std::string_view toText(Fault::Kind kind);
std::optional<Fault::Kind> parseFault(std::string_view text);
/// "It did not answer in time": the sentence for people.
Text faultText(Fault::Kind kind);

/// A remark on a guest's decision: a line that the guest wrote, or a fault.
struct Remark {
    int step = 0; ///< steps of the match before the decision
    Seat seat = 0;
    std::optional<Fault::Kind> fault; ///< nullopt: a line of the guest's own
    std::string text; ///< one line
    bool operator==(const Remark&) const = default;
};

/// The number of faults that loses the match.
inline constexpr int kForfeitFaults = 3;

class Guest {
public:
    virtual ~Guest() = default;
    /// A match begins: clears faults and lines, and restarts a bot that has ended.
    virtual void begin(const GuestSeat& seating) = 0;
    /// True if it wants events; known after `begin`. Most do not, since each question holds the whole View.
    virtual bool listens() const = 0;
    /// An event that its seat may know, in plain English.
    virtual void hear(const std::string& event) = 0;
    /// The match is over; `scores` is empty if it was abandoned.
    virtual void end(const std::vector<double>& scores) = 0;

    /// The name that it gave itself; empty as long as it has not.
    virtual std::string name() const { return {}; }
    /// The faults since the match began.
    virtual const std::vector<Fault>& faults() const = 0;
    /// The lines for its author that it wrote since the last call, limited in number and length.
    virtual std::vector<std::string> takeLines() = 0;

    bool forfeits() const { return faults().size() >= kForfeitFaults; }
};

/// The remarks on the decision just made; `faultsBefore` is the number of faults before it.
std::vector<Remark> remarksOf(Guest& guest, Seat seat, int step, std::size_t faultsBefore);

/// The guests of one match, by seat.
class GuestTable {
public:
    void add(Seat seat, Guest* guest)
    {
        guests_[static_cast<std::size_t>(seat)] = guest;
        isEmpty_ = isEmpty_ && !guest;
    }
    bool isEmpty() const { return isEmpty_; }
    /// The guest in `seat`; null if there is none.
    Guest* at(Seat seat) const { return seat < 0 ? nullptr : guests_[static_cast<std::size_t>(seat)]; }

    /// `salt` is that of the match (Record::salt).
    void begin(const RuleMap& rules, int seats, std::uint64_t salt)
    {
        for (Seat seat = 0; seat < kMaxSeats; ++seat)
            if (Guest* guest = at(seat)) {
                guest->begin({rules, seat, seats, salt});
                if (guest->listens())
                    listeners_.add(seat);
            }
    }
    /// The seats of guests that want events.
    SeatSet listeners() const { return listeners_; }
    void tell(SeatSet seats, const std::string& event) const
    {
        for (const Seat seat : seats& listeners_)
            at(seat)->hear(event);
    }
    /// True if `seat` has lost the match by its faults.
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
