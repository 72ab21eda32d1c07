// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/choice_policy.h"

#include "ai/solve/exponential.h"
#include "ai/solve/net.h"
#include "ai/tables/tables.h"

#include <cassert>

namespace parlour::durak {

namespace {

constexpr NetFormat kChoiceFormat = {0x43525544, // "DURC"
                                     1, SAY("Error", "This is not a Durak table"),
                                     SAY("Error", "This Durak table has version %1; version %2 is needed"),
                                     SAY("Error", "The Durak table is damaged: its checksum or its length is wrong")};

constexpr float kUnit = 256; ///< of utilities: 1/256 of a natural logarithm
constexpr int kNoiseBits = 8;

/// The columns of cards in a row, by the lowest rank of the deck.
constexpr auto kColumns = [] {
    std::array<ChoiceColumns, kAce> columns{};
    for (Rank lowest = 0; lowest < kAce; ++lowest)
        for (std::size_t card = 0; card < columns[0].size(); ++card) {
            const auto index = static_cast<CardIndex>(card);
            const int step = std::max(0, rankOf(index) - lowest) * (kChoiceRanks - 1) / (kAce - lowest);
            columns[asIndex(lowest)][card] = static_cast<std::uint8_t>(step + (isTrump(index) ? kChoiceRanks : 0));
        }
    return columns;
}();

/// The shipped weights in units.
const std::array<int, kChoiceWeights>& shippedWeights()
{
    static const std::array<int, kChoiceWeights> all = [] {
        const auto read = choiceWeightsFromBytes(tables::bytesOf("durak-choices"));
        assert(read);
        std::array<int, kChoiceWeights> rounded{};
        std::transform(read->begin(), read->end(), rounded.begin(),
                       [](float weight) { return static_cast<int>(weight * kUnit + (weight < 0 ? -0.5F : 0.5F)); });
        return rounded;
    }();
    return all;
}

/// Quantiles of the Gumbel distribution, in units: with this noise the highest utility is drawn by the logit model.
const std::array<int, 1 << kNoiseBits>& noiseQuantiles()
{
    static const std::array<int, 1 << kNoiseBits> all = [] {
        std::array<int, 1 << kNoiseBits> quantiles{};
        int noise = static_cast<int>(-3 * kUnit);
        for (std::size_t i = 0; i < quantiles.size(); ++i) {
            const float chance = (static_cast<float>(i) + 0.5F) / static_cast<float>(quantiles.size());
            // exp(-exp(-x)); expOf takes no positive numbers, and noise is at least -3.
            while (expOf(-expOf(-static_cast<float>(noise) / kUnit - 3) / expOf(-3)) < chance)
                ++noise;
            quantiles[i] = noise;
        }
        return quantiles;
    }();
    return all;
}

/// Draws noise, several values from each random number.
class Noise {
public:
    explicit Noise(Rng& rng) : rng_(rng), quantiles_(noiseQuantiles()) {}
    int next()
    {
        if (left_ == 0) {
            bits_ = rng_.next();
            left_ = 64 / kNoiseBits;
        }
        const int drawn = quantiles_[bits_ % (1U << kNoiseBits)];
        bits_ >>= kNoiseBits;
        --left_;
        return drawn;
    }

private:
    Rng& rng_;
    const std::array<int, 1 << kNoiseBits>& quantiles_;
    std::uint64_t bits_ = 0;
    int left_ = 0;
};

int stageOf(const RolloutGame& game)
{
    return game.stock == 0 ? 0 : game.stock <= kHandSize ? 1 : 2;
}

int kindOf(const RolloutGame& game)
{
    return game.phase == Phase::Lead ? 0 : game.phase == Phase::Defend ? 3 : game.taking ? 2 : 1;
}

int trumpsIn(Bits cards)
{
    return sizeOf(cards >> kFirstTrump);
}

/// Plays a choice.
void apply(RolloutGame& game, const IndexedRules& indexed, Choice choice, CardIndex target)
{
    switch (choice.kind) {
    case Action::Kind::Attack:
        return game.attack(indexed, choice.card);
    case Action::Kind::Cover:
        return game.cover(indexed, target, choice.card);
    case Action::Kind::Transfer:
        return game.transfer(indexed, choice.card);
    case Action::Kind::Take:
        return game.take(indexed);
    default:
        return game.beDone(indexed);
    }
}

} // namespace

ChoiceContext::ChoiceContext(const IndexedRules& indexed, const RolloutGame& game)
    : indexed_(indexed),
      game_(game),
      columns_(kColumns[asIndex(indexed.rules().lowestRank())]),
      row_((kindOf(game) * kChoiceStages + stageOf(game)) * kChoiceRow)
{
    if (game.phase == Phase::Lead)
        return;
    const SeatSet after = game.inPlay - SeatSet::firstSeats(game.defender + 1);
    const Seat next = (after.empty() ? game.inPlay : after).first(); // attacks next if the defender takes
    stop_ = {1,
             game.size(game.turn),
             game.size(game.defender),
             game.inPlay.size() - 3,
             game.attacks - 1,
             game.turn == next ? 1 : 0,
             game.turn == game.attacker ? 1 : 0,
             trumpsIn(game.hand())};
    if (game.phase != Phase::Defend)
        return;
    const Bits table = game.open | game.laid;
    int ranks = 0;
    for (Bits cards = table; cards != 0; cards &= cards - 1)
        ranks += columns_[asIndex(lowestOf(cards))] % kChoiceRanks - kChoiceRanks / 2;
    const std::array<int, 4> more = {sizeOf(game.open) - 1, trumpsIn(table), ranks, sizeOf(table)};
    std::copy(more.begin(), more.end(), stop_.end() - more.size());
}

std::vector<std::uint8_t> toBytes(const ChoiceWeights& weights)
{
    return netToBytes(kChoiceFormat, weights);
}

Expected<ChoiceWeights> choiceWeightsFromBytes(std::span<const std::uint8_t> bytes)
{
    const auto read = netFromBytes(kChoiceFormat, bytes, kChoiceWeights);
    if (!read)
        return read.error();
    ChoiceWeights weights{};
    std::copy(read->begin(), read->end(), weights.begin());
    return weights;
}

ChoicePolicy::ChoicePolicy(const IndexedRules& indexed) : indexed_(indexed) {}

void ChoicePolicy::play(RolloutGame& game, Rng& rng) const
{
    if (game.phase == Phase::Defend && game.passing(indexed_, true) != 0)
        return game.show(indexed_); // costs no card
    const std::array<int, kChoiceWeights>& weights = shippedWeights();
    const ChoiceContext context(indexed_, game);
    Noise noise(rng);
    constexpr int kNone = -(1 << 30);
    int most = kNone;
    Choice best;
    context.visitChoices([&](Choice choice) {
        int utility = noise.next();
        context.visitTerms(choice, [&](int weight, int factor) { utility += weights[asIndex(weight)] * factor; });
        if (utility > most) {
            most = utility;
            best = choice;
        }
    });
    apply(game, indexed_, best, game.phase == Phase::Defend ? context.target() : 0);
}

} // namespace parlour::durak
