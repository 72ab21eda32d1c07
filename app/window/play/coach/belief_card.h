// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list next to the table of what a seat could know about the things that another hides: every value with its
// probability, and the reasons. Opened from the label of a hand. Owned by the table page and filled by BeliefController;
// knows no game.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/marked_label.h"

#include <vector>

class QVBoxLayout;

namespace parlour {

class BeliefCard : public QWidget {
    Q_OBJECT

public:
    /// A believed value.
    struct Row {
        QString name; ///< "nine of clubs"
        double chance = 0; ///< 0 to 1
        QString figure; ///< "34%"
    };
    /// The hidden things of a seat.
    struct Place {
        QString title; ///< "Vera: cards in hand (6)"
        std::vector<Row> rows;
        QStringList reasons; ///< and notes on the figures, with the marks of app/draw/text.h
    };

    BeliefCard();
    void setCanvas(const Canvas& canvas) { canvas_ = canvas; }
    /// Shows one of several places, between which the person goes by buttons. Without places `note` stands there.
    void fill(const QString& title, const std::vector<Place>& places, int current, const QString& note);
    /// The content as text, for screen readers.
    QString words() const { return said_.join(QStringLiteral(". ")); }

signals:
    void closeWanted();
    /// Show the place that is `by` places further on.
    void turnWanted(int by);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void addLine(const QString& text);

    Canvas canvas_;
    QLabel* title_;
    QLabel* place_;
    Button* closer_;
    Button* before_;
    Button* after_;
    QScrollArea* list_;
    QVBoxLayout* rows_;
    QStringList said_;
};

} // namespace parlour
