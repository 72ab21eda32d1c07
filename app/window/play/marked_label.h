// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Running text with small cards in it, as the tables write them, as a widget that wraps. Used by the side panel, the result
// card and hints; knows no game.
#pragma once

#include "app/draw/canvas.h"

#include <QWidget>

namespace parlour {

struct TextStyle;

class MarkedLabel : public QWidget {
    Q_OBJECT

public:
    /// `atEnd`: stands at the end of its row, as wide as its words.
    MarkedLabel(const Canvas& canvas, const QString& text, int pixels, bool strong, bool dim, bool atEnd = false);
    void setText(const QString& text);
    const QString& text() const { return text_; }
    /// Ends in "…" beyond so many lines; 6 unless set.
    void setLines(int lines);
    /// The size of the type.
    void setPixels(int pixels);

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
