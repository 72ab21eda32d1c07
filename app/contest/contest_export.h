// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports of a contest's table, for other programs and for people: CSV, JSON, Markdown, plain text for a terminal and a
// self-contained page of HTML. Called by the command line and the window. The same results give the same bytes.
#pragma once

#include "app/contest/contest_file.h"

#include <QByteArray>

namespace parlour {

enum class ExportKind { Csv, Json, Markdown, Html, Text };

/// Parses "csv", "json", "md" or "html".
std::optional<ExportKind> exportKindOf(std::string_view name);

/// `commands`: name bots in other processes by their commands instead of their files.
QByteArray exported(const ContestFile& file, ExportKind kind, bool commands = false);

/// Returns whether these bytes are an export of this kind, which a newer one may replace.
bool isExport(const QByteArray& bytes, ExportKind kind);

} // namespace parlour
