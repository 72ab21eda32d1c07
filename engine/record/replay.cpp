// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/replay.h"

#include "engine/base/tokens.h"

#include <cmath>

namespace parlour {

namespace {

bool sameResult(const AnyMatch& match, const std::vector<double>& result)
{
    for (Seat seat = 0; seat < match.seats(); ++seat)
        if (std::abs(match.score(seat) - result[static_cast<std::size_t>(seat)]) > 1e-9)
            return false;
    return true;
}

/// Whether two chance outcomes are of the same kind, with the same number of cards, dice or coins. Not if they are drawn
/// from cards that the players chose or gave back.
bool isAlike(const GameInfo& info, const std::string& one, const std::string& other)
{
    const auto a = split(one), b = split(other);
    if (a.size() != b.size() || (info.isOfChosenCards && info.isOfChosenCards(one)))
        return false;
    return a.size() <= 1 || a.front() == b.front();
}

} // namespace

Expected<std::unique_ptr<AnyMatch>> startOf(const GameInfo& info, const Record& record)
{
    if (record.position.empty())
        return info.start(record.rules, record.seed);
    auto match = info.startFrom(info.id, record.position, record.seed);
    if (match && (*match)->rules() != record.rules)
        return Error(SAY("Error", "the position has other rules than the game"));
    return match;
}

Replay replay(const GameInfo* info, const Record& record)
{
    Replay out;
    if (!info) {
        out.problem = Error(SAY("Error", "there is no game \"%1\""), {record.game});
        return out;
    }
    if (record.version < 1 || record.version > info->version) {
        out.problem = Error(SAY("Error", "the game was saved by rules of version %1; this program knows versions up to %2"),
                            {static_cast<long long>(record.version), static_cast<long long>(info->version)});
        return out;
    }
    auto match = startOf(*info, record);
    if (!match) {
        out.problem = match.error();
        return out;
    }
    out.match = std::move(*match);
    if (static_cast<int>(record.seats.size()) != out.match->seats()) {
        out.problem = Error(SAY("Error", "the rules need %1 seats, the file names %2"),
                            {static_cast<long long>(out.match->seats()), static_cast<long long>(record.seats.size())});
        return out;
    }
    for (const Step& step : record.steps) {
        const auto done = out.match->step(step.who, step.text);
        if (!done) {
            out.problem = done.error();
            return out;
        }
        ++out.goodSteps;
    }
    if (record.result) {
        if (!out.match->node().isOver() || record.result->size() != record.seats.size()) {
            out.problem = Error(SAY("Error", "the file states a result, but the game is not over"));
            return out;
        }
        if (!sameResult(*out.match, *record.result)) {
            out.problem = Error(SAY("Error", "the stated result is not the one the steps lead to"));
            return out;
        }
    }
    out.sound = true;
    return out;
}

std::unique_ptr<AnyMatch> matchAt(const GameInfo& info, const Record& record, int steps)
{
    auto match = std::move(*startOf(info, record));
    for (int i = 0; i < steps; ++i) {
        const Step& step = record.steps[static_cast<std::size_t>(i)];
        const auto done = match->step(step.who, step.text);
        assert(done);
        (void)done;
    }
    return match;
}

int foreignChance(const GameInfo& info, const Record& record)
{
    const auto match = matchAt(info, record, 0);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const Step& step = record.steps[i];
        if (step.who == kChanceSeat && match->draw() != step.text)
            return static_cast<int>(i);
        const auto done = match->step(step.who, step.text);
        assert(done);
        (void)done;
    }
    return -1;
}

Redeals redeal(const GameInfo& info, const Record& record, int games)
{
    std::vector<std::string> drawn;
    for (const Step& step : record.steps)
        if (step.who == kChanceSeat)
            drawn.push_back(step.text);
    Redeals sums{games, 0, 0};
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng::stream(static_cast<std::uint64_t>(game), Purpose::Analysis, 0);
        const auto match = matchAt(info, record, 0);
        std::size_t draws = 0;
        for (std::size_t i = 0; i < record.steps.size() && draws < drawn.size() && !match->node().isOver(); ++i) {
            const Node node = match->node();
            std::string text;
            if (node.isChance()) {
                text = match->draw();
                const std::string& before = drawn[draws++];
                if (isAlike(info, text, before)) {
                    ++sums.draws;
                    sums.same += text == before ? 1 : 0;
                }
            } else {
                const std::vector<std::string> legal = match->legal(node.seats.first());
                text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            }
            const auto done = match->step(node.isChance() ? kChanceSeat : node.seats.first(), text);
            assert(done);
            (void)done;
        }
    }
    return sums;
}

} // namespace parlour
