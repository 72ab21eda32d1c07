// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of a finished game for lists, as its table words it. Used with HistoryReader.
#pragma once

#include "app/seating/library.h"
#include "app/statistics/history_reader.h"

namespace parlour {

/// The result and points of a finished game, from a replay of `record` with the person's name `person`. Safe on any thread.
GameSummary summaryOf(const Record& record, const QString& person);

/// A result for the person as outcomeOf() returns it, in a word: "Won".
QString outcomeText(int outcome);

/// An action of the person in the position before `step` of a sound record, in words.
QString actionWords(const Record& record, int step, const std::string& action);

/// Returns a reader of the library's history that uses the person's present name.
std::unique_ptr<HistoryReader> makeHistoryReader(const Library& library);

} // namespace parlour
