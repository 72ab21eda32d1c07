// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Thinking tab draws beside the actions that were weighed: chances as bars. Made by the side panel; knows no game.
#pragma once

#include "app/tables/table_capabilities.h"

#include <QWidget>

namespace parlour {

/// A fact that is a chance: its label, a bar from 0 to 1, and the figure.
class ChanceRow : public QWidget {
    Q_OBJECT

public:
    ChanceRow(const QString& label, double chance, const QString& figure);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString label_;
    double chance_;
    QString figure_;
};

/// Chances side by side, as those of the next card, with what they come to below.
class ChanceBars : public QWidget {
    Q_OBJECT

public:
    explicit ChanceBars(const Chances& chances);
    QSize sizeHint() const override { return {200, 118}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void paintSum(QPainter& painter, const Chances::Sum& sum, double from, double to) const;

    Chances chances_;
};

/// One bar that two share: the chance of the one who decided, and what is left to the other.
class SplitBar : public QWidget {
    Q_OBJECT

public:
    /// `share` of the first, 0 to 1.
    SplitBar(double share, const QString& first, const QString& second);
    QSize sizeHint() const override { return {200, 24}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double share_;
    QString first_, second_;
};

} // namespace parlour
