// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A page of the window that is no table: its ground, a bar on top with the way back, Escape, and everything made anew in
// another language. Derived by the lobby, the history and the contests; handled by the window.
#pragma once

#include "app/widgets/window_style.h"

class QHBoxLayout;
class QVBoxLayout;

namespace parlour {

class Page : public QWidget {
    Q_OBJECT

public:
    /// Colours come with the palette; a page that draws pictures makes them anew.
    virtual void setWindowStyle(const WindowStyle& style);

signals:
    void backWanted();

protected:
    explicit Page(const WindowStyle& style, QWidget* parent = nullptr);

    /// Fills the page: once by the derived class, then again in each new language.
    virtual void build() = 0;
    /// Empties the page. A column for a bar and what is below it.
    QVBoxLayout* restart(const QString& name);
    /// The row of a bar, at the top of `column`.
    static QHBoxLayout* addBar(QVBoxLayout* column, int start, int end);
    void addBack(QHBoxLayout* bar);
    /// `content` in the middle of what is wider.
    static QWidget* centred(QWidget* content, int widest);
    const WindowStyle& windowStyle() const { return style_; }

    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    WindowStyle style_;
};

} // namespace parlour
