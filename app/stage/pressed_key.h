// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The key of an event as shortcuts name it. Used by whatever compares keys without a QShortcut.
#pragma once

#include <QKeyEvent>
#include <QString>

namespace parlour {

/// The portable text of QKeySequence for a pressed key ("Ctrl+H", "?", "Return"), also of the keypad; a sign without the
/// Shift that types it. Empty for a modifier alone.
QString pressedKey(const QKeyEvent& event);

} // namespace parlour
