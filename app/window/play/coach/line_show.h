// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows lines of play on the table in place of the game, step by step at the pace of bots, from an imagined deal. The game
// stands still meanwhile: the show knows no session. Any key or click ends it. Owned by the table page; knows no game.
#pragma once

#include "app/seating/positions.h"
#include "app/session/imagined_lines.h"
#include "app/stage/layout.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace parlour {

class Stage;

class LineShow : public QObject {
    Q_OBJECT

public:
    using ActionWords = std::function<QString(const std::string& action)>;
    /// `words`: an action in any position. All outlive this.
    LineShow(Stage& stage, ActionWords words, QObject* parent);

    /// Shows lines one after the other, as `seat` sees them. Nothing happens if no line has a step. `pace` as in Stage.
    void start(std::vector<ImaginedLine> lines, const std::vector<SeatInfo>& seats, Seat seat, double pace);
    bool isOn() const { return !lines_.empty(); }
    void end();
    /// The position that is shown; nobody is asked in it. Valid while the show is on, until its next step.
    Position position() const;
    /// The label: the first action of the line, and the last step.
    QString title() const;
    QString stepText() const;
    /// Adds the label to the layout of that position.
    void mark(Layout& layout, const Canvas& canvas);

signals:
    /// Another position is to be shown. `jumps`: it is the beginning of a line, to which nothing moves.
    void moved(bool jumps);
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void advance();
    void announce();

    Stage& stage_;
    ActionWords words_;
    std::vector<ImaginedLine> lines_; ///< empty: the show is not on
    std::vector<SeatInfo> seats_;
    Seat seat_ = 0;
    std::size_t line_ = 0, step_ = 0; ///< the line that is shown, and its steps that were taken
    QSizeF placedFor_; ///< the size of the table for which the label has its place; empty: for none
    QPointF corner_; ///< of the label
    double pace_ = 1;
    QTimer timer_; ///< until the next step
};

} // namespace parlour
