// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of a finished game for lists, in the words of its table. Used with HistoryReader.
#pragma once

#include "app/analysis/history_reader.h"
#include "app/analysis/library.h"

namespace parlour {

/// Replays `record`, in which the person is called `person`. Safe on any thread.
GameSummary summaryOf(const Record& record, const QString& person);

/// Returns a reader of the library's history with the person's name of now.
std::unique_ptr<HistoryReader> makeHistoryReader(const Library& library);

} // namespace parlour
