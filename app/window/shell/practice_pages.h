// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the practice, and each exercise of a round at a table. Owned by the window.
#pragma once

#include "app/window/practice/practice_page.h"

#include <QPointer>

namespace parlour {

class MainWindow;

class PracticePages : public QObject {
    Q_OBJECT

public:
    explicit PracticePages(MainWindow& window) : window_(window) {}

    /// The open page; null if there is none.
    PracticePage* page() const { return page_; }
    /// Shows the practice of a game; empty: of all.
    void show(const QString& game);
    /// Begins a round of one kind of mistake of a game (GameTable::mistakeKind).
    void showDrill(const QString& game, const QString& kind);
    /// Goes on with the round that was left.
    void resume();
    /// Deletes the page.
    void close() { delete page_; }

private:
    void showNext();
    void showOne(int place);
    bool openTable(int place);

    MainWindow& window_;
    QPointer<PracticePage> page_;
};

} // namespace parlour
