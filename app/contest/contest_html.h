// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere. Light or dark as the
// reader's system is. Called by contest_export.cpp.
#pragma once

#include "app/contest/contest_sheet.h"

#include <QByteArray>

namespace parlour {

QByteArray asPage(const ContestSheet& sheet);

} // namespace parlour
