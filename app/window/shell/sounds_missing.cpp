// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Silence, in a build without Qt Multimedia.
#include "app/window/shell/sounds.h"

namespace parlour {

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds() = default;

void Sounds::play(Sound) {}

} // namespace parlour
