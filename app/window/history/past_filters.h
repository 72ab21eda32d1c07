// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choices of the history page that filter its games: words to search for, and behind a button the kind of game,
// opponent, result, period and mistakes. Shows and edits the filter of a PastList; the page selects the games.
#pragma once

#include "app/statistics/past_list.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QLayout;
class QLineEdit;

namespace parlour {

class Button;
class Chooser;

class Settings;

class PastFilters : public QWidget {
    Q_OBJECT

public:
    /// `list` outlives this.
    PastFilters(PastList& list, const Settings& settings, NameOf nameOf, QWidget* parent = nullptr);

    /// Offers the opponents of the games in the list.
    void fillOpponents();
    /// Chooses one kind of game, by its id; empty: all.
    void chooseGame(const QString& game);
    /// Chooses the games in which this mistake was made.
    void chooseMistake(const MistakeKind& kind);
    void focusSearch();

signals:
    /// The filter is another.
    void changed();

private:
    void addSearch(QLayout* row);
    /// Makes the choices behind the button anew, as the filter has them.
    void fillChoices();
    void addGames(QLayout* row);
    void addChooser(QLayout* row, const QString& name, const QStringList& choices, int current,
                    const std::function<void(int)>& choose);
    void addMistakes(QLayout* row);
    /// Says what is set.
    void showWords();
    void clear();

    PastList& list_;
    NameOf nameOf_;
    QLineEdit* search_ = nullptr;
    QLabel* words_; ///< what is set
    Button* clear_; ///< hidden if nothing is set
    QWidget* choices_; ///< hidden unless the button is down
    Chooser* opponents_ = nullptr;
    QString mistake_; ///< the kind of mistake whose games are chosen
};

} // namespace parlour
