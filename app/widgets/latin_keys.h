// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys by their place on the keyboard: in a layout without Latin letters, or with digits only by Shift, a key counts as the
// one that is there in the US layout. Installed once for the application by the main window; fields that take text are left
// alone.
#pragma once

#include <QKeyEvent>
#include <QObject>

namespace parlour {

/// The key of the US layout at the place of `event`, if the event itself has neither a Latin letter nor a digit and stands
/// at the place of one; otherwise the key of the event.
int latinKey(const QKeyEvent& event);

/// Replaces the key events of widgets that take no text by those of latinKey(). Qt does so for its own shortcuts.
class LatinKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace parlour
