// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/training/net_trainer.h"

#include "ai/coins/round.h"
#include "ai/solve/bayesian_game.h"
#include "ai/tables/bytes.h"
#include "engine/base/rng.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr Rules kTrainedRules;
constexpr int kTrainingIterations = 60; ///< of regret matching
constexpr std::uint32_t kRandomMoves = 25; ///< one move in this many is random

/// The learning rate halves after kHalfLife batches.
constexpr float kFirstRate = 0.002F, kHalfLife = 10;
float learningRateOf(std::int64_t batches)
{
    return kFirstRate / (1 + static_cast<float>(batches) / kHalfLife);
}

struct Match {
    Timeline timeline;
    Levers levers;
};

int leversLeft(Rng& rng, int full, double usual)
{
    if (rng.below(5) == 0)
        return std::min(full, static_cast<int>(rng.below(4)));
    const double share = rng.below(3) > 0 ? rng.unit() : std::clamp(usual + 0.6 * (rng.unit() - 0.5), 0.0, 1.0);
    return static_cast<int>(std::lround(full * share));
}

/// The start of a match, or a blocked place with random lead and levers, for coverage of the input space.
Match randomMatch(Rng& rng)
{
    const Levers all{{kTrainedRules.blue, kTrainedRules.blue}, {kTrainedRules.red, kTrainedRules.red}};
    if (rng.below(5) == 0)
        return {Timeline(kTrainedRules.rounds, 0, 0), all};
    const int place = rng.below(2) == 0 ? kTrainedRules.rounds - 1 - static_cast<int>(rng.below(20))
                                        : static_cast<int>(rng.below(kTrainedRules.rounds));
    const double deviation = 1 + 0.8 * std::sqrt(place);
    int lead = std::clamp(static_cast<int>(std::lround(2 * deviation * (rng.unit() + rng.unit() + rng.unit() - 1.5))),
                          -place, place);
    if ((lead + place) % 2 != 0)
        lead += lead > 0 ? -1 : 1;
    const double usual = 1 - 0.6 * place / kTrainedRules.rounds;
    Levers levers;
    for (int& blue : levers.blue)
        blue = leversLeft(rng, kTrainedRules.blue, usual);
    for (int& red : levers.red)
        red = leversLeft(rng, kTrainedRules.red, usual);
    return {Timeline(kTrainedRules.rounds, place, lead), levers};
}

std::size_t pickAction(std::span<const float> mix, Rng& rng)
{
    if (rng.below(kRandomMoves) == 0)
        return rng.below(static_cast<std::uint32_t>(mix.size()));
    auto leversAfter = static_cast<float>(rng.unit());
    for (std::size_t i = 0; i + 1 < mix.size(); ++i)
        if ((leversAfter -= mix[i]) < 0)
            return i;
    return mix.size() - 1;
}

/// A solved round.
struct Solved {
    Round round;
    std::array<MoveList, 2> options;
    BayesianGame game;

    Solved(const Match& match, int lead, const ValueNet& net)
        : round{match.timeline, lead, match.levers},
          options{round.options(0), round.options(1)}
    {
        game.rows = options[0].size();
        BayesianGame::Type type;
        type.columns = options[1].size();
        for (std::size_t row = 0; row < options[0].size(); ++row)
            for (std::size_t column = 0; column < type.columns; ++column)
                type.payoffs[row][column] = round.value({options[0][row], options[1][column]}, net);
        game.types.push_back(type);
        game.solve(kTrainingIterations);
    }
    JointMove draw(Rng& rng) const
    {
        const BayesianGame::Type& type = game.types[0];
        const std::size_t row = pickAction({game.mix.data(), options[0].size()}, rng);
        return {options[0][row], options[1][pickAction({type.mix.data(), type.columns}, rng)]};
    }
};

/// Plays a joint move. Returns false at the end of the match.
bool advance(Match& match, const Round& round, const JointMove& joint)
{
    const auto back = round.backTo(joint);
    if (!back && round.isLast())
        return false;
    match.levers = round.leversAfter(joint);
    if (back) {
        match.timeline.goBack(*back);
        return true;
    }
    match.timeline.goOn(round.lead);
    if (Round::isBlocked(joint))
        match.timeline.blockHere();
    return true;
}

constexpr std::uint64_t kTrainingMagic = 0x4E4E494F43ULL; // "COINN"
constexpr std::uint64_t kTrainingVersion = 1;
constexpr std::size_t kTrainingHead = 40;

} // namespace

void NetTrainer::playMatch(std::uint64_t index, float rate, Errors& errors)
{
    Rng rng = Rng::stream(seed_, Purpose::Analysis, index);
    Match match = randomMatch(rng);
    for (bool goesOn = true; goesOn;) {
        const int lead = match.timeline.lead();
        const std::array solved{Solved(match, lead + 1, net_), Solved(match, lead - 1, net_)};
        const float value = (solved[0].game.payoff() + solved[1].game.payoff()) / 2;
        const ValueInput input = match.timeline.inputAt(match.timeline.place(), match.levers);
        const double error = static_cast<double>(net_.learn(input, value, rate));
        errors.squares += error * error;
        ++errors.count;
        const Solved& tossed = solved[rng.below(2)];
        goesOn = advance(match, tossed.round, tossed.draw(rng));
    }
}

void NetTrainer::train(std::int64_t batches, const stop_token& stop, const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        Errors errors;
        for (int match = 0; match < batchMatches_; ++match)
            playMatch(static_cast<std::uint64_t>(batches_ * batchMatches_ + match), learningRateOf(batches_), errors);
        error_ = std::sqrt(errors.squares / static_cast<double>(errors.count));
        ++batches_;
        if (progress)
            progress(batches_);
    }
}

std::vector<std::uint8_t> NetTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head : {kTrainingMagic, kTrainingVersion, seed_, static_cast<std::uint64_t>(batchMatches_),
                                     static_cast<std::uint64_t>(batches_)})
        appendNumber(bytes, head, 8);
    for (const auto* reals : {&net_.weights, &net_.squares})
        for (const float real : *reals)
            appendReal(bytes, real);
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<NetTrainer> NetTrainer::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kTrainingHead || numberAt(bytes, 0, 8) != kTrainingMagic || numberAt(bytes, 8, 8) != kTrainingVersion)
        return Error(SAY("Error", "This is not a Coins training file that can be resumed"));
    NetTrainer trainer(numberAt(bytes, 16, 8), static_cast<int>(numberAt(bytes, 24, 8)));
    std::vector<float>& weights = trainer.net_.weights;
    const std::size_t end = kTrainingHead + 2 * kReal * weights.size();
    if (bytes.size() != end + kChecksum || numberAt(bytes, end, kChecksum) != checksum(bytes.first(end)))
        return Error(SAY("Error", "The Coins training file is damaged: its checksum or its length is wrong"));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 32, 8));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        weights[i] = realAt(bytes, kTrainingHead + kReal * i);
        trainer.net_.squares[i] = realAt(bytes, kTrainingHead + kReal * (weights.size() + i));
    }
    return trainer;
}

} // namespace parlour::coins
