// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Starts games, and what may come before: the sheet of a new game, the purse with its wager, the lesson. Owned by the
// window, on which it shows tables and sheets.
#pragma once

#include "app/seating/setup.h"
#include "app/window/purse/purse_sheet.h"

#include <QObject>

#include <memory>

namespace parlour {

class MainWindow;
struct Lesson;

class GameStarter : public QObject {
    Q_OBJECT

public:
    explicit GameStarter(MainWindow& window) : window_(window) {}

    void start(const Setup& setup);
    void startUsual(const QString& game, bool watch);
    /// Opens the sheet of a new game.
    void newGame(const QString& game);
    /// Starts a game from its tile with at most one question, the first time: whether to take the lesson, and in a game with
    /// credits whether to play for them. One who left the lesson is asked whether to go on with it.
    void play(const QString& game);
    /// Starts the deal of the day.
    void playDeal(const QString& game);
    /// Starts a game with the seats of the last one.
    void playAsLast(const QString& game);
    /// Starts a game, or opens the purse first where the person plays for credits.
    void beginSetUp(const Setup& setup);
    void showAccount(const QString& game);
    void showLesson(const QString& game);

private:
    void begin(const QString& game);
    void openPurse(const Setup& setup, PurseSheet::Part part, bool isFirst = false);
    /// Without `wager` the usual one.
    void startForCredits(const Setup& setup, std::optional<int> wager);
    bool playsForCredits(const Setup& setup) const;
    void rememberOpponent(const Setup& setup);
    void rememberOffer(const QString& game);
    QString lessonOffer(const QString& game) const;
    void showLessonAt(const std::shared_ptr<const Lesson>& lesson, int stop);

    MainWindow& window_;
};

} // namespace parlour
