// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Both payoffs go over pairs (my next card, their next card). With n cards left, B of which would bust the opponent:
//   standing = ( B pay(me, op) + sum over t of left[t] pay(me, op + t) ) / n
//   ending   = sum over a of left[a]/n ( B/n pay(me + a, op) + sum over t of left'[t]/(n - 1) pay(me + a, op + t) )
// where left' is left without the card a. The opponent standing (B) and drawing (t) are both counted in full: one quirk of
// the original. The other one is in Payoff::pay. Both are kept.
#include "ai/pazaak/nestor.h"

#include <optional>

namespace parlour::pazaak {

namespace {

/// The payoffs of a result.
struct Payoff {
    int win, draw, lose;

    /// My total x against their y. While x is not bust, a bust y counts as the higher total: a loss.
    constexpr int pay(int x, int y) const
    {
        if (x > kGoal)
            return y > kGoal ? draw : lose;
        return x > y ? win : x < y ? lose : draw;
    }
};

constexpr Payoff kStanding{10, 1, 0};
constexpr Payoff kEnding{19, 9, 4};

} // namespace

Payoffs nestorPayoffs(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    const auto left = features.left();
    const auto copies = [&](int value) { return left[static_cast<std::size_t>(value)]; };
    int n = 0;
    int busting = 0;
    for (int value = 1; value <= kHighestHouse; ++value) {
        n += copies(value);
        busting += op + value > kGoal ? copies(value) : 0;
    }

    std::int64_t standing = busting * kStanding.pay(me, op);
    for (int theirs = 1; theirs <= kHighestHouse; ++theirs)
        standing += copies(theirs) * kStanding.pay(me, op + theirs);

    std::int64_t ending = 0;
    for (int mine = 1; mine <= kHighestHouse; ++mine) {
        const int total = me + mine;
        int drawing = -kEnding.pay(total, op + mine); // they cannot draw the card that I hold
        for (int theirs = 1; theirs <= kHighestHouse; ++theirs)
            drawing += copies(theirs) * kEnding.pay(total, op + theirs);
        ending += copies(mine) * (std::int64_t{n - 1} * busting * kEnding.pay(total, op) + std::int64_t{n} * drawing);
    }
    return {standing * n * (n - 1), ending, std::int64_t{n} * n * (n - 1)};
}

namespace {

/// Steps 1 to 4 of the description; nullopt if the payoffs decide.
std::optional<Ruling> plainRules(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    if (features.done) {
        if (me > op)
            return Ruling{kStand, SAY("Reason", "The opponent is done with %2, below %1: stand")};
        if (const Value card = features.firstCard([&](Value c) { return me + c <= kGoal && me + c > op; }))
            return Ruling{play(card), SAY("Reason", "The opponent is done with %2: playing %3 on %1 beats it")};
        if (const Value card = features.firstCard([&](Value c) { return me + c <= kGoal && me + c >= op; }))
            return Ruling{play(card), SAY("Reason", "The opponent is done with %2: playing %3 on %1 ties")};
        return Ruling{kEnd, SAY("Reason", "The opponent is done with %2: %1 does not beat it, take another card")};
    }
    if (const Value card = features.firstCard([&](Value c) { return c == features.need; }))
        return Ruling{play(card), SAY("Reason", "Playing %3 on %1 makes 20")};
    if (op == kGoal)
        return Ruling{kEnd, SAY("Reason", "The opponent has 20: take another card")};
    if (me < 10)
        return Ruling{kEnd, SAY("Reason", "No card can bust %1: take another card")};
    return std::nullopt;
}

void reportPayoffs(Report& report, const Payoffs& payoffs)
{
    report.unit = SAY("Reason", "Expected payoff");
    report.decimals = 2;
    const auto share = [&](std::int64_t part) {
        return static_cast<double>(part) / static_cast<double>(payoffs.denominator);
    };
    for (Candidate& candidate : report.candidates) {
        candidate.hasValue = candidate.action == "end" || candidate.action == "stand";
        if (candidate.hasValue)
            candidate.value = share(candidate.action == "end" ? payoffs.ending : payoffs.standing);
    }
}

} // namespace

Ruling nestor(const Features& features)
{
    if (const auto ruling = plainRules(features))
        return *ruling;
    const Payoffs payoffs = nestorPayoffs(features);
    return payoffs.standing < payoffs.ending
        ? Ruling{kEnd, SAY("Reason", "Another card on %1 promises more than standing")}
        : Ruling{kStand, SAY("Reason", "Standing on %1 promises at least as much as another card")};
}

void explainNestor(const Question<Pazaak>& question, const Ruling& ruling)
{
    const Features features(question.view, question.luck);
    reportRuling(question, ruling);
    if (!plainRules(features))
        reportPayoffs(*question.report, nestorPayoffs(features));
}

} // namespace parlour::pazaak
