// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the practice: the present round or its result, and what is due by game and kind of mistake. A thread reads the
// games (HistoryReader); pure functions choose the exercises (app/analysis). The window shows each exercise at a table.
#pragma once

#include "app/analysis/library.h"
#include "app/analysis/practice.h"
#include "app/widgets/page.h"

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

signals:
    /// Show the next exercise of the round.
    void exerciseWanted();
    void historyWanted();
    void said(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build() override;
    void read();
    void fill();
    void fillRound(const std::vector<Exercise>& exercises, bool hasPuzzles);
    void fillKinds(const std::vector<Exercise>& exercises);
    void fillNotes(const std::vector<Exercise>& exercises, int puzzles);
    void begin();
    void redo();
    bool keep(const Expected<void>& kept);
    std::vector<Exercise> wanted() const;
    std::vector<Exercise> stock() const;
    QString kindOf(const Exercise& exercise) const;

    Library& library_;
    Practice practice_;
    QString game_; ///< id; empty: all
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_;
    bool isRead_ = false;
    ExerciseList exercises_; ///< once all games are read
    QVBoxLayout* round_ = nullptr;
    QVBoxLayout* kinds_ = nullptr;
    QLabel* notes_ = nullptr;
    class Button* first_ = nullptr; ///< goes on; null: there is nothing to do
};

} // namespace parlour
