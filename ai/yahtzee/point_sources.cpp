// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// As in the solver, box states with equally many filled boxes are independent, and upper totals are calculated in lanes: the
// decisions of a turn backwards, then the probabilities of its ends forwards.
#include "ai/yahtzee/point_sources.h"

#include "ai/solve/parallel.h"
#include "ai/yahtzee/simd_turn.h"

#include <memory>
#include <utility>

namespace parlour::yahtzee {

namespace {

/// A way to end a turn.
struct TurnEnd {
    Box box;
    ScoredPoints scored;
};

/// The second moment has the index of a decision: the set to hold, or the way to end the turn.
using Decision = Lanes<2>;
using Decisions = LaneValues<2>;
/// Probabilities by lane.
using Chances = std::array<double, kLanes>;

/// The ways to end a turn at this box state, and the best for each roll.
struct TurnEnds {
    std::vector<TurnEnd> ends;
    std::array<std::array<std::uint16_t, kLanes>, kRollSets> best; ///< by roll
    Decisions values; ///< of the rolls
};

std::uint16_t decisionOf(const Decision& decision, std::size_t lane)
{
    return static_cast<std::uint16_t>(decision.of[1][lane]);
}

/// `worth(end)` returns the values of an end by lane.
template <class Worth>
std::unique_ptr<TurnEnds> bestEnds(Joker joker, BoxSet filled, bool fifty, Worth worth)
{
    auto turn = std::make_unique<TurnEnds>();
    const auto add = [&](Box box, const ScoredPoints& scored) {
        Decision decision;
        const TurnEnd end{box, scored};
        decision.of[0] = worth(end);
        decision.of[1].fill(static_cast<double>(turn->ends.size()));
        turn->ends.push_back(end);
        return decision;
    };
    const PointIndex& places = pointIndex();
    bool isFirst = true;
    for (const Box box : BoxSet::all() - filled) {
        const auto index = static_cast<std::size_t>(box);
        std::array<Decision, PointIndex::kMax> scores;
        for (std::size_t i = 0; i < places.points[index].size(); ++i)
            scores[i] = add(box, {places.points[index][i], 0});
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            Decision& value = turn->values[kFirstRoll + roll];
            const Decision& score = scores[places.of[index][roll]];
            if (isFirst)
                value = score;
            else
                raise(value, score);
        }
        isFirst = false;
    }
    const CardState state{filled, 0, fifty};
    for (int face = 1; face <= kFaces && filled.has(Box::Yahtzee); ++face) { // jokers
        const DiceSet roll = fiveAlike(face);
        const BoxSet allowed = allowedBoxes(joker, cardOf(filled, fifty), diceOf(roll));
        for (const Box box : allowed) {
            const Decision score = add(box, scoredPoints(state, box, roll));
            if (box == allowed.first())
                turn->values[roll] = score;
            else
                raise(turn->values[roll], score);
        }
    }
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            turn->best[roll][lane] = decisionOf(turn->values[kFirstRoll + roll], lane);
    return turn;
}

/// Replaces the values of rolls at a stage by those one stage before, and returns the best sets to hold, by roll.
std::array<std::array<DiceSet, kLanes>, kRollSets> bestHolds(Decisions& values)
{
    rollTheRest(values);
    for (std::size_t set = 0; set < kDiceSets; ++set)
        values[set].of[1].fill(static_cast<double>(set));
    holdTheBest(values);
    std::array<std::array<DiceSet, kLanes>, kRollSets> holds;
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            holds[roll][lane] = decisionOf(values[kFirstRoll + roll], lane);
    return holds;
}

/// Returns the probabilities of the ends of a turn under its best decisions, by end and lane.
std::vector<Chances> endChances(TurnEnds& turn)
{
    const auto late = bestHolds(turn.values); // after the second roll
    const auto early = bestHolds(turn.values);
    std::vector<Chances> ends(turn.ends.size(), Chances{});
    std::array<Chances, kDiceSets> now{};
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        now[kFirstRoll + roll].fill(kSets.outcomes[roll] * (1.0 / kOutcomes));
    const auto score = [&](std::size_t roll, std::size_t lane, double chance) {
        ends[turn.best[roll][lane]][lane] += chance;
    };
    for (const auto* const holds : {&early, &late}) {
        std::array<Chances, kDiceSets> next{};
        for (std::size_t roll = 0; roll < kRollSets; ++roll)
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const double chance = now[kFirstRoll + roll][lane];
                if (const DiceSet held = (*holds)[roll][lane]; held == kFirstRoll + roll)
                    score(roll, lane, chance);
                else
                    next[held][lane] += chance;
            }
        for (std::size_t set = 0; set < kFirstRoll; ++set) // smaller sets come first
            for (const DiceSet more : kSets.with[set])
                for (std::size_t lane = 0; lane < kLanes; ++lane)
                    next[more][lane] += next[set][lane] * (1.0 / kFaces);
        now = next;
    }
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            score(roll, lane, now[kFirstRoll + roll][lane]);
    return ends;
}

} // namespace

