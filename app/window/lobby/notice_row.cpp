// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/notice_row.h"

#include "app/widgets/controls.h"

namespace parlour {

NoticeRow::NoticeRow(const QString& heading, int columns) : boxes_(new QGridLayout), columns_(columns)
{
    auto* column = makeLayout<QVBoxLayout>(8, this, {0, 0, 0, 16});
    column->addWidget(makeLabel(heading, 14, true, true));
    boxes_->setSpacing(16);
    column->addLayout(boxes_);
}

void NoticeRow::add(const QString& title, const QString& text, Button* button)
{
    auto* panel = new Panel;
    auto* row = makeLayout<QHBoxLayout>(12, panel, {16, 12, 14, 12});
    auto* words = makeLayout<QVBoxLayout>(4);
    words->addWidget(makeLabel(title, 16, true));
    if (!text.isEmpty()) {
        words->addWidget(makeParagraph(text, 14, false, true));
    }
    words->addStretch();
    row->addLayout(words, 1);
    row->addWidget(button, 0, Qt::AlignVCenter);
    const int index = boxes_->count(), place = index % columns_;
    boxes_->addWidget(panel, index / columns_, place);
    boxes_->setColumnStretch(place, 1);
}

} // namespace parlour
