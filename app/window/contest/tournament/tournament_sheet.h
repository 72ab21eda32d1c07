// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet in which a person sets up a tournament: game, league or cup, who plays, how many matches, and how long that
// takes. Rules and programs are in the sheet of contests, one click away.
#pragma once

#include "app/contest/contest_plan.h"
#include "app/store/settings.h"
#include "app/widgets/sheet.h"

class QLineEdit;
class QVBoxLayout;

namespace parlour {

class TournamentSheet : public Sheet {
    Q_OBJECT

public:
    /// Starts from `plan`, which has a person and may be incomplete.
    TournamentSheet(const ContestPlan& plan, Settings& settings, QWidget* window);

signals:
    /// A complete plan.
    void chosen(const parlour::ContestPlan& plan);
    /// The sheet of contests, with this plan, which may be incomplete.
    void moreWanted(const parlour::ContestPlan& plan);

private:
    QWidget* makePlan();
    QWidget* makeOpponents();
    QWidget* makeFoot();
    void setGame(const std::string& game);
    void fillNumber();
    void fillOpponents();
    void toggle(const std::string& bot);
    ContestPlan plan() const;
    void check();
    void start();

    Settings& settings_;
    ContestPlan plan_; ///< without the second person
    QVBoxLayout* number_ = nullptr;
    QVBoxLayout* opponents_ = nullptr;
    QLineEdit* second_ = nullptr;
    QLabel* time_ = nullptr;
    QLabel* problem_ = nullptr;
    Button* start_ = nullptr;
};

} // namespace parlour
