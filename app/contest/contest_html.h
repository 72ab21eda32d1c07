// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest as a self-contained page of HTML, without external scripts, fonts or pictures. Light or dark, like the reader's
// system. Called by contest_export.cpp.
#pragma once

#include "app/contest/contest_sheet.h"

#include <QByteArray>

namespace parlour {

QByteArray asPage(const ContestSheet& sheet);

} // namespace parlour
