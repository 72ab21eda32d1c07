// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/what_if_panel.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/widgets/language_change.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/marked_label.h"
#include "engine/base/index.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kMargin = 16; ///< px on both sides
constexpr int kPair = 34; ///< px for the two rows of a bar
constexpr int kBarFigure = 44; ///< px for the figures

/// A row of the list of branches: its name, and below it which kind it is and what came of it.
class BranchRow : public RowButton {
public:
    explicit BranchRow(const WhatIfText::Row& row) : row_(row)
    {
        setCheckable(true);
        setChecked(row.isShown);
        setAccessibleName(clausesOf({row.name, row.detail}));
        setToolTip(row.detail);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFixedHeight(46);
    }

protected:
    void nextCheckState() override {} // the controller says which one is shown
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        paintBox(painter, isChecked() || underMouse() ? colours.raise2 : QColor(), QColor());
        if (isChecked())
            painter.fillRect(QRectF(isRightToLeft() ? width() - 3 : 0, 6, 3, height() - 12), colours.brass);
        const QRect words = rect().adjusted(12, 4, -8, -4);
        const auto write = [&](const QFont& font, const QColor& colour, Qt::Alignment where, const QString& text) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(words, static_cast<int>(Qt::AlignLeading | where),
                             cutToFit(painter.fontMetrics(), text, words.width()));
        };
        write(typeFont(14, true), colours.text, Qt::AlignTop, row_.name);
        write(typeFont(12), colours.dim, Qt::AlignBottom, row_.detail);
    }

private:
    const WhatIfText::Row row_;
};

/// The mark of a bar in the legend: full for the action, hatched for what was played.
class BarMark : public QWidget {
public:
    explicit BarMark(bool isPlayed) : isPlayed_(isPlayed) { setFixedSize(16, 16); }
    static void paint(QPainter& painter, const QRectF& bar, const Ink& colours, bool isPlayed)
    {
        painter.setPen(QPen(isPlayed ? colours.dim : colours.brass, 1));
        painter.setBrush(isPlayed ? QBrush(colours.dim, Qt::BDiagPattern) : QBrush(colours.brass));
        painter.drawRect(bar);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paint(painter, QRectF(1.5, 2.5, 12, 10), ink(this), isPlayed_);
    }

private:
    const bool isPlayed_;
};

void showWords(QLabel* label, const QString& words)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

} // namespace

OutcomeBars::OutcomeBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OutcomeBars::set(const WhatIfText& text)
{
    bars_ = text.bars;
    names_ = text.barNames;
    QStringList rows;
    for (std::size_t i = 0; i < bars_.size(); ++i)
        rows << tr("%1: %2 against %3", "outcome, number after the action, number after what was played")
                    .arg(names_[i])
                    .arg(bars_[i].other)
                    .arg(bars_[i].played);
    setAccessibleName(tr("Outcomes after both actions"));
    setAccessibleDescription(clausesOf(rows));
    setFixedHeight(kPair * static_cast<int>(bars_.size()));
    setVisible(!bars_.empty());
    update();
}

void OutcomeBars::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    int most = 1;
    double names = 0;
    painter.setFont(typeFont(12));
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        most = std::max({most, bars_[i].other, bars_[i].played});
        names = std::max<double>(names, painter.fontMetrics().horizontalAdvance(names_[i]));
    }
    names = std::min(names + 10, width() * 0.45);
    const auto placed = [this](const QRectF& box) {
        return isRightToLeft() ? QRectF(width() - box.right(), box.top(), box.width(), box.height()) : box;
    };
    const double room = width() - names - kBarFigure;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const double top = kPair * static_cast<double>(i);
        painter.setPen(colours.text);
        painter.drawText(placed({0, top, names - 6, kPair - 4}), Qt::AlignLeading | Qt::AlignVCenter,
                         cutToFit(painter.fontMetrics(), names_[i], names - 6));
        for (const bool isPlayed : {false, true}) {
            const int count = isPlayed ? bars_[i].played : bars_[i].other;
            const QRectF bar(names, top + (isPlayed ? 16 : 2), std::max(1.0, room * count / most), 11);
            BarMark::paint(painter, placed(bar), colours, isPlayed);
            painter.setPen(isPlayed ? colours.dim : colours.text);
            painter.drawText(placed({bar.right() + 6, bar.top() - 3, static_cast<double>(kBarFigure), 17}),
                             Qt::AlignLeading | Qt::AlignVCenter, figure(count, 0));
        }
    }
}

