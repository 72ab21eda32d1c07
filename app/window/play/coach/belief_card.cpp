// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/belief_card.h"

#include "app/draw/text.h"
#include "app/widgets/window_style.h"
#include "app/window/play/coach/chance_bars.h"

#include <QHBoxLayout>
#include <QPainter>

namespace parlour {

BeliefCard::BeliefCard()
    : title_(makeLabel({}, 16, true)),
      place_(makeLabel({}, 14)),
      closer_(makeCloser(tr("Hide"))),
      before_(makeIconButton(Icon::Left, tr("The seat before"))),
      after_(makeIconButton(Icon::Right, tr("The next seat")))
{
    auto* column = makeLayout<QVBoxLayout>(4, this, {16, 12, 8, 8});
    auto* head = new QHBoxLayout;
    title_->setWordWrap(true);
    head->addWidget(title_, 1);
    head->addWidget(closer_);
    column->addLayout(head);
    auto* turner = makeLayout<QHBoxLayout>(2);
    place_->setWordWrap(true);
    turner->addWidget(place_, 1);
    turner->addWidget(before_);
    turner->addWidget(after_);
    column->addLayout(turner);
    auto* inside = new QWidget;
    rows_ = makeLayout<QVBoxLayout>(2, inside, {0, 0, 8, 0});
    list_ = makeScroll(inside);
    list_->setMinimumHeight(96);
    column->addWidget(list_, 1);
    // Focus by Tab only: the keyboard stays with the pieces.
    for (Button* each : {closer_, before_, after_})
        each->setFocusPolicy(Qt::TabFocus);
    connect(closer_, &Button::clicked, this, &BeliefCard::closeWanted);
    connect(before_, &Button::clicked, this, [this] { emit turnWanted(-1); });
    connect(after_, &Button::clicked, this, [this] { emit turnWanted(1); });
    hide();
}

void BeliefCard::addLine(const QString& text)
{
    rows_->addWidget(new MarkedLabel(canvas_, text, 12, false, true));
    said_ << spoken(text);
}

void BeliefCard::fill(const QString& title, const std::vector<Place>& places, int current, const QString& note)
{
    closer_->setAccessibleName(tr("Hide"));
    before_->setAccessibleName(tr("The seat before"));
    after_->setAccessibleName(tr("The next seat"));
    clearLayout(rows_);
    title_->setText(title);
    said_ = title.isEmpty() ? QStringList() : QStringList{title};
    for (QWidget* each : {before_, after_})
        each->setVisible(places.size() > 1);
    place_->setVisible(!places.empty());
    if (places.empty()) {
        if (!note.isEmpty())
            addLine(note);
    } else {
        const Place& place = places[static_cast<std::size_t>(current)];
        place_->setText(place.title);
        said_ << place.title;
        for (const QString& reason : place.reasons)
            addLine(reason);
        rows_->addSpacing(6);
        for (const Row& row : place.rows) {
            rows_->addWidget(new ChanceRow(row.name, row.chance, row.figure));
            said_ << QString("%1 %2").arg(row.name, row.figure);
        }
    }
    rows_->addStretch();
    setAccessibleName(words());
}

void BeliefCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), ink(this).line);
}

} // namespace parlour
