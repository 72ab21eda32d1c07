#include "ai/coins/deliberation.h"

#include "engine/base/rng.h"

#include <cmath>
#include <span>

namespace parlour::coins {

namespace {

constexpr int kIterations = 60; ///< of a round's solution
constexpr std::size_t kMostJourneys = 3; ///< that are weighed, beside this round once more
constexpr double kNetError = 0.004; ///< root of the mean square, as found by training

double meanOf(std::span<const double> shares)
{
    double sum = 0;
    for (const double share : shares)
        sum += share;
    return sum / static_cast<double>(shares.size());
}

/// The mean of `shares`. Its error is that of the network and of having few hypotheses; what `common` moves in each alike
/// is no error where actions are compared.
Estimate estimateOf(std::span<const double> shares, std::span<const double> common)
{
    const double mean = meanOf(shares);
    const double offset = common.empty() ? mean : mean - meanOf(common);
    double squares = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double difference = shares[i] - (common.empty() ? 0 : common[i]) - offset;
        squares += difference * difference;
    }
    const auto count = static_cast<double>(shares.size());
    return {mean, std::sqrt(kNetError * kNetError + squares / count / count)};
}

template <std::size_t N>
std::span<const double> spanOf(const FixedList<double, N>& list)
{
    return {list.begin(), list.size()};
}

} // namespace

Timeline Situation::timeline(const Hypothesis& hypothesis) const
{
    Timeline out(rules.rounds, hypothesis.block, tosses.lead(hypothesis.block));
    for (int place = hypothesis.block + 1; place < round; ++place)
        out.goOn(tosses.lead(place));
    return out;
}

Levers Situation::levers(const Hypothesis& hypothesis) const
{
    return {{blue, hypothesis.blue}, {red, hypothesis.red}};
}

Situation situationOf(const View& view, const ValueNet& net)
{
    Situation out{view.rules, view.tosses, 1, view.blue, view.red, 0, {}};
    std::optional<Belief> belief = Belief::of(view.memory, view.rules, view.round);
    out.round = belief ? view.round : 1;
    if (!belief) {
        belief = Belief::atStart(view.rules);
        belief->blue = view.blue;
        belief->red = view.red;
    }
    for (;; ++out.round) {
        out.blocked = out.round > view.blocked ? view.blocked : 0;
        out.hypotheses.clear();
        const bool isNow = out.round == view.round;
        for (const Hypothesis& each : hypothesesIn(out.round, view.blue, view.red, out.blocked, *belief))
            out.hypotheses.push_back(each);
        if (isNow)
            return out;
        belief = Deliberation(out, view.tosses.lead(out.round), net).after(out.round == view.blocked ? kBlock : kNothing);
        belief->blue = view.blue;
    }
}

Deliberation::Deliberation(const Situation& situation, int lead, const ValueNet& net) : situation_(situation), net_(net)
{
    const auto& hypotheses = situation.hypotheses;
    timelines_.reserve(hypotheses.size());
    rounds_.reserve(hypotheses.size());
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        const auto isAlike = [&](const Hypothesis& other) { return other.block == hypotheses[i].block; };
        const auto before =
            static_cast<std::size_t>(std::find_if(hypotheses.begin(), hypotheses.end(), isAlike) - hypotheses.begin());
        timelines_.push_back(before < i ? timelines_[before] : situation.timeline(hypotheses[i]));
        rounds_.push_back({timelines_[i], lead, situation.levers(hypotheses[i])});
        answers_[i] = rounds_[i].options(1);
    }
    options_.push_back(kNothing);
    if (rounds_[0].options(0).contains(kBlock))
        options_.push_back(kBlock);
    addJourneys();
    equilibrium_.rows = options_.size();
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        const auto before =
            static_cast<std::size_t>(std::find(hypotheses.begin(), hypotheses.end(), hypotheses[i]) - hypotheses.begin());
        Equilibrium::Kind kind = before < i ? equilibrium_.kinds[before] : Equilibrium::Kind{answers_[i].size(), {}, {}};
        for (std::size_t row = 0; before == i && row < options_.size(); ++row)
            for (std::size_t column = 0; column < kind.columns; ++column)
                kind.shares[row][column] = rounds_[i].worth({options_[row], answers_[i][column]}, net);
        equilibrium_.kinds.push_back(kind);
    }
    equilibrium_.solve(kIterations);
}

