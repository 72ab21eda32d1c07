// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/past_filters.h"

#include "app/seating/game_summary.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/shortcuts.h"
#include "engine/games.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kSearchWidth = 300; ///< px
constexpr int kChoice = 36; ///< px, the height of a choice
constexpr int kFieldMargins = 60; ///< px, around the text of a field, with the button that empties it

QStringList outcomeNames()
{
    return {PastFilters::tr("Any result"),
            outcomeText(1),
            outcomeText(-1),
            outcomeText(0),
            PastFilters::tr("Watched"),
            PastFilters::tr("Alone", "a game without others")};
}

QStringList periodNames()
{
    return {PastFilters::tr("Any time"), PastFilters::tr("Today"), PastFilters::tr("Last seven days"),
            PastFilters::tr("This month"), PastFilters::tr("This year")};
}

} // namespace

PastFilters::PastFilters(PastList& list, const Settings& settings, NameOf nameOf, QWidget* parent)
    : QWidget(parent),
      list_(list),
      nameOf_(std::move(nameOf)),
      words_(new ElidedLabel({}, 13)),
      clear_(new Button(Button::Kind::Ghost, std::nullopt, tr("Clear", "the filter"))),
      choices_(new QWidget)
{
    auto* rows = makeLayout<QVBoxLayout>(8, this, {24, 12, 24, 4});
    auto* row = makeLayout<QHBoxLayout>(8);
    addSearch(row);
    followKey(settings, search_, scope::kHistory, "Ctrl+F",
              [this](const QKeySequence& own) { search_->setToolTip(own.toString(QKeySequence::NativeText)); });
    auto* filter = new Button(Button::Kind::Plain, Icon::Down, tr("Filter"));
    filter->setCheckable(true);
    auto* key = new QShortcut(this); // a shortcut of the button would press it later
    connect(key, &QShortcut::activated, filter, &Button::click);
    followKey(settings, key, scope::kHistory, "Ctrl+Shift+F", [key, filter](const QKeySequence& own) {
        key->setKey(own);
        filter->setHint(own.toString(QKeySequence::NativeText));
    });
    connect(filter, &Button::toggled, choices_, &QWidget::setVisible);
    row->addWidget(filter);
    row->addSpacing(4);
    row->addWidget(words_);
    clear_->setAccessibleName(tr("Clear the filter"));
    connect(clear_, &Button::clicked, this, &PastFilters::clear);
    row->addWidget(clear_);
    row->addStretch();
    rows->addLayout(row);
    choices_->hide();
    rows->addWidget(choices_);
    connect(this, &PastFilters::changed, this, &PastFilters::showWords);
    fillChoices();
}

void PastFilters::addSearch(QLayout* row)
{
    search_ = new QLineEdit(list_.filter.search);
    search_->setPlaceholderText(tr("Seed, note or player"));
    search_->setAccessibleName(tr("Search by seed, note or player"));
    search_->setClearButtonEnabled(true);
    styleField(search_);
    const QString words = search_->placeholderText();
    search_->setFixedSize(std::max(kSearchWidth, search_->fontMetrics().horizontalAdvance(words) + kFieldMargins), 36);
    row->addWidget(search_);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        list_.filter.search = text;
        emit changed();
    });
}

void PastFilters::fillChoices()
{
    clearWidget(choices_);
    auto* row = new FlowLayout(8, 8);
    row->setContentsMargins(0, 0, 0, 0);
    choices_->setLayout(row);
    addGames(row);
    row->addWidget(opponents_ = new Chooser(tr("Opponent")));
    connect(opponents_, &Chooser::chosen, this, [this](const QString& id) {
        list_.filter.opponent = id.toStdString();
        emit changed();
    });
    addChooser(row, tr("Result"), outcomeNames(), static_cast<int>(list_.filter.outcome),
               [this](int index) { list_.filter.outcome = static_cast<Outcome>(index); });
    addChooser(row, tr("Period"), periodNames(), static_cast<int>(list_.filter.period),
               [this](int index) { list_.filter.period = static_cast<Period>(index); });
    addMistakes(row);
    fillOpponents();
    showWords();
}

void PastFilters::addGames(QLayout* row)
{
    QStringList labels{tr("All games")};
    QStringList ids{QString()};
    for (const GameInfo& info : games())
        if (findTable(info.id)) {
            labels << translated(info.name);
            ids << QString::fromStdString(info.id);
        }
    const auto at = std::max<qsizetype>(0, ids.indexOf(list_.filter.game));
    auto* kinds = new Segment(tr("Games", "which are listed"), labels, static_cast<int>(at));
    kinds->setFixedHeight(kChoice);
    row->addWidget(kinds);
    connect(kinds, &Segment::chosen, this, [this, ids](int index) {
        list_.filter.game = ids[index];
        list_.filter.opponent.clear();
        fillOpponents();
        emit changed();
    });
}

void PastFilters::addChooser(QLayout* row, const QString& name, const QStringList& choices, int current,
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

void PastFilters::addMistakes(QLayout* row)
{
    auto* mistakes = new SegmentButton(list_.filter.ids.empty() ? tr("With mistakes") : tr("With this mistake"), nullptr);
    mistakes->setChecked(list_.filter.withMistakes || !list_.filter.ids.empty());
    connect(mistakes, &SegmentButton::toggled, this, [this, mistakes](bool on) {
        list_.filter.withMistakes = on;
        list_.filter.ids.clear();
        mistakes->setText(tr("With mistakes"));
        mistakes->updateGeometry();
        emit changed();
    });
    mistakes->setFixedHeight(kChoice);
    row->addWidget(mistakes);
}

void PastFilters::showWords()
{
    const PastFilter& filter = list_.filter;
    QStringList words;
    if (!filter.game.isEmpty())
        words << translated(findGame(filter.game.toStdString())->name);
    if (!filter.opponent.empty())
        words << nameOf_(filter.opponent);
    if (filter.outcome != Outcome::Any)
        words << outcomeNames()[static_cast<int>(filter.outcome)];
    if (filter.period != Period::Any)
        words << periodNames()[static_cast<int>(filter.period)];
    if (filter.withMistakes)
        words << tr("With mistakes");
    if (!filter.ids.empty())
        words << mistake_;
    words_->setText(words.join(QStringLiteral(" · ")));
    words_->setToolTip(words_->text());
    clear_->setVisible(!words.isEmpty());
}

void PastFilters::clear()
{
    const QString search = list_.filter.search;
    list_.filter = {};
    list_.filter.search = search;
    fillChoices();
    emit changed();
}

void PastFilters::chooseMistake(const MistakeKind& kind)
{
    list_.filter.withMistakes = false; // a doubtful decision is none
    list_.filter.ids.clear();
    for (const CostlyDecision& decision : kind.decisions)
        list_.filter.ids.insert(decision.game);
    mistake_ = kind.words;
    fillChoices();
    emit changed();
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
    list_.filter.game = game;
    list_.filter.opponent.clear();
    fillChoices();
    emit changed();
}

void PastFilters::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

} // namespace parlour
