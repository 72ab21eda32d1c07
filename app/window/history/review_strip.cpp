// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/review_strip.h"

#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"

#include <QHBoxLayout>
#include <QProgressBar>

namespace parlour {

ReviewStrip::ReviewStrip(ReviewQueue& queue, QWidget* parent)
    : QWidget(parent),
      queue_(queue),
      text_(new ElidedLabel({}, 13)),
      bar_(new QProgressBar)
{
    auto* row = makeLayout<QHBoxLayout>(12, this, {24, 12, 24, 0});
    row->addWidget(text_, 1);
    bar_->setTextVisible(false);
    bar_->setFixedSize(200, 8);
    bar_->setAccessibleName(tr("Reviews done"));
    row->addWidget(bar_);
    auto* stop = new Button(Button::Kind::Plain, Icon::Stop, tr("Stop"));
    stop->setHint(tr("Finished reviews are kept; the rest continue when you ask again"));
    connect(stop, &Button::clicked, &queue_, &ReviewQueue::stop);
    row->addWidget(stop);
    connect(&queue_, &ReviewQueue::changed, this, &ReviewStrip::show);
    show();
}

void ReviewStrip::show()
{
    setVisible(queue_.isRunning());
    const ReviewQueue::Status& progress = queue_.progress();
    const QString done = tr("Reviewing games: %1 of %2 done").arg(progress.done).arg(progress.all);
    text_->setText(progress.secondsLeft
                       ? tr("%1, about %2 left", "how many are done, a time").arg(done, roughTime(*progress.secondsLeft))
                       : done);
    bar_->setRange(0, std::max(1, progress.all));
    bar_->setValue(progress.done);
}

} // namespace parlour
