// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What pages draw besides their controls: logo, ground, progress.
#pragma once

#include "app/widgets/window_style.h"

namespace parlour {

/// How far along, 0 to 1; `name` says it to those who do not see it.
class ProgressLine : public QWidget {
    Q_OBJECT

public:
    ProgressLine(double share, const QString& name, QWidget* parent = nullptr);
    void setShare(double share, const QString& name);
    QSize sizeHint() const override { return {180, 4}; }
    QSize minimumSizeHint() const override { return {40, 4}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double share_ = 0;
};

/// The program's sign: two cards, in a square of 26.
void drawLogo(QPainter& painter, QPointF topLeft);
/// The ground of pages without a table.
void drawPage(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The small square that tells games apart in lists.
QColor markColour(Surface surface);

} // namespace parlour
