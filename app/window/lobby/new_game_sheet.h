// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet with rules, seats, pace and seed of a new game. The rules come from GameInfo::options, so further games need no
// changes here.
#pragma once

#include "app/seating/setup.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

#include <functional>
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
    /// Asks for the page of these rules; the sheet stays open.
    void rulesWanted(const parlour::RuleMap& rules);

private:
    QWidget* makeHead(const WindowStyle& style);
    std::optional<DeckChoice> deckChoice(const WindowStyle& style) const;
    QWidget* makeRules();
    QWidget* makeSeats();
    QWidget* makeFoot();
    RuleRow* makeRule(const RuleOption& option);
    void setRule(const std::string& key, const std::string& value);
    /// Marks the values that are incompatible with the present rules.
    void checkValues();
    /// Rebuilds the rows and gives the focus to that of the seat `focused`.
    void fillSeats(std::optional<std::size_t> focused = std::nullopt);
    void fitParts();
    QWidget* makeSeat(std::size_t seat);
    QWidget* makePicker(std::size_t seat);
    QWidget* makePersonField(std::size_t seat);
    QWidget* makeOwnField(std::size_t seat);
    QWidget* makeNameField(const QString& title, const QString& name, const QString& button,
                           const std::function<void(const QString&)>& take);
    void chooseProgram(std::size_t seat);
    void setSeat(std::size_t seat, const std::string& who);
    void sealDeal();
    void play();

    const GameInfo& info_;
    const GameTable& table_;
    Settings& settings_;
    Setup setup_;
    std::vector<RuleRow*> rules_;
    QScrollArea* seatsArea_ = nullptr;
    QWidget* seats_ = nullptr; ///< within seatsArea_
    std::string level_; ///< the last level seated here; empty: none
    int open_ = -1; ///< the seat whose list of bots is open; -1: none
    QLineEdit* seed_ = nullptr;
    Button* sealed_ = nullptr;
    QLabel* problem_ = nullptr;
    Button* play_ = nullptr;
};

} // namespace parlour
