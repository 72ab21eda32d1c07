// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared by the tests of sessions and saved games: misbehaving bots, records played to their end.
#pragma once

#include "ai/core/bots.h"
#include "app/session/session.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/app/waiting.h"
#include "tests/resources.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <vector>

namespace parlour::test {

/// Collects the changes of a session from now on.
class Changes : public QObject {
public:
    explicit Changes(const Session& session)
    {
        connect(&session, &Session::changed, this, [this](const Session::Change& change) { all.push_back(change); });
    }
    /// The number of changes with this flag.
    auto count(bool Session::Change::*what) const
    {
        return std::count_if(all.begin(), all.end(), [what](const Session::Change& each) { return each.*what; });
    }
    /// The cursors before and after each move.
    std::vector<std::pair<int, int>> moves() const
    {
        std::vector<std::pair<int, int>> moves;
        for (const Session::Change& each : all)
            if (each.isMove())
                moves.emplace_back(each.from, each.to);
        return moves;
    }
    std::vector<Session::Change> all;
};

/// Blocks until the test releases it, and then answers with the last legal action. After twice kWaitLimit it answers anyway,
/// which `answered` shows.
class SlowBot : public AnyBot {
public:
    struct Control {
        std::atomic<bool> go = false; ///< release it
        std::atomic<bool> listens = true; ///< also stops when told to
        std::atomic<int> asked = 0;
        std::atomic<int> answered = 0;
        std::atomic<int> destroyed = 0;
    };
    explicit SlowBot(std::shared_ptr<Control> control) : control_(std::move(control)) {}
    ~SlowBot() override { ++control_->destroyed; }

    std::string answer(const AnyQuestion& question, parlour::stop_token stop, Report* report) override
    {
        ++control_->asked;
        const QDeadlineTimer deadline(2 * kWaitLimit);
        while (!control_->go && !(control_->listens && stop.stop_requested()) && !deadline.hasExpired())
            QThread::msleep(1);
        if (report)
            report->chosen = question.legalTexts().back();
        ++control_->answered;
        return question.legalTexts().back();
    }

private:
    std::shared_ptr<Control> control_;
};

inline Record newRecord(const std::string& game, std::vector<std::string> seats, std::uint64_t seed,
                        const RuleMap& rules = {})
{
    const GameInfo* info = findGame(game);
    return {game, info->version, *info->complete(rules), std::move(seats), seed, {}, std::nullopt};
}

/// Plays a person who always takes the last legal action: for games that end.
inline std::string lastAction(const AnyMatch& match, Seat seat)
{
    return match.legal(seat).back();
}

/// Plays the record to its end without a session, as a contest does; persons take lastAction.
inline Record playedOut(Record record)
{
    const GameInfo* info = findGame(record.game);
    auto match = matchAt(*info, record, static_cast<int>(record.steps.size()));
    std::map<std::string, std::unique_ptr<AnyBot>> bots;
    while (!match->node().isOver()) {
        const Node node = match->node();
        Step step;
        if (node.isChance()) {
            step.text = match->draw();
        } else {
            step.who = node.seats.first();
            const std::string& id = record.seats[static_cast<std::size_t>(step.who)];
            const AnyQuestion question = match->question(step.who);
            if (id == kPerson) {
                step.text = lastAction(*match, step.who);
            } else if (question.isForced) {
                step.text = question.legalTexts().front();
            } else {
                if (!bots[id])
                    bots[id] = findBot(id)->make(test::resources());
                step.text = bots[id]->answer(question, {}, nullptr);
            }
        }
        const auto done = match->step(step.who, step.text);
        if (!done)
            qFatal("%s", done.error().english().c_str());
        record.steps.push_back(step);
    }
    record.result.emplace();
    for (Seat seat = 0; seat < match->seats(); ++seat)
        record.result->push_back(match->score(seat));
    return record;
}

} // namespace parlour::test
