// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/latin_keys.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QString>

namespace parlour {

namespace {

constexpr quint32 kUnixOffset = 8; ///< of scan codes under X11 and Wayland, added to those of the keyboard

/// The letter or digit of the US layout with this scan code of a PC keyboard; 0: another key.
int keyAt(quint32 scanCode)
{
    struct Row {
        quint32 first; ///< scan code of its first key
        const char* keys;
    };
    constexpr Row rows[] = {{2, "1234567890"}, {16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM"}};
    for (const auto& [first, keys] : rows)
        if (scanCode >= first && scanCode - first < std::char_traits<char>::length(keys))
            return keys[scanCode - first];
    return 0;
}

bool isLatin(int key)
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
}

/// Whether what is typed there is text: also lists, which look for what is typed.
bool takesText(const QWidget& widget)
{
    return widget.testAttribute(Qt::WA_InputMethodEnabled) || qobject_cast<const QAbstractItemView*>(&widget)
        || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QMenu*>(&widget);
}

} // namespace

int latinKey(const QKeyEvent& event)
{
    constexpr auto kOthers = Qt::ControlModifier | Qt::MetaModifier;
    const quint32 offset = QGuiApplication::platformName() == QLatin1String("windows") ? 0 : kUnixOffset;
    const bool isSign = !event.text().isEmpty() && event.text().front().isPrint();
    if (isLatin(event.key()) || !isSign || (event.modifiers() & kOthers) || event.nativeScanCode() < offset)
        return event.key();
    const int key = keyAt(event.nativeScanCode() - offset);
    const bool isShiftedDigit = key <= Qt::Key_9 && event.modifiers().testFlag(Qt::ShiftModifier); // a sign in each layout
    return key == 0 || isShiftedDigit ? event.key() : key;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    const auto* widget = isKey ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget || takesText(*widget))
        return QObject::eventFilter(watched, event);
    const auto& typed = static_cast<const QKeyEvent&>(*event);
    const int key = latinKey(typed);
    if (key == typed.key())
        return false;
    const bool isCapital = typed.modifiers().testFlag(Qt::ShiftModifier);
    const QChar letter(isCapital ? key : QChar(key).toLower().unicode());
    QKeyEvent latin(typed.type(), key, typed.modifiers(), typed.nativeScanCode(), typed.nativeVirtualKey(),
                    typed.nativeModifiers(), letter, typed.isAutoRepeat(), static_cast<quint16>(typed.count()));
    QCoreApplication::sendEvent(watched, &latin);
    event->setAccepted(latin.isAccepted());
    return true;
}

} // namespace parlour
