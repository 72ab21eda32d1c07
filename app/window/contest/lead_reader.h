// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the curves of a contest's lead in the background, at intervals while the contest runs and at its end, since that
// reads the whole file. Owned by the contest's page.
#pragma once

#include "app/contest/contest_runner.h"
#include "app/contest/lead_curves.h"

#include <QObject>

namespace parlour {

class LeadReader : public QObject {
    Q_OBJECT

public:
    LeadReader(QString path, QObject* parent);

    /// The curves that were read last; empty before.
    const LeadCurves& curves() const { return curves_; }
    /// Reads the curves if they are due. Call after each change of the contest.
    void read(const ContestSnapshot& now, bool isPlaying);
    /// Makes the curves due, whatever was played since.
    void expire() { readAt_ = -1; }

signals:
    void came();

private:
    QString path_;
    LeadCurves curves_;
    std::int64_t readAt_ = -1; ///< matches played when the curves were read; -1: not read yet
    bool isReading_ = false;
};

} // namespace parlour