/// Those that the most hypotheses find good; which are possible is not known.
void Deliberation::addJourneys()
{
    std::array<int, kMaxRounds + 2> votes{};
    const Move again = travel(situation_.round);
    bool isAgain = false;
    for (const Round& round : rounds_)
        for (const Move move : round.options(0)) {
            isAgain = isAgain || move == again;
            if (move.kind == Move::Kind::Travel && move != again)
                ++votes[move.round];
        }
    for (std::size_t i = 0; i < kMostJourneys; ++i) {
        const auto most = std::max_element(votes.begin(), votes.end());
        if (*most == 0)
            break;
        *most = 0;
        options_.push_back(travel(static_cast<int>(most - votes.begin())));
    }
    if (isAgain)
        options_.push_back(again);
}

void Deliberation::misjudge(const Equilibrium::Mix& taste)
{
    equilibrium_.taste = taste;
    equilibrium_.solve(kIterations);
}

Deliberation::Shares Deliberation::sharesOf(Move move) const
{
    Shares out;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const Equilibrium::Kind& kind = equilibrium_.kinds[i];
        float share = 0;
        for (std::size_t column = 0; column < kind.columns; ++column)
            if (kind.mix[column] > 0)
                share += kind.mix[column] * rounds_[i].worth({move, answers_[i][column]}, net_);
        out.push_back(static_cast<double>(share));
    }
    return out;
}

Deliberation::Shares Deliberation::sharesOfMix() const
{
    Shares out;
    for (const Equilibrium::Kind& kind : equilibrium_.kinds) {
        float share = 0;
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < kind.columns; ++column)
                share += equilibrium_.mix[row] * kind.mix[column] * kind.shares[row][column];
        out.push_back(static_cast<double>(share));
    }
    return out;
}

Estimate Deliberation::worth(Move move) const
{
    return estimateOf(spanOf(sharesOf(move)), spanOf(sharesOfMix()));
}

Estimate Deliberation::worth() const
{
    return estimateOf(spanOf(sharesOfMix()), {});
}

Belief Deliberation::after(Move move) const
{
    Belief belief;
    const bool isJourney = move.kind == Move::Kind::Travel;
    belief.blue = situation_.blue - (move.kind == Move::Kind::Block ? 1 : 0);
    belief.red = situation_.red - (isJourney ? 1 : 0);
    belief.tried = isJourney ? move.round : 0;
    belief.hypotheses = draw(move, false);
    if (isJourney)
        belief.ifBack = draw(move, true);
    return belief;
}

/// What the other did, and so what it has left, if the next round is the one that `move` goes back to, or if it is just the
/// next one.
Hypotheses Deliberation::draw(Move move, bool isBack) const
{
    const int round = situation_.round;
    struct Case {
        float chance;
        Hypothesis after;
    };
    std::vector<Case> cases;
    float sum = 0;
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        const Equilibrium::Kind& kind = equilibrium_.kinds[i];
        for (std::size_t column = 0; column < kind.columns; ++column) {
            const Move other = answers_[i][column];
            const auto back = rounds_[i].backTo({move, other});
            const bool fits = isBack ? back == move.round - 1 : !back;
            if (!fits || kind.mix[column] <= 0)
                continue;
            Hypothesis after = situation_.hypotheses[i];
            after.blue = static_cast<std::uint8_t>(after.blue - (other.kind == Move::Kind::Block ? 1 : 0));
            after.red = static_cast<std::uint8_t>(after.red - (other.kind == Move::Kind::Travel ? 1 : 0));
            if (Round::isBlocked({move, other}))
                after.block = static_cast<std::uint8_t>(round);
            cases.push_back({kind.mix[column], after});
            sum += kind.mix[column];
        }
    }
    Hypotheses out;
    if (cases.empty()) { // nobody would have done what must have been done: go on as before
        std::copy(situation_.hypotheses.begin(), situation_.hypotheses.end(), out.begin());
        if (!isBack && move.kind == Move::Kind::Travel)
            for (Hypothesis& each : out)
                each.block = static_cast<std::uint8_t>(round);
        return out;
    }
    // Evenly spread over the cases, each place by chance.
    Rng rng = Rng::stream(1, Purpose::Analysis, static_cast<std::uint64_t>(2 * round + (isBack ? 1 : 0)));
    std::size_t at = 0;
    float passed = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float place = (static_cast<float>(i) + static_cast<float>(rng.unit())) / static_cast<float>(out.size()) * sum;
        while (at + 1 < cases.size() && passed + cases[at].chance <= place)
            passed += cases[at++].chance;
        out[i] = cases[at].after;
    }
    return out;
}

Estimate worthBefore(const Situation& situation, const ValueNet& net)
{
    const int lead = situation.tosses.lead(situation.round - 1);
    const Estimate won = Deliberation(situation, lead + 1, net).worth();
    const Estimate lost = Deliberation(situation, lead - 1, net).worth();
    return {(won.value + lost.value) / 2, std::hypot(won.error, lost.error) / 2};
}

} // namespace parlour::coins
