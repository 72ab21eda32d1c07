// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Access to files that differs between operating systems: disk_unix.cpp and disk_windows.cpp. Paths have any name that the
// system allows. Used by whatever reads or writes a file that a person may name.
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <filesystem>
#include <utility>

namespace parlour {

/// Replaces a file by a whole one, also on a full disk, or writes into a pipe or a device. Of a link, the file that it leads
/// to is replaced. Returns the system's message on an error, which leaves the old file untouched; empty: none.
QString writeWhole(const QString& path, const QByteArray& bytes);

namespace disk {

/// Opens a file as std::fopen does; null on failure, with errno set.
std::FILE* open(const std::filesystem::path& path, const char* mode);
/// Returns 0 if a file may be written, or files may be made in a folder; otherwise the errno.
int writeError(const std::filesystem::path& path);
/// The system's message for an errno.
QString message(int error);

/// A file whatever its name: volume and number; zeros if there is no file.
using FileId = std::pair<quint64, quint64>;
FileId idOf(const QString& path);

/// Whether files can be renamed while they are open.
bool movesOpenFiles();

} // namespace disk

} // namespace parlour
