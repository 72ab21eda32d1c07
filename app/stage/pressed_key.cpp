// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/pressed_key.h"

#include <QKeySequence>

namespace parlour {

QString pressedKey(const QKeyEvent& event)
{
    const int key = event.key();
    const bool isModifier = (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr;
    if (isModifier || key == 0 || key == Qt::Key_unknown)
        return {};
    Qt::KeyboardModifiers kept = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (const bool isSign = key < Qt::Key_Escape && !QChar(key).isLetter(); !isSign)
        kept |= Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(event.modifiers() & kept, Qt::Key(key))).toString(QKeySequence::PortableText);
}

} // namespace parlour
