// The 64 upper totals of a set of filled boxes have the same rolls, holds and boxes, so eight of them are worked out side by
// side, in loops that compilers turn into vector instructions. All sums have a fixed order: results are the same everywhere.
#include "ai/yahtzee/solver.h"


#include <atomic>
#include <barrier>
#include <bitset>
#include <thread>

namespace parlour::yahtzee {

namespace {

constexpr std::size_t kLanes = 8;

/// The mean and perhaps the mean square of something, eight times: `of[moment][lane]`.
template <std::size_t Moments>
struct Lanes {
    alignas(64) std::array<std::array<double, kLanes>, Moments> of;
};
/// By dice set.
template <std::size_t Moments>
using Values = std::array<Lanes<Moments>, kDiceSets>;

/// What has the greater mean.
template <std::size_t Moments>
inline void raise(Lanes<Moments>& best, const Lanes<Moments>& other)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        const bool isHigher = other.of[0][i] > best.of[0][i];
        for (std::size_t m = Moments; m-- > 0;)
            best.of[m][i] = isHigher ? other.of[m][i] : best.of[m][i];
    }
}

/// The same with `points` more.
template <std::size_t Moments>
inline void add(Lanes<Moments>& lanes, double points)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        if constexpr (Moments == 2)
            lanes.of[1][i] += 2 * points * lanes.of[0][i] + points * points;
        lanes.of[0][i] += points;
    }
}

/// Sets of fewer than five dice are worth the mean of what one more die makes of them.
template <std::size_t Moments>
void rollTheRest(Values<Moments>& values)
{
    for (std::size_t set = kFirstRoll; set-- > 0;) {
        const auto& with = kSets.with[set];
        for (std::size_t m = 0; m < Moments; ++m) {
            const auto& a = values[with[0]].of[m];
            const auto& b = values[with[1]].of[m];
            const auto& c = values[with[2]].of[m];
            const auto& d = values[with[3]].of[m];
            const auto& e = values[with[4]].of[m];
            const auto& f = values[with[5]].of[m];
            auto& mean = values[set].of[m];
            for (std::size_t i = 0; i < kLanes; ++i)
                mean[i] = (((a[i] + b[i]) + (c[i] + d[i])) + (e[i] + f[i])) * (1.0 / kFaces);
        }
    }
}

/// Every set becomes worth the best of what it holds, itself included.
template <std::size_t Moments>
void holdTheBest(Values<Moments>& values)
{
    for (std::size_t set = 1; set < kDiceSets; ++set) {
        Lanes<Moments> best = values[set];
        for (std::size_t i = 0; i < kSets.fewerCount[set]; ++i)
            raise(best, values[kSets.fewer[set][i]]);
        values[set] = best;
    }
}

template <std::size_t Moments>
Lanes<Moments> meanOfRolls(const Values<Moments>& values)
{
    Lanes<Moments> sum{};
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t m = 0; m < Moments; ++m)
            for (std::size_t i = 0; i < kLanes; ++i)
                sum.of[m][i] += values[kFirstRoll + roll].of[m][i] * kSets.outcomes[roll];
    for (auto& moment : sum.of)
        for (double& each : moment)
            each /= kOutcomes;
    return sum;
}

/// What a box state is made of.
struct BoxState {
    BoxSet filled;
    bool fifty;
};

/// The box states with so many filled boxes. The Yahtzee box holds 50 only where it is filled.
std::vector<BoxState> boxStates(int filledBoxes)
{
    std::vector<BoxState> all;
    for (unsigned bits = 0; bits < 1U << kBoxes; ++bits) {
        const BoxSet filled = BoxSet::ofBits(bits);
        if (filled.size() != filledBoxes)
            continue;
        all.push_back({filled, false});
        if (filled.has(Box::Yahtzee))
            all.push_back({filled, true});
    }
    return all;
}

/// The points that can be written into a box are numbered: a place for each, by roll.
struct Places {
    static constexpr std::size_t kMost = kDice * kFaces + 1;
    std::array<std::array<std::uint8_t, kRollSets>, kBoxes> of{};
    std::array<std::vector<std::uint8_t>, kBoxes> points;

    Places()
    {
        for (std::size_t box = 0; box < kBoxes; ++box)
            for (std::size_t roll = 0; roll < kRollSets; ++roll) {
                const std::uint8_t each = rollPoints().in[box][roll];
                auto& known = points[box];
                const auto found = std::find(known.begin(), known.end(), each);
                of[box][roll] = static_cast<std::uint8_t>(found - known.begin());
                if (found == known.end())
                    known.push_back(each);
            }
    }
};

} // namespace

SolvedGame::SolvedGame(Joker joker, Spread spread) : joker_(joker)
{
    for (std::size_t moment = 0; moment < (spread == Spread::Yes ? 2 : 1); ++moment) {
        moments_[moment] = std::make_unique<double[]>(kBoxStates * kRow);
        for (const bool fifty : {false, true}) { // full cards
            double* const end = row(moment, boxStateOf(BoxSet::all(), fifty));
            std::fill(end + kUpperGoal, end + kRow, moment == 0 ? kUpperBonus : kUpperBonus * kUpperBonus);
        }
    }
}

