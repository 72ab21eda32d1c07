// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A message over the window's page, below the bar, that moves no other widget. Closed by its button or when another page is
// shown. Owned by the main window.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class MessageStrip : public QWidget {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* window);

    /// Shows `text` over the page and below any sheet, and announces it to screen readers.
    void showMessage(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void place();

    QLabel* text_;
};

} // namespace parlour
