// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's own keys, a part of the preferences. A shortcut is named by its scope ("everywhere", "table", a game's id)
// and its usual key. Keys are portable texts of QKeySequence ("Ctrl+O", "H", "F5"). The shortcuts themselves are listed in
// app/window/parts/shortcuts.h.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace parlour {

class KeyMap {
public:
    /// The scope of shortcuts that work on every page, also while a text is written.
    static constexpr char kEverywhere[] = "everywhere";

    /// The key of a shortcut: the person's own, or the usual one.
    QString own(const QString& scope, const QString& usual) const { return of(scope).value(usual, usual); }
    /// Changes the key of a shortcut; the usual one sets it back. `key` is one that mayBe() allows.
    void set(const QString& scope, const QString& usual, const QString& key);
    /// The own keys of a scope by the usual ones.
    QMap<QString, QString> of(const QString& scope) const { return keys_.value(scope); }
    bool isEmpty() const { return keys_.isEmpty(); }

    /// Whether a shortcut of this scope may have the key: a letter, digit, sign or function key, with any modifiers.
    /// Everywhere, a letter, digit or sign needs one besides Shift, since text fields take it otherwise.
    static bool mayBe(const QString& scope, const QString& key);

    /// As "SCOPE USUAL OWN". Entries that are none, and keys that may not be, are skipped.
    QStringList toList() const;
    static KeyMap fromList(const QStringList& entries);

    bool operator==(const KeyMap&) const = default;

private:
    QMap<QString, QMap<QString, QString>> keys_; ///< by scope and usual key; no scope is empty
};

} // namespace parlour
