// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choices of the history page that filter its games: kind of game, opponent, result, period, mistakes and words. Shows
// and edits the filter of a PastList; the page selects the games.
#pragma once

#include "app/statistics/past_list.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLineEdit;

namespace parlour {

class Chooser;
class Segment;
class SegmentButton;

class PastFilters : public QWidget {
    Q_OBJECT

public:
    /// `list` outlives this.
    PastFilters(PastList& list, NameOf nameOf, QWidget* parent = nullptr);

    /// Offers the opponents of the games in the list.
    void fillOpponents();
    /// Chooses one kind of game, by its id; empty: all.
    void chooseGame(const QString& game);
    /// Chooses the games in which this mistake was made.
    void chooseMistake(const MistakeKind& kind);
    void focusSearch();
    /// Puts everything into one row or two, by the page's width in px.
    void fit(int width);

signals:
    /// The filter is another.
    void changed();

private:
    void addGames(QBoxLayout* row);
    void addChooser(QBoxLayout* row, const QString& name, const QStringList& choices, int current,
                    const std::function<void(int)>& choose);
    void addMistakes(QBoxLayout* row);
    void addSearch(QBoxLayout* row);
    void nameMistakes(const QString& kind);

    PastList& list_;
    NameOf nameOf_;
    QBoxLayout* rows_;
    Segment* games_ = nullptr; ///< kinds of game
    QStringList gameIds_;
    Chooser* opponents_;
    SegmentButton* mistakes_ = nullptr;
    QLineEdit* search_ = nullptr;
};

} // namespace parlour
