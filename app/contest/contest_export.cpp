#include "app/contest/contest_export.h"

#include "engine/base/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace parlour {

namespace {

/// What all kinds tell.
struct Sheet {
    const ContestPlan& plan;
    ContestTable table;
    std::vector<std::string> names;
    ExtraScore extra;

    explicit Sheet(const ContestFile& file)
        : plan(file.plan()),
          table(file.table()),
          names(shownNames(plan.entrants)),
          extra(extraOf(plan.game))
    {
    }
    const std::string& name(int entrant) const { return names[static_cast<std::size_t>(entrant)]; }
    /// As stated: summed, or the mean over matches.
    double extraOfRow(const TableRow& row) const
    {
        const auto sum = static_cast<double>(row.extra);
        return extra.isMean && row.all.matches() > 0 ? sum / static_cast<double>(row.all.matches()) : sum;
    }
};

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

QJsonObject jsonOf(const SeatCount& count)
{
    return {{"wins", static_cast<qint64>(count.wins)},
            {"draws", static_cast<qint64>(count.draws)},
            {"losses", static_cast<qint64>(count.losses)}};
}

QJsonObject jsonOf(const Sheet& sheet, const TableRow& row)
{
    QJsonObject json = jsonOf(row.all);
    json["rank"] = row.rank;
    json["bot"] = q(sheet.plan.entrants[static_cast<std::size_t>(row.entrant)]);
    json["name"] = q(sheet.name(row.entrant));
    json["points"] = row.points;
    json["pointsError"] = row.pointsError;
    json["share"] = row.share;
    json["error"] = row.shareError;
    json["elo"] = QJsonArray{row.elo.low, row.elo.value, row.elo.high};
    if (!sheet.extra.name.empty())
        json[q(sheet.extra.name)] = sheet.extraOfRow(row);
    QJsonArray seats;
    for (int seat = 0; seat < sheet.plan.shape.seats; ++seat)
        seats.append(jsonOf(row.seats[static_cast<std::size_t>(seat)]));
    json["seats"] = seats;
    json["faults"] = row.faults;
    json["disqualified"] = row.isStruck;
    return json;
}

QJsonArray crosstable(const Sheet& sheet)
{
    QJsonArray cells;
    for (const TableRow& row : sheet.table.rows)
        for (const TableRow& column : sheet.table.rows) {
            const TableCell& cell = sheet.table.cell(row.entrant, column.entrant);
            if (row.entrant == column.entrant || cell.matches() == 0)
                continue;
            cells.append(QJsonObject{{"name", q(sheet.name(row.entrant))},
                                     {"against", q(sheet.name(column.entrant))},
                                     {"wins", static_cast<qint64>(cell.wins)},
                                     {"draws", static_cast<qint64>(cell.draws)},
                                     {"losses", static_cast<qint64>(cell.losses)},
                                     {"share", cell.share},
                                     {"error", cell.error},
                                     {"superiority", cell.superiority}});
        }
    return cells;
}

QByteArray asJson(const Sheet& sheet)
{
    QJsonObject rules;
    for (const auto& [key, value] : sheet.plan.rules)
        rules[q(key)] = q(value);
    QJsonArray standings;
    for (const TableRow& row : sheet.table.rows)
        standings.append(jsonOf(sheet, row));
    QJsonObject json{{"preset", q(sheet.plan.preset)},
                     {"game", q(sheet.plan.game)},
                     {"rules", rules},
                     {"format", q(formatId(sheet.plan.shape.format))},
                     {"seed", q(seedText(sheet.plan.seed))},
                     {"matchesPlanned", static_cast<qint64>(sheet.table.planned)},
                     {"matchesPlayed", static_cast<qint64>(sheet.table.played)},
                     {"finished", sheet.table.isFinished},
                     {"repeatable", !hasExternal(sheet.plan)},
                     {"standings", standings},
                     {"crosstable", crosstable(sheet)}};
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

QByteArray asText(const Sheet& sheet)
{
    QString text;
    for (const TableRow& row : sheet.table.rows)
        text +=
            QStringLiteral("%1 %2 %3\n").arg(row.rank, 3).arg(q(sheet.name(row.entrant)), -24).arg(row.points, 0, 'g', 10);
    return text.toUtf8();
}

} // namespace

std::optional<ExportKind> exportKindOf(std::string_view name)
{
    constexpr std::pair<std::string_view, ExportKind> kinds[] = {{"csv", ExportKind::Csv},
                                                                 {"json", ExportKind::Json},
                                                                 {"md", ExportKind::Markdown},
                                                                 {"html", ExportKind::Html},
                                                                 {"txt", ExportKind::Text}};
    for (const auto& [id, kind] : kinds)
        if (id == name)
            return kind;
    return std::nullopt;
}

QByteArray exported(const ContestFile& file, ExportKind kind)
{
    const Sheet sheet(file);
    return kind == ExportKind::Json ? asJson(sheet) : asText(sheet);
}

} // namespace parlour
