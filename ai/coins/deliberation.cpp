#include "ai/coins/deliberation.h"

#include "engine/base/rng.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr int kIterations = 60; ///< of a round's solution
constexpr float kTrembles = 0.06F; ///< share of the rounds in which the other is believed to do anything; found by a search
constexpr std::size_t kMostJourneys = 3; ///< that are weighed, beside this round once more
constexpr double kNetError = 0.004; ///< root of the mean square, as found by training

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
    Situation out{view.rules, view.tosses, 1, view.blue, view.red, 0};
    std::optional<Belief> belief = Belief::of(view.memory, view.rules, view.round);
    out.round = belief ? view.round : 1;
    if (!belief) {
        belief = Belief::atStart(view.rules);
        belief->blue = view.blue;
        belief->red = view.red;
    }
    for (;; ++out.round) {
        out.blocked = out.round > view.blocked ? view.blocked : 0;
        out.hypotheses = hypothesesIn(out.round, view.blue, view.red, out.blocked, *belief);
        if (out.round == view.round)
            return out;
        belief = Deliberation(out, view.tosses.lead(out.round), net).after(out.round == view.blocked ? kBlock : kNothing);
        belief->blue = view.blue;
    }
}

Deliberation::Deliberation(const Situation& situation, int lead, const ValueNet& net) : situation_(situation), net_(net)
{
    for (const Hypothesis& each : situation.hypotheses)
        addHypothesis(each);
    addRounds(lead);
    options_.push_back(kNothing);
    if (rounds_[0].options(0).contains(kBlock))
        options_.push_back(kBlock);
    addJourneys();
    equilibrium_.rows = options_.size();
    for (std::size_t i = 0; i < rounds_.size(); ++i) {
        Equilibrium::Kind& kind = equilibrium_.kinds[i];
        kind.columns = answers_[i].size();
        for (std::size_t row = 0; row < options_.size(); ++row)
            for (std::size_t column = 0; column < kind.columns; ++column)
                kind.shares[row][column] = worthOf(i, {options_[row], answers_[i][column]});
    }
    equilibrium_.solve(kIterations);
}

void Deliberation::addHypothesis(const Hypothesis& hypothesis)
{
    const auto at =
        static_cast<std::size_t>(std::find(hypotheses_.begin(), hypotheses_.end(), hypothesis) - hypotheses_.begin());
    if (at == hypotheses_.size()) {
        hypotheses_.push_back(hypothesis);
        equilibrium_.kinds.push_back({0, 0, {}, {}});
    }
    equilibrium_.kinds[at].weight += 1 / static_cast<float>(Equilibrium::kKinds);
}

void Deliberation::addRounds(int lead)
{
    timelines_.reserve(hypotheses_.size());
    rounds_.reserve(hypotheses_.size());
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        const auto isAlike = [&](const Hypothesis& other) { return other.block == hypotheses_[i].block; };
        const auto before =
            static_cast<std::size_t>(std::find_if(hypotheses_.begin(), hypotheses_.end(), isAlike) - hypotheses_.begin());
        timelines_.push_back(before < i ? timelines_[before] : situation_.timeline(hypotheses_[i]));
        rounds_.push_back({timelines_[i], lead, situation_.levers(hypotheses_[i])});
        answers_[i] = rounds_[i].options(1);
    }
}

/// Those that the most hypotheses find good; which are possible is not known.
void Deliberation::addJourneys()
{
    std::array<float, kMaxRounds + 2> votes{};
    const Move again = travel(situation_.round);
    bool isAgain = false;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        for (const Move move : rounds_[i].options(0)) {
            isAgain = isAgain || move == again;
            if (move.kind == Move::Kind::Travel && move != again)
                votes[move.round] += equilibrium_.kinds[i].weight;
        }
    for (std::size_t i = 0; i < kMostJourneys; ++i) {
        const auto most = std::max_element(votes.begin(), votes.end());
        if (*most <= 0)
            break;
        *most = 0;
        options_.push_back(travel(static_cast<int>(most - votes.begin())));
    }
    if (isAgain)
        options_.push_back(again);
}

float Deliberation::worthOf(std::size_t hypothesis, const Answers& answers) const
{
    const Round& round = rounds_[hypothesis];
    return round.worth(answers, round.leftAfterAll(answers), net_);
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
                share += kind.mix[column] * worthOf(i, {move, answers_[i][column]});
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

double Deliberation::meanOf(const Shares& shares) const
{
    double sum = 0;
    double weights = 0; // 1 but for its rounding
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const auto weight = static_cast<double>(equilibrium_.kinds[i].weight);
        sum += weight * shares[i];
        weights += weight;
    }
    return sum / weights;
}

/// The mean of `shares`. Its error is that of the network and of having few hypotheses; what `common` moves in each alike
/// is no error where actions are compared.
Estimate Deliberation::estimateOf(const Shares& shares, const Shares& common) const
{
    Shares squares;
    const double offset = meanOf(shares) - meanOf(common);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double difference = shares[i] - common[i] - offset;
        squares.push_back(difference * difference);
    }
    const auto count = static_cast<double>(Equilibrium::kKinds);
    return {meanOf(shares), std::sqrt(kNetError * kNetError + meanOf(squares) / count)};
}

Estimate Deliberation::worth(Move move) const
{
    return estimateOf(sharesOf(move), sharesOfMix());
}

Estimate Deliberation::worth() const
{
    Shares none;
    for (std::size_t i = 0; i < rounds_.size(); ++i)
        none.push_back(0);
    return estimateOf(sharesOfMix(), none);
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
            if (isBack ? back != move.round - 1 : back.has_value())
                continue;
            const Levers levers = rounds_[i].leftAfterAll({move, other});
            Hypothesis after{hypotheses_[i].block, static_cast<std::uint8_t>(levers.blue[1]),
                             static_cast<std::uint8_t>(levers.red[1])};
            if (Round::isBlocked({move, other}))
                after.block = static_cast<std::uint8_t>(round);
            const float chance = kind.mix[column] * (1 - kTrembles) + kTrembles / static_cast<float>(kind.columns);
            cases.push_back({kind.weight * chance, after});
            sum += cases.back().chance;
        }
    }
    Hypotheses out;
    if (cases.empty()) { // nobody could have done what must have been done: go on as before
        out = situation_.hypotheses;
        for (Hypothesis& each : out) {
            if (isBack)
                each.block = std::min(each.block, static_cast<std::uint8_t>(move.round - 1));
            else if (move.kind == Move::Kind::Travel)
                each.block = static_cast<std::uint8_t>(round);
        }
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
