// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A small picture that stands for one of a few values, such as a die: a click goes to the next value, the right button to
// the one before, and a key chooses directly. Used by the form of a position; knows no game.
#pragma once

#include "app/tables/position_form.h"
#include "app/widgets/controls.h"

namespace parlour {

class PictureField : public Pressable {
    Q_OBJECT

public:
    PictureField(const QString& name, double aspect);
    void show(const std::vector<FormChoice>& choices, const QString& value);
    const QString& valueName() const { return choices_[static_cast<std::size_t>(current_)].name; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(const QString& value);
    void typed(); ///< a value was chosen by its key; the next field may be typed into

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void go(int steps);
    void choose(int index);

    QString name_;
    double aspect_;
    std::vector<FormChoice> choices_;
    int current_ = 0;
};

} // namespace parlour
