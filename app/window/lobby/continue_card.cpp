// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/continue_card.h"

#include "app/widgets/controls.h"
#include "app/window/parts/tile_picture.h"

#include <QHBoxLayout>
#include <QLabel>

namespace parlour {

ContinueCard::ContinueCard(const GameTable& table, const WindowStyle& style, bool isSmall, const QString& title,
                           const QString& subtitle, const QString& what)
    : panel(new Panel),
      picture(new TilePicture(table, style, 10)),
      foot(new QHBoxLayout)
{
    panel->setMinimumHeight(114);
    panel->setAccessibleName(title);
    auto* row = makeLayout<QHBoxLayout>(16, panel, {11, 10, 14, 10});
    picture->setFixedSize(isSmall ? QSize(72, 62) : QSize(107, 92));
    picture->setFocusPolicy(Qt::NoFocus);
    row->addWidget(picture);
    auto* words = makeLayout<QVBoxLayout>(4);
    auto* head = makeLayout<QHBoxLayout>(10);
    head->addWidget(makeLabel(title, 16, true), 0, Qt::AlignTop);
    QLabel* who = makeParagraph(subtitle, 14, false, true);
    who->setContentsMargins(0, 2, 0, 0); // aligns the baseline with the title
    head->addWidget(who, 1);
    who->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    words->addStretch();
    words->addLayout(head);
    words->addWidget(makeParagraph(what, 14));
    foot->setSpacing(12);
    words->addLayout(foot);
    words->addStretch();
    row->addLayout(words, 1);
}

} // namespace parlour
