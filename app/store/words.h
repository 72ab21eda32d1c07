// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences that begin in rooms without a user interface, in the language of the window.
#pragma once

#include "engine/base/expected.h"

#include <QString>

namespace parlour {

/// The sentence translated, its arguments filled in.
QString inWords(const Sentence& sentence);
QString inWords(const Text& text);
QString inWords(const Error& error);

} // namespace parlour
