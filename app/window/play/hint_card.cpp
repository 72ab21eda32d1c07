// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/hint_card.h"

#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/tables/report_text.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/comparison_view.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>

namespace parlour {

namespace {

const Candidate& candidateOf(const Advice& advice, int index)
{
    return advice.report.candidates[static_cast<std::size_t>(index)];
}

} // namespace

HintCard::HintCard(ActionWords words)
    : actionWords_(std::move(words)),
      title_(makeLabel({}, 16, true)),
      used_(makeLabel({}, 12, false, true)),
      more_(new Button(Button::Kind::Primary, Icon::Hint, {})),
      closer_(makeCloser(tr("Hide")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    title_->setWordWrap(true);
    head->addWidget(title_, 1);
    head->addWidget(closer_);
    column->addLayout(head);
    auto* content = new QWidget;
    rows_ = new QVBoxLayout(content);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(4);
    scroll_ = makeWholeScroll(content); // low windows have no room for all reasons
    QSizePolicy policy = scroll_->sizePolicy();
    policy.setVerticalPolicy(QSizePolicy::Maximum);
    scroll_->setSizePolicy(policy);
    column->addWidget(scroll_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(more_);
    foot->addStretch();
    foot->addWidget(used_);
    column->addLayout(foot);
    column->addStretch();
    closer_->setHint(tr("Key Esc"));
    // Focus by Tab only: the keyboard stays with the pieces.
    for (QWidget* each : std::initializer_list<QWidget*>{more_, closer_, scroll_})
        each->setFocusPolicy(Qt::TabFocus);
    connect(more_, &Button::clicked, this, &HintCard::moreWanted);
    connect(closer_, &Button::clicked, this, &HintCard::closeWanted);
    hide();
}

void HintCard::clear()
{
    begin({});
    setAccessibleName({});
}

void HintCard::begin(const QString& title)
{
    isWaiting_ = false;
    clearLayout(rows_);
    said_ = {title};
    title_->setText(title);
}

void HintCard::addLine(const QString& text, bool dim, int size)
{
    auto* line = new MarkedLabel(canvas_, text, size, false, dim);
    rows_->addWidget(line);
    said_ << spoken(text);
}

/// Adds an action with its value and its loss against the best one.
void HintCard::addRow(const QString& label, const Advice& advice, int candidate)
{
    const Candidate& shown = candidateOf(advice, candidate);
    const double loss = advice.lossOf(candidate);
    const bool isShare = advice.currency == Currency::Share;
    QString value = reportFigure(advice.report, shown.value);
    if (candidate != advice.chosen())
        value += QStringLiteral("  ") + (loss > 0 ? figure(isShare ? -100 * loss : -loss, 1) : QStringLiteral("="));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    QLabel* name = makeLabel(label, 12, false, true);
    name->setMinimumWidth(44);
    row->addWidget(name, 0, Qt::AlignTop);
    row->addWidget(new MarkedLabel(canvas_, actionWords_(shown.action), 14, true, false), 1);
    row->addWidget(makeLabel(value, 14, true), 0, Qt::AlignTop);
    rows_->addLayout(row);
    if (const QString why = translated(shown.why); !why.isEmpty()) {
        rows_->addWidget(new MarkedLabel(canvas_, why, 12, false, true));
    }
    said_ << clausesOf({label + ' ' + spoken(actionWords_(shown.action)), value});
}

void HintCard::end(int hints, const QString& more)
{
    used_->setText(hints > 0 ? hintsUsed(hints) : QString());
    more_->setText(more);
    more_->setVisible(!more.isEmpty());
    more_->setHint(tr("Key H"));
    scroll_->updateGeometry();
    setAccessibleName(words());
    emit roomChanged();
}

void HintCard::showWaiting()
{
    begin(tr("Hint"));
    addLine(tr("Looking at the position …"), true);
    end(0, {});
    isWaiting_ = true;
}

/// Adds the parts of the difference between the best action and another.
void HintCard::addReason(const Advice& advice, const HintReason& reason)
{
    if (reason.other < 0 || (reason.isKnown && !reason.comparison))
        return;
    addLine(tr("Why not: %1?").arg(actionWords_(candidateOf(advice, reason.other).action)), false);
    if (!reason.isKnown)
        return addLine(tr("Working out why …"), true, 12);
    for (const QString& each : reason.sentences)
        addLine(each, false, 12);
    rows_->addWidget(new ComparisonBars(*reason.comparison, reason.goal));
}

void HintCard::showMatters(const Advice& advice, int hints)
{
    begin(tr("What matters here"));
    for (const KeptSentence& each : advice.features)
        addLine(translated(each.sentence()), false);
    end(hints, advice.report.candidates.empty() ? QString() : tr("Show the move"));
}

void HintCard::showReason(const Advice& advice, int hints, const HintReason& reason)
{
    begin(tr("What matters here"));
    addLine(translated(advice.features.front().sentence()), false);
    addReason(advice, reason);
    end(hints, {});
}

void HintCard::showMove(const Advice& advice, int hints, int own, const HintReason& reason)
{
    begin(advice.currency == Currency::Share ? tr("Hint: %1", "chance to win").arg(translated(advice.report.unit))
                                             : tr("Hint: expected points"));
    const int best = advice.chosen();
    addRow(tr("Best"), advice, best);
    if (const int next = advice.next(); next >= 0)
        addRow(tr("Next"), advice, next);
    if (own >= 0 && own != best)
        addRow(tr("Yours"), advice, own);
    else
        addLine(own == best ? tr("You are about to make the best move.")
                            : tr("Point at a move of yours to see what it costs."),
                true, 12);
    const double often = advice.frequencies[static_cast<std::size_t>(best)];
    if (!advice.asGood.empty()) {
        const QString right = advice.asGood.size() == 1 ? tr("Either is right here.") : tr("Several moves are right here.");
        const bool isMixed = often > 0.05 && often < 0.95;
        addLine(isMixed ? tr("The analyst takes the first about %1 times in 100. %2").arg(figure(100 * often, 0), right)
                        : right,
                false, 12);
    }
    addReason(advice, reason);
    end(hints, {});
}

QString HintCard::words() const
{
    return said_.join(QStringLiteral(". "));
}

void HintCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), ink(this).line);
}

} // namespace parlour
