// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/training/choice_trainer.h"

#include "ai/durak/training/club_game.h"
#include "ai/solve/exponential.h"
#include "ai/tables/bytes.h"
#include "engine/base/index.h"
#include "engine/durak/durak.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

constexpr int kClubRollouts = 400; ///< of the players, per decision
constexpr int kPasses = 4; ///< times that each batch is learnt
constexpr float kRate = 0.1F, kDecay = 1e-5F;
constexpr int kFewestSeats = 3;

constexpr std::uint64_t kChoicesMagic = 0x5443525544ULL; // "DURCT"
constexpr std::uint64_t kChoicesVersion = 1;
constexpr std::size_t kChoicesHead = 32;

/// The choice that an action is.
Choice choiceOf(const IndexedRules& indexed, const Action& action)
{
    const bool stops = action.kind == Action::Kind::Done || action.kind == Action::Kind::Take;
    return {action.kind, stops ? 0 : indexed.indexOf(action.card)};
}

} // namespace

ChoiceTrainer::Sample ChoiceTrainer::sampleOf(const IndexedRules& indexed, const RolloutGame& game, const Action& action)
{
    Sample sample;
    const ChoiceContext context(indexed, game);
    if (action.kind == Action::Kind::Cover && indexed.indexOf(action.target) != context.target())
        return sample;
    const Choice taken = choiceOf(indexed, action);
    bool isFound = false;
    context.visitChoices([&](Choice choice) {
        if (choice == taken) {
            sample.taken = sample.choices.size();
            isFound = true;
        }
        auto& terms = sample.choices.emplace_back();
        context.visitTerms(choice, [&](int weight, int factor) {
            if (factor != 0)
                terms.emplace_back(weight, factor);
        });
    });
    if (!isFound)
        sample.choices.clear();
    return sample;
}

void ChoiceTrainer::playGame(std::uint64_t number, std::vector<Sample>& samples) const
{
    Rng rng = Rng::stream(seed_, Purpose::Analysis, number);
    Rules rules;
    rules.players = static_cast<std::int8_t>(kFewestSeats + static_cast<int>(number / 2 % (kMaxSeats - kFewestSeats + 1)));
    rules.transfer = number % 2 == 1;
    playClubGame(rules, kClubRollouts, rng, [&](const State& state, const ActionList<Durak>& legal, const Action& action) {
        if (legal.size() == 1)
            return;
        const IndexedRules indexed(rules, state.trump());
        IndexedDeck deck{};
        const RolloutGame game(indexed, state, deck);
        if (Sample sample = sampleOf(indexed, game, action); ChoicePolicy::covers(game) && sample.choices.size() > 1)
            samples.push_back(std::move(sample));
    });
}

float ChoiceTrainer::utilityOf(const std::vector<std::pair<int, int>>& terms) const
{
    float sum = 0;
    for (const auto& [weight, factor] : terms)
        sum += weights_[asIndex(weight)] * static_cast<float>(factor);
    return sum;
}

void ChoiceTrainer::learn(const Sample& sample)
{
    std::vector<float> chances;
    for (const auto& terms : sample.choices)
        chances.push_back(utilityOf(terms));
    const float most = *std::max_element(chances.begin(), chances.end());
    float sum = 0;
    for (float& each : chances)
        sum += each = expOf(each - most);
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const float error = (i == sample.taken ? 1.0F : 0.0F) - chances[i] / sum;
        for (const auto& [weight, factor] : sample.choices[i]) {
            const std::size_t at = asIndex(weight);
            const float gradient = error * static_cast<float>(factor) - kDecay * weights_[at];
            squares_[at] += gradient * gradient;
            weights_[at] += kRate * gradient / std::sqrt(squares_[at]);
        }
    }
}

void ChoiceTrainer::train(std::int64_t batches, const stop_token& stop, const std::function<void(std::int64_t)>& progress)
{
    while (batches_ < batches && !stop.stop_requested()) {
        std::vector<Sample> samples;
        for (int game = 0; game < kBatchGames; ++game)
            playGame(static_cast<std::uint64_t>(batches_ * kBatchGames + game), samples);
        const auto agrees = [&](const Sample& sample) {
            const float taken = utilityOf(sample.choices[sample.taken]);
            return std::none_of(sample.choices.begin(), sample.choices.end(),
                                [&](const auto& terms) { return utilityOf(terms) > taken; });
        };
        agreement_ = static_cast<double>(std::count_if(samples.begin(), samples.end(), agrees))
            / static_cast<double>(std::max<std::size_t>(1, samples.size()));
        Rng rng = Rng::stream(seed_, Purpose::Pairing, static_cast<std::uint64_t>(batches_));
        for (int pass = 0; pass < kPasses; ++pass) {
            rng.shuffle(samples);
            for (const Sample& sample : samples)
                learn(sample);
        }
        ++batches_;
        if (progress)
            progress(batches_);
    }
}

std::vector<std::uint8_t> ChoiceTrainer::toBytes() const
{
    Bytes bytes;
    for (const std::uint64_t head : {kChoicesMagic, kChoicesVersion, seed_, static_cast<std::uint64_t>(batches_)})
        appendNumber(bytes, head, 8);
    for (const ChoiceWeights* each : {&weights_, &squares_})
        for (const float number : *each)
            appendReal(bytes, number);
    appendReal(bytes, static_cast<float>(agreement_));
    appendNumber(bytes, checksum(bytes), kChecksum);
    return bytes;
}

Expected<ChoiceTrainer> ChoiceTrainer::fromBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kChoicesHead || numberAt(bytes, 0, 8) != kChoicesMagic || numberAt(bytes, 8, 8) != kChoicesVersion)
        return Error(SAY("Error", "This is not a Durak training file that can be resumed"));
    constexpr std::size_t kSize = kChoicesHead + kReal * (2 * kChoiceWeights + 1) + kChecksum;
    if (bytes.size() != kSize || numberAt(bytes, kSize - kChecksum, kChecksum) != checksum(bytes.first(kSize - kChecksum)))
        return Error(SAY("Error", "The Durak training file is damaged: its checksum or its length is wrong"));
    ChoiceTrainer trainer(numberAt(bytes, 16, 8));
    trainer.batches_ = static_cast<std::int64_t>(numberAt(bytes, 24, 8));
    std::size_t from = kChoicesHead;
    for (ChoiceWeights* each : {&trainer.weights_, &trainer.squares_})
        for (float& number : *each) {
            number = realAt(bytes, from);
            from += kReal;
        }
    trainer.agreement_ = static_cast<double>(realAt(bytes, from));
    return trainer;
}

} // namespace parlour::durak
