// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which personal bests fell with the game that has just ended: the games of its kind that the person has played are read
// beside, as the history's page does, and nobody waits for it. Used by the result.
#pragma once

#include "app/analysis/library.h"
#include "app/analysis/progress.h"

#include <QObject>

#include <memory>

namespace parlour {

class HistoryReader;

class NewBests : public QObject {
    Q_OBJECT

public:
    /// `game`: by id, and as the history has it.
    NewBests(Library& library, const std::string& game, qint64 historyId, QObject* parent);
    ~NewBests() override;

    /// A line for each, one below the other; empty until they are known, and if none fell.
    QString words() const;

signals:
    void known();

private:
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_;
    std::vector<Best> fallen_;
};

} // namespace parlour
