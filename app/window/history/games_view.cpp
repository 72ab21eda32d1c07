// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/games_view.h"

#include "app/store/settings.h"
#include "app/widgets/controls.h"
#include "app/window/history/past_cells.h"

#include <QHBoxLayout>

#include <algorithm>

namespace parlour {

GamesView::GamesView(PastList& list, const Settings& settings, QWidget* parent)
    : Panel(parent),
      list_(list),
      settings_(settings)
{
    auto* column = makeLayout<QVBoxLayout>(6, this, {12, 10, 12, 10});
    table_ = new CellTable(tr("Games", "the list of games"));
    table_->setColumns(pastColumns());
    table_->setSortable();
    table_->setSelectable();
    table_->setOpenable();
    table_->setMinimumHeight(160);
    connect(table_, &CellTable::opened, this, [this](int row) {
        for (const qint64 id : list_.ids({row}))
            emit openWanted(id);
    });
    connect(table_, &CellTable::sortWanted, this, &GamesView::sortBy);
    connect(table_, &CellTable::deleteWanted, this, &GamesView::deleteWanted);
    connect(table_, &CellTable::selectionMoved, this, &GamesView::showCount);
    column->addWidget(table_, 1);
    none_ = makeParagraph({}, 14, false, true);
    none_->setAlignment(Qt::AlignCenter);
    none_->setMinimumHeight(120);
    column->addWidget(none_, 1);
    foot_ = new QWidget;
    auto* foot = makeLayout<QHBoxLayout>(8, foot_);
    fillFoot(foot);
    column->addWidget(foot_);
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

void GamesView::showList(bool isChanged)
{
    if (isChanged || list_.count() == 0 || list_.count() != table_->model()->rowCount())
        showRows();
    else
        table_->refresh();
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
                       : list_.games().empty() ? tr("Games that you finish stand here, to be replayed and reviewed.")
                                               : tr("No game matches the choices above."));
    foot_->setVisible(!list_.games().empty());
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
