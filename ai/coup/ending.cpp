// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/ending.h"

#include <algorithm>
#include <bit>

namespace parlour::coup {

namespace {

/// How far a round goes towards what pays, by the difference in shares of the win; and how far back.
constexpr float kPace = 2;
constexpr float kMagnet = 0.02F;
constexpr float kBack = 1 / (1 + kPace * kMagnet);

/// Of an action that is not allowed; e to the power of that is 0.
constexpr float kNever = -1e6F;

/// e to the x, of x at most 0: the exponential function of a library is not the same on every machine.
float expOf(float x)
{
    if (x < -80)
        return 0;
    const float twos = x * 1.44269504F;
    const int whole = static_cast<int>(twos) - 1;
    const float part = (twos - static_cast<float>(whole)) * 0.693147181F; // 0 to 0.7
    constexpr std::array<float, 7> kTaylor = {1 / 5040.0F, 1 / 720.0F, 1 / 120.0F, 1 / 24.0F, 1 / 6.0F, 1 / 2.0F, 1};
    float power = 0;
    for (const float each : kTaylor)
        power = (power + each) * part;
    return (1 + power) * std::bit_cast<float>(static_cast<std::uint32_t>(127 + whole) << 23U);
}

/// What is done where these are the logarithms of it, of `count` actions.
template <std::size_t N>
std::array<float, N> mixOf(const std::array<float, N>& pull, std::size_t count)
{
    const float most = *std::max_element(pull.begin(), pull.begin() + static_cast<std::ptrdiff_t>(count));
    std::array<float, N> mix{};
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += mix[i] = expOf(pull[i] - most);
    for (std::size_t i = 0; i < count; ++i)
        mix[i] /= sum;
    return mix;
}

/// The same by action, then by card.
template <std::size_t N>
std::array<Lane, N> mixOf(const std::array<Lane, N>& pull, const Allowance& allowance, std::size_t count)
{
    std::array<Lane, N> mix{};
    for (std::size_t card = 0; card < kRoles; ++card) {
        std::array<float, N> allowed{};
        for (std::size_t action = 0; action < count; ++action)
            allowed[action] = allowance.may[action][card] > 0 ? pull[action][card] : kNever;
        const std::array<float, N> chances = mixOf(allowed, count);
        for (std::size_t action = 0; action < count; ++action)
            mix[action][card] = chances[action];
    }
    return mix;
}

/// The same of an exchange, by pool, then by the card that is kept.
template <std::size_t N>
std::array<Lane, N> keptBy(const std::array<Lane, N>& pull, const Allowance& allowance)
{
    std::array<Lane, N> kept;
    for (std::size_t pool = 0; pool < N; ++pool) {
        Lane allowed = pull[pool];
        for (std::size_t card = 0; card < kRoles; ++card)
            if (allowance.may[card][pool] <= 0)
                allowed[card] = kNever;
        kept[pool] = mixOf(allowed, kRoles);
    }
    return kept;
}

/// A round's step, by how much more than the mean an action is worth.
void pullOn(float& pull, float more)
{
    pull = (pull + kPace * more) * kBack;
}

Lanes timesEach(const Lanes& a, const Lanes& b)
{
    Lanes out;
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t i = 0; i < kLane; ++i)
            out[player][i] = a[player][i] * b[player][i];
    return out;
}

Lane chancesIn(const Lane& weights)
{
    float sum = 0;
    for (std::size_t card = 0; card < kRoles; ++card)
        sum += weights[card];
    Lane chances{};
    for (std::size_t card = 0; card < kRoles; ++card)
        chances[card] = sum > 0 ? weights[card] / sum : 0;
    return chances;
}

/// A mean where something was counted.
float quotient(float sum, float count)
{
    return count > 0 ? sum / count : 0;
}

} // namespace

Lane laneOf(const Row& row)
{
    Lane lane{};
    std::copy_n(row.begin(), kRoles, lane.begin());
    return lane;
}

bool isEnding(const Duel& turn)
{
    return !turn.hasTwo(0) && !turn.hasTwo(1) && turn.coins[0] < kCoupCost;
}

Ending::Ending(const Duel& turn, const Reach& reach, const EndingNet& net)
    : net_(&net),
      reach_{laneOf(reach[0]), laneOf(reach[1])}
{
    const Matrix& ways = waysOf(turn);
    for (std::size_t card = 0; card < kRoles; ++card)
        ways_[card] = laneOf(ways.at[card]);
    add(turn);
}

