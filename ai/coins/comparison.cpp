// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why one move is worth more than another: the lead, the price of the own lever, and the rest, against the replies that the
// solution of the round predicts. The other's hidden facts are its reply and its earlier blocks.
#include "ai/coins/master.h"
#include "engine/base/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace parlour::coins {

namespace {

using Kind = Move::Kind;

/// The parts of a comparison, in their order.
enum class Source { Lead, Lever, Rest };
constexpr std::size_t kSources = 3;

/// The part of the cases with and without a hidden fact in which the better move must be the better one, or the worse one.
constexpr double kDeciding = 0.95;

constexpr int kManyRounds = 10; ///< to come, so that a lever is still to be kept

/// A move with its value and its expected consequences.
struct Side {
    Move move;
    Estimate share;
    MoveOutlook outlook;

    double part(Source source) const
    {
        switch (source) {
        case Source::Lead:
            return outlook.lead;
        case Source::Lever:
            return -outlook.levers;
        default:
            return share.value - outlook.lead + outlook.levers;
        }
    }
};

Sentence reasonToGoOn(const View& view, const Side& worse, Source source)
{
    const bool isBlock = worse.move.kind == Kind::Block;
    const bool lostToss = !view.tosses.of(view.round);
    const int toCome = view.rules.rounds - view.round;
    if (!isBlock && worse.outlook.back < 0.5)
        return SAY("Reason", "Go on: the way back is probably blocked.");
    switch (source) {
    case Source::Lever:
        if (toCome >= kManyRounds)
            return {isBlock ? SAY("Reason", "Go on: with %1 rounds to come, a blue lever will be worth more later.")
                            : SAY("Reason", "Go on: with %1 rounds to come, a red lever will be worth more later."),
                    {toCome}};
        return isBlock ? SAY("Reason", "Go on: a blue lever will be worth more nearer the end.")
                       : SAY("Reason", "Go on: a red lever will be worth more nearer the end.");
    case Source::Lead:
        if (!isBlock && view.lead() > 0)
            return {SAY("Reason", "Go on: going back would give up the lead of %1."), {view.lead()}};
        if (!isBlock)
            return SAY("Reason", "Go on: you stand better here than where you would go back to.");
        return lostToss ? SAY("Reason", "Go on: a block would fix a toss that went against you.")
                        : SAY("Reason", "Go on: a block now would only fix what you may still improve.");
    default:
        return isBlock ? SAY("Reason", "Go on: it keeps the way back to earlier rounds open.")
                       : SAY("Reason", "Go on: you keep the lever, and that place may stay open.");
    }
}

Sentence reasonToBlock(const View& view, const Side& worse, Source source)
{
    if (worse.move.kind == Kind::Travel && worse.outlook.back < 0.5)
        return SAY("Reason", "Block: the way back is probably blocked already.");
    if (source == Source::Lever)
        return SAY("Reason", "Block: a blue lever is worth less to you later than a red one.");
    if (view.lead() > 0)
        return {SAY("Reason", "Block: nobody can take your lead of %1 back any more."), {view.lead()}};
    return source == Source::Lead ? SAY("Reason", "Block: it keeps this toss, so the other cannot go back and improve.")
                                  : SAY("Reason", "Block: the other has better rounds to go back to than you.");
}

Sentence reasonToTossAgain(const View& view, Source source)
{
    if (source == Source::Lever)
        return SAY("Reason", "Toss this round again: a red lever is worth less to you later than a blue one.");
    return view.tosses.of(view.round) ? SAY("Reason", "Toss this round again: the other way back is worse.")
                                      : SAY("Reason", "Toss this round again: the toss went against you.");
}

Sentence reasonToGoBack(const Side& better, const Side& worse, Source source)
{
    const std::vector<Argument> round = {better.move.round};
    if (worse.move.kind == Kind::Travel && better.outlook.back > worse.outlook.back && source == Source::Rest)
        return {SAY("Reason", "Go back to round %1: that way is more likely to be open."), round};
    switch (source) {
    case Source::Lead:
        return {SAY("Reason", "Go back to round %1: you stood better there."), round};
    case Source::Lever:
        return {SAY("Reason", "Go back to round %1: a red lever is worth less to you later than a blue one."), round};
    default:
        return {SAY("Reason", "Go back to round %1: better places are open to you from there."), round};
    }
}

/// Why the first move is better: the source that says most for it and exceeds its error. Empty if there is none.
Sentence reasonFor(const View& view, const Side& better, const Side& worse, double error)
{
    std::optional<Source> main;
    double most = error;
    for (const Source source : {Source::Lead, Source::Lever, Source::Rest})
        if (const double lead = better.part(source) - worse.part(source); lead > most) {
            most = lead;
            main = source;
        }
    if (!main)
        return {};
    switch (better.move.kind) {
    case Kind::Nothing:
        return reasonToGoOn(view, worse, *main);
    case Kind::Block:
        return reasonToBlock(view, worse, *main);
    default:
        return better.move.round == view.round ? reasonToTossAgain(view, *main) : reasonToGoBack(better, worse, *main);
    }
}

/// A fact about the other, by case, and its sentences if it is false or true.
struct HiddenFact {
    bool (*isTrue)(const RoundSolver& solver, const HiddenCase& each, Move journey);
    Text conditions[2];
};

constexpr HiddenFact kFacts[] = {
    {[](const RoundSolver&, const HiddenCase& each, Move) { return each.reply.kind == Kind::Block; },
     {SAY("Fact", "Right only if the other does not block this round: %1 in 100; it needs %2."),
      SAY("Fact", "Right only if the other blocks this round: %1 in 100; it needs %2.")}},
    {[](const RoundSolver&, const HiddenCase& each, Move) { return each.reply.kind == Kind::Travel; },
     {SAY("Fact", "Right only if the other does not go back now: %1 in 100; it needs %2."),
      SAY("Fact", "Right only if the other goes back now: %1 in 100; it needs %2.")}},
    {[](const RoundSolver& solver, const HiddenCase& each, Move journey) {
         return journey.kind == Kind::Travel && solver.isBack(each, journey);
     },
     {SAY("Fact", "Right only if the way back is blocked: %1 in 100; it needs %2."),
      SAY("Fact", "Right only if the way back is open: %1 in 100; it needs %2.")}},
};

/// The leads of the better move in the cases in which a fact has one value.
struct CaseLeads {
    double chance = 0;
    double sum = 0; ///< of leads, weighted by chance
    double gains = 0; ///< chance that the lead is positive

