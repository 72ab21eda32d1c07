// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/set_table.h"

#include "engine/base/index.h"

#include <algorithm>
#include <bit>

namespace parlour::pazaak_full {

namespace {

constexpr int kHighestDrawn = kGoal - 1 + kHighestHouse; ///< the highest total after a draw
constexpr float kEven = 1.0F / kHighestHouse;
using Posts = std::array<Row, kHighestDrawn + 1>; ///< by total after a draw

/// Values after a draw by the other's total, for one own total; padded above.
using Reply = std::array<float, 40>;
constexpr std::size_t kReplies = 32;

template <class Best>
void improve(Row& row, const Row& other, Best best)
{
    for (std::size_t i = 0; i < kRowWidth; ++i)
        row[i] = best(row[i], other[i]);
}
constexpr auto kMax = [](float a, float b) { return a < b ? b : a; };
constexpr auto kMin = [](float a, float b) { return b < a ? b : a; };

void addScaled(Row& row, const Row& other, float scale)
{
    for (std::size_t i = 0; i < kRowWidth; ++i)
        row[i] += scale * other[i];
}

constexpr std::size_t totalIndex(int total)
{
    return asIndex(std::max(total, 0));
}

int flipOf(Card card)
{
    return card == Card::flipTwoFour() ? 0 : 1;
}

/// The solution of one table; methods in the order of their use.
class Solver {
public:
    Solver(const SetPosition& position, SetTable& out) : position_(position), out_(out) {}

    void run()
    {
        drawAlone();
        letThemDrawAlone();
        drawInTurn();
    }

private:
    /// Improves values after an own draw by the cards that can be played.
    void playBest(Row& row, int total, Rows SetTable::*ended) const
    {
        for (const OwnPlay& each : position_.plays)
            if (each.play.value != 0 && total + each.play.value <= kGoal)
                improve(row, (each.next->*ended)[totalIndex(total + each.play.value)], kMax);
        for (const OwnPlay& each : position_.plays) {
            if (each.play.card.kind() != Card::Kind::Flip)
                continue;
            Row mean{};
            for (const auto& [sum, chance] : flipChances(flipOf(each.play.card), total)) {
                Row best = row;
                if (total - 2 * sum <= kGoal)
                    improve(best, (each.next->*ended)[totalIndex(total - 2 * sum)], kMax);
                addScaled(mean, best, chance);
            }
            row = mean;
        }
    }
    /// The mean over the own next card.
    Row drawn(const Posts& posts, int total, Rows SetTable::*ended) const
    {
        const SetTable* doubled = nullptr;
        for (const OwnPlay& each : position_.plays)
            if (each.play.card.kind() == Card::Kind::Double)
                doubled = each.next;
        Row mean{};
        for (int card = 1; card <= kHighestHouse; ++card) {
            const Row& plain = posts[asIndex(total + card)];
            const int twice = total + 2 * card;
            if (!doubled || total + card == kGoal || twice > kGoal) {
                addScaled(mean, plain, kEven);
                continue;
            }
            Row best = plain;
            improve(best, (doubled->*ended)[asIndex(twice)], kMax);
            addScaled(mean, best, kEven);
        }
        return mean;
    }
    /// The row of values if both stand, by the other's total.
    Row compared(int mine) const
    {
        Row row;
        for (std::size_t theirs = 0; theirs < kRowWidth; ++theirs)
            row[theirs] = position_.compare(mine, static_cast<int>(theirs));
        return row;
    }
    /// Values after a draw that makes more than 20.
    void fillBusts(Posts& posts, Rows SetTable::*ended) const
    {
        for (int total = kGoal + 1; total <= kHighestDrawn; ++total) {
            posts[asIndex(total)].fill(position_.outcomes.lose);
            playBest(posts[asIndex(total)], total, ended);
        }
    }

    void drawAlone()
    {
        constexpr auto kEnded = &SetTable::iEndedAlone;
        Posts posts;
        fillBusts(posts, kEnded);
        posts[kGoal] = out_.iEndedAlone[kGoal] = compared(kGoal);
        out_.iDrawAlone[kGoal] = posts[kGoal];
        for (int total = kGoal - 1; total >= 0; --total) {
            Row& ended = out_.iEndedAlone[asIndex(total)];
            ended = out_.iDrawAlone[asIndex(total)] = drawn(posts, total, kEnded);
            improve(ended, compared(total), kMax);
            posts[asIndex(total)] = ended;
            playBest(posts[asIndex(total)], total, kEnded);
        }
    }

