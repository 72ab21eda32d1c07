// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The base of pages without a table: background, a bar with the way back, and Escape. A page is built anew in another
// language (keepTranslated). Derived by the lobby, the history and the contests; owned by the window.
#pragma once

#include "app/widgets/window_style.h"

class QHBoxLayout;
class QVBoxLayout;

namespace parlour {

class Page : public QWidget {
    Q_OBJECT

public:
    /// Colours come by the palette; a page that keeps pictures overrides this to redraw them.
    virtual void setWindowStyle(const WindowStyle& style);

signals:
    void backWanted();

protected:
    explicit Page(const WindowStyle& style, QWidget* parent = nullptr);

    /// Empties the page and returns a new column for its bar and content.
    QVBoxLayout* restart(const QString& name);
    /// Adds a bar to `column` with these margins in px, and returns its row.
    static QHBoxLayout* addBar(QVBoxLayout* column, int start, int end);
    void addBack(QHBoxLayout* bar);
    /// `content` centred in its parent, at most `widest` px wide.
    static QWidget* centred(QWidget* content, int widest);
    const WindowStyle& windowStyle() const { return style_; }

    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    WindowStyle style_;
};

} // namespace parlour
