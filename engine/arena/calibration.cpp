// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/calibration.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

/// The sums of a bin.
struct BinSum {
    std::int64_t count = 0;
    double stated = 0, found = 0;
    double gap = 0; ///< found - stated in this game
    double squares = 0; ///< of the games' gaps
};

bool isCertain(const BeliefValue& belief)
{
    return belief.error == 0 && belief.chance >= 1 - 1e-9;
}

class CalibrationCount {
public:
    void count(const AnyMatch& match, Seat seer, AnyAnalyst& analyst)
    {
        const std::any view = match.look(seer);
        for (const PlaceBelief& place : analyst.beliefs(view, {})) {
            const std::any owner = match.look(place.seat);
            int there = 0;
            double open = 0, sum = 0; // the beliefs that are not certain, and their chances
            for (const BeliefValue& each : place.values) {
                open += isCertain(each) ? 0 : 1;
                sum += isCertain(each) ? 0 : each.chance;
            }
            for (const BeliefValue& each : place.values) {
                const int copies = analyst.copies(view, owner, each.value);
                add(each, copies > 0, sum / std::max(1.0, open));
                there += copies;
            }
            result_.wrong += std::max(0, place.count - there);
        }
    }

    void endGame()
    {
        ++result_.games;
        for (BinSum& bin : bins_) {
            bin.squares += bin.gap * bin.gap;
            bin.gap = 0;
        }
    }

    Calibration result() const
    {
        Calibration result = result_;
        for (std::size_t i = 0; i < bins_.size(); ++i) {
            const BinSum& bin = bins_[i];
            const auto count = static_cast<double>(std::max<std::int64_t>(1, bin.count));
            result.bins[i] = {bin.count, bin.stated / count, bin.found / count, std::sqrt(bin.squares) / count};
        }
        const auto all = static_cast<double>(std::max<std::int64_t>(1, uncertain_));
        result.missed /= all;
        result.missedEvenly /= all;
        return result;
    }

private:
    void add(const BeliefValue& belief, bool isTrue, double even)
    {
        if (isCertain(belief)) {
            ++result_.certain;
            result_.wrong += isTrue ? 0 : 1;
            return;
        }
        const double truth = isTrue ? 1 : 0;
        BinSum& bin = bins_[std::min(asIndex(static_cast<int>(10 * belief.chance)), bins_.size() - 1)];
        ++bin.count;
        bin.stated += belief.chance;
        bin.found += truth;
        bin.gap += truth - belief.chance;
        ++uncertain_;
        result_.missed += (truth - belief.chance) * (truth - belief.chance);
        result_.missedEvenly += (truth - even) * (truth - even);
    }

    Calibration result_;
    std::array<BinSum, std::tuple_size_v<decltype(Calibration::bins)>> bins_;
    std::int64_t uncertain_ = 0;
};

} // namespace

Calibration calibrate(AnyAnalyst& analyst, const GameInfo& game, const RuleMap& rules, const std::vector<AnyBot*>& bots,
                      int games, std::uint64_t seed, const stop_token& stop, const std::function<void(int)>& played)
{
    CalibrationCount counter;
    for (int number = 0; number < games && !stop.stop_requested(); ++number) {
        const auto match = std::move(*game.start(rules, seed + static_cast<std::uint64_t>(number)));
        for (Node node = match->node(); !node.isOver() && !stop.stop_requested(); node = match->node()) {
            if (node.isChance()) {
                (void)match->step(kChanceSeat, match->draw());
                continue;
            }
            const Seat seat = node.seats.first();
            const AnyQuestion question = match->question(seat);
            if (!question.isForced)
                counter.count(*match, seat, analyst);
            AnyBot& bot = *bots[asIndex(seat + number) % bots.size()];
            (void)match->step(seat, question.isForced ? match->legal(seat).front() : bot.answer(question, stop, nullptr));
        }
        counter.endGame();
        if (played)
            played(number + 1);
    }
    return counter.result();
}

} // namespace parlour
