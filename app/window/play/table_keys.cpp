// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_keys.h"

#include "app/draw/lists.h"
#include "app/window/parts/shortcuts.h"

namespace parlour {

TableKeys::List TableKeys::ofGame(const GameTable& table, const Position& position, const QMap<QString, QString>& own)
{
    List list;
    for (const TableKey& each : table.keys()) {
        QStringList keys;
        for (const QString& usual : each.keys)
            if (table.usesKey(position, usual))
                keys << (each.isFixed ? usual : keyText(own.value(usual, usual)));
        const bool isRange = keys.size() > 2 && keys == each.keys;
        if (!keys.isEmpty())
            list.emplace_back(isRange ? QStringLiteral("%1 – %2").arg(keys.front(), keys.back()) : listOf(keys),
                              each.effect);
    }
    return list;
}

TableKeys::List TableKeys::list(const TableBar::State& bar, bool isAsked, int seats)
{
    using namespace scope;
    const bool isPlaying = !bar.watching, isOver = bar.mayShare, isLesson = bar.lesson;
    List keys;
    const auto addFixed = [&](bool works, const QString& key, const QString& what) {
        if (works)
            keys.emplace_back(key, what);
    };
    const auto add = [&](bool works, const char* in, const char* usual) {
        if (works)
            keys.emplace_back(keyText(bar.keys, in, usual), Shortcuts::words(in, usual));
    };
    addFixed(true, tr("Arrows"), bar.watching ? tr("one step back or on") : tr("to its neighbour"));
    addFixed(isPlaying, tr("Space"), tr("picks it up, or presses it"));
    addFixed(isPlaying, tr("Enter"), isLesson ? tr("plays it, or goes on") : tr("plays it"));
    addFixed(true, tr("Esc"), tr("cancels; then: %1", "the name of the button that leaves").arg(bar.back));
    add(isPlaying, kTable, "H");
    add(isPlaying && !isLesson, kTable, "U");
    add(bar.mayAskWhatIf || (!isOver && seats > 1 && !isLesson), kTable, "M");
    add(bar.mayAskWhatIf, kReview, "W");
    add(bar.mayAskWhatIf, kReview, "Ctrl+M");
    add(bar.mayAskWhatIf, kReview, "Ctrl+E");
    add(bar.mayPlayOn, kTable, "Ctrl+P");
    add(bar.mayPlayOut, kTable, "F");
    add(!isLesson, kTable, "P");
    add(bar.watching, kTable, "N");
    addFixed(!isLesson && (bar.watching || !isAsked), tr("Home, End"), tr("first and last step"));
    add(!isLesson, kTable, "L");
    add(bar.mayBelieve, kTable, "V");
    add(!bar.isCovered, kTable, "F2");
    add(!bar.isCovered, kTable, "F3");
    add(!bar.isCovered, kTable, "F4");
    add(!bar.isCovered, kTable, "D");
    add(!bar.isCovered && seats > 1, kTable, "F5");
    add(!bar.isCovered, kTable, "F6");
    add(!bar.isCovered, kTable, "F7");
    add(!bar.isCovered, kTable, "F8");
    add(true, kEverywhere, "F1");
    add(true, kTable, "?");
    add(true, kEverywhere, "F11");
    add(true, kEverywhere, "Ctrl+N");
    add(true, kEverywhere, "Ctrl+O");
    add(true, kEverywhere, "Ctrl+V");
    add(true, kEverywhere, "Ctrl+Q");
    add(!isLesson, kTable, "Ctrl+S");
    return keys;
}

} // namespace parlour