    /// Values of one hidden hand after a draw that makes `total`, by the own total; the own side stands.
    Row replyAlone(const HiddenHand& hand, int total, Row row) const
    {
        const auto play = [&](const SetTable& next, int value) {
            if (total + value <= kGoal)
                improve(row, next.theyEndedAlone[totalIndex(total + value)], kMin);
        };
        for (unsigned bits = hand.values; bits; bits &= bits - 1)
            play(*position_.theirNext, std::countr_zero(bits) - kCardRange);
        if (hand.tiebreaker) {
            play(*position_.theirNextTie, 1);
            play(*position_.theirNextTie, -1);
        }
        for (int flip = 0; flip < 2; ++flip) {
            if (!(hand.flips & 1U << flip))
                continue;
            Row mean{};
            for (const auto& [sum, chance] : flipChances(flip, total)) {
                Row best = row;
                if (total - 2 * sum <= kGoal)
                    improve(best, position_.theirNext->theyEndedAlone[totalIndex(total - 2 * sum)], kMin);
                addScaled(mean, best, chance);
            }
            row = mean;
        }
        return row;
    }

    void letThemDrawAlone()
    {
        Posts mean; // over hands without a double
        std::vector<Posts> doubling(doubles());
        Rows before; // by the other's total, then by the own one
        for (int total = kHighestDrawn; total >= 0; --total) {
            Row base;
            if (total > kGoal) {
                base.fill(position_.outcomes.win);
            } else {
                for (std::size_t mine = 0; mine < kRowWidth; ++mine)
                    base[mine] = position_.compare(static_cast<int>(mine), total);
                if (total < kGoal) {
                    before[asIndex(total)] = meanAlone(mean, doubling, total);
                    improve(base, before[asIndex(total)], kMin);
                }
                out_.theyEndedAlone[asIndex(total)] = base;
            }
            mean[asIndex(total)].fill(0);
            std::size_t next = 0;
            for (const auto& [hand, chance] : position_.hands) {
                const Row reply = total == kGoal ? base : replyAlone(hand, total, base);
                if (hand.doubling)
                    doubling[next++][asIndex(total)] = reply;
                else
                    addScaled(mean[asIndex(total)], reply, chance);
            }
        }
        before[kGoal] = out_.theyEndedAlone[kGoal];
        for (std::size_t mine = 0; mine < std::size_t{kTotals}; ++mine)
            for (std::size_t theirs = 0; theirs < kRowWidth; ++theirs)
                out_.theyDrawAlone[mine][theirs] = before[std::min(theirs, std::size_t{kGoal})][mine];
    }
    std::size_t doubles() const
    {
        return asIndex(std::count_if(position_.hands.begin(), position_.hands.end(),
                                     [](const LikelyHand& each) { return each.hand.doubling; }));
    }
    /// The mean over the other's next card, where the own side stands.
    Row meanAlone(const Posts& mean, const std::vector<Posts>& doubling, int total) const
    {
        Row row{};
        for (int card = 1; card <= kHighestHouse; ++card) {
            addScaled(row, mean[asIndex(total + card)], kEven);
            std::size_t next = 0;
            for (const auto& [hand, chance] : position_.hands) {
                if (!hand.doubling)
                    continue;
                Row best = doubling[next++][asIndex(total + card)];
                if (total + card != kGoal && total + 2 * card <= kGoal)
                    improve(best, position_.theirNext->theyEndedAlone[asIndex(total + 2 * card)], kMin);
                addScaled(row, best, kEven * chance);
            }
        }
        return row;
    }

    /// Values of one hidden hand after a draw, by the other's total; nobody stands, and the own total is `mine`.
    Reply reply(const HiddenHand& hand, int mine) const
    {
        const auto& base = out_.theyEnded[asIndex(mine)];
        Reply values;
        std::copy_n(base.begin() + kPadding, values.size(), values.begin());
        const auto play = [&](const SetTable& next, int value) {
            const float* row = next.theyEnded[asIndex(mine)].data() + kPadding + value;
            for (std::size_t i = 0; i < kReplies; ++i)
                values[i] = kMin(values[i], row[i]);
        };
        for (unsigned bits = hand.values; bits; bits &= bits - 1)
            play(*position_.theirNext, std::countr_zero(bits) - kCardRange);
        if (hand.tiebreaker) {
            play(*position_.theirNextTie, 1);
            play(*position_.theirNextTie, -1);
        }
        for (int flip = 0; flip < 2; ++flip)
            if (hand.flips & 1U << flip)
                for (int total = 0; total <= kHighestDrawn; ++total) {
                    float mean = 0;
                    for (const auto& [sum, chance] : flipChances(flip, total)) {
                        const int turned = std::clamp(total - 2 * sum, 0, kGoal + 1);
                        mean += chance
                            * kMin(values[asIndex(total)],
                                   position_.theirNext->theyEnded[asIndex(mine)][asIndex(turned + kPadding)]);
                    }
                    values[asIndex(total)] = mean;
                }
        values[kGoal] = base[kGoal + kPadding];
        return values;
    }
    /// The values at an own total if the other draws, nobody standing.
    Row letThemDraw(int mine) const
    {
        Row row{};
        Reply mean{};
        for (const auto& [hand, chance] : position_.hands) {
            const Reply values = reply(hand, mine);
            if (!hand.doubling) {
                for (std::size_t i = 0; i < values.size(); ++i)
                    mean[i] += chance * values[i];
                continue;
            }
            const auto& next = position_.theirNext->theyEnded[asIndex(mine)];
            for (std::size_t card = 1; card <= std::size_t{kHighestHouse}; ++card)
                for (std::size_t i = 0; i < std::size_t{kGoal}; ++i)
                    row[i] += kEven * chance
                        * (i + card == std::size_t{kGoal}
                               ? values[i + card]
                               : kMin(values[i + card], next[i + 2 * card + std::size_t{kPadding}]));
        }
        for (std::size_t card = 1; card <= std::size_t{kHighestHouse}; ++card)
            for (std::size_t i = 0; i < kRowWidth; ++i)
                row[i] += kEven * mean[i + card];
        return row;
    }

