// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/offer_line.h"

#include "app/stage/stage.h"
#include "app/widgets/number_field.h"
#include "app/widgets/window_style.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>

namespace parlour {

namespace {

constexpr int kLineHeight = 48; ///< px, at least
constexpr double kWordsPart = 0.35; ///< of the width, at least, stays for the text next to answers in a row

} // namespace

OfferLine::OfferLine(Stage* stage)
    : stage_(stage),
      words_(makeLabel({}, 14)),
      answers_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto* row = makeLayout<QHBoxLayout>(16, this, {16, 4, 16, 4});
    words_->setWordWrap(true);
    row->addWidget(words_, 1);
    answers_->setSpacing(8);
    row->addLayout(answers_);
    setMinimumHeight(kLineHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    hide();
}

void OfferLine::offer(const QString& about, const QString& text, const std::vector<Answer>& answers, const Chosen& chosen)
{
    about_ = about;
    clearLayout(answers_);
    first_ = nullptr;
    bool isTyped = false;
    for (int index = 0; const Answer& each : answers) {
        auto* button = new Button(Button::Kind::Plain, std::nullopt, each.text);
        first_ = first_ ? first_ : button;
        auto* answer = makeLayout<QHBoxLayout>(8);
        answer->addWidget(button);
        NumberField* field = nullptr;
        if (each.number) {
            isTyped = true;
            field = new NumberField(each.text, each.number->value, each.number->low, each.number->high);
            field->setFixedWidth(80);
            answer->addWidget(field);
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
                new QShortcut(key, field, button, &Button::click, Qt::WidgetShortcut);
        } else {
            button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the pieces
        }
        answers_->addLayout(answer);
        connect(button, &Button::clicked, this, [this, field, index, about, chosen] {
            const int number = field ? field->value() : 0;
            withdraw(about);
            chosen(index, number);
        });
        ++index;
    }
    showText(text, false);
    if (isTyped)
        takeFocus();
    stage_->announce(text);
}

void OfferLine::withdraw(const QString& about)
{
    if (about_.isEmpty() || about != about_)
        return;
    about_.clear();
    if (isAncestorOf(QApplication::focusWidget()))
        stage_->setFocus();
    clearLayout(answers_);
    first_ = nullptr;
    showText(rest_, true);
}

void OfferLine::setRest(const QString& text)
{
    if (text == rest_)
        return;
    rest_ = text;
    if (about_.isEmpty())
        showText(rest_, true);
}

void OfferLine::takeFocus()
{
    if (first_)
        first_->setFocus(Qt::TabFocusReason); // else the ring that shows what Enter does comes only after a Tab
}

/// Shows the line with this text, or hides it if there is none.
void OfferLine::showText(const QString& text, bool dim)
{
    words_->setText(text);
    words_->setForegroundRole(dim ? QPalette::PlaceholderText : QPalette::WindowText);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    fit();
    emit roomChanged();
}

/// Puts the answers below each other where a row of them would leave the text no room.
void OfferLine::fit()
{
    answers_->setDirection(QBoxLayout::LeftToRight);
    if (answers_->sizeHint().width() > (1 - kWordsPart) * width())
        answers_->setDirection(QBoxLayout::TopToBottom);
}

void OfferLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !about_.isEmpty())
        withdraw();
    else
        QWidget::keyPressEvent(event);
}

void OfferLine::resizeEvent(QResizeEvent*)
{
    fit();
}

void OfferLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Ink colours = ink(this);
    painter.fillRect(rect(), colours.solid);
    painter.fillRect(QRect(0, 0, width(), 1), colours.line);
}

} // namespace parlour
