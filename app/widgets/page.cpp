// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/page.h"

#include "app/widgets/controls.h"
#include "app/widgets/page_graphics.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace parlour {

namespace {

constexpr int kBar = 56;

} // namespace

Page::Page(const WindowStyle& style, QWidget* parent) : QWidget(parent), style_(style) {}

void Page::setWindowStyle(const WindowStyle& style)
{
    style_ = style;
    update();
}

QVBoxLayout* Page::restart(const QString& name)
{
    clearWidget(this);
    setAccessibleName(name);
    auto* column = makeLayout<QVBoxLayout>(0, this);
    return column;
}

QHBoxLayout* Page::addBar(QVBoxLayout* column, int start, int end)
{
    auto* bar = new QWidget;
    bar->setFixedHeight(kBar);
    auto* row = makeLayout<QHBoxLayout>(8, bar, {start, 0, end, 0});
    column->addWidget(bar);
    return row;
}

void Page::addBack(QHBoxLayout* bar)
{
    Button* back = makeIconButton(isRightToLeft() ? Icon::Right : Icon::Back, tr("Back"));
    connect(back, &Button::clicked, this, &Page::backWanted);
    bar->addWidget(back);
}

QWidget* Page::centred(QWidget* content, int widest)
{
    content->setMaximumWidth(widest);
    auto* around = new QWidget;
    auto* row = new QHBoxLayout(around);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(content, 1000);
    row->addStretch();
    return around;
}

void Page::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backWanted();
    else
        QWidget::keyPressEvent(event);
}

void Page::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPage(painter, rect(), style_.theme());
    painter.fillRect(QRect(0, 0, width(), kBar), ink(this).raise);
    painter.fillRect(QRect(0, kBar - 1, width(), 1), ink(this).line);
}

} // namespace parlour
