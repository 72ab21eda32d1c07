// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text formats that several pages share: days, seeds, durations, paces.
#pragma once

#include "app/draw/figures.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

namespace parlour {

/// The words with a capital first letter, since errors and keys are written as parts of sentences.
QString sentence(const QString& words);

/// The date in the short format of the locale, with a year of four digits: "5/3/2026", "03.05.2026".
QString dateText(const QDateTime& when);
/// "Today, 08:15", "Yesterday", "Tuesday", then dateText().
QString day(const QDateTime& when);

/// Sixteen hexadecimal digits; `grouped` by four for reading.
QString seedText(std::uint64_t seed, bool grouped = false);
/// 1 to 16 hexadecimal digits, spaces allowed.
std::optional<std::uint64_t> seedFrom(const QString& text);

/// "6 min 20 s", "1 h 5 min".
QString durationText(int seconds);
/// A duration rounded to its largest units: "20 s", "6 min", "2 h", "1 h 5 min". For columns and estimates.
QString roughTime(double seconds);

/// "½×", "1×", "Off".
QString paceName(double pace);

} // namespace parlour
