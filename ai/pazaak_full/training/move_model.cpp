// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/training/move_model.h"

#include "engine/base/index.h"

#include <algorithm>

namespace parlour::pazaak_full {

namespace {

constexpr int kDraws = kHighestDraw + 1;
constexpr double kPriorWeight = 6; ///< of like situations, in moves
constexpr int kUsualStand = 17; ///< before anything is known
constexpr double kLeastChance = 0.002; ///< rarer moves are left out

/// The features that tell the moves of an opponent apart.
struct Situation {
    int total = 0; ///< after the draw
    int other = 0; ///< 0 to 20
    bool alone = false; ///< the other side stands
    int cards = 0;

    static constexpr std::size_t kCount = std::size_t{kDraws} * kTotals * 2 * (kHandCards + 1);
    std::size_t index() const
    {
        return ((asIndex(total) * kTotals + asIndex(other)) * 2 + alone) * (kHandCards + 1) + asIndex(cards);
    }
    /// Coarser ones: by the own total and whether there are cards, then also by what is to be beaten.
    static constexpr std::size_t kCoarsest = std::size_t{kDraws} * 2;
    std::size_t coarsest() const { return asIndex(total) * 2 + (cards > 0); }
    static constexpr std::size_t kCoarse = kCoarsest * (kTotals + 1);
    std::size_t coarse() const { return coarsest() * (kTotals + 1) + (alone ? asIndex(other) : std::size_t{kTotals}); }

    static Situation of(std::size_t index)
    {
        Situation each;
        each.cards = static_cast<int>(index % (kHandCards + 1));
        index /= kHandCards + 1;
        each.alone = index % 2 != 0;
        each.other = static_cast<int>(index / 2 % kTotals);
        each.total = static_cast<int>(index / 2 / kTotals);
        return each;
    }
};

/// The end of a turn as one of 256 numbers.
struct End {
    int total = 0; ///< 0 to 21; 21 is a bust
    bool playsCard = false, stands = false, tiebreaker = false;

    static constexpr std::size_t kCount = 256;
    std::size_t index() const { return ((std::size_t{tiebreaker} * 2 + stands) * 2 + playsCard) * 32 + asIndex(total); }
    static End of(std::size_t index)
    {
        return {static_cast<int>(index % 32), index / 32 % 2 != 0, index / 64 % 2 != 0, index / 128 != 0};
    }
};
using Ends = std::array<double, End::kCount>;

int clamped(int total)
{
    return std::clamp(total, 0, kGoal + 1);
}

/// Mixes counts with what is expected without them.
void mix(const Ends& counted, Ends& expected)
{
    double sum = kPriorWeight;
    for (const double each : counted)
        sum += each;
    for (std::size_t i = 0; i < expected.size(); ++i)
        expected[i] = (counted[i] + kPriorWeight * expected[i]) / sum;
}

} // namespace

void MoveModel::count(const View& view, const Action& action, Counts& counts)
{
    Board board = view.boards[asIndex(view.seat)];
    const Board& other = view.boards[asIndex(view.other())];
    const Situation situation{std::clamp<int>(board.total, 0, kHighestDraw), std::clamp<int>(other.total, 0, kGoal),
                              other.standing, view.handCounts[asIndex(view.seat)]};
    if (action.plays)
        lay(board, action.play);
    const bool tiebreaker = action.plays && action.play.card == Card::tiebreaker();
    const End end{clamped(board.total), action.plays, action.kind == Action::Kind::Stand, tiebreaker};
    ++counts[static_cast<std::uint32_t>(situation.index() * End::kCount + end.index())];
}

void MoveModel::add(const Counts& counts)
{
    for (const auto& [key, count] : counts)
        counts_[key] += count;
}

void MoveModel::fit()
{
    std::vector<Ends> coarsest(Situation::kCoarsest), coarse(Situation::kCoarse), exact(Situation::kCount);
    for (const auto& [key, count] : counts_) {
        const Situation situation = Situation::of(key / End::kCount);
        for (Ends* ends : {&coarsest[situation.coarsest()], &coarse[situation.coarse()], &exact[situation.index()]})
            (*ends)[key % End::kCount] += static_cast<double>(count);
    }
    moves_.assign(Situation::kCount * 2, {});
    for (std::size_t index = 0; index < Situation::kCount; ++index) {
        const Situation situation = Situation::of(index);
        Ends ends{};
        ends[End{clamped(situation.total), false, situation.total >= kUsualStand, false}.index()] = 1;
        mix(coarsest[situation.coarsest()], ends);
        mix(coarse[situation.coarse()], ends);
        mix(exact[index], ends);
        double sum = 0;
        for (double& each : ends) {
            each = each < kLeastChance ? 0 : each;
            sum += each;
        }
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (ends[i] > 0)
                for (const bool hadTiebreaker : {false, true}) {
                    const End end = End::of(i);
                    moves_[index * 2 + hadTiebreaker].push_back(
                        {static_cast<std::int8_t>(end.total), static_cast<std::int16_t>(situation.cards - end.playsCard),
                         end.stands || end.total == kGoal, hadTiebreaker || end.tiebreaker,
                         static_cast<float>(ends[i] / sum)});
                }
    }
}

HandStates MoveModel::hands() const
{
    const bool tiebreaker = std::any_of(counts_.begin(), counts_.end(),
                                        [](const auto& each) { return End::of(each.first % End::kCount).tiebreaker; });
    const std::vector<Card> like(kHandCards, tiebreaker ? Card::tiebreaker() : Card::plus(1));
    return HandStates(like);
}

std::span<const BotMove> MoveModel::of(const BotTurn& turn)
{
    const Situation situation{turn.total, turn.other, turn.alone, turn.cards.bots};
    return moves_[situation.index() * 2 + turn.cards.botsTie];
}

} // namespace parlour::pazaak_full
