// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/win_model.h"

#include "ai/yahtzee/policy.h"
#include "ai/yahtzee/simd_turn.h"

#include <cmath>

namespace parlour::yahtzee {

namespace {

/// The standard normal distribution, by basic arithmetic only, so that it is the same on every machine.
class Normal {
public:
    Normal()
    {
        const auto density = [](double x) { return expOfMinus(x * x / 2); };
        double sum = 0;
        for (std::size_t i = 1; i < below_.size(); ++i) { // Simpson's rule
            const double x = -kReach + static_cast<double>(i) * kStep;
            sum += (density(x - kStep) + 4 * density(x - kStep / 2) + density(x)) * kStep / 6;
            below_[i] = sum;
        }
        for (double& each : below_)
            each /= sum;
    }
    /// The probability of less than x.
    double below(double x) const
    {
        const double at = (x + kReach) / kStep;
        if (at <= 0)
            return 0;
        if (at >= kCount - 1)
            return 1;
        const auto i = static_cast<std::size_t>(at);
        return below_[i] + (below_[i + 1] - below_[i]) * (at - static_cast<double>(i));
    }
    /// The inverse function, for a probability between 0 and 1.
    double at(double chance) const
    {
        const auto above = std::upper_bound(below_.begin(), below_.end(), chance);
        const auto i = static_cast<std::size_t>(above - below_.begin());
        return -kReach + kStep * (static_cast<double>(i - 1) + (chance - below_[i - 1]) / (below_[i] - below_[i - 1]));
    }

private:
    static constexpr double kReach = 6;
    static constexpr double kStep = 1.0 / 64;
    static constexpr int kCount = 2 * 6 * 64 + 1;

    /// exp(-x) for x from 0 to 18: the series of exp(-x / 1024), squared ten times.
    static double expOfMinus(double x)
    {
        const double small = -x / 1024;
        double power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))));
        for (int i = 0; i < 10; ++i)
            power *= power;
        return power;
    }
    std::array<double, kCount> below_{};
};

const Normal& normal()
{
    static const Normal one;
    return one;
}

/// Quadrature nodes: equally likely values with mean 0 and standard deviation 1.
constexpr std::size_t kNodes = 16;
const std::array<double, kNodes>& nodes()
{
    static const std::array<double, kNodes> all = [] {
        std::array<double, kNodes> nodes{};
        double squares = 0;
        for (std::size_t i = 0; i < kNodes; ++i) {
            nodes[i] = normal().at((static_cast<double>(i) + 0.5) / kNodes);
            squares += nodes[i] * nodes[i];
        }
        for (double& each : nodes)
            each /= std::sqrt(squares / kNodes);
        return nodes;
    }();
    return all;
}

/// The points that a Yahtzee bonus counts for in the win probability.
constexpr int kBonusInChances = 60;
/// Corrections to an even share when the opponent has one more turn to come. A player who plays for the win gains in that
/// turn, which the model of playing for points misses; the normal approximation skews one turn differently from the whole
/// game.
constexpr double kTurnAdvantageOfWinning = -0.0013;
constexpr double kTurnAdvantageOfNormal = 0.0017;
constexpr std::uint64_t kSampleSeed = 1;
constexpr std::int64_t kSampleGames = 4000;

using Totals = std::array<std::int16_t, kRounds + 1>; ///< running totals of a game, by turn

} // namespace

std::optional<WinModel> WinModel::make(Joker joker, int threads, const stop_token& stop)
{
    auto game = SolvedGame::solve(joker, {}, threads, stop);
    if (!game)
        return std::nullopt;
    return make(std::make_shared<const SolvedGame>(*std::move(game)), threads, stop);
}

std::optional<WinModel> WinModel::make(std::shared_ptr<const SolvedGame> game, int threads, const stop_token& stop)
{
    auto aim = SolvedGame::solve(game->joker(), {true, kBonusInChances}, threads, stop);
    if (!aim)
        return std::nullopt;
    WinModel model(std::move(game), *std::move(aim));
    model.sample(stop);
    if (stop.stop_requested())
        return std::nullopt;
    return model;
}

