// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/offer_card.h"

#include "app/stage/stage.h"
#include "app/widgets/number_field.h"
#include "app/window/play/clear_area.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kOfferWidth = 380;

} // namespace

OfferCard::OfferCard(Stage* stage) : QWidget(stage), stage_(stage), panel_(new Panel(this)), rows_(new QVBoxLayout(panel_))
{
    rows_->setContentsMargins(16, 12, 16, 12);
    rows_->setSpacing(8);
    hide();
}

void OfferCard::offer(const QString& about, const QString& text, const std::vector<Answer>& answers,
                      const std::function<void(int, int)>& chosen)
{
    about_ = about;
    clearLayout(rows_);
    setAccessibleName(text);
    QLabel* words = makeLabel(text, 14);
    words->setWordWrap(true);
    rows_->addWidget(words);
    const bool isColumn =
        std::any_of(answers.begin(), answers.end(), [](const Answer& each) { return each.number.has_value(); });
    QHBoxLayout* row = nullptr;
    Button* first = nullptr;
    for (int index = 0; const Answer& each : answers) {
        if (!row || isColumn) {
            row = new QHBoxLayout;
            row->setSpacing(8);
            rows_->addLayout(row);
        }
        auto* button = new Button(Button::Kind::Plain, std::nullopt, each.text);
        first = first ? first : button;
        row->addWidget(button);
        NumberField* field = nullptr;
        if (each.number) {
            field = new NumberField(each.text, each.number->value, each.number->low, each.number->high);
            field->setFixedWidth(80);
            row->addWidget(field);
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
                new QShortcut(key, field, button, &Button::click, Qt::WidgetShortcut);
        }
        if (isColumn)
            row->addStretch();
        else
            button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the pieces
        connect(button, &Button::clicked, this, [this, field, index, about, chosen] {
            const int number = field ? field->value() : 0;
            withdraw(about);
            chosen(index, number);
        });
        ++index;
    }
    if (row && !isColumn)
        row->addStretch();
    show();
    raise();
    layOutNow(this);
    place();
    if (isColumn)
        first->setFocus(); // for typing numbers
    stage_->announce(text);
}

void OfferCard::withdraw(const QString& about)
{
    if (about_.isEmpty() || about != about_)
        return;
    about_.clear();
    if (isAncestorOf(QApplication::focusWidget()))
        stage_->setFocus();
    hide();
}

void OfferCard::place()
{
    if (about_.isEmpty())
        return;
    const int wide = std::min(kOfferWidth, stage_->width() - 2 * kClearEdge);
    panel_->layout()->activate();
    resize(wide,
           panel_->layout()->hasHeightForWidth() ? panel_->layout()->totalHeightForWidth(wide)
                                                 : panel_->sizeHint().height());
    panel_->setGeometry(rect());
    move(clearestArea(stage_->layout(), stage_->size(), size(), kActingWeight).rect.topLeft().toPoint());
}

void OfferCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        withdraw();
    else
        QWidget::keyPressEvent(event);
}

} // namespace parlour
