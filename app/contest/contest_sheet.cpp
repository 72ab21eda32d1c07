// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_sheet.h"

#include "app/bots/bot_source.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace parlour {

namespace {

QString formatLine(const ContestPlan& plan)
{
    const QString matches = pretty(static_cast<double>(plan.shape.matches));
    switch (plan.shape.format) {
    case Format::RoundRobin:
        return QStringLiteral("round robin, %1 matches a pair").arg(matches);
    case Format::Gauntlet:
        return QStringLiteral("gauntlet, %1 matches a pair").arg(matches);
    case Format::Cup:
        return QStringLiteral("cup, sets of %1 matches, first to %2").arg(matches).arg(plan.shape.firstTo);
    case Format::Tables:
        break;
    }
    return QStringLiteral("tables of %1, %2 of %3 matches")
        .arg(plan.shape.seats)
        .arg(plan.shape.rounds == 1 ? QStringLiteral("one round") : QStringLiteral("%1 rounds").arg(plan.shape.rounds),
             matches);
}

} // namespace

QString pretty(double number, int digits)
{
    QString text = QLocale(QLocale::English, QLocale::UnitedStates).toString(number, 'f', digits);
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        if (text.endsWith(QLatin1Char('.')))
            text.chop(1);
    }
    return text == QStringLiteral("-0") ? QStringLiteral("0") : text;
}

QString percent(double share, int digits)
{
    return QString::number(100 * share, 'f', digits) + QLatin1Char('%');
}

ContestSheet::ContestSheet(const ContestFile& file, bool commands)
    : plan_(file.plan()),
      table_(file.table()),
      places_(placesOf(table_)),
      extra_(parlour::extraOf(plan_.game)),
      names_(shownNames(plan_.entrants, file.ownNames())),
      pairings_(file.progress().pairings()),
      totals_(file.progress().totals()),
      shard_(file.shard())
{
    if (!commands)
        for (std::string& entrant : plan_.entrants)
            entrant = sharedName(entrant);
}

QString ContestSheet::title() const
{
    if (const Preset* preset = findPreset(plan_.preset))
        return QString::fromUtf8(preset->name.english);
    QString format = QString::fromStdString(formatId(plan_.shape.format));
    format.replace(QLatin1Char('-'), QLatin1Char(' '));
    return QString::fromUtf8(findGame(plan_.game)->name.english) + QStringLiteral(" ") + format;
}

QString ContestSheet::name(int entrant) const
{
    return QString::fromStdString(names_[static_cast<std::size_t>(entrant)]);
}

QString ContestSheet::matchesLine() const
{
    // Matches that a disqualified bot lost without playing count, but were not played.
    const auto counted = std::accumulate(totals_.begin(), totals_.end(), std::int64_t{0},
                                         [](std::int64_t sum, const Totals& each) { return sum + each.matches; });
    const auto decided = static_cast<double>(counted - table_.played);
    const QString line =
        QStringLiteral("%1 of %2 matches played")
            .arg(pretty(static_cast<double>(table_.played)), pretty(static_cast<double>(table_.planned) + decided));
    return decided > 0 ? line + QStringLiteral(", %1 decided without being played").arg(pretty(decided)) : line;
}

QStringList ContestSheet::facts() const
{
    QStringList facts = {QStringLiteral("%1  %2")
                             .arg(QString::fromStdString(plan_.game), QString::fromStdString(toText(plan_.rules)))
                             .trimmed(),
                         formatLine(plan_), matchesLine(),
                         QStringLiteral("seed %1").arg(QString::fromStdString(seedText(plan_.seed)))};
    if (shard_.of > 1)
        facts.append(QStringLiteral("shard %1 of %2").arg(shard_.number).arg(shard_.of));
    return facts;
}

std::vector<std::reference_wrapper<const TableRow>> ContestSheet::begunRows() const
{
    std::vector<std::reference_wrapper<const TableRow>> rows;
    std::copy_if(table_.rows.begin(), table_.rows.end(), std::back_inserter(rows), std::mem_fn(&TableRow::hasBegun));
    return rows;
}

QString ContestSheet::notBegun() const
{
    QStringList names;
    for (const TableRow& row : table_.rows)
        if (!row.hasBegun())
            names << name(row.entrant);
    return names.isEmpty() ? QString() : QStringLiteral("Not begun: ") + names.join(QLatin1String(", "));
}

QStringList ContestSheet::notes() const
{
    QStringList notes;
    if (!table_.isFinished)
        notes.append(QStringLiteral("Not finished."));
    for (const TableRow& row : table_.rows) {
        if (row.isDisqualified && plan_.shape.format == Format::Tables)
            notes.append(
                QStringLiteral(
                    "%1 is disqualified after %2 faults: from then on its seat played the first legal action, and lost.")
                    .arg(name(row.entrant))
                    .arg(row.faults));
        else if (row.isDisqualified)
            notes.append(QStringLiteral("%1 is disqualified after %2 faults: its matches count as lost.")
                             .arg(name(row.entrant))
                             .arg(row.faults));
        else if (row.faults > 0)
            notes.append(QStringLiteral("%1 has %2 faults.").arg(name(row.entrant)).arg(row.faults));
    }
    if (hasExternal(plan_))
        notes.append(QStringLiteral("A contest with bots in other processes cannot be repeated bit for bit."));
    else if (!isRepeatable(plan_))
        notes.append(QStringLiteral("A contest with a person cannot be repeated."));
    return notes;
}

