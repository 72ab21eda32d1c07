// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Another program as a bot: its command, what it says of itself, and a form made from the options that it offers. Opened
// from the new-game sheet. The program is asked on a thread of its own; nothing here waits for it.
#pragma once

#include "app/bots/bot_inquiry.h"
#include "app/store/settings.h"
#include "app/widgets/sheet.h"

class QFormLayout;
class QLineEdit;

namespace parlour {

class ProgramSheet : public Sheet {
    Q_OBJECT

public:
    /// `id` is the program that sits there now; empty: none.
    ProgramSheet(const std::string& game, const std::string& id, Settings& settings, QWidget* window);

    /// Where the keyboard begins.
    QWidget* commandField() const;

signals:
    /// It has been asked, plays the game and is remembered.
    void chosen(const std::string& id);

private:
    void makeForm();
    void say(const QString& text);
    QWidget* makeKnown();
    void check();
    void answered(const std::shared_ptr<const BotReady>& ready, const Error& problem);
    void addOption(const BotOption& option);
    QWidget* makeControl(const BotOption& option, const QString& label);
    void accept();

    const std::string game_;
    Settings& settings_;
    BotCommand command_; ///< as checked
    std::shared_ptr<const BotReady> ready_; ///< null: not checked
    BotInquiry inquiry_;
    QLineEdit* line_;
    QLineEdit* ownName_; ///< what the person calls it
    Button* check_;
    QLabel* state_;
    QWidget* options_;
    QFormLayout* rows_;
    QLabel* notice_;
    Button* sit_;
};

} // namespace parlour
