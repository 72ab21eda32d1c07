// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_export.h"

#include "app/contest/contest_html.h"
#include "app/contest/contest_sheet.h"
#include "engine/base/tokens.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace parlour {

namespace {

QJsonObject jsonOf(const SeatCount& count)
{
    return {{"wins", static_cast<qint64>(count.wins)},
            {"draws", static_cast<qint64>(count.draws)},
            {"losses", static_cast<qint64>(count.losses)}};
}

QJsonObject jsonOf(const ContestSheet& sheet, const TableRow& row)
{
    QJsonObject json = jsonOf(row.all);
    json["rank"] = row.rank > 0 ? QJsonValue(row.rank) : QJsonValue();
    json["places"] = QJsonArray{sheet.places(row).first, sheet.places(row).last};
    json["bot"] = QString::fromStdString(sheet.plan().entrants[static_cast<std::size_t>(row.entrant)]);
    json["name"] = sheet.name(row.entrant);
    json["points"] = row.points;
    json["pointsError"] = row.pointsError;
    json["share"] = row.share;
    json["error"] = row.shareError;
    json["elo"] = QJsonObject{{"value", row.elo.value}, {"low", row.elo.low}, {"high", row.elo.high}};
    if (!sheet.extra().name.empty())
        json[QString::fromStdString(sheet.extra().name)] = sheet.extraOf(row);
    QJsonArray seats;
    for (int seat = 0; seat < sheet.plan().shape.seats; ++seat)
        seats.append(jsonOf(row.seats[static_cast<std::size_t>(seat)]));
    json["seats"] = seats;
    json["faults"] = row.faults;
    json["disqualified"] = row.isDisqualified;
    return json;
}

/// Each pair twice, once from each side.
QJsonArray crosstable(const ContestSheet& sheet)
{
    QJsonArray cells;
    for (const TableRow& row : sheet.table().rows)
        for (const TableRow& column : sheet.table().rows) {
            const TableCell& cell = sheet.table().cell(row.entrant, column.entrant);
            if (row.entrant == column.entrant || cell.matches() == 0)
                continue;
            cells.append(QJsonObject{{"name", sheet.name(row.entrant)},
                                     {"against", sheet.name(column.entrant)},
                                     {"wins", static_cast<qint64>(cell.wins)},
                                     {"draws", static_cast<qint64>(cell.draws)},
                                     {"losses", static_cast<qint64>(cell.losses)},
                                     {"share", cell.share},
                                     {"error", cell.error},
                                     {"clear", isClear(cell)},
                                     {"superiority", cell.superiority}});
        }
    return cells;
}

QJsonArray cup(const ContestSheet& sheet)
{
    QJsonArray rounds;
    for (const auto& encounters : sheet.table().bracket->rounds) {
        QJsonArray round;
        for (const Encounter& each : encounters)
            round.append(QJsonObject{{"first", sheet.name(each.first)},
                                     {"second", sheet.name(each.second)},
                                     {"sets", QJsonArray{each.setsFirst, each.setsSecond}},
                                     {"places", QJsonArray{each.bestPlace + 1, each.worstPlace + 1}},
                                     {"winner", each.winner < 0 ? QJsonValue() : QJsonValue(sheet.name(each.winner))}});
        rounds.append(round);
    }
    return rounds;
}

QByteArray asJson(const ContestSheet& sheet)
{
    QJsonObject rules;
    for (const auto& [key, value] : sheet.plan().rules)
        rules[QString::fromStdString(key)] = QString::fromStdString(value);
    QJsonArray standings;
    for (const TableRow& row : sheet.table().rows)
        standings.append(jsonOf(sheet, row));
    QJsonObject json{{"title", sheet.title()},
                     {"preset", QString::fromStdString(sheet.plan().preset)},
                     {"game", QString::fromStdString(sheet.plan().game)},
                     {"rules", rules},
                     {"format", QString::fromStdString(formatId(sheet.plan().shape.format))},
                     {"seed", QString::fromStdString(seedText(sheet.plan().seed))},
                     {"matches", static_cast<qint64>(sheet.table().played)},
                     {"matchesPlanned", static_cast<qint64>(sheet.table().planned)},
                     {"finished", sheet.table().isFinished},
                     {"repeatable", isRepeatable(sheet.plan())},
                     {"standings", standings},
                     {"crosstable", crosstable(sheet)}};
    if (sheet.table().bracket)
        json["cup"] = cup(sheet);
    if (const auto& sprt = sheet.table().sprt)
        json["sprt"] = QJsonObject{{"decision",
                                    sprt->state() == Sprt::State::Elo1       ? "elo1"
                                        : sprt->state() == Sprt::State::Elo0 ? "elo0"
                                                                             : "undecided"},
                                   {"ratio", sprt->ratio()},
                                   {"lower", sprt->lower()},
                                   {"upper", sprt->upper()},
                                   {"deals", static_cast<qint64>(sprt->deals())}};
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

/// A name that a spreadsheet shows and does not calculate, whatever it begins with.
QString harmless(const QString& name)
{
    return !name.isEmpty() && QStringLiteral("=+-@\t\r").contains(name.front()) ? QLatin1Char('\'') + name : name;
}

/// RFC 4180.
QString csvField(const QString& text)
{
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n')))
        return text;
    return QLatin1Char('"') + QString(text).replace(QLatin1String("\""), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString csvLine(QStringList fields)
{
    for (QString& field : fields)
        field = csvField(field);
    return fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

/// The standings, one line a bot, with its share against each other bot.
QByteArray asCsv(const ContestSheet& sheet)
{
    const auto number = [](double value) { return QString::number(value, 'g', 12); };
    QStringList head = {"rank",    "name",     "bot",          "matches",      "wins",        "draws",
                        "losses",  "points",   "points_error", "share",        "share_error", "elo",
                        "elo_low", "elo_high", "faults",       "disqualified", "first_place", "last_place"};
    if (!sheet.extra().name.empty())
        head.append(QString::fromStdString(sheet.extra().name));
    for (const TableRow& column : sheet.table().rows)
        head.append(QStringLiteral("against ") + sheet.name(column.entrant));
    QString text = csvLine(head);
    for (const TableRow& row : sheet.table().rows) {
        QStringList line = {row.rank > 0 ? QString::number(row.rank) : QString(),
                            harmless(sheet.name(row.entrant)),
                            harmless(QString::fromStdString(sheet.plan().entrants[static_cast<std::size_t>(row.entrant)])),
                            QString::number(row.all.matches()),
                            QString::number(row.all.wins),
                            QString::number(row.all.draws),
                            QString::number(row.all.losses),
                            number(row.points),
                            number(row.pointsError),
                            number(row.share),
                            number(row.shareError),
                            number(row.elo.value),
                            number(row.elo.low),
                            number(row.elo.high),
                            QString::number(row.faults),
                            row.isDisqualified ? QStringLiteral("yes") : QStringLiteral("no"),
                            QString::number(sheet.places(row).first),
                            QString::number(sheet.places(row).last)};
        if (!sheet.extra().name.empty())
            line.append(number(sheet.extraOf(row)));
        for (const TableRow& column : sheet.table().rows) {
            const TableCell& cell = sheet.table().cell(row.entrant, column.entrant);
            line.append(cell.matches() == 0 ? QString() : number(cell.share));
        }
        text += csvLine(line);
    }
    return text.toUtf8();
}

/// The standings and the crosstable as rows of cells; the first row is the heading.
using Cells = QList<QStringList>;

Cells standings(const ContestSheet& sheet)
{
    const bool isEven = sheet.table().isEven;
    QStringList head = {"", "bot", "matches", "won", "drawn", "lost", isEven ? "points" : "points a match", "share"};
    if (!sheet.extra().name.empty())
        head.append(QString::fromStdString(sheet.extra().name));
    if (sheet.hasElo())
        head.append(QStringLiteral("Elo"));
    Cells cells = {head};
    const auto whole = [](std::int64_t count) { return pretty(static_cast<double>(count)); };
    const auto plusMinus = [](const QString& value, const QString& error) { return value + QStringLiteral(" ± ") + error; };
    for (const TableRow& row : sheet.begunRows()) {
        const double matches = isEven ? 1 : static_cast<double>(row.all.matches());
        const double pointsError = row.pointsError / matches;
        QStringList line = {sheet.placeText(row),
                            sheet.name(row.entrant) + (row.isDisqualified ? QStringLiteral(" (disqualified)") : QString()),
                            whole(row.all.matches()),
                            whole(row.all.wins),
                            whole(row.all.draws),
                            whole(row.all.losses),
                            plusMinus(pretty(row.points / matches, 2),
                                      pretty(pointsError,
                                             !isEven                ? 2
                                                 : pointsError < 10 ? 1
                                                                    : 0)),
                            plusMinus(percent(row.share, 2), QString::number(100 * row.shareError, 'f', 2))};
        if (!sheet.extra().name.empty())
            line.append(pretty(sheet.extraOf(row), sheet.extra().isMean ? 2 : 0));
        if (sheet.hasElo())
            line.append(
                plusMinus(QString::number(row.elo.value, 'f', 1), QString::number(row.elo.high - row.elo.value, 'f', 1)));
        cells.append(line);
    }
    return cells;
}

/// Shares of the row's bot against the column's, in percent.
Cells crossCells(const ContestSheet& sheet)
{
    Cells cells = {{QString(), QString()}};
    for (const TableRow& column : sheet.begunRows())
        cells.front().append(sheet.placeText(column));
    for (const TableRow& row : sheet.begunRows()) {
        QStringList line = {sheet.placeText(row), sheet.name(row.entrant)};
        for (const TableRow& column : sheet.begunRows()) {
            const TableCell& cell = sheet.table().cell(row.entrant, column.entrant);
            line.append(cell.matches() == 0 ? QStringLiteral("-") : QString::number(100 * cell.share, 'f', 1));
        }
        cells.append(line);
    }
    return cells;
}

Cells roundCells(const ContestSheet& sheet)
{
    const auto rounds = sheet.roundPoints();
    if (rounds.empty())
        return {};
    Cells cells = {{QString(), QStringLiteral("points")}};
    for (std::size_t round = 0; round < rounds.size(); ++round)
        cells.front().append(QStringLiteral("round %1").arg(round + 1));
    for (const TableRow& row : sheet.table().rows) {
        QStringList line = {sheet.placeText(row), sheet.name(row.entrant)};
        for (const auto& points : rounds)
            line.append(pretty(points[static_cast<std::size_t>(row.entrant)], 2));
        cells.append(line);
    }
    return cells;
}

/// Aligns columns, all but the second to the right.
QString aligned(const Cells& cells)
{
    QList<qsizetype> widths;
    for (const QStringList& row : cells)
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (widths.size() <= i)
                widths.append(0);
            widths[i] = std::max(widths[i], row[i].size());
        }
    QString text;
    for (const QStringList& row : cells) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += (i > 0 ? QStringLiteral("  ") : QString())
                + (i == 1 ? row[i].leftJustified(widths[i]) : row[i].rightJustified(widths[i]));
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

QString markdown(const Cells& cells)
{
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        QStringList row = cells[i];
        for (QString& cell : row)
            cell.replace(QLatin1Char('|'), QLatin1String("\\|"));
        text += QStringLiteral("| ") + row.join(QLatin1String(" | ")) + QStringLiteral(" |\n");
        if (i == 0) {
            for (qsizetype k = 0; k < row.size(); ++k)
                text += k == 1 ? QStringLiteral("| --- ") : QStringLiteral("| ---: ");
            text += QStringLiteral("|\n");
        }
    }
    return text;
}

/// The maximum number of columns of a crosstable in a terminal.
constexpr int kWidestCrosstable = 12;
constexpr int kLineWidth = 40; ///< letters of the line below the standings

QByteArray asText(const ContestSheet& sheet)
{
    QString text = sheet.title() + QLatin1Char('\n') + sheet.facts().join(QLatin1Char('\n')) + QStringLiteral("\n\n")
        + aligned(standings(sheet));
    if (const QString waiting = sheet.notBegun(); !waiting.isEmpty())
        text += QString(kLineWidth, QLatin1Char('-')) + QLatin1Char('\n') + waiting + QLatin1Char('\n');
    if (sheet.table().entrants > 2 && sheet.table().entrants <= kWidestCrosstable)
        text += QStringLiteral("\nshare of the row against the column, %\n") + aligned(crossCells(sheet));
    if (const Cells rounds = roundCells(sheet); !rounds.empty())
        text += QLatin1Char('\n') + aligned(rounds);
    for (const auto& round : sheet.cupRounds())
        text += QLatin1Char('\n') + round.head + QStringLiteral("\n  ") + round.encounters.join(QLatin1String("\n  "))
            + QLatin1Char('\n');
    if (const QString sprt = sheet.sprtLine(); !sprt.isEmpty())
        text += QLatin1Char('\n') + sprt + QLatin1Char('\n');
    for (const QString& note : sheet.notes())
        text += note + QLatin1Char('\n');
    return text.toUtf8();
}

QByteArray asMarkdown(const ContestSheet& sheet)
{
    QString text = QStringLiteral("# ") + sheet.title() + QStringLiteral("\n\n");
    for (const QString& fact : sheet.facts())
        text += QStringLiteral("- ") + fact + QLatin1Char('\n');
    text += QStringLiteral("\n## Standings\n\n") + markdown(standings(sheet))
        + QStringLiteral("\nAfter ±: one standard error over paired deals; of Elo, half of the 95% interval. Places within "
                         "two errors are shared. Elo counts from the mean of these bots, which is 0.\n");
    if (const QString waiting = sheet.notBegun(); !waiting.isEmpty())
        text += QStringLiteral("\n---\n\n") + waiting + QLatin1Char('\n');
    text += QStringLiteral("\n## Crosstable\n\nShare of the row against the column, %.\n\n") + markdown(crossCells(sheet));
    if (const Cells rounds = roundCells(sheet); !rounds.empty())
        text += QStringLiteral("\n## Rounds\n\n") + markdown(rounds);
    for (const auto& round : sheet.cupRounds())
        text += QStringLiteral("\n## ") + round.head + QStringLiteral("\n\n- ")
            + round.encounters.join(QLatin1String("\n- ")) + QLatin1Char('\n');
    if (const QString sprt = sheet.sprtLine(); !sprt.isEmpty())
        text += QLatin1Char('\n') + sprt + QLatin1Char('\n');
    for (const QString& note : sheet.notes())
        text += QLatin1Char('\n') + note + QLatin1Char('\n');
    text += QStringLiteral("\nPlayed with `") + sheet.command() + QStringLiteral("`.\n");
    return text.toUtf8();
}

} // namespace

std::optional<ExportKind> exportKindOf(std::string_view name)
{
    constexpr std::pair<std::string_view, ExportKind> kinds[] = {
        {"csv", ExportKind::Csv}, {"json", ExportKind::Json}, {"md", ExportKind::Markdown}, {"html", ExportKind::Html}};
    for (const auto& [id, kind] : kinds)
        if (id == name)
            return kind;
    return std::nullopt;
}

bool isExport(const QByteArray& bytes, ExportKind kind)
{
    switch (kind) {
    case ExportKind::Csv:
        return bytes.startsWith("rank,name,bot,matches,");
    case ExportKind::Json:
        return QJsonDocument::fromJson(bytes)["standings"].isArray();
    case ExportKind::Markdown:
        return bytes.contains("\nPlayed with `parlour-cli contest run ");
    case ExportKind::Html:
        return bytes.contains("Played by Parlour.");
    case ExportKind::Text:
        break;
    }
    return false;
}

QByteArray exported(const ContestFile& file, ExportKind kind, bool commands)
{
    const ContestSheet sheet(file, commands);
    switch (kind) {
    case ExportKind::Csv:
        return asCsv(sheet);
    case ExportKind::Json:
        return asJson(sheet);
    case ExportKind::Markdown:
        return asMarkdown(sheet);
    case ExportKind::Html:
        return asPage(sheet);
    case ExportKind::Text:
        break;
    }
    return asText(sheet);
}

} // namespace parlour
