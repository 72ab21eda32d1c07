// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/picture_field.h"

#include "app/widgets/window_style.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kPictureHeight = 44; // px

} // namespace

PictureField::PictureField(const QString& name, double aspect) : name_(name), aspect_(aspect)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &Pressable::clicked, this, [this] { go(1); });
}

void PictureField::show(const std::vector<FormChoice>& choices, const QString& value)
{
    choices_ = choices;
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const FormChoice& each) { return each.value == value; });
    current_ = found == choices.end() ? 0 : static_cast<int>(found - choices.begin());
    setAccessibleName(tr("%1: %2", "a control and its value").arg(name_, valueName()));
    setToolTip(accessibleName());
    update();
}

QSize PictureField::sizeHint() const
{
    return {static_cast<int>((kPictureHeight - 6) / aspect_) + 6, kPictureHeight};
}

void PictureField::go(int steps)
{
    const int count = static_cast<int>(choices_.size());
    choose((current_ + steps % count + count) % count);
}

void PictureField::choose(int index)
{
    if (index != current_)
        emit chosen(choices_[static_cast<std::size_t>(index)].value);
}

void PictureField::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    const FormChoice& choice = choices_[static_cast<std::size_t>(current_)];
    if (choice.face.draw) {
        painter.save();
        painter.translate(box.topLeft());
        painter.setOpacity(underMouse() ? 1 : 0.94);
        choice.face.draw(painter, box.size());
        painter.restore();
    } else {
        painter.setPen(QPen(ink(this).line, 1.3, Qt::DashLine));
        painter.drawRoundedRect(box, 4, 4);
    }
    if (property("wrong").toBool()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink(this).danger, 2));
        painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 5, 5);
    }
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6);
}

void PictureField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        return go(event->key() == Qt::Key_Up ? 1 : -1);
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (!event->text().isEmpty() && choices_[i].key.compare(event->text(), Qt::CaseInsensitive) == 0) {
            choose(static_cast<int>(i));
            emit typed();
            return;
        }
    Pressable::keyPressEvent(event);
}

void PictureField::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        go(-1);
    else
        Pressable::mousePressEvent(event);
}

void PictureField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus() && event->angleDelta().y() != 0)
        go(event->angleDelta().y() > 0 ? 1 : -1);
    else
        event->ignore(); // scrolls the form
}

} // namespace parlour
