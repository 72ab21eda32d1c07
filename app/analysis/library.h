// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the pages share: what is kept between runs (settings, unfinished games, finished games), and the tables that bots
// play by. Owned by the window.
#pragma once

#include "ai/resources.h"
#include "app/analysis/review.h"
#include "app/analysis/review_queue.h"
#include "app/store/history.h"
#include "app/store/saved_games.h"
#include "app/store/settings.h"

#include <memory>

namespace parlour {

/// What a loss is called, as the person chose.
Thresholds thresholdsOf(const Preferences& preferences);

class Library {
public:
    /// In the program's own folders (app/store/paths.h). The history is not opened before it is needed.
    Library();

    Settings& settings() { return settings_; }
    const Settings& settings() const { return settings_; }
    SavedGames& saved() { return saved_; }
    /// What bots play by.
    const Resources& resources() const { return resources_; }
    /// Opened at the first call.
    History& history();
    /// What reviews finished games in the background.
    ReviewQueue& reviews();

private:
    Settings settings_;
    SavedGames saved_;
    std::unique_ptr<History> history_;
    Resources resources_;
    std::unique_ptr<ReviewQueue> reviews_;
};

} // namespace parlour
