// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A wrapping label for text with small inline cards (the marks of app/draw/text.h). Knows no game.
#pragma once

#include "app/draw/canvas.h"

#include <QWidget>

namespace parlour {

struct TextStyle;

/// A canvas for texts without card marks.
Canvas plainCanvas();

class MarkedLabel : public QWidget {
    Q_OBJECT

public:
    /// `atEnd`: at the end of its row, only as wide as its text.
    MarkedLabel(const Canvas& canvas, const QString& text, int pixels, bool strong, bool dim, bool atEnd = false);
    void setText(const QString& text);
    const QString& text() const { return text_; }
    /// Sets the number of lines after which the text ends in "…"; 6 by default.
    void setLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    TextStyle style() const;

    Canvas canvas_;
    QString text_;
    int pixels_;
    int lines_ = 6;
    bool strong_, dim_, atEnd_;
};

} // namespace parlour
