// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_html.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

const char* const kStyle = R"(
:root { color-scheme: light dark; --paper: #f6f4ef; --sheet: #ffffff; --ink: #1f2328; --dim: #5c6370; --line: #ddd8cc;
  --win: 28, 122, 92; --lose: 178, 74, 60; --bar: #1c7a5c; --mark: #b24a3c; }
@media (prefers-color-scheme: dark) { :root { --paper: #16191d; --sheet: #1e2227; --ink: #e8e6e1; --dim: #a0a6b0;
  --line: #353b43; --win: 62, 180, 140; --lose: 226, 120, 104; --bar: #3eb48c; --mark: #e27868; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, "Noto Sans", sans-serif; }
main { max-width: 1160px; margin: 0 auto; padding: 40px 20px 56px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 6px; letter-spacing: -0.01em; }
h2 { font-size: 18px; margin: 36px 0 10px; }
.facts { color: var(--dim); margin: 0; padding: 0; list-style: none; }
.facts li { display: inline; } .facts li + li::before { content: " \00b7\00a0"; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 6px 18px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { font-weight: 600; color: var(--dim); font-size: 13px; }
th, td { padding: 7px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
td:first-child { width: 1px; } /* places */
.name { text-align: left; position: sticky; left: 0; background: var(--sheet); } td.name { font-weight: 600; }
.bar { text-align: left; }
.small { color: var(--dim); font-size: 13px; } td small { color: var(--dim); }
.cross td.cell { text-align: center; border: 2px solid var(--sheet); border-radius: 6px; }
.cross td.cell small { display: block; font-size: 11px; line-height: 1.2; color: inherit; opacity: 0.8; }
.cross th { text-align: center; } .cross th.name { text-align: left; }
.disqualified td.name { text-decoration: line-through; }
svg { display: block; } svg text { fill: var(--dim); font-size: 11px; }
.sets { font-variant-numeric: tabular-nums; margin: 10px 0; padding: 0; list-style: none; }
.sets li { padding: 3px 0; } .sets b { font-weight: 700; }
.notes { margin: 24px 0 0; color: var(--dim); } code { font: 13px/1.5 ui-monospace, "Noto Sans Mono", monospace; overflow-wrap: anywhere; }
)";

QString text(const QString& raw)
{
    return raw.toHtmlEscaped();
}

QString cell(const QString& content, const char* kind = nullptr)
{
    return kind ? QStringLiteral("<td class=\"%1\">%2</td>").arg(QLatin1String(kind), content)
                : QStringLiteral("<td>%1</td>").arg(content);
}

QString withError(const QString& value, const QString& error)
{
    return QStringLiteral("%1 <small>± %2</small>").arg(value, error);
}

/// The common scale of all ratings with their 95% intervals and 0, and the bar of each rating on it.
class EloBars {
public:
    explicit EloBars(const ContestTable& table)
    {
        for (const TableRow& row : table.rows) {
            least_ = std::min(least_, row.elo.low);
            most_ = std::max(most_, row.elo.high);
        }
    }
    QString of(const TableRow& row) const
    {
        const double zero = at(0);
        const double value = at(row.elo.value);
        return QStringLiteral("<svg width=\"%1\" height=\"18\" role=\"img\" aria-label=\"Elo %2, 95% interval %3 to %4\">"
                              "<line x1=\"%5\" y1=\"1\" x2=\"%5\" y2=\"17\" stroke=\"var(--line)\"/>"
                              "<rect x=\"%6\" y=\"5\" width=\"%7\" height=\"8\" rx=\"2\" fill=\"%8\" opacity=\"0.75\"/>"
                              "<path d=\"M%9 4v10M%10 4v10M%9 9H%10\" stroke=\"var(--ink)\" fill=\"none\"/></svg>")
            .arg(kWidth)
            .arg(number(row.elo.value), number(row.elo.low), number(row.elo.high), pixel(zero), pixel(std::min(zero, value)),
                 pixel(std::max(1.0, std::abs(value - zero))),
                 row.elo.value < 0 ? QStringLiteral("var(--mark)") : QStringLiteral("var(--bar)"), pixel(at(row.elo.low)))
            .arg(pixel(at(row.elo.high)));
    }

private:
    static constexpr int kWidth = 180;
    static QString number(double value) { return QString::number(value, 'f', 0); }
    static QString pixel(double value) { return QString::number(value, 'f', 1); }
    double at(double elo) const { return 4 + (kWidth - 8) * (elo - least_) / (most_ - least_); }

    double least_ = -1;
    double most_ = 1;
};

QString standingsSection(const ContestSheet& sheet)
{
    const bool hasExtra = !sheet.extra().name.empty();
    const bool isEven = sheet.table().isEven;
    QString html =
        QStringLiteral(
            "<h2>Standings</h2><section tabindex=\"0\"><table><tr><th></th><th class=\"name\">Bot</th><th>Matches</th>"
            "<th>Won</th><th>Drawn</th><th>Lost</th><th>%1</th>")
            .arg(isEven ? QStringLiteral("Points") : QStringLiteral("Points a match"));
    if (hasExtra)
        html += QStringLiteral("<th>%1</th>").arg(sheet.extra().label.english);
    html += QStringLiteral("<th>Share</th><th>Elo</th><th class=\"bar\">95% interval</th></tr>");
    const EloBars bars(sheet.table());
    const auto count = [](std::int64_t number) { return cell(pretty(static_cast<double>(number))); };
    for (const TableRow& row : sheet.begunRows()) {
        const double matches = isEven ? 1 : static_cast<double>(row.all.matches());
        const double pointsError = row.pointsError / matches;
        html += row.isDisqualified ? QStringLiteral("<tr class=\"disqualified\">") : QStringLiteral("<tr>");
        html += cell(sheet.placeText(row)) + cell(text(sheet.name(row.entrant)), "name") + count(row.all.matches())
            + count(row.all.wins) + count(row.all.draws) + count(row.all.losses)
            + cell(withError(pretty(row.points / matches, 2),
                             pretty(pointsError,
                                    !isEven                ? 2
                                        : pointsError < 10 ? 1
                                                           : 0)));
        if (hasExtra)
            html += cell(pretty(sheet.extraOf(row), sheet.extra().isMean ? 2 : 0));
        html += cell(withError(percent(row.share, 2), QString::number(100 * row.shareError, 'f', 2)))
            + cell(withError(QString::number(row.elo.value, 'f', 1), QString::number(row.elo.high - row.elo.value, 'f', 1)))
            + cell(bars.of(row), "bar") + QStringLiteral("</tr>");
    }
    const QString waiting = sheet.notBegun();
    return html + QStringLiteral("</table></section>")
        + (waiting.isEmpty() ? QString() : QStringLiteral("<hr><p>%1</p>").arg(text(waiting)))
        + QStringLiteral("<p class=\"small\">Places within two errors are shared. After ±: one standard "
                         "error over paired deals; of Elo, half of the "
                         "95% interval. Elo counts from the mean of these bots, which is 0.</p>");
}

/// A colour that is stronger further from an even share; the number is always shown as well.
QString shade(double share)
{
    const double away = std::min(1.0, std::abs(share - 0.5) * 2);
    return QStringLiteral("rgba(var(%1), %2)")
        .arg(share < 0.5 ? QStringLiteral("--lose") : QStringLiteral("--win"))
        .arg(0.06 + 0.5 * away, 0, 'f', 2);
}

QString crosstableSection(const ContestSheet& sheet)
{
    QString html = QStringLiteral(
        "<h2>Crosstable</h2><section class=\"cross\" tabindex=\"0\"><table><tr><th></th><th class=\"name\"></th>");
    const auto rows = sheet.begunRows();
    for (const TableRow& column : rows)
        html += QStringLiteral("<th title=\"%1\">%2</th>").arg(text(sheet.name(column.entrant)), sheet.placeText(column));
    html += QStringLiteral("</tr>");
    for (const TableRow& row : rows) {
        html += QStringLiteral("<tr>") + cell(sheet.placeText(row)) + cell(text(sheet.name(row.entrant)), "name");
        for (const TableRow& column : rows) {
            const TableCell& both = sheet.table().cell(row.entrant, column.entrant);
            if (row.entrant == column.entrant || both.matches() == 0) {
                html += cell(row.entrant == column.entrant ? QStringLiteral("·") : QString(), "cell small");
                continue;
            }
            const QString title =
                QStringLiteral("%1 against %2: won %3, drawn %4, lost %5; standard error %6; better with %7")
                    .arg(sheet.name(row.entrant), sheet.name(column.entrant))
                    .arg(both.wins)
                    .arg(both.draws)
                    .arg(both.losses)
                    .arg(percent(both.error, 2), percent(both.superiority));
            html += QStringLiteral("<td class=\"cell\" style=\"background:%1\" title=\"%2\">%3<small>± %4</small></td>")
                        .arg(shade(both.share), text(title), QString::number(100 * both.share, 'f', 1),
                             QString::number(100 * both.error, 'f', 1));
        }
        html += QStringLiteral("</tr>");
    }
    const QString waiting = sheet.notBegun();
    return html + QStringLiteral("</table></section>")
        + (waiting.isEmpty() ? QString() : QStringLiteral("<hr><p>%1</p>").arg(text(waiting)))
        + QStringLiteral("<p class=\"small\">Share of the row against the column, in percent%1, and one "
                         "standard error. "
                         "Rest the pointer on a cell for its matches and the likelihood that the row is the better one.</p>")
              .arg(sheet.plan().shape.seats > 2 ? QStringLiteral(": more points at the same table") : QString());
}

QString bySeat(const ContestSheet& sheet)
{
    const int seats = sheet.plan().shape.seats;
    QString html =
        QStringLiteral("<h2>Won by seat</h2><section tabindex=\"0\"><table><tr><th></th><th class=\"name\">Bot</th>");
    for (int seat = 0; seat < seats; ++seat)
        html += QStringLiteral("<th>Seat %1</th>").arg(seat);
    html += QStringLiteral("</tr>");
    for (const TableRow& row : sheet.table().rows) {
        html += QStringLiteral("<tr>") + cell(sheet.placeText(row)) + cell(text(sheet.name(row.entrant)), "name");
        for (int seat = 0; seat < seats; ++seat) {
            const SeatCount& count = row.seats[static_cast<std::size_t>(seat)];
            const auto matches = static_cast<double>(count.matches());
            html += cell(matches > 0 ? percent(static_cast<double>(count.wins) / matches) : QStringLiteral("-"));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table></section>");
}

QString rounds(const ContestSheet& sheet)
{
    const auto points = sheet.roundPoints();
    if (points.empty())
        return {};
    QString html = QStringLiteral("<h2>Rounds</h2><section tabindex=\"0\"><table><tr><th></th><th class=\"name\">Bot</th>");
    for (std::size_t round = 0; round < points.size(); ++round)
        html += QStringLiteral("<th>Round %1</th>").arg(round + 1);
    html += QStringLiteral("<th>Points</th></tr>");
    for (const TableRow& row : sheet.table().rows) {
        html += QStringLiteral("<tr>") + cell(sheet.placeText(row)) + cell(text(sheet.name(row.entrant)), "name");
        for (const auto& round : points)
            html += cell(pretty(round[static_cast<std::size_t>(row.entrant)], 2));
        html += cell(pretty(row.points, 2)) + QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table></section>");
}

QString cupSection(const ContestSheet& sheet)
{
    if (!sheet.table().bracket)
        return {};
    QString html;
    int number = 0;
    for (const auto& round : sheet.table().bracket->rounds) {
        html += QStringLiteral("<h2>Round %1</h2><section tabindex=\"0\"><ul class=\"sets\">").arg(++number);
        for (const Encounter& each : round) {
            const auto side = [&](int entrant) {
                const QString name = text(sheet.name(entrant));
                return entrant == each.winner ? QStringLiteral("<b>%1</b>").arg(name) : name;
            };
            html += QStringLiteral("<li>%1 %2 : %3 %4 <span class=\"small\">for places %5 to %6</span></li>")
                        .arg(side(each.first))
                        .arg(each.setsFirst)
                        .arg(each.setsSecond)
                        .arg(side(each.second))
                        .arg(each.bestPlace + 1)
                        .arg(each.worstPlace + 1);
        }
        html += QStringLiteral("</ul></section>");
    }
    return html;
}

} // namespace

QByteArray asPage(const ContestSheet& sheet)
{
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
                       "<meta name=\"viewport\" content=\"width=device-width\"/><title>%1</title><style>%2</style></head>\n"
                       "<body><main><h1>%1</h1><ul class=\"facts\">")
            .arg(text(sheet.title()), QLatin1String(kStyle));
    for (const QString& fact : sheet.facts())
        html += QStringLiteral("<li>%1</li>").arg(text(fact));
    html += QStringLiteral("</ul>\n");
    if (const QString sprt = sheet.sprtLine(); !sprt.isEmpty())
        html += QStringLiteral("<p>%1</p>\n").arg(text(sprt));
    html += standingsSection(sheet) + QLatin1Char('\n') + cupSection(sheet) + crosstableSection(sheet) + QLatin1Char('\n')
        + rounds(sheet) + bySeat(sheet) + QStringLiteral("\n<div class=\"notes\">");
    for (const QString& note : sheet.notes())
        html += QStringLiteral("<p>%1</p>").arg(text(note));
    html += QStringLiteral("<p>Played by Parlour. To play it again: <code>%1</code></p></div></main></body></html>\n")
                .arg(text(sheet.command()));
    return html.toUtf8();
}

} // namespace parlour
