// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A review as one page of HTML that needs no network: to be kept, printed, sent. A pure function of what the window says.
#pragma once

#include "app/analysis/review.h"
#include "app/window/review/review_panel.h"

namespace parlour {

/// `title` and `subtitle` head the page; `text` is what the Review tab says.
QByteArray reviewHtml(const QString& title, const QString& subtitle, const ReviewText& text, const Review& review,
                      const Thresholds& thresholds = {});

} // namespace parlour
