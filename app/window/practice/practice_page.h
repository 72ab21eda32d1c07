// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the practice: the present round or its result, the puzzle of the day, the ratings, and themes with what is due
// of each. A thread reads the games (HistoryReader); pure functions choose the exercises (app/analysis). The window shows
// each exercise at a table.
#pragma once

#include "app/practice/practice.h"
#include "app/seating/library.h"
#include "app/widgets/page.h"

#include <QTimer>

#include <functional>
#include <memory>

class QLabel;

namespace parlour {

class HistoryReader;

class PracticePage : public Page {
    Q_OBJECT

public:
    /// Practises one game at first, by its id; empty: all.
    PracticePage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent = nullptr);
    ~PracticePage() override;

    Practice& practice() { return practice_; }
    /// True once all games are read.
    bool isRead() const { return isRead_; }
    /// Takes an exercise that cannot be read out of the round.
    void leaveOut(int place);
    /// Focuses the button that goes on.
    void takeFocus();
    /// Goes on with the open round, once all games are read.
    void resume();
    /// Begins a round of one kind of mistake of a game (GameTable::mistakeKind) or of one theme, once all games are read.
    void drill(const QString& game, const QString& kind);
    /// The result of today's puzzle as one line to paste; empty if it was not answered.
    QString dailyResult() const;

signals:
    /// Show the next exercise of the round.
    void exerciseWanted();
    /// Show the exercise at this place (Practice::find) alone.
    void oneWanted(int place);
    void said(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void read();
    void whenRead(std::function<void()> then);
    void rateStarts();
    void fill();
    void fillKeepingFocus();
    void fillRound(const std::vector<Exercise>& exercises, bool hasPuzzles);
    void fillResult();
    void fillDaily();
    void fillRatings();
    void fillThemes(const std::vector<Exercise>& exercises, const std::vector<Exercise>& puzzles);
    void fillNotes(const std::vector<Exercise>& exercises, int puzzles);
    void begin();
    void begin(std::vector<KeptExercise> round);
    void beginDaily();
    void redo();
    bool keep(const Expected<void>& kept);
    std::vector<Exercise> wanted() const;
    std::vector<Exercise> stock() const;
    bool isPlayed(const QString& game) const;
    QString titleOf(const KeptExercise& exercise) const;
    QDate dailyDate() const { return practice_.now().toUTC().date(); }

    Library& library_;
    Practice practice_;
    QString game_; ///< id; empty: all
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_;
    bool isRead_ = false;
    std::function<void()> then_; ///< once all games are read
    ExerciseList exercises_; ///< once all games are read
    QTimer minute_{this}; ///< looks for the next day, also after a sleep or a change of the clock
    std::pair<QDate, QDate> day_; ///< that is shown: of the practice, and of the puzzle of the day
    QVBoxLayout* round_ = nullptr;
    QVBoxLayout* result_ = nullptr;
    QVBoxLayout* daily_ = nullptr;
    QVBoxLayout* ratings_ = nullptr;
    QVBoxLayout* themes_ = nullptr;
    QLabel* notes_ = nullptr;
    class Button* first_ = nullptr; ///< goes on; null: there is nothing to do
};

} // namespace parlour