void PointSources::solveLanes(BoxSet filled, bool fifty, int firstUpper, double* out, std::size_t lanes) const
{
    const auto stateAt = [&](std::size_t lane) {
        return CardState{filled, static_cast<std::int8_t>(std::min(firstUpper + static_cast<int>(lane), kUpperGoal)), fifty};
    };
    const auto turn = bestEnds(game_->joker(), filled, fifty, [&](const TurnEnd& end) {
        std::array<double, kLanes> worth;
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            worth[lane] =
                end.scored.points + end.scored.bonus + game_->withBonus(after(stateAt(lane), end.box, end.scored.points));
        return worth;
    });
    const std::vector<Chances> chances = endChances(*turn);
    const BoxSet free = BoxSet::all() - filled;
    const auto width = static_cast<std::size_t>(free.size()) + 2;
    for (std::size_t i = 0; i < turn->ends.size(); ++i) {
        const TurnEnd& end = turn->ends[i];
        std::size_t place = 0; // of the box among the free ones
        for (const Box box : free)
            place += box < end.box;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const double chance = chances[i][lane];
            if (chance == 0)
                continue;
            const CardState next = after(stateAt(lane), end.box, end.scored.points);
            const double* rest = rowOf(next.filled, next.fifty).of(next.upper);
            double* const sums = out + lane * width;
            for (std::size_t source = 0; source < place; ++source)
                sums[source] += chance * rest[source];
            sums[place] += chance * end.scored.points;
            for (std::size_t source = place + 1; source < width; ++source)
                sums[source] += chance * rest[source - 1];
            sums[width - 1] += chance * end.scored.bonus;
        }
    }
}

PointSources::Row PointSources::solve(BoxSet filled, bool fifty) const
{
    Row row;
    row.lowest = std::max(0, kUpperGoal - 1 - mostUpper(BoxSet::all() - filled));
    row.count = std::min(kUpperGoal, mostUpper(filled)) - row.lowest + 1;
    row.width = static_cast<std::size_t>((BoxSet::all() - filled).size()) + 2;
    row.points.resize(static_cast<std::size_t>(row.count) * row.width);
    if (filled == BoxSet::all()) {
        row.points[static_cast<std::size_t>(row.count - 1) * row.width] = kUpperBonus;
        return row;
    }
    for (int lane = 0; lane < row.count; lane += static_cast<int>(kLanes))
        solveLanes(filled, fifty, row.lowest + lane, row.points.data() + static_cast<std::size_t>(lane) * row.width,
                   std::min(kLanes, static_cast<std::size_t>(row.count - lane)));
    return row;
}

bool PointSources::prepare(const CardState& state, int threads, const stop_token& stop) const
{
    const std::lock_guard lock(table_->mutex);
    for (int filled = kBoxes; filled >= state.filled.size(); --filled) {
        std::vector<std::pair<BoxSet, bool>> layer;
        for (unsigned bits = 0; bits < 1U << kBoxes; ++bits) {
            const BoxSet boxes = BoxSet::ofBits(bits);
            const bool mayFollow = boxes.size() == filled && (boxes | state.filled) == boxes;
            const bool isSettled = state.filled.has(Box::Yahtzee);
            for (const bool fifty : {false, true})
                if (mayFollow && (!fifty || boxes.has(Box::Yahtzee)) && (!isSettled || fifty == state.fifty)
                    && rowOf(boxes, fifty).count == 0)
                    layer.emplace_back(boxes, fifty);
        }
        inParallel(static_cast<std::size_t>(threads), static_cast<std::int64_t>(layer.size()),
                   [&](std::size_t, std::int64_t index) {
                       const auto& [boxes, fifty] = layer[static_cast<std::size_t>(index)];
                       if (!stop.stop_requested())
                           table_->rows[boxStateOf(boxes, fifty)] = solve(boxes, fifty);
                   });
        if (stop.stop_requested())
            return false;
    }
    return true;
}

void PointSources::add(Points& to, const CardState& state, double chance) const
{
    const double* from = rowOf(state.filled, state.fifty).of(state.upper);
    for (const Box box : BoxSet::all() - state.filled)
        to[static_cast<std::size_t>(box)] += chance * *from++;
    to[kUpperBonusAt] += chance * from[0];
    to[kYahtzeeBonusAt] += chance * from[1];
}

void PointSources::add(Points& to, const CardState& state, Box box, const ScoredPoints& scored, double chance) const
{
    to[static_cast<std::size_t>(box)] += chance * scored.points;
    to[kYahtzeeBonusAt] += chance * scored.bonus;
    add(to, after(state, box, scored.points), chance);
}

} // namespace parlour::yahtzee
