// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_keys.h"

namespace parlour {

std::vector<std::pair<QString, QString>> TableKeys::list(const TableBar::State& bar, bool isAsked, int seats)
{
    const bool isPlaying = !bar.watching, isOver = bar.mayShare, isLesson = bar.lesson;
    std::vector<std::pair<QString, QString>> keys;
    const auto add = [&](bool works, const QString& key, const QString& what) {
        if (works)
            keys.emplace_back(key, what);
    };
    add(true, tr("Arrows"), bar.watching ? tr("one step back or on") : tr("to its neighbour"));
    add(isPlaying, tr("Space"), tr("picks it up, or presses it"));
    add(isPlaying, tr("Enter"), isLesson ? tr("plays it, or goes on") : tr("plays it"));
    add(true, tr("Esc"), tr("cancels; then: %1", "the name of the button that leaves").arg(bar.back));
    add(isPlaying, "H", tr("hint"));
    add(isPlaying && !isLesson, "U", tr("undo"));
    add(bar.mayAskWhatIf, "M", tr("next mistake"));
    add(bar.mayAskWhatIf, "W", tr("what if: another action at this step"));
    add(bar.mayAskWhatIf, "Ctrl+M", tr("stops a running replay at mistakes, or no longer"));
    add(bar.mayAskWhatIf, "Ctrl+E", tr("exports the review"));
    add(bar.mayPlayOn, "Ctrl+P", tr("plays on from this step"));
    add(!isOver && seats > 1 && !isLesson, "M", tr("the bot moves now"));
    add(bar.mayPlayOut, "F", tr("plays to the end, when only bots are left"));
    add(!isLesson, "P", tr("pauses, or goes on"));
    add(bar.watching, "N", tr("next step"));
    add(!isLesson && (bar.watching || !isAsked), tr("Home, End"), tr("first and last step"));
    add(!isLesson, "L", tr("side panel"));
    add(bar.mayBelieve, "V", tr("what could they know; a label opens the list"));
    add(!bar.isCovered, "F2", tr("reads out whose turn it is, and what is asked"));
    add(!bar.isCovered, "F3", tr("reads out your hand"));
    add(!bar.isCovered, "F4, D", tr("reads out the whole table"));
    add(!bar.isCovered && seats > 1, "F5", tr("reads out the other players"));
    add(!bar.isCovered, "F6", tr("reads out the score"));
    add(!bar.isCovered, "F7", tr("reads out the last event; again: the one before"));
    add(!bar.isCovered, "F8", tr("reads out what you may do"));
    add(true, "F1", tr("how to play"));
    add(true, "F11", tr("full screen"));
    add(true, "Ctrl+N", tr("new game"));
    add(true, "Ctrl+O", tr("open a saved game"));
    add(true, "Ctrl+V", tr("open a game copied as a line"));
    add(!isLesson, "Ctrl+S", tr("save a copy"));
    return keys;
}

} // namespace parlour
