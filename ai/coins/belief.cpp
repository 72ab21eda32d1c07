// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/belief.h"

#include "ai/tables/bytes.h"

namespace parlour::coins {

namespace {

/// Blue levers that the opponent is assumed to pull for each own one pulled on a lost timeline.
constexpr float kBlueToo = 0.5F;
constexpr float kImpossible = 1e-6F;

// Layout of the bytes: mark, blue, red, tried, the number of hypotheses for the next round, these, and those for a
// successful journey. Each has the block, the chance as a short real, and levers in units.
constexpr char kMark = 'H';
constexpr std::size_t kHead = 5, kHypothesisBytes = 7;
constexpr float kLeverUnit = 1.0F / 1024;

void append(Bytes& bytes, const Hypotheses& some)
{
    const auto unitsOf = [](float levers) { return static_cast<std::uint64_t>(levers / kLeverUnit + 0.5F); };
    for (const Hypothesis& each : some) {
        appendNumber(bytes, static_cast<std::uint64_t>(each.block), 1);
        appendNumber(bytes, shortened(each.chance), 2);
        appendNumber(bytes, unitsOf(each.blue), 2);
        appendNumber(bytes, unitsOf(each.red), 2);
    }
}

/// Reads hypotheses; nullopt if they are impossible in this round.
std::optional<Hypotheses> read(ByteSpan bytes, const Rules& rules, int round)
{
    const std::size_t count = bytes.size() / kHypothesisBytes;
    if (count == 0 || count > Hypotheses::capacity())
        return std::nullopt;
    Hypotheses out;
    for (std::size_t at = 0; at < bytes.size(); at += kHypothesisBytes) {
        const auto levers = [&](std::size_t from) { return kLeverUnit * static_cast<float>(numberAt(bytes, from, 2)); };
        const Hypothesis each{static_cast<int>(bytes[at]), lengthened(numberAt(bytes, at + 1, 2)), levers(at + 3),
                              levers(at + 5)};
        const bool isChance = each.chance > 0 && each.chance <= 1;
        if (each.block >= round || !isChance || each.blue > static_cast<float>(rules.blue)
            || each.red > static_cast<float>(rules.red))
            return std::nullopt;
        out.push_back(each);
    }
    return out;
}

} // namespace

void Hypothesis::merge(const Hypothesis& other)
{
    const float part = other.chance / (chance + other.chance);
    blue += part * (other.blue - blue);
    red += part * (other.red - red);
    chance += other.chance;
}

void add(Hypotheses& hypotheses, const Hypothesis& hypothesis)
{
    const auto isSame = [&](const Hypothesis& each) { return each.block == hypothesis.block; };
    const auto at = std::find_if(hypotheses.begin(), hypotheses.end(), isSame);
    if (at == hypotheses.end())
        hypotheses.push_back(hypothesis);
    else
        at->merge(hypothesis);
}

void normalise(Hypotheses& hypotheses)
{
    float sum = 0;
    for (const Hypothesis& each : hypotheses)
        sum += each.chance;
    for (std::size_t i = hypotheses.size(); i-- > 0;)
        if (hypotheses[i].chance < kImpossible * sum)
            hypotheses.eraseAt(i);
    for (Hypothesis& each : hypotheses)
        each.chance /= sum;
}

Belief Belief::atStart(const Rules& rules)
{
    Belief belief;
    belief.blue = rules.blue;
    belief.red = rules.red;
    belief.hypotheses = {{0, 1, static_cast<float>(rules.blue), static_cast<float>(rules.red)}};
    return belief;
}

Memory Belief::toMemory() const
{
    Bytes bytes{kMark};
    for (const int number : {blue, red, tried, hypotheses.count()})
        appendNumber(bytes, static_cast<std::uint64_t>(number), 1);
    append(bytes, hypotheses);
    append(bytes, ifBack);
    return Memory(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

std::optional<Belief> Belief::of(const Memory& memory, const Rules& rules, int round)
{
    const std::string text = memory.bytes();
    const ByteSpan bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    if (bytes.size() < kHead || text[0] != kMark)
        return std::nullopt;
    Belief belief;
    belief.blue = bytes[1];
    belief.red = bytes[2];
    belief.tried = bytes[3];
    const std::size_t middle = kHead + kHypothesisBytes * bytes[4];
    const bool isWhole = (bytes.size() - kHead) % kHypothesisBytes == 0 && middle <= bytes.size()
        && (middle < bytes.size()) == (belief.tried > 0);
    if (!isWhole || belief.blue > rules.blue || belief.red > rules.red || belief.tried > round)
        return std::nullopt;
    const bool isBack = belief.tried > 0 && belief.tried == round;
    const auto hypotheses = read(isBack ? bytes.subspan(middle) : bytes.subspan(kHead, middle - kHead), rules, round);
    if (!hypotheses)
        return std::nullopt;
    belief.hypotheses = *hypotheses;
    return belief;
}

// An opponent that goes back to its best place whenever it has fallen d points below leaves none of these falls to be seen.
// A fair walk from the best place gains a point before it falls d with probability d / (d + 1), so for each point that its
// best rises it has gone back 1 / d times on average. Falls that are left to be seen were not deep enough: d is more than
// the deepest of them.
float hiddenReturns(int round, const Tosses& tosses, int block)
{
    int best = tosses.lead(block); // of the opponent, as the own lead
    int deepest = 1;
    bool hasRisen = false;
    for (int place = block + 1; place < round; ++place) {
        const int lead = tosses.lead(place);
        hasRisen = lead < best;
        best = std::min(best, lead);
        deepest = std::max(deepest, lead - best);
    }
    return hasRisen ? 1 / static_cast<float>(deepest + 1) : 0;
}

Hypotheses hypothesesIn(int round, int blue, int red, const Tosses& tosses, int blocked, const Belief& left)
{
    // Missing own levers were pulled on timelines that the opponent ended. It is assumed to have pulled some there too.
    const auto lostBlue = static_cast<float>(std::max(0, left.blue - blue));
    const auto lostRed = static_cast<float>(std::max(0, left.red - red));
    Hypotheses out;
    for (Hypothesis each : left.hypotheses) {
        each.block = std::clamp(each.block, blocked, round - 1);
        const float returns = lostBlue + lostRed > 0 ? 1 + lostRed : hiddenReturns(round, tosses, each.block);
        each.blue = std::max(std::min(1.0F, each.blue), each.blue - kBlueToo * lostBlue);
        each.red = std::max(0.0F, each.red - returns);
        add(out, each);
    }
    normalise(out);
    return out;
}

} // namespace parlour::coins
