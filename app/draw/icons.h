// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The line drawings of buttons, menus and tables.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>

namespace parlour {

/// Line drawings in a box of 24, strokes 1.8 wide.
enum class Icon {
    Back,
    Undo,
    Hint,
    Gear,
    Log,
    Scale,
    Note,
    First,
    Previous,
    Next,
    Last,
    Play,
    Pause,
    Eye,
    Shield,
    Sword,
    Take,
    Check,
    Share,
    Save,
    Replay,
    Close,
    Up,
    Down,
    Left,
    Right,
    User,
    Bot,
    Clock,
    Speed,
    Branch,
    Help,
    Panel,
    Plus,
    Minus,
    Trophy,
    Copy,
    Folder,
    Trash,
    Star,
    Flag,
    Dice,
    Cards,
    Chart,
    Menu,
    Swap,
    Sound,
    Keyboard,
    Warning,
    Stop,
    Transfer,
    Discard,
    Hand,
};

/// Draws into a square in the middle of `box`.
void drawIcon(QPainter& painter, const QRectF& box, Icon icon, const QColor& colour);
/// For QToolButton and friends; sharp at every size. Disabled: the same at 38 %.
QIcon makeIcon(Icon icon, const QColor& colour);

} // namespace parlour
