// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contest_board.h"

#include "app/widgets/controls.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/contest/bracket_view.h"
#include "app/window/contest/crosstable.h"
#include "app/window/contest/entrant_list.h"
#include "app/window/contest/lead_chart.h"
#include "app/window/contest/seat_table.h"
#include "app/window/contest/standings_table.h"

#include <QHBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kLeft = 252, kMaxLeft = 320; ///< px
constexpr int kMinThreeColumns = 1240; ///< px, the minimum width for three columns
constexpr int kMaxExtraRowHeight = 18; ///< px added to the minimum height of a row at most
constexpr int kMargins = 128; ///< px, total of the horizontal margins of the columns and of the crosstable's panel

/// The sign of an outcome, painted because finding its character in the system's fonts may take long.
class OutcomeSign : public QWidget {
public:
    explicit OutcomeSign(int outcome) : outcome_(outcome) { setFixedSize(12, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        drawOutcome(painter, QRectF(rect()).center(), outcome_, ink(this).dim);
    }

private:
    int outcome_;
};

/// A column for panels.
QWidget* makeColumn()
{
    auto* whole = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(16, whole);
    column->addStretch();
    return whole;
}

void addTo(QWidget* column, QWidget* panel, int stretch = 0)
{
    auto* layout = static_cast<QVBoxLayout*>(column->layout());
    layout->insertWidget(layout->count() - 1, panel, stretch);
}

/// The legend of the crosstable's signs. Hidden if there is no room for all of it.
class Legend : public QWidget {
public:
    Legend()
    {
        auto* signs = makeLayout<QHBoxLayout>(4, this);
        for (const auto& [outcome, words] :
             {std::pair(1, ContestBoard::tr("row wins more")), std::pair(-1, ContestBoard::tr("row wins less")),
              std::pair(0, ContestBoard::tr("within two errors"))}) {
            signs->addWidget(new OutcomeSign(outcome));
            signs->addWidget(makeLabel(words, 12, false, true));
            signs->addSpacing(outcome == 0 ? 0 : 8);
        }
        for (QWidget* each : findChildren<QWidget*>()) {
            QSizePolicy policy = each->sizePolicy();
            policy.setRetainSizeWhenHidden(true);
            each->setSizePolicy(policy);
        }
    }
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent*) override
    {
        for (QWidget* each : findChildren<QWidget*>())
            each->setVisible(width() >= sizeHint().width());
    }
};

/// A panel with a heading; `corner`, if not null, is at the end of its line.
std::pair<Panel*, QVBoxLayout*> panelWith(const QString& heading, QWidget* corner)
{
    auto* panel = new Panel;
    auto* column = makeLayout<QVBoxLayout>(6, panel, {16, 12, 16, 14});
    auto* head = makeLayout<QHBoxLayout>(12);
    head->addWidget(makeLabel(heading, 16, true));
    head->addStretch();
    if (corner)
        head->addWidget(corner);
    column->addLayout(head);
    return {panel, column};
}

} // namespace

ContestBoard::ContestBoard(QWidget* parent) : QScrollArea(parent), left_(makeColumn()), middle_(makeColumn())
{
    auto* panels = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(16, panels);
    row->addWidget(left_);
    row->addWidget(middle_, 1);
    fillScroll(this, panels);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for a large crosstable next to a drawer
}

void ContestBoard::addEntrants()
{
    const auto [entrants, list] = panelWith(tr("Entrants"), makeLabel(tr("faults"), 12, false, true));
    list->addWidget(entrants_ = new EntrantList);
    connect(entrants_, &EntrantList::faultsWanted, this, &ContestBoard::faultsWanted);
    addTo(left_, entrants);
}

void ContestBoard::addLead()
{
    const auto [lead, inside] = panelWith(tr("The lead over time"), nullptr);
    inside->addWidget(makeLabel(tr("Win share, band = %1", "a share").arg(percentOf(0.95)), 12, false, true));
    inside->addWidget(lead_ = new LeadChart, 1);
    lead->setMaximumHeight(560);
    addTo(left_, lead, 1);
}

void ContestBoard::addBracket()
{
    const auto [bracket, rounds] =
        panelWith(tr("Bracket"), makeLabel(tr("Choose a meeting to see its matches"), 12, false, true));
    rounds->addWidget(bracket_ = new BracketView);
    connect(bracket_, &BracketView::encounterWanted, this, &ContestBoard::cellWanted);
    addTo(middle_, bracket);
}

void ContestBoard::addCrosstable()
{
    const auto [cross, cells] = panelWith(tr("Crosstable"), new Legend);
    cells->addWidget(cross_ = new Crosstable);
    connect(cross_, &Crosstable::cellWanted, this, &ContestBoard::cellWanted);
    addTo(middle_, cross);
}

void ContestBoard::addStandings()
{
    verdict_ = new ElidedLabel({}, 13, true);
    const auto [standings, lines] = panelWith(tr("Standings"), verdict_);
    lines->addWidget(standings_ = new StandingsTable);
    addTo(middle_, standings);
}

void ContestBoard::addSeats()
{
    const auto [seats, shares] = panelWith(tr("Wins by seat"), nullptr);
    shares->addWidget(seats_ = new SeatTable);
    addTo(middle_, seats);
}

void ContestBoard::setScores(std::shared_ptr<const Scoreboard> scores)
{
    scores_ = std::move(scores);
    if (!entrants_) {
        addEntrants();
        if (scores_->format() == Format::Cup)
            addBracket();
        else
            addCrosstable();
    }
    entrants_->setScores(*scores_);
    if (cross_)
        cross_->setScores(scores_);
    if (bracket_)
        bracket_->setScores(*scores_);
}

void ContestBoard::showStandings()
{
    if (!standings_)
        addStandings();
    const int before = standings_->rows();
    standings_->setScores(scores_);
    if (scores_->format() == Format::Tables) {
        if (!seats_)
            addSeats();
        seats_->setScores(*scores_);
    }
    verdict_->setText(scores_->verdict());
    if (standings_->rows() != before)
        fitRows();
}

void ContestBoard::showLead(const LeadCurves& curves)
{
    if (!scores_ || scores_->format() == Format::Cup)
        return;
    if (!lead_)
        addLead();
    lead_->setCurves(*scores_, curves);
}

void ContestBoard::setOpened(int row, int column)
{
    if (cross_)
        cross_->setOpened(row, column);
}

bool ContestBoard::focusCells()
{
    if (cross_)
        cross_->setFocus();
    return cross_;
}

void ContestBoard::fit(int width, int drawer)
{
    // In a narrow window the drawer replaces the left column.
    left_->setFixedWidth(std::clamp(width / 6, kLeft, kMaxLeft));
    const int crossRoom = width - drawer - left_->maximumWidth() - kMargins;
    const bool hasRoom = width >= kMinThreeColumns && (!cross_ || crossRoom >= cross_->leastWidth());
    left_->setVisible(hasRoom || drawer == 0);
}

/// Distributes spare height among the rows of both tables.
void ContestBoard::fitRows()
{
    if (!cross_ || !standings_)
        return;
    const int rows = cross_->rows() + standings_->rows();
    cross_->setExtraRowHeight(0);
    standings_->setExtraRowHeight(0);
    const int spare = viewport()->height() - middle_->layout()->totalSizeHint().height();
    const int more = std::clamp(spare / std::max(rows, 1), 0, kMaxExtraRowHeight);
    cross_->setExtraRowHeight(more);
    standings_->setExtraRowHeight(more);
}

void ContestBoard::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitRows();
}

} // namespace parlour
