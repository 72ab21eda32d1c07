// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Translates sentences of rooms without a user interface into the language of the window.
#pragma once

#include "engine/base/expected.h"

#include <QString>

namespace parlour {

/// Returns the translated sentence with its arguments filled in.
QString inWords(const Sentence& sentence);
QString inWords(const Text& text);
QString inWords(const Error& error);

} // namespace parlour
