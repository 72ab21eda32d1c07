// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/chance_view.h"

#include "app/draw/figures.h"
#include "app/widgets/cell_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QVBoxLayout>

#include <numeric>

namespace parlour {

namespace {

/// A line of the table: a kind of chance, or one of its faces.
struct ChanceLine {
    QString name;
    double count = 0;
    double expected = 0;
    QString verdict = {}; ///< of a kind
    bool isKind = false;
    bool isMarked = false;
};

QString kindName(ChanceTally::Kind kind)
{
    switch (kind) {
    case ChanceTally::Kind::Dice:
        return ChanceView::tr("Dice");
    case ChanceTally::Kind::House:
        return ChanceView::tr("House cards, first ten of a match");
    case ChanceTally::Kind::Trumps:
        return ChanceView::tr("Cards of your first hands");
    case ChanceTally::Kind::Tosses:
        return ChanceView::tr("Tosses");
    }
    return {};
}

QString faceName(ChanceTally::Kind kind, int face)
{
    if (kind == ChanceTally::Kind::Trumps)
        return face == 0 ? ChanceView::tr("Trumps") : ChanceView::tr("Other cards");
    if (kind == ChanceTally::Kind::Tosses)
        return face == 0 ? ChanceView::tr("Heads") : ChanceView::tr("Tails");
    return QString::number(face + 1);
}

QString verdictOf(const ChanceTally& row)
{
    if (!row.probability)
        return ChanceView::tr("too few to say");
    const QString often = percentOf(*row.probability, *row.probability < 0.1 ? 2 : 0);
    return row.isMarked ? ChanceView::tr("Suspicious: fair chance does this in only %1 of cases").arg(often)
                        : ChanceView::tr("Fair: chance does this in %1 of cases").arg(often);
}

std::vector<ChanceLine> linesOf(const std::vector<ChanceTally>& rows)
{
    std::vector<ChanceLine> lines;
    for (const ChanceTally& row : rows) {
        const double all = std::accumulate(row.counts.begin(), row.counts.end(), 0.0);
        lines.push_back({kindName(row.kind), all, all, verdictOf(row), true, row.isMarked});
        for (std::size_t face = 0; face < row.counts.size(); ++face)
            lines.push_back({faceName(row.kind, static_cast<int>(face)),
                             static_cast<double>(row.counts[face]),
                             row.expected[face],
                             {},
                             false,
                             false});
    }
    return lines;
}

Cell cellOf(const ChanceLine& line, int column)
{
    Cell cell;
    cell.strong = line.isKind;
    cell.indent = line.isKind || column > 0 ? 0 : 18;
    switch (column) {
    case 0:
        cell.text = line.name;
        break;
    case 1:
        cell.text = figure(line.count, 0);
        break;
    case 2:
        cell.text = line.isKind ? QString() : figure(line.expected, 1);
        break;
    case 3:
        cell.text = line.isKind ? QString() : figure(line.count - line.expected, 1, true);
        break;
    default:
        cell.text = line.verdict;
        cell.tone = line.isMarked ? Cell::Tone::Bad : Cell::Tone::Dim;
        cell.strong = line.isMarked;
        break;
    }
    return cell;
}

} // namespace

ChanceView::ChanceView(QWidget* parent)
    : QWidget(parent),
      table_(new CellTable(tr("Dice, cards and coins beside what chance gives"))),
      none_(makeParagraph(tr("The dice, cards and tosses of your games are counted here, beside what chance gives."), 13,
                          false, true)),
      note_(makeParagraph(
          tr("This counts the games that are listed. Fair chance looks suspicious here at most %1 times in 100, "
             "more often to those who look again and again, or at picked games.")
              .arg(figure(100 * kWolf, 0)),
          13, false, true))
{
    auto* column = makeLayout<QVBoxLayout>(12, this);
    auto* panel = new Panel;
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(10, 10, 10, 10);
    const QFontMetrics letters(typeFont(14));
    const int figures = letters.horizontalAdvance(QStringLiteral("888,888.8"));
    table_->setColumns({{tr("What came"), {}, letters.horizontalAdvance(QStringLiteral("M")) * 17},
                        {tr("You had"), {}, figures, true},
                        {tr("Chance gives", "a mean"), tr("The mean of fair chance"), figures, true},
                        {tr("Difference"), {}, figures, true},
                        {tr("Verdict"), {}, 0}});
    table_->setRowHeight(28);
    table_->setWhole();
    rows->addWidget(table_);
    rows->addWidget(none_);
    rows->addWidget(note_);
    column->addWidget(panel);
    column->addStretch();
}

void ChanceView::setGames(const Games& games)
{
    ChanceCounts counts;
    for (const PastGame* game : games)
        counts.add(game->chance);
    const std::vector<ChanceLine> lines = linesOf(chanceTalliesOf(counts));
    table_->setVisible(!lines.empty());
    none_->setVisible(lines.empty());
    note_->setVisible(!lines.empty());
    table_->setRows(static_cast<int>(lines.size()),
                    [lines](int row, int column) { return cellOf(lines[static_cast<std::size_t>(row)], column); });
}

} // namespace parlour
