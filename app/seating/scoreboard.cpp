// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/scoreboard.h"

#include "app/draw/figures.h"
#include "app/store/translation.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace parlour {

namespace {

struct ContestWords {
    Q_DECLARE_TR_FUNCTIONS(Contest)
};

/// Rounds down, so that "100%" means finished.
QString percentText(const ContestEntry& entry)
{
    return percentOf(entry.isFinished ? 1 : std::floor(std::min(99.0, 100 * entry.share())) / 100);
}

} // namespace

QStringList entrantNames(const std::vector<std::string>& entrants, const Naming& naming)
{
    return namesOf(entrants, {.person = naming.person, .programs = naming.programs, .isContest = true});
}

Scoreboard::Scoreboard(std::shared_ptr<const ContestSnapshot> now, const Naming& naming)
    : Scoreboard(now, entrantNames(now->plan.entrants, naming))
{
}

Scoreboard::Scoreboard(std::shared_ptr<const ContestSnapshot> now, QStringList names)
    : now_(std::move(now)),
      names_(std::move(names)),
      extra_(extraOf(now_->plan.game)),
      places_(placesOf(now_->table))
{
}

QColor Scoreboard::colour(int entrant, bool light) const
{
    constexpr std::array<QRgb, 6> onDark{0xFFE6C583, 0xFF7FC4E8, 0xFF9BD6A8, 0xFFD5A6E6, 0xFFF0A090, 0xFFB9C4BC};
    constexpr std::array<QRgb, 6> onLight{0xFF8A6113, 0xFF0B5FB3, 0xFF1B7A33, 0xFF7A3C96, 0xFFB3202C, 0xFF535C56};
    const auto& colours = light ? onLight : onDark;
    return QColor::fromRgb(colours[static_cast<std::size_t>(entrant) % colours.size()]);
}

QString Scoreboard::placeText(int row) const
{
    return QString::fromStdString(places_[static_cast<std::size_t>(row)].text());
}

QString Scoreboard::verdict() const
{
    if (table().played == 0 || rows().size() < 2)
        return {};
    const TableRow& first = rows()[0];
    const TableRow& second = rows()[1];
    if (format() == Format::Cup) {
        const bool isOver = table().bracket && table().bracket->isOver();
        return isOver ? ContestWords::tr("%1 wins the cup").arg(name(first.entrant)) : QString();
    }
    if (table().sprt) {
        const Sprt& test = *table().sprt;
        const QString ratio = figure(test.ratio(), 2, true);
        switch (test.state()) {
        case Sprt::State::Undecided:
            return ContestWords::tr("Test undecided: %1 between %2 and %3", "the ratio of a statistical test and its bounds")
                .arg(ratio, figure(test.lower(), 2, true), figure(test.upper(), 2, true));
        case Sprt::State::Elo0:
            return ContestWords::tr("Test decided: %1 is not better").arg(name(0));
        case Sprt::State::Elo1:
            return ContestWords::tr("Test decided: %1 is better").arg(name(0));
        }
    }
    if (second.rank == 0)
        return {}; // nobody to compare with yet
    if (first.share < second.share) // while numbers of matches differ
        return ContestWords::tr("First place is open: %1 has played too few matches").arg(name(second.entrant));
    const QString ahead = figure(100 * (first.share - second.share), 1);
    const QString error = figure(100 * errorOfDifference(first, second), 1);
    return isSettled() ? ContestWords::tr("First place is settled: ahead by %1% with an error of %2%").arg(ahead, error)
                       : ContestWords::tr("First place is open: ahead by %1% with an error of %2%").arg(ahead, error);
}

std::int64_t Scoreboard::faults() const
{
    std::int64_t all = 0;
    for (const TableRow& row : rows())
        all += row.faults;
    return all;
}

QString formatName(Format format)
{
    switch (format) {
    case Format::RoundRobin:
        return ContestWords::tr("League");
    case Format::Gauntlet:
        return ContestWords::tr("Gauntlet");
    case Format::Cup:
        return ContestWords::tr("Cup");
    case Format::Tables:
        return ContestWords::tr("Tables");
    }
    return {};
}

QString stateText(const ContestEntry& entry)
{
    if (entry.isPersonsTurn)
        return ContestWords::tr("Your turn");
    return entry.isFinished ? ContestWords::tr("Finished") : ContestWords::tr("Stopped at %1").arg(percentText(entry));
}

QString progressText(const ContestEntry& entry)
{
    return ContestWords::tr("%1 of the contest played", "a share").arg(percentText(entry));
}

QString leaderText(const ContestEntry& entry, const Naming& naming)
{
    if (entry.leaders.empty() || entry.played == 0)
        return {};
    if (entry.plan.entrants[static_cast<std::size_t>(entry.leaders.front())] == kPerson)
        return entry.isFinished ? ContestWords::tr("You won") : ContestWords::tr("You lead");
    const QString name = entrantNames(entry.plan.entrants, naming)[entry.leaders.front()];
    return (entry.isFinished ? ContestWords::tr("%1 won") : ContestWords::tr("%1 leads")).arg(name);
}

QString contestTitle(const ContestPlan& plan)
{
    const GameInfo* info = findGame(plan.game);
    const Preset* preset = findPreset(plan.preset);
    if (preset)
        return translated(preset->name);
    return ContestWords::tr("%1 of %2", "format and game")
        .arg(formatName(plan.shape.format), info ? translated(info->name) : QString());
}

QString contestSummary(const ContestPlan& plan)
{
    const Shape& shape = plan.shape;
    const QString matches = countText(shape.matches);
    QString how;
    switch (shape.format) {
    case Format::RoundRobin:
        how = shape.sprt            ? ContestWords::tr("at most %1 matches").arg(matches)
            : !shape.people.empty() ? ContestWords::tr("%n match(es) of each pair", nullptr, static_cast<int>(shape.matches))
                                    : ContestWords::tr("every pair %1 matches").arg(matches);
        break;
    case Format::Gauntlet:
        how = ContestWords::tr("the first against each of the others, %1 matches").arg(matches);
        break;
    case Format::Cup:
        how = ContestWords::tr("sets of %1 matches, first to %2").arg(matches).arg(shape.firstTo);
        break;
    case Format::Tables:
        how = ContestWords::tr("%n round(s) of %1 matches", nullptr, shape.rounds).arg(matches);
        break;
    }
    const GameInfo* info = findGame(plan.game);
    QStringList parts{info ? translated(info->name) : QString::fromStdString(plan.game), how,
                      ContestWords::tr("seed %1").arg(QString::fromStdString(seedText(plan.seed)).toLower())};
    for (const RuleOption& option : info ? *info->options : std::vector<RuleOption>{}) {
        const std::string& chosen = valueOf(option, plan.rules);
        if (chosen == option.defaultValue || option.isHidden())
            continue;
        QString value = QString::fromStdString(chosen);
        for (const RuleValue& each : option.values)
            if (each.value == chosen)
                value = translated(each.label);
        parts.insert(parts.size() - 2,
                     ContestWords::tr("%1: %2", "a rule, and what was chosen").arg(translated(option.label), value));
    }
    return parts.join(QString::fromUtf8(" · "));
}

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

} // namespace parlour
