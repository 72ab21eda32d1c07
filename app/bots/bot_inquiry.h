// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks a program whether it is a bot without blocking the GUI thread. Used by the window's form for other programs.
#pragma once

#include "app/bots/bot_source.h"

#include <QObject>

namespace parlour {

class BotInquiry : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BotInquiry() override;

    /// Starts the program and asks for its description; `answered` follows, unless another question replaces this one.
    void ask(const std::string& name, const std::string& game);

signals:
    /// `ready` is null if the program is no bot of that game; `problem` gives the reason.
    void answered(std::shared_ptr<const parlour::BotReady> ready, const parlour::Error& problem);

private:
    struct Link;
    std::shared_ptr<Link> link_;
};

} // namespace parlour