template <std::size_t Moments>
void SolvedGame::solveLanes(BoxSet filled, bool fifty, std::size_t firstUpper)
{
    static const Places places;
    const Standing standing{filled, 0, fifty};
    const auto writing = [&](Box box, int points) {
        const Standing next = after(standing, box, points);
        const std::size_t upper = firstUpper + static_cast<std::size_t>(BoxSet::upper().has(box) ? points : 0);
        Lanes<Moments> worth;
        for (std::size_t m = 0; m < Moments; ++m)
            std::copy_n(row(m, boxStateOf(next.filled, next.fifty)) + upper, kLanes, worth.of[m].begin());
        add(worth, points);
        return worth;
    };

    struct Choice {
        const std::uint8_t* place;
        std::array<Lanes<Moments>, Places::kMost> worth;
    };
    std::array<Choice, kBoxes> choices;
    std::size_t count = 0;
    for (const Box box : BoxSet::all() - filled) {
        const auto index = static_cast<std::size_t>(box);
        Choice& choice = choices[count++];
        choice.place = places.of[index].data();
        for (std::size_t i = 0; i < places.points[index].size(); ++i)
            choice.worth[i] = writing(box, places.points[index][i]);
    }

    Values<Moments> values;
    for (std::size_t roll = 0; roll < kRollSets; ++roll) {
        Lanes<Moments> best = choices[0].worth[choices[0].place[roll]];
        for (std::size_t i = 1; i < count; ++i)
            raise(best, choices[i].worth[choices[i].place[roll]]);
        values[kFirstRoll + roll] = best;
    }
    const Card card = cardOf(filled, fifty);
    for (int face = 1; face <= kFaces && filled.has(Box::Yahtzee); ++face) { // jokers
        const DiceSet roll = fiveAlike(face);
        const Dice dice = diceOf(roll);
        const BoxSet allowed = allowedBoxes(joker_, card, dice);
        Lanes<Moments> best = writing(allowed.first(), pointsIn(card, allowed.first(), dice));
        for (const Box box : allowed)
            raise(best, writing(box, pointsIn(card, box, dice)));
        add(best, earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0);
        values[roll] = best;
    }

    for (int rolls = 1; rolls < kRolls; ++rolls) {
        rollTheRest(values);
        holdTheBest(values);
    }
    const Lanes<Moments> mean = meanOfRolls(values);
    for (std::size_t m = 0; m < Moments; ++m)
        std::copy(mean.of[m].begin(), mean.of[m].end(), row(m, boxStateOf(filled, fifty)) + firstUpper);
}

/// Upper totals that cannot reach the bonus any more are alike; those above what the filled boxes hold are left out.
void SolvedGame::solveRow(BoxSet filled, bool fifty)
{
    const int lowest = std::max(0, kUpperGoal - 1 - mostUpper(BoxSet::all() - filled));
    const int highest = std::min(kUpperGoal, mostUpper(filled));
    for (int upper = lowest; upper <= highest; upper += static_cast<int>(kLanes))
        if (hasSpread())
            solveLanes<2>(filled, fifty, static_cast<std::size_t>(upper));
        else
            solveLanes<1>(filled, fifty, static_cast<std::size_t>(upper));
    for (std::size_t moment = 0; moment < (hasSpread() ? 2 : 1); ++moment) {
        double* const values = row(moment, boxStateOf(filled, fifty));
        std::fill(values, values + lowest, values[lowest]);
        std::fill(values + kUpperTotals, values + kRow, values[kUpperGoal]);
    }
}

std::optional<SolvedGame> SolvedGame::solve(Joker joker, Spread spread, int threads, const std::stop_token& stop)
{
    SolvedGame game(joker, spread);
    std::array<std::vector<BoxState>, kBoxes> layers;
    for (int filled = 0; filled < kBoxes; ++filled)
        layers[static_cast<std::size_t>(filled)] = boxStates(filled);
    std::array<std::atomic<std::size_t>, kBoxes> next{};
    std::barrier together(threads);
    const auto work = [&] {
        for (std::size_t filled = kBoxes; filled-- > 0; together.arrive_and_wait())
            for (std::size_t i = next[filled]++; i < layers[filled].size() && !stop.stop_requested(); i = next[filled]++)
                game.solveRow(layers[filled][i].filled, layers[filled][i].fifty);
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i)
            helpers.emplace_back(work);
        work();
    }
    if (stop.stop_requested())
        return std::nullopt;
    return game;
}

std::vector<double> SolvedGame::actionValues(const View& view, const ActionList<Yahtzee>& legal) const
{
    return worthOf(turn(standingOf(view.card)), view, legal);
}

int SolvedGame::states()
{
    int states = 0;
    for (unsigned upper = 0; upper < 1U << kFaces; ++upper) {
        std::bitset<kUpperTotals> totals = 1;
        for (const Box box : BoxSet::ofBits(upper)) {
            const std::bitset<kUpperTotals> before = totals;
            for (int count = 1; count <= kDice; ++count)
                for (int total = 0; total <= kUpperGoal; ++total)
                    if (before[static_cast<std::size_t>(total)])
                        totals.set(static_cast<std::size_t>(std::min(kUpperGoal, total + count * (static_cast<int>(box) + 1))));
        }
        states += static_cast<int>(totals.count());
    }
    constexpr int kLowerSets = 3 << 6; // the Yahtzee box is free, holds 0 or holds 50
    return states * kLowerSets;
}

} // namespace parlour::yahtzee
