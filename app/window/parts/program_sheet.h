// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet that seats an external program as a bot: its command, its description, and a form for its options. The handshake
// runs on another thread, so the window never waits for it.
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
    /// `id`: the bot that is seated now; a program fills the form.
    ProgramSheet(const std::string& game, const std::string& id, Settings& settings, QWidget* window);

    /// The field that has the focus at first.
    QWidget* commandField() const;

signals:
    /// The program passed the check, plays the game, and is now known to the settings.
    void chosen(const std::string& id);

private:
    void makeForm();
    void showState(const QString& text);
    QWidget* makeKnown();
    void check();
    void answered(const std::shared_ptr<const BotReady>& ready, const Error& problem);
    void addOption(const BotOption& option);
    QWidget* makeControl(const BotOption& option, const QString& label);
    void accept();

    const std::string game_;
    Settings& settings_;
    BotCommand command_; ///< the command checked last
    std::shared_ptr<const BotReady> ready_; ///< null until the check succeeds
    BotInquiry inquiry_;
    QLineEdit* line_;
    QLineEdit* ownName_; ///< the person's name for the program
    Button* check_;
    QLabel* state_;
    QWidget* options_;
    QFormLayout* rows_;
    QLabel* notice_;
    Button* accept_;
};

} // namespace parlour
