// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The icons of buttons, menus and tables.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>

namespace parlour {

/// Line drawings in a square of 24 with strokes 1.8 wide.
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
    SealedMenu,
    Swap,
    Sound,
    Keyboard,
    Warning,
    Stop,
    Transfer,
    Discard,
    Hand,
};

/// Draws into the largest square in the middle of `box`.
void drawIcon(QPainter& painter, const QRectF& box, Icon icon, const QColor& colour);
/// An icon for buttons and menus, sharp at every size. The disabled one has an opacity of 38 %.
QIcon makeIcon(Icon icon, const QColor& colour);

} // namespace parlour
