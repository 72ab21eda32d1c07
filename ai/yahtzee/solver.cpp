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
struct alignas(64) Lanes : std::array<double, kLanes> {};
/// By dice set.
using Values = std::array<Lanes, kDiceSets>;

inline void raise(Lanes& best, const Lanes& other)
{
    for (std::size_t i = 0; i < kLanes; ++i)
        best[i] = other[i] > best[i] ? other[i] : best[i];
}

inline Lanes sumOf(const double* values, double points)
{
    Lanes sum;
    for (std::size_t i = 0; i < kLanes; ++i)
        sum[i] = values[i] + points;
    return sum;
}

/// Sets of fewer than five dice are worth the mean of what one more die makes of them.
void rollTheRest(Values& values)
{
    for (std::size_t set = kFirstRoll; set-- > 0;) {
        const auto& with = kSets.with[set];
        const Lanes& a = values[with[0]];
        const Lanes& b = values[with[1]];
        const Lanes& c = values[with[2]];
        const Lanes& d = values[with[3]];
        const Lanes& e = values[with[4]];
        const Lanes& f = values[with[5]];
        Lanes& mean = values[set];
        for (std::size_t i = 0; i < kLanes; ++i)
            mean[i] = (((a[i] + b[i]) + (c[i] + d[i])) + (e[i] + f[i])) * (1.0 / kFaces);
    }
}

/// Every set becomes worth the best of what it holds, itself included.
void holdTheBest(Values& values)
{
    for (std::size_t set = 1; set < kDiceSets; ++set) {
        Lanes best = values[set];
        for (std::size_t i = 0; i < kSets.fewerCount[set]; ++i)
            raise(best, values[kSets.fewer[set][i]]);
        values[set] = best;
    }
}

Lanes meanOfRolls(const Values& values)
{
    Lanes sum{};
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        for (std::size_t i = 0; i < kLanes; ++i)
            sum[i] += values[kFirstRoll + roll][i] * kSets.outcomes[roll];
    for (double& each : sum)
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

SolvedGame::SolvedGame(Joker joker) : joker_(joker), values_(std::make_unique<double[]>(kBoxStates * kRow))
{
    for (const bool fifty : {false, true}) {
        double* const end = row(boxStateOf(BoxSet::all(), fifty));
        std::fill(end + kUpperGoal, end + kRow, double{kUpperBonus});
    }
}

void SolvedGame::solveLanes(BoxSet filled, bool fifty, std::size_t firstUpper)
{
    static const Places places;
    const Standing standing{filled, 0, fifty};
    const auto writing = [&](Box box, int points) {
        const Standing next = after(standing, box, points);
        const double* const nextRow = row(boxStateOf(next.filled, next.fifty));
        return sumOf(nextRow + firstUpper + (BoxSet::upper().has(box) ? points : 0), points);
    };

    struct Choice {
        const std::uint8_t* place;
        std::array<Lanes, Places::kMost> worth;
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

    Values values;
    for (std::size_t roll = 0; roll < kRollSets; ++roll) {
        Lanes best = choices[0].worth[choices[0].place[roll]];
        for (std::size_t i = 1; i < count; ++i)
            raise(best, choices[i].worth[choices[i].place[roll]]);
        values[kFirstRoll + roll] = best;
    }
    const Card card = cardOf(filled, fifty);
    for (int face = 1; face <= kFaces && filled.has(Box::Yahtzee); ++face) { // jokers
        const DiceSet roll = fiveAlike(face);
        const Dice dice = diceOf(roll);
        Lanes best;
        best.fill(0);
        for (const Box box : allowedBoxes(joker_, card, dice))
            raise(best, writing(box, pointsIn(card, box, dice)));
        values[roll] = sumOf(best.data(), earnsYahtzeeBonus(card, dice) ? kYahtzeeBonus : 0);
    }

    for (int rolls = 1; rolls < kRolls; ++rolls) {
        rollTheRest(values);
        holdTheBest(values);
    }
    const Lanes mean = meanOfRolls(values);
    std::copy(mean.begin(), mean.end(), row(boxStateOf(filled, fifty)) + firstUpper);
}

/// Upper totals that cannot reach the bonus any more are alike; those above what the filled boxes hold are left out.
void SolvedGame::solveRow(BoxSet filled, bool fifty)
{
    const int lowest = std::max(0, kUpperGoal - 1 - mostUpper(BoxSet::all() - filled));
    const int highest = std::min(kUpperGoal, mostUpper(filled));
    for (int upper = lowest; upper <= highest; upper += static_cast<int>(kLanes))
        solveLanes(filled, fifty, static_cast<std::size_t>(upper));
    double* const values = row(boxStateOf(filled, fifty));
    std::fill(values, values + lowest, values[lowest]);
    std::fill(values + kUpperTotals, values + kRow, values[kUpperGoal]);
}

std::optional<SolvedGame> SolvedGame::solve(Joker joker, int threads, const std::stop_token& stop)
{
    SolvedGame game(joker);
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