    void drawInTurn()
    {
        constexpr auto kEnded = &SetTable::iEnded;
        Posts posts;
        fillBusts(posts, kEnded);
        posts[kGoal] = out_.iEnded[kGoal] = out_.iDraw[kGoal] = out_.theyDraw[kGoal] = out_.theyDrawAlone[kGoal];
        for (int total = kGoal - 1; total >= 0; --total) {
            const std::size_t mine = asIndex(total);
            out_.iDraw[mine] = drawn(posts, total, kEnded);
            auto& replied = out_.theyEnded[mine];
            replied.fill(position_.outcomes.win);
            for (int theirs = -kPadding; theirs <= kGoal; ++theirs) {
                const std::size_t i = totalIndex(theirs);
                const float alone = out_.iDrawAlone[mine][i];
                replied[asIndex(theirs + kPadding)] = theirs == kGoal ? alone : kMin(out_.iDraw[mine][i], alone);
            }
            out_.theyDraw[mine] = letThemDraw(total);
            out_.iEnded[mine] = out_.theyDraw[mine];
            improve(out_.iEnded[mine], out_.theyDrawAlone[mine], kMax);
            posts[mine] = out_.iEnded[mine];
            playBest(posts[mine], total, kEnded);
        }
        out_.theyEnded[kGoal].fill(position_.outcomes.win); // never reached: 20 stands
    }

    const SetPosition& position_;
    SetTable& out_;
};

/// Chances by flip and total.
using FlipTable = std::array<std::array<std::vector<FlipChance>, kHighestDrawn + 2>, 2>;

FlipTable makeFlipTable()
{
    constexpr int kSums = kHighestDrawn + 1;
    FlipTable table;
    for (int flip = 0; flip < 2; ++flip) {
        const int low = flip == 0 ? 2 : 3;
        std::array<std::array<double, kSums>, kHighestDrawn + 1> chance{};
        chance[0][0] = 1;
        for (int total = 1; total <= kHighestDrawn; ++total)
            for (int card = 1; card <= std::min(kHighestHouse, total); ++card) {
                if (total - card >= kGoal)
                    continue; // nobody draws at 20 or above
                const int turned = card == low || card == 2 * low ? card : 0;
                for (int sum = 0; sum + turned < kSums; ++sum)
                    chance[asIndex(total)][asIndex(sum + turned)] +=
                        chance[asIndex(total - card)][asIndex(sum)] / kHighestHouse;
            }
        for (int total = 0; total <= kHighestDrawn; ++total) {
            double all = 0;
            for (const double each : chance[asIndex(total)])
                all += each;
            for (int sum = 0; sum < kSums; ++sum)
                if (chance[asIndex(total)][asIndex(sum)] > 0)
                    table[asIndex(flip)][asIndex(total)].push_back(
                        {sum, static_cast<float>(chance[asIndex(total)][asIndex(sum)] / all)});
        }
    }
    return table;
}

} // namespace

std::span<const FlipChance> flipChances(int flip, int total)
{
    static const FlipTable table = makeFlipTable();
    return table[asIndex(flip)][asIndex(std::clamp(total, 0, kHighestDrawn))];
}

float SetPosition::compare(int mine, int theirs) const
{
    if (mine != theirs)
        return mine > theirs ? outcomes.win : outcomes.lose;
    if (myTiebreaker == theirTiebreaker)
        return outcomes.tie;
    return myTiebreaker ? outcomes.win : outcomes.lose;
}

void solve(const SetPosition& position, SetTable& out)
{
    Solver(position, out).run();
}

} // namespace parlour::pazaak_full
