// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Grades of playing strength by the mean loss of an unforced decision: eight names from beginner to master. Their borders
// lie between the losses of our own levels, measured by the same analysts (resources/grades/losses.json). Used by the
// history page.
#pragma once

#include "ai/core/bots.h"
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

/// The mean losses of a game's levels by an unforced decision, weakest level first. As a share of the win, 0 to 1; at a
/// table of one in points.
struct LevelLosses {
    QString game; ///< id
    int seats = 0; ///< of the table measured; 1: alone
    std::array<Estimate, kLevels.size()> losses;
    int analyst = 0; ///< the version of the analyst that measured
};

/// Parses the file; nullopt if it is damaged or if a weaker level loses less than a stronger one.
std::optional<std::vector<LevelLosses>> levelLossesFrom(const QByteArray& json);
/// Whether the casual player loses more than the club player, beyond two errors. Where not, nobody is graded.
bool tellsLevelsApart(const LevelLosses& levels);
/// The built-in measurements.
const std::vector<LevelLosses>& measuredLosses();
/// The expected losses in a game with this distribution of tables (weights of any unit by seats): the mean of the
/// measurements at the table nearest in size, the larger of two. Tables of one and of several never stand for each other.
/// nullopt if there is no measurement for one of the tables, or one that does not tell casual from club, or no table.
std::optional<LevelLosses> levelLossesOf(const QString& game, const std::map<int, double>& tables);

/// The lowest losses of the grades 0 (beginner) to 6; anything below the last is grade 7. The borders lie at the quarters
/// between two levels, so that each level has its own name; between club and master, where two names lie, at the sixths 1, 3
/// and 5.
std::array<double, kGrades - 1> bordersOf(const LevelLosses& levels);
/// The grade of a mean loss, 0 to kGrades - 1.
int gradeOfLoss(double loss, const LevelLosses& levels);
/// "Beginner" to "Master".
Text nameOfGrade(int grade);

} // namespace parlour