WhatIfPanel::WhatIfPanel(QWidget* parent) : QWidget(parent)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 8);
    auto* inside = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, inside, {kMargin, 4, kMargin, 8});
    auto* head = new QHBoxLayout;
    head->addWidget(title_ = makeLabel({}, 16, true), 1);
    head->addWidget(close_ = makeCloser({}));
    column->addLayout(head);
    column->addWidget(question_ = makeParagraph({}, 14));
    column->addWidget(action_ = new MenuButton(Button::Kind::Plain, Icon::Down, {}));
    column->addWidget(playersTitle_ = makeLabel({}, 12, false, true));
    column->addWidget(player_ = new MenuButton(Button::Kind::Plain, Icon::Down, {}));
    column->addWidget(real_ = new Button(Button::Kind::Primary, Icon::Eye, {}));
    column->addWidget(dealt_ = new Button(Button::Kind::Plain, Icon::Cards, {}));
    column->addWidget(explanation_ = makeParagraph({}, 12, false, true));
    column->addWidget(state_ = makeParagraph({}, 14, true));
    column->addWidget(stop_ = new Button(Button::Kind::Plain, Icon::Stop, {}));
    column->addLayout(values_ = new QVBoxLayout);
    column->addWidget(certainty_ = makeParagraph({}, 12, false, true));
    column->addWidget(contrast_ = makeParagraph({}, 12, true));
    legend_ = new QWidget;
    auto* legend = makeLayout<QVBoxLayout>(2, legend_);
    const auto addName = [legend](bool isPlayed) {
        auto* row = makeLayout<QHBoxLayout>(6);
        row->addWidget(new BarMark(isPlayed), 0, Qt::AlignTop);
        QLabel* name = makeParagraph({}, 12);
        row->addWidget(name, 1);
        legend->addLayout(row);
        return name;
    };
    otherName_ = addName(false);
    playedName_ = addName(true);
    column->addWidget(legend_);
    column->addWidget(bars_ = new OutcomeBars);
    column->addWidget(more_ = new Button(Button::Kind::Plain, Icon::Plus, {}));
    column->addWidget(listTitle_ = makeLabel({}, 14, true, true));
    column->addLayout(list_ = new QVBoxLayout);
    list_->setSpacing(2);
    edits_ = new QWidget;
    auto* edits = makeLayout<QHBoxLayout>(6, edits_);
    edits->addWidget(compare_ = new Button(Button::Kind::Plain, Icon::Scale, {}));
    edits->addWidget(rename_ = new Button(Button::Kind::Plain, Icon::Note, {}));
    edits->addWidget(delete_ = new Button(Button::Kind::Plain, Icon::Trash, {}));
    for (Button* each : {compare_, rename_, delete_})
        each->setTight();
    edits->addStretch();
    column->addWidget(edits_);
    column->addWidget(note_ = makeParagraph({}, 12, false, true));
    column->addStretch();
    whole->addWidget(makeScroll(inside));

    for (Button* each : std::initializer_list<Button*>{action_, player_, real_, dealt_, stop_, more_})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(close_, &Button::clicked, this, &WhatIfPanel::closeWanted);
    const auto offer = [this](MenuButton* button, auto choices, auto current, auto chosen) {
        connect(button, &MenuButton::opening, this, [=, this](QMenu* menu) {
            for (const auto& [id, name] : text_.*choices) {
                QAction* action = menu->addAction(name, this, [this, chosen, choice = id] { emit(this->*chosen)(choice); });
                action->setCheckable(true);
                action->setChecked(id == text_.*current);
            }
        });
    };
    offer(action_, &WhatIfText::actions, &WhatIfText::action, &WhatIfPanel::actionChosen);
    offer(player_, &WhatIfText::players, &WhatIfText::player, &WhatIfPanel::playerChosen);
    connect(real_, &Button::clicked, this, [this] { emit playWanted(false); });
    connect(dealt_, &Button::clicked, this, [this] { emit playWanted(true); });
    connect(stop_, &Button::clicked, this, &WhatIfPanel::stopWanted);
    connect(more_, &Button::clicked, this, &WhatIfPanel::moreWanted);
    connect(compare_, &Button::clicked, this, &WhatIfPanel::compareWanted);
    connect(rename_, &Button::clicked, this, &WhatIfPanel::renameWanted);
    connect(delete_, &Button::clicked, this, &WhatIfPanel::deleteWanted);
    keepTranslated(this, [this] {
        setAccessibleName(tr("What if"));
        title_->setText(tr("What if"));
        close_->setAccessibleName(tr("Back to the review"));
        close_->setToolTip(tr("Back to the review"));
        playersTitle_->setText(tr("Who plays on"));
        real_->setText(tr("With the real cards"));
        dealt_->setText(tr("Dealt again"));
        stop_->setText(tr("Stop"));
        listTitle_->setText(tr("Branches"));
        compare_->setText(tr("Compare"));
        rename_->setText(tr("Rename"));
        delete_->setText(tr("Delete"));
        nameChoices();
    });
    setText({});
}

