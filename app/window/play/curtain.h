// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stands in place of the table while people who share the screen change places. Knows the next person's name and what is
// public of the game. Owned by the table page.
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
    /// Calls the next person. `news`: what all may know of the last moves. `answer`: what the person may say aloud instead
    /// of coming to the screen; empty: nothing.
    void invite(const SeatInfo& person, const QString& news, const QString& answer);
    void takeFocus() { button_->setFocus(); }

signals:
    /// The person is at the screen.
    void lifted();
    /// The person said the answer aloud.
    void spoken();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme theme_;
    QPixmap ground_; ///< lazy, for the present size
    class CurtainDisc* disc_;
    QLabel* title_;
    QLabel* help_;
    Button* button_;
    Button* answer_;
};

} // namespace parlour
