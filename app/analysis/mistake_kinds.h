// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Kinds of mistakes by the actions alone, and what it was measured to bring to avoid them (resources/grades/taught.json,
// parlour-lab teach). Used by the laboratory, which measures them, and the history page, which tells rules. Knows no game.
#pragma once

#include "engine/core/any_analyst.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace parlour {

/// The first words of both actions: "cover take", where an attack was covered that had better been taken.
std::string kindOf(const std::string& taken, const std::string& best);

/// The gain of a player who obeys the coach in one kind of position, in chances of a whole game.
struct TaughtKind {
    std::string game; ///< id
    std::string kind; ///< kindOf()
    double claimed = 0; ///< the sum of the losses of this kind without the coach
    Estimate gained; ///< more than without the coach
    int times = 0; ///< such mistakes in all games together, without the coach

    /// Whether it gains something beyond two errors.
    bool isTaught() const { return gained.value > 0 && !isSame(gained, {}); }
    bool operator==(const TaughtKind&) const = default;
};

/// Parses the file; empty if it is damaged.
std::vector<TaughtKind> taughtKindsFrom(const QByteArray& json);
/// Whether mistakes of this kind are told as a rule: unless it was measured that nothing is gained by avoiding them.
bool isTold(const std::string& game, const std::string& kind);

} // namespace parlour
