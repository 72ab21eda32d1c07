// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The labels of beliefs on hidden things: values and their probabilities. Made by BeliefController.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

#include <functional>
#include <vector>

namespace parlour {

/// A value on a label.
struct BeliefLine {
    QString text; ///< may be empty, and may contain marks of app/draw/text.h
    std::function<void(QPainter&, const QRectF&)> icon = {}; ///< replaces the text on narrow things; may be empty
    QString chance; ///< "34%"
};

class BeliefMarks {
public:
    /// `height`: that of the labels, as in Piece.
    BeliefMarks(const Canvas& canvas, double height) : canvas_(canvas), height_(height) {}
    /// Adds a label over `box`, a line for each value as far as the box is high enough, at least one. Where another label
    /// lies, it is moved below that, or left out. An empty box has none. Returns the label until the next call; null if it
    /// was left out.
    Piece* add(const QRectF& box, std::vector<BeliefLine> lines);
    std::vector<Piece> take() { return std::move(marks_); }

private:
    bool isTaken(const Piece& mark) const;

    const Canvas& canvas_;
    double height_;
    std::vector<Piece> marks_;
};

} // namespace parlour