void WinModel::sample(const stop_token& stop)
{
    PolicyCache policies(*game_);
    std::vector<Totals> games;
    for (std::int64_t i = 0; i < kSampleGames && !stop.stop_requested(); ++i) {
        Rng rng = Rng::stream(kSampleSeed, Purpose::Analysis, static_cast<std::uint64_t>(i));
        SoloGame game;
        Totals& totals = games.emplace_back();
        for (std::size_t turn = 1; turn < totals.size(); ++turn) {
            playTurn(game, policies.at(game.state), rng);
            totals[turn] = static_cast<std::int16_t>(game.total());
        }
    }
    const auto count = static_cast<double>(games.size());
    for (std::size_t turns = 0; turns < rests_.size(); ++turns) {
        double x = 0, y = 0, xx = 0, xy = 0; // total x and rest y, least squares
        for (const Totals& each : games) {
            const double total = each[turns], rest = each.back() - each[turns];
            x += total / count;
            y += rest / count;
            xx += total * total / count;
            xy += total * rest / count;
        }
        Rest& rest = rests_[turns];
        rest.slope = xx - x * x > 0 ? (xy - x * y) / (xx - x * x) : 0;
        rest.intercept = y - rest.slope * x;
        rest.off.resize(2 * kMaxOff + 1);
        double squares = 0;
        for (const Totals& each : games) {
            const double off = each.back() - each[turns] - rest.intercept - rest.slope * each[turns];
            squares += off * off / count;
            rest.off[static_cast<std::size_t>(std::lround(off) + kMaxOff)].same += 1 / count;
        }
        rest.deviation = std::sqrt(squares);
        for (std::size_t i = 1; i < rest.off.size(); ++i)
            rest.off[i].less = rest.off[i - 1].less + rest.off[i - 1].same;
    }
}

WinModel::Chance WinModel::against(int turns, int total, int mine) const
{
    const Rest& rest = rests_[static_cast<std::size_t>(turns)];
    const auto off = std::lround(mine - total - rest.intercept - rest.slope * total);
    return rest.off[static_cast<std::size_t>(std::clamp<long>(off + kMaxOff, 0, 2 * kMaxOff))];
}

double WinModel::normalChance(int turns, int total, double mine) const
{
    const Rest& rest = rests_[static_cast<std::size_t>(turns)];
    const double off = mine - total - rest.intercept - rest.slope * total;
    if (turns == kRounds)
        return off > 0 ? 1 : off < 0 ? 0 : 0.5;
    return normal().below(off / rest.deviation);
}

namespace {

/// The points on a card without the upper bonus.
int pointsOn(const OpenCard& card)
{
    return card.total - bonusOf(cardStateOf(card));
}

} // namespace

double WinModel::normalChance(const OpenCard& card, double mine) const
{
    const CardState state = cardStateOf(card);
    const double off = mine - pointsOn(card) - aim_.withBonus(state);
    if (state.filled == BoxSet::all())
        return off > 0 ? 1 : off < 0 ? 0 : 0.5;
    return normal().below(off / std::sqrt(aim_.variance(state)));
}

namespace {

/// The expected share of the win: 0 if an opponent is ahead, else 1 / (number of tied opponents + 1).
double expectedShare(const std::vector<WinModel::Chance>& others)
{
    std::array<double, kMaxSeats> level{1}; // probability that exactly j opponents tie and none is ahead
    for (const WinModel::Chance& each : others)
        for (std::size_t j = level.size(); j-- > 0;)
            level[j] = level[j] * each.less + (j > 0 ? level[j - 1] * each.same : 0);
    double share = 0;
    for (std::size_t j = 0; j < level.size(); ++j)
        share += level[j] / static_cast<double>(j + 1);
    return share;
}

constexpr int kMaxInTurn =
    kYahtzeeBonus + kYahtzeePoints; ///< an upper bound of the points of a turn, without the upper bonus

} // namespace

class WinShare::Group {
public:
    /// Returns false if the afterstate was already there.
    bool add(const Afterstate& afterstate)
    {
        std::int16_t& index = index_[at(afterstate)];
        if (index >= 0)
            return false;
        index = static_cast<std::int16_t>(afterstates.size());
        afterstates.push_back(afterstate);
        return true;
    }
    double worth(const Afterstate& afterstate) const { return values[static_cast<std::size_t>(index_[at(afterstate)])]; }

    std::vector<Afterstate> afterstates;
    std::vector<double> values; ///< of `afterstates`

private:
    static constexpr std::size_t kGained = (kExactBoxes - 1) * kMaxInTurn + 1;
    static std::size_t at(const Afterstate& afterstate)
    {
        return static_cast<std::size_t>(afterstate.state.upper) * kGained + static_cast<std::size_t>(afterstate.gained);
    }
    std::vector<std::int16_t> index_ =
        std::vector<std::int16_t>(kUpperTotals * kGained, -1); ///< index in `points`; -1: absent
};