std::size_t Ending::add(const Duel& duel)
{
    const std::size_t index = places_.size();
    places_.push_back({duel, {}, kNone});
    places_[index].next.fill(kNone);
    if (duel.stage == Stage::Over || (index > 0 && duel.stage == Stage::Turn && !isEnding(duel)))
        return index;
    if (index > 0 && duel.stage == Stage::Turn) {
        places_[index].numbers = rows_.size();
        rows_.push_back(net_->rowsOf(duel));
        return index;
    }
    const bool isExchange = duel.stage == Stage::Return;
    places_[index].numbers = isExchange ? exchanges_.size() : decisions_.size();
    if (isExchange)
        exchanges_.emplace_back();
    else
        decisions_.emplace_back();
    for (std::size_t action = 0; action < (isExchange ? 1 : actionsOf(duel)); ++action)
        if (!isChallenge(duel, action) && (duel.stage != Stage::Turn || isAllowed(duel, action))) {
            const std::size_t next = add(follow(duel, action));
            places_[index].next[action] = next;
        }
    return index;
}

Lane Ending::meets(const Lane& others) const
{
    Lane out{};
    for (std::size_t theirs = 0; theirs < kRoles; ++theirs)
        for (std::size_t mine = 0; mine < kLane; ++mine)
            out[mine] += others[theirs] * ways_[theirs][mine];
    return out;
}

Lanes Ending::judge(std::size_t index, const Lanes& reach)
{
    const Place& place = places_[index];
    switch (place.duel.stage) {
    case Stage::Over: {
        Lanes out{};
        out[1U - place.duel.loser] = meets(reach[place.duel.loser]);
        return out;
    }
    case Stage::Turn:
        return index > 0 ? judgeTurnAfter(place, reach) : judgeDecision(place, reach);
    case Stage::Return:
        return judgeExchange(place, reach);
    default:
        return judgeDecision(place, reach);
    }
}

Lanes Ending::judgeTurnAfter(const Place& place, const Lanes& reach) const
{
    const Lanes met{meets(reach[1]), meets(reach[0])};
    if (place.numbers == kNone) // the other coups
        return {Lane{}, met[1]};
    const Lanes often = timesEach(reach, met);
    const Lanes turned = net_->values(rows_[place.numbers], {chancesIn(often[1]), chancesIn(often[0])});
    return timesEach({turned[1], turned[0]}, met);
}

Lanes Ending::judgeChallenge(const Place& place, const Lanes& reach) const
{
    const std::size_t claimant = claimantOf(place.duel);
    const std::size_t truth = handOf(claimedIn(place.duel));
    Lane bluffs = reach[claimant];
    bluffs[truth] = 0;
    Lanes out{};
    out[1 - claimant] = meets(bluffs);
    out[claimant][truth] = meets(reach[1 - claimant])[truth];
    return out;
}

Lanes Ending::judgeDecision(const Place& place, const Lanes& reach)
{
    const std::size_t me = place.duel.decider();
    const std::size_t count = actionsOf(place.duel);
    const Allowance& allowance = allowanceOf(place.duel);
    Decision& decision = decisions_[place.numbers];
    const ByLane mix = mixOf(decision.pull, allowance, count);
    Lanes out{};
    ByLane worth{};
    for (std::size_t action = 0; action < count; ++action) {
        const bool isDoubt = isChallenge(place.duel, action);
        if (!isDoubt && place.next[action] == kNone)
            continue;
        Lanes then = reach;
        for (std::size_t card = 0; card < kRoles; ++card)
            then[me][card] *= mix[action][card] * (1 - kTremble) + kTremble * allowance.share[card];
        const Lanes judged = isDoubt ? judgeChallenge(place, then) : judge(place.next[action], then);
        worth[action] = judged[me];
        for (std::size_t card = 0; card < kRoles; ++card) {
            out[me][card] += mix[action][card] * judged[me][card];
            out[1 - me][card] += judged[1 - me][card];
        }
    }
    const Lane met = meets(reach[1 - me]);
    for (std::size_t action = 0; action < count; ++action)
        for (std::size_t card = 0; card < kRoles; ++card) {
            pullOn(decision.pull[action][card], quotient(worth[action][card] - out[me][card], met[card]));
            decision.done[action][card] += weight_ * mix[action][card];
            decision.worth[action][card] += weight_ * quotient(worth[action][card], met[card]);
        }
    return out;
}

