// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/chance_account.h"

#include "engine/base/tokens.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>
#include <span>
#include <utility>

namespace parlour {

namespace {

constexpr int kFirstHouseCards = 10; ///< of a match; a whole deck holds as many of each and would tell nothing
constexpr int kKinds = 4;
/// The least numbers with which the approximations below are used.
constexpr double kLeastExpected = 20; ///< of a face
constexpr double kLeastVariance = 30; ///< of the number of trumps

template <std::size_t size>
void countWords(std::span<const std::string_view> words, std::array<int, size>& counts)
{
    for (const std::string_view word : words)
        if (const auto value = parseInt(word, 1, static_cast<int>(size)))
            ++counts[static_cast<std::size_t>(*value - 1)];
}

/// Counts the trumps in a first hand of Durak. The card that names the trumps lies under the stock, so the other cards hold
/// one trump less than a suit.
void countTrumps(const GameInfo& info, const Record& record, ChanceCounts& counts)
{
    const Seat person = personOf(record.seats);
    if (person < 0 || record.steps.empty() || !record.steps.front().text.starts_with("deck "))
        return;
    FieldMap fields;
    matchAt(info, record, 1)->fields(person, fields);
    const std::string named = fields.text("trumpCard");
    const double others = static_cast<double>(split(record.steps.front().text).size()) - 2; // without "deck" and that card
    if (named.empty() || others < 2)
        return;
    int cards = 0, trumps = 0;
    for (const std::string& card : fields.texts("hand")) {
        cards += card != named ? 1 : 0;
        trumps += card != named && card.back() == named.back() ? 1 : 0;
    }
    const double share = ((others + 1) / 4 - 1) / others;
    counts.handCards += cards;
    counts.trumps += trumps;
    counts.expectedTrumps += cards * share;
    counts.varianceOfTrumps += cards * share * (1 - share) * (others - cards) / (others - 1);
}

/// The probability that a chi-square of an odd number of degrees of freedom is at least `value`.
double chiSquareTail(double value, int freedom)
{
    double tail = std::erfc(std::sqrt(value / 2));
    double term = std::sqrt(2 * value / std::numbers::pi) * std::exp(-value / 2);
    for (int k = 3; k <= freedom; k += 2) {
        tail += term;
        term *= value / k;
    }
    return tail;
}

/// A row of faces that are equally likely. Their number is even.
template <std::size_t size>
ChanceTally faceRow(ChanceTally::Kind kind, const std::array<int, size>& counts)
{
    static_assert(size % 2 == 0);
    const double mean = std::accumulate(counts.begin(), counts.end(), 0.0) / size;
    ChanceTally row{kind, {counts.begin(), counts.end()}, std::vector<double>(size, mean), {}, false};
    if (mean < kLeastExpected)
        return row;
    const double correction = size == 2 ? 0.5 : 0; // of continuity
    double sum = 0;
    for (const int count : counts)
        sum += std::pow(std::max(0.0, std::abs(count - mean) - correction), 2) / mean;
    row.probability = chiSquareTail(sum, static_cast<int>(size) - 1);
    return row;
}

ChanceTally trumpRow(const ChanceCounts& counts)
{
    const double mean = counts.expectedTrumps;
    ChanceTally row{ChanceTally::Kind::Trumps,
                    {counts.trumps, counts.handCards - counts.trumps},
                    {mean, counts.handCards - mean},
                    {},
                    false};
    if (counts.varianceOfTrumps >= kLeastVariance) {
        const double distance = std::max(0.0, std::abs(counts.trumps - mean) - 0.5);
        row.probability = std::erfc(distance / std::sqrt(2 * counts.varianceOfTrumps));
    }
    return row;
}

} // namespace

void ChanceCounts::add(const ChanceCounts& other)
{
    const auto sum = [](auto& into, const auto& from) {
        std::transform(into.begin(), into.end(), from.begin(), into.begin(), std::plus());
    };
    sum(dice, other.dice);
    sum(house, other.house);
    sum(tosses, other.tosses);
    handCards += other.handCards;
    trumps += other.trumps;
    expectedTrumps += other.expectedTrumps;
    varianceOfTrumps += other.varianceOfTrumps;
}

ChanceCounts chanceCountsOf(const GameInfo& info, const Record& record)
{
    ChanceCounts counts;
    bool isHouseCounted = false;
    for (const Step& step : record.steps) {
        if (step.who != kChanceSeat)
            continue;
        const std::vector<std::string_view> words = split(step.text);
        const std::span rest(words.begin() + (words.empty() ? 0 : 1), words.end());
        if (words.empty())
            continue;
        if (words.front() == "roll")
            countWords(rest, counts.dice);
        else if (words.front() == "house" && !std::exchange(isHouseCounted, true) && rest.size() >= kFirstHouseCards)
            countWords(rest.first(kFirstHouseCards), counts.house);
        else if (words.front() == "heads" || words.front() == "tails")
            ++counts.tosses[words.front() == "heads" ? 0 : 1];
    }
    countTrumps(info, record, counts);
    return counts;
}

std::vector<ChanceTally> chanceTalliesOf(const ChanceCounts& counts)
{
    std::vector<ChanceTally> rows{faceRow(ChanceTally::Kind::Dice, counts.dice),
                                  faceRow(ChanceTally::Kind::House, counts.house), trumpRow(counts),
                                  faceRow(ChanceTally::Kind::Tosses, counts.tosses)};
    for (ChanceTally& row : rows)
        row.isMarked = row.probability && *row.probability < kWolf / kKinds;
    std::erase_if(rows,
                  [](const ChanceTally& row) { return std::accumulate(row.counts.begin(), row.counts.end(), 0) == 0; });
    return rows;
}

} // namespace parlour
