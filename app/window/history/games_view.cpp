// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/games_view.h"

#include "app/store/settings.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/window/history/history_figures.h"
#include "app/window/history/past_cells.h"
#include "app/window/history/trend_chart.h"

#include <QHBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kSideWidth = 384; ///< px
constexpr int kMinTwoColumns = 1160; ///< px, the minimum width for two columns

void addHead(QVBoxLayout* column, const QString& title, QWidget* corner)
{
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(title, 16, true));
    head->addStretch();
    head->addWidget(corner);
    column->addLayout(head);
}

} // namespace

GamesView::GamesView(PastList& list, const Settings& settings, Measure& measure, QWidget* parent)
    : QWidget(parent),
      list_(list),
      settings_(settings),
      measure_(measure),
      figures_(new QVBoxLayout),
      halves_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    column->addLayout(figures_);
    halves_->setSpacing(16);
    halves_->addWidget(makeList(), 1);
    halves_->addWidget(makeSide());
    column->addLayout(halves_, 1);
}

QWidget* GamesView::makeList()
{
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    table_ = new CellTable(tr("Games", "the list of games"));
    table_->setColumns(pastColumns());
    table_->setSortable();
    table_->setSelectable();
    table_->setOpenable();
    table_->setMinimumHeight(260);
    connect(table_, &CellTable::opened, this, [this](int row) {
        for (const qint64 id : list_.ids({row}))
            emit openWanted(id);
    });
    connect(table_, &CellTable::sortWanted, this, &GamesView::sortBy);
    connect(table_, &CellTable::deleteWanted, this, &GamesView::deleteWanted);
    connect(table_, &CellTable::selectionMoved, this, &GamesView::showCount);
    column->addWidget(table_, 1);
    none_ = makeLabel({}, 14, false, true);
    none_->setAlignment(Qt::AlignCenter);
    none_->setMinimumHeight(120);
    none_->setWordWrap(true);
    column->addWidget(none_, 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    fillFoot(foot);
    column->addLayout(foot);
    return panel;
}

void GamesView::fillFoot(QBoxLayout* foot)
{
    sort_ = new Chooser(tr("Sorted by"));
    for (const SortBy by : kPastColumns)
        sort_->addChoice(tr("By: %1", "the head of a column").arg(columnTitle(by)), QString::number(static_cast<int>(by)));
    sort_->setCurrent(QString::number(static_cast<int>(list_.sortKey())));
    connect(sort_, &Chooser::chosen, this, [this](const QString& id) { sortBy(id.toInt()); });
    foot->addWidget(sort_);
    foot->addWidget(count_ = makeLabel({}, 12, false, true));
    foot->addStretch();
    const auto add = [&](Icon icon, const QString& text, const QString& hint, auto then) {
        auto* button = new Button(Button::Kind::Plain, icon, text);
        button->setHint(hint);
        connect(button, &Button::clicked, this, then);
        foot->addWidget(button);
        rowButtons_.push_back(button);
    };
    add(Icon::Flag, tr("Review", "opens it"), tr("Enter, or a double click"), [this] {
        if (const auto ids = chosenIds(); !ids.empty())
            emit openWanted(ids.front());
    });
    add(Icon::Trash, tr("Delete…"), tr("Del; Shift or Ctrl selects several games"), &GamesView::deleteWanted);
}

QVBoxLayout* GamesView::addPanel()
{
    auto* panel = new Panel;
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(4);
    side_->addWidget(panel);
    return rows;
}

QWidget* GamesView::makeSide()
{
    auto* side = new QWidget;
    side_ = new QVBoxLayout(side);
    side_->setContentsMargins(0, 0, 0, 0);
    side_->setSpacing(12);
    QVBoxLayout* rows = addPanel();
    auto* what =
        new Segment(tr("Trend shown"), {tr("Games won"), tr("A decision's loss")}, measure_ == Measure::Won ? 0 : 1);
    connect(what, &Segment::chosen, this, [this](int index) {
        measure_ = index == 0 ? Measure::Won : Measure::Loss;
        showTrend(list_.listed());
    });
    addHead(rows, tr("Trend"), what);
    rows->addWidget(trendNote_ = makeLabel({}, 12, false, true));
    trendNote_->setWordWrap(true);
    rows->addWidget(trend_ = new TrendChart);
    rows = addPanel();
    addHead(rows, tr("By game"), makeLabel(tr("the line marks an equal share"), 12, false, true));
    rows->addLayout(byGame_ = new QVBoxLayout);
    rows = addPanel();
    addHead(rows, tr("Last %1").arg(kLastGames), makeLabel(tr("up won, down lost"), 12, false, true));
    rows->addLayout(last_ = new QVBoxLayout);
    side_->addStretch();
    return side;
}

void GamesView::fit(int width)
{
    const bool isWide = width >= kMinTwoColumns;
    QWidget* side = side_->parentWidget();
    halves_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    side->setMinimumWidth(isWide ? kSideWidth : 0);
    side->setMaximumWidth(isWide ? kSideWidth : QWIDGETSIZE_MAX);
}

void GamesView::showList(bool isChanged)
{
    if (isChanged || list_.count() == 0 || list_.count() != table_->model()->rowCount())
        showRows();
    else
        table_->refresh();
    showFigures();
    showCount();
}

void GamesView::showRows()
{
    table_->setRows(list_.count(), [this](int row, int column) { return pastCell(list_[row], column, settings_); });
    const auto at = std::find(std::begin(kPastColumns), std::end(kPastColumns), list_.sortKey());
    table_->setSorted(static_cast<int>(at - std::begin(kPastColumns)), list_.isDescending());
    table_->setVisible(list_.count() > 0);
    none_->setVisible(list_.count() == 0);
    none_->setText(!list_.isKnown()            ? tr("Reading the history…")
                       : list_.games().empty() ? tr("No finished game yet. Play one to its end, or open a file.")
                                               : tr("No game matches the choices above."));
}

void GamesView::showFigures()
{
    const Games games = list_.listed();
    const PastFigures figures(games);
    for (QLayout* each : {figures_, byGame_, last_})
        clearLayout(each);
    side_->parentWidget()->setVisible(figures.all.games > 0);
    if (figures.all.games + figures.alone > 0)
        figures_->addWidget(makeFigures(figures));
    if (figures.all.games > 0) {
        byGame_->addWidget(makeByGame(figures));
        last_->addWidget(makeLastGames(figures));
    }
    showTrend(games);
}

void GamesView::showTrend(const Games& games)
{
    const std::vector<TrendPoint> points = trendOf(games, measure_);
    trend_->setPoints(points, measure_);
    const bool isWon = measure_ == Measure::Won;
    if (points.size() < 2)
        trendNote_->setText(isWon ? tr("The trend starts at six games.") : tr("The trend starts at six reviewed games."));
    else if (isWon)
        trendNote_->setText(
            tr("Average of the last %1 games (range: %2)", "a number, a share").arg(kTrendWindow).arg(percentOf(0.95)));
    else
        trendNote_->setText(tr("Average cost of a real choice, last %1 games").arg(kTrendWindow));
}

void GamesView::showCount()
{
    const int selected = table_->selectedCount();
    const QString listed = tr("%1 of %2", "games that are listed, all games").arg(list_.count()).arg(list_.games().size());
    count_->setText(selected > 1 ? tr("%1, %n selected", "how many games are listed", selected).arg(listed) : listed);
    for (Button* button : rowButtons_)
        button->setEnabled(!table_->chosenRows().empty());
}

void GamesView::sortBy(int column)
{
    if (column < 0 || column >= static_cast<int>(std::size(kPastColumns)))
        return;
    list_.sortBy(kPastColumns[column]);
    sort_->setCurrent(QString::number(column));
    emit sorted();
}

std::vector<qint64> GamesView::chosenIds() const
{
    return list_.ids(table_->chosenRows());
}

} // namespace parlour
