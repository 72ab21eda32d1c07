// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/what_if_work.h"

#include "app/store/translation.h"
#include "engine/base/stop.h"

#include <chrono>
#include <utility>

namespace parlour {

namespace {

constexpr std::chrono::milliseconds kReportEvery{100};

/// Plays what `branch` lacks, and reports it as it grows. Lowers `deals` to what can be waited for.
template <class OnProgress>
Expected<void> play(const GameInfo& info, const Record& line, Branch& branch, int& deals, const Resources& resources,
                    const stop_token& stop, const OnProgress& report)
{
    const auto game = WhatIf::make(info, line, branch, deals > 0, resources);
    if (!game)
        return game.error();
    if (deals == 0)
        branch.steps = game->playReal(stop);
    const auto old = static_cast<int>(branch.outcomes.size());
    if (deals > old) {
        deals = old + game->affordableDeals(deals - old, stop);
        report();
    }
    auto reported = std::chrono::steady_clock::now();
    for (int deal = old; deal < deals && !stop.stop_requested(); ++deal) {
        const auto outcome = game->playDealt(deal, stop);
        if (!outcome)
            continue;
        branch.outcomes.push_back(*outcome);
        if (const auto now = std::chrono::steady_clock::now(); now - reported >= kReportEvery) {
            reported = now;
            report();
        }
    }
    return {};
}

} // namespace

WhatIfWork::WhatIfWork(const GameInfo& info, const Record& line, const Branch& branch, int deals, const Resources& resources,
                       QObject* parent)
    : QObject(parent),
      branch_(branch),
      deals_(deals)
{
    thread_ = jthread([this, &info, line, branch, deals, resources](const stop_token& stop) mutable {
        Branch growing = branch;
        const auto tell = [&](bool isDone, const QString& problem) {
            QMetaObject::invokeMethod(
                this,
                [this, growing, deals, isDone, problem] {
                    branch_ = growing;
                    deals_ = deals;
                    isDone_ = isDone;
                    problem_ = problem;
                    emit changed();
                },
                Qt::QueuedConnection);
        };
        const auto done = play(info, line, growing, deals, resources, stop, [&] { tell(false, {}); });
        tell(true, done ? QString() : translated(done.error()));
    });
}

WhatIfWork::~WhatIfWork()
{
    thread_.request_stop();
    thread_.join();
}

} // namespace parlour
