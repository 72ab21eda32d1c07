// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a person gets on: by game and opponent what was won and what was to be expected, what a decision loses and the grade
// it makes, luck, own strength; the mistakes that cost most; personal bests. Shows what app/analysis reckons. Used by the
// history page.
#pragma once

#include "app/analysis/progress.h"

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace parlour {

class CellTable;

class ProgressView : public QWidget {
    Q_OBJECT

public:
    /// What a bot is called; what a game is called and came to, for lists.
    using NameOf = parlour::NameOf;

    explicit ProgressView(NameOf nameOf, QWidget* parent = nullptr);

    /// `games` live until the next call.
    void setGames(const Games& games);
    /// Two columns or one.
    void fit(int width);

signals:
    void gameWanted(qint64 historyId);
    void positionWanted(qint64 historyId, int step);

private:
    void showRows();
    void showKinds(const Games& games);
    void showBests(const Games& games);

    NameOf nameOf_;
    std::vector<ProgressRow> rows_;
    CellTable* table_;
    QWidget* note_;
    QBoxLayout* below_;
    QVBoxLayout* kinds_;
    QVBoxLayout* bests_;
};

} // namespace parlour
