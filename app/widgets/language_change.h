// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one way in which a widget follows a change of language: a function that writes its texts, or builds it.
#pragma once

#include <functional>

class QWidget;

namespace parlour {

/// Calls `show` now, and again after each change of the language as long as `widget` exists, before the widgets inside it
/// learn of the change. What the person has chosen must be kept outside of what `show` builds.
void keepTranslated(QWidget* widget, std::function<void()> show);

} // namespace parlour
