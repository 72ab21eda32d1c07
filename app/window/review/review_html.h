// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A review as a self-contained HTML page, for keeping, printing and sending. A pure function of the texts of the window.
#pragma once

#include "app/analysis/review.h"
#include "app/window/review/review_panel.h"

namespace parlour {

/// `title` and `subtitle` head the page; `text` is the content of the Review tab.
QByteArray reviewHtml(const QString& title, const QString& subtitle, const ReviewText& text, const Review& review,
                      const Thresholds& thresholds = {});

} // namespace parlour