MatchState matchStateOf(const View& view)
{
    OpenCard mine;
    mine.seat = view.seat;
    mine.upperTotal = static_cast<std::int8_t>(view.card.upperTotal());
    mine.fifty = view.card.in(Box::Yahtzee) == kYahtzeePoints;
    mine.filled = view.card.filled;
    mine.total = static_cast<std::int16_t>(view.card.total());
    return {view.rules, view.seat, view.round, mine, view.others, view.totals};
}

bool isOthersTurn(const MatchState& duel)
{
    const int mine = duel.mine.filled.size(), theirs = duel.others[0].filled.size();
    return mine > theirs || (mine == theirs && duel.mine.seat > duel.others[0].seat);
}

MatchState swapped(const MatchState& duel)
{
    MatchState other = duel;
    other.seat = duel.others[0].seat;
    other.mine = duel.others[0];
    other.others[0] = duel.mine;
    return other;
}

WinShare::WinShare(WinContext& context, const MatchState& match)
    : context_(context),
      model_(context.model),
      match_(match),
      state_(cardStateOf(match.mine)),
      points_(pointsOn(match.mine))
{
    if (!isEnding())
        tabulate(match);
}

WinShare::~WinShare() = default;

/// Whether the distribution of the state's rest is exact.
bool WinShare::usesDistribution(const CardState& state) const
{
    return match_.rules.cards == Cards::Open && kBoxes - state.filled.size() <= context_.horizon.distributionBoxes;
}

void WinShare::tabulate(const MatchState& match)
{
    const int most = points_ + (isExact() ? kExactBoxes * kMaxInTurn + kUpperBonus : 900); // more points win as surely
    std::vector<Against> others;
    if (match.rules.cards == Cards::Open) {
        for (const OpenCard& card : match.others)
            others.push_back(againstCard(card, most));
    } else {
        auto totals = match.totals;
        totals.eraseFirst(match.mine.total);
        for (const int total : totals)
            others.push_back(againstTotal(match, total, most));
    }
    std::vector<WinModel::Chance> chances(others.size());
    for (int mine = points_; mine <= most; ++mine) {
        for (std::size_t i = 0; i < others.size(); ++i)
            chances[i] = others[i][static_cast<std::size_t>(mine - points_)];
        shares_.push_back(expectedShare(chances) + (isExact() ? context_.pointWeight * mine : 0));
    }
}

WinShare::Against WinShare::againstTotal(const MatchState& match, int total, int most) const
{
    // Seats before this one have already played the round. Totals do not tell their seat, so each is a mixture of both
    // cases.
    const double before = static_cast<double>(match.seat) / (match.rules.players - 1);
    Against all;
    for (int mine = points_; mine <= most; ++mine) {
        WinModel::Chance& chance = all.emplace_back();
        for (const auto& [turns, weight] : {std::pair(int{match.round}, before), std::pair(match.round - 1, 1 - before)}) {
            if (weight <= 0)
                continue;
            const WinModel::Chance each = isExact() ? model_.against(turns, total, mine)
                                                    : WinModel::Chance{model_.normalChance(turns, total, mine), 0};
            chance.less += weight * each.less;
            chance.same += weight * each.same;
        }
    }
    return all;
}

WinShare::Against WinShare::againstCard(const OpenCard& card, int most) const
{
    Against all;
    const CardState state = cardStateOf(card);
    if (!isExact() && !usesDistribution(state)) {
        for (int mine = points_; mine <= most; ++mine)
            all.push_back({model_.normalChance(card, mine), 0});
        return all;
    }
    const std::vector<double>& rest = context_.distributions.of(state);
    const int now = pointsOn(card);
    double less = 0;
    std::size_t next = 0; // the first rest not yet in `less`
    for (int mine = points_; mine <= most; ++mine) {
        while (next < rest.size() && now + static_cast<int>(next) < mine)
            less += rest[next++];
        const bool isReached = next < rest.size() && now + static_cast<int>(next) == mine;
        all.push_back({less, isReached ? rest[next] : 0});
    }
    return all;
}

double WinShare::shareOf(double total) const
{
    const double at = std::clamp(total - points_, 0.0, static_cast<double>(shares_.size() - 1));
    const auto i = std::min(static_cast<std::size_t>(at), shares_.size() - 2);
    return shares_[i] + (shares_[i + 1] - shares_[i]) * (at - static_cast<double>(i));
}

