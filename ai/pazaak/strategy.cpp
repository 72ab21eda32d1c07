// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/strategy.h"

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

constexpr int kParts = 12;

struct Mixtures {
    std::array<Mixture, kMixtureBytes> byByte{};
    std::array<std::array<std::uint8_t, kMoves>, kMoves> firstOfPair{};
};

constexpr Mixtures kMixtures = [] {
    Mixtures all;
    std::size_t byte = 0;
    for (Move move = 0; move < kMoves; ++move)
        all.byByte[byte++] = {move, move, 0};
    for (Move first = 0; first < kMoves; ++first)
        for (Move second = static_cast<Move>(first + 1); second < kMoves; ++second) {
            all.firstOfPair[first][second] = static_cast<std::uint8_t>(byte);
            for (std::uint8_t parts = 1; parts < kParts; ++parts)
                all.byByte[byte++] = {first, second, parts};
        }
    return all;
}();

} // namespace

float Mixture::chanceOf(Move move) const
{
    const float other = static_cast<float>(secondTwelfths) / kParts;
    if (move == first)
        return 1.0F - other;
    return move == second ? other : 0.0F;
}

std::uint8_t Mixture::toByte() const
{
    if (isPure())
        return first;
    return static_cast<std::uint8_t>(kMixtures.firstOfPair[first][second] + secondTwelfths - 1);
}

Mixture Mixture::fromByte(std::uint8_t byte)
{
    return kMixtures.byByte[byte];
}

Mixture Mixture::nearest(const std::array<float, kMoves>& chances)
{
    Move best = 0;
    for (Move move = 1; move < kMoves; ++move)
        if (chances[move] > chances[best])
            best = move;
    Move next = best == 0 ? 1 : 0;
    for (Move move = 0; move < kMoves; ++move)
        if (move != best && chances[move] > chances[next])
            next = move;
    const Move first = std::min(best, next);
    const Move second = std::max(best, next);
    const auto parts = static_cast<int>(std::lround(kParts * chances[second] / (chances[first] + chances[second])));
    if (parts == 0)
        return {first, first, 0};
    if (parts == kParts)
        return {second, second, 0};
    return {first, second, static_cast<std::uint8_t>(parts)};
}

Situations::Situations(const Model& model)
    : wins_(model.wins),
      sizes_(model.sideCards + 1),
      goal_(model.goal),
      safe_(model.safe()),
      playing_((goal_ - safe_ - 1) * (goal_ - 1)),
      againstStand_(0)
{
    for (int theirs = safe_ + 1; theirs <= goal_; ++theirs)
        againstStand_ += std::min(theirs, goal_ - 1) - safe_;
}

int Situations::number(const Context& context) const
{
    return ((context.wins[0] * wins_ + context.wins[1]) * sizes_ + context.cards[0]) * sizes_ + context.cards[1];
}

Context Situations::context(int number) const
{
    Context context;
    context.cards[1] = number % sizes_;
    number /= sizes_;
    context.cards[0] = number % sizes_;
    number /= sizes_;
    context.wins = {number / wins_, number % wins_};
    return context;
}

Strategy::Strategy(const Model& model) : model_(model), hands_(model), situations_(model)
{
    std::size_t size = 0;
    for (int number = 0; number < situations_.contexts(); ++number) {
        const Context context = situations_.context(number);
        for (const int cards : context.cards) {
            const int hands = hands_.count(cards);
            blocks_.push_back({size, hands});
            size += static_cast<std::size_t>(situations_.count() * hands);
        }
    }
    bytes_.assign(size, 0);
}

std::span<std::uint8_t> Strategy::entries(int context, int seat)
{
    const Block& block = blocks_[static_cast<std::size_t>(2 * context + seat)];
    return std::span(bytes_).subspan(block.from, static_cast<std::size_t>(situations_.count() * block.hands));
}

std::span<const std::uint8_t> Strategy::entries(int context, int seat) const
{
    const Block& block = blocks_[static_cast<std::size_t>(2 * context + seat)];
    return std::span(bytes_).subspan(block.from, static_cast<std::size_t>(situations_.count() * block.hands));
}

} // namespace parlour::pazaak
