// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules, seats, pace and seed of a new game. The rules come from GameInfo::options, so a new game needs nothing here.
#pragma once

#include "app/bots/strengths.h"
#include "app/seating/setup.h"
#include "app/tables/game_table.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

#include <optional>

class QLineEdit;

namespace parlour {

class RuleRow;

class NewGameSheet : public Sheet {
    Q_OBJECT

public:
    NewGameSheet(const GameInfo& info, const GameTable& table, const WindowStyle& style, Settings& settings,
                 QWidget* window);

signals:
    void chosen(const parlour::Setup& setup);
    /// The sheet is closed.
    void rulesWanted(const parlour::RuleMap& rules);

private:
    QWidget* makeHead(const WindowStyle& style);
    QWidget* makeRules();
    QWidget* makeSeats();
    QWidget* makeFoot();
    RuleRow* makeRule(const RuleOption& option);
    void setRule(const std::string& key, const std::string& value);
    /// Says of every value whether it goes with the others.
    void checkValues();
    /// The keyboard goes to the row of the seat `focused`.
    void fillSeats(std::optional<std::size_t> focused = std::nullopt);
    QWidget* makeSeat(std::size_t seat);
    QWidget* makePicker(std::size_t seat);
    std::optional<Strength> strengthAt(const std::string& bot) const;
    void chooseProgram(std::size_t seat);
    void setSeat(std::size_t seat, const std::string& who);
    void play();

    const GameInfo& info_;
    const GameTable& table_;
    Settings& settings_;
    Setup setup_;
    std::vector<RuleRow*> rules_;
    QWidget* seats_ = nullptr;
    std::string level_; ///< of our own players, if one was chosen here
    int open_ = -1; ///< the seat whose bots are listed
    QLineEdit* seed_ = nullptr;
    QLabel* problem_ = nullptr;
    Button* play_ = nullptr;
};

} // namespace parlour
