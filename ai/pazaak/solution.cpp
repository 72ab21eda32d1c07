// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/solution.h"

#include "ai/pazaak/solver.h"

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

std::uint16_t toWord(float share)
{
    return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 65535));
}

} // namespace

std::optional<Solution> Solution::make(Strategy strategy, int threads, const stop_token& stop)
{
    auto values = valuesOf(strategy, threads, stop);
    if (!values)
        return std::nullopt;
    return Solution(std::make_shared<const Strategy>(std::move(strategy)),
                    std::make_shared<const std::vector<Matrices>>(*std::move(values)), HandWorth::Match);
}

Solution::Solution(std::shared_ptr<const Strategy> strategy, std::shared_ptr<const std::vector<Matrices>> values,
                   HandWorth worth)
    : strategy_(std::move(strategy)),
      values_(std::move(values)),
      worth_(worth),
      goal_(strategy_->model().goal),
      safeTotal_(strategy_->model().safe()),
      mutex_(std::make_unique<std::mutex>()),
      evaluated_(std::make_unique<std::atomic<const BothSeats*>[]>(values_->size()))
{
    static_assert(kSlots == SeatValues::kSlots);
}

Solution::Solution(Solution&&) noexcept = default;

Solution::~Solution()
{
    for (std::size_t context = 0; evaluated_ && context < values_->size(); ++context)
        delete evaluated_[context].load();
}

float Solution::after(Context context, int winner, int seat, int hand) const
{
    if (worth_ != HandWorth::Match)
        return winner < 0 ? static_cast<float>((worth_ == HandWorth::HandNotLost) == (seat == 0))
                          : static_cast<float>(winner == seat);
    if (winner >= 0 && ++context.wins[asIndex(winner)] == strategy_->model().wins)
        return static_cast<float>(winner == seat);
    return begin(strategy_->situations().number(context), seat, hand);
}

const Solution::BothSeats& Solution::evaluate(int context) const
{
    const std::lock_guard lock(*mutex_);
    std::atomic<const BothSeats*>& place = evaluated_[asIndex(context)];
    if (!place.load(std::memory_order_acquire)) {
        const std::array<SeatValues, 2> values = situationValues(*strategy_, *values_, context, worth_);
        place.store(new BothSeats{pack(values[0]), pack(values[1])}, std::memory_order_release);
    }
    return *place.load(std::memory_order_acquire);
}

Solution::SeatTables Solution::pack(const SeatValues& values) const
{
    const Situations& situations = strategy_->situations();
    const int hands = static_cast<int>(values.begin.size());
    // Values come by place, then by hand, each with `room` numbers, of which `count` numbers from `first` are kept.
    const auto take = [](const std::vector<float>& shares, int places, int handsHere, int room, int first, int count) {
        Store store;
        store.places = places * count;
        store.words.reserve(asIndex(handsHere * store.places));
        for (int hand = 0; hand < handsHere; ++hand)
            for (int place = 0; place < places; ++place)
                for (int i = 0; i < count; ++i)
                    store.words.push_back(toWord(shares[asIndex((place * handsHere + hand) * room + first + i)]));
        return store;
    };
    return {take(values.moves, situations.count(), hands, kSlots, 0, kSlots),
            take(values.moves, situations.count(), hands, kSlots, SeatValues::kAll, 1),
            take(values.safe, safeTotal_ * goal_, hands, 1, 0, 1),
            take(values.stood, (goal_ - safeTotal_) * goal_, hands, 1, 0, 1),
            take(values.opponentsTurn, goal_ * goal_, hands, 1, 0, 1),
            take(values.moveProbabilities, situations.withBothPlaying() * kSlots, 1, 1, 0, 1),
            take(values.begin, 1, hands, 1, 0, 1)};
}

} // namespace parlour::pazaak
