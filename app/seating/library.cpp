// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/library.h"

#include "app/store/paths.h"

namespace parlour {

Thresholds thresholdsOf(const Preferences& preferences)
{
    return {static_cast<double>(preferences.doubtful), static_cast<double>(preferences.mistake),
            static_cast<double>(preferences.blunder)};
}

Library::Library() : settings_(paths::settings()), saved_(paths::savedGames(), settings_.savedGamesFolders()) {}

History& Library::history()
{
    if (!history_)
        history_ = std::make_unique<History>(paths::history());
    return *history_;
}

ReviewQueue& Library::reviews()
{
    if (!reviews_)
        reviews_ = std::make_unique<ReviewQueue>(paths::history(), resources_);
    return *reviews_;
}

} // namespace parlour
