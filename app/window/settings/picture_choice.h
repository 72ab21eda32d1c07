// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of several small pictures to choose from: a row of buttons of which one is pressed. Used by the settings.
#pragma once

#include <QPainter>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace parlour {

class PictureChoice : public QWidget {
    Q_OBJECT

public:
    using Paint = std::function<void(QPainter&, const QRectF& box, int which)>;
    /// `names` of the pictures, for a screen reader and as tool tips; `size` of each.
    PictureChoice(const QString& name, const QStringList& names, QSize size, int columns, int current, Paint paint);

signals:
    void chosen(int which);
};

} // namespace parlour