Lanes Ending::judgeExchange(const Place& place, const Lanes& reach)
{
    Exchange& exchange = exchanges_[place.numbers];
    const Allowance& allowance = allowanceOf(place.duel);
    const Kept mix = keptBy(exchange.pull, allowance);
    const Lane met = meets(reach[1]);
    const Lane kept = cardsKept(place, reach, mix);
    Lanes then{Lane{}, reach[1]};
    for (std::size_t card = 0; card < kRoles; ++card)
        then[0][card] = quotient(kept[card], met[card]);
    const Lanes judged = judge(place.next[0], then);
    Lane worth{};
    for (std::size_t card = 0; card < kRoles; ++card) {
        worth[card] = quotient(judged[0][card], met[card]);
        exchange.worth[card] += weight_ * worth[card];
    }
    std::array<float, kSmallPools> mean{};
    for (std::size_t pool = 0; pool < kSmallPools; ++pool) {
        for (std::size_t card = 0; card < kRoles; ++card)
            mean[pool] += mix[pool][card] * worth[card];
        for (std::size_t card = 0; card < kRoles; ++card) {
            pullOn(exchange.pull[pool][card], worth[card] - mean[pool]);
            exchange.done[pool][card] += weight_ * mix[pool][card];
        }
    }
    Lanes out{};
    for (const Change& change : drawsOf(place.duel))
        out[0][change.mine] +=
            reach[1][change.theirs] * ways_[change.mine][change.theirs] * change.chance * mean[change.then];
    const Lane after = meets(then[0]);
    const Lane before = meets(reach[0]);
    for (std::size_t card = 0; card < kRoles; ++card)
        out[1][card] = quotient(judged[1][card], after[card]) * before[card];
    return out;
}

/// How often player 0 keeps each card of what it drew, an error now and then among it.
Lane Ending::cardsKept(const Place& place, const Lanes& reach, const Kept& mix) const
{
    std::array<float, kSmallPools> often{};
    for (const Change& change : drawsOf(place.duel))
        often[change.then] +=
            reach[0][change.mine] * reach[1][change.theirs] * ways_[change.mine][change.theirs] * change.chance;
    const Allowance& allowance = allowanceOf(place.duel);
    Lane kept{};
    for (std::size_t pool = 0; pool < kSmallPools; ++pool)
        for (std::size_t card = 0; card < kRoles; ++card)
            kept[card] += often[pool]
                * (mix[pool][card] * (1 - kTremble) + kTremble * allowance.may[card][pool] * allowance.share[pool]);
    return kept;
}

void Ending::solve(int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        weight_ = 2 * round >= rounds ? 1 : 0; // the first half is on the way
        const Lanes judged = judge(0, reach_);
        weights_ += weight_;
        for (std::size_t player = 0; player < 2; ++player)
            for (std::size_t card = 0; card < kRoles; ++card)
                sums_[player][card] += weight_ * judged[player][card];
    }
}

ByAction Ending::meansAt(const Duel& duel, What what) const
{
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const Place& place) {
        return place.duel == duel && (duel.stage != Stage::Turn || &place == &places_.front());
    });
    ByAction means{};
    if (found == places_.end() || found->numbers == kNone)
        return means;
    const bool isExchange = duel.stage == Stage::Return;
    const auto sumOf = [&](std::size_t action, std::size_t hand) {
        if (isExchange) {
            const Exchange& exchange = exchanges_[found->numbers];
            return what == What::Done ? exchange.done[hand][action] : exchange.worth[action];
        }
        const Decision& decision = decisions_[found->numbers];
        return (what == What::Done ? decision.done : decision.worth)[action][hand];
    };
    for (std::size_t hand = 0; hand < (isExchange ? kSmallPools : kRoles); ++hand)
        for (std::size_t action = 0; action < actionsOf(duel); ++action)
            means[action][hand] = sumOf(action, hand) / weights_;
    return means;
}

Lanes Ending::values() const
{
    const Lanes met{meets(reach_[1]), meets(reach_[0])};
    Lanes values{};
    for (std::size_t player = 0; player < 2; ++player)
        for (std::size_t card = 0; card < kRoles; ++card)
            values[player][card] = quotient(sums_[player][card], met[player][card] * weights_);
    return values;
}

Lanes Ending::chances() const
{
    const Lanes often = timesEach(reach_, {meets(reach_[1]), meets(reach_[0])});
    return {chancesIn(often[0]), chancesIn(often[1])};
}

} // namespace parlour::coup
