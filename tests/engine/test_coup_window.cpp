// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reaction windows of Coup, exhaustively: every table, claimant, set of seats asked, answers, and order of answers. Compared
// with a plain search for the first yes from the seat after the claimant on.
#include "engine/coup/coup_window.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace parlour;
using coup::Outcome;
using coup::Window;

namespace {

/// The seats of a set in turn: claimant + 1, + 2, .. modulo the number of seats.
std::vector<Seat> inTurn(SeatSet set, Seat claimant, int seats)
{
    std::vector<Seat> order;
    for (int step = 1; step <= seats; ++step)
        if (const Seat seat = (claimant + step) % seats; set.has(seat))
            order.push_back(seat);
    return order;
}

Window window(Seat claimant, SeatSet asked, bool sealed)
{
    return {asked, {}, {}, static_cast<std::int8_t>(claimant), sealed};
}

SeatSet fromBits(unsigned bits)
{
    SeatSet set;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (((bits >> seat) & 1U) != 0)
            set.add(seat);
    return set;
}

/// Calls visit(seats, claimant, asked, yes) for all combinations; `yes` are the seats that answer yes. The claimant may be
/// among the seats asked.
template <class Visit>
void everyWindow(Visit visit)
{
    for (int seats = 2; seats <= kMaxSeats; ++seats)
        for (Seat claimant = 0; claimant < seats; ++claimant)
            for (unsigned asked = 0; asked < (1U << seats); ++asked)
                for (unsigned yes = asked;; yes = (yes - 1) & asked) {
                    visit(seats, claimant, fromBits(asked), fromBits(yes));
                    if (yes == 0)
                        break;
                }
}

Seat firstYes(int seats, Seat claimant, SeatSet asked, SeatSet yes)
{
    for (const Seat seat : inTurn(asked, claimant, seats))
        if (yes.has(seat))
            return seat;
    return -1;
}

} // namespace

class TestCoupWindow : public QObject {
    Q_OBJECT

private slots:
    /// All seats asked are waited for, in any order of answers; of several yes the seat nearest to the claimant counts.
    void sealedWindowsWaitForAll()
    {
        int closed = 0;
        everyWindow([&](int seats, Seat claimant, SeatSet asked, SeatSet yes) {
            if (asked.has(claimant))
                return; // no game asks the claimant
            const Seat taker = firstYes(seats, claimant, asked, yes);
            std::vector<Seat> order = inTurn(asked, 0, seats);
            std::sort(order.begin(), order.end());
            do {
                Window now = window(claimant, asked, true);
                SeatSet waiting = asked;
                for (const Seat seat : order) {
                    QVERIFY(outcome(now) == (Outcome{waiting, -1}));
                    now.answer(seat, yes.has(seat));
                    waiting.remove(seat);
                }
                QVERIFY(outcome(now) == (Outcome{{}, taker}));
                ++closed;
            } while (std::next_permutation(order.begin(), order.end()));
        });
        QVERIFY2(closed > 40000, std::to_string(closed).c_str());
    }

    /// Seats are asked in turn from the seat after the claimant on; the first yes closes the window.
    void unsealedWindowsEndAtTheFirstYes()
    {
        int closed = 0;
        everyWindow([&](int seats, Seat claimant, SeatSet asked, SeatSet yes) {
            Window now = window(claimant, asked, false);
            Seat taker = -1;
            for (const Seat seat : inTurn(asked, claimant, seats)) {
                QVERIFY(outcome(now) == (Outcome{SeatSet::of(seat), -1}));
                now.answer(seat, yes.has(seat));
                if (yes.has(seat)) {
                    taker = seat;
                    break;
                }
            }
            QVERIFY(outcome(now).closed());
            QCOMPARE(outcome(now).taker, taker);
            QCOMPARE(taker, firstYes(seats, claimant, asked, yes));
            ++closed;
        });
        QVERIFY(closed > 4000);
    }

    /// Both kinds of windows have the same outcome.
    void sealedAndUnsealedWindowsAgree()
    {
        everyWindow([&](int /*seats*/, Seat claimant, SeatSet asked, SeatSet yes) {
            Window together = window(claimant, asked, true);
            for (const Seat seat : asked)
                together.answer(seat, yes.has(seat));
            Window apart = window(claimant, asked, false);
            for (Outcome now = outcome(apart); !now.closed(); now = outcome(apart))
                apart.answer(now.waiting.first(), yes.has(now.waiting.first()));
            QVERIFY(outcome(together) == outcome(apart));
        });
    }

    void aWindowWithoutSeatsIsClosed()
    {
        QVERIFY(outcome(window(1, {}, true)) == (Outcome{{}, -1}));
        QVERIFY(outcome(window(1, {}, false)) == (Outcome{{}, -1}));
    }
};

PARLOUR_TEST(TestCoupWindow)
#include "test_coup_window.moc"
