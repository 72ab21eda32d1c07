// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The graphics of pages apart from controls: logo, background, progress, marks of games.
#pragma once

#include "app/widgets/window_style.h"

namespace parlour {

/// A progress line: `share` from 0 to 1, with an accessible name.
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

/// Draws the program's logo, two cards in a square of 26 px.
void drawLogo(QPainter& painter, QPointF topLeft);
/// Draws the background of pages without a table.
void drawPage(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The colour of a game's mark in lists, by the surface of its table.
QColor markColour(Surface surface);

} // namespace parlour
