// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/history_check.h"

#include "app/seating/game_summary.h"
#include "app/seating/wagers.h"

namespace parlour {

HistoryCheck::HistoryCheck(Library& library) : library_(library)
{
    held_.setSingleShot(true);
    held_.setInterval(1000);
    connect(&held_, &QTimer::timeout, this, &HistoryCheck::retry);
}

HistoryCheck::~HistoryCheck() = default;

/// Checks the history on a thread, since that takes long for a large file. Tells of damage, and lists the games that are
/// left.
void HistoryCheck::start()
{
    addFinishedGames();
    checker_ = makeHistoryReader(library_);
    connect(checker_.get(), &HistoryReader::failed, this, [this](const QString& why) {
        emit said(why);
        emit changed();
    });
    connect(checker_.get(), &HistoryReader::checked, checker_.get(), [this] { checker_.release()->deleteLater(); });
    checker_->check();
}

void HistoryCheck::addFinishedGames()
{
    if (const QString notice = addFinished(library_.history(), library_.saved()); !notice.isEmpty())
        emit said(notice);
    if (!library_.history().notice().isEmpty())
        emit said(library_.history().notice());
    if (library_.history().isHeld())
        held_.start();
}

/// Tries again to add games while another program uses the history. Reports a failure once: most last a moment.
void HistoryCheck::retry()
{
    addFinishedGames();
    if (!library_.history().isHeld())
        emit changed();
    else if (!std::exchange(heldIsReported_, true))
        emit said(tr("Another program is using the history. Games are added to it as soon as that program is done."));
}

} // namespace parlour
