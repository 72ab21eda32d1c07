// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A small picture of a table for tiles and cards, drawn by the GameTable.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QPixmap>

namespace parlour {

/// A table's picture, cached for a size and style. It is a button.
class TilePicture : public Pressable {
    Q_OBJECT

public:
    TilePicture(const GameTable& table, const WindowStyle& style, double radius, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const GameTable& table_;
    WindowStyle style_;
    double radius_;
    QPixmap drawn_;
};

} // namespace parlour
