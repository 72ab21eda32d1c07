// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared by the tests of reviews: games between bots, analysts that count their questions, the account's sum.
#pragma once

#include "ai/core/bots.h"
#include "app/analysis/reviewer.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/resources.h"

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <map>

namespace parlour::test {

/// The action of a seat at an unforced decision; empty: that of its bot.
using Interfere = std::function<std::string(Seat seat, const AnyMatch& match)>;

/// Plays a game to its end between bots of these ids.
inline Record playedBy(const std::string& game, std::vector<std::string> seats, std::uint64_t seed,
                       const RuleMap& rules = {}, const Interfere& interfere = {})
{
    const GameInfo& info = *findGame(game);
    Record record{game, info.version, *info.complete(rules), std::move(seats), seed, {}, std::nullopt};
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (const std::string& id : record.seats)
        bots.push_back(findBot(id)->make(resources()));
    const auto match = std::move(*info.start(record.rules, seed));
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        Step step;
        if (node.isChance()) {
            step.text = match->draw();
        } else {
            step.who = node.seats.first();
            const AnyQuestion question = match->question(step.who);
            step.text = question.isForced ? question.legalTexts().front() : "";
            if (step.text.empty() && interfere)
                step.text = interfere(step.who, *match);
            if (step.text.empty())
                step.text = bots[static_cast<std::size_t>(step.who)]->answer(question, {}, nullptr);
        }
        if (!match->step(step.who, step.text))
            qFatal("%s is not allowed", step.text.c_str());
        record.steps.push_back(step);
    }
    record.result.emplace();
    for (Seat seat = 0; seat < match->seats(); ++seat)
        record.result->push_back(match->score(seat));
    return record;
}

/// The usual rules with this number of seats. Pazaak and Coins have no rule for it.
inline RuleMap rulesWithSeats(const GameInfo& info, int seats)
{
    const bool isUsual = info.seats(*info.complete({})) == seats;
    return *info.complete(isUsual ? RuleMap{} : RuleMap{{"players", std::to_string(seats)}});
}

inline MakeAnalyst analystOf(const std::string& game)
{
    return [game] { return makeAnalyst(game, resources()); };
}

inline Review reviewOf(const Record& record, Seat seat, const ReviewOptions& options = {})
{
    Reviewer reviewer(findGame(record.game), record, seat, analystOf(record.game), options);
    if (!reviewer.run())
        qFatal("the review did not end");
    return reviewer.review();
}

/// The amount by which start + luck + others - errors + estimate misses the result.
inline double missing(const Account& account)
{
    return account.start + account.luck + account.others - account.errors + account.estimate - account.result;
}

/// The running mean and standard error of numbers.
class Mean {
public:
    void add(double number)
    {
        ++count_;
        sum_ += number;
        squares_ += number * number;
    }
    double mean() const { return sum_ / count_; }
    double error() const { return std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / (count_ - 1)); }

private:
    int count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Forwards to another analyst and counts the positions that it values.
class CountingAnalyst final : public AnyAnalyst {
public:
    CountingAnalyst(std::unique_ptr<AnyAnalyst> inner, std::atomic<int>& asked) : inner_(std::move(inner)), asked_(asked) {}
    int version() const override { return inner_->version(); }
    bool isSampling() const override { return inner_->isSampling(); }
    Luck luckOf(const std::any& view) override { return inner_->luckOf(view); }
    Analysis analyse(const AnyQuestion& question, parlour::stop_token stop, const AnalysisWatcher& watcher) override
    {
        return inner_->analyse(question, stop, watcher);
    }
    Estimate value(const std::any& view, Luck luck, parlour::stop_token stop, int simulations) override
    {
        ++asked_;
        return inner_->value(view, luck, stop, simulations);
    }
    std::optional<Estimate> points(const std::any& view, const parlour::stop_token& stop) override
    {
        return inner_->points(view, stop);
    }
    bool isBlind(const std::any& view, const parlour::stop_token& stop) override { return inner_->isBlind(view, stop); }
    std::optional<Estimate> between(const std::any& before, const std::any& after, const parlour::stop_token& stop) override
    {
        return inner_->between(before, after, stop);
    }

private:
    std::unique_ptr<AnyAnalyst> inner_;
    std::atomic<int>& asked_;
};

} // namespace parlour::test
