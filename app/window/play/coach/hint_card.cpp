// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/hint_card.h"

#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "engine/base/index.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>

namespace parlour {

namespace {

constexpr int kHintSide = 8; ///< px on both sides of all
constexpr int kHintText = 8; ///< px on both sides of texts, as in the list's rows
constexpr int kHintEdge = 10; ///< px above and below
constexpr int kHintGap = 6; ///< px between title, rows and foot

} // namespace

HintCard::HintCard(ActionWords words)
    : actionWords_(std::move(words)),
      title_(makeLabel({}, 16, true)),
      foot_(new QWidget),
      used_(makeLabel({}, 12, false, true)),
      more_(new Button(Button::Kind::Primary, Icon::Hint, {})),
      closer_(makeCloser(tr("Hide")))
{
    auto* column = makeLayout<QVBoxLayout>(kHintGap, this, {kHintSide, kHintEdge, kHintSide, kHintEdge});
    auto* head = makeLayout<QHBoxLayout>(8, nullptr, {kHintText, 0, 0, 0});
    head->addWidget(title_, 1);
    head->addWidget(closer_);
    column->addLayout(head);
    auto* content = new QWidget;
    rows_ = makeLayout<QVBoxLayout>(kHintGap, content);
    scroll_ = makeScroll(content); // for more than the window is high
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll_, 1);
    auto* foot = new QHBoxLayout(foot_);
    foot->setContentsMargins(kHintText, 0, kHintText, 0);
    foot->addWidget(more_);
    foot->addStretch();
    foot->addWidget(used_);
    column->addWidget(foot_);
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
    values_ = nullptr;
    details_ = nullptr;
    said_ = {title};
    title_->setText(title);
}

void HintCard::addLine(const QString& text, bool dim, int size)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kHintText, 0, kHintText, 0);
    row->addWidget(new MarkedLabel(canvas_, text, size, false, dim));
    rows_->addLayout(row);
    said_ << spoken(text);
}

void HintCard::end(int hints, const QString& more)
{
    used_->setText(hints > 0 ? hintsUsed(hints) : QString());
    more_->setText(more);
    more_->setVisible(!more.isEmpty());
    foot_->setVisible(!more.isEmpty() || hints > 0);
    more_->setHint(tr("Key %1").arg(key_));
    rows_->addStretch();
    setAccessibleName(words());
    emit roomChanged();
}

void HintCard::showWaiting()
{
    begin(tr("Hint"));
    addLine(tr("Looking at the position…"), true);
    end(0, {});
    isWaiting_ = true;
}

void HintCard::showMatters(const Advice& advice, int hints)
{
    begin(tr("What matters here"));
    for (const KeptSentence& each : advice.features)
        addLine(translated(each.sentence()), false);
    end(hints, advice.report.candidates.empty() ? QString() : tr("Show the move"));
}

void HintCard::showMove(const Advice& advice, int hints, int own, const HintReason& reason)
{
    const int focused = values_ ? values_->focused() : -1;
    begin(tr("Hint"));
    addValues(advice, own, reason);
    addReason(advice, own, reason);
    addDetails(advice, reason);
    end(hints, {});
    values_->focus(focused);
}

/// Adds the best action, the next best and the person's own. The values of two actions whose comparison sees no difference
/// are about the same, too.
void HintCard::addValues(const Advice& advice, int own, const HintReason& reason)
{
    ValueTable table = valueTableOf(advice, actionWords_, {.most = 2, .own = own});
    for (ValueRow& row : table.rows)
        if (row.candidate == reason.other && reason.comparison && reason.comparison->isSame()) {
            row.isSame = true;
            row.loss.clear();
        }
    values_ = new ValueList(canvas_, table, true);
    connect(values_, &ValueList::chosen, this,
            [this](int row) { emit compareWanted(values_->table().rows[asIndex(row)].candidate); });
    rows_->addWidget(values_);
    said_ << values_->words();
}

/// Adds the reason in words. Where the analyst compares nothing, its own word on the best action stands there.
void HintCard::addReason(const Advice& advice, int own, const HintReason& reason)
{
    const bool isSame = reason.other >= 0 && advice.isRight(reason.other);
    if (reason.other >= 0 && reason.other == own && !isSame)
        addLine(tr("Why not: %1?").arg(actionWords_(advice.report.candidates[asIndex(reason.other)].action)), true, 12);
    if (isSame)
        addLine(tr("Both are about the same."), false);
    else if (reason.other >= 0 && !reason.isKnown)
        addLine(tr("Working out why…"), true);
    else if (reason.comparison)
        for (const QString& each : reason.sentences)
            addLine(each, false);
    else if (const QString why = translated(advice.report.verdict); !why.isEmpty())
        addLine(why, false);
}

/// Adds the figures behind the reason, and the frequency of the best action in mixed play.
void HintCard::addDetails(const Advice& advice, const HintReason& reason)
{
    const bool isSame = reason.other >= 0 && advice.isRight(reason.other);
    const double often = advice.frequencies[asIndex(advice.chosen())];
    QStringList lines = isSame ? QStringList() : reason.lines;
    if (!advice.asGood.empty() && often > 0.05 && often < 0.95)
        lines << tr("The analyst takes the first about %1 times in 100.").arg(figure(100 * often, 0));
    details_ = new ComparisonDetails(canvas_);
    details_->set(isSame ? nullptr : reason.comparison.get(), reason.goal, lines);
    details_->offerShow(isSame ? nullptr : reason.comparison.get());
    details_->setOpen(isDetailed_);
    connect(details_, &ComparisonDetails::showWanted, this, &HintCard::showWanted);
    connect(details_, &ComparisonDetails::switched, this, [this](bool open) {
        isDetailed_ = open;
        setAccessibleName(words());
        emit roomChanged();
    });
    details_->setContentsMargins(kHintText, 0, kHintText, 0);
    rows_->addWidget(details_);
}

void HintCard::switchDetails()
{
    if (!details_)
        return;
    details_->switchOpen();
}

QString HintCard::words() const
{
    return (details_ ? said_ + details_->words() : said_).join(QStringLiteral(". "));
}

int HintCard::wholeHeight(int width) const
{
    const int inside = width - 2 * kHintSide;
    // The scroll area gives its content at least the minimal height, which may exceed that for the width.
    const int rows = std::max(rows_->totalHeightForWidth(inside), rows_->totalMinimumSize().height());
    const int head = std::max(title_->sizeHint().height(), closer_->sizeHint().height());
    const int foot = foot_->isHidden() ? 0 : kHintGap + foot_->sizeHint().height();
    return 2 * kHintEdge + head + kHintGap + rows + foot;
}

void HintCard::place(const QRect& place)
{
    // A bar that the content before needed makes texts wrap earlier, so that it would stay although all has room.
    const bool isWhole = place.height() >= wholeHeight(place.width());
    scroll_->setVerticalScrollBarPolicy(isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setGeometry(place);
}

void HintCard::setFloating(bool floating)
{
    isFloating_ = floating;
    update();
}

void HintCard::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    if (isFloating_) {
        painter.setPen(colours.line);
        painter.setBrush(colours.solid);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
        return;
    }
    paintSide(painter, *this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.line);
}

} // namespace parlour
