// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/thresholds.h"

#include <cmath>
#include <vector>

namespace parlour::coins {

namespace {

/// The chances to win a walk without levers, a draw half, as fairChance calculates them.
class Walk {
public:
    Walk() : chances_((kMaxRounds + 1) * kLeads)
    {
        for (int toCome = 0; toCome <= kMaxRounds; ++toCome)
            for (int lead = -kMaxRounds; lead <= kMaxRounds; ++lead)
                chances_[index(toCome, lead)] =
                    toCome > 0 ? (at(toCome - 1, lead + 1) + at(toCome - 1, lead - 1)) / 2 : ended(lead);
    }
    float at(int toCome, int lead) const
    {
        return std::abs(lead) > kMaxRounds ? ended(lead) : chances_[index(toCome, lead)];
    }

private:
    static constexpr std::size_t kLeads = 2 * kMaxRounds + 1;
    static float ended(int lead) { return lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F; }
    static std::size_t index(int toCome, int lead)
    {
        return static_cast<std::size_t>(toCome) * kLeads + static_cast<std::size_t>(lead + kMaxRounds);
    }
    std::vector<float> chances_;
};

// The memory: a mark, the latest round known to be blocked, and the round that red was pulled for (0: none).
constexpr char kThresholdMark = 'T';
constexpr std::size_t kThresholdMemory = 3;

/// The latest round that the seat knows to be blocked.
int knownBlock(const View& view)
{
    int block = view.blocked;
    const Memory& memory = view.memory;
    if (memory.size() == kThresholdMemory && memory[0] == kThresholdMark) {
        const int known = static_cast<std::uint8_t>(memory[1]);
        const int tried = static_cast<std::uint8_t>(memory[2]);
        block = std::max({block, known, tried < view.round ? tried : 0}); // a journey that did not happen
    }
    return std::min(block, view.round - 1);
}

} // namespace

ThresholdPlayer::ThresholdPlayer(const Thresholds& thresholds)
    : thresholds_(thresholds),
      stretch_(std::exp(of(Threshold::Stretch)))
{
}

/// The chance to win from a place, in proportion between whole numbers of rounds to come.
float ThresholdPlayer::chance(int toCome, int lead) const
{
    static const Walk walk;
    const float rounds = std::min(static_cast<float>(toCome) * stretch_, static_cast<float>(kMaxRounds));
    const int whole = static_cast<int>(rounds);
    const float below = walk.at(whole, lead);
    return whole == kMaxRounds ? below : below + (rounds - static_cast<float>(whole)) * (walk.at(whole + 1, lead) - below);
}

bool ThresholdPlayer::blocks(const View& view, const Chances& chances) const
{
    const int toCome = view.rules.rounds - view.round;
    const int lead = view.lead();
    if (view.blue == 0)
        return false;
    if (lead > toCome || (lead > 0 && view.blue > toCome)) // won, or a lever for each round to come
        return true;
    const int spare = view.blue - static_cast<int>(std::lround(std::clamp(of(Threshold::KeptBlue), 0.0F, float{kMaxBlue})));
    const bool isAllowed = spare > 0 && static_cast<float>(lead) >= of(Threshold::BlockLead)
        && static_cast<float>(view.round) >= of(Threshold::BlockFrom) && chances.now > 0.5F + of(Threshold::BlockChance)
        && chances.now >= chances.best - of(Threshold::BlockSlack);
    if (!isAllowed)
        return false;
    constexpr int kClasses = 4;
    const auto least = thresholds_[static_cast<std::size_t>(Threshold::Block4)
                                   + static_cast<std::size_t>(kClasses - std::min(spare, kClasses))];
    const float early = 0.5F - static_cast<float>(view.round) / static_cast<float>(view.rules.rounds);
    return chances.now - chances.worst > least * (1 + of(Threshold::BlockEarly) * early);
}

float ThresholdPlayer::leastGainOfBack(const View& view, float now) const
{
    constexpr std::array kKnots = {0, 2, 8, 25, 60, 100};
    const int toCome = view.rules.rounds - view.round;
    std::size_t knot = 0;
    while (knot + 2 < kKnots.size() && toCome > kKnots[knot + 1])
        ++knot;
    const float part =
        std::min(1.0F, static_cast<float>(toCome - kKnots[knot]) / static_cast<float>(kKnots[knot + 1] - kKnots[knot]));
    const float* knots = &thresholds_[static_cast<std::size_t>(Threshold::Back0)];
    const float pulled = 1 - static_cast<float>(view.red) / Rules{}.red;
    return knots[knot] + part * (knots[knot + 1] - knots[knot]) + of(Threshold::BackThrift) * pulled
        + of(now < 0.5F ? Threshold::BackBehind : Threshold::BackAhead) * (now - 0.5F);
}

bool ThresholdPlayer::goesBack(const View& view, const Chances& chances) const
{
    constexpr int kEnd = 10; ///< the last rounds, which red levers are kept for
    constexpr float kLeast = 1e-6F;
    const int toCome = view.rules.rounds - view.round;
    if (view.red == 0 || chances.best - chances.now <= kLeast)
        return false;
    if (toCome == 0)
        return view.lead() <= 0;
    return (toCome <= kEnd || static_cast<float>(view.red) > of(Threshold::KeptRed))
        && static_cast<float>(view.lead()) <= -of(Threshold::BackLead)
        && static_cast<float>(view.round) >= of(Threshold::BackFrom)
        && chances.best - chances.now > leastGainOfBack(view, chances.now);
}

Action ThresholdPlayer::choose(const Question<Coins>& question)
{
    const View& view = question.view;
    const int block = knownBlock(view);
    Chances chances{chance(view.rules.rounds - view.round, view.lead())};
    std::optional<float> most;
    int back = 0;
    for (int place = block; place < view.round; ++place) {
        const float there = chance(view.rules.rounds - place, view.tosses.lead(place));
        const float preference = there + of(Threshold::Later) * static_cast<float>(place) / 10;
        if (!most || preference > *most) {
            most = preference;
            chances.best = there;
            back = place + 1;
        }
        chances.worst = std::min(chances.worst, there);
    }
    const Move move = blocks(view, chances) ? kBlock : goesBack(view, chances) ? travel(back) : kNothing;
    const auto letter = [](int number) { return static_cast<char>(static_cast<std::uint8_t>(number)); };
    const std::array memory{kThresholdMark, letter(block), letter(move.round)};
    return {move, Memory(std::string_view(memory.data(), memory.size()))};
}

} // namespace parlour::coins
