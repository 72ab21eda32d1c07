// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/figures_view.h"

#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/window/history/history_figures.h"
#include "app/window/history/trend_chart.h"

#include <QHBoxLayout>

namespace parlour {

namespace {

void addHead(QVBoxLayout* column, const QString& title, QWidget* corner)
{
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(title, 16, true));
    head->addStretch();
    head->addWidget(corner);
    column->addLayout(head);
}

} // namespace

FiguresView::FiguresView(Measure& measure, QWidget* parent)
    : QWidget(parent),
      measure_(measure),
      figures_(new QVBoxLayout),
      charts_(new QWidget),
      halves_(new QBoxLayout(QBoxLayout::LeftToRight, charts_))
{
    auto* column = makeLayout<QVBoxLayout>(16, this);
    column->addLayout(figures_);
    column->addWidget(charts_);
    halves_->setContentsMargins(0, 0, 0, 0);
    halves_->setSpacing(16);
    QVBoxLayout* rows = addPanel(halves_);
    auto* what =
        new Segment(tr("Trend shown"), {tr("Games won"), tr("A decision's loss")}, measure_ == Measure::Won ? 0 : 1);
    connect(what, &Segment::chosen, this, [this](int index) {
        measure_ = index == 0 ? Measure::Won : Measure::Loss;
        showTrend();
    });
    addHead(rows, tr("Trend"), what);
    rows->addWidget(trendNote_ = makeParagraph({}, 12, false, true));
    rows->addWidget(trend_ = new TrendChart, 1);
    rows->addStretch();
    auto* bars = makeLayout<QVBoxLayout>(16);
    halves_->addLayout(bars, 1);
    rows = addPanel(bars);
    addHead(rows, tr("By game"), makeLabel(tr("the line marks an equal share"), 12, false, true));
    rows->addLayout(byGame_ = new QVBoxLayout);
    rows = addPanel(bars);
    addHead(rows, tr("Last %1").arg(kLastGames), makeLabel(tr("up won, down lost"), 12, false, true));
    rows->addLayout(last_ = new QVBoxLayout);
    bars->addStretch();
}

QVBoxLayout* FiguresView::addPanel(QBoxLayout* column)
{
    auto* panel = new Panel;
    auto* rows = makeLayout<QVBoxLayout>(4, panel, {16, 8, 16, 8});
    column->addWidget(panel, column->direction() == QBoxLayout::LeftToRight ? 1 : 0);
    return rows;
}

void FiguresView::setTwoColumns(bool on)
{
    halves_->setDirection(on ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FiguresView::setGames(const Games& games)
{
    games_ = games;
    const PastFigures figures(games);
    for (QLayout* each : {figures_, byGame_, last_})
        clearLayout(each);
    charts_->setVisible(figures.all.games > 0);
    if (figures.all.games + figures.alone > 0)
        figures_->addWidget(makeFigures(figures));
    if (figures.all.games > 0) {
        byGame_->addWidget(makeByGame(figures));
        last_->addWidget(makeLastGames(figures));
    }
    showTrend();
}

void FiguresView::showTrend()
{
    const std::vector<TrendPoint> points = trendOf(games_, measure_);
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

} // namespace parlour
