// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Another action at a step of a saved game, for the verb "replay": with the real cards, or with what its seat could not see
// dealt again.
#pragma once

#include "app/verbs/saved_file.h"
#include "app/verbs/terminal.h"
#include "app/verbs/verb.h"

#include <cstdint>
#include <optional>
#include <string>

namespace parlour::cli {

struct WhatIfOptions {
    std::string action; ///< empty: not asked
    std::string cards = "real";
    std::string count;
    std::string level = "club";
    std::optional<std::uint64_t> seed;
    bool json = false;
    void addTo(Verb& verb);
    /// Throws Refused if other options are given without an action.
    void check() const;
};

/// Plays and prints what follows another action after `step` steps of a sound game. Returns the exit status.
int whatIf(const SavedFile& saved, int step, const WhatIfOptions& options);

} // namespace parlour::cli
