// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet that sets up a contest: game, format, rules, matches, seed, a test, and entrants. The window plays the chosen
// plan.
#pragma once

#include "app/contest/contest_plan.h"
#include "app/store/settings.h"
#include "app/widgets/sheet.h"
#include "engine/base/stop.h"

class QLineEdit;
class QVBoxLayout;

namespace parlour {

class RuleRow;

class NewContestSheet : public Sheet {
    Q_OBJECT

public:
    /// Starts from `plan`, which may be incomplete.
    NewContestSheet(const ContestPlan& plan, Settings& settings, QWidget* window);

    ~NewContestSheet() override;

    /// The default plan: a league of the stronger bots of a game.
    static ContestPlan usualPlan(const std::string& game);
    /// A small league of the person and three players, with the rules of people's games.
    static ContestPlan tournamentPlan(const std::string& game);

signals:
    /// A complete plan.
    void chosen(const parlour::ContestPlan& plan);

private:
    QWidget* makePlan();
    QWidget* makeEntrants();
    QWidget* makeFoot();
    QWidget* makeGames();
    QWidget* makeFormats();
    void setGame(const std::string& game);
    void fillNumbers();
    void addNumber(const QString& name, const QString& explanation, std::int64_t value, std::int64_t low, std::int64_t high,
                   const std::function<void(std::int64_t)>& set);
    void addTest();
    void fillRules();
    void fillEntrants();
    bool hasPerson() const;
    void toggle(const std::string& entrant);
    void chooseProgram();
    /// Shows the problem of the plan, if any, and enables the start button otherwise.
    void check();
    void start();
    /// Measures how long the matches of a plan take, unless that is known, and shows the time of all.
    void measure(const ContestPlan& plan);
    void showTime(const ContestPlan& plan);

    Settings& settings_;
    ContestPlan plan_;
    bool isTested_ = false; ///< by a sequential probability ratio test (SPRT)
    SprtBounds bounds_;
    QVBoxLayout* numbers_ = nullptr;
    QVBoxLayout* rules_ = nullptr;
    QVBoxLayout* entrants_ = nullptr;
    std::vector<RuleRow*> ruleRows_;
    ContestPlan measured_; ///< the plan whose matches were measured last, whatever their number
    std::optional<double> secondsPerMatch_;
    stop_source measuring_;
    QLabel* formatNote_ = nullptr;
    QLabel* time_ = nullptr;
    QLabel* order_ = nullptr;
    QLabel* problem_ = nullptr;
    QLineEdit* seed_ = nullptr;
    Button* start_ = nullptr;
};

} // namespace parlour
