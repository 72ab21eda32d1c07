// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How well somebody plays, by the mean loss of an unforced decision: eight names from beginner to master. Their borders lie
// between the losses of our own levels, which were measured by the same analysts (resources/grades/losses.json). Used by the
// history page.
#pragma once

#include "ai/bots.h"
#include "engine/base/sentence.h"
#include "engine/core/any_analyst.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace parlour {

inline constexpr int kGrades = 8;

/// What the levels of a game lose by a decision, in their order. Of the win, 0 to 1; of who plays alone in points.
struct LevelLosses {
    QString game; ///< id
    int seats = 0; ///< of the table at which that was measured; 1: alone
    std::array<Estimate, kLevels.size()> losses;
};

/// Of the file's text; nothing if it is damaged or if a weaker level loses less than a stronger one.
std::optional<std::vector<LevelLosses>> levelLossesFrom(const QByteArray& json);
/// Those that come with the program.
const std::vector<LevelLosses>& measuredLosses();
/// What they would lose in a game at so many tables of each size (by their seats, in any unit): the mean of what was
/// measured at the table nearest in size, of two the larger one. Who plays alone is never measured by tables of several, nor
/// they by who plays alone. Nothing where that is not known of each, or of no tables.
std::optional<LevelLosses> levelLossesOf(const QString& game, const std::map<int, double>& tables);

/// The least losses of the grades 0 (beginner) to 6; less than the last is grade 7. Between two levels at their quarters, so
/// that each level has its own name; between club and master, where two names lie, at the sixths 1, 3 and 5.
std::array<double, kGrades - 1> bordersOf(const LevelLosses& levels);
/// 0 to kGrades - 1.
int gradeOfLoss(double loss, const LevelLosses& levels);
/// "Beginner" to "Master".
Text nameOfGrade(int grade);

} // namespace parlour
