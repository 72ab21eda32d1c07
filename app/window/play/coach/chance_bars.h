// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Probabilities as bars, for the Thinking tab. Made by the side panel; know no game.
#pragma once

#include "app/tables/table_capabilities.h"

#include <QWidget>

namespace parlour {

/// A reported probability: label, bar from 0 to 1, figure.
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

/// The distribution of a chance outcome, such as the next card, as bars side by side with sums below.
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

} // namespace parlour
