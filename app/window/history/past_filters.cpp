// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/past_filters.h"

#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "engine/games.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kFieldMargins = 30; ///< px, around the text of a field

} // namespace

PastFilters::PastFilters(PastList& list, NameOf nameOf, QWidget* parent)
    : QWidget(parent),
      list_(list),
      nameOf_(std::move(nameOf)),
      rows_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      opponents_(new Chooser(tr("Opponent")))
{
    rows_->setContentsMargins(24, 12, 24, 4);
    rows_->setSpacing(8);
    const auto addRow = [this] {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        rows_->addLayout(row);
        return row;
    };
    addGames(addRow());
    QBoxLayout* row = addRow();
    row->addWidget(opponents_);
    connect(opponents_, &Chooser::chosen, this, [this](const QString& id) {
        list_.filter.opponent = id.toStdString();
        emit changed();
    });
    addChooser(row, tr("Result"),
               {tr("Any result"), tr("Won", "a game"), tr("Lost"), tr("Drawn"), tr("Watched"),
                tr("Alone", "a game without others")},
               static_cast<int>(list_.filter.outcome),
               [this](int index) { list_.filter.outcome = static_cast<Outcome>(index); });
    addChooser(row, tr("Period"), {tr("Any time"), tr("Today"), tr("Last seven days"), tr("This month"), tr("This year")},
               static_cast<int>(list_.filter.period),
               [this](int index) { list_.filter.period = static_cast<Period>(index); });
    addMistakes(row);
    rows_->setStretch(1, 1); // the search field takes the remaining width
    addSearch(row);
    fillOpponents();
}

void PastFilters::addGames(QBoxLayout* row)
{
    QStringList labels{tr("All games")};
    gameIds_ = QStringList{QString()};
    for (const GameInfo& info : games())
        if (findTable(info.id)) {
            labels << translated(info.name);
            gameIds_ << QString::fromStdString(info.id);
        }
    const auto at = std::max<qsizetype>(0, gameIds_.indexOf(list_.filter.game));
    row->addWidget(games_ = new Segment(tr("Games", "which are listed"), labels, static_cast<int>(at)));
    row->addStretch();
    connect(games_, &Segment::chosen, this, [this](int index) {
        list_.filter.game = gameIds_[index];
        list_.filter.opponent.clear();
        fillOpponents();
        emit changed();
    });
}

void PastFilters::addChooser(QBoxLayout* row, const QString& name, const QStringList& choices, int current,
                             const std::function<void(int)>& choose)
{
    auto* chooser = new Chooser(name);
    for (int i = 0; i < choices.size(); ++i)
        chooser->addChoice(choices[i], QString::number(i));
    chooser->setCurrent(QString::number(current));
    connect(chooser, &Chooser::chosen, this, [this, choose](const QString& id) {
        choose(id.toInt());
        emit changed();
    });
    row->addWidget(chooser);
}

void PastFilters::addMistakes(QBoxLayout* row)
{
    row->addWidget(mistakes_ = new SegmentButton(tr("With mistakes"), nullptr));
    mistakes_->setChecked(list_.filter.withMistakes || !list_.filter.ids.empty());
    nameMistakes({});
    connect(mistakes_, &SegmentButton::toggled, this, [this](bool on) {
        list_.filter.withMistakes = on;
        list_.filter.ids.clear();
        nameMistakes({});
        emit changed();
    });
}

void PastFilters::addSearch(QBoxLayout* row)
{
    search_ = new QLineEdit(list_.filter.search);
    search_->setPlaceholderText(tr("Seed, note or player"));
    search_->setAccessibleName(tr("Search by seed, note or player"));
    search_->setToolTip(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText));
    search_->setClearButtonEnabled(true);
    search_->setFixedHeight(36);
    styleField(search_);
    const QString words = search_->placeholderText();
    search_->setMinimumWidth(std::max(150, search_->fontMetrics().horizontalAdvance(words) + kFieldMargins));
    row->addWidget(search_, 1);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        list_.filter.search = text;
        emit changed();
    });
}

/// Names the filter by mistakes: any, or the one kind whose games are listed.
void PastFilters::nameMistakes(const QString& kind)
{
    mistakes_->setText(list_.filter.ids.empty() ? tr("With mistakes") : tr("With this mistake"));
    mistakes_->setToolTip(kind);
    mistakes_->setAccessibleDescription(kind);
    mistakes_->updateGeometry();
}

void PastFilters::chooseMistake(const MistakeKind& kind)
{
    const QSignalBlocker blocker(mistakes_);
    mistakes_->setChecked(true);
    list_.filter.withMistakes = false; // a doubtful decision is none
    list_.filter.ids.clear();
    for (const CostlyDecision& decision : kind.decisions)
        list_.filter.ids.insert(decision.game);
    nameMistakes(kind.words);
}

void PastFilters::fillOpponents()
{
    opponents_->clear();
    opponents_->addChoice(tr("Any opponent"), {});
    for (const std::string& bot : opponentsIn(list_.games(), list_.filter.game))
        opponents_->addChoice(nameOf_(bot), QString::fromStdString(bot));
    opponents_->setCurrent(QString::fromStdString(list_.filter.opponent));
}

void PastFilters::chooseGame(const QString& game)
{
    games_->setCurrent(static_cast<int>(std::max<qsizetype>(0, gameIds_.indexOf(game))));
}

void PastFilters::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void PastFilters::fit(int width)
{
    const QMargins margins = rows_->contentsMargins();
    int needed = margins.left() + margins.right() + rows_->spacing(); // by all filters in one row
    for (int i = 0; i < rows_->count(); ++i)
        needed += rows_->itemAt(i)->sizeHint().width();
    rows_->setDirection(width >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace parlour
