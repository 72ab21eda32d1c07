// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Translates sentences of rooms without a user interface into the language of the window.
#pragma once

#include "engine/base/expected.h"

#include <QString>

namespace parlour {

/// Returns the translated sentence with its arguments filled in.
QString translated(const Sentence& sentence);
QString translated(const Text& text);
QString translated(const Error& error);

} // namespace parlour
