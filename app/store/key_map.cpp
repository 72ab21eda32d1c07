// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/key_map.h"

#include <QRegularExpression>

namespace parlour {

void KeyMap::set(const QString& scope, const QString& usual, const QString& key)
{
    QMap<QString, QString>& keys = keys_[scope];
    if (key == usual)
        keys.remove(usual);
    else
        keys.insert(usual, key);
    if (keys.isEmpty())
        keys_.remove(scope);
}

bool KeyMap::mayBe(const QString& scope, const QString& key)
{
    static const QRegularExpression form("^((?:(?:Ctrl|Alt|Shift|Meta)\\+)*)(?:(F[1-9][0-9]?)|\\S)$");
    const QRegularExpressionMatch match = form.match(key);
    if (!match.hasMatch())
        return false;
    const bool isTyped = match.captured(2).isEmpty() && QString(match.captured(1)).remove("Shift+").isEmpty();
    return !isTyped || scope != kEverywhere;
}

QStringList KeyMap::toList() const
{
    QStringList entries;
    for (auto scope = keys_.begin(); scope != keys_.end(); ++scope)
        for (auto key = scope->begin(); key != scope->end(); ++key)
            entries << QStringList{scope.key(), key.key(), key.value()}.join(' ');
    return entries;
}

KeyMap KeyMap::fromList(const QStringList& entries)
{
    KeyMap map;
    for (const QString& entry : entries)
        if (const QStringList parts = entry.split(' '); parts.size() == 3 && mayBe(parts[0], parts[2]))
            map.set(parts[0], parts[1], parts[2]);
    return map;
}

} // namespace parlour
