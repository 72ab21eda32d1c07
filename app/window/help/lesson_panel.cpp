// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/lesson_panel.h"

#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/shortcuts.h"

#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr int kPanelMargin = 18;

/// The frame of the reason: a brass line at its side.
class ReasonBox : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise2);
        painter.drawRoundedRect(rect(), 8, 8);
        painter.setBrush(colours.brass);
        painter.drawRoundedRect(QRectF(isRightToLeft() ? width() - 4 : 0, 8, 4, height() - 16), 2, 2);
    }
};

QLabel* wrapped(int pixels, bool strong = false, bool dim = false)
{
    QLabel* label = makeParagraph({}, pixels, strong, dim);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

} // namespace

LessonPanel::LessonPanel(const Settings& settings, QWidget* parent) : QWidget(parent)
{
    auto* column = makeLayout<QVBoxLayout>(0, this, {kPanelMargin, 14, kPanelMargin, 16});
    auto* head = new QHBoxLayout;
    head->addWidget(title_ = makeLabel({}, 14, true, true));
    head->addStretch();
    head->addWidget(count_ = makeLabel({}, 14, false, true));
    column->addLayout(head);
    column->addSpacing(8);
    column->addWidget(progress_ = new ProgressLine(0, {}));
    progress_->setMaximumWidth(QWIDGETSIZE_MAX);
    column->addSpacing(20);
    auto* content = new QWidget;
    auto* words = makeLayout<QVBoxLayout>(0, content);
    words->addWidget(sentence_ = wrapped(20));
    words->addSpacing(12);
    words->addWidget(turn_ = wrapped(14, true));
    words->addSpacing(12);
    reasonBox_ = new ReasonBox;
    auto* inside = makeLayout<QVBoxLayout>(4, reasonBox_, {16, 12, 14, 12});
    inside->addWidget(reasonTitle_ = makeLabel({}, 14, true, true));
    inside->addWidget(reason_ = wrapped(16));
    words->addWidget(reasonBox_);
    words->addStretch();
    column->addWidget(scroll_ = makeScroll(content), 1); // for long sentences in low windows

    const auto add = [](Button::Kind kind, std::optional<Icon> icon) {
        auto* button = new Button(kind, icon, {});
        button->setExtent(40);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        return button;
    };
    column->addWidget(play_ = add(Button::Kind::Primary, Icon::Play));
    column->addSpacing(8);
    column->addWidget(leave_ = add(Button::Kind::Plain, std::nullopt));
    column->addSpacing(8);
    auto* row = makeLayout<QHBoxLayout>(8);
    row->addWidget(back_ = add(Button::Kind::Plain, Icon::Back), 1);
    row->addWidget(next_ = add(Button::Kind::Primary, std::nullopt), 1);
    row->addWidget(show_ = add(Button::Kind::Plain, std::nullopt), 1);
    column->addLayout(row);

    connect(next_, &Button::clicked, this, &LessonPanel::nextWanted);
    connect(back_, &Button::clicked, this, &LessonPanel::backWanted);
    connect(show_, &Button::clicked, this, &LessonPanel::answerWanted);
    connect(play_, &Button::clicked, this, &LessonPanel::playWanted);
    connect(leave_, &Button::clicked, this, &LessonPanel::leaveWanted);
    followKey(settings, this, scope::kTable, "H", [this](const QKeySequence& key) {
        hintKey_ = key.toString(QKeySequence::NativeText);
        showContent();
    });
    keepTranslated(this, [this] { showContent(); });
}

void LessonPanel::setContent(const Content& content)
{
    content_ = content;
    showContent();
    layOutNow(this);
    QScrollBar* bar = scroll_->verticalScrollBar();
    scroll_->setFocusPolicy(bar->maximum() > 0 ? Qt::TabFocus : Qt::NoFocus); // the arrows scroll then
    bar->setValue(content.reason.isEmpty() ? 0 : reasonBox_->y());
}

void LessonPanel::takeFocus()
{
    (content_.state == State::Ended ? play_ : next_)->setFocus();
}

bool LessonPanel::hasRoom() const
{
    const QSize least = minimumSizeHint();
    return least.width() <= width() && least.height() <= height()
        && scroll_->widget()->minimumSizeHint().width() <= scroll_->viewport()->width();
}

/// Chooses the font size by the size of the panel.
void LessonPanel::resizeEvent(QResizeEvent*)
{
    const bool isSmall = width() < 300 || height() < 640;
    const bool isLarge = width() > 400 && height() >= 800;
    const bool isLow = height() < 520;
    sentence_->setFont(typeFont(isLow ? 14 : isSmall ? 16 : isLarge ? 28 : 20));
    reason_->setFont(typeFont(isLow ? 13 : isSmall ? 14 : isLarge ? 20 : 16));
    back_->setCompact(isSmall);
}

void LessonPanel::showContent()
{
    const Content& c = content_;
    setAccessibleName(tr("Lesson"));
    title_->setText(tr("Lesson"));
    count_->setText(tr("%1 of %2", "sentences of a lesson").arg(c.number).arg(c.count));
    progress_->setShare(static_cast<double>(c.number) / std::max(c.count, 1), count_->text());
    sentence_->setText(c.sentence);
    scroll_->setAccessibleName(c.sentence);
    turn_->setText(tr("Your move, on the table."));
    turn_->setVisible(c.state == State::Asking);
    reasonTitle_->setText(tr("Not yet"));
    reason_->setText(c.reason);
    reasonBox_->setVisible(!c.reason.isEmpty());
    show_->setText(tr("Show me"));
    show_->setHint(tr("Marks the move on the table (%1)").arg(hintKey_));
    show_->setVisible(c.state == State::Asking);
    back_->setText(tr("Back"));
    back_->setHint(tr("Back to the previous sentence"));
    back_->setEnabled(c.number > 1);
    next_->setText(tr("Next"));
    next_->setHint(tr("Continues (Enter)"));
    next_->setVisible(c.state == State::Telling || c.state == State::Going);
    next_->setEnabled(c.state == State::Telling);
    play_->setText(tr("Play now"));
    play_->setVisible(c.state == State::Ended);
    leave_->setText(tr("To the lobby"));
    leave_->setVisible(c.state == State::Ended);
}

void LessonPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
}

} // namespace parlour