void WhatIfPanel::setText(const WhatIfText& text)
{
    const WhatIfText before = std::exchange(text_, text);
    showWords(question_, text.question);
    for (QWidget* each : std::initializer_list<QWidget*>{action_, playersTitle_, player_, real_, dealt_})
        each->setVisible(text.mayAsk && !text.isRunning);
    for (Button* each : {real_, dealt_})
        each->setEnabled(!text.action.isEmpty());
    showWords(explanation_, text.mayAsk && !text.isRunning ? text.explanation : QString());
    showWords(state_, text.state);
    stop_->setVisible(text.isRunning);
    if (text.values != before.values)
        fillValues();
    otherName_->setText(text.otherName);
    playedName_->setText(text.playedName);
    showWords(certainty_, text.certainty);
    showWords(contrast_, text.contrast);
    legend_->setVisible(!text.bars.empty());
    bars_->set(text);
    more_->setText(text.more);
    more_->setVisible(!text.more.isEmpty() && !text.isRunning);
    if (text.branches != before.branches)
        fillBranches();
    listTitle_->setVisible(!text.branches.empty());
    const bool isShown =
        std::any_of(text.branches.begin(), text.branches.end(), [](const auto& row) { return row.isShown; });
    edits_->setVisible(isShown && !text.isRunning);
    compare_->setVisible(text.mayCompare);
    showWords(note_, text.note);
    nameChoices();
}

/// Names the choosers by what is chosen, as far as there is room.
void WhatIfPanel::nameChoices()
{
    const auto name = [this](MenuButton* button, const auto& choices, const QString& current, const QString& what,
                             const QString& none) {
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](const auto& each) { return each.first == current; });
        const QString words = found == choices.end() ? none : found->second;
        button->setText(cutToFit(QFontMetrics(typeFont(14)), words, std::max(60, width() - 2 * kMargin - 72)));
        button->setAccessibleName(what.isEmpty() ? words : tr("%1: %2", "a choice, what is chosen").arg(what, words));
    };
    name(action_, text_.actions, text_.action, {}, tr("Another action…"));
    name(player_, text_.players, text_.player, tr("Who plays on"), {});
}

void WhatIfPanel::fillValues()
{
    clearLayout(values_);
    for (const ValueTable& each : text_.values)
        values_->addWidget(new ValueList(plainCanvas(), each));
}

void WhatIfPanel::fillBranches()
{
    clearLayout(list_);
    for (std::size_t i = 0; i < text_.branches.size(); ++i) {
        auto* row = new BranchRow(text_.branches[i]);
        connect(row, &BranchRow::clicked, this, [this, i] { emit branchWanted(static_cast<int>(i)); });
        list_->addWidget(row);
    }
}

} // namespace parlour
