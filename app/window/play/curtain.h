// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stands in place of the table while people who share the screen change places. Knows the next person's name and nothing of
// the game. Owned by the table page.
#pragma once

#include "app/draw/theme.h"
#include "app/widgets/controls.h"

#include <QPixmap>

namespace parlour {

struct SeatInfo;

class Curtain : public QWidget {
    Q_OBJECT

public:
    Curtain();

    void setTheme(const Theme& theme);
    /// Calls the next person.
    void invite(const SeatInfo& person);
    void takeFocus() { button_->setFocus(); }

signals:
    /// The person is at the screen.
    void lifted();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme theme_;
    QPixmap ground_; ///< lazy, for the present size
    class CurtainDisc* disc_;
    QLabel* title_;
    QLabel* help_;
    Button* button_;
};

} // namespace parlour
