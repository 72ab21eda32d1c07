// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/imagined_lines.h"

#include "engine/positions.h"

#include <cstdint>
#include <utility>

namespace parlour {

namespace {

constexpr std::uint64_t kDeals = 0x0EA1; ///< of the deals, the same for every position

/// Takes a step and appends what it led to; false if it is not allowed.
bool take(ImaginedLine& line, LineStep step)
{
    auto match = line.matches.back()->clone();
    std::vector<AnyTold> told;
    if (!match->step(step.seat, step.action, &told))
        return false;
    line.matches.push_back(std::move(match));
    line.steps.push_back(std::move(step));
    line.told.push_back(std::move(told));
    return true;
}

ImaginedLine playedFrom(const AnyMatch& match, const std::vector<LineStep>& steps)
{
    ImaginedLine line;
    line.matches.push_back(match.clone());
    for (const LineStep& step : steps) {
        while (line.matches.back()->node().isChance())
            if (!take(line, {kChanceSeat, line.matches.back()->draw()}))
                return line;
        const Node node = line.matches.back()->node();
        if (!node.isWaiting() || !node.seats.has(step.seat) || !take(line, step))
            return line;
    }
    return line;
}

/// The number of steps of a line that were players' decisions.
std::size_t decisionsIn(const ImaginedLine& line)
{
    std::size_t count = 0;
    for (const LineStep& step : line.steps)
        count += step.seat == kChanceSeat ? 0 : 1;
    return count;
}

} // namespace

std::vector<ImaginedLine> playOnOneDeal(const AnyMatch& match, std::string_view game, Seat seat,
                                        std::span<const std::vector<LineStep>> lines)
{
    const std::string position = positionText(match, game, seat);
    std::size_t wanted = 0, most = 0;
    for (const std::vector<LineStep>& each : lines)
        wanted += each.size();
    std::vector<ImaginedLine> best;
    for (int deal = 0; deal < kImaginedDeals && most < wanted; ++deal) {
        int place = 0;
        const std::uint64_t seed = Rng::stream(kDeals, Purpose::Analysis, static_cast<std::uint64_t>(deal)).next();
        const auto dealt = readPosition(position, seed, place);
        if (!dealt)
            return {};
        std::vector<ImaginedLine> played;
        std::size_t count = 0;
        for (const std::vector<LineStep>& each : lines) {
            played.push_back(playedFrom(*dealt->match, each));
            count += decisionsIn(played.back());
        }
        if (count > most || best.empty())
            best = std::exchange(played, {});
        most = std::max(most, count);
    }
    return best;
}

} // namespace parlour