QString ContestSheet::sprtLine() const
{
    if (!table_.sprt)
        return {};
    const Sprt& sprt = *table_.sprt;
    const SprtBounds& bounds = *plan_.shape.sprt;
    const QString verdict = sprt.state() == Sprt::State::Elo1 ? QStringLiteral("better by at least %1 Elo").arg(bounds.elo1)
        : sprt.state() == Sprt::State::Elo0 ? QStringLiteral("not better by more than %1 Elo").arg(bounds.elo0)
                                            : QStringLiteral("not decided");
    return QStringLiteral(
               "SPRT: %1 is %2 (logistic Elo, alpha %7, beta %8; log-likelihood ratio %3, bounds %4 and %5, %6 deals)")
        .arg(name(0), verdict, QString::number(sprt.ratio(), 'f', 2), QString::number(sprt.lower(), 'f', 2),
             QString::number(sprt.upper(), 'f', 2), pretty(static_cast<double>(sprt.deals())))
        .arg(bounds.alpha)
        .arg(bounds.beta);
}

std::vector<ContestSheet::CupRound> ContestSheet::cupRounds() const
{
    std::vector<CupRound> rounds;
    if (!table_.bracket)
        return rounds;
    for (const auto& encounters : table_.bracket->rounds) {
        CupRound round{QStringLiteral("Round %1").arg(rounds.size() + 1), {}};
        for (const Encounter& each : encounters)
            round.encounters.append(QStringLiteral("%1 %2 : %3 %4  (places %5 to %6)")
                                        .arg(name(each.first))
                                        .arg(each.setsFirst)
                                        .arg(each.setsSecond)
                                        .arg(name(each.second))
                                        .arg(each.bestPlace + 1)
                                        .arg(each.worstPlace + 1));
        rounds.push_back(round);
    }
    return rounds;
}

std::vector<std::vector<double>> ContestSheet::roundPoints() const
{
    std::vector<std::vector<double>> rounds;
    if (plan_.shape.format != Format::Tables || plan_.shape.rounds < 2)
        return rounds;
    for (std::size_t i = 0; i < pairings_.size() && !pairings_[i].isExtra; ++i) {
        std::vector<double> points;
        for (const EntrantTotals& each : totals_[i].entrants)
            points.push_back(static_cast<double>(each.points) / kWhole);
        rounds.push_back(points);
    }
    return rounds;
}

QString ContestSheet::command() const
{
    QString bots;
    for (const std::string& entrant : plan_.entrants)
        bots += (bots.isEmpty() ? QString() : QStringLiteral(",")) + QString::fromStdString(entrant);
    QString command = QStringLiteral("parlour-cli contest run ");
    if (plan_.preset.empty())
        command += QStringLiteral("--game %1 --format %2 ")
                       .arg(QString::fromStdString(plan_.game), QString::fromStdString(formatId(plan_.shape.format)));
    else
        command += QStringLiteral("--preset %1 ").arg(QString::fromStdString(plan_.preset));
    command += QStringLiteral("--bots %1 --matches %2 --seed %3 ")
                   .arg(bots.contains(QLatin1Char(' ')) ? QStringLiteral("'%1'").arg(bots) : bots)
                   .arg(plan_.shape.matches)
                   .arg(QString::fromStdString(seedText(plan_.seed)));
    if (plan_.shape.format == Format::Tables)
        command += QStringLiteral("--seats %1 --rounds %2 ").arg(plan_.shape.seats).arg(plan_.shape.rounds);
    if (plan_.shape.format == Format::Cup)
        command += QStringLiteral("--first-to %1 ").arg(plan_.shape.firstTo);
    if (const auto& sprt = plan_.shape.sprt)
        command += QStringLiteral("--sprt=%1,%2,%3,%4 ").arg(sprt->elo0).arg(sprt->elo1).arg(sprt->alpha).arg(sprt->beta);
    if (!plan_.rules.empty())
        command += QStringLiteral("--rules %1 ").arg(QString::fromStdString(toText(plan_.rules)));
    return command + QStringLiteral("--out FILE");
}

double ContestSheet::extraOf(const TableRow& row) const
{
    const auto sum = static_cast<double>(row.extra);
    return extra_.isMean && row.all.matches() > 0 ? sum / static_cast<double>(row.all.matches()) : sum;
}

bool ContestSheet::hasElo() const
{
    return table_.played > 1;
}

} // namespace parlour
