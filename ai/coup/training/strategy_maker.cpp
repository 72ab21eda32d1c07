// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/strategy_maker.h"

#include <algorithm>
#include <numeric>

namespace parlour::coup {

namespace {

/// Entries with fewer visits are dropped: the coarser abstraction plays as well there.
constexpr float kMinKeptVisits = 8;

/// Rounds weights to parts that sum to Strategy::kParts. Weights that are all 0 count as equal.
void roundToParts(const Mix& weights, std::size_t count, std::uint8_t* parts)
{
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += weights[i];
    std::array<float, kMaxChoices> remainders{};
    int left = Strategy::kParts;
    for (std::size_t i = 0; i < count; ++i) {
        const float exact = (sum > 0 ? weights[i] / sum : 1 / static_cast<float>(count)) * Strategy::kParts;
        parts[i] = static_cast<std::uint8_t>(exact);
        remainders[i] = exact - static_cast<float>(parts[i]);
        left -= parts[i];
    }
    for (; left > 0; --left) {
        const auto most = std::max_element(remainders.begin(), remainders.begin() + static_cast<std::ptrdiff_t>(count));
        ++parts[most - remainders.begin()];
        *most = -1;
    }
}

/// The strategy sums of the choices of `hand`, weighted by the reach probability of the hand.
Mix strategySums(const RegretTable& table, const NodeEntry& entry, const Duel& duel, std::size_t hand)
{
    const NodeShape shape(duel);
    const float* sums = table.numbers.at(entry.place + shape.strategySums())->data();
    const Choices& choices = actionMaskOf(duel).choices[hand];
    Mix weights{};
    for (std::size_t i = 0; i < choices.size(); ++i)
        weights[i] = sums[choices[i] * shape.rows * kRow + hand];
    return weights;
}

float sumOf(const Mix& weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0.0F);
}

/// The parts of an entry. Hands that would act differently from `coarser` fewer than `threshold` times get its parts; empty
/// if all do. Without a coarser entry, empty if this one was visited fewer than `threshold` times.
std::vector<std::uint8_t> partsOf(const RegretTable& table, const NodeEntry& entry, const std::uint8_t* coarser,
                                  float threshold)
{
    const Duel duel = duelOfKey(entry.key);
    const std::size_t count = choicesOf(duel);
    std::vector<std::uint8_t> parts(decidingHands(duel) * count);
    std::vector<Mix> sums;
    float all = 0;
    for (std::size_t hand = 0; hand < decidingHands(duel); ++hand) {
        sums.push_back(strategySums(table, entry, duel, hand));
        roundToParts(sums.back(), actionMaskOf(duel).choices[hand].size(), &parts[hand * count]);
        all += sumOf(sums.back());
    }
    if (!coarser)
        return entry.visits >= threshold ? parts : std::vector<std::uint8_t>();
    bool isAny = false;
    for (std::size_t hand = 0; hand < decidingHands(duel); ++hand) {
        int different = 0;
        for (std::size_t i = hand * count; i < (hand + 1) * count; ++i)
            different += std::max(0, parts[i] - coarser[i]);
        const float times = entry.visits * sumOf(sums[hand]) * static_cast<float>(different) / Strategy::kParts;
        if (times > threshold * all)
            isAny = true;
        else
            std::copy_n(coarser + hand * count, count, &parts[hand * count]);
    }
    return isAny ? parts : std::vector<std::uint8_t>();
}

} // namespace

Strategy strategyOf(const RegretTable& table, std::size_t maxBytes)
{
    std::vector<const NodeEntry*> entries;
    for (const NodeEntry& entry : table.nodes.cells())
        if (entry.key != kNoKey && entry.visits >= kMinKeptVisits)
            entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(),
              [](const NodeEntry* a, const NodeEntry* b) { return Strategy::isBefore(a->key, b->key); });
    constexpr float kGrowth = 1.2F;
    for (float threshold = 1;; threshold *= kGrowth) {
        Strategy strategy;
        for (const NodeEntry* entry : entries)
            if (const auto parts = partsOf(table, *entry, strategy.coarserParts(entry->key), threshold); !parts.empty())
                strategy.add(entry->key, parts);
        if (strategy.size() == 0 || strategy.toBytes().size() <= maxBytes)
            return strategy;
    }
}

} // namespace parlour::coup
