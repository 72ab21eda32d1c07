// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's progress, shown by the history page: figures and charts; actual and expected wins, mean loss per decision
// with its grade, luck and strength by game and opponent; the most costly mistakes; personal bests. The figures come from
// app/analysis.
#pragma once

#include "app/statistics/progress.h"

#include <QWidget>

#include <functional>
#include <utility>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace parlour {

class CellTable;
class FiguresView;

class ProgressView : public QWidget {
    Q_OBJECT

public:
    /// The displayed name of a bot.
    using NameOf = parlour::NameOf;

    /// The action taken and the better one, in words.
    using WordsOf = std::function<std::pair<QString, QString>(const CostlyDecision& decision)>;

    /// `measure`, which the person chooses for the trend, outlives this.
    ProgressView(NameOf nameOf, WordsOf wordsOf, Measure& measure, QWidget* parent = nullptr);

    /// `games` must stay valid until the next call.
    void setGames(const Games& games);
    /// Chooses two columns or one.
    void fit(int width);

signals:
    void gameWanted(qint64 historyId);
    void positionWanted(qint64 historyId, int step);
    void kindWanted(const parlour::MistakeKind& kind);
    /// Asks for practice of one kind of mistake, by the words of MistakeKind.
    void drillWanted(const QString& game, const QString& kind);

private:
    void showRows();
    void showRules(const Games& games);
    void showKinds(const Games& games);
    void showBests(const Games& games);

    NameOf nameOf_;
    WordsOf wordsOf_;
    std::vector<ProgressRow> rows_;
    FiguresView* figures_;
    CellTable* table_;
    QWidget* note_;
    QLabel* ratings_; ///< the person's ratings with their opponents, and what they mean
    QVBoxLayout* rules_;
    QBoxLayout* below_;
    QVBoxLayout* kinds_;
    QVBoxLayout* bests_;
};

} // namespace parlour
