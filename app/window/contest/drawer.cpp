// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/drawer.h"

#include <QHBoxLayout>

namespace parlour {

Drawer::Drawer(const QString& closer, QWidget* parent)
    : Panel(parent),
      content_(new QVBoxLayout(this)),
      title_(makeLabel({}, 16, true))
{
    content_->setContentsMargins(16, 12, 16, 12);
    title_->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    Button* cross = makeCloser(closer);
    connect(cross, &Button::clicked, this, &Drawer::closeWanted);
    head->addWidget(cross, 0, Qt::AlignTop);
    content_->addLayout(head);
}

void Drawer::setTitle(const QString& title)
{
    title_->setText(title);
    setAccessibleName(title);
}

} // namespace parlour
