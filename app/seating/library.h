// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The data shared by the pages: settings, unfinished games, finished games, and the strategy tables of the bots. Owned by
// the window.
#pragma once

#include "ai/core/resources.h"
#include "app/analysis/review.h"
#include "app/analysis/review_queue.h"
#include "app/store/database/history.h"
#include "app/store/saved_games.h"
#include "app/store/settings.h"

#include <memory>

namespace parlour {

/// The person's thresholds for the grades of mistakes.
Thresholds thresholdsOf(const Preferences& preferences);

class Library {
public:
    /// Uses the program's folders (app/store/paths.h).
    Library();

    Settings& settings() { return settings_; }
    const Settings& settings() const { return settings_; }
    SavedGames& saved() { return saved_; }
    /// The strategy tables of the bots.
    const Resources& resources() const { return resources_; }
    /// Uses these tables from now on: for tests, in which many windows share what was solved once.
    void shareTables(const Resources& resources) { resources_ = resources; }
    /// The finished games. Lazy: opened at the first call.
    History& history();
    /// The background reviews. Lazy.
    ReviewQueue& reviews();

private:
    Settings settings_;
    SavedGames saved_;
    std::unique_ptr<History> history_;
    Resources resources_;
    std::unique_ptr<ReviewQueue> reviews_;
};

} // namespace parlour