    void add(double weight, double lead)
    {
        chance += weight;
        sum += weight * lead;
        gains += lead > 0 ? weight : 0;
    }
};

std::optional<DecidingFact> decidingFact(const RoundSolver& solver, Move better, Move worse)
{
    if (!solver.options().contains(better) || !solver.options().contains(worse)) // their values are capped
        return std::nullopt;
    const Move journey = better.kind == Kind::Travel ? better : worse;
    for (const HiddenFact& fact : kFacts) {
        std::array<CaseLeads, 2> by; // whether the fact is true
        for (const HiddenCase& each : solver.cases())
            by[asIndex(fact.isTrue(solver, each, journey))].add(each.chance,
                                                                solver.valueIn(each, better) - solver.valueIn(each, worse));
        const bool isTrueBetter = by[1].sum > 0;
        const CaseLeads &right = by[asIndex(isTrueBetter)], &wrong = by[asIndex(!isTrueBetter)];
        const bool decides = right.chance > 0 && wrong.chance > 0 && right.gains >= kDeciding * right.chance
            && wrong.gains <= (1 - kDeciding) * wrong.chance && wrong.sum < 0;
        if (!decides)
            continue;
        const double gain = right.sum / right.chance, loss = -wrong.sum / wrong.chance;
        const double needed = loss / (gain + loss);
        return DecidingFact{
            {fact.conditions[asIndex(isTrueBetter)], {std::lround(100 * right.chance), std::lround(100 * needed)}},
            right.chance,
            needed};
    }
    return std::nullopt;
}

void addOutlooks(Comparison& comparison, const BeliefState& state, const Side& one, const Side& other)
{
    const auto chance = [&](Text label, double error, const auto& of) {
        comparison.chances.push_back({label, {of(one), error}, {of(other), error}});
    };
    chance(SAY("Reason", "The past is blocked"), 0, [](const Side& each) { return each.outlook.blocked; });
    chance(SAY("Reason", "Time goes back"), 0, [](const Side& each) { return each.outlook.back; });
    chance(SAY("Reason", "One more blue lever would be worth"), one.share.error,
           [](const Side& each) { return std::max(0.0, each.outlook.blueWorth); });
    chance(SAY("Reason", "One more red lever would be worth"), one.share.error,
           [](const Side& each) { return std::max(0.0, each.outlook.redWorth); });
    comparison.when = SAY("Reason", "After this round");
    const auto count = [&](Text more, Text fewer, const auto& of) {
        comparison.counts.push_back({more, fewer, {of(one), 0}, {of(other), 0}});
    };
    count(SAY("Reason", "a lead better by %1"), SAY("Reason", "a lead worse by %1"),
          [](const Side& each) { return each.outlook.ahead; });
    count(SAY("Reason", "%1 more blue levers"), SAY("Reason", "%1 fewer blue levers"),
          [&](const Side& each) { return each.move.kind == Kind::Block ? state.blue - 1.0 : state.blue; });
    count(SAY("Reason", "%1 more red levers"), SAY("Reason", "%1 fewer red levers"),
          [&](const Side& each) { return each.move.kind == Kind::Travel ? state.red - 1.0 : state.red; });
}

} // namespace

std::optional<Comparison> NetAnalyst::comparisonOf(const Question<Coins>& question, std::size_t first, std::size_t second)
{
    const View& view = question.view;
    const BeliefState state = beliefStateOf(view, net_);
    const RoundSolver solver(state, view.lead(), net_);
    const auto sideOf = [&](std::size_t index) {
        const Move move = question.legal[index].move;
        return Side{move, solver.cappedValue(move), solver.outlookOf(move)};
    };
    const Side one = sideOf(first), other = sideOf(second);
    Comparison comparison{Scale::Share, {}, {}, solver.errorOfLead(one.move, other.move)};
    constexpr Text kLabels[kSources] = {SAY("Reason", "The lead"), SAY("Reason", "The lever pulled"),
                                        SAY("Reason", "Places to go back to, and levers left")};
    for (const Source source : {Source::Lead, Source::Lever, Source::Rest}) {
        const double error = source == Source::Lead ? 0 : one.share.error;
        comparison.parts.push_back({kLabels[asIndex(source)], {one.part(source), error}, {other.part(source), error}});
    }
    addOutlooks(comparison, state, one, other);
    if (comparison.isSame())
        return comparison;
    const bool isFirstBetter = comparison.difference() > 0;
    const Side &better = isFirstBetter ? one : other, &worse = isFirstBetter ? other : one;
    comparison.why = reasonFor(view, better, worse, comparison.error);
    comparison.fact = decidingFact(solver, better.move, worse.move);
    return comparison;
}

} // namespace parlour::coins
