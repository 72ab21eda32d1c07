// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The progress of the background reviews with a button that stops them, shown by the history page.
#pragma once

#include "app/analysis/review_queue.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace parlour {

class ReviewStrip : public QWidget {
    Q_OBJECT

public:
    explicit ReviewStrip(ReviewQueue& queue, QWidget* parent = nullptr);

private:
    void show();

    ReviewQueue& queue_;
    QLabel* text_;
    QProgressBar* bar_;
};

} // namespace parlour
