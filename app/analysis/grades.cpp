// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/grades.h"

#include "app/analysis/review.h"
#include "app/store/json_reader.h"
#include "engine/base/index.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

LevelLosses lossesIn(const JsonReader& in)
{
    LevelLosses found{in["game"].text(), in["seats"].whole(1, kMaxSeats), {}, in["analyst"].whole(1, 1'000'000)};
    const JsonReader losses = in["losses"];
    for (const Level level : kLevels) {
        const JsonReader pair = losses[toText(level).data()];
        std::vector<double> figures;
        pair.forItems([&](const JsonReader& each) { figures.push_back(each.number(0)); });
        figures.resize(2);
        const bool isLess = level == kLevels.front() || figures[0] < found.losses[asIndex(level) - 1].value;
        pair.expect(pair.size() == 2 && isLess, kBadField);
        found.losses[asIndex(level)] = {figures[0], figures[1]};
    }
    in["game"].expect(!found.game.isEmpty(), kBadField);
    return found;
}

/// The losses at the table nearest in size; null if there are none.
const LevelLosses* nearestLosses(const QString& game, int seats)
{
    const LevelLosses* nearest = nullptr;
    for (const LevelLosses& each : measuredLosses()) {
        if (each.game != game || (each.seats == 1) != (seats == 1))
            continue;
        const auto far = [seats](const LevelLosses& of) { return std::pair(std::abs(of.seats - seats), -of.seats); };
        if (!nearest || far(each) < far(*nearest))
            nearest = &each;
    }
    return nearest;
}

} // namespace

std::optional<std::vector<LevelLosses>> levelLossesFrom(const QByteArray& json)
{
    std::vector<LevelLosses> all;
    std::optional<Error> problem;
    const JsonReader in(QJsonDocument::fromJson(json).object(), problem);
    in["games"].forItems([&](const JsonReader& each) { all.push_back(lossesIn(each)); });
    return problem || all.empty() ? std::nullopt : std::optional(all);
}

bool tellsLevelsApart(const LevelLosses& levels)
{
    return lossOf(levels.losses[asIndex(Level::Casual)], levels.losses[asIndex(Level::Club)]).value > 0;
}

const std::vector<LevelLosses>& measuredLosses()
{
    static const std::vector<LevelLosses> all = [] {
        QFile file(QStringLiteral(":/grades/losses.json"));
        return (file.open(QIODevice::ReadOnly) ? levelLossesFrom(file.readAll()) : std::nullopt)
            .value_or(std::vector<LevelLosses>{});
    }();
    return all;
}

std::optional<LevelLosses> levelLossesOf(const QString& game, const std::map<int, double>& tables)
{
    LevelLosses mean{game, 0, {}};
    double all = 0;
    for (const auto& [seats, count] : tables)
        all += count;
    if (all <= 0)
        return std::nullopt;
    for (const auto& [seats, count] : tables) {
        const LevelLosses* measured = nearestLosses(game, seats);
        if (!measured || !tellsLevelsApart(*measured))
            return std::nullopt;
        mean.seats = std::max(mean.seats, measured->seats);
        for (std::size_t level = 0; level < mean.losses.size(); ++level) {
            mean.losses[level].value += measured->losses[level].value * count / all;
            mean.losses[level].error += measured->losses[level].error * count / all;
        }
    }
    return mean;
}

std::array<double, kGrades - 1> bordersOf(const LevelLosses& levels)
{
    const auto between = [&](std::size_t weaker, double part) {
        return std::lerp(levels.losses[weaker].value, levels.losses[weaker + 1].value, part);
    };
    return {between(0, 0.25),    between(0, 0.75), between(1, 0.25),   between(1, 0.75),
            between(2, 1.0 / 6), between(2, 0.5),  between(2, 5.0 / 6)};
}

int gradeOfLoss(double loss, const LevelLosses& levels)
{
    const auto borders = bordersOf(levels);
    return static_cast<int>(std::find_if(borders.begin(), borders.end(), [loss](double border) { return loss >= border; })
                            - borders.begin());
}

Text nameOfGrade(int grade)
{
    constexpr std::array<Text, kGrades> names{SAY("Skill", "Beginner"), SAY("Skill", "Learner"), SAY("Skill", "Casual"),
                                              SAY("Skill", "Regular"),  SAY("Skill", "Club"),    SAY("Skill", "Advanced"),
                                              SAY("Skill", "Expert"),   SAY("Skill", "Master")};
    return names[static_cast<std::size_t>(std::clamp(grade, 0, kGrades - 1))];
}

} // namespace parlour
