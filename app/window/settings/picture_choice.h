// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A grid of small pictures, one of which is chosen, as in the settings for portraits and card backs.
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
    /// `names`: accessible names and tool tips of the pictures. `size`: of each picture.
    PictureChoice(const QString& name, const QStringList& names, QSize size, int columns, int current, Paint paint);

signals:
    void chosen(int which);
};

} // namespace parlour