/// The share if the rest is played for points with a normal distribution.
double WinShare::byNormal(const Afterstate& afterstate) const
{
    const double mean = points_ + afterstate.gained + model_.aim().withBonus(afterstate.state);
    const double deviation = std::sqrt(model_.aim().variance(afterstate.state));
    double sum = 0;
    for (const double node : nodes())
        sum += shareOf(mean + node * deviation);
    return sum / kNodes + context_.pointWeight * mean;
}

/// The share if the rest is played for points with its exact distribution.
double WinShare::byDistribution(const Afterstate& afterstate) const
{
    const std::vector<double>& rest = context_.distributions.of(afterstate.state);
    const auto last = static_cast<int>(shares_.size()) - 1;
    double sum = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const int gained = afterstate.gained + static_cast<int>(i);
        sum += rest[i] * (shares_[static_cast<std::size_t>(std::min(gained, last))] + context_.pointWeight * gained);
    }
    return sum;
}

WinShare::Group& WinShare::groupOf(BoxSet filled, bool fifty)
{
    std::unique_ptr<Group>& group = groups_[{kBoxes - filled.size(), boxStateOf(filled, fifty)}];
    if (!group)
        group = std::make_unique<Group>();
    return *group;
}

/// The share if the rest is played for the win. The afterstate must be collected and evaluated.
double WinShare::exact(const Afterstate& afterstate) const
{
    const CardState& state = afterstate.state;
    if (state.filled == BoxSet::all())
        return shares_[static_cast<std::size_t>(afterstate.gained + bonusOf(state))];
    return groups_.find({kBoxes - state.filled.size(), boxStateOf(state.filled, state.fifty)})->second->worth(afterstate);
}

/// Collects all reachable afterstates into groups.
void WinShare::collect(const Afterstate& from)
{
    forEachOutcome(model_.game().joker(), from.state, [&](Box box, int points, int bonus) {
        const Afterstate next{yahtzee::after(from.state, box, points), from.gained + points + bonus};
        const CardState& state = next.state;
        if (state.filled != BoxSet::all() && groupOf(state.filled, state.fifty).add(next))
            collect(next);
    });
}

void WinShare::evaluate(Group& group)
{
    group.values.resize(group.afterstates.size());
    const CardState& first = group.afterstates.front().state;
    for (std::size_t begin = 0; begin < group.afterstates.size(); begin += kLanes) {
        const std::size_t count = std::min(kLanes, group.afterstates.size() - begin);
        const auto worth = [&](Box box, int points, int bonus) {
            Lanes<1> lanes{};
            for (std::size_t i = 0; i < count; ++i) {
                const Afterstate& from = group.afterstates[begin + i];
                lanes.of[0][i] = exact({yahtzee::after(from.state, box, points), from.gained + points + bonus});
            }
            return lanes;
        };
        const Lanes<1> values = turnValues<1>(model_.game().joker(), first.filled, first.fifty, worth);
        std::copy_n(values.of[0].begin(), count, group.values.begin() + static_cast<std::ptrdiff_t>(begin));
    }
}

/// Corrects the share of a duel in which the opponent has one more turn to come.
double WinShare::withTurnAdvantage(double share, double advantage) const
{
    const bool isOneMore = isDuel(match_) && state_.filled.size() == match_.others[0].filled.size();
    return isOneMore ? share + advantage * 4 * share * (1 - share) : share;
}

Turn WinShare::turn()
{
    if (isEnding()) {
        const OpenCard& other = match_.others[0];
        return context_.ending.turn({state_, cardStateOf(other), points_ - pointsOn(other)});
    }
    if (isExact()) {
        collect({state_, 0});
        for (auto& [key, group] : groups_) // in ascending number of free boxes
            evaluate(*group);
    }
    return Turn(model_.game().joker(), state_, [&](Box box, int points, int bonus) {
        const Afterstate next{yahtzee::after(state_, box, points), points + bonus};
        if (isExact())
            return exact(next);
        if (usesDistribution(next.state))
            return withTurnAdvantage(byDistribution(next), kTurnAdvantageOfWinning);
        return withTurnAdvantage(byNormal({next.state, points + (bonus > 0 ? kBonusInChances : 0)}), kTurnAdvantageOfNormal);
    });
}

} // namespace parlour::yahtzee
