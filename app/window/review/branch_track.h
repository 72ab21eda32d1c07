// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The branches of a game as a tree under its time line: each leaves its line at a step and runs below it to its end; one
// that was dealt again has no line of its own and is a ring. A click or a key asks for a line and a step. Knows no game.
#pragma once

#include <QWidget>

#include <vector>

namespace parlour {

class BranchTrack : public QWidget {
    Q_OBJECT

public:
    explicit BranchTrack(QWidget* parent = nullptr);

    struct Line {
        QString name;
        int from = -1; ///< index of the line that it leaves; -1: the game
        int step = 0; ///< where it leaves it
        int end = 0; ///< the number of its last step; `step` if it was dealt again
    };
    /// `steps` is the length of the game.
    void setLines(int steps, std::vector<Line> lines);
    /// The line that is shown (-1: the game), and the step on it.
    void setPlace(int line, int step);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void wanted(int line, int step);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double xOf(double step) const;
    double yOf(int line) const;
    int stepAt(int line, double x) const;
    int lineAt(QPointF point) const;
    void paintLine(QPainter& painter, int line) const;
    void describe();

    int steps_ = 0;
    int longest_ = 1; ///< the length of the longest line
    std::vector<Line> lines_;
    std::vector<int> rows_; ///< by line, from 1; the game is row 0
    int line_ = -1;
    int step_ = 0;
};

} // namespace parlour
