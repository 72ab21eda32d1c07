// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/settings/picture_choice.h"

#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>

namespace parlour {

namespace {

constexpr int kAir = 5; ///< px around a picture, for the marks of choice and focus

class PictureButton : public QAbstractButton {
public:
    PictureButton(const QString& name, QSize size, int which, PictureChoice::Paint paint)
        : which_(which),
          paint_(std::move(paint))
    {
        setCheckable(true);
        setAutoExclusive(true); // makes it a radio button for screen readers
        setAccessibleName(name);
        setToolTip(name);
        setFixedSize(size + QSize(2 * kAir, 2 * kAir));
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        const QRectF box = QRectF(rect()).adjusted(kAir, kAir, -kAir, -kAir);
        painter.save();
        paint_(painter, box, which_);
        painter.restore();
        const double radius = std::min(box.width(), box.height()) * (box.width() == box.height() ? 0.5 : 0.08);
        if (isChecked() || underMouse()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(isChecked() ? standingOut(colours.brass, colours.solid) : colours.line, 2.5));
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
        }
        if (showsFocus(this))
            drawFocus(painter, box, radius);
    }

private:
    int which_;
    PictureChoice::Paint paint_;
};

} // namespace

PictureChoice::PictureChoice(const QString& name, const QStringList& names, QSize size, int columns, int current,
                             Paint paint)
{
    setAccessibleName(name);
    auto* grid = makeLayout<QGridLayout>(0, this);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < names.size(); ++i) {
        auto* button = new PictureButton(names[i], size, i, paint);
        button->setChecked(i == current);
        group->addButton(button, i);
        grid->addWidget(button, i / columns, i % columns);
    }
    connect(group, &QButtonGroup::idClicked, this, &PictureChoice::chosen);
}

} // namespace parlour
