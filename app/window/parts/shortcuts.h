// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one list of the shortcuts that a person may change, and the conflicts between them. Read by the settings, by the lists
// of keys and by all that has a shortcut. Keys that move, press or leave (Esc, Enter, Space, Tab, arrows, Home, End) are
// fixed.
#pragma once

#include "app/store/key_map.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QObject;
class QShortcut;
class QWidget;

namespace parlour {

class Settings;

/// The scopes of shortcuts. That of a game's own keys is its id.
namespace scope {
inline constexpr auto kEverywhere = KeyMap::kEverywhere;
inline constexpr char kTable[] = "table";
inline constexpr char kReview[] = "review";
inline constexpr char kPractice[] = "practice";
inline constexpr char kHistory[] = "history";
inline constexpr char kContest[] = "contest";
inline constexpr char kTournament[] = "tournament";
inline constexpr char kRules[] = "rules";
} // namespace scope

struct Shortcut {
    QString scope;
    QString key; ///< the usual one
    QString words; ///< "plays to the end"
    bool operator==(const Shortcut&) const = default;
};

class Shortcuts {
    Q_DECLARE_TR_FUNCTIONS(Shortcuts)

public:
    /// Those of the window, then those of each game, by scope.
    static std::vector<Shortcut> all();
    /// The words of a shortcut of the window.
    static QString words(const QString& scope, const QString& key);
    /// "at every table", or the name of a game.
    static QString nameOf(const QString& scope);
    /// Whether shortcuts of both scopes can be in force at once.
    static bool overlap(const QString& one, const QString& other);
    /// Whether the shortcut may have this key; those of games are drawn on pieces and have one sign.
    static bool mayBe(const Shortcut& shortcut, const QString& key);
    /// The other shortcuts that have this key, with which `shortcut` cannot share it.
    static std::vector<Shortcut> holders(const KeyMap& keys, const Shortcut& shortcut, const QString& key);
    /// The keys in which `shortcut` has `key`, and its holders the key that it had; nullopt if one of these may not have
    /// that.
    static std::optional<KeyMap> swapped(const KeyMap& keys, const Shortcut& shortcut, const QString& key);
};

/// A key as people read it.
QString keyText(const QString& key);
/// The person's own key of a shortcut as people read it.
inline QString keyText(const KeyMap& keys, const QString& scope, const QString& usual)
{
    return keyText(keys.own(scope, usual));
}
/// Calls `set` with the key of a shortcut, and again when the person changes it, as long as `owner` exists.
void followKey(const Settings& settings, QObject* owner, const QString& scope, const QString& usual,
               const std::function<void(const QKeySequence&)>& set);
/// Makes a QShortcut of `parent` with the key of a shortcut, also when the person changes it.
QShortcut* makeShortcut(const Settings& settings, QWidget* parent, const QString& scope, const QString& usual);

} // namespace parlour
