// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/message_strip.h"

#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kBelowBar = 56 + 10; ///< px from the window's top
constexpr int kSideGap = 24; ///< px that stay free at each side
constexpr int kWidest = 760;
constexpr double kRadius = 12;

QAccessibleInterface* makeStripElement(const QString&, QObject* object)
{
    auto* strip = qobject_cast<MessageStrip*>(object);
    return strip ? new QAccessibleWidget(strip, QAccessible::Notification) : nullptr;
}

} // namespace

MessageStrip::MessageStrip(QWidget* window) : QWidget(window)
{
    QAccessible::installFactory(makeStripElement); // idempotent
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 4, 8, 4);
    row->addWidget(text_ = makeParagraph({}, 14), 1);
    Button* closer = makeCloser(tr("Close the message"));
    connect(closer, &Button::clicked, this, &QWidget::hide);
    row->addWidget(closer, 0, Qt::AlignTop);
    window->installEventFilter(this);
    hide();
}

void MessageStrip::showMessage(const QString& text)
{
    hide(); // so that screen readers see it appear
    text_->setText(text);
    setAccessibleName(text);
    place();
    raise();
    for (QObject* each : QObjectList(parentWidget()->children())) // keeps their order
        if (auto* sheet = qobject_cast<Sheet*>(each))
            sheet->raise();
    show();
}

/// Centres the strip, as wide as its text.
void MessageStrip::place()
{
    const QMargins around = layout()->contentsMargins();
    const int margins = around.left() + around.right() + layout()->spacing() + kTarget + 2;
    const int words = text_->fontMetrics().horizontalAdvance(text_->text());
    const int widest = std::min(kWidest, parentWidget()->width() - 2 * kSideGap);
    const int width = std::min(words + margins, widest);
    setGeometry((parentWidget()->width() - width) / 2, kBelowBar, width, std::max(44, layout()->totalHeightForWidth(width)));
}

bool MessageStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void MessageStrip::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    painter.setBrush(colours.solid);
    painter.setPen(QPen(colours.brass, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

} // namespace parlour
