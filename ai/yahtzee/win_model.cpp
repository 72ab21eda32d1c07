#include "ai/yahtzee/win_model.h"

#include "ai/yahtzee/policy.h"

#include <cmath>

namespace parlour::yahtzee {

namespace {

/// The standard normal distribution, by basic operations alone so that it is the same on every machine.
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
    /// The chance of less than x.
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
    /// The other way round, for a chance between 0 and 1.
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

    /// e to the power of -x, x from 0 to 18: the power 1/1024 by its series, then squared ten times.
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

/// Equally likely values of a variable with mean 0 and deviation 1.
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

constexpr std::uint64_t kSampleSeed = 1;
constexpr std::int64_t kSampleGames = 8000;

using Totals = std::array<std::int16_t, kRounds + 1>; ///< of a game, after each turn

} // namespace

std::optional<WinModel> WinModel::make(Joker joker, int threads, const std::stop_token& stop)
{
    auto game = SolvedGame::solve(joker, SolvedGame::Spread::Yes, threads, stop);
    if (!game)
        return std::nullopt;
    WinModel model(*std::move(game));
    model.sample(stop);
    if (stop.stop_requested())
        return std::nullopt;
    return model;
}

void WinModel::sample(const std::stop_token& stop)
{
    PolicyCache policies(game_);
    std::vector<Totals> games;
    for (std::int64_t i = 0; i < kSampleGames && !stop.stop_requested(); ++i) {
        Rng rng = Rng::stream(kSampleSeed, Purpose::Analysis, static_cast<std::uint64_t>(i));
        SoloGame game;
        Totals& totals = games.emplace_back();
        for (std::size_t turn = 1; turn < totals.size(); ++turn) {
            playTurn(game, policies.at(game.standing), rng);
            totals[turn] = static_cast<std::int16_t>(game.total());
        }
    }
    const auto count = static_cast<double>(games.size());
    for (std::size_t turns = 0; turns < rests_.size(); ++turns) {
        double x = 0, y = 0, xx = 0, xy = 0; // totals and rests, least squares
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
        rest.off.resize(2 * kMostOff + 1);
        double squares = 0;
        for (const Totals& each : games) {
            const double off = each.back() - each[turns] - rest.intercept - rest.slope * each[turns];
            squares += off * off / count;
            rest.off[static_cast<std::size_t>(std::lround(off) + kMostOff)].same += 1 / count;
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
    return rest.off[static_cast<std::size_t>(std::clamp<long>(off + kMostOff, 0, 2 * kMostOff))];
}

double WinModel::smoothChance(int turns, int total, double mine) const
{
    const Rest& rest = rests_[static_cast<std::size_t>(turns)];
    const double off = mine - total - rest.intercept - rest.slope * total;
    if (turns == kRounds)
        return off > 0 ? 1 : off < 0 ? 0 : 0.5;
    return normal().below(off / rest.deviation);
}

namespace {

/// The share of the win of who is ahead of each of the others or level with it: with j others level, one in j + 1.
double shareOf(const std::vector<WinModel::Chance>& others)
{
    std::array<double, kMaxSeats> level{1}; // the chance that so many are level and none is ahead
    for (const WinModel::Chance& each : others)
        for (std::size_t j = level.size(); j-- > 0;)
            level[j] = level[j] * each.less + (j > 0 ? level[j - 1] * each.same : 0);
    double share = 0;
    for (std::size_t j = 0; j < level.size(); ++j)
        share += level[j] / static_cast<double>(j + 1);
    return share;
}

} // namespace

WinShare::WinShare(const WinModel& model, const View& view)
    : model_(model), standing_(standingOf(view.card)), points_(view.card.total() - view.card.upperBonus()), lowest_(points_)
{
    auto totals = view.totals;
    totals.eraseFirst(static_cast<std::int16_t>(view.card.total()));
    // Who sits before this seat has played the round. Whose a total is cannot be told, so each is a bit of both.
    const double before = totals.empty() ? 0 : double{view.seat} / static_cast<double>(totals.count());
    const int played = view.round;
    const bool isLate = view.card.free().size() <= 2;
    const int most = isLate ? 2 * kYahtzeeBonus + kUpperBonus + 100 : 1000; // that are looked at
    auto& table = isLate ? exact_ : smooth_;
    for (int mine = lowest_; mine <= lowest_ + most; ++mine) {
        std::vector<WinModel::Chance> chances;
        for (const int total : totals) {
            WinModel::Chance chance;
            for (const auto& [turns, weight] : {std::pair(played, before), std::pair(played - 1, 1 - before)}) {
                if (weight <= 0)
                    continue;
                const WinModel::Chance each = isLate ? model.against(turns, total, mine)
                                                     : WinModel::Chance{model.smoothChance(turns, total, mine), 0};
                chance.less += weight * each.less;
                chance.same += weight * each.same;
            }
            chances.push_back(chance);
        }
        table.push_back(shareOf(chances));
    }
}

double WinShare::exact(int total) const
{
    const auto at = static_cast<std::size_t>(std::max(0, total - lowest_));
    return exact_[std::min(at, exact_.size() - 1)];
}

double WinShare::smooth(double total) const
{
    const double at = total - lowest_;
    if (at <= 0)
        return smooth_.front();
    if (at >= static_cast<double>(smooth_.size() - 1))
        return smooth_.back();
    const auto i = static_cast<std::size_t>(at);
    return smooth_[i] + (smooth_[i + 1] - smooth_[i]) * (at - static_cast<double>(i));
}

double WinShare::after(const Standing& next, int points) const
{
    const BoxSet free = BoxSet::all() - next.filled;
    if (free.empty())
        return exact(points + (next.upper == kUpperGoal ? kUpperBonus : 0));
    if (!exact_.empty())
        return turnAt(next, points).value();
    const double mean = points + model_.game().withBonus(next);
    const double deviation = std::sqrt(model_.game().variance(next));
    double sum = 0;
    for (const double node : nodes())
        sum += smooth(mean + node * deviation);
    return sum / kNodes;
}

Turn WinShare::turnAt(const Standing& standing, int points) const
{
    return Turn(model_.game().joker(), standing, [&](Box box, int more, int bonus) {
        return after(yahtzee::after(standing, box, more), points + more + bonus);
    });
}

Turn WinShare::turn() const
{
    return turnAt(standing_, points_);
}

} // namespace parlour::yahtzee
