// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One line of news that lies over the window's page, below its bar, and pushes nothing: closed by its button, or when
// another page comes. Placed and shown by the window.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class MessageStrip : public QWidget {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* window);

    /// Shows `text`, over the page and below any sheet, and has it spoken.
    void tell(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void place();

    QLabel* text_;
};

} // namespace parlour
